"""What flies over the table though it is no piece of its own: cubes out of a supply that is only a number, reputation
from a sector to its track, what stands on the centre tile as it turns.
"""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF

from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite, place_of
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.hues import BLACK
from desktop.games.magnastorm.shown import Shown
from desktop.paint.paths import square_around
from rules.core.types import Seat
from rules.magnastorm import events as happened
from rules.magnastorm.events import Amounts, Event
from rules.magnastorm.queries import calm_sectors
from rules.magnastorm.view import View

CUBE, POINT = 24.0, 34.0
"""Their sides, at full size."""
APART = 0.7
"""How far cubes that set out together lie beside each other, in parts of one."""
ON_THE_TILE = 0.60
"""How far out what stands on a side of the centre tile lies, of its radius."""
Flight = tuple[Sprite, Place]


def flights(before: View, shown: Shown, events: Sequence[Event], places: Mapping[Key, Place]) -> dict[Sprite, Place]:
    found = [flight for number, event in enumerate(events) for flight in of_event(before, shown, event, places, number)]
    if any(isinstance(event, happened.MajorityHeld) for event in events):
        found += majorities(shown, events, places)
    if any(isinstance(event, happened.StormMoved) for event in events):
        found += turning(before, shown)
    return dict(found)


def of_event(before: View, shown: Shown, event: Event, places: Mapping[Key, Place], number: int) -> Iterator[Flight]:
    match event:
        case happened.CubesGained(seat=seat, cubes=cubes, sector=sector):
            for colour, count in cubes:
                if not (sector or has(before, seat, colour)):
                    continue  # The new heap comes from there itself.
                origin = keys.sector_key(sector) if sector else keys.exchange_key(colour)
                yield from row_of_cubes(shown, places, colour, count, (origin, purse(shown, seat, colour)), number)
        case happened.CubesPaid(seat=seat, cubes=cubes):
            yield from to_the_supply(shown, places, seat, cubes, number)
        case happened.CubesExchanged(seat=seat, given=given, taken=taken):
            yield from to_the_supply(shown, places, seat, given, number)
            for colour, count in taken:
                way = keys.exchange_key(colour), purse(shown, seat, colour)
                yield from row_of_cubes(shown, places, colour, count, way, number)
        case happened.CubesDrawn(seat=seat, cubes=cubes, black=black):
            for colour, count in (*cubes, (BLACK, black)):
                yield from row_of_cubes(shown, places, colour, count, (keys.BAG, purse(shown, seat, colour)), number)
        case happened.FeePaid(seat=seat, owner=owner, colour=colour):
            way = purse(shown, seat, colour), purse(shown, owner, colour)
            yield from row_of_cubes(shown, places, colour, 1, way, number)


def purse(shown: Shown, seat: Seat, colour: str) -> Key:
    """Return where a seat's cubes of a colour lie; its board, where there are none."""
    return keys.cubes_key(seat, colour) if has(shown.view, seat, colour) else keys.mat_key(seat)


def has(view: View, seat: Seat, colour: str) -> bool:
    return colour in view.colours and view.players[seat].cubes[view.colours.index(colour)] > 0


def to_the_supply(
    shown: Shown, places: Mapping[Key, Place], seat: Seat, cubes: Amounts, number: int
) -> Iterator[Flight]:
    """Yield the flights of cubes to the supply.

    Of a colour of which nothing is left, the whole heap goes there itself.
    """
    for colour, count in cubes:
        if not has(shown.view, seat, colour):
            continue
        way = purse(shown, seat, colour), keys.exchange_key(colour)
        yield from row_of_cubes(shown, places, colour, count, way, number)


def row_of_cubes(
    shown: Shown, places: Mapping[Key, Place], colour: str, count: int, way: tuple[Key, Key], number: int
) -> Iterator[Flight]:
    """Side by side; nothing flies where one of the ends is not on the table."""
    start, end = (places.get(key) for key in way)
    if start is None or end is None:
        return
    side = shown.style.px(CUBE)
    for which in range(count):
        aside = (which - (count - 1) / 2) * side * APART
        spots = [Place(0, 0, side, side).at(each.middle[0] + aside, each.middle[1]) for each in (start, end)]
        key = f"flight-{number}-{colour}-{which}"
        yield Sprite(key, Picture("ms-cube", (colour,), 0.2), spots[0], Layer.TRAVELLING, is_target=False), spots[1]


def majorities(shown: Shown, events: Sequence[Event], places: Mapping[Key, Place]) -> Iterator[Flight]:
    """Yield a point that flies from each sector to the marker of the seat that leads there."""
    side = shown.style.px(POINT)
    for event in events:
        if isinstance(event, happened.MajorityHeld):
            start, end = places[keys.sector_key(event.sector)], places[keys.reputation_key(event.seat)]
            spot = Place(0, 0, side, side)
            args = shown.say("ms-table-plus", count=shown.box.majority), shown.colours[event.seat]
            sprite = Sprite(
                point_key(event.sector),
                Picture("ms-fare", args, 0.2),
                spot.at(*start.middle),
                Layer.TRAVELLING,
                is_target=False,
            )
            yield sprite, spot.at(*end.middle)


def point_key(sector: str) -> Key:
    return f"flight-point-{sector}"


def turning(before: View, shown: Shown) -> Iterator[Flight]:
    """What stands on each side of the tile goes on to the next, clockwise (MS-ADM-8)."""
    at, count = shown.places.planet, len(shown.layout.sectors)
    calm = calm_sectors(before)
    tile = at.tile().width() / 2
    for sector in range(count):
        ends = []
        for where in (sector, (sector + 1) % count):
            middle = at.centre + (at.polar(1, at.angle_of(where)) - at.centre) / at.radius * (tile * ON_THE_TILE)
            ends.append(place_of(square_around(QPointF(middle), tile * 0.30)))
        table = shown.layout.income[calm.index(sector)] if sector in calm else ()
        picture = Picture("ms-side", (table,), 0.2)
        yield Sprite(f"flight-side-{sector}", picture, ends[0], Layer.TRAVELLING, is_target=False), ends[1]
