"""What the camera of Excavation Earth looks at: the chart and what lies around it, every mat, the boards beside it."""

from collections.abc import Iterator

from desktop.board.desk import CameraTarget, Look
from desktop.board.sprite import place_of
from desktop.games.excavation_earth.places import table_places
from desktop.games.excavation_earth.shown import seating_of
from rules.core.types import SeatName, phrase
from rules.excavation_earth.view import View


def parts(view: View, look: Look) -> Iterator[CameraTarget]:
    """One's own mat second, then those of the others in the order of their turns."""
    seating = seating_of(view, look.seat)
    at = table_places(view.box, seating, look.width, look.height, look.style)

    def mat(seat: int) -> str:
        return look.say(phrase("ee-part-mat", seat=SeatName(seat)))

    yield CameraTarget(look.say(phrase("ee-part-board")), place_of(at.main), by_seed=True)
    yield CameraTarget(mat(seating.large), place_of(at.mat.rect))
    for seat in seating.others:
        yield CameraTarget(mat(seat), place_of(at.others[seat].rect))
    for name, rect in (("buyers", at.buyers.rect), ("ship", at.ship.rect), ("survey", at.survey.rect)):
        yield CameraTarget(look.say(phrase(f"ee-part-{name}")), place_of(rect), by_seed=True)
