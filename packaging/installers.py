"""Makes of the packaged program what people of each system start with: one file on Linux, an installer on Windows, a
disk image on macOS. Standard library only.

    python packaging/installers.py windows FOLDER ICONS TARGET    the installer, also elsewhere than on Windows
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import macos_app

HERE = Path(__file__).resolve().parent
LINUX, WINDOWS = HERE / "linux", HERE / "windows"
ENTRIES = ("vestiges.desktop", "vestiges.xml", "org.vestiges.Vestiges.metainfo.xml")
ENDINGS = {"linux": ".run", "win32": "-setup.exe", "darwin": ".dmg"}
NSIS_STUBS = Path("/usr/share/nsis/Stubs")
CPU = "amd64"
"""Of the program, and of its installer where this NSIS knows how: else that is for 32 bits, which 64 run as well."""
NSIS_ON_WINDOWS = Path("C:/Program Files (x86)/NSIS/makensis.exe")


class CannotMake(Exception):
    """What makes it is missing, or failed."""


def version() -> str:
    """The version of the program, as the one place for it says."""
    about = (HERE.parent / "rules" / "core" / "about.py").read_text(encoding="utf-8")
    found = re.search(r'^VERSION = "(.+)"$', about, re.MULTILINE)
    assert found is not None
    return found[1]


def lay_in(system: str, folder: Path, icons: Path) -> None:
    """What the program's folder holds for the system: on Linux what installs it, and what the desktop wants to know."""
    if system != "linux":
        return
    inside = folder / "integration"
    shutil.rmtree(inside, ignore_errors=True)
    shutil.copytree(icons / "icons", inside / "icons")
    for name in ENTRIES:
        shutil.copy2(LINUX / name, inside / name)
    shutil.copy2(LINUX / "install.sh", folder / "install.sh")


def target_of(system: str, archive: Path) -> Path:
    """Its name is that of the archive with another ending."""
    return archive.with_name(re.sub(r"\.(tar\.gz|zip)$", "", archive.name) + ENDINGS[system])


def make(system: str, folder: Path, icons: Path, archive: Path) -> Path:
    """Make it of the folder of the program, beside its archive. Raises `CannotMake`."""
    target = target_of(system, archive)
    target.unlink(missing_ok=True)
    MAKERS[system](folder, icons, target)
    return target


# Linux


def one_file(folder: Path, icons: Path, target: Path) -> None:
    """A few lines of shell, and the program behind them."""
    packed = target.with_suffix(".part")
    with tarfile.open(packed, "w:gz") as into:
        into.add(folder, "vestiges", filter=without_owner)
    data = packed.read_bytes()
    packed.unlink()
    head = (LINUX / "one_file.sh").read_text(encoding="utf-8")
    head = head.replace("@SUM@", hashlib.sha256(data).hexdigest()[:16])
    width = len("@BEGINS@")
    begins = len(head.encode()) + 1
    target.write_bytes(head.replace("@BEGINS@", f"{begins:0{width}d}").encode() + data)
    target.chmod(0o755)


def without_owner(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever unpacks it owns it; who built it is nobody's business."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


# Windows


def windows_installer(folder: Path, icons: Path, target: Path) -> None:
    """An installer for one person, by NSIS."""
    nsis = shutil.which("makensis") or (str(NSIS_ON_WINDOWS) if NSIS_ON_WINDOWS.exists() else None)
    if nsis is None:
        raise CannotMake("makensis")
    sign = "/" if os.name == "nt" else "-"
    given: dict[str, object] = {"VERSION": version(), "PROGRAM": folder, "ICONS": icons, "TARGET": target}
    if any(NSIS_STUBS.glob(f"*-{CPU}-unicode")):
        given["CPU"] = CPU
    said = [f"{sign}D{name}={value}" for name, value in given.items()]
    called([nsis, f"{sign}V2", f"{sign}INPUTCHARSET", "UTF8", *said, str(WINDOWS / "vestiges.nsi")])


# macOS


def disk_image(folder: Path, icons: Path, target: Path) -> None:
    """An image with the signed application in it."""
    app, shown = folder.parent / macos_app.APP, folder.parent / "image"
    for name in ("vestiges.icns", "document.icns"):
        shutil.copy2(icons / name, app / "Contents" / "Resources" / name)
    macos_app.lay_papers(folder, app)
    for command in macos_app.signing(app):
        called([str(each) for each in command])
    macos_app.lay_out(folder, app, shown)
    called([str(each) for each in macos_app.imaging(shown, target)])


def called(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotMake(f"{command[0]}: {error}") from error
    if done.returncode:
        raise CannotMake(f"{command[0]}:\n{done.stdout}{done.stderr}")


MAKERS: dict[str, Callable[[Path, Path, Path], None]] = {
    "linux": one_file,
    "win32": windows_installer,
    "darwin": disk_image,
}

if __name__ == "__main__":
    _, system_, *places = sys.argv
    MAKERS[{"windows": "win32"}[system_]](*(Path(each).resolve() for each in places))
