"""What the planet is worth to a seat now: spaces, sites, stations, labs, sectors, the tile, reputation."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.core.thing import Thing
from rules.core.types import Arg, Phrase, Ref, Seat, SeatName, phrase
from rules.magnastorm import agenda as todo
from rules.magnastorm.components import WHITE, Price
from rules.magnastorm.outlook import leads_with, missing, struck_next
from rules.magnastorm.queries import calm_sectors, labs_in, sector_of_space
from rules.magnastorm.state import NO_TURN
from rules.magnastorm.sums import (
    bonus_in_words,
    due_for,
    price_in_words,
    price_of_next_lab,
    price_of_next_station,
)
from rules.magnastorm.travel import trips
from rules.magnastorm.view import View

ONE_MORE = 1
"""One lab more is what is asked about."""


def free_spaces(view: View, seat: Seat, cell: int = -1) -> set[Ref]:
    """Spaces without a lab that the scout reaches with the usual range, or with that of a cell."""
    here = replace(view, turn=replace(NO_TURN, cell=cell))
    return {trip.to for trip in trips(here, seat) if is_free(view, trip.to)}


def is_free(view: View, ref: Ref) -> bool:
    number = view.layout.space_number.get(ref)
    return number is not None and not view.labs[number]


def income_with(view: View, seat: Seat, sector: int, more: int = 0) -> Price:
    """What a sector would pay with so many labs more; nothing in the storm (MS-ADM-1)."""
    calm = calm_sectors(view)
    if sector not in calm:
        return Price(0, 0)
    table = view.layout.income[calm.index(sector)]
    return table[min(labs_in(view, sector)[seat] + more, len(table) - 1)]


# Spaces


def of_space(view: View, seat: Seat, what: Thing) -> Phrase | None:
    told = what.named
    ref = f"{told['sector']}.{told['area']}{told['n']}"
    number = view.layout.space_number[ref]
    sector = sector_of_space(view.layout, number)
    is_calm = sector in calm_sectors(view)
    if not is_calm and not is_installing(view, seat, ref):
        return phrase("ms-worth-space-storm", next="yes" if is_calm_next(view, sector) else "no")
    if view.labs[number]:
        return phrase("ms-worth-space-taken", owner=SeatName(view.labs[number][0]))
    price = price_of_next_lab(view, seat)
    if price is None:
        return phrase("ms-worth-no-lab")
    return phrase(
        "ms-worth-space",
        reach=reach_of(view, seat, ref),
        **due_for(view, seat, price),
        **level_there(view, seat, view.layout.spaces[number].colour),
        **income_there(view, seat, sector),
        leads="yes" if is_calm and leads_with(view, seat, number) else "no",
        count=view.box.majority,
    )


def is_installing(view: View, seat: Seat, ref: Ref) -> bool:
    """Whether a lab can be had there now, also where a scout fled the storm in vain (MS-MOV-8)."""
    pending = view.pending
    return isinstance(pending, todo.Installing) and pending.seat == seat and pending.space == ref


def reach_of(view: View, seat: Seat, ref: Ref) -> str:
    """Whether the scout stands there, reaches it in this drive or in a usual one, or not yet."""
    if view.players[seat].scout == ref:
        return "here"
    pending = view.pending
    if isinstance(pending, todo.Driving) and pending.seat == seat:
        return "now" if any(trip.to == ref for trip in trips(view, seat)) else "far"
    return "near" if ref in free_spaces(view, seat) else "far"


def level_there(view: View, seat: Seat, colour: Ref) -> dict[str, Arg]:
    """The level that a lab there brings, with its bonus."""
    if colour == WHITE:
        return {"field": WHITE, "n": 0, "bonus": "none"}
    at = view.layout.fields.index(colour)
    level = view.players[seat].levels[at]
    if level == view.layout.levels:
        return {"field": "top", "n": level, "bonus": "none"}
    return {"field": colour, "n": level + 1, "bonus": bonus_in_words(view.layout.level_bonuses[at][level + 1])}


def income_there(view: View, seat: Seat, sector: int) -> dict[str, Arg]:
    now, then = income_with(view, seat, sector), income_with(view, seat, sector, ONE_MORE)
    return {"paid": price_in_words(view, seat, then), "more": "yes" if then != now else "no"}


def is_calm_next(view: View, sector: int) -> bool:
    """Whether the storm leaves it with the next administration, if another round follows."""
    if view.round >= view.layout.rounds:
        return False
    return sector in view.layout.calm[view.options.start][view.round]


# Sites and stations


def of_site(view: View, seat: Seat, what: Thing) -> Phrase | None:
    price = price_of_next_station(view, seat)
    if price is None:
        return phrase("ms-worth-no-station")
    return phrase("ms-worth-site", **due_for(view, seat, price), count=view.box.station_reputation)


def of_station(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many free spaces a drive from there reaches."""
    ref = str(what.named["ref"])
    owner = view.stations[view.layout.site_number[ref]]
    here = replace(view, turn=NO_TURN)
    reached = {trip.to for trip in trips(here, seat) if trip.station == ref and is_free(view, trip.to)}
    is_own = owner == seat
    if not is_own and not any(view.players[seat].cubes):
        return phrase("ms-worth-station-dear", owner=SeatName(owner))
    return phrase("ms-worth-station", own="yes" if is_own else "no", owner=SeatName(owner), count=len(reached))


