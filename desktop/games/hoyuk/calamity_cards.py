"""Catastrophe cards: on the left which blocks they strike, on the right what is lost there."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.cards import EARTH, PALE, card_edge, card_path
from desktop.games.hoyuk.emblems import emblem
from desktop.games.hoyuk.houses import MUD
from desktop.games.hoyuk.signs import OF_COUNT, sign
from desktop.paint.captions import caption, caption_size
from desktop.paint.grounds import PAPER, card_back
from desktop.paint.light import downwards, shadow
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle, polygon, rounded, square_around
from desktop.paint.text import figure, text_block
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

BACK, OCHRE = "#5A2018", "#A63D2F"
CALAMITY_RATIO = 0.89
"""Width of a card, of its height."""
HEAD, WORDS = 0.19, 0.27
"""Of the height."""
LARGE: tuple[tuple[int, int], ...] = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2))
SMALL: tuple[tuple[int, int], ...] = ((4, 2),)
GROUND = ("#F6DDB0", "#D98A52")


def calamity_card(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    name: str,
    selector: str,
    counts: str,
    loss: str,
    title: str,
    which: str,
    what: str,
) -> None:
    """`loss`: a sign and how much of it, such as `house ½`; the words of the two halves stand below them."""
    path = card_path(rect)
    shadow(painter, path, style, drop=3, blur=8, strength=0.34)
    painter.fillPath(path, solid(PAPER))
    size, lines = title_size(title, rect.width() - 8, rect.height() * HEAD * 0.62)
    head = QRectF(rect.x(), rect.y(), rect.width(), max(rect.height() * HEAD, lines * size * 1.3))
    words = Words(which, what, rect.width(), max(rect.height() * WORDS, SMALLEST_TEXT * 1.3), style.text_size(14))
    art = QRectF(rect.x(), head.bottom(), rect.width(), rect.height() - head.height() - words.height)
    with clipped(painter, path):
        painter.fillRect(head, solid(EARTH))
        painter.fillRect(art, downwards(art, ((0, GROUND[0]), (1, GROUND[1]))))
    place = head.adjusted(4, 0, -4, 0)
    text_block(painter, place, title, size, PALE, "semibold", across="centre", down="middle", serif=True)
    halves = [QRectF(x, art.y(), art.width() / 2, art.height()) for x in (art.x(), art.center().x())]
    if selector:
        draw_selector(painter, halves[0], style, selector, counts)
        draw_effect(painter, halves[1], style, name, loss)
    else:
        draw_effect(painter, art, style, name, loss)
    words.draw(painter, rect.x(), art.bottom())
    painter.strokePath(path, card_edge(style))


def title_size(title: str, width: float, size: float) -> tuple[float, int]:
    """How large the title is on one line; the smallest text on two, where it would be cut."""
    while size > SMALLEST_TEXT and width_of(title, size, "semibold", serif=True) > width:
        size -= 1
    size = max(size, float(SMALLEST_TEXT))
    return size, 1 if width_of(title, size, "semibold", serif=True) <= width else 2


class Words:
    """What stands below the two halves, or across both; nothing where it could not be read."""

    def __init__(self, which: str, what: str, width: float, height: float, size: float) -> None:
        self.said = [each for each in (which, what) if each]
        self.wide = width / max(1, len(self.said))
        wanted = max(size, height * 0.30)
        sizes = [caption_size(each, self.wide - 6, height - 2, wanted) for each in self.said]
        self.size = min(sizes, default=0.0)
        self.height = height if self.size else 0.0

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        if not self.size:
            return
        for number, each in enumerate(self.said):
            place = QRectF(left + number * self.wide + 3, top, self.wide - 6, self.height - 2)
            caption(painter, place, each, self.size, EARTH)
            if number:
                painter.setPen(pen(with_alpha(EARTH, 0.3)))
                painter.drawLine(QLineF(place.x() - 3, top + 4, place.x() - 3, top + self.height - 6))


def draw_selector(painter: QPainter, rect: QRectF, style: Style, selector: str, counts: str) -> None:
    """A large and a small block, or many and few of a piece: the one that is meant is bright."""
    if counts:
        draw_counted(painter, rect, style, OF_COUNT[counts], is_most=selector == "most")
        return
    cell = min(rect.width() / 6.4, rect.height() / 4.4)
    corner = rect.center() - QPointF(2.5 * cell, 1.6 * cell)
    for cells, name in ((LARGE, "largest"), (SMALL, "smallest")):
        is_meant = name == selector
        colour = OCHRE if is_meant else mix(MUD, "#FFFFFF", 0.2)
        for column, row in cells:
            place = QRectF(corner.x() + column * cell, corner.y() + row * cell, cell, cell).adjusted(
                0.5, 0.5, -0.5, -0.5
            )
            painter.fillPath(rounded(place, cell * 0.14), solid(colour))
            painter.strokePath(rounded(place, cell * 0.14), pen(darker(colour, 0.55), 1.1))
        if is_meant:
            middle = corner + QPointF(*middle_of(cells)) * cell
            painter.strokePath(
                circle(middle, cell * (2.0 if len(cells) > 1 else 0.95)), dashed("#FFFFFF", 2, (2.2, 1.6))
            )


def middle_of(cells: tuple[tuple[int, int], ...]) -> tuple[float, float]:
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    return (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2


def draw_counted(painter: QPainter, rect: QRectF, style: Style, kind: str, *, is_most: bool) -> None:
    """Three of them in a heap, or one beside empty places; an arrow says which way."""
    side = min(rect.width() * 0.46, rect.height() * 0.48)
    spots = [QPointF(0, -0.46), QPointF(-0.5, 0.42), QPointF(0.5, 0.42)]
    for number, spot in enumerate(spots):
        middle = rect.center() + QPointF(0, side * 0.05) + spot * side
        if is_most or number == 0:
            sign(painter, middle, side, kind, style)
        else:
            painter.strokePath(circle(middle, side * 0.32), dashed(with_alpha(EARTH, 0.7), 1.4, (2.4, 2)))
    size = min(rect.width(), rect.height()) * 0.13
    tip = QPointF(rect.x() + size * 1.3, rect.y() + size * 1.6)
    up = -1 if is_most else 1
    painter.fillPath(circle(tip, size * 1.15), solid(EARTH))
    corners = ((0, 0.7 * up), (0.7, -0.5 * up), (-0.7, -0.5 * up))
    painter.fillPath(polygon((tip.x() + x * size, tip.y() + y * size) for x, y in corners), solid(PALE))


def draw_effect(painter: QPainter, rect: QRectF, style: Style, name: str, loss: str) -> None:
    """What comes, and in a corner what it takes."""
    side = min(rect.width(), rect.height()) * 0.84
    emblem(painter, square_around(rect.center() - QPointF(0, rect.height() * 0.04), side / 2), name)
    kind, _, much = loss.partition(" ")
    if not kind:
        return
    small = max(side * 0.46, 15.0)
    wide = small * (1.9 if much else 1.25)
    plate = QRectF(rect.right() - wide - 3, rect.bottom() - small * 1.12 - 3, wide, small * 1.12)
    painter.fillPath(rounded(plate, small * 0.3), with_alpha(PAPER, 0.95))
    painter.strokePath(rounded(plate, small * 0.3), pen(EARTH, 1.2))
    if much:
        words = QRectF(plate.x(), plate.y(), small * 0.85, plate.height())
        figure(painter, words, much, max(float(SMALLEST_TEXT), small * 0.72), EARTH)
    sign(painter, QPointF(plate.right() - small * 0.58, plate.center().y()), small * 0.9, kind, style)


def calamity_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    card_back(painter, rect, style, band=BACK)


def calamity_deck(painter: QPainter, rect: QRectF, style: Style, count: int) -> None:
    step = min(2.0, rect.width() * 0.04)
    for number in range(min(3, count - 1), 0, -1):
        calamity_back(painter, rect.translated(step * number, -step * number), style)
    if count:
        calamity_back(painter, rect, style)


def calamity_badge(painter: QPainter, rect: QRectF, style: Style, name: str, is_coming: bool = True) -> None:
    """A round sign for a block that would be struck; pale once both cards of the kind have been drawn."""
    radius = min(rect.width(), rect.height()) / 2
    disc = circle(rect.center(), radius)
    painter.fillPath(disc, solid(PAPER if is_coming else "#CFC3AE"))
    painter.strokePath(disc, pen(OCHRE if is_coming else "#8A7A62", max(1.2, radius * 0.12)))
    emblem(painter, square_around(rect.center(), radius * 0.74), name)
