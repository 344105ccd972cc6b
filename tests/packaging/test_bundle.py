"""What goes into the packaged program, what lies beside it, how it is packed, and what the checks of it promise."""

import os
import platform
import re
import shutil
import stat
import sys
import tarfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import bootstrap
import bundle_check
import bundle_contents as contents
import bundle_papers
import bundling
import installers
from desktop.__main__ import DESKTOP_COMMANDS
from rules.commands.cli import COMMANDS

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "packaging").glob("bundle_[lmw]*.py"))


# What goes in


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqmacheif.dylib",
        "PySide6\\plugins\\imageformats\\qjpeg.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/QtWidgets.abi3.so",
        "PySide6\\QtWidgets.pyd",
        "PySide6\\Qt6Core.dll",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus",
        "PySide6/Qt/lib/libicudata.so.73",
        "libQt6Core.so.6",
        "libpython3.11.so.1.0",
        "babel/global.dat",
        "babel/locale-data/root.dat",
        "babel/locale-data/fr_CA.dat",
        "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
        "assets/marajoara/edition/dice.json",
        "translations/fr/cabinet.ftl",
        "font_source_sans_pro/files/SourceSansPro-It.otf",
    ],
)
def test_what_the_program_needs_goes_in(path: str) -> None:
    assert contents.is_wanted(path)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/platforms/libqminimalegl.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_fr.qm",
        "PySide6/Qt/qml/QtQuick/libqtquick2plugin.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6\\Qt6Network.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6\\d3dcompiler_47.dll",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt/lib/QtQml.framework/Resources/Info.plist",
        "libQt6Network.so.6",
        "QtNetwork",
        "babel/locale-data/de.dat",
        "babel/locale-data/frp.dat",
        "pytz/zoneinfo/Europe/Paris",
    ],
)
def test_what_the_program_never_asks_for_stays_behind(path: str) -> None:
    assert not contents.is_wanted(path)


def needing(needs: dict[str, tuple[str, ...]]) -> Callable[[str], Iterable[str]]:
    return lambda source: needs.get(Path(source).name, ())


def test_libraries_that_only_a_plugin_left_behind_asked_for_stay_behind_too() -> None:
    entries = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/there/libqxcb.so", "BINARY"),
        ("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"),
        ("libxcb-image.so.0", "/lib/libxcb-image.so.0", "BINARY"),
        ("libgtk-3.so.0", "/lib/libgtk-3.so.0", "BINARY"),
        ("libcairo.so.2", "/lib/libcairo.so.2", "BINARY"),
        ("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"),
        ("_miniaudio.abi3.so", "/there/_miniaudio.abi3.so", "EXTENSION"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
    ]
    needs = {
        "libqxcb.so": ("libxcb-cursor.so.0", "libc.so.6"),
        "libxcb-cursor.so.0": ("libxcb-image.so.0",),
        "libxcb-image.so.0": ("libxcb-cursor.so.0",),
        "libgtk-3.so.0": ("libcairo.so.2",),
    }
    kept = [name for name, _, _ in contents.without_orphans(entries, needing(needs))]
    assert kept == [name for name, _, _ in entries if name not in ("libgtk-3.so.0", "libcairo.so.2")]


def test_assets_and_translations_lie_where_the_rules_look_for_them() -> None:
    placed = {f"{folder}/{Path(source).name}" for source, folder in contents.data_of_project()}
    assert {"assets/marajoara/rulings.json", "translations/fr/cabinet.ftl", "translations/en/cabinet.ftl"} <= placed


