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

# What the page is made of, the games' tables among it; hatch_build.py knows whether it has to be built anew.
PAGE := $(shell find regna/web regna/texts regna/games \( -name node_modules -o -name dist -o -name __pycache__ \) -prune \
	-o -type f ! -name printed.json ! -name table.json -print)

play: .venv/.play
	$(BIN)/regna serve --open

test: .venv/.dev web
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/.dev web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd regna/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run check

format: .venv/.dev web
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd regna/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run format

# The rules compiled with mypyc, in a copy of the package; GAMES="alba_longa" compiles no other game, with LEVEL=0 faster and for slower play.
LEVEL ?= 2
compiled: .venv/.dev
	REGNA_COMPILE_LEVEL=$(LEVEL) $(BIN)/python compile_rules.py build/compiled $(GAMES)

# What depends on the rules, played by the compiled ones; the tests are copied, so that they find no others.
test-compiled: compiled
	rm -rf build/compiled/tests && cp -r tests compile_rules.py build/compiled
	cd build/compiled && $(CURDIR)/$(BIN)/pytest -c $(CURDIR)/pyproject.toml --rootdir . -n auto --dist worksteal $(or $(TESTS),tests/kernel tests/contract tests/rulebook)

bench: compiled
	rm -rf build/compiled/bench && cp -r bench build/compiled
	$(BIN)/python -m bench $(BENCH)

load: .venv/.dev
	$(BIN)/python -m bench.load $(LOAD)

archive: .venv/.dev
	$(BIN)/python -m bench.archive

# Their names begin with make_, so that the tests do not make them.
pictures: .venv/.dev web
	REGNA_BROWSER_TESTS=1 $(BIN)/pytest -q tests/browser/make_pictures.py

screens: .venv/.dev web
	REGNA_BROWSER_TESTS=1 REGNA_SCREENS=1 $(BIN)/pytest -q tests/browser/test_looks.py

soak: .venv/.dev web
	$(BIN)/python -m tests.soak --games 10000
	$(BIN)/python -m tests.soak --games 10000 --box crowns
	$(BIN)/python -m tests.soak --games 10000 --game devil
	REGNA_ALL_CASES=1 $(BIN)/pytest -n auto --dist worksteal tests/contract tests/browser

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

.venv/.dev: EXTRAS := test,check,bench,compile,research,ray
.venv/.dev: requirements-dev.lock pyproject.toml | .venv/bin/python
	$(INSTALL)
	@touch $@ .venv/.play

.PHONY: play test check format compiled test-compiled bench load archive soak pictures screens web web-dev lock
