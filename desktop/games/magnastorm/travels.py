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
    match keys.read(key):
        case "lab", str(space), int(number):
            owner = view.labs[view.layout.space_number[space]][number]
            slot = len(view.box.labs) - earlier.players[owner].labs
            return (keys.board_lab_key(owner, slot), keys.mat_key(owner))
        case "station", str(site):
            owner = view.stations[view.layout.site_number[site]]
            slot = len(view.box.stations) - earlier.players[owner].stations
            return (keys.board_station_key(owner, slot), keys.mat_key(owner))
        case "crew", ("upper" | "lower") as panel, str(cell), int(number):
            standing = view.upper if panel == "upper" else view.lower
            return crew_from(view, standing[view.layout.cell_number[cell]][number], earlier)
        case "control", str(commander):
            return marker_from(view.controllers[view.commanders.index(commander)], earlier)
        case "claim", str(), int(owner):
            return marker_from(owner, earlier)
        case "card", str(commander):
            return card_from(view, commander, earlier)
        case "cubes", int(), str(colour):
            return (keys.exchange_key(colour),)
    return ()


def crew_from(view: View, who: Seat, earlier: View) -> Sequence[Key]:
    """List where crew of this colour comes from: crew of it that has gone from elsewhere, then its board."""
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


def marker_from(owner: Seat, earlier: View) -> Sequence[Key]:
    return (keys.marker_key(owner, len(markers(earlier, owner)) - 1), keys.mat_key(owner))


def card_from(view: View, ref: Ref, earlier: View) -> Sequence[Key]:
    """Return where a card comes from: the seat that had it, else its tile."""
    at = view.commanders.index(ref)
    loser = earlier.controllers[at]
    column = at + 1
    tile = keys.head_key(view.layout.columns[column]) if column < len(view.layout.columns) else keys.tile_key(ref)
    return (tile,) if loser == NOBODY else (keys.mat_key(loser), tile)


def same(before: View, after: View) -> Mapping[Key, Key]:
    """Map crew to what it was before the panels were swapped: it stays where it was in its column (MS-ADM-7)."""
    if turns_of_tile(after) == turns_of_tile(before):
        return {}
    found, earlier = {}, crew_on_panels(before)
    for key in crew_on_panels(after):
        match keys.read(key):
            case "crew", "upper", str(cell), int(number) if (was := keys.crew_key("lower", cell, number)) in earlier:
                found[key] = was
    return found


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    """Return where a piece goes: labs to their board, cards to the seat that has taken them or to their tile."""
    match keys.read(key):
        case "lab", str(space), int(number):
            owner = view.labs[view.layout.space_number[space]][number]
            slot = len(view.box.labs) - later.players[owner].labs
            return (keys.board_lab_key(owner, slot), keys.mat_key(owner))
        case "card", str(commander):
            holder = later.controllers[view.commanders.index(commander)]
            return (keys.tile_key(commander),) if holder == NOBODY else (keys.mat_key(holder),)
        case "control", str(commander):
            holder = view.controllers[view.commanders.index(commander)]
            return () if holder == NOBODY else (keys.mat_key(holder),)
        case "cubes", int(), str(colour):
            return (keys.exchange_key(colour),)
        case "head", str(column) if column == view.layout.columns[0] and later.token != NOBODY:
            return (keys.mat_key(later.token),)
    return ()


def order(events: Sequence[Event]) -> Sequence[Key]:
    """Return the moved pieces in the order in which it happened; none if too much happened at once."""
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
