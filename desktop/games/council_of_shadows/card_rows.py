"""How the cards of a hand lie, and those of Dark Tech beside them: side by side, closer where there are many."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.games.council_of_shadows.mat_places import MatPlaces
from desktop.games.council_of_shadows.side_places import CARD_RATIO

FULL_STEP = 1.06
"""From card to card where there is room, of their width."""
TIGHT = 0.75
"""Of their width: nearer than this, cards hide what they do."""


@dataclass(frozen=True, slots=True)
class CardPlaces:
    hand: list[QRectF]
    techs: QRectF
    is_tight: bool
    """Cards of the hand cover each other."""
    is_mixed: bool
    """Some of the hand lie beside Dark Tech."""


def row_of(rect: QRectF, count: int) -> list[QRectF]:
    """Place cards in a row from the left; closer together when there are many."""
    wide = min(rect.height() * CARD_RATIO, rect.width())
    step = step_of(rect, count)
    return [QRectF(rect.x() + step * number, rect.y(), wide, rect.height()) for number in range(count)]


def step_of(rect: QRectF, count: int) -> float:
    wide = min(rect.height() * CARD_RATIO, rect.width())
    return min(wide * FULL_STEP, (rect.width() - wide) / max(1, count - 1))


def fitting(rect: QRectF) -> int:
    """Count how many cards lie there without touching."""
    wide = rect.height() * CARD_RATIO
    return max(0, int((rect.width() + wide * (FULL_STEP - 1)) / (wide * FULL_STEP)))


def card_places(at: MatPlaces, hand: int, techs: int) -> CardPlaces:
    """What finds no room in the upper row lies in the lower one, with Dark Tech or its first place at the right."""
    upper, lower = at.hand, at.techs
    if hand <= fitting(upper):
        return CardPlaces(row_of(upper, hand), lower, is_tight=False, is_mixed=False)
    wide = lower.height() * CARD_RATIO
    for_techs = min(lower.width() * 0.5, wide * FULL_STEP * max(1, techs))
    rest = QRectF(lower.x(), lower.y(), lower.width() - for_techs, lower.height())
    first, second = fitting(upper), fitting(rest)
    below = min(hand - first, second)
    if hand > first + second:  # as close in one row as in the other
        below = round(hand * rest.width() / (rest.width() + upper.width()))
    above = hand - below
    spots = [*row_of(upper, above), *row_of(rest, below)]
    tight = min(step_of(upper, above), step_of(rest, below) if below else wide) < wide * TIGHT
    beside = QRectF(rest.right(), lower.y(), for_techs, lower.height())
    return CardPlaces(spots, beside, is_tight=tight, is_mixed=below > 0)
