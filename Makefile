PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
PY := $(BIN)/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.PHONY: help setup run test bench screenshots fits monkey fuzz lint lock words clean graphics

help:
	@echo "make run          play (or write a demo's pictures to build/demo where there is no screen)"
	@echo "make test         everything that has to hold: lint, types, tests, coverage, Android package"
	@echo "make setup        only install what is needed, into .venv"
	@echo "make bench        measure speed"
	@echo "make screenshots  draw every screen into build/screenshots"
	@echo "make fits         look over every screen in every size of window and text"
	@echo "make monkey       touch everything 20,000 times at random"
	@echo "make fuzz         feed 50,000 spoiled files to the import"
	@echo "make lint         only style and types"
	@echo "make lock         pin the newest allowed versions again (needs uv)"
	@echo "make words        make the word data of PAIR THREE again (needs pip and apt-get)"
	@echo "make clean        remove what the other targets made, but not .venv"

# A stamp is older than its lock file exactly when the lock has changed since it was installed.
setup: .venv/.app .venv/.dev

.venv/.app: requirements.txt
	@$(PYTHON) tools/system_check.py python
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@echo "Installing what the app needs"
	@$(INSTALL) -r $<
	@touch $@

.venv/.dev: requirements-dev.txt .venv/.app
	@echo "Installing what the checks need"
	@$(INSTALL) -r $<
	@touch $@

graphics: .venv/.app
	@$(PY) tools/system_check.py graphics

run: graphics
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" != Linux ]; \
	then $(PY) main.py; \
	else $(PY) -m tools.demo --out build/demo; fi

test: setup graphics lint
	@mkdir -p build/coverage
	$(PY) -m pytest -q -n 2 --dist loadgroup --cov --cov-report=term tests/rules
	$(PY) -m pytest -q -n 2 --dist loadgroup --ignore tests/rules
	$(PY) -OO -m tests.stripped
	$(PY) -m tools.check_android

lint: setup
	$(PY) -m ruff check .
	$(PY) -m mypy

# Only the benchmarks need their peers.
.venv/.bench: requirements-bench.txt .venv/.dev
	@echo "Installing what the benchmarks compare with"
	@$(INSTALL) -r $<
	@touch $@

bench: setup .venv/.bench graphics
	$(PY) -m tools.bench

screenshots: graphics
	$(PY) -m tools.screenshots --out build/screenshots

fits: graphics
	$(PY) -m tools.fits

monkey: setup graphics
	$(PY) -m tools.monkey

fuzz: setup
	$(PY) -m tools.fuzz_imports

lock:
	@command -v uv >/dev/null || { echo "make lock needs uv on the PATH."; exit 1; }
	@for name in requirements requirements-dev requirements-bench; do \
		$(COMPILE) --upgrade $$name.in -o build-lock.tmp || exit 1; \
		{ echo "# Made by make lock from $$name.in; do not edit."; cat build-lock.tmp; } > $$name.txt; \
		rm -f build-lock.tmp; \
	done

words: .venv/.app
	$(PY) -m tools.make_words

clean:
	rm -rf build bin .buildozer .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage*
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
