"""Writes docs/licences.md: under which licence each package of the requirements comes, as its metadata says.

Run it in an environment that holds them all: .venv/bin/python packaging/licences.py
"""

import re
from collections.abc import Iterable
from importlib.metadata import PackageMetadata, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "packaging" / "requirements"
PAGE = ROOT / "docs" / "licences.md"

INTRODUCTION = """\
# Licences of what Vestiges stands on

Vestiges itself is under the Apache License 2.0 (`LICENSE`). None of the packages below is part of this
repository: the bootstrap fetches them, pinned with their hashes. A bundle (`packaging/bundle_*.py`) passes on those of
the first two tables, trimmed, with this page and the text of every licence in its folder `licences/`. This page is
written by `packaging/licences.py` from the metadata of the installed packages.

- **Qt and PySide6** (pyside6-essentials, shiboken6) are used under the **LGPL 3**: as shared libraries in
  packages of their own, which anyone may replace by another build. In a bundle they are the files in
  `_internal/PySide6` and `_internal/shiboken6`. Their sources are to be had from the Qt project:
  <https://download.qt.io/official_releases/qt/> and <https://download.qt.io/official_releases/QtForPython/>. Qt holds
  parts by others, all named in <https://doc.qt.io/qt-6/licenses-used-in-qt.html>.
- **The typefaces** Source Serif Pro and Source Sans Pro are under the **SIL Open Font License 1.1**. They may
  be passed on with the program, together with their licence, but not sold by themselves; “Source” is a
  reserved name. A bundle keeps the licence beside the faces, in `_internal/font_source_*/files`.
- **chess** (python-chess, GPL 3 or later) is only the yardstick of `vestiges bench`: it runs on a developer's
  machine, and is neither imported by the program nor passed on with it.
- A bundle also holds **Python** (PSF-2.0) and what starts it, **PyInstaller**’s bootloader (GPL 2 or later, with the
  exception that it may start programs under any licence). On Linux it holds libraries of the system that built it,
  such as GLib, D-Bus and libxkbcommon, as files of their own: `licences/system` names them, their licences and
  where their sources are.
"""


def main() -> None:
    parts = (
        INTRODUCTION,
        section("The program", "run"),
        section("What plays its sounds, on systems that it has wheels for", "sound"),
        section("Only for tests, checks and the bench", "dev"),
        section("Only to install Vestiges", "build"),
        section("Only to make a bundle", "bundle"),
    )
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def section(title: str, requirements: str) -> str:
    lines = (REQUIREMENTS / f"{requirements}.txt").read_text(encoding="utf-8").splitlines()
    rows = "\n".join(f"| {name} | {version} | {licence} |" for name, version, licence in table(lines))
    return f"## {title}\n\n| package | version | licence |\n|---|---|---|\n{rows}\n"


def table(lines: Iterable[str]) -> Iterable[tuple[str, str, str]]:
    for line in lines:
        if found := re.match(r"([\w.-]+)==(\S+)", line):
            yield found[1], found[2], licence_in(metadata(found[1]))


def licence_in(said: PackageMetadata) -> str:
    """Packages say it in one of three ways; the older ones put a whole licence text in the second."""
    for field in ("License-Expression", "License"):
        if field in said and "\n" not in said[field]:
            return said[field]
    classifiers = said.get_all("Classifier") or []
    return ", ".join(line.split(" :: ")[-1] for line in classifiers if line.startswith("License"))


if __name__ == "__main__":
    main()
