"""The log beside the games: there when something went wrong, never too large, and no burden on a disk that refuses."""

import logging
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from desktop.trouble import catching
from desktop.trouble.log import FILE, MOST_BYTES, MOST_KINDS, OLDER, LogFile, kept_log
from desktop.trouble.report import NOTHING, report
from rules.core import folders
from rules.core.about import VERSION


@pytest.fixture
def log(_home: None) -> Iterator[LogFile]:
    log = LogFile()
    logging.getLogger().addHandler(log)
    yield log
    logging.getLogger().removeHandler(log)
    log.close()


@pytest.fixture
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))


LOG = logging.getLogger("desktop.test")


def broken(said: str) -> None:
    try:
        raise LookupError(said)
    except LookupError:
        LOG.exception("it broke")


def test_nothing_is_written_while_all_goes_well(log: LogFile) -> None:
    LOG.info("all is well")
    assert not folders.log().exists()
    assert kept_log() == ""
    assert NOTHING in report({})


def test_what_breaks_is_written_with_the_version_and_without_names(log: LogFile) -> None:
    log.names = lambda: ["Clara"]
    broken("card-17")
    LOG.warning("Clara's file “x” is gone")
    kept = kept_log()
    assert VERSION in kept.splitlines()[0]
    assert "raise LookupError(said)" in kept
    assert "LookupError: …" in kept
    assert "card-17" not in kept
    assert "Clara" not in kept
    assert kept in report({"game": "marajoara"})
    assert "game: marajoara" in report({"game": "marajoara"})


def test_what_breaks_again_and_again_is_told_ever_less_often(log: LogFile) -> None:
    for _ in range(150):
        broken("x")
    assert kept_log().count("Traceback") == 3
    assert "for the 100th time" in kept_log()


def test_the_log_stays_small(log: LogFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.trouble.log.MOST_KINDS", 100_000)
    for number in range(6000):
        LOG.error("mistake number %s of a long night %s", number, "z" * 200)
    files = sorted(folders.log().iterdir())
    assert [each.name for each in files] == [FILE, *(f"{FILE}.{number}" for number in range(1, OLDER + 1))]
    assert all(each.stat().st_size <= MOST_BYTES for each in files)
    assert "mistake number 5999" in kept_log()


def test_so_many_kinds_of_mistakes_are_told_apart(log: LogFile) -> None:
    for number in range(MOST_KINDS + 50):
        LOG.error("mistake %s", number)
    assert kept_log().count("desktop.test: mistake") == MOST_KINDS


def test_a_place_that_refuses_breaks_nothing(log: LogFile, capsys: pytest.CaptureFixture[str]) -> None:
    folders.log().write_text("no folder")
    broken("x")
    assert capsys.readouterr().err == ""
    assert kept_log() == ""


def test_an_exception_in_a_thread_is_logged(
    log: LogFile, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(threading, "excepthook", catching.caught_in_thread)
    thread = threading.Thread(target=broken_thread)
    thread.start()
    thread.join()
    assert "in broken_thread" in kept_log()
    assert "ZeroDivisionError" in capsys.readouterr().err


def broken_thread() -> None:
    print(1 // 0)


def test_what_qt_says_is_logged_quietly(log: LogFile, capsys: pytest.CaptureFixture[str]) -> None:
    context = QMessageLogContext()
    catching.told_by_qt(QtMsgType.QtWarningMsg, context, "QPainter::begin: no paint device")
    catching.told_by_qt(QtMsgType.QtDebugMsg, context, "a detail")
    assert "QPainter::begin: no paint device" in kept_log()
    assert "a detail" not in kept_log()
    assert "a detail" in capsys.readouterr().err


class Broken:
    def __del__(self) -> None:
        raise LookupError("card-17")


def test_what_breaks_while_something_is_set_free_is_noted(
    log: LogFile, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "unraisablehook", catching.caught_unraisable)
    Broken()
    assert "nobody could catch this" in kept_log()
    assert "LookupError: …" in kept_log()
    assert "LookupError" in capsys.readouterr().err


def test_ctrl_c_is_no_mistake(log: LogFile, capsys: pytest.CaptureFixture[str]) -> None:
    catching.caught(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert kept_log() == ""
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_two_programs_may_write_it(log: LogFile) -> None:
    other = LogFile()
    record = logging.LogRecord("other", logging.ERROR, "", 0, "from pid %s", (os.getpid(),), None)
    broken("x")
    other.handle(record)
    other.close()
    assert "LookupError" in kept_log()
    assert "from pid" in kept_log()
