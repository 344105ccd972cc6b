"""The painters of Excavation Earth by name: each paints one picture into its rectangle and knows no position.

What they are told is small and hashable, because pictures are kept by it; the unit says how large the table is.
"""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.board.room import table_style
from desktop.games.excavation_earth import (
    buyers,
    buyers_board,
    cards,
    chart_painting,
    gallery,
    mothership,
    pieces,
    queues,
    relics,
    signs,
    strip,
    survey,
    tiles,
    zu_cards,
)
from desktop.games.excavation_earth.chart import chart_places
from desktop.games.excavation_earth.hues import DEEP_NIGHT, PALE_GOLD, hue, region_ink
from desktop.games.excavation_earth.places import chart_of
from desktop.paint import grounds, marks
from desktop.paint.light import glow
from desktop.paint.mats import seat_mat, small_seat_mat
from desktop.paint.painting import dashed, faded, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, readable
from rules.excavation_earth.components import Box


def style_last(draw: Callable[..., None]) -> Painter:
    """A painter for what takes what it shows first and the style after it."""

    def paint(painter: QPainter, rect: QRectF, style: Style, *args: Any) -> None:
        draw(painter, rect, *args, style)

    return paint


def without_style(draw: Callable[..., None]) -> Painter:
    """A painter for what looks the same in every theme."""

    def paint(painter: QPainter, rect: QRectF, style: Style, *args: Any) -> None:
        draw(painter, rect, *args)

    return paint


# Boards


def chart(painter: QPainter, rect: QRectF, style: Style, box: Box, unit: float, wide: float) -> None:
    """The planet chart; `unit` is that of its signs, `wide` that of the table."""
    shown = chart_of(box)
    chart_painting.planet_chart(painter, shown, chart_places(shown, rect, unit), table_style(style, wide))


def strip_ground(painter: QPainter, rect: QRectF, style: Style, letter: str, unit: float) -> None:
    strip.pile_ground(painter, rect, letter, table_style(style, unit))


def track_space(painter: QPainter, rect: QRectF, style: Style, number: int, unit: float) -> None:
    strip.track_space(painter, rect, number, table_style(style, unit))


def buyers_ground(
    painter: QPainter, rect: QRectF, style: Style, colours: tuple[str, ...], spaces: int, unit: float
) -> None:
    buyers_board.buyers_board(painter, rect, colours, spaces, table_style(style, unit))


def track(
    painter: QPainter, rect: QRectF, style: Style, letter: str, spaces: int, popularity: int, unit: float
) -> None:
    buyers_board.track(painter, rect, letter, spaces, popularity, table_style(style, unit))


def ship(painter: QPainter, rect: QRectF, style: Style, signs_: tuple[str, ...], unit: float) -> None:
    mothership.mothership(painter, rect, signs_, table_style(style, unit))


def tile(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    sign: str,
    amount: str,
    bonus: int,
    title: str,
    is_yellow: bool,
    unit: float,
) -> None:
    tiles.command_tile(painter, rect, sign, amount, bonus, title, is_yellow, table_style(style, unit))


def survey_ground(painter: QPainter, rect: QRectF, style: Style, row: int, markers: int, unit: float) -> None:
    survey.survey_board(painter, rect, row, markers, table_style(style, unit))


def mat(painter: QPainter, rect: QRectF, style: Style, colour: str, head: float) -> None:
    seat_mat(painter, rect, head, colour, style)


