"""What every game has on its table: felt, boards, hairlines, badges, backs of cards, counts, words. Knows no game.

Painters, by the names that `describing.py` uses. Told only what is small and hashable: pictures are kept by it.
"""

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.board import describing
from desktop.board.desk import Painter
from desktop.board.room import table_style
from desktop.board.state_painters import STATE_PAINTERS
from desktop.paint import grounds, marks
from desktop.paint.text import Across, text_block, text_line
from desktop.style.fonts import Weight, height_of, metrics, width_of
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark
from desktop.style.vision import Tint

CHALK, EARTH = "#E9EFE8", "#2B1A0E"


def felt(painter: QPainter, rect: QRectF, style: Style, unit: float) -> None:
    grounds.felt(painter, rect, table_style(style, max(1.0, unit)))


def board(painter: QPainter, rect: QRectF, style: Style) -> None:
    grounds.board(painter, rect, style)


def line(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Along the longer side of its place."""
    middle = rect.center()
    if rect.width() >= rect.height():
        grounds.hairline(painter, QLineF(rect.left(), middle.y(), rect.right(), middle.y()), style)
    else:
        grounds.hairline(painter, QLineF(middle.x(), rect.top(), middle.x(), rect.bottom()), style)


def badge(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    marks.seat_badge(painter, rect.center(), rect.width() / 2, colour, style)


def card_back(painter: QPainter, rect: QRectF, style: Style, band: str = "") -> None:
    grounds.card_back(painter, rect, style, band=band)


def count(painter: QPainter, rect: QRectF, style: Style, number: int) -> None:
    marks.count_badge(painter, rect.center(), rect.width() / 2, number, style)


# Words


def words(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    said: str,
    size: float,
    ink: str = "ink",
    weight: Weight = "regular",
    across: Across = "left",
    serif: bool = False,
) -> None:
    """One line, as large as it was meant or as its place allows, never below the smallest text."""
    fitted = fitted_size(said, size, rect.width(), rect.height(), weight, serif=serif)
    text_line(painter, rect, said, fitted, ink_of(ink, style), weight, across=across, serif=serif)


def block(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    said: str,
    size: float,
    ink: str = "ink",
    weight: Weight = "regular",
    across: Across = "left",
) -> None:
    """Words that wrap, as large as they were meant or as their place allows."""
    while size > SMALLEST_TEXT and height_of(said, rect.width(), size, weight) > rect.height():
        size -= 1
    text_block(painter, rect, said, size, ink_of(ink, style), weight, across=across, down="middle")


def fitted_size(said: str, size: float, width: float, height: float, weight: Weight, *, serif: bool = False) -> float:
    high = metrics(size, weight, serif=serif).height()
    shrunk = size * min(1.0, width / max(1.0, width_of(said, size, weight, serif=serif)), height / high * 1.05)
    return max(SMALLEST_TEXT, float(int(shrunk)))


def ink_of(role: str, style: Style) -> Tint:
    """What is written with: by its role, or a seat's own ink on its colour."""
    ground = style.ground
    inks = {
        "ink": ground.ink,
        "quiet": style.quiet_ink,
        "accent": style.accent_on_board,
        "refuse": style.theme.refuse,
        "chalk": CHALK,
        "felt": style.felt_ink,
        "earth": EARTH,
        "lit": style.theme.lit,
    }
    return inks[role] if role in inks else style.ink_on_plate(seat_mark(role).colour)


TABLE_PAINTERS: Mapping[str, Painter] = {
    **STATE_PAINTERS,
    describing.FELT: felt,
    describing.BOARD: board,
    describing.LINE: line,
    describing.WORDS: words,
    describing.BLOCK: block,
    describing.BADGE: badge,
    describing.CARD_BACK: card_back,
    describing.COUNT: count,
}
"""All that the table paints by itself; a game's own stand beside them."""
