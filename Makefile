# Everything happens in .venv; nothing but Python 3.11+ and make is needed before.
PYTHON ?= python3
BIN := .venv/bin

# What the page is made of; hatch_build.py says the same.
PAGE := $(shell find regna/web regna/texts regna/games \( -name node_modules -o -name dist -o -name __pycache__ \) -prune \
	-o -type f ! -name '*.py' -print)

play: .venv/.play
	$(BIN)/regna serve --open

test: .venv/.test web
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/.check web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd regna/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run check

format: .venv/.check
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.bench
	$(BIN)/python -m bench

load: .venv/.test
	$(BIN)/python -m bench.load

soak: .venv/.test
	$(BIN)/python -m tests.soak --games 10000
	REGNA_ALL_CASES=1 $(BIN)/pytest -n auto tests/contract

web: .venv/.web
	$(BIN)/python hatch_build.py

web-dev: web
	cd regna/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run dev

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/.play: pyproject.toml hatch_build.py $(PAGE) | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

.venv/.test: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ .venv/.play .venv/.web

.venv/.check: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,check]'
	@touch $@ .venv/.play .venv/.test .venv/.web

.venv/.bench: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@ .venv/.play

.venv/.web: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@ .venv/.play

.PHONY: play test check format bench load soak web web-dev
