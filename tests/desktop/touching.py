"""Somebody at the real table with fingers and nothing else."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.board.sprite import Key
from tests.desktop.at_the_table import PLAIN, AtTable

NEVER_MS = 3_600_000


@cache
def screen_for_fingers() -> QPointingDevice:
    return QTest.createTouchDevice()


class Fingertips:
    """Some fingers that come down, move or are lifted at once, on a widget of a window."""

    def __init__(self, widget: QWidget) -> None:
        self.widget, self.window = widget, widget.window()
        self.all = QTest.touchEvent(self.window, screen_for_fingers())

    def _on_window(self, at: QPoint) -> QPoint:
        return self.widget.mapTo(self.window, at)

    def press(self, *spots: QPoint) -> None:
        for number, at in enumerate(spots):
            self.all.press(number, self._on_window(at), self.window)
        self.all.commit()

    def move(self, *spots: QPoint) -> None:
        for number, at in enumerate(spots):
            self.all.move(number, self._on_window(at), self.window)
        self.all.commit()

    def release(self, *spots: QPoint) -> None:
        for number, at in enumerate(spots):
            self.all.release(number, self._on_window(at), self.window)
        self.all.commit()


def press(widget: QWidget, *spots: QPoint) -> None:
    Fingertips(widget).press(*spots)


def move(widget: QWidget, *spots: QPoint) -> None:
    Fingertips(widget).move(*spots)


def release(widget: QWidget, *spots: QPoint) -> None:
    Fingertips(widget).release(*spots)


def tap(widget: QWidget, at: QPoint | None = None) -> None:
    """Tap a widget, which may be gone afterwards."""
    spot = at if at is not None else widget.rect().center()
    window, there = widget.window(), widget.mapTo(widget.window(), spot)
    press(window, there)
    release(window, there)


def flick(widget: QWidget, start: QPoint, by: QPoint, steps: int = 4) -> None:
    """One finger, quickly; it is let go while it moves."""
    press(widget, start)
    for step in range(1, steps + 1):
        move(widget, start + by * step / steps)
    release(widget, start + by)


def spread(widget: QWidget, start: tuple[QPoint, QPoint], end: tuple[QPoint, QPoint]) -> None:
    """Two fingers, from here to there."""
    press(widget, *start)
    for share in (0.5, 1.0):
        move(widget, *(one + (other - one) * share for one, other in zip(start, end, strict=True)))
    release(widget, *end)


@dataclass
class ByFinger(AtTable):
    """Does by taps and drags of a finger what others do by mouse."""

    is_down: bool = field(default=False)

    def __post_init__(self) -> None:
        """However slow the computer is on which this runs, no finger rests but where it shall."""
        self.screen.area.view.touch.rests_after(NEVER_MS)
        self.shell.fingers.rests_after(NEVER_MS, NEVER_MS)

    def press(self, at: QPoint, keys: Any = PLAIN) -> None:
        self.is_down = True
        press(self.view, at)

    def move(self, to: QPoint) -> None:
        if self.is_down:
            move(self.view, to)

    def release(self, at: QPoint, keys: Any = PLAIN) -> None:
        self.is_down = False
        release(self.view, at)
        if self.screen.area.view.lens.isVisible():  # what a finger could not tell apart is larger now
            tap(self.view, at)

    def tap_beside(self, key: Key, by: QPoint) -> None:
        tap(self.view, self.spot(key) + by)

    def press_button(self, move: Any) -> None:
        action_bar, words = self.screen.dock.action_bar, self.screen.dock.formatter.move(move)
        before = self.timeline.now
        for _ in range(2):
            if self.timeline.now == before:
                tap(next(each for each in (action_bar.confirm, *action_bar.choices) if each.text() == words))

    def choose(self, words: str) -> None:
        menu = self.menu()
        assert menu is not None
        action = next(each for each in menu.actions() if each.text() == words)
        # Of fingers on a menu Qt itself makes a mouse; what is tried here is the table.
        menu.setActiveAction(action)
        QTest.keyClick(menu, Qt.Key.Key_Return)
