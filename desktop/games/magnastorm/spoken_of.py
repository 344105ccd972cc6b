"""Which pieces and places the worth of a thing speaks of, so that they are lit while it is read."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.magnastorm import keys
from rules.core.thing import Thing
from rules.core.types import Ref, Seat
from rules.magnastorm.queries import own_spaces
from rules.magnastorm.view import View


def spoken_of(view: View, seat: Seat, what: Thing) -> Sequence[Key]:
    """List what is spoken of; some of it may not lie on the table now."""
    return tuple(dict.fromkeys(spoken(view, seat, what)))


def spoken(view: View, seat: Seat, what: Thing) -> Iterator[Key]:
    told = what.named
    match what.sort:
        case "space" | "space-white" | "choice-move":
            yield keys.scout_key(seat)
            yield from next_lab(view, seat)
        case "site" | "station-place" | "station-left":
            yield from next_station(view, seat)
        case "lab" | "sector" | "income" | "side-calm" | "side-storm":
            yield from labs_of(view, seat, str(told["sector"]))
        case "lab-place" | "lab-left" | "cell-double":
            yield from next_lab(view, seat)
        case "cell-research":
            yield keys.research_key(seat, str(told["field"]))
        case "cell-range":
            yield keys.scout_key(seat)
        case "cell-crew":
            yield keys.board_crew_key(seat, max(0, view.players[seat].crew - 1))
        case "cell-bag":
            yield keys.BAG
        case "cell-turn" | "order" | "order-place" | "token":
            yield keys.order_key(seat)
        case "knowledge" | "lead" | "lead-tie":
            yield from of_field(view, str(told["field"]))
        case sort if sort.startswith("level-"):
            yield keys.research_key(seat, str(told["field"]))
        case "price" | "column" | "crew-upper":
            yield keys.head_key(str(told["column"]))
            yield keys.price_key(str(told["column"]))
        case sort if sort.startswith("commander-"):
            yield from of_commander(view, what)
        case "objective-research" | "objective-sector" | "reward" | "reward-later":
            yield keys.objective_key(str(told["objective"]))
            yield keys.reward_key(str(told["objective"]))
        case "track" | "threshold" | "reputation":
            yield keys.reputation_key(seat)


def labs_of(view: View, seat: Seat, sector: Ref) -> Iterator[Key]:
    for space in dict.fromkeys(own_spaces(view, seat, view.layout.sectors.index(sector))):
        owners = view.labs[space]
        yield from (keys.lab_key(view.layout.spaces[space].ref, at) for at, who in enumerate(owners) if who == seat)


def next_lab(view: View, seat: Seat) -> Iterator[Key]:
    left = view.players[seat].labs
    if left:
        yield keys.board_lab_key(seat, len(view.box.labs) - left)


def next_station(view: View, seat: Seat) -> Iterator[Key]:
    left = view.players[seat].stations
    if left:
        yield keys.board_station_key(seat, len(view.box.stations) - left)


def of_field(view: View, field: Ref) -> Iterator[Key]:
    """All markers there."""
    yield from (keys.research_key(seat, field) for seat in view.seats)


def of_commander(view: View, what: Thing) -> Iterator[Key]:
    told = what.named
    if told["column"] != "none":
        yield keys.price_key(str(told["column"]))
    if told["field"] != "none":
        yield from of_field(view, str(told["field"]))
