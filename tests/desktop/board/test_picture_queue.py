"""Pictures wanted by a screen: one after the other, as it looked when they were wanted, each told by its key."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.board import picture_queue
from desktop.board.picture_queue import PictureQueue
from desktop.program import Program
from desktop.settings import Settings


class Painter(QObject):
    """A process that is none: it only notes what it is asked."""

    painted = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[tuple[Settings, Any]] = []
        self.is_closed = True

    def ask(self, settings: Settings, paint: object, *given: Any) -> None:
        self.asked.append((settings, *given))
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True


def picture(program: Program, size: int) -> QImage | None:
    return blank(size) if size else None


def blank(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(0)
    return image


@pytest.fixture
def queue(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PictureQueue]:
    monkeypatch.setattr(picture_queue, "PaintingProcess", Painter)
    monkeypatch.setattr(picture_queue, "AFTER_MS", 0)
    owner = QObject()
    yield PictureQueue(Program(), owner)
    owner.deleteLater()


def process(queue: PictureQueue) -> Painter:
    found = queue._process
    assert isinstance(found, Painter)
    return found


def asked(queue: PictureQueue) -> list[Any]:
    return [size for _, size in process(queue).asked]


def heard(queue: PictureQueue) -> list[tuple[object, int]]:
    """The key of each picture that came, and how wide it is."""
    found = list[tuple[object, int]]()
    queue.came.connect(lambda key, image: found.append((key, image.width())))
    return found


def test_they_come_one_after_the_other_and_each_once(queue: PictureQueue, qtbot: QtBot) -> None:
    came = heard(queue)
    for size in (3, 4, 3):
        queue.ask(f"{size} wide", picture, size)
    qtbot.waitUntil(lambda: asked(queue) == [3])
    queue.ask("3 wide", picture, 3)
    process(queue).painted.emit(blank(3))
    assert asked(queue) == [3, 4]
    process(queue).painted.emit(blank(4))
    assert came == [("3 wide", 3), ("4 wide", 4)]
    assert asked(queue) == [3, 4], "nothing twice"


def test_they_look_as_the_window_did_when_they_were_wanted(queue: PictureQueue, qtbot: QtBot) -> None:
    for number, theme in enumerate(("light", "dark")):
        queue.program.settings_file.change(theme=theme)
        queue.ask(number, picture, 3)
    queue.program.settings_file.change(theme="contrast")
    qtbot.waitUntil(lambda: len(asked(queue)) == 1)
    process(queue).painted.emit(blank(3))
    assert [settings.theme for settings, _ in process(queue).asked] == ["light", "dark"]


def test_where_one_fails_there_is_none_and_the_next_is_painted(queue: PictureQueue, qtbot: QtBot) -> None:
    came = heard(queue)
    for size in (3, 4, 5):
        queue.ask(size, picture, size)
    qtbot.waitUntil(lambda: asked(queue) == [3])
    process(queue).failed.emit("ZeroDivisionError")
    process(queue).painted.emit(None)
    assert asked(queue) == [3, 4, 5]
    assert came == [(3, 0), (4, 0)]


def test_who_cannot_wait_has_them_painted_at_once(queue: PictureQueue, qtbot: QtBot) -> None:
    came = heard(queue)
    for size in (3, 0, 5):
        queue.ask(size, picture, size)
    qtbot.waitUntil(lambda: asked(queue) == [3])
    queue.paint_all()
    assert came == [(3, 3), (0, 0), (5, 5)]
    assert process(queue).is_closed


def test_nothing_is_painted_for_a_screen_that_was_left(queue: PictureQueue, qtbot: QtBot) -> None:
    came = heard(queue)
    for size in (3, 4):
        queue.ask(size, picture, size)
    qtbot.waitUntil(lambda: asked(queue) == [3])
    queue.stop()
    assert process(queue).is_closed
    queue.ask(5, picture, 5)
    qtbot.waitUntil(lambda: asked(queue) == [3, 5])
    process(queue).painted.emit(blank(5))
    assert came == [(5, 5)]


def test_the_process_ends_when_nothing_more_is_wanted_for_a_while(queue: PictureQueue, qtbot: QtBot) -> None:
    queue._rest.setInterval(0)
    queue.ask(3, picture, 3)
    qtbot.waitUntil(lambda: asked(queue) == [3])
    assert not process(queue).is_closed
    process(queue).painted.emit(blank(3))
    qtbot.waitUntil(lambda: process(queue).is_closed)
