"""Builds, checks and packs the program for Windows: dist/vestiges, which runs on machines without Python."""

import sys

from bundling import main

if __name__ == "__main__":
    sys.exit(main("win32", sys.argv[1:]))
