# Needs Python 3.11 or newer and make; everything else goes into .venv.
# ARGS reaches the program behind a target: make test ARGS="-k settle", make run ARGS="--help".

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
INSTALLED := .venv/.installed
INSTALLED_FAST := .venv/.installed-fast
WEB := src/orrery/server/static/index.html
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' -not -name wire.ts) \
	$(wildcard src/orrery/text/*.ftl) $(wildcard src/orrery/server/wire/*.py) tools/wire_types.py tools/build_web.py

GAME ?= race
N ?= 200
SEED ?= 1

.DEFAULT_GOAL := help
.PHONY: help run client test mutants lint bench bench-odds bench-web build-fast golden clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(WEB) ## Play in the browser: start the server on this machine and open it
	$(BIN)/orrery serve $(ARGS)

# Compiled modules are kept, or the servers that the tests start would compile everything anew.
test: export PYTHONDONTWRITEBYTECODE :=
test: lint $(WEB) ## Lint, then run every test and record which rules they prove
	$(BIN)/python -m pytest -n 2 --dist loadgroup $(ARGS)

mutants: $(INSTALLED) ## Break the rules of GAME in N places and see which tests notice (GAME=race N=200 SEED=1)
	$(BIN)/python -m tools.mutants $(GAME) -n $(N) --seed $(SEED) $(ARGS)

lint: $(INSTALLED) ## Check style and types
	$(BIN)/ruff check
	$(BIN)/python tools/build_web.py --check & web=$$!; $(BIN)/mypy; python=$$?; wait $$web && exit $$python

client: $(WEB) ## Build the browser client if its sources changed

bench: $(INSTALLED) ## Measure the speed of the engine
	$(BIN)/orrery bench $(ARGS)

bench-odds: $(INSTALLED) ## Hold battle odds against 100,000 battles by the rules
	$(BIN)/python bench/odds.py $(ARGS)

bench-web: $(WEB) ## Measure the server under load, and how soon the page can be used
	$(BIN)/python bench/web_load.py $(ARGS)
	PYTHONPATH=. $(BIN)/python bench/first_load.py

build-fast: $(INSTALLED_FAST) ## Compile the engine with mypyc
	$(BIN)/python tools/build_fast.py $(ARGS)

golden: $(INSTALLED) ## Write the golden transcripts again, to be reviewed as a diff
	$(BIN)/python tools/golden.py $(ARGS)

clean: ## Remove everything that can be made again
	rm -rf .venv .orrery .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules web/src/net/wire.ts src/orrery/server/static
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

# The install builds the browser client too (hatch_build.py), unless ORRERY_SKIP_WEB is set.
$(INSTALLED): pyproject.toml hatch_build.py
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(WEB): $(WEB_SOURCES) | $(INSTALLED)
	test -n "$$ORRERY_SKIP_WEB" || $(BIN)/python tools/build_web.py

$(INSTALLED_FAST): $(INSTALLED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[fast]'
	@touch $@
