"""What the camera of Excavation Earth looks at: queues and chart, every mat, buyers, mothership, survey."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.desk import Look, Part
from desktop.board.sprite import place_of
from desktop.games.excavation_earth.shown import Shown
from rules.core.types import SeatName
from rules.excavation_earth.view import View


def parts(view: View, look: Look) -> Iterator[Part]:
    """One's own mat second, then those of the others in the order of seats."""
    shown = Shown(view, look)
    at, mine = shown.places, shown.seating.large
    yield part(shown, "ee-part-main", at.main)
    yield part(shown, "ee-part-mat", at.mat.rect, seat=SeatName(mine))
    for seat, other in at.others.items():
        yield part(shown, "ee-part-mat", other.rect, seat=SeatName(seat))
    yield part(shown, "ee-part-buyers", at.buyers.rect)
    yield part(shown, "ee-part-ship", at.ship.rect)
    yield part(shown, "ee-part-survey", at.survey.rect)


def part(shown: Shown, words: str, rect: QRectF, **args: SeatName) -> Part:
    return Part(shown.say(words, **args), place_of(rect))
