# Everything happens in .venv; nothing but Python 3.11+ and make is needed before.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# What is installed is what a lock names, every file by its hash. LOCKED=no takes the newest that pyproject.toml allows, for machines
# that the locked versions do not fit.
LOCKED ?= yes
ifeq ($(LOCKED),yes)
INSTALL = $(PIP) --require-hashes -r $< || { echo '$< cannot be installed here. Without it: make LOCKED=no $(MAKECMDGOALS)'; exit 1; }; \
	$(PIP) --no-deps --no-build-isolation -e .
else
INSTALL = $(PIP) -e '.[$(EXTRAS)]'
endif

# What the page is made of; hatch_build.py says the same.
PAGE := $(shell find regna/web regna/texts regna/games \( -name node_modules -o -name dist -o -name __pycache__ \) -prune \
	-o -type f ! -name '*.py' -print)

play: .venv/.play
	$(BIN)/regna serve --open

test: .venv/.dev web
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/.dev web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd regna/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run check

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.dev
	$(BIN)/python -m bench

load: .venv/.dev
	$(BIN)/python -m bench.load

soak: .venv/.dev
	$(BIN)/python -m tests.soak --games 10000
	REGNA_ALL_CASES=1 $(BIN)/pytest -n auto tests/contract

web: .venv/.dev
	$(BIN)/python hatch_build.py

web-dev: web
	cd regna/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run dev

# requirements.lock is for playing and hosting, requirements-dev.lock for everything. What is locked stays, if pyproject.toml allows it;
# `make lock UPGRADE=--upgrade` takes the newest.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(UPGRADE) pyproject.toml
lock: | .venv/bin/python
	$(PIP) 'uv<1'
	$(COMPILE) --extra web --output-file requirements.lock
	$(COMPILE) --all-extras --constraints requirements.lock --output-file requirements-dev.lock

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/.play: EXTRAS := web
.venv/.play: requirements.lock pyproject.toml hatch_build.py $(PAGE) | .venv/bin/python
	$(INSTALL)
	@touch $@

.venv/.dev: EXTRAS := test,check,bench
.venv/.dev: requirements-dev.lock pyproject.toml | .venv/bin/python
	$(INSTALL)
	@touch $@ .venv/.play

.PHONY: play test check format bench load soak pictures web web-dev lock
