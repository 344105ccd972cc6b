"""Icons of one hand, on a grid of 20: lines and fills written as short paths, in any colour and size."""

import re
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.painting import kept, pen
from desktop.style.mixing import solid
from desktop.style.vision import Tint

GRID = 20.0
LINE = 2.1
TOKEN = re.compile(r"[MLCZOER]|-?\d+(?:\.\d+)?")


class Icon(NamedTuple):
    """`lines` are stroked, `fills` filled.

    M x y moves, L x y draws a line, C x1 y1 x2 y2 x y a curve, Z closes; O x y r is a circle, E x y rx ry an ellipse,
    R x y width height r a rectangle with rounded corners.
    """

    lines: str = ""
    fills: str = ""
    mirrored: bool = False


UNDO = Icon("M4 7 C12 3 18 8 16 16", "M1 8 L7 2 L7.5 11.5 Z")
CHEVRON_RIGHT = Icon("M7 4 L13 10 L7 16")

ICONS: dict[str, Icon] = {
    "undo": UNDO,
    "redo": Icon(UNDO.lines, UNDO.fills, mirrored=True),
    "check": Icon("M3.5 11 L8 15.5 L16.5 4.5"),
    "menu": Icon("M3 5 L17 5 M3 10 L17 10 M3 15 L17 15"),
    "play": Icon(fills="M5 2.5 L17.5 10 L5 17.5 Z"),
    "pause": Icon(fills="M4.5 3 L8.5 3 L8.5 17 L4.5 17 Z M11.5 3 L15.5 3 L15.5 17 L11.5 17 Z"),
    "plus": Icon(
        fills="M7.6 2 L12.4 2 L12.4 18 L7.6 18 Z M2 7.6 L7.6 7.6 L7.6 12.4 L2 12.4 Z "
        "M12.4 7.6 L18 7.6 L18 12.4 L12.4 12.4 Z",
    ),
    "minus": Icon("M4 10 L16 10"),
    "close": Icon("M4.5 4.5 L15.5 15.5 M15.5 4.5 L4.5 15.5"),
    "book": Icon(
        "M10 4.5 L10 17.5 M10 4.5 C8 2.8 4 2.6 1.8 3.2 L1.8 15.8 C4 15.2 8 15.6 10 17.5 "
        "M10 4.5 C12 2.8 16 2.6 18.2 3.2 L18.2 15.8 C16 15.2 12 15.6 10 17.5"
    ),
    "scales": Icon(
        "M10 2.5 L10 17 M6 17.4 L14 17.4 M3 5 L17 5 M3 5 L0.6 11.5 L5.4 11.5 Z M17 5 L14.6 11.5 L19.4 11.5 Z",
        "O10 3 1.6",
    ),
    "differ": Icon(
        "M2 10 L8 10 C12 10 11 4.5 15 4.5 M8 10 C12 10 11 15.5 15 15.5",
        "M14.5 1.5 L19 4.5 L14.5 7.5 Z M14.5 12.5 L19 15.5 L14.5 18.5 Z",
    ),
    "letters": Icon("M1.5 16 L5.5 4.5 L9.5 16 M3 12 L8 12 M17.5 9 L17.5 16 O14.6 12.6 3"),
    "source": Icon("M3 3.5 L17 3.5 M3 8.5 L17 8.5 M3 13.5 L10 13.5", "M14 11 L18.5 15 L14 19 L9.5 15 Z"),
    "history": Icon("M16 5 C12 1 3 2 3 10 C3 18 14 19.5 17 12.5 M10 6 L10 10 L13 12", "M18.4 2.2 L18 8.6 L12.4 6.4 Z"),
    "again": Icon(
        "M16 5 C12 1 3 2 3 10 C3 18 14 19.5 17 12.5", "M18.4 2.2 L18 8.6 L12.4 6.4 Z M8 6.6 L13.6 10 L8 13.4 Z"
    ),
    "skip": Icon(fills="M3 4 L10 10 L3 16 Z M10 4 L17 10 L10 16 Z"),
    "gear": Icon(
        "O10 10 3 M10 1.6 L10 4.4 M10 15.6 L10 18.4 M1.6 10 L4.4 10 M15.6 10 L18.4 10 "
        "M4.1 4.1 L6 6 M14 14 L15.9 15.9 M4.1 15.9 L6 14 M14 6 L15.9 4.1 O10 10 5.6"
    ),
    "eye": Icon("M1.5 10 C5 3.5 15 3.5 18.5 10 C15 16.5 5 16.5 1.5 10 Z", "O10 10 3"),
    "eye_closed": Icon("M1.5 8 C5 14.5 15 14.5 18.5 8 M10 13 L10 16.5 M4.6 11.6 L2.6 14.4 M15.4 11.6 L17.4 14.4"),
    "search": Icon("O8.5 8.5 5.2 M12.6 12.6 L17.5 17.5"),
    "chevron_right": CHEVRON_RIGHT,
    "chevron_left": Icon(CHEVRON_RIGHT.lines, mirrored=True),
    "chevron_down": Icon("M4 7 L10 13 L16 7"),
    "chevron_up": Icon("M4 13 L10 7 L16 13"),
    "first": Icon("M4 4 L4 16 M15 4 L8 10 L15 16"),
    "last": Icon("M16 4 L16 16 M5 4 L12 10 L5 16"),
    "language": Icon(
        "O10 10 8 M2.4 7.4 L17.6 7.4 M2.4 12.6 L17.6 12.6 M10 2 C5.6 6 5.6 14 10 18 M10 2 C14.4 6 14.4 14 10 18"
    ),
    "theme": Icon("O10 10 7.6", "M10 2.4 L10 17.6 C20 17.6 20 2.4 10 2.4 Z"),
    "save": Icon("M10 2.5 L10 12 M5.8 8.2 L10 12.4 L14.2 8.2 M2.8 12 L2.8 17 L17.2 17 L17.2 12"),
    "open": Icon("M10 12.5 L10 3 M5.8 7 L10 2.8 L14.2 7 M2.8 12 L2.8 17 L17.2 17 L17.2 12"),
    "print": Icon(
        "M5.5 7 L5.5 2.8 L14.5 2.8 L14.5 7 M5.5 14 L2.8 14 L2.8 7 L17.2 7 L17.2 14 L14.5 14 "
        "M5.5 11.5 L14.5 11.5 L14.5 17.2 L5.5 17.2 Z"
    ),
    "box": Icon("M2.5 6.5 L10 2.8 L17.5 6.5 L10 10.2 Z M2.5 6.5 L2.5 14 L10 17.7 L17.5 14 L17.5 6.5 M10 10.2 L10 17.7"),
    "branch": Icon("O5 4 1.8 O5 16 1.8 O15 7 1.8 M5 6 L5 14 M5 13 C5 9.5 15 12.5 15 9"),
    "pencil": Icon("M3 17 L4 12.8 L13.6 3.2 L16.8 6.4 L7.2 16 Z M11.4 5.4 L14.6 8.6"),
    "grip": Icon(fills="O7 4 1.5 O13 4 1.5 O7 10 1.5 O13 10 1.5 O7 16 1.5 O13 16 1.5"),
    "lock": Icon("M6 9 C6 1.5 14 1.5 14 9", "M4 9 L16 9 L16 17.5 L4 17.5 Z"),
    "seat": Icon("O10 6 3.4 M3.4 17.5 C4 9.8 16 9.8 16.6 17.5"),
    "computer": Icon("M3 4 L17 4 L17 13 L3 13 Z M7 17 L13 17 M10 13 L10 17"),
    "hint": Icon("M6.8 12 C2 6 7 1.8 10 1.8 C13 1.8 18 6 13.2 12 L13.2 14.4 L6.8 14.4 Z M7.8 18 L12.2 18"),
    "chart": Icon("M2.8 3 L2.8 17.2 L17.5 17.2 M5.5 13.5 L9 9 L12 11 L16.5 4.5"),
    "fit": Icon(
        "M2.8 7 L2.8 2.8 L7 2.8 M13 2.8 L17.2 2.8 L17.2 7 M17.2 13 L17.2 17.2 L13 17.2 M7 17.2 L2.8 17.2 L2.8 13",
    ),
    "help": Icon("M6.2 7 C6.2 1 14.4 1.4 13.8 6.8 C13.4 9.6 10 9.4 10 13", "O10 17 1.4"),
    "home": Icon("M2.5 10 L10 3 L17.5 10 M5 8.5 L5 17 L15 17 L15 8.5"),
    "sound": Icon(
        "M13 7 C14.6 8.6 14.6 11.4 13 13 M15.4 4.6 C18.6 8 18.6 12 15.4 15.4",
        "M2 7.5 L5.5 7.5 L10 3.5 L10 16.5 L5.5 12.5 L2 12.5 Z",
    ),
    "mute": Icon(
        "M2.5 2.5 L17.5 17.5",
        "M2 7.5 L5.3 7.5 L10 12.2 L10 16.5 L5.5 12.5 L2 12.5 Z M7.7 5.5 L10 3.5 L10 7.8 Z",
    ),
    "die": Icon("M3 3 L17 3 L17 17 L3 17 Z", "O6.8 6.8 1.5 O13.2 6.8 1.5 O10 10 1.5 O6.8 13.2 1.5 O13.2 13.2 1.5"),
    "note": Icon("M2.5 3 L17.5 3 L17.5 13.5 L9.5 13.5 L5.5 17.5 L5.5 13.5 L2.5 13.5 Z M6 6.8 L14 6.8 M6 9.8 L11 9.8"),
    "flag": Icon("M5 2 L5 18", "M5 3 L16.5 3 L13.2 7 L16.5 11 L5 11 Z"),
    "arrow": Icon("M3 17 L13 7", "M17.5 2.5 L15.6 11 L9 4.4 Z"),
    "ring": Icon("O10 10 7"),
    "one": Icon("O10 10 8 M8 7.5 L10.6 5.5 L10.6 14.5"),
    "freehand": Icon("M2 14 C5 4 8 4 8.5 10 C9 16 12 16 13 10 C13.6 6 16 5 18 8"),
    "laser": Icon("M2.5 17.5 L9 11", "O13 7 3.6"),
    "spot": Icon("O10 10 4.4 M10 1.5 L10 3.4 M10 16.6 L10 18.5 M1.5 10 L3.4 10 M16.6 10 L18.5 10"),
    "freeze": Icon(
        "M10 1.8 L10 18.2 M2.9 5.9 L17.1 14.1 M2.9 14.1 L17.1 5.9 M7.6 3 L10 5.4 L12.4 3 M7.6 17 L10 14.6 L12.4 17"
    ),
    "black": Icon("M2 3.5 L18 3.5 L18 14 L2 14 Z M6.5 17.5 L13.5 17.5", "M3.5 5 L16.5 5 L16.5 12.5 L3.5 12.5 Z"),
    "poll": Icon(
        "M3 17.5 L17 17.5",
        "M3.5 10 L6.5 10 L6.5 16 L3.5 16 Z M8.5 4 L11.5 4 L11.5 16 L8.5 16 Z M13.5 7.5 L16.5 7.5 L16.5 16 L13.5 16 Z",
    ),
    "screens": Icon("M1.5 6.5 L12 6.5 L12 14 L1.5 14 Z M4.5 17 L9 17 M6.5 3.5 L18.5 3.5 L18.5 11.5 L14.5 11.5"),
    "trash": Icon(
        "M3.5 5.5 L16.5 5.5 M7.5 5.5 L7.5 3 L12.5 3 L12.5 5.5 M5 5.5 L6 17.2 L14 17.2 L15 5.5 "
        "M8.4 9 L8.6 14 M11.6 9 L11.4 14",
    ),
    "lesson": Icon("M2 4 L18 4 L18 14 L2 14 Z M6 18 L10 14 L14 18 M5.5 7.5 L11 7.5 M5.5 10.5 L9 10.5"),
    "table": Icon("M2.5 3.5 L17.5 3.5 L17.5 16.5 L2.5 16.5 Z M2.5 8 L17.5 8 M7.5 3.5 L7.5 16.5"),
    "people": Icon(
        "O7 6.4 3 M1.5 16.5 C2 10 12 10 12.5 16.5 M12.4 3.8 C15.6 3.4 15.8 8.6 12.6 8.9 "
        "M14 11 C17 11.4 18.2 13.6 18.5 16.5"
    ),
    "file": Icon("M4.5 2 L12 2 L16 6 L16 18 L4.5 18 Z M12 2 L12 6 L16 6"),
    "copy": Icon("M7 6.5 L17 6.5 L17 17.5 L7 17.5 Z M13 6.5 L13 2.5 L3 2.5 L3 13.5 L7 13.5"),
    "share": Icon("O5 10 2.4 O15 4.5 2.4 O15 15.5 2.4 M7.2 9 L12.8 5.6 M7.2 11 L12.8 14.4"),
    "record": Icon("O10 10 7.6", "O10 10 4.4"),
    "move": Icon(
        "M3.5 10 L16.5 10 M10 3.5 L10 16.5",
        "M1 10 L4.6 7.2 L4.6 12.8 Z M19 10 L15.4 7.2 L15.4 12.8 Z "
        "M10 1 L7.2 4.6 L12.8 4.6 Z M10 19 L7.2 15.4 L12.8 15.4 Z",
    ),
    "line": Icon("M4.5 15.5 L15.5 4.5", "O4 16 2.8 O16 4 2.8"),
    "diamond": Icon("M10 2 L18 10 L10 18 L2 10 Z"),
    "photo": Icon("M1.8 6 L6 6 L7.4 3.6 L12.6 3.6 L14 6 L18.2 6 L18.2 16.4 L1.8 16.4 Z O10 11 3.2"),
    "target": Icon("O10 10 7.6 O10 10 3.6", "O10 10 1.4"),
}


