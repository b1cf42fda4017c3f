# Needs Python 3.11 or newer and make; everything else goes into .venv.
# ARGS reaches the program behind a target: make test ARGS="-k settle", make run ARGS="--help".

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
INSTALLED := .venv/.installed
INSTALLED_FAST := .venv/.installed-fast

.DEFAULT_GOAL := help
.PHONY: help run test lint bench build-fast golden clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(INSTALLED) ## Play Race for the Galaxy in the terminal
	$(BIN)/orrery play race $(ARGS)

test: lint ## Lint, then run every test and record which rules they prove
	$(BIN)/python -m pytest -n 2 $(ARGS)

lint: $(INSTALLED) ## Check style and types
	$(BIN)/ruff check
	$(BIN)/mypy

bench: $(INSTALLED) ## Measure speed
	$(BIN)/orrery bench $(ARGS)

build-fast: $(INSTALLED_FAST) ## Compile the engine with mypyc
	$(BIN)/python tools/build_fast.py $(ARGS)

golden: $(INSTALLED) ## Write the golden transcripts again, to be reviewed as a diff
	$(BIN)/python tools/golden.py $(ARGS)

clean: ## Remove everything that can be made again
	rm -rf .venv .orrery .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

$(INSTALLED): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(INSTALLED_FAST): $(INSTALLED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[fast]'
	@touch $@
