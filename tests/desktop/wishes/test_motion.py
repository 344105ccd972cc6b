"""What each system answers when it is asked whether things may move; and programs that do not answer."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.wishes import motion
from desktop.wishes.motion import Reader, Said, ask_program, read_gnome, read_kde, read_macos, read_windows, reader

Answers = list[bool | None]


def heard(read: Callable[[motion.Told], None]) -> bool | None:
    answers: Answers = []
    read(answers.append)
    (answer,) = answers
    return answer


@pytest.mark.parametrize(("animates", "is_still"), [(True, False), (False, True), (None, None)])
def test_windows(animates: bool | None, is_still: bool | None) -> None:
    assert heard(lambda told: read_windows(told, lambda: animates)) is is_still


@pytest.mark.parametrize(
    ("read", "command", "answers"),
    [
        (read_macos, motion.MACOS, {"1\n": True, "0\n": False, "": None, "?": None}),
        (read_gnome, motion.GNOME, {"false\n": True, "true\n": False, "No such key\n": None}),
    ],
)
def test_systems_that_have_a_program_to_ask(
    read: Callable[[motion.Told, motion.Run], None], command: Sequence[str], answers: dict[str, bool | None]
) -> None:
    asked: list[Sequence[str]] = []

    def answering(printed: str | None) -> motion.Run:
        def run(program: Sequence[str], said: Said) -> None:
            asked.append(program)
            said(printed)

        return run

    for printed, is_still in answers.items():
        assert heard(lambda told, printed=printed: read(told, answering(printed))) is is_still  # type: ignore[misc]
    assert heard(lambda told: read(told, answering(None))) is None
    assert set(asked) == {command}


@pytest.mark.parametrize(
    ("written", "is_still"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nwidgetStyle=Breeze\n", None),
        ("[KDE]\nAnimationDurationFactor=slow\n", None),
        ("no group at all", None),
        (None, None),
    ],
)
def test_plasma(tmp_path: Path, written: str | None, is_still: bool | None) -> None:
    file = tmp_path / "kdeglobals"
    if written is not None:
        file.write_text(written, encoding="utf-8")
    assert heard(lambda told: read_kde(file, told)) is is_still


def test_each_system_has_its_reader(tmp_path: Path) -> None:
    assert reader("win32", {}) is read_windows
    assert reader("darwin", {}) is read_macos
    assert reader("linux", {"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}) is read_gnome
    assert reader("linux", {}) is read_gnome
    plasma = reader("linux", {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)})
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n", encoding="utf-8")
    assert heard(plasma) is True


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ((sys.executable, "-S", "-c", "print('true')"), "true\n"),
        ((sys.executable, "-S", "-c", "raise SystemExit(3)"), None),
        (("/nowhere/no-such-program",), None),
    ],
)
def test_a_program_is_asked_in_its_own_process(qtbot: QtBot, command: Sequence[str], said: str | None) -> None:
    answers: list[str | None] = []
    ask_program(command, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert [None if each is None else each.replace("\r", "") for each in answers] == [said]


def test_who_leaves_before_it_answers_hears_nothing(
    qtbot: QtBot, qapp: QApplication, capfd: pytest.CaptureFixture[str]
) -> None:
    answers: list[str | None] = []
    ask_program((sys.executable, "-c", "import time; time.sleep(60)"), answers.append)
    (asking,) = qapp.findChildren(motion.Asking)
    qtbot.waitUntil(lambda: asking.state() == QProcess.ProcessState.Running)
    qapp.aboutToQuit.emit()
    assert asking.state() == QProcess.ProcessState.NotRunning
    delete(asking)
    assert answers == []
    assert "still running" not in capfd.readouterr().err


def test_a_reader_of_another_system_does_no_harm() -> None:
    found: list[Reader] = [read_windows]
    assert sys.platform == "win32" or heard(found[0]) is None
