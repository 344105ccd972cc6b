"""What the camera of Magnastorm looks at: the planet, each player's board, the action board, the research board."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.desk import CameraTarget, Look
from desktop.board.sprite import place_of
from desktop.games.magnastorm.shown import Shown
from rules.core.types import Phrase, SeatName, phrase
from rules.magnastorm.view import View


def parts(view: View, look: Look) -> Iterator[CameraTarget]:
    """One's own board second, then those of the others in the order of seats."""
    shown = Shown(view, look)
    places = shown.places

    def part(words: Phrase, rect: QRectF, *, by_seed: bool = False) -> CameraTarget:
        return CameraTarget(look.say(words), place_of(rect), by_seed)

    yield part(phrase("ms-part", part="planet"), places.planet.rect, by_seed=True)
    yield part(phrase("ms-part-mat", seat=SeatName(shown.seating.large)), places.mat.rect)
    for seat, rival in places.rivals.items():
        yield part(phrase("ms-part-mat", seat=SeatName(seat)), rival.rect)
    yield part(phrase("ms-part", part="action"), places.action.rect, by_seed=True)
    yield part(phrase("ms-part", part="research"), places.research.rect, by_seed=True)
