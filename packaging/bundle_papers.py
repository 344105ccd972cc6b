"""The papers beside the packaged program: how to start it, and the licence of everything that is in it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from importlib import metadata
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"

Paper = tuple[Path, str]
"""Where it is, and its path beside the program."""

LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)
DOCUMENTS_OF_DEBIAN = Path("/usr/share/doc")
COMMON_LICENCES = Path("/usr/share/common-licenses")
"""Debian's copyright files only name the texts that lie here."""

TEXT_ELSEWHERE: Mapping[str, str] = {
    "pyside6-essentials": "licences/Qt",
    "shiboken6": "licences/Qt",
    "fluent-runtime": "LICENSE.txt",
    "fluent-syntax": "LICENSE.txt",
    "font-source-sans-pro": "_internal/font_source_sans_pro/files",
    "font-source-serif-pro": "_internal/font_source_serif_pro/files",
}
"""Packages that bring no text of their own, or bring it beside what they hold; where it lies beside the program."""

STAYS_BEHIND = ("pycparser",)
"""What another package is installed with, though nothing here asks for it."""

FREEZERS = ("pyinstaller", "pyinstaller-hooks-contrib")
"""A part of each is in the bundle: what starts the program."""


class PaperMissing(Exception):
    """Something would be passed on without its licence."""


def lay_beside(folder: Path, system_libraries: Iterable[str]) -> None:
    """Everything there is to read, into the folder of the program."""
    for source, inside in papers(system_libraries):
        target = folder / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for package, inside in TEXT_ELSEWHERE.items():
        if not (folder / inside).exists():
            raise PaperMissing(f"the licence text of {package} is not in {inside}")


def papers(system_libraries: Iterable[str]) -> Iterator[Paper]:
    yield PACKAGING / "bundle_readme.txt", "README.txt"
    yield ROOT / "LICENSE", "LICENSE.txt"
    yield ROOT / "docs" / "licences.md", "licences/README.md"
    yield licence_of_python(), "licences/Python/LICENSE.txt"
    yield from ((text, f"licences/Qt/{text.name}") for text in sorted((PACKAGING / "licences").glob("*.txt")))
    for package in (*passed_on(), *FREEZERS):
        found = list(licences_of_package(package))
        if not found and package not in TEXT_ELSEWHERE:
            raise PaperMissing(f"{package} brings no licence text")
        yield from found
    yield from licences_of_system(system_libraries)


def licence_of_python() -> Path:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    debian = DOCUMENTS_OF_DEBIAN / f"python3.{sys.version_info[1]}" / "copyright"
    for file in (*(place / "LICENSE.txt" for place in places), debian):
        if file.exists():
            return file
    raise PaperMissing(f"no licence text of Python in {', '.join(map(str, places))}")


def licences_of_package(name: str) -> Iterator[Paper]:
    """What lies in its metadata."""
    for file in metadata.files(name) or ():
        if LICENCE.match(file.name) and file.parts[0].endswith(".dist-info"):
            inside = PurePosixPath(*file.parts[1:])
            inside = inside.relative_to("licenses") if inside.parts[0] == "licenses" else inside
            yield Path(str(file.locate())), f"licences/{name}/{inside}"


def licences_of_system(libraries: Iterable[str]) -> Iterator[Paper]:
    """Of each Debian package that a library comes from. Elsewhere nothing of the system goes into the bundle."""
    packages = sorted({package_of(library) for library in libraries})
    named: set[str] = set()
    for package in packages:
        copyright_file = DOCUMENTS_OF_DEBIAN / package / "copyright"
        if not copyright_file.exists():
            raise PaperMissing(f"no {copyright_file}")
        named |= licences_named(copyright_file.read_text(encoding="utf-8", errors="replace"))
        yield copyright_file, f"licences/system/{package}.txt"
    for name in sorted(named):
        if (COMMON_LICENCES / name).exists():
            yield COMMON_LICENCES / name, f"licences/system/common/{name}.txt"


def package_of(library: str) -> str:
    """The Debian package that brought this file."""
    if shutil.which("dpkg-query") is None:
        raise PaperMissing(f"{library}: only on Debian and Ubuntu can its licence be found")
    *_, folder, name = Path(library).parts
    command = ["dpkg-query", "--search", f"*/{folder}/{name}"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode:
        raise PaperMissing(f"no Debian package brings {library}")
    return package_in(found.stdout)


def package_in(answer: str) -> str:
    """Of `libzstd1:amd64: /usr/lib/…/libzstd.so.1`."""
    return answer.partition(":")[0]


def licences_named(text: str) -> set[str]:
    return {name.rstrip(".") for name in re.findall(rf"{COMMON_LICENCES.as_posix()}/([\w.-]+)", text)}


def passed_on() -> list[str]:
    return [name for file in ("run", "sound") for name in pinned(file) if name not in STAYS_BEHIND]


def pinned(requirements: str) -> list[str]:
    """The packages of a requirements file that are installed here."""
    text = (PACKAGING / "requirements" / f"{requirements}.txt").read_text(encoding="utf-8")
    installed = {normal(found.name) for found in metadata.distributions()}
    return [name for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE) if normal(name) in installed]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
