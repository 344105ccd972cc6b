"""Builds the packaged program for the system this runs on, packs it, and checks what was packed.

The scripts of each system (bundle_linux.py, bundle_windows.py, bundle_macos.py) call it, by hand as in CI. Like the
bootstrap, it is written so that an older Python can read it, and hand over to a newer one.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import bootstrap
import bundle_check
import installers
from bootstrap import Trouble, say
from installers import version

ROOT = bootstrap.ROOT
FOLDER = ROOT / "dist" / "vestiges"
WORK = ROOT / "build" / "bundle"
ICONS = WORK / "icons"
SPEC = ROOT / "packaging" / "vestiges.spec"

SYSTEMS: Mapping[str, str] = {"linux": "linux", "win32": "windows", "darwin": "macos"}
TOOLS: Mapping[str, Sequence[str]] = {
    "linux": ("ldd", "objcopy", "strip"),
    "darwin": ("codesign", "install_name_tool", "lipo"),
    "win32": (),
}
"""What PyInstaller and this module call, beside Python."""
TOOLS_COME_WITH: Mapping[str, str] = {
    "linux": "sudo apt-get install --no-install-recommends binutils libc-bin",
    "darwin": "xcode-select --install",
}

CHECK_ONLY = "--check"


def main(system: str, arguments: Sequence[str]) -> int:
    """0 when the program was built and packed, and works as it should."""
    bootstrap.speak_safely()
    script = Path(sys.argv[0])
    if set(arguments) - {CHECK_ONLY}:
        say("bundle_usage", script=script.name)
        return 2
    if bootstrap.is_too_old(sys.version_info):
        return bootstrap.hand_over_to_newer_python(script.resolve(), arguments)
    return bootstrap.told(lambda: bundle(system, is_new=CHECK_ONLY not in arguments))


def bundle(system: str, *, is_new: bool) -> int:
    if sys.platform != system:
        raise Trouble("bundle_elsewhere", here=sys.platform, there=SYSTEMS[system])
    archive = archive_of(system)
    if is_new:
        look_for_tools(system)
        renew(system, archive)
    elif not archive.exists():
        raise Trouble("bundle_absent", archive=archive.relative_to(ROOT))
    try:
        check(archive)
    except bundle_check.Broken as broken:
        raise Trouble("bundle_broken", reason=broken) from None
    return 0


def renew(system: str, archive: Path) -> None:
    try:
        archive.unlink(missing_ok=True)
        build(system)
        pack(FOLDER, archive)
    except OSError as error:
        raise Trouble("cannot_write", folder=ROOT, reason=error) from None
    say("bundle_packed", archive=archive.relative_to(ROOT), size=megabytes(archive.stat().st_size))
    try:
        installer = installers.make(system, FOLDER, ICONS, archive)
    except installers.CannotMake as missing:
        say("bundle_no_installer", reason=missing)
    else:
        say("bundle_packed", archive=installer.relative_to(ROOT), size=megabytes(installer.stat().st_size))


def look_for_tools(system: str) -> None:
    missing = [tool for tool in TOOLS[system] if shutil.which(tool) is None]
    if missing:
        raise Trouble("bundle_tools_missing", tools=", ".join(missing), command=TOOLS_COME_WITH[system])


def build(system: str) -> None:
    bootstrap.ready_libraries()
    bootstrap.prepare(bootstrap.BUNDLE)
    say("bundle_building", folder=FOLDER.relative_to(ROOT))
    shutil.rmtree(FOLDER, ignore_errors=True)
    if bootstrap.call([bootstrap.environment_python(), ROOT / "packaging" / "icons.py", ICONS]):
        raise Trouble("bundle_failed")
    where = ["--distpath", str(FOLDER.parent), "--workpath", str(WORK)]
    how = ["-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    if bootstrap.call([bootstrap.environment_python(), *how, *where, SPEC]):
        raise Trouble("bundle_failed")
    if system == "linux":
        strip_python(FOLDER / "_internal")
    installers.lay_in(system, FOLDER, ICONS)
    say("bundle_built", folder=FOLDER.relative_to(ROOT), size=megabytes(size_of(FOLDER)))


def strip_python(inside: Path) -> None:
    """Python itself often comes with 25 MB that only a debugger reads; packages come without it already."""
    files = [*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def archive_of(system: str) -> Path:
    """One file to pass on, of the kind that people of each system are used to."""
    ending = ".zip" if system == "win32" else ".tar.gz"
    return FOLDER.parent / f"vestiges-{version()}-{SYSTEMS[system]}-{platform.machine().lower()}{ending}"


def pack(folder: Path, archive: Path) -> None:
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            for each in sorted(folder.rglob("*")):
                packed.write(each, each.relative_to(folder.parent))
    else:
        with tarfile.open(archive, "w:gz") as packed_by_tar:
            packed_by_tar.add(folder, folder.name, filter=installers.without_owner)


def unpack(archive: Path, place: Path) -> None:
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(place)
    else:
        with tarfile.open(archive) as packed_by_tar:
            # What we packed ourselves a moment ago; later Pythons ask that this be said.
            packed_by_tar.extraction_filter = lambda entry, _: entry
            packed_by_tar.extractall(place)


def check(archive: Path) -> None:
    """As somebody does who has been given the archive, far from this project."""
    with tempfile.TemporaryDirectory(prefix="vestiges-", ignore_cleanup_errors=True) as place:
        unpack(archive, Path(place))
        program = Path(place) / FOLDER.name / ("vestiges.exe" if sys.platform == "win32" else "vestiges")
        say("bundle_checking", place=place)
        for done in bundle_check.checks(program, Path(place)):
            print("   ", done, flush=True)
        installer = installers.target_of(sys.platform, archive)
        if installer.exists() and sys.platform in bundle_check.INSTALLERS:
            print("   ", bundle_check.INSTALLERS[sys.platform](installer, Path(place)), flush=True)
    say("bundle_checked")


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def megabytes(size: int) -> int:
    return round(size / 1e6)
