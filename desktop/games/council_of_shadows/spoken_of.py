"""Which pieces and places the worth of a thing speaks of, so that they are lit while it is read."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from rules.core.thing import Thing
from rules.core.types import Ref, Seat
from rules.council_of_shadows.queries import planets_held
from rules.council_of_shadows.view import View


def spoken_of(view: View, seat: Seat, what: Thing) -> Sequence[Key]:
    """List what is spoken of; some of it may not lie on the table now."""
    return tuple(dict.fromkeys(spoken(view, seat, what)))


def spoken(view: View, seat: Seat, what: Thing) -> Iterator[Key]:
    told = what.named
    match what.sort:
        case "plate" | "slot" if told["galaxy"] != "none":
            yield from cubes_in(view, seat, str(told["galaxy"]))
        case "planet-B" | "planet-D" | "planet-V" if told["galaxy"] != "none":
            yield keys.plate_key(str(told["galaxy"]))
            yield from cubes_in(view, seat, str(told["galaxy"]))
        case "energy" | "consumption" | "race" | "throne":
            yield keys.energy_key(seat)
            yield keys.consumption_key(seat)
        case "pile":
            yield from (keys.zone_key(seat, zone) for zone in range(1, len(view.players[seat].zones) + 1))
        case "boost" | "range" | "terraforming" | "extension" | "supply" | "card-ai":
            yield keys.purse_key(seat)


def cubes_in(view: View, seat: Seat, galaxy: Ref) -> Iterator[Key]:
    """Own cubes in a galaxy."""
    for planet in planets_held(view, seat, galaxy):
        count = view.colonies[view.box.planet_number[planet]][seat]
        yield from (keys.cube_key(planet, seat, number) for number in range(count))
