"""What people install the program with: names, contents, entries in menus, and that all of it goes again."""

import os
import plistlib
import shutil
import stat
import struct
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bundling
import icons
import installers
import macos_app
from desktop.paint.app_icon import SIDES
from rules.core.about import MIME_TYPE, SYSTEM_NAME, VERSION
from rules.core.folders import EXTENSION

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="these are scripts of a shell on Linux")
SAYS = '#!/bin/sh\nprintf "%s|" "$0" "$@"\n'
"""A program that says how it was started."""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    assert len(list(icons.write_all(folder))) == 2 * (len(SIDES) + 1) + 5
    return folder


@pytest.fixture
def built(tmp_path: Path, drawn: Path) -> Path:
    """The folder of a program as it is built, ready to be packed."""
    folder = tmp_path / "built" / "vestiges"
    folder.mkdir(parents=True)
    program = folder / "vestiges"
    program.write_text(SAYS, encoding="utf-8")
    program.chmod(0o755)
    for name in ("README.txt", "LICENSE.txt"):
        (folder / name).write_text("words", encoding="utf-8")
    (folder / "licences").mkdir()
    (folder / "licences" / "one.txt").write_text("words", encoding="utf-8")
    installers.lay_in("linux", folder, drawn)
    return folder


# Icons


def test_an_icon_of_windows_has_a_picture_of_each_side(drawn: Path) -> None:
    raw = (drawn / "vestiges.ico").read_bytes()
    _, kind, count = icons.HEAD.unpack_from(raw)
    assert (kind, count) == (1, len(SIDES))
    for number, side in enumerate(SIDES):
        wide, high, *_, size, at = icons.ENTRY.unpack_from(raw, icons.HEAD.size + number * icons.ENTRY.size)
        assert wide == high == side % 256
        assert picture_side(raw[at : at + size]) == side


def test_the_installer_of_windows_has_a_picture_that_it_can_read(drawn: Path) -> None:
    raw = (drawn / "setup.bmp").read_bytes()
    wide, high, _, bits = struct.unpack_from("<iiHH", raw, 18)
    assert (raw[:2], wide, high, bits) == (b"BM", *icons.SIDEBAR, 24)


def test_an_icon_of_macos_has_a_picture_of_each_kind(drawn: Path) -> None:
    raw = (drawn / "document.icns").read_bytes()
    name, length = icons.BLOCK.unpack_from(raw)
    assert (name, length) == (b"icns", len(raw))
    at, found = icons.BLOCK.size, {}
    while at < len(raw):
        kind, size = icons.BLOCK.unpack_from(raw, at)
        found[picture_side(raw[at + icons.BLOCK.size : at + size])] = kind
        at += size
    assert found == icons.KINDS


def picture_side(data: bytes) -> int:
    assert data.startswith(b"\x89PNG")
    wide, high = struct.unpack_from(">II", data, 16)
    assert wide == high
    return int(wide)


# What a desktop on Linux is told


def test_the_entry_of_the_menu_opens_files_and_speaks_both_languages() -> None:
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(installers.LINUX / "vestiges.desktop", encoding="utf-8")
    entry = read["Desktop Entry"]
    assert entry["Exec"] == "vestiges %F"
    assert entry["Icon"] == entry["StartupWMClass"] == SYSTEM_NAME
    assert entry["MimeType"] == f"{MIME_TYPE};"
    assert all(f"{key}[fr]" in entry for key in ("GenericName", "Comment", "Keywords"))


