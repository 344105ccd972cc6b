"""What the camera of Council of Shadows looks at: the galaxies, the own board, the boards beside the map."""

from collections.abc import Iterator

from desktop.board.desk import CameraTarget, Look
from desktop.board.sprite import place_of
from desktop.games.council_of_shadows.shown import Shown
from rules.core.types import SeatName, phrase
from rules.council_of_shadows.view import View


def parts(view: View, look: Look) -> Iterator[CameraTarget]:
    shown = Shown(view, look)
    places, large = shown.places, shown.seating.large
    yield CameraTarget(look.say(phrase("cs-part-map")), place_of(places.board.rect), by_seed=True)
    yield CameraTarget(look.say(phrase("cs-part-mat", seat=SeatName(large))), place_of(places.mats[large].rect))
    yield CameraTarget(look.say(phrase("cs-part-market")), place_of(places.market.rect), by_seed=True)
    yield CameraTarget(look.say(phrase("cs-part-race")), place_of(places.race.rect), by_seed=True)
    yield CameraTarget(look.say(phrase("cs-part-council")), place_of(places.council.rect), by_seed=True)
    if places.automa is not None:
        yield CameraTarget(look.say(phrase("cs-part-automa")), place_of(places.automa.rect))
    for sector, band in sorted(places.board.bands.items()):
        yield CameraTarget(look.say(phrase("cs-part-sector", sector=sector)), place_of(band.rect))
