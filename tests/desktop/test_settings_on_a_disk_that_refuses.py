"""Settings and achievements that cannot be written: nothing stops, and it is said once."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.shell import Shell
from rules.core import durable
from rules.core.profile import ProfileFile

pytestmark = pytest.mark.usefixtures("unpainted")

Window = Callable[..., Shell]


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on there is no room for anything."""

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return lambda: monkeypatch.setattr(durable, "replace_file", refuse)


def test_a_setting_that_cannot_be_kept_is_told_once_and_holds(
    window: Window, qtbot: QtBot, full: Callable[[], None]
) -> None:
    shell = window()
    full()
    shell.program.set_theme("dark")
    assert shell.program.settings.theme == "dark"
    assert shell.notices is not None
    assert shell.notices.isVisible()
    (line,) = shell.notices.lines.values()
    words = "Settings, and what you have reached in lessons, cannot be kept in “settings.json”: the disk is full."
    assert line.notice.words.text().startswith(words)
    shell.program.set_language("fr")
    assert line.notice.words.text().startswith("Les réglages et votre progression")
    line.notice.action.click()
    assert not shell.notices.isVisible()
    shell.program.set_theme("light")
    assert not shell.notices.isVisible(), "once is enough"
    assert shell.close()


def test_a_home_that_cannot_be_made_stops_nothing(
    window: Window, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.parent.mkdir()
    home.write_text("a file where the folder should be", encoding="utf-8")
    shell = window()
    shell.open("settings")
    shell.program.set_text_scale(1.25)
    assert shell.program.settings.text_scale == 1.25
    assert shell.notices is not None
    assert len(shell.notices.lines) == 1


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE])
def test_a_profile_that_the_disk_does_not_show_is_told_and_never_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path = tmp_path / "profile.json"
    first = ProfileFile(path)
    assert first.reach("hoyuk", "won", 12) is None
    before = path.read_bytes()
    really_stat = Path.stat

    def stat(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if self == path:
            raise OSError(number, os.strerror(number))
        return really_stat(self, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", stat)
    second = ProfileFile(path)
    assert second.problem
    problem = second.reach("hoyuk", "won", 3)
    assert problem
    assert problem.id == "save-not-read"
    monkeypatch.undo()
    assert path.read_bytes() == before
