"""Builds, checks and packs the program for Linux: dist/vestiges, which runs on machines without Python."""

import sys

from bundling import main

if __name__ == "__main__":
    sys.exit(main("linux", sys.argv[1:]))
