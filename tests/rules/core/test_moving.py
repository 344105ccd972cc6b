"""Where things are kept on each system; what an earlier version kept elsewhere is moved once, whatever came between."""

import os
import sys
from pathlib import Path

import pytest

from rules.core import durable, folders
from rules.core.moving import move_old_places

SETTINGS, OTHER = b'{"language": "fr"}', b'{"language": "en"}'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the games, on a system with base directories."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv(folders.HOME_VARIABLE, raising=False)
    for name in ("data", "config", "cache"):
        monkeypatch.setenv(f"XDG_{name.upper()}_HOME", str(tmp_path / name))
    return folders.made(tmp_path / "data" / "Vestiges")


def laid(path: Path, data: bytes) -> Path:
    folders.made(path.parent)
    path.write_bytes(data)
    return path


def test_each_has_its_base_directory(home: Path, tmp_path: Path) -> None:
    assert folders.home() == home
    assert folders.settings() == tmp_path / "config" / "Vestiges" / "settings.json"
    assert folders.pictures() == tmp_path / "cache" / "Vestiges" / "pictures"
    assert folders.cabinet_said() == tmp_path / "cache" / "Vestiges" / "cabinet.json"
    assert folders.games_in_progress() == home / "games"
    assert folders.profile().parent == folders.pupils().parent == folders.results().parent == home
    assert len(folders.roots()) == 3


@pytest.mark.parametrize("said", ["", "relative/folder", "~/.config"])
def test_a_base_directory_that_is_no_whole_path_counts_as_none(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", said)
    user = Path.home()
    assert folders.home() == user / ".local" / "share" / "Vestiges"
    assert folders.config() == user / ".config" / "Vestiges"
    assert folders.cache() == user / ".cache" / "Vestiges"


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_elsewhere_all_is_in_one_place(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert len(folders.roots()) == 1
    assert folders.settings() == folders.home() / "settings.json"


def test_in_a_folder_that_somebody_chose_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "stick"))
    settings = laid(tmp_path / "stick" / "settings.json", SETTINGS)
    assert folders.roots() == (tmp_path / "stick",)
    move_old_places()
    assert folders.settings() == settings
    assert settings.read_bytes() == SETTINGS


def test_what_lay_beside_the_games_is_moved_once(home: Path) -> None:
    old = laid(home / "settings.json", SETTINGS)
    laid(home / "cabinet.json", b"said")
    laid(home / "pictures" / "a.rgb", b"picture")
    laid(home / "pictures" / "puzzles" / "b.png", b"tile")
    game = laid(home / "games" / "settings.json", b"a game")
    assert folders.settings() == old
    move_old_places()
    assert folders.settings() == folders.config() / "settings.json"
    assert folders.settings().read_bytes() == SETTINGS
    assert folders.cabinet_said().read_bytes() == b"said"
    assert (folders.pictures() / "a.rgb").read_bytes() == b"picture"
    assert (folders.pictures() / "puzzles" / "b.png").read_bytes() == b"tile"
    assert [each.name for each in home.iterdir()] == ["games"]
    assert game.exists()
    folders.settings().write_bytes(OTHER)
    move_old_places()
    assert folders.settings().read_bytes() == OTHER


def test_nothing_to_move_makes_nothing(tmp_path: Path) -> None:
    move_old_places()
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


def test_a_move_that_was_interrupted_after_the_copy_is_finished(home: Path) -> None:
    old = laid(home / "settings.json", SETTINGS)
    laid(folders.config() / "settings.json", SETTINGS)
    move_old_places()
    assert not old.exists()
    assert folders.settings().read_bytes() == SETTINGS


def test_a_move_that_was_interrupted_before_the_copy_was_whole_begins_anew(home: Path) -> None:
    laid(home / "settings.json", SETTINGS)
    laid(folders.config() / ".settings.json.1234.tmp", SETTINGS[:5])
    move_old_places()
    assert folders.settings().read_bytes() == SETTINGS
    assert not (home / "settings.json").exists()


def test_settings_that_an_earlier_version_wrote_since_stay_and_do_not_count(home: Path) -> None:
    old = laid(home / "settings.json", OTHER)
    laid(folders.config() / "settings.json", SETTINGS)
    move_old_places()
    assert folders.settings().read_bytes() == SETTINGS
    assert old.read_bytes() == OTHER


def test_some_pictures_are_there_already(home: Path) -> None:
    laid(home / "pictures" / "a.rgb", b"old")
    laid(home / "pictures" / "b.rgb", b"old")
    laid(folders.pictures() / "a.rgb", b"painted since")
    laid(home / "cabinet.json", b"old")
    laid(folders.cabinet_said(), b"said since")
    move_old_places()
    assert (folders.pictures() / "a.rgb").read_bytes() == b"painted since"
    assert (folders.pictures() / "b.rgb").read_bytes() == b"old"
    assert folders.cabinet_said().read_bytes() == b"said since"
    assert list(home.iterdir()) == []


def test_where_the_disk_refuses_settings_are_found_where_they_were(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = laid(home / "settings.json", SETTINGS)

    def refuse(path: Path, data: bytes) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as patched:
        patched.setattr(durable, "replace_file", refuse)
        move_old_places()
    assert folders.settings() == old
    assert old.read_bytes() == SETTINGS
    move_old_places()
    assert folders.settings() == folders.config() / "settings.json"


def test_a_place_that_is_no_folder_keeps_nothing_from_being_found(home: Path, tmp_path: Path) -> None:
    old = laid(home / "settings.json", SETTINGS)
    laid(tmp_path / "config", b"a file where a folder should be")
    move_old_places()
    assert folders.settings() == old
    assert old.read_bytes() == SETTINGS


def test_what_cannot_be_taken_away_was_copied_all_the_same(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(home / "settings.json", SETTINGS)

    unlink = Path.unlink

    def refuse(self: Path, missing_ok: bool = False) -> None:
        if self.parent == home:
            raise PermissionError(13, "read only")
        unlink(self, missing_ok)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", refuse)
        move_old_places()
    assert folders.settings().read_bytes() == SETTINGS
    assert folders.settings().parent == folders.config()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_where_somebody_laid_it(home: Path, tmp_path: Path) -> None:
    target = laid(tmp_path / "dotfiles" / "settings.json", SETTINGS)
    (home / "settings.json").symlink_to(target)
    (home / "pictures").symlink_to(tmp_path / "dotfiles")
    move_old_places()
    assert folders.settings() == home / "settings.json"
    assert target.exists()