def test_only_the_faces_that_are_drawn_go_in_with_their_licence(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    for name in ("LICENSE.txt", "Sans-Bold.otf", "Sans-Bold.ttf", "Sans-Black.otf", "Sans-SemiboldIt.otf"):
        (tmp_path / "files" / name).touch()
    placed = contents.fonts([("font_sans", tmp_path)])
    assert [Path(source).name for source, _ in placed] == ["LICENSE.txt", "Sans-Bold.otf", "Sans-SemiboldIt.otf"]
    assert {folder for _, folder in placed} == {"font_sans/files"}


# What lies beside it


def test_every_package_that_is_passed_on_has_its_licence_beside_the_program() -> None:
    for package in bundle_papers.passed_on():
        texts = [inside for _, inside in bundle_papers.licences_of_package(package)]
        assert texts or package in bundle_papers.TEXT_ELSEWHERE
        assert len(texts) == len(set(texts))
        assert all(text.startswith(f"licences/{package}/") for text in texts)


def test_the_texts_that_qt_is_passed_on_under_are_there() -> None:
    texts = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "packaging" / "licences").iterdir()}
    assert sorted(texts) == ["GPL-3.0.txt", "LGPL-3.0.txt"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"]
    assert "END OF TERMS AND CONDITIONS" in texts["GPL-3.0.txt"]


def test_texts_that_debian_only_names_are_found() -> None:
    said = (
        "see `/usr/share/common-licenses/LGPL-2.1'.\nOr in /usr/share/common-licenses/GPL-3.\n"
        "/usr/share/common-licenses/Apache-2.0 too"
    )
    assert bundle_papers.licences_named(said) == {"LGPL-2.1", "GPL-3", "Apache-2.0"}


def test_debian_names_the_package_of_a_library() -> None:
    assert bundle_papers.package_in("libzstd1:amd64: /usr/lib/x86_64-linux-gnu/libzstd.so.1\n") == "libzstd1"


def test_nothing_of_the_system_is_passed_on_without_its_licence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert list(bundle_papers.licences_of_system([])) == []
    with pytest.raises(bundle_papers.PaperMissing, match=re.escape("libz.so.1")):
        list(bundle_papers.licences_of_system(["/lib/libz.so.1"]))


# Packing


def program_in(folder: Path) -> Path:
    """A folder like the one that is built: a program, a library in a folder, and another name for it."""
    built = folder / "vestiges"
    (built / "_internal").mkdir(parents=True)
    program = built / "vestiges"
    program.write_bytes(b"program")
    program.chmod(0o755)
    (built / "_internal" / "library.so.1").write_bytes(b"library")
    return built


@pytest.mark.parametrize("ending", [".tar.gz", ".zip"])
def test_what_was_packed_is_there_when_it_is_unpacked(tmp_path: Path, ending: str) -> None:
    built, archive, there = program_in(tmp_path), tmp_path / f"packed{ending}", tmp_path / "there"
    bundling.pack(built, archive)
    bundling.unpack(archive, there)
    assert (there / "vestiges" / "vestiges").read_bytes() == b"program"
    assert (there / "vestiges" / "_internal" / "library.so.1").read_bytes() == b"library"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither this right nor these links")
def test_the_program_can_be_started_and_links_stay_links_when_it_is_unpacked(tmp_path: Path) -> None:
    built, archive, there = program_in(tmp_path), tmp_path / "packed.tar.gz", tmp_path / "there"
    (built / "library.so").symlink_to("_internal/library.so.1")
    bundling.pack(built, archive)
    bundling.unpack(archive, there)
    assert (there / "vestiges" / "vestiges").stat().st_mode & stat.S_IXUSR
    assert (there / "vestiges" / "library.so").readlink() == Path("_internal/library.so.1")


def test_who_built_it_is_nobody_s_business(tmp_path: Path) -> None:
    archive = tmp_path / "packed.tar.gz"
    bundling.pack(program_in(tmp_path), archive)
    with tarfile.open(archive) as packed:
        assert {(entry.uid, entry.gid, entry.uname, entry.gname) for entry in packed} == {(0, 0, "", "")}


def test_archives_name_version_system_and_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "AMD64")
    monkeypatch.setattr(bundling, "version", lambda: "1.2.3")
    assert bundling.archive_of("win32").name == "vestiges-1.2.3-windows-amd64.zip"
    assert bundling.archive_of("darwin").name == "vestiges-1.2.3-macos-amd64.tar.gz"


def test_the_version_is_the_project_s() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", installers.version())


def test_the_size_counts_what_takes_room(tmp_path: Path) -> None:
    assert bundling.size_of(program_in(tmp_path)) == len(b"program") + len(b"library")


# What is said when it cannot be done


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.WORDS, "language", "en")


