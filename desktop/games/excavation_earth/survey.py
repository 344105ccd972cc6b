"""The survey board: the row of action cards, the deck and its discard, the initiative markers that are left."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.grounds import board
from desktop.paint.painting import dashed
from desktop.paint.paths import rounded
from desktop.style.mixing import with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

CARD = 0.70
"""Width of a card, of its height."""


@dataclass(frozen=True, slots=True)
class SurveyPlaces:
    rect: QRectF
    title: QRectF
    markers_label: QRectF
    markers: tuple[QRectF, ...]
    row: tuple[QRectF, ...]
    deck: QRectF
    deck_count: QRectF
    discard: QRectF
    line: QRectF


def survey_places(rect: QRectF, cards: int, markers: int, style: Style) -> SurveyPlaces:
    pad = style.px(12)
    inner = rect.adjusted(pad, style.px(4), -pad, -style.px(9))
    line = max(style.text_size(18) * 1.5, style.px(26))
    top = inner.y() + line
    high = inner.bottom() - top
    gap, parting = style.px(5), style.px(12)
    places = cards + 2
    wide = min(high * CARD, (inner.width() - gap * (places - 2) - parting) / places)
    tall = min(high, wide / CARD * 1.22)
    y = top + (high - tall) / 2
    row = tuple(QRectF(inner.x() + (wide + gap) * at, y, wide, tall) for at in range(cards))
    discard = QRectF(inner.right() - wide, y, wide, tall)
    deck = QRectF(discard.x() - gap * 1.6 - wide, y, wide, tall)
    side = line * 0.86
    first = inner.right() - side * markers - 3 * (markers - 1)
    label = QRectF(inner.x() + inner.width() * 0.31, inner.y(), first - 6 - inner.x() - inner.width() * 0.31, line)
    return SurveyPlaces(
        rect=rect,
        title=QRectF(inner.x(), inner.y(), inner.width() * 0.3, line),
        markers_label=label,
        markers=tuple(QRectF(first + (side + 3) * at, inner.y() + line * 0.07, side, side) for at in range(markers)),
        row=row,
        deck=deck,
        deck_count=count_on(deck, style.text_size(16) * 1.4),
        discard=discard,
        line=QRectF(deck.x() - parting * 0.6, y, 2, tall),
    )


def count_on(deck: QRectF, high: float) -> QRectF:
    """Find where the count of the cards is written: at their foot, no higher than they are, but legible."""
    high = max(min(high, deck.height()), SMALLEST_TEXT * 1.3)
    wide = max(deck.width(), high * 1.5)
    return QRectF(deck.center().x() - wide / 2, deck.bottom() - high, wide, high)


def survey_board(painter: QPainter, rect: QRectF, cards: int, markers: int, style: Style) -> None:
    """The board with a dashed place for every card and marker."""
    board(painter, rect, style)
    at = survey_places(rect, cards, markers, style)
    slot = dashed(with_alpha(style.ground.ink, 0.35), 1.2, (3, 2.5))
    for place in (*at.row, at.deck, at.discard):
        painter.strokePath(rounded(place, 4), slot)
    for place in at.markers:
        painter.strokePath(rounded(place, place.width() / 2), slot)


def owner_cube(card: QRectF) -> QRectF:
    """Place the cube of the seat that surveyed here in the lower right corner, so that the card stays readable."""
    side = min(card.width() * 0.54, 24.0)
    return QRectF(card.right() - side * 0.84, card.bottom() - side * 0.84, side, side)
