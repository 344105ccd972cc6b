"""What the camera of Höyük looks at: the village, each clan's board, aspects, catastrophes, supplies."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.desk import CameraTarget, Look
from desktop.board.sprite import place_of
from desktop.games.hoyuk.shown import Shown
from rules.core.types import Phrase, SeatName, phrase
from rules.hoyuk.view import View


def parts(view: View, look: Look) -> Iterator[CameraTarget]:
    """Yield the camera targets; the own board comes second, then those of the others in the order of seats.

    The marker of the seat that begins lies on one of these boards.
    """
    shown = Shown(view, look)
    places = shown.places

    def part(words: Phrase, rect: QRectF) -> CameraTarget:
        return CameraTarget(look.say(words), place_of(rect), by_seed=True)

    yield part(phrase("hk-part", part="village"), places.ground.rect)
    yield part(phrase("hk-part-mat", seat=SeatName(shown.seating.large)), places.mat.rect)
    for seat, rival in places.rivals.items():
        yield part(phrase("hk-part-mat", seat=SeatName(seat)), rival.rect)
    yield part(phrase("hk-part", part="aspects"), places.aspects.rect)
    yield part(phrase("hk-part", part="calamity"), places.calamity.rect)
    yield part(phrase("hk-part", part="supply"), places.supply.rect)
