# Everything happens in .venv; nothing but Python 3.11+ and make is needed before.
PYTHON ?= python3
BIN := .venv/bin

play: .venv/.play
	$(BIN)/regna play

test: .venv/.test
	$(BIN)/pytest -n auto

check: .venv/.check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: .venv/.check
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.bench
	$(BIN)/python -m bench

load: .venv/.test
	$(BIN)/python -m bench.load

soak: .venv/.test
	$(BIN)/python -m tests.soak --games 10000

web: .venv/.web
	cd regna/web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm install && PATH="$(CURDIR)/.venv/bin:$$PATH" npm run build

web-dev: .venv/.web
	cd regna/web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm install && PATH="$(CURDIR)/.venv/bin:$$PATH" npm run dev

serve: web
	$(BIN)/regna serve

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/.play: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

.venv/.test: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ .venv/.play

.venv/.check: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,check]'
	@touch $@ .venv/.play .venv/.test

.venv/.bench: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@ .venv/.play

.venv/.web: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[server,web]'
	@touch $@ .venv/.play

.PHONY: play test check format bench load soak web web-dev serve
