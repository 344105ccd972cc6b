"""Small signs of Excavation Earth that stand among words: `[relic:Vg3|a cassette]`, `[symbol:SA|the Prism]`."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth import pieces, relics, signs
from desktop.games.excavation_earth.buyers import buyer as draw_buyer
from desktop.games.excavation_earth.hues import hue
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style, readable


def ink(style: Style, colour: str) -> str:
    """A colour that is read on the panel of a card."""
    return readable(colour, style.theme_name, (style.theme.panel,))


def relic(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    relics.flat_relic(painter, square, told[0])


def buyer(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    draw_buyer(painter, square, told[0], "", style)


def symbol(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    signs.symbol(painter, told[0], square.center(), square.width() * 0.38, ink(style, style.accent))


def region(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    inset = square.width() * 0.14
    signs.emblem(painter, told[0], square.adjusted(inset, inset, -inset, -inset), ink(style, hue(told[0])))


def glyph(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    signs.alien_glyph(painter, told[0], square.center(), square.width() * 0.34, style.theme.text)


def cube(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    inset = square.width() * 0.16
    pieces.cube(painter, square.adjusted(inset, inset, -inset, -inset), told[0], style)


def fuel(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    signs.fuel(painter, square.center(), 1, square.width() * 0.24, ink(style, style.accent))


SIGNS: Mapping[str, SignPainter] = {
    "relic": relic,
    "buyer": buyer,
    "symbol": symbol,
    "region": region,
    "glyph": glyph,
    "cube": cube,
    "fuel": fuel,
}
