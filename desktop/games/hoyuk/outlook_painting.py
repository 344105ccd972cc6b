"""What is painted over the village for a moment: what a drop would change, who would draw what, a card turned over."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.calamity_cards import calamity_card
from desktop.games.hoyuk.cards import CARD_RATIO, aspect_card
from desktop.games.hoyuk.labels import INK, PAPER, edge_of
from desktop.games.hoyuk.signs import sign
from desktop.games.hoyuk.village_ground import Shape, outline_of
from desktop.paint.grounds import board
from desktop.paint.light import shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

WON, TAKEN = "#0B7F57", "#A3271C"
Row = tuple[str, tuple[tuple[str, bool], ...]]
"""A clan, and for each column a figure and whether it wins."""


TITLE_OF_ROW = 0.56
"""Size of the title of a block laid open, of the height of its rows."""


def outcome(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    said: str,
    size: int,
    won: tuple[str, ...],
    taken: tuple[tuple[str, str], ...],
) -> None:
    """Draw what the block becomes; aspects won with a plus, those taken from another seat with a minus."""
    path = rounded(rect, rect.height() / 2)
    shadow(painter, path, style, drop=2, blur=5, strength=0.4)
    painter.fillPath(path, solid(PAPER))
    painter.strokePath(path, pen(edge_of(style), 1.5))
    side = rect.height()
    words = width_of(said, size, "bold")
    text_line(painter, QRectF(rect.x() + side * 0.45, rect.y(), words + 2, side), said, size, INK, "bold")
    x = rect.x() + side * 0.45 + words + side * 0.1
    for kind in won:
        figure(painter, QRectF(x, rect.y(), side * 0.4, side), "+", size * 1.2, WON)
        sign(painter, QPointF(x + side * 0.8, rect.center().y()), side * 0.8, kind, style)
        x += side * 1.25
    for kind, clan in taken:
        figure(painter, QRectF(x, rect.y(), side * 0.4, side), "−", size * 1.2, TAKEN)
        sign(painter, QPointF(x + side * 0.8, rect.center().y()), side * 0.8, kind, style)
        seat_badge(painter, QPointF(x + side * 1.42, rect.center().y()), side * 0.26, clan, style)
        x += side * 1.8


def draws(painter: QPainter, rect: QRectF, style: Style, each: tuple[tuple[str, str, str], ...]) -> None:
    """Who draws which card for which aspect."""
    path = rounded(rect, 8)
    shadow(painter, path, style, drop=2, blur=5, strength=0.4)
    painter.fillPath(path, solid(PAPER))
    painter.strokePath(path, pen(edge_of(style), 1.5))
    wide, high = (rect.width() - 10) / max(1, len(each)), rect.height()
    for number, (kind, clan, symbol) in enumerate(each):
        x = rect.x() + 5 + number * wide
        sign(painter, QPointF(x + high * 0.36, rect.center().y()), high * 0.66, kind, style)
        seat_badge(painter, QPointF(x + high * 0.94, rect.center().y()), high * 0.24, clan, style)
        card = QRectF(x + high * 1.26, rect.y() + high * 0.08, high * 0.84 * CARD_RATIO, high * 0.84)
        if symbol:
            aspect_card(painter, card, style, symbol)


def poster(painter: QPainter, rect: QRectF, style: Style, face: tuple[str, ...], said: str) -> None:
    """A catastrophe as everybody sees it for a moment, with what it strikes below."""
    line = max(30.0, rect.height() * 0.11)
    board(painter, rect, style, radius=14, lift=2.4)
    card = rect.adjusted(14, 14, -14, -line - 14)
    calamity_card(painter, card, style, *face)
    words = QRectF(rect.x() + 14, card.bottom() + 6, rect.width() - 28, line)
    size = max(float(SMALLEST_TEXT), min(line * 0.46, rect.width() * 0.058))
    text_block(painter, words, said, size, style.ground.ink, "bold", across="centre", down="middle")


def banner(painter: QPainter, rect: QRectF, style: Style, said: str) -> None:
    """A few large words over the table."""
    board(painter, rect, style, radius=14, lift=2.4)
    painter.strokePath(rounded(rect.adjusted(6, 6, -6, -6), 10), pen(style.accent, 2))
    text_line(painter, rect, said, rect.height() * 0.38, style.ground.ink, "semibold", across="centre", serif=True)


def struck_frame(painter: QPainter, rect: QRectF, style: Style, shape: Shape) -> None:
    """Draw a frame around a block while the player looks at the catastrophe."""
    path = outline_of(shape, rect, 2.5)
    painter.strokePath(path, pen("#FFF8E6", 7))
    painter.strokePath(path, dashed(TAKEN, 4.4, (3, 1.6)))


def details(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    title: str,
    kinds: tuple[str, ...],
    tops: tuple[str, ...],
    rows: tuple[Row, ...],
) -> None:
    """A block laid open: clans by aspects, who wins each, and which card that would bring."""
    board(painter, rect, style, radius=10, lift=2.0)
    painter.strokePath(rounded(rect, 10), pen(style.accent, 2))
    ink = style.ground.ink
    head = rect.height() / (len(rows) + 3.2)
    text_line(
        painter,
        QRectF(rect.x() + 12, rect.y() + 2, rect.width() - 24, head * 0.95),
        title,
        max(float(SMALLEST_TEXT), head * TITLE_OF_ROW),
        ink,
        "semibold",
        serif=True,
    )
    left = rect.x() + head * 1.5
    wide = (rect.right() - 8 - left) / max(1, len(kinds))
    top = rect.y() + head
    for number, (kind, card) in enumerate(zip(kinds, tops, strict=True)):
        x = left + number * wide
        side = min(wide * 0.5, head * 1.0)
        sign(painter, QPointF(x + wide * 0.3, top + head * 0.6), side, kind, style)
        place = QRectF(x + wide * 0.56, top + head * 0.1, head * 1.05 * CARD_RATIO, head * 1.05)
        if card:
            aspect_card(painter, place, style, card)
    for number, (clan, figures) in enumerate(rows):
        y = top + head * 1.35 + number * head
        if number % 2 == 0:
            band = QRectF(rect.x() + 6, y, rect.width() - 12, head)
            painter.fillPath(rounded(band, 5), with_alpha(style.ground.well, 0.7))
        seat_badge(painter, QPointF(rect.x() + head * 0.8, y + head / 2), head * 0.36, clan, style)
        for column, (said, wins) in enumerate(figures):
            cell = QRectF(left + column * wide, y, wide, head)
            if wins:
                mark = rounded(cell.adjusted(wide * 0.16, 2, -wide * 0.16, -2), 5)
                painter.fillPath(mark, solid(ink))
            shade = style.ground.board if wins else ink if said != "0" else style.quiet_ink
            figure(
                painter,
                cell,
                said,
                max(float(SMALLEST_TEXT), head * TITLE_OF_ROW),
                shade,
                "bold" if wins else "regular",
            )


def panel(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A board that lies over others for the moment."""
    board(painter, rect, style, radius=10, lift=2.0)
    painter.strokePath(rounded(rect, 10), pen(style.accent, 2))
