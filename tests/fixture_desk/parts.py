"""What the camera looks at in Caravan."""

from collections.abc import Iterator

from desktop.board.desk import CameraTarget, Look
from desktop.board.sprite import place_of
from rules.core.types import SeatName, phrase
from tests.fixture_desk.layout import layout_for
from tests.fixture_game.view import View


def parts(view: View, look: Look) -> Iterator[CameraTarget]:
    at = layout_for(view, look)
    yield CameraTarget(look.say(phrase("cv-part-map")), place_of(at.map))
    yield CameraTarget(look.say(phrase("cv-part-mat", seat=SeatName(look.seat or 0))), place_of(at.own))
    for seat, mat in at.mats.items():
        yield CameraTarget(look.say(phrase("cv-part-mat", seat=SeatName(seat))), place_of(mat))
    yield CameraTarget(look.say(phrase("cv-part-piles")), place_of(at.piles))