@pytest.mark.usefixtures("english")
def test_a_word_it_does_not_know_is_answered_by_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert bundling.main(sys.platform, ["--chekc"]) == 2
    assert "Usage" in capsys.readouterr().out


@pytest.mark.usefixtures("english")
def test_a_bundle_is_built_on_its_own_system(capsys: pytest.CaptureFixture[str]) -> None:
    other = "darwin" if sys.platform == "win32" else "win32"
    assert bundling.main(other, []) == 1
    assert "own system" in capsys.readouterr().out


@pytest.mark.usefixtures("english")
def test_what_was_never_packed_cannot_be_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bundling, "version", lambda: "0.0.0")
    assert bundling.main(sys.platform, ["--check"]) == 1
    assert "build it first" in capsys.readouterr().out


def test_a_missing_tool_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "objcopy" else name)
    with pytest.raises(bootstrap.Trouble) as trouble:
        bundling.look_for_tools("linux")
    said = bootstrap.WORDS.say(trouble.value.message, **trouble.value.details)
    assert "objcopy" in said
    assert "binutils" in said
    assert "strip" not in said
    bundling.look_for_tools("win32")


# The check of what was packed


def test_the_check_asks_for_every_command() -> None:
    assert sorted(bundle_check.COMMANDS) == sorted(COMMANDS | DESKTOP_COMMANDS)


def test_nothing_of_this_environment_helps_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("PYTHONPATH", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "QT_PLUGIN_PATH", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(ROOT))
    monkeypatch.setenv("PATH", str(ROOT / ".venv" / "bin"))
    settings = bundle_check.environment(tmp_path / "somebody", DISPLAY=":7")
    assert not [value for value in settings.values() if str(ROOT) in value]
    assert settings["DISPLAY"] == ":7"


@pytest.mark.skipif(sys.platform == "win32", reason="only the registry knows where Windows keeps things")
def test_the_check_looks_where_the_program_keeps_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from rules.core import folders  # noqa: PLC0415 (asked only where the answer can be moved)

    for name in list(os.environ):
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert bundle_check.cache_of(tmp_path) == folders.cache()


@pytest.mark.parametrize(
    ("heard", "is_troubled"),
    [
        ("", False),
        ('Detected locale "C" with character encoding "ANSI_X3.4-1968", which is not UTF-8.\n', False),
        ("Traceback (most recent call last):\n", True),
        ('qt.qpa.plugin: Could not find the Qt platform plugin "xcb" in ""\n', True),
    ],
)
def test_a_program_that_complains_does_not_work(heard: str, is_troubled: bool) -> None:
    assert bundle_check.is_troubled(heard) is is_troubled


@pytest.mark.parametrize(
    "does",
    [
        "sys.exit(3)",
        "sys.stderr.write('Traceback (most recent call last):'); print('{}')",
        "print('no JSON')",
    ],
)
def test_a_command_that_does_not_answer_well_is_broken(tmp_path: Path, does: str) -> None:
    with pytest.raises(bundle_check.Broken):
        bundle_check.said([sys.executable, "-c", f"import sys; {does}"], tmp_path)


def test_a_command_that_answers_well_is_not_broken(tmp_path: Path) -> None:
    assert bundle_check.said([sys.executable, "-c", "print('[7]')"], tmp_path) == [7]


def test_a_program_that_is_not_there_is_broken(tmp_path: Path) -> None:
    with pytest.raises(bundle_check.Broken):
        next(bundle_check.checks(tmp_path / "vestiges", tmp_path))


# The three systems


def test_there_is_a_script_for_each_system_and_the_workflow_runs_it() -> None:
    workflow = (ROOT / ".github" / "workflows" / "bundle.yml").read_text(encoding="utf-8")
    assert [script.stem for script in SCRIPTS] == [f"bundle_{name}" for name in sorted(bundling.SYSTEMS.values())]
    assert all(f"script: packaging/{script.name}\n" in workflow for script in SCRIPTS)
    assert set(bundling.TOOLS) == set(bundling.SYSTEMS)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_each_script_is_for_its_own_system(script: Path) -> None:
    system = next(system for system, name in bundling.SYSTEMS.items() if script.stem == f"bundle_{name}")
    assert f'main("{system}", ' in script.read_text(encoding="utf-8")
