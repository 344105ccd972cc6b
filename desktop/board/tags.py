"""Small tags on the table, the same in all games: what a place would bring or cost, what a card would do there.

Green is what a legal target brings, dark what is settled already, amber what counts against one.
"""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, solid
from desktop.style.theme import Style

Kind = Literal["gain", "settled", "cost", "word"]
At = Literal["below", "above", "middle"]
PAINTER = "table-tag"
SIZE, SIDES, ENDS = 16, 0.62, 3.0
COST = "#F2C14E"


def tag(key: Key, on: Place, words: str, style: Style, kind: Kind = "gain", at: At = "below") -> Sprite:
    """Hung at the middle of an edge of the place, half over it; as wide as its words. It lies over what is held."""
    size = style.text_size(SIZE)
    wide, high = width_of(words, size, "bold") + 2 * SIDES * size, size * 1.3 + 2 * ENDS
    x, _ = on.middle
    y = {"below": on.y + on.height, "above": on.y, "middle": on.y + on.height / 2}[at]
    picture = Picture(PAINTER, (words, kind))
    return Sprite(f"tag:{key}", picture, Place(0, 0, wide, high).at(x, y), Layer.WORDS, is_target=False)


def paint(painter: QPainter, rect: QRectF, style: Style, words: str, kind: Kind) -> None:
    theme = style.theme
    fill = {"gain": theme.lit, "settled": theme.text, "cost": COST, "word": theme.raised}[kind]
    ink = theme.panel if kind == "settled" else theme.text if kind == "word" else ink_on(fill)
    path = rounded(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1)
    painter.fillPath(path, solid(fill))
    painter.strokePath(path, pen(theme.casing if kind != "word" else theme.muted, 1.6))
    place = rect.translated(QPointF(0, -0.5))
    text_line(painter, place, words, style.text_size(SIZE), ink, "bold", across="centre")