def of_scout(view: View, seat: Seat, what: Thing) -> Phrase | None:
    if what.named["seat"] != SeatName(seat):
        return None
    return phrase("ms-worth-scout", count=len(free_spaces(view, seat)))


# Labs and sectors


def of_sector(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many labs are there, how many lack to lead alone, what they are paid."""
    ref = str(what.named["sector"])
    sector = view.layout.sectors.index(ref)
    labs = labs_in(view, sector)
    best = max(count for other, count in enumerate(labs) if other != seat)
    price = income_with(view, seat, sector)
    return phrase(
        "ms-worth-sector",
        labs=labs[seat],
        best=best,
        need=max(0, best + 1 - labs[seat]),
        weather="calm" if sector in calm_sectors(view) else "storm",
        paid=price_in_words(view, seat, price),
        struck="yes" if struck_next(view) == ref else "no",
        count=view.box.majority,
    )


def of_side(view: View, seat: Seat, what: Thing) -> Phrase | None:
    sector = view.layout.sectors.index(str(what.named["sector"]))
    labs = labs_in(view, sector)[seat]
    now, then = (price_in_words(view, seat, income_with(view, seat, sector, more)) for more in (0, ONE_MORE))
    return phrase("ms-worth-side", labs=labs, paid=now, then=then)


def of_tile(view: View, seat: Seat, what: Thing) -> Phrase | None:
    struck = struck_next(view)
    if not struck:
        return phrase("ms-worth-tile-last")
    labs = labs_in(view, view.layout.sectors.index(struck))[seat]
    return phrase("ms-worth-tile", sector=struck, labs=labs, left=view.layout.rounds - view.round)


# Reputation


def of_threshold(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return phrase("ms-worth-threshold", count=view.players[seat].reputation, missing=missing(view, seat))


def of_reputation(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Tell how far a rival is ahead or behind; of the seat itself, how far it still is."""
    owner = what.named["seat"]
    if not isinstance(owner, SeatName) or owner.seat == seat:
        return of_threshold(view, seat, what)
    ahead = view.players[seat].reputation - view.players[owner.seat].reputation
    how = "ahead" if ahead > 0 else "behind" if ahead else "level"
    left = missing(view, owner.seat)
    return phrase("ms-worth-rival", owner=owner, how=how, count=abs(ahead), missing=left)


BY_SORT: Mapping[str, Callable[[View, Seat, Thing], Phrase | None]] = {
    "space": of_space,
    "space-white": of_space,
    "site": of_site,
    "station": of_station,
    "scout": of_scout,
    "lab": of_sector,
    "sector": of_sector,
    "income": of_side,
    "side-calm": of_side,
    "tile": of_tile,
    "track": of_threshold,
    "threshold": of_threshold,
    "reputation": of_reputation,
    "mat": of_reputation,
}
