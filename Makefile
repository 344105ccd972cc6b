# The doors to packaging/bootstrap.py; on Windows: py packaging\bootstrap.py play
# Another Python: make test PYTHON=python3.13      Only some tests: make test ARGS="-k bootstrap"
PYTHON ?= python3
ARGS ?=

.PHONY: play test setup check bundle pictures

play test setup check:
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)

# The program that runs without Python, in dist/; ARGS=--check only checks what is there.
bundle:
	@$(PYTHON) packaging/bundle_$(if $(filter Darwin,$(shell uname -s)),macos,linux).py $(ARGS)

# The small pictures of README.md, made anew in docs/pictures/; after `make setup`.
pictures:
	@.venv/bin/python packaging/pictures.py
