# The doors to packaging/bootstrap.py; on Windows: py packaging\bootstrap.py play
# Another Python: make test PYTHON=python3.13      Only some tests: make test ARGS="-k bootstrap"
PYTHON ?= python3
ARGS ?=

.PHONY: play test setup check

play test setup check:
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)
