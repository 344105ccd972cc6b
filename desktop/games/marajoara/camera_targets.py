"""What the camera of Marajoara looks at: the dig site, every museum, the tracks, the cart."""

from collections.abc import Iterator

from desktop.board.desk import CameraTarget, Look
from desktop.board.sprite import place_of
from desktop.games.marajoara.places import places_for, seating_of
from rules.core.types import SeatName, phrase
from rules.marajoara.view import View


def parts(view: View, look: Look) -> Iterator[CameraTarget]:
    """One's own museum second, then those of the others in the order of their turns."""
    places, first = places_for(view, look), seating_of(view, look.seat).large
    yield CameraTarget(look.say(phrase("mj-part-site")), place_of(places.grid), by_seed=True)
    for seat, number in sorted(places.mats, key=lambda mat: ((mat[0] - first) % len(view.players), mat[1])):
        has_two = len(view.players[seat].museums) > 1
        words = phrase("mj-part-own-museum" if has_two else "mj-part-museum", seat=SeatName(seat), nth=number)
        yield CameraTarget(look.say(words), place_of(places.mats[seat, number].rect))
    yield CameraTarget(look.say(phrase("mj-part-tracks")), place_of(places.tracks))
    yield CameraTarget(look.say(phrase("mj-part-cart")), place_of(places.cart))
