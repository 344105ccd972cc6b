"""What somebody means who drops pieces somewhere, legal or not; what forbids it, and what could cure it."""

from collections.abc import Sequence

from desktop.board.sprite import Key
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.handles import cheapest, crews_above, receiver
from rules.core.refusal import Refusal
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.commanders import ADIRA, AZREA, BEEPER, FORRESTER, JOY, KAYSIA, MIRA
from rules.magnastorm.queries import crew_allowed, crew_name, free_cell_above, labs_in
from rules.magnastorm.state import YELLOW
from rules.magnastorm.travel import jumps
from rules.magnastorm.view import View

PLAYED_ALONG = frozenset(map(keys.card_key, (AZREA, KAYSIA)))
"""Cards that are dropped together with a lab or a station."""


def attempt(view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> m.Move | None:
    cards = pieces & PLAYED_ALONG
    if len(pieces - cards) != 1:
        return None
    (piece,) = pieces - cards
    free = keys.card_key(KAYSIA) in cards
    match keys.read(piece), keys.read(under(view, place)):
        case (("mate" | "scout" | "cubes" | "mast" | "turtle" | "research" | "marker"), int(owner), *_), _ if (
            owner != seat
        ):
            return None  # only their owner moves these
        case ("crew", "upper", str(origin), int(number)), ("cell", str(cell)):
            return of_crew(view, seat, origin, number, cell)
        case ("mate", *_), ("cell", str(cell)):
            return m.DeployCrew(seat=seat, panel="lower", cell=cell)
        case ("mate", *_), ("column", str(column)):
            return of_own_crew(view, seat, column)
        case ("head", str(column)), ("mat", *_):
            return m.TakeColumn(seat=seat, column=column)
        case ("scout", *_), ("space", str(to)):
            return of_scout(view, seat, to)
        case ("station", str(station)), ("space", str(to)):
            return m.Drive(seat=seat, to=to, station=station)
        case ("card", commander), ("space", str(to)) if commander == MIRA:
            return m.Jump(seat=seat, to=to)
        case ("cubes", _, str(colour)), _:
            return of_cube(view, seat, colour, place)
        case ("exchange", str(colour)), ("mat", owner) if isinstance(view.pending, todo.TakingCube) and owner == seat:
            return m.TakeCube(seat=seat, colour=colour)
        case ("bag",), _ if isinstance(view.pending, todo.Drawing):
            ways = {keys.mat_key(seat): False, keys.card_key(JOY): True}
            return m.Draw(seat=seat, more=ways[place]) if place in ways else None
        case ("mast", *_), ("site", str(site)):
            return m.Build(seat=seat, site=site, free=free)
        case ("turtle", *_), ("space", *_):
            return m.Install(seat=seat, way=way_of(view, cards), free=free)
        case ("research", *_), ("level", str(field), int()):
            return m.ChooseField(seat=seat, field=field)
        case ("marker", *_), (("objective" | "reward"), str(objective)) if objective in view.objectives:
            return claim(view, seat, objective)
        case ("lab", str(space), int()), ("mat", *_):
            return m.RemoveLab(seat=seat, space=space)
    return None


def meaning(view: View, seat: Seat, place: Key) -> m.Move | None:
    """Prices of columns, and the two actions of a crew member, lie there whether one can pay or not."""
    match keys.read(place):
        case "price", str(column):
            return m.TakeColumn(seat=seat, column=column)
        case "choice", ("move" | "gain") as action:
            return m.ChooseAction(seat=seat, action=action)
    return None


def under(view: View, place: Key) -> Key:
    """The place that a piece stands on, if it was dropped on one."""
    match keys.read(place):
        case "lab", str(space), int():
            return keys.space_key(space)
        case "scout", int(seat):
            return keys.space_key(view.players[seat].scout)
        case "station", str(site):
            return keys.site_key(site)
        case "crew", "lower", str(cell), int():
            return keys.cell_key(cell)
        case "crew", "upper", str(cell), int():
            return keys.column_key(view.layout.columns[view.layout.cells[view.layout.cell_number[cell]].column])
        case "research", int(seat), str(field):
            return keys.level_key(field, view.players[seat].levels[view.layout.fields.index(field)])
    return place


def of_crew(view: View, seat: Seat, origin: Ref, number: int, cell: Ref) -> m.Move | None:
    """From the upper panel only: what stands below stays there."""
    at = view.layout.cell_number.get(origin)
    if at is None or number >= len(view.upper[at]):
        return None
    crew = crew_name(view, view.upper[at][number])
    if isinstance(view.pending, todo.Emptying):
        return m.DropCrew(seat=seat, crew=crew, cell=cell)
    column = view.layout.columns[view.layout.cells[at].column]
    return m.MoveCrew(seat=seat, column=column, crew=crew, cell=cell)


def of_scout(view: View, seat: Seat, to: Ref) -> m.Move:
    """The cheapest way there; Mira's, where it is the only one."""
    station = cheapest(view, seat, to)
    if station is None and to in jumps(view, seat):
        return m.Jump(seat=seat, to=to)
    return m.Drive(seat=seat, to=to, station=station or "")


def of_own_crew(view: View, seat: Seat, column: Ref) -> m.Move | None:
    if isinstance(view.pending, todo.FirstCrew):
        return m.PlaceFirstCrew(seat=seat, column=column)
    cell = free_cell_above(view, view.layout.columns.index(column))
    if cell is None or not isinstance(view.pending, todo.Deploying):
        return None
    return m.DeployCrew(seat=seat, panel="upper", cell=view.layout.cells[cell].ref)


def of_cube(view: View, seat: Seat, colour: str, place: Key) -> m.Move | None:
    """For a commander, or as a part of an exchange or a fee."""
    if place == keys.card_key(BEEPER):
        return m.Boost(seat=seat, colour=colour)
    if place == keys.card_key(ADIRA) and colour == view.colours[seat]:
        return m.Train(seat=seat)
    if place == keys.card_key(FORRESTER) and colour == YELLOW:
        return m.BuyReputation(seat=seat)
    is_asked = isinstance(view.pending, todo.Exchanging | todo.PayingFee)
    return m.GiveCube(seat=seat, colour=colour) if is_asked and place == receiver(view) else None


def way_of(view: View, cards: frozenset[Key]) -> m.InstallWay:
    """Which lab of the action it would be: the first, Azrea's, or the second one of the cell."""
    if keys.card_key(AZREA) in cards:
        return "extra"
    return "double" if isinstance(view.pending, todo.Installing) and view.pending.ways else ""


def claim(view: View, seat: Seat, objective: Ref) -> m.Move:
    """With the places of which it has most: the reason against it is then the one that matters."""
    card = view.box.objectives[objective]
    if card.kind == "sector":
        own = [labs_in(view, sector)[seat] for sector in range(len(view.layout.sectors))]
        order = sorted(range(len(own)), key=lambda at: -own[at])
        return m.Claim(
            seat=seat, objective=objective, places=tuple(view.layout.sectors[at] for at in order[: len(card.remove)])
        )
    levels = view.players[seat].levels
    order = sorted(range(len(levels)), key=lambda at: -levels[at])
    demand = [each for each in card.demands if each.from_round <= view.round][-1]
    return m.Claim(
        seat=seat, objective=objective, places=tuple(view.layout.fields[at] for at in sorted(order[: demand.markers]))
    )


# What goes along, what stands in the way, what cures


def companions(view: View, move: m.Move) -> Sequence[Key]:
    """The crew that moves with a commander; the labs or markers that an objective may take."""
    match move:
        case m.TakeColumn(column=column):
            return [key for crew in view.colours for key in crews_above(view, column, crew)]
        case m.Drive(station=station) if station:
            return [keys.station_key(station)]
        case m.Claim(seat=seat, places=places) if places[0] in view.layout.fields:
            return [keys.research_key(seat, field) for field in places]
        case m.Claim(places=places):
            return [keys.sector_key(sector) for sector in places]
    return ()


def blamed(view: View, move: m.Move, refusal: Refusal) -> Sequence[Key]:
    """The sector in the storm, the crew on the cell, the lab on the space."""
    layout = view.layout
    match move:
        case m.Drive(to=to) if to in layout.space_number and refusal.rule == "MS-MOV-4":
            sector = layout.areas[layout.spaces[layout.space_number[to]].area].sector
            return [keys.sector_key(layout.sectors[sector])]
        case m.MoveCrew(cell=cell) | m.DropCrew(cell=cell) if cell in layout.cell_number:
            return [keys.crew_key("lower", cell, at) for at in range(len(view.lower[layout.cell_number[cell]]))]
    return ()


def everywhere(view: View, crew: str) -> list[Key]:
    return [key for column in view.layout.columns for key in crews_above(view, column, crew)]


def cures(view: View, move: m.Move) -> Sequence[Key]:
    """Which crew may be moved instead, which marker may advance. Where a piece may go is lit already."""
    pending = view.pending
    if getattr(pending, "seat", None) != move.seat:
        return ()
    match move:
        case m.MoveCrew(seat=seat, crew=crew):
            allowed = [crew_name(view, each) for each in crew_allowed(view, seat)]
            return () if crew in allowed else [key for name in allowed for key in everywhere(view, name)]
        case m.ChooseField(seat=seat) if isinstance(pending, todo.ChoosingField):
            return [keys.research_key(seat, field) for field in pending.fields]
    return ()
