"""What goes into the packaged program, and what of Python, Qt, Babel and the fonts stays behind. Standard library only.

Paths are those inside the bundle: `PySide6/Qt/plugins/platforms/libqxcb.so`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent

DATA = ("assets", "translations")
"""Of the project, beside its Python; rules/core/resources.py looks for them there."""
PAPERS = ("CHANGELOG.md", "LICENSE", "docs/licences.md")
"""What the page about the program shows."""

FONTS = ("font_source_sans_pro", "font_source_serif_pro")
FACES = ("Regular", "It", "Semibold", "SemiboldIt", "Bold")
"""As in desktop/style/fonts.py, which draws no other."""

ASKED_FOR_BY_NAME = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""pyqtgraph loads them for every chart, though ours are drawn without them."""

SOUND = ("miniaudio", "_cffi_backend")
"""What plays the sounds, where there are wheels of it; the second is loaded by the first, out of sight."""

NOT_NEEDED = (
    "tests",
    # They only built the wheel of miniaudio.
    "cffi",
    "pycparser",
    # Only the bench asks for it, and it must not be passed on with the program: docs/licences.md.
    "chess",
    # No network: nothing here speaks over it. The hashes that are asked for, Python computes by itself.
    "ssl",
    "_ssl",
    "_hashlib",
    "readline",
    "curses",
    "tkinter",
    "doctest",
    "setuptools",
    "distutils",
    "pkg_resources",
    "PIL",
    "matplotlib",
    "numpy.f2py",
    "numpy.random",
    "numpy.testing",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.jupyter",
    "pyqtgraph.opengl",
    *(
        f"PySide6.{name}"
        for name in (
            "QtConcurrent",
            "QtDBus",
            "QtDesigner",
            "QtHelp",
            "QtNetwork",
            "QtQml",
            "QtQuick",
            "QtQuickControls2",
            "QtQuickWidgets",
            "QtSql",
            "QtSvgWidgets",
            "QtTest",
            "QtUiTools",
            "QtXml",
        )
    ),
)
"""Modules that are left out. A test imports and draws everything without them."""

PLUGINS = (
    r"imageformats/(lib)?q(jpeg|webp|macheif)\.",
    r"platforms/(lib)?q(cocoa|offscreen|wayland|windows|xcb)\.",
    r"platforminputcontexts/lib(compose|ibus)platforminputcontextplugin\.",
    r"platformthemes/libqxdgdesktopportal\.",
    r"printsupport/",
    r"styles/",
    r"wayland-decoration-client/lib(adwaita|bradient)\.",
    r"wayland-shell-integration/libxdg-shell\.",
)
"""Photos of boards, windows on each system, accents typed there, how windows look, and printers. Our own pictures are
PNG, which Qt reads by itself."""

QT_LIBRARIES = (
    "Core",
    "DBus",
    "Gui",
    "OpenGL",
    "OpenGLWidgets",
    "PrintSupport",
    "Svg",
    "WaylandClient",
    "Widgets",
    "WlShellIntegration",
    "XcbQpa",
)
"""What the modules that we use need, and the plugins."""
QT_LIBRARY = re.compile(r"(lib)?Qt6?(?P<module>[A-Z]\w*)(\.so[.\d]*|\.dll|\.dylib|\.framework)?")
DRAWS_BY_OTHER_MEANS = re.compile(r"(opengl32sw|d3dcompiler_\w+|libEGL|libGLESv2)\.dll", re.IGNORECASE)
"""On Windows Qt brings what draws in three dimensions without a graphics card: 25 MB, and the table is flat."""

OF_THE_SYSTEM = re.compile(r"libcups\.so")
"""On Linux printers are those of the system, asked through its own library; without it one prints into a file."""

QT_WORDS = ("qtbase_fr.qm", "qtbase_en.qm")
QT_FOR_DEVELOPERS = frozenset({"glue", "metatypes", "modules", "qml", "scripts", "typesystems"})
LANGUAGES = re.compile(r"(root|(en|fr)(_\w+)?)\.dat")
"""Of Babel's plural rules and number formats: 1 MB of 32."""


def is_wanted(path: str) -> bool:
    """Whether this file belongs into the bundle."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    name = parts[-1]
    if "locale-data" in parts:
        return LANGUAGES.fullmatch(name) is not None
    if "zoneinfo" in parts:
        return False  # no sentence of ours tells the time
    if "PySide6" in parts:
        return is_wanted_of_qt(parts)
    return is_wanted_library(parts)


def is_wanted_of_qt(parts: Sequence[str]) -> bool:
    if "plugins" in parts:
        plugin = "/".join(parts[parts.index("plugins") + 1 :])
        return any(re.match(wanted, plugin) for wanted in PLUGINS)
    if "translations" in parts:
        return parts[-1] in QT_WORDS
    return QT_FOR_DEVELOPERS.isdisjoint(parts) and is_wanted_library(parts)


def is_wanted_library(parts: Iterable[str]) -> bool:
    """On macOS a library is a folder with its name in it."""
    found = (QT_LIBRARY.fullmatch(part) for part in parts)
    if any(library is not None and library["module"] not in QT_LIBRARIES for library in found):
        return False
    return not any(DRAWS_BY_OTHER_MEANS.fullmatch(part) or OF_THE_SYSTEM.match(part) for part in parts)


Entry = tuple[str, str, str]
"""How PyInstaller names a file: its path in the bundle, where it comes from, what it is."""


def without_orphans(entries: Sequence[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Without the libraries of the system that only asked for what is left out: GTK alone would bring twenty.

    `needs` tells the names of the libraries that a file asks for.
    """
    sources = {name: source for name, source, kind in entries if kind in ("BINARY", "EXTENSION")}
    reached: set[str] = set()
    extensions = {name for name, _, kind in entries if kind == "EXTENSION"}  # Python itself asks for them
    ahead = [name for name in sources if name in extensions or not is_of_system(name)]
    while ahead:
        name = ahead.pop()
        if name in sources and name not in reached:
            reached.add(name)
            ahead += needs(sources[name])
    return [entry for entry in entries if entry[0] in reached or entry[0] not in sources]


def is_of_system(name: str) -> bool:
    """PyInstaller lays them at the top; Python's own is opened by the program that starts it, which needs no other."""
    return "/" not in name and not name.startswith("libpython")


def data_of_project() -> list[tuple[str, str]]:
    """(where it is, folder in the bundle)."""
    files = (file for name in DATA for file in sorted((ROOT / name).rglob("*")) if file.is_file())
    papers = (ROOT / name for name in PAPERS)
    return [(str(file), file.parent.relative_to(ROOT).as_posix()) for file in (*files, *papers)]


def fonts(packages: Iterable[tuple[str, Path]]) -> list[tuple[str, str]]:
    """The faces that are drawn, with their licence, from each package's folder."""
    found = []
    for package, folder in packages:
        wanted = (file for file in (folder / "files").iterdir() if is_wanted_font(file.name))
        found += [(str(file), f"{package}/files") for file in sorted(wanted)]
    return found


def is_wanted_font(name: str) -> bool:
    return name.startswith("LICENSE") or any(name.endswith(f"-{face}.otf") for face in FACES)
