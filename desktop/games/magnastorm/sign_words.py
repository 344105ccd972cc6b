"""Signs of Magnastorm that stand among words: `[cube:grey|a grey cube]`, `[field:red|…]`, `[lab:grey|…]`, `[bag|…]`."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.magnastorm import pieces, signs
from desktop.paint.paths import square_around
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style

SMALLER = 0.4
"""Half the side of a sign, of its square: a little air on all sides."""


def inner(square: QRectF, share: float = SMALLER) -> QRectF:
    return square_around(square.center(), square.width() * share)


def cube(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.cube(painter, inner(square), style, told[0])


def field(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    signs.field_tile(painter, inner(square, 0.36), style, told[0])


def lab(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.lab(painter, inner(square, 0.44), style, told[0])


def station(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.station(painter, inner(square, 0.46), style, told[0])


def scout(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.scout(painter, inner(square, 0.46), style, told[0])


def crew(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.crew(painter, inner(square, 0.44), style, told[0])


def bag(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.bag(painter, inner(square), style, int(told[0]) if told else 1)


SIGNS: Mapping[str, SignPainter] = {
    "cube": cube,
    "field": field,
    "lab": lab,
    "station": station,
    "scout": scout,
    "crew": crew,
    "bag": bag,
}
