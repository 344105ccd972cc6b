"""How pieces of Magnastorm come and go: from whom to where, and which sets out first."""

from collections.abc import Iterator, Mapping, Sequence

from desktop.board.sprite import Key
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.flights import point_key
from desktop.games.magnastorm.handles import markers
from rules.core.types import Ref, Seat
from rules.magnastorm import events as happened
from rules.magnastorm.events import Event
from rules.magnastorm.queries import turns_of_tile
from rules.magnastorm.state import NOBODY
from rules.magnastorm.view import View

MOST_AT_ONCE = 6
"""More pieces than these set out together."""


def comes_from(view: View, key: Key, earlier: View) -> Sequence[Key]:
    """Crew from the panel or the player board, labs and stations from theirs, cubes from the supply."""
    kind, _, rest = key.partition("-")
    match kind:
        case "lab":
            owner = view.labs[view.layout.space_number[rest.rpartition("-")[0]]][int(rest.rpartition("-")[2])]
            slot = len(view.box.labs) - earlier.players[owner].labs
            return (keys.board_lab_key(owner, slot), keys.mat_key(owner))
        case "station":
            owner = view.stations[view.layout.site_number[rest]]
            slot = len(view.box.stations) - earlier.players[owner].stations
            return (keys.board_station_key(owner, slot), keys.mat_key(owner))
        case "crew":
            return crew_from(view, rest, earlier)
        case "control" | "claim":
            owner = owner_of_marker(view, kind, rest)
            return (keys.marker_key(owner, len(markers(earlier, owner)) - 1), keys.mat_key(owner))
        case "card":
            return card_from(view, rest, earlier)
        case "cubes":
            return (keys.exchange_key(rest.partition("-")[2]), keys.BAG)
    return ()


def crew_from(view: View, rest: str, earlier: View) -> Sequence[Key]:
    """Whatever crew of its colour has gone from elsewhere."""
    panel, _, spot = rest.partition("-")
    cell, _, number = spot.rpartition("-")
    standing = (view.upper if panel == "upper" else view.lower)[view.layout.cell_number[cell]]
    who = standing[int(number)]
    gone = [key for key, crew in crew_on_panels(earlier).items() if crew == who and key not in crew_on_panels(view)]
    board = () if who == NOBODY else (keys.board_crew_key(who, earlier.players[who].crew - 1), keys.mat_key(who))
    return (*gone, *board)


def crew_on_panels(view: View) -> dict[Key, Seat]:
    found: dict[Key, Seat] = {}
    panels: Mapping[keys.Panel, Sequence[tuple[Seat, ...]]] = {"upper": view.upper, "lower": view.lower}
    for panel, cells in panels.items():
        for cell, crew in zip(view.layout.cells, cells, strict=True):
            found |= {keys.crew_key(panel, cell.ref, at): who for at, who in enumerate(crew)}
    return found


def owner_of_marker(view: View, kind: str, rest: str) -> Seat:
    if kind == "claim":
        return int(rest.rpartition("-")[2])
    return view.controllers[view.commanders.index(rest)]


def card_from(view: View, ref: Ref, earlier: View) -> Sequence[Key]:
    """From whoever had it, else from its tile."""
    at = view.commanders.index(ref)
    loser = earlier.controllers[at]
    column = at + 1
    tile = keys.head_key(view.layout.columns[column]) if column < len(view.layout.columns) else keys.tile_key(ref)
    return (tile,) if loser == NOBODY else (keys.mat_key(loser), tile)


def same(before: View, after: View) -> Mapping[Key, Key]:
    """After the panels are swapped, crew is where it was in its column (MS-ADM-7)."""
    if turns_of_tile(after) == turns_of_tile(before):
        return {}
    return {
        key: was
        for key in crew_on_panels(after)
        if key.startswith("crew-upper")
        and (was := key.replace("crew-upper", "crew-lower", 1)) in crew_on_panels(before)
    }


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    """Labs return to their board, cards to whoever has taken them or to their tile."""
    kind, _, rest = key.partition("-")
    match kind:
        case "lab":
            owner = view.labs[view.layout.space_number[rest.rpartition("-")[0]]][int(rest.rpartition("-")[2])]
            slot = len(view.box.labs) - later.players[owner].labs
            return (keys.board_lab_key(owner, slot), keys.mat_key(owner))
        case "card":
            at = view.commanders.index(rest)
            holder = later.controllers[at]
            return (keys.tile_key(rest),) if holder == NOBODY else (keys.mat_key(holder),)
        case "control":
            holder = view.controllers[view.commanders.index(rest)]
            return () if holder == NOBODY else (keys.mat_key(holder),)
        case "cubes":
            return (keys.exchange_key(rest.partition("-")[2]),)
        case "head" if rest == view.layout.columns[0] and later.token != NOBODY:
            return (keys.mat_key(later.token),)
    return ()


def order(events: Sequence[Event]) -> Sequence[Key]:
    """In the order in which it happened, unless too much happened at once."""
    found = tuple(dict.fromkeys(moved(events)))
    return found if len(found) <= MOST_AT_ONCE else ()


def moved(events: Sequence[Event]) -> Iterator[Key]:
    for event in events:
        match event:
            case happened.CrewMoved(cell=cell):
                yield keys.crew_key("lower", cell, 0)
            case happened.CrewDeployed(panel=panel, cell=cell):
                yield keys.crew_key(panel, cell, 0)
            case happened.ScoutMoved(seat=seat):
                yield keys.scout_key(seat)
            case happened.StationBuilt(site=site):
                yield keys.station_key(site)
            case happened.LabInstalled(space=space) | happened.LabRemoved(space=space):
                yield keys.lab_key(space, 0)
            case happened.ResearchAdvanced(seat=seat, field=field) | happened.ResearchSetBack(seat=seat, field=field):
                yield keys.research_key(seat, field)
            case happened.CommanderTaken(commander=commander):
                yield keys.card_key(commander)
            case happened.ObjectiveFulfilled(objective=objective, seat=seat):
                yield keys.claim_key(objective, seat)
            case happened.ReputationGained(seat=seat):
                yield keys.reputation_key(seat)
            case happened.MajorityHeld(sector=sector):
                yield point_key(sector)
            case _:
                pass