def test_files_of_the_program_are_known_by_their_ending() -> None:
    root = ElementTree.parse(installers.LINUX / "vestiges.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = root.findall(f"{space}mime-type")
    assert kind.get("type") == MIME_TYPE
    assert [each.get("pattern") for each in kind.findall(f"{space}glob")] == [f"*{EXTENSION}"]
    assert [each.get("name") for each in kind.findall(f"{space}icon")] == [icons.FILE_NAME]


def test_what_software_centres_show_names_this_version() -> None:
    root = ElementTree.parse(installers.LINUX / "org.vestiges.Vestiges.metainfo.xml").getroot()
    assert next(root.iter("release")).get("version") == VERSION
    assert root.findtext("launchable") == "vestiges.desktop"
    assert root.findtext("project_license") == "Apache-2.0"
    assert [each.text for each in root.iter("mediatype")] == [MIME_TYPE]


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", "vestiges.desktop"],
     ["appstreamcli", "validate", "--no-net", "org.vestiges.Vestiges.metainfo.xml"]],
    ids=lambda command: command[0],
)  # fmt: skip
def test_the_validators_of_desktops_find_nothing_wrong(command: list[str]) -> None:
    """Where they are installed; the tests above hold what they look for on every machine."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed here")
    done = subprocess.run(command, cwd=installers.LINUX, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# Installed on Linux


def shell(command: list[str | Path], home: Path, **more: str) -> str:
    environment = {"HOME": str(home), "PATH": os.defpath, "LANG": "fr_FR.UTF-8", **more}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_in(folder: Path) -> set[str]:
    """What was installed, but for the indexes that a desktop makes."""
    files = (each for each in folder.rglob("*") if not each.is_dir() or each.is_symlink())
    found = {each.relative_to(folder).as_posix() for each in files}
    return {each for each in found if not ("/mime/" in each and "packages" not in each) and ".cache" not in each}


@ON_LINUX
def test_it_installs_starts_and_goes_without_a_trace_but_the_games(built: Path, tmp_path: Path) -> None:
    home = tmp_path / "a person's 100 % $HOME"
    game = home / ".local/share/Vestiges/games/one.vestiges"
    game.parent.mkdir(parents=True)
    game.write_text("a game", encoding="utf-8")
    assert "menu" in shell([built / "install.sh"], home)
    command = home / ".local/bin/vestiges"
    assert shell([command, "games"], home).endswith("|games|")
    entry = (home / ".local/share/applications/vestiges.desktop").read_text(encoding="utf-8")
    (line,) = (each for each in entry.splitlines() if each.startswith("Exec="))
    assert line == f'Exec="{home}/.local/lib/vestiges/vestiges" %F'.replace("%", "%%", 1).replace("$", "\\\\$")
    for side in SIDES:
        assert (home / f".local/share/icons/hicolor/{side}x{side}/apps/vestiges.png").exists()
    shell([built / "install.sh"], home)
    assert "parties restent" in shell([built / "install.sh", "--remove"], home)
    assert files_in(home) == {".local/share/Vestiges/games/one.vestiges"}


@ON_LINUX
def test_a_command_of_somebody_else_stays(built: Path, tmp_path: Path) -> None:
    other = tmp_path / ".local/bin/vestiges"
    shell([built / "install.sh"], tmp_path)
    other.unlink()
    other.write_text("another one", encoding="utf-8")
    shell([built / "install.sh", "--remove"], tmp_path)
    assert other.read_text(encoding="utf-8") == "another one"


@ON_LINUX
def test_one_file_starts_installs_and_removes(built: Path, tmp_path: Path, drawn: Path) -> None:
    file, home = tmp_path / "vestiges one.run", tmp_path / "home"
    home.mkdir()
    installers.one_file(built, drawn, file)
    assert file.stat().st_mode & stat.S_IXUSR
    assert shell([file, "open", "a b.vestiges"], home).endswith("|open|a b.vestiges|")
    (place,) = (home / ".cache/Vestiges/program").iterdir()
    (place / "vestiges").write_text(SAYS.replace("printf", "printf again;printf"), encoding="utf-8")
    assert shell([file], home).startswith("again"), "it is unpacked once"
    assert shell([file], home, XDG_CACHE_HOME=str(tmp_path / "elsewhere")).startswith("/")
    shell([file, "--install"], home)
    assert (home / ".local/share/applications/vestiges.desktop").exists()
    shell([file, "--remove"], home)
    assert not (home / ".local/share/applications/vestiges.desktop").exists()


@ON_LINUX
def test_what_an_older_version_left_goes_after_a_month(built: Path, tmp_path: Path, drawn: Path) -> None:
    file, kept = tmp_path / "one.run", tmp_path / ".cache/Vestiges/program"
    for name, days in (("old", 40), ("recent", 3)):
        (kept / name).mkdir(parents=True)
        at = file.parent.stat().st_mtime - days * 86_400
        os.utime(kept / name, (at, at))
    installers.one_file(built, drawn, file)
    shell([file], tmp_path)
    assert not (kept / "old").exists()
    assert (kept / "recent").exists()


# Windows


def test_the_installer_of_windows_asks_no_administrator_and_leaves_the_games() -> None:
    script = (installers.WINDOWS / "vestiges.nsi").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    removing = script[script.index('Section "Uninstall"') :]
    assert "$LOCALAPPDATA\\Vestiges" not in removing
    written = {line.split('"')[1] for line in script.splitlines() if "WriteReg" in line}
    gone = {line.split('"')[1] for line in removing.splitlines() if "DeleteRegKey" in line}
    assert all(any(key == each or key.startswith(f"{each}\\") for each in gone) for key in written)


def test_the_installer_of_windows_is_made_where_its_maker_is(built: Path, tmp_path: Path, drawn: Path) -> None:
    target = tmp_path / "setup.exe"
    if shutil.which("makensis") is None:
        with pytest.raises(installers.CannotMake, match="makensis"):
            installers.windows_installer(built, drawn, target)
        return
    (built / "vestiges.exe").write_bytes(b"program")
    installers.windows_installer(built, drawn, target)
    made = target.read_bytes()
    assert made.startswith(b"MZ")
    begins = int.from_bytes(made[0x3C:0x40], "little")
    is_for_64_bits = made[begins + 4 : begins + 6] == b"\x64\x86"
    assert is_for_64_bits == any(installers.NSIS_STUBS.glob("*-amd64-unicode"))


def test_installers_have_the_name_of_the_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "AMD64")
    names = {system: installers.target_of(system, bundling.archive_of(system)).name for system in bundling.SYSTEMS}
    assert names == {
        "linux": f"vestiges-{VERSION}-linux-amd64.run",
        "win32": f"vestiges-{VERSION}-windows-amd64-setup.exe",
        "darwin": f"vestiges-{VERSION}-macos-amd64.dmg",
    }


# macOS


def test_macos_knows_the_application_and_its_files() -> None:
    said = plistlib.loads(plistlib.dumps(macos_app.info_plist(VERSION)))
    assert said["CFBundleShortVersionString"] == VERSION
    assert said["CFBundleLocalizations"] == ["fr", "en"]
    (kind,), (exported,) = said["CFBundleDocumentTypes"], said["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [EXTENSION.removeprefix(".")]
    assert tags["public.mime-type"] == [MIME_TYPE]


def test_the_disk_image_holds_the_signed_application_and_the_papers(
    built: Path, tmp_path: Path, drawn: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this order: all that goes into the application, then its signature, then the image."""
    app, called = built.parent / macos_app.APP, []
    links: dict[Path, str] = {}
    (app / "Contents" / "Resources").mkdir(parents=True)
    resources = app / "Contents" / "Resources"

    def call(command: list[str]) -> None:
        called.append(command[0])
        assert (resources / "LICENSE.txt").exists()
        assert (resources / "document.icns").exists()

    monkeypatch.setattr(installers, "called", call)
    # Windows lets only some accounts make links.
    monkeypatch.setattr(Path, "symlink_to", lambda *link: links.update([link]))
    installers.disk_image(built, drawn, tmp_path / "vestiges.dmg")
    assert called == ["codesign", "codesign", "hdiutil"]
    shown = built.parent / "image"
    assert sorted(each.name for each in shown.iterdir()) == [
        "LICENSE.txt", "README.txt", "Vestiges.app", "licences"
    ]  # fmt: skip
    assert links == {shown / "Applications": "/Applications"}


def test_a_maker_that_fails_says_why() -> None:
    with pytest.raises(installers.CannotMake, match="no such thing"):
        installers.called([sys.executable, "-c", "import sys; sys.exit('no such thing')"])
    with pytest.raises(installers.CannotMake, match="nowhere"):
        installers.called(["nowhere-to-be-found"])
