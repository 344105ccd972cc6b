"""What somebody means who drops pieces somewhere, legal or not; what forbids it, and what could cure it."""

from collections.abc import Sequence

from desktop.board.sprite import Key
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.handles import crews_above
from rules.core.refusal import Refusal
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.commanders import BEEPER, MIRA
from rules.magnastorm.queries import crew_allowed, crew_name, labs_in
from rules.magnastorm.view import View


def attempt(view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> m.Move | None:
    if len(pieces) > 1:
        return None
    (piece,) = pieces
    kind, _, rest = piece.partition("-")
    to, _, ref = under(view, place).partition("-")
    match kind, to:
        case "crew", "cell":
            return of_crew(view, seat, rest, ref)
        case "mate", "cell":
            return m.DeployCrew(seat=seat, panel="lower", cell=ref)
        case "mate", "column" if isinstance(view.pending, todo.FirstCrew):
            return m.PlaceFirstCrew(seat=seat, column=ref)
        case "head", "mat":
            return m.TakeColumn(seat=seat, column=rest)
        case "scout", "space" if rest == str(seat):
            return m.Drive(seat=seat, to=ref)
        case "station", "space":
            return m.Drive(seat=seat, to=ref, station=rest)
        case "card", "space" if rest == MIRA:
            return m.Jump(seat=seat, to=ref)
        case "cubes", "card" if ref == BEEPER:
            return m.Boost(seat=seat, colour=rest.partition("-")[2])
        case "mast", "site":
            return m.Build(seat=seat, site=ref)
        case "turtle", "space":
            return m.Install(seat=seat)
        case "research", "level":
            return m.ChooseField(seat=seat, field=ref.rpartition("-")[0])
        case "marker", "objective" | "reward":
            return claim(view, seat, ref)
        case "lab", "mat":
            return m.RemoveLab(seat=seat, space=rest.rpartition("-")[0])
    return None


def meaning(view: View, seat: Seat, place: Key) -> m.Move | None:
    """Prices of columns, and the two actions of a crew member, lie there whether one can pay or not."""
    kind, _, ref = place.partition("-")
    match kind, ref:
        case "price", _:
            return m.TakeColumn(seat=seat, column=ref)
        case "choice", "move" | "gain":
            return m.ChooseAction(seat=seat, action="move" if ref == "move" else "gain")
    return None


def under(view: View, place: Key) -> Key:
    """The place that a piece stands on, if it was dropped on one."""
    kind, _, rest = place.partition("-")
    match kind:
        case "lab":
            return keys.space_key(rest.rpartition("-")[0])
        case "scout":
            return keys.space_key(view.players[int(rest)].scout)
        case "station":
            return keys.site_key(rest)
        case "crew":
            panel, _, spot = rest.partition("-")
            cell = spot.rpartition("-")[0]
            column = view.layout.columns[view.layout.cells[view.layout.cell_number[cell]].column]
            return keys.cell_key(cell) if panel == "lower" else keys.column_key(column)
        case "research":
            seat, _, field = rest.partition("-")
            return keys.level_key(field, view.players[int(seat)].levels[view.layout.fields.index(field)])
    return place


def of_crew(view: View, seat: Seat, piece: Key, cell: Ref) -> m.Move | None:
    """From the upper panel only: what stands below stays there."""
    panel, _, rest = piece.partition("-")
    origin, _, number = rest.rpartition("-")
    at = view.layout.cell_number.get(origin)
    if panel != "upper" or at is None or int(number) >= len(view.upper[at]):
        return None
    crew = crew_name(view, view.upper[at][int(number)])
    if isinstance(view.pending, todo.Emptying):
        return m.DropCrew(seat=seat, crew=crew, cell=cell)
    column = view.layout.columns[view.layout.cells[at].column]
    return m.MoveCrew(seat=seat, column=column, crew=crew, cell=cell)


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
