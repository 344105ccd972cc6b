"""Where assets and translations lie: beside the package in a checkout, else in the packaged bundle."""

import sys
from pathlib import Path


def root() -> Path:
    bundled = getattr(sys, "_MEIPASS", None)
    return Path(bundled) if bundled else Path(__file__).resolve().parents[2]


def assets() -> Path:
    return root() / "assets"


def translations() -> Path:
    return root() / "translations"
