"""What is written over the village: names and sizes of blocks, what they would give, how they compare."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.calamity_cards import calamity_badge
from desktop.games.hoyuk.emblems import emblem
from desktop.games.hoyuk.objects import arrow_up
from desktop.games.hoyuk.signs import sign
from desktop.games.hoyuk.village_ground import Shape, outline_of
from desktop.games.hoyuk.yards import AHEAD
from desktop.paint.light import glow, shadow
from desktop.paint.marks import no_entry, seat_badge, victory_points
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import circle, polygon, rounded, square_around
from desktop.paint.text import figure
from desktop.style.mixing import darker, glyph_ink, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark
from desktop.style.vision import Tint

PAPER, INK = "#FFFBF1", "#2E1E12"
NAME = 0.56
"""The dark part of a pill, of its width."""
Mark = tuple[str, bool]
"""How an aspect stands in a block: the colour of who wins it, = or -; and whether there is a card to draw."""


def edge_of(style: Style) -> str:
    return "#F3E0C2" if style.is_dark else INK


def block_pill(painter: QPainter, rect: QRectF, style: Style, name: str, size: int) -> None:
    """The name of a block, and how many houses stand there."""
    path = rounded(rect, rect.height() / 2)
    shadow(painter, path, style, drop=2, blur=4, strength=0.4)
    painter.fillPath(path, solid(PAPER))
    dark = QRectF(rect.x(), rect.y(), rect.width() * NAME, rect.height())
    with clipped(painter, path):
        painter.fillRect(dark, solid(INK))
    painter.strokePath(path, pen(edge_of(style), 1.5))
    letters = max(float(SMALLEST_TEXT), rect.height() * 0.6)
    figure(painter, dark.adjusted(2, 0, 0, 0), name, letters, PAPER, serif=True)
    figure(
        painter,
        QRectF(dark.right(), rect.y(), rect.right() - dark.right(), rect.height()),
        str(size),
        max(16.0, rect.height() * 0.64),
        INK,
    )


def leader(painter: QPainter, rect: QRectF, style: Style, leftwards: bool, upwards: bool) -> None:
    """Draw a line from a label to a cell of its block, from corner to corner of the rectangle."""
    start = QPointF(rect.right() if leftwards else rect.left(), rect.bottom() if upwards else rect.top())
    end = QPointF(rect.left() if leftwards else rect.right(), rect.top() if upwards else rect.bottom())
    for colour, wide in ((PAPER, 5.0), (INK, 2.4)):
        painter.setPen(pen(colour, wide))
        painter.drawLine(start, end)
        painter.fillPath(circle(end, wide + 0.6), solid(colour))


def paper(painter: QPainter, rect: QRectF, style: Style) -> None:
    """What is written below a name stands on it."""
    path = rounded(rect, min(7.0, rect.height() / 3))
    painter.fillPath(path, solid(PAPER))
    painter.strokePath(path, pen(edge_of(style), 1.3))


def chips(painter: QPainter, rect: QRectF, style: Style, each: tuple[tuple[str, int], ...], kind: str = "") -> None:
    """A figure for each clan: cards that it would draw here now; or of what the sign shows."""
    paper(painter, rect, style)
    wide = (rect.width() - 4) / (len(each) + (0.7 if kind else 0.0))
    left = rect.x() + 2
    if kind:
        sign(painter, QPointF(left + wide * 0.38, rect.center().y()), rect.height() * 0.84, kind, style)
        left += wide * 0.7
    radius = min(rect.height() * 0.37, wide * 0.27)
    for number, (clan, count) in enumerate(each):
        x = left + wide * number
        seat_badge(painter, QPointF(x + radius * 1.4, rect.center().y()), radius, clan, style)
        place = QRectF(x + radius * 2.5, rect.y(), wide - radius * 2.6, rect.height())
        figure(painter, place, str(count), max(16.0, rect.height() * 0.68), INK)


def verdicts(painter: QPainter, rect: QRectF, style: Style, each: tuple[tuple[str, Mark], ...], across: int) -> None:
    """Aspects of a block with who wins them, in rows."""
    paper(painter, rect, style)
    room = rect.adjusted(3, 2, -3, -2)
    wide, high = room.width() / across, room.height() / max(1, -(-len(each) // across))
    for number, (kind, mark) in enumerate(each):
        x, y = room.x() + number % across * wide, room.y() + number // across * high
        sign(painter, QPointF(x + high * 0.46, y + high / 2), high * 0.9, kind, style)
        verdict(painter, QRectF(x + high * 0.86, y, wide - high * 0.9, high), style, *mark, ink=INK)


def dangers(painter: QPainter, rect: QRectF, style: Style, each: tuple[tuple[str, bool], ...], across: int) -> None:
    """Catastrophes that would strike a block, in rows."""
    paper(painter, rect, style)
    side = (rect.width() - 6) / across
    for number, (name, is_coming) in enumerate(each):
        place = QRectF(rect.x() + 3 + number % across * side, rect.y() + 3 + number // across * side, side, side)
        calamity_badge(painter, place.adjusted(1, 1, -1, -1), style, name, is_coming)


def note(painter: QPainter, rect: QRectF, style: Style, said: str) -> None:
    """A few words on dark ground: the largest block, the smallest."""
    path = rounded(rect, 5)
    painter.fillPath(path, solid(INK))
    if style.is_dark:
        painter.strokePath(path, pen(edge_of(style)))
    figure(painter, rect, said, max(float(SMALLEST_TEXT), rect.height() * 0.72), PAPER, "semibold")


def heading(painter: QPainter, rect: QRectF, style: Style, said: str) -> None:
    """The name of a block at the head of its column."""
    painter.fillPath(rounded(rect, 5), solid(style.ground.ink))
    figure(painter, rect, said, max(float(SMALLEST_TEXT), rect.height() * 0.68), style.ground.board, serif=True)


def aspect_row(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    kind: str,
    marks: tuple[Mark, ...],
    columns: int,
    first: float,
    odd: int,
) -> None:
    """What is compared, and who wins it block by block, from this share of the width on."""
    if not odd:
        painter.fillPath(rounded(rect, 6), with_alpha(style.ground.well, 0.6))
    side = min(rect.height() * 0.86, rect.width() * 0.17)
    sign(painter, QPointF(rect.x() + side * 0.62, rect.center().y()), side, kind, style)
    left = rect.x() + first * rect.width()
    wide = (rect.right() - left) / columns
    for number, each in enumerate(marks):
        place = QRectF(left + number * wide, rect.y(), wide, rect.height())
        verdict(painter, place, style, *each)


def verdict(painter: QPainter, rect: QRectF, style: Style, who: str, draws: bool, ink: Tint = "") -> None:
    """A winner without a card to draw is pale."""
    if who in "=-":
        size = min(rect.height() * 0.62, 24.0 * max(1.0, style.unit))
        figure(
            painter, rect, "=" if who == "=" else "–", size, ink or style.quiet_ink, "bold" if who == "=" else "regular"
        )
        return
    radius = min(rect.height() * 0.34, rect.width() * 0.44)
    with faded(painter, 1.0 if draws else 0.4):
        seat_badge(painter, rect.center(), radius, who, style)


def overlay_button(painter: QPainter, rect: QRectF, style: Style, kind: str, cap: str, is_on: bool) -> None:
    """What can be laid over the village, with the key that does it."""
    path = rounded(rect, min(8.0, rect.height() / 4))
    ground = style.ground
    if is_on:
        glow(painter, path, style.theme.rim, blur=6, strength=0.6)
    painter.fillPath(path.translated(0, 2), with_alpha(style.theme.shadow, 0.35))
    painter.fillPath(path, solid(ground.ink if is_on else ground.board))
    painter.strokePath(path, pen(ground.edge, 1.2))
    size = max(float(SMALLEST_TEXT), min(rect.height() * 0.42, rect.width() * 0.36))
    side = min(rect.height() * 0.86, rect.width() - size - 4)
    middle = QPointF(rect.x() + 3 + side / 2, rect.center().y())
    if kind == "calamities":
        emblem(painter, square_around(middle, side * 0.42), "fire")
    else:
        sign(painter, middle, side, OVERLAY_SIGNS[kind], style)
    key = QRectF(middle.x() + side / 2, rect.y(), rect.right() - middle.x() - side / 2 - 2, rect.height())
    figure(painter, key, cap, size, ground.board if is_on else ground.ink, "semibold")


OVERLAY_SIGNS = {"blocks": "house", "families": "number", "exits": "pen", "aspects": "oven"}


# Laid over the village


def family_line(painter: QPainter, rect: QRectF, style: Style, shape: Shape, clan: str) -> None:
    """Draw a line around houses of one clan that touch."""
    path, colour = outline_of(shape, rect.adjusted(1, 1, -1, -1)), seat_mark(clan).colour
    painter.strokePath(path, pen("#FFFFFF", 7))
    painter.strokePath(path, pen(darker(colour, 0.25), 4))


def family_size(painter: QPainter, rect: QRectF, style: Style, size: int, clan: str, is_largest: bool) -> None:
    """A sun around the largest of a block: it scores at the end."""
    radius = min(rect.width(), rect.height()) / 2
    if is_largest:
        victory_points(painter, rect.center(), radius * 1.15, size, max(16.0, radius * 1.1))
        return
    disc, mark = circle(rect.center(), radius), seat_mark(clan)
    painter.fillPath(disc, solid(mark.colour))
    painter.strokePath(disc, pen("#FFFFFF", 2))
    figure(painter, rect, str(size), max(16.0, radius * 1.1), glyph_ink(mark.colour))


def exit_arrow(painter: QPainter, rect: QRectF, style: Style, side: int) -> None:
    """Draw an arrow out of a pen, over one of its sides."""
    ahead = AHEAD[side]
    aside, size = QPointF(-ahead.y(), ahead.x()), rect.width() * 0.17
    tip = rect.center() + ahead * rect.width() * 0.72
    corners = (tip, tip - ahead * size * 1.4 + aside * size, tip - ahead * size * 1.4 - aside * size)
    stem = (tip - ahead * size, tip - ahead * size * 2.6)
    painter.setPen(pen("#FFFFFF", size * 1.1))
    painter.drawLine(*stem)
    path = polygon((corner.x(), corner.y()) for corner in corners)
    painter.strokePath(path, pen("#FFFFFF", 4))
    painter.setPen(pen(INK, size * 0.6))
    painter.drawLine(*stem)
    painter.fillPath(path, solid(INK))


def kept_free(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the sign that nothing may be built here."""
    painter.fillPath(circle(rect.center(), rect.width() * 0.5), with_alpha(PAPER, 0.92))
    no_entry(painter, rect.center(), rect.width() * 0.38, style)


def raise_mark(painter: QPainter, rect: QRectF, style: Style, is_easy: bool) -> None:
    """A storey may be added; hollow where the roof must be cleared first."""
    path = arrow_up(rect.center(), rect.width() / 2)
    painter.strokePath(path, pen(INK, 4))
    painter.fillPath(path, solid("#FFFFFF" if is_easy else INK))
    if not is_easy:
        painter.strokePath(path, dashed("#FFFFFF", 1.6, (2.2, 1.6)))
