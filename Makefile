# Everything below sets itself up: the first call makes .venv, later ones are quick.
#   make run ARGS="--camera 1 --lang en"     make test TESTS=tests/vision     make models PHOTOS=~/photos
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

ARGS ?=
TESTS ?= tests
PHOTOS ?= ../shared/photos

# Any of these runs the app; Blender as a module wants 3.11, so that comes first.
PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13; do \
	$$python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null \
	&& { echo $$python; break; }; done)

APP := .venv
# Blender pins an older numpy, and with it an older OpenCV: training keeps away from the app.
TRAIN := .venv-train
INSTALL := -m pip install --quiet --disable-pip-version-check

OFF_SCREEN := SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy \
	KIVY_NO_ARGS=1 KIVY_NO_FILELOG=1 KIVY_LOG_MODE=PYTHON

.PHONY: help run test lint format models tables eval bench heldapart rendered clips fixtures demo auctions clean distclean \
	system photos

help: ## Show this
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: $(APP)/.ready ## Start the app on the camera, or on the demo recording (ARGS=…)
	@$(APP)/bin/gobelet $(ARGS)

test: lint ## Check style, types and borders, then run every test (TESTS=…)
	$(OFF_SCREEN) $(APP)/bin/python -m pytest --numprocesses auto --dist loadfile $(TESTS)

lint: $(APP)/.ready-dev ## Check style, types and borders only
	$(APP)/bin/ruff check --quiet .
	$(APP)/bin/ruff format --check --quiet .
	$(APP)/bin/mypy
	$(APP)/bin/lint-imports --no-cache --no-logo

format: $(APP)/.ready-dev ## Lay the code out as the checks want it
	$(APP)/bin/ruff check --quiet --fix .
	$(APP)/bin/ruff format .

models: photos $(TRAIN)/.ready ## Train the nets into models/ (hours on two cores)
	$(TRAIN)/bin/python -m vision.training.make_models --photos $(PHOTOS) $(ARGS)

tables: $(APP)/.ready ## Compute the chances to win in Zombie Dice (minutes; ARGS=mix for one reading)
	$(APP)/bin/python -m assistant.games.zombie_dice.make_tables $(ARGS)

eval: photos $(APP)/.ready heldapart clips ## Measure the nets on pictures with truth; writes models/eval.*, models/goals.md and the README's figures
	$(APP)/bin/python -m vision.training.evaluate --photos $(PHOTOS) $(ARGS)
	@test -n '$(ARGS)' || $(APP)/bin/python -m vision.training.evaluate_clips
	@test -n '$(ARGS)' || $(APP)/bin/python -m vision.training.evaluate_learnt
	@test -n '$(ARGS)' || $(APP)/bin/python -m vision.training.evaluate_cards
	@test -n '$(ARGS)' || $(APP)/bin/python -m tests.benchmarks.rules_aware --photos $(PHOTOS)
	$(APP)/bin/python -m vision.training.figures

bench: $(APP)/.ready-dev ## Print milliseconds a frame by stage; writes models/bench.json, models/goals.md and the README's figures
	$(APP)/bin/python -m tests.benchmarks.bench --json models/bench.json $(ARGS)
	$(APP)/bin/python -m tests.benchmarks.answers --json models/bench.json
	$(OFF_SCREEN) $(APP)/bin/python -m tests.benchmarks.frames
	$(APP)/bin/python -m vision.training.figures

heldapart: $(APP)/.ready ## Render what is lacking of the pictures that only measuring uses
	@$(APP)/bin/python -m vision.training.blender.heldapart --check || $(MAKE) --no-print-directory rendered

rendered: $(TRAIN)/.ready
	$(TRAIN)/bin/python -m vision.training.blender.heldapart

clips: .cache/clips/.made ## Make the clips that only measuring uses

fixtures: $(TRAIN)/.ready ## Render fixtures/images again
	$(TRAIN)/bin/python -m vision.training.blender.fixtures $(ARGS)

demo: $(TRAIN)/.ready ## Render fixtures/demo again
	$(TRAIN)/bin/python -m vision.training.blender.demo $(ARGS)

auctions: $(TRAIN)/.ready ## Trace fixtures/auctions again
	$(TRAIN)/bin/python -m vision.training.clips.auctions $(ARGS)

clean: ## Remove what the checks left
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis build out
	find . -name __pycache__ -not -path './.venv*' -prune -exec rm -rf {} +

distclean: clean ## Remove the virtual environments, renders and checkpoints too
	rm -rf $(APP) $(TRAIN) .cache

photos:
	@test -d '$(PHOTOS)' || { echo "There are no photographs in $(PHOTOS): name their folder with PHOTOS=…" >&2; exit 2; }

system:
	@test -n '$(PYTHON)' || { echo 'Gobelet needs Python 3.11, 3.12 or 3.13: name one with PYTHON=…' >&2; exit 2; }
	@tools/system_packages.sh $(PYTHON)

# "| system": looked after at each call, without making the rest anew.
$(APP)/.ready: pyproject.toml | system
	@echo 'Setting up $(APP)…'
	@$(PYTHON) -m venv $(APP)
	@$(APP)/bin/python $(INSTALL) --editable .
	@touch $@

$(APP)/.ready-dev: pyproject.toml $(APP)/.ready
	@echo 'Adding the checkers to $(APP)…'
	@$(APP)/bin/python $(INSTALL) --editable '.[dev]'
	@touch $@

$(TRAIN)/.ready: pyproject.toml | system
	@echo 'Setting up $(TRAIN)… (PyTorch and Blender are large)'
	@$(PYTHON) -m venv $(TRAIN)
	@$(TRAIN)/bin/python $(INSTALL) --editable '.[train]'
	@touch $@

.cache/clips/.made: vision/training/clips/clip_sets.py | $(TRAIN)/.ready
	$(TRAIN)/bin/python -m vision.training.clips.make_clips
	@touch $@