def icon(painter: QPainter, name: str, rect: QRectF, colour: Tint) -> None:
    """Draw the icon into the largest square in the middle of the rectangle."""
    drawn = ICONS[name]
    scale = min(rect.width(), rect.height()) / GRID
    with kept(painter):
        painter.translate(rect.center())
        painter.scale(-scale if drawn.mirrored else scale, scale)
        painter.translate(-GRID / 2, -GRID / 2)
        painter.fillPath(path_of(drawn.fills), solid(colour))
        painter.strokePath(path_of(drawn.lines), pen(colour, LINE))


@lru_cache(maxsize=1024)
def path_of(written: str) -> QPainterPath:
    """The path written in the short form of `Icon`."""
    path = QPainterPath()
    words = TOKEN.findall(written)
    at = 0
    while at < len(words):
        letter, at = words[at], at + 1
        count = NUMBERS[letter]
        values, at = [float(word) for word in words[at : at + count]], at + count
        _extend(path, letter, values)
    return path


NUMBERS = {"M": 2, "L": 2, "C": 6, "O": 3, "E": 4, "R": 5, "Z": 0}


def _extend(path: QPainterPath, letter: str, values: list[float]) -> None:
    match letter, values:
        case "M", [x, y]:
            path.moveTo(x, y)
        case "L", [x, y]:
            path.lineTo(x, y)
        case "C", [x1, y1, x2, y2, x, y]:
            path.cubicTo(x1, y1, x2, y2, x, y)
        case "O", [x, y, radius]:
            path.addEllipse(x - radius, y - radius, 2 * radius, 2 * radius)
        case "E", [x, y, across, down]:
            path.addEllipse(x - across, y - down, 2 * across, 2 * down)
        case "R", [x, y, width, height, radius]:
            path.addRoundedRect(x, y, width, height, radius, radius)
        case _:
            path.closeSubpath()
