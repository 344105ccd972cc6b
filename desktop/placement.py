"""Where the window stands: never larger than what its screen leaves free, and remembered for each screen."""

from typing import Any, Literal, NamedTuple, get_args

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

SMALLEST = QSize(1024, 640)
"""With less room than this no screen of ours can be laid out."""
USUAL = QSize(1600, 1000)
FRAME = QMargins(8, 38, 8, 8)
"""What a window manager may put around a window, before it is there to be asked."""
FAR = 1 << 16
"""No screen reaches so far."""
MOST_REMEMBERED = 12
"""Screens whose places are kept; who carries a computer around meets many."""


State = Literal["normal", "maximised", "full"]


class Place(NamedTuple):
    """A place of the window on one screen, counted from the corner of what the screen leaves free."""

    x: int
    y: int
    wide: int
    high: int
    state: State = "normal"


def key_of(screen: QScreen) -> str:
    """The same screen at another scale has other room, so other places."""
    size = screen.geometry().size()
    return f"{screen.name()} {size.width()}x{size.height()} {screen.devicePixelRatio():g}"


def screen_named(key: str) -> QScreen:
    """The screen of this key if it is there, else the first one."""
    screens = QGuiApplication.screens()
    return next((each for each in screens if key_of(each) == key), QGuiApplication.primaryScreen())


def is_second(screen: QScreen) -> bool:
    """Whether this is a screen beside the usual one: a projector, mostly."""
    return screen is not QGuiApplication.primaryScreen()


def smallest_in(free: QRect) -> QSize:
    return SMALLEST.boundedTo(free.marginsRemoved(FRAME).size())


def usual_in(free: QRect) -> Place:
    """Return the usual place in the middle; over the whole screen where the usual size has no room."""
    inner = free.marginsRemoved(FRAME)
    size = USUAL.boundedTo(inner.size())
    corner = inner.topLeft() - free.topLeft()
    x, y = corner.x() + (inner.width() - size.width()) // 2, corner.y() + (inner.height() - size.height()) // 2
    return Place(x, y, size.width(), size.height(), "normal" if size == USUAL else "maximised")


def rect_in(free: QRect, place: Place, frame: QMargins = FRAME) -> QRect:
    """The window without its frame, wholly within what is free."""
    inner = free.marginsRemoved(frame)
    size = QSize(place.wide, place.high).expandedTo(smallest_in(free)).boundedTo(inner.size())
    x = min(max(free.x() + place.x, inner.x()), inner.x() + inner.width() - size.width())
    y = min(max(free.y() + place.y, inner.y()), inner.y() + inner.height() - size.height())
    return QRect(x, y, size.width(), size.height())


def place_of(rect: QRect, free: QRect, state: State = "normal") -> Place:
    return Place(rect.x() - free.x(), rect.y() - free.y(), rect.width(), rect.height(), state)


def scale_for(free: QRect) -> float:
    """How much smaller all is drawn where even the smallest window has no room."""
    inner = free.marginsRemoved(FRAME)
    return min(1.0, inner.width() / SMALLEST.width(), inner.height() / SMALLEST.height())


# As the settings keep it


def remembered(kept: dict[str, Any], key: str) -> Place | None:
    found = kept.get(key)
    if not isinstance(found, dict) or sorted(found) != sorted(Place._fields) or found["state"] not in get_args(State):
        return None
    numbers = [value for name, value in found.items() if name != "state"]
    is_sound = all(type(value) is int and abs(value) < FAR for value in numbers)
    return Place(**found) if is_sound else None


def with_place(kept: dict[str, Any], key: str, place: Place) -> dict[str, Any]:
    """The latest last; the oldest are forgotten."""
    others = [(each, place) for each, place in kept.items() if each != key]
    return dict([*others, (key, place._asdict())][-MOST_REMEMBERED:])


def come_forward(window: QWidget) -> None:
    """Show the window before all others, as far as the system lets it; else it calls from the taskbar."""
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
