"""The system libraries that Qt needs on Linux: which are missing, and the Debian packages that bring them.

Elsewhere Qt's own packages hold all they need, so nothing is ever missing there. Standard library only.
To install what is missing, without the rest of the bootstrap: sudo python3 packaging/system_libraries.py
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple


class Library(NamedTuple):
    file: str
    package: str
    needed_without_screen: bool
    """Whether Qt fails to load at all without it; the others only serve a window."""


LIBRARIES: Sequence[Library] = (
    Library("libEGL.so.1", "libegl1", True),
    Library("libGL.so.1", "libgl1", True),
    Library("libX11.so.6", "libx11-6", True),
    Library("libdbus-1.so.3", "libdbus-1-3", True),
    Library("libfontconfig.so.1", "libfontconfig1", True),
    Library("libfreetype.so.6", "libfreetype6", True),
    Library("libglib-2.0.so.0", "libglib2.0-0", True),
    Library("libxkbcommon.so.0", "libxkbcommon0", True),
    Library("libzstd.so.1", "libzstd1", True),
    Library("libX11-xcb.so.1", "libx11-xcb1", False),
    Library("libxcb.so.1", "libxcb1", False),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", False),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", False),
    Library("libxcb-image.so.0", "libxcb-image0", False),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", False),
    Library("libxcb-randr.so.0", "libxcb-randr0", False),
    Library("libxcb-render.so.0", "libxcb-render0", False),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", False),
    Library("libxcb-shape.so.0", "libxcb-shape0", False),
    Library("libxcb-shm.so.0", "libxcb-shm0", False),
    Library("libxcb-sync.so.1", "libxcb-sync1", False),
    Library("libxcb-util.so.1", "libxcb-util1", False),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", False),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", False),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", False),
)
"""What the Qt libraries and their xcb and offscreen plugins name as needed (`readelf --dynamic`)."""


def missing() -> list[Library]:
    if sys.platform != "linux":
        return []
    return missing_among(LIBRARIES, can_load)


def missing_among(libraries: Iterable[Library], loads: Callable[[str], bool]) -> list[Library]:
    return [library for library in libraries if not loads(library.file)]


def can_load(file: str) -> bool:
    """Asks the loader itself, the only one that knows every place where it looks."""
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def packages_for(libraries: Iterable[Library]) -> list[str]:
    return sorted({library.package for library in libraries})


def command_for(packages: Sequence[str]) -> str:
    return "sudo apt-get install --no-install-recommends " + " ".join(packages)


def may_install() -> bool:
    if sys.platform == "win32":
        return False
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> None:
    """Tries, and says nothing of the outcome: the caller looks again at what is missing."""
    settings = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    wanted = ["install", "--yes", "--no-install-recommends", *packages]
    for arguments in (["update"], wanted):
        subprocess.run(
            ["apt-get", "--quiet", "--quiet", *arguments],
            env=settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=False,
        )


if __name__ == "__main__":
    install(packages_for(missing()))