def small_mat(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    small_seat_mat(painter, rect, colour, style)


def gallery_heads(
    painter: QPainter, rect: QRectF, style: Style, colours: tuple[str, ...], glyphs: tuple[str, ...], unit: float
) -> None:
    gallery.gallery_heads(painter, rect, colours, glyphs, table_style(style, unit))


def slot(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A space of the hold."""
    pale = mix(style.ground.well, "#FFFFFF", 0.04 if style.is_dark else 0.14)
    grounds.well(painter, rounded(rect, min(7.0, rect.width() * 0.14)), style, pale, 1.2)


def container_slot(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A space of the hidden container: dark, and bolted."""
    radius = min(7.0, rect.width() * 0.14)
    grounds.well(painter, rounded(rect, radius), style, mix("#4B6362", DEEP_NIGHT, 0.6 if style.is_dark else 0.25), 1.2)
    bolt, inset = max(1.0, rect.width() * 0.035), rect.width() * 0.11
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        towards = rect.center() - corner
        middle = corner + QPointF(inset if towards.x() > 0 else -inset, inset if towards.y() > 0 else -inset)
        painter.fillPath(circle(middle, bolt), with_alpha(PALE_GOLD, 0.6))


# Pieces


def count(painter: QPainter, rect: QRectF, style: Style, number: int) -> None:
    """How many lie on one another."""
    marks.count_badge(painter, rect.center(), rect.width() / 2, number, style)


OVER_MARGINS = 1.15
"""A figure may reach this far over its margins before it shrinks."""


def reserve(painter: QPainter, rect: QRectF, style: Style, letter: str, number: int) -> None:
    """A face-down tile and how many there are."""
    side = min(rect.height(), rect.width() * 0.48)
    place = QRectF(rect.x(), rect.center().y() - side / 2, side, side)
    relics.relic_back(painter, place, letter, style)
    words = QRectF(place.right(), rect.y(), rect.right() - place.right(), rect.height())
    size = marks.fitting(str(number), rect.height() * 0.66, words.width() * OVER_MARGINS)
    figure(painter, words, str(number), size, region_ink(letter, style), "semibold")


def coin(painter: QPainter, rect: QRectF, style: Style, amount: str) -> None:
    radius = min(rect.width(), rect.height()) / 2
    marks.credit(painter, rect.center(), radius, amount, radius * (1.2 if len(amount) < THREE_DIGITS else 0.95))


THREE_DIGITS = 3


def mask(painter: QPainter, rect: QRectF, style: Style) -> None:
    signs.symbol(painter, "SM", rect.center(), min(rect.width(), rect.height()) / 2, style.accent_on_board)


def mini_card(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The sign for cards in a hand."""
    path = rounded(rect, 2)
    painter.fillPath(path, solid("#2E5B60"))
    painter.strokePath(path, pen(with_alpha("#FFFFFF", 0.75), 1))


def plate(painter: QPainter, rect: QRectF, style: Style, said: str) -> None:
    """A figure on a card: how many lie there."""
    wide = min(rect.width() * 0.8, rect.height() * 1.6)
    box = QRectF(rect.center().x() - wide / 2, rect.y() + 1, wide, rect.height() - 2)
    painter.fillPath(rounded(box, box.height() / 2), with_alpha(DEEP_NIGHT, 0.88))
    figure(painter, box, said, max(float(SMALLEST_TEXT), rect.height() * 0.66), "#FFF6E2", "semibold")


def light(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw light behind the mat of the seat whose turn it is."""
    path = rounded(rect, 12)
    glow(painter, path, style.theme.rim, blur=9, strength=0.9)
    painter.strokePath(path, pen(style.accent, 7))


def panel(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A board that lies over others for the moment: a pile fanned open, cards to choose from."""
    grounds.board(painter, rect, style, radius=10, lift=2.0)
    painter.strokePath(rounded(rect, 10), pen(style.accent, 2))


def used(painter: QPainter, rect: QRectF, style: Style, steps: int) -> None:
    """A travel card that was played this round."""
    with faded(painter, 0.42):
        cards.travel_card(painter, rect, steps, style)


def empty_card(painter: QPainter, rect: QRectF, style: Style) -> None:
    painter.strokePath(cards.card_outline(rect), dashed(with_alpha(style.ground.ink, 0.35), 1.2, (3, 2.5)))


def region_emblem(painter: QPainter, rect: QRectF, style: Style, letter: str) -> None:
    """A region by itself, beside words."""
    signs.emblem(
        painter, letter, rect.adjusted(2, 2, -2, -2), readable(hue(letter), style.theme_name, (style.theme.panel,))
    )


# What would be


def lit_route(painter: QPainter, rect: QRectF, style: Style, falls: bool) -> None:
    """Draw a lit route from corner to corner of its place, downwards or upwards."""
    line = QLineF(rect.topLeft(), rect.bottomRight()) if falls else QLineF(rect.bottomLeft(), rect.topRight())
    chart_painting.lit_route(painter, line, style)


PAINTERS: Mapping[str, Painter] = {
    "ee-chart": chart,
    "ee-queue": style_last(queues.queue),
    "ee-pile": strip_ground,
    "ee-buried": without_style(strip.buried),
    "ee-track-space": track_space,
    "ee-buyers-board": buyers_ground,
    "ee-track": track,
    "ee-ship": ship,
    "ee-tile": tile,
    "ee-survey": survey_ground,
    "ee-mat": mat,
    "ee-small-mat": small_mat,
    "ee-gallery": gallery_heads,
    "ee-cell": style_last(gallery.gallery_cell),
    "ee-line-value": style_last(gallery.line_value),
    "ee-slot": slot,
    "ee-container": container_slot,
    "ee-relic": style_last(relics.relic),
    "ee-ghost-relic": without_style(relics.ghost_relic),
    "ee-reserve": reserve,
    "ee-count": count,
    "ee-coin": coin,
    "ee-mask": mask,
    "ee-buyer": style_last(buyers.buyer),
    "ee-bust": style_last(buyers.bust),
    "ee-ghost-buyer": style_last(buyers.ghost_buyer),
    "ee-explorer": style_last(pieces.explorer),
    "ee-ghost-explorer": style_last(pieces.ghost_explorer),
    "ee-cube": style_last(pieces.cube),
    "ee-ghost-cube": style_last(pieces.ghost_cube),
    "ee-disc": style_last(pieces.disc),
    "ee-passed": style_last(pieces.passed_disc),
    "ee-marker": style_last(pieces.initiative_marker),
    "ee-round-marker": style_last(pieces.round_marker),
    "ee-action-card": style_last(cards.action_card),
    "ee-travel-card": style_last(cards.travel_card),
    "ee-used-card": used,
    "ee-empty-card": empty_card,
    "ee-buyer-card": style_last(cards.buyer_card),
    "ee-back": style_last(cards.card_back),
    "ee-deck": style_last(cards.pile),
    "ee-mini-card": mini_card,
    "ee-plate": plate,
    "ee-emblem": region_emblem,
    "ee-zu-card": style_last(zu_cards.zu_card),
    "ee-zu-deck": style_last(zu_cards.zu_pile),
    "ee-light": light,
    "ee-panel": panel,
    "ee-lit-route": lit_route,
}
