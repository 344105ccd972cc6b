"""What somebody means who drops pieces somewhere, legal or not; what forbids it, and what could cure it."""

from collections.abc import Callable, Sequence
from functools import partial

from desktop.board.desk import Drop, no_one
from desktop.board.keys import Named
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
STANDING = frozenset(("lab", "scout", "station", "crew", "research"))
"""Pieces that stand on places; most of a table is none of these."""


def attempt(view: View, seat: Seat, pieces: frozenset[Key]) -> Drop[m.Move]:
    cards = pieces & PLAYED_ALONG
    if len(pieces - cards) != 1:
        return no_one
    (piece,) = pieces - cards
    free, mats = keys.card_key(KAYSIA) in cards, map(keys.mat_key, view.seats)
    match keys.read(piece):
        case (("mate" | "scout" | "cubes" | "mast" | "turtle" | "research" | "marker"), int(owner), *_) if (
            owner != seat
        ):
            return no_one  # only their owner moves these
        case "crew", "upper", str(origin), int(number):
            return of_crew(view, seat, origin, number)
        case "mate", *_:
            return partial(of_own_crew, view, seat)
        case "head", str(column):
            return dict.fromkeys(mats, m.TakeColumn(seat=seat, column=column)).get
        case "scout", *_:
            return on(view, "space", partial(of_scout, view, seat, frozenset(jumps(view, seat))))
        case "station", str(station):
            return on(view, "space", lambda to: m.Drive(seat=seat, to=to, station=station))
        case "card", commander if commander == MIRA:
            return on(view, "space", lambda to: m.Jump(seat=seat, to=to))
        case "cubes", _, str(colour):
            return of_cube(view, seat, colour).get
        case "exchange", str(colour) if isinstance(view.pending, todo.TakingCube):
            return {keys.mat_key(seat): m.TakeCube(seat=seat, colour=colour)}.get
        case ("bag",) if isinstance(view.pending, todo.Drawing):
            ways = {keys.mat_key(seat): False, keys.card_key(JOY): True}
            return {place: m.Draw(seat=seat, more=more) for place, more in ways.items()}.get
        case "mast", *_:
            return on(view, "site", lambda site: m.Build(seat=seat, site=site, free=free))
        case "turtle", *_:
            return on(view, "space", lambda _: m.Install(seat=seat, way=way_of(view, cards), free=free))
        case "research", *_:
            return on(view, "level", lambda field: m.ChooseField(seat=seat, field=field))
        case "marker", *_:
            claims = {ref: claim(view, seat, ref) for ref in view.objectives}
            places = keys.objective_key, keys.reward_key
            return {spell(ref): move for ref, move in claims.items() for spell in places}.get
        case "lab", str(space), int():
            return dict.fromkeys(mats, m.RemoveLab(seat=seat, space=space)).get
    return no_one


def on(view: View, kind: str, move: Callable[[Ref], m.Move | None]) -> Drop[m.Move]:
    """What a drop means on a place of this kind, or on what stands there."""

    def meant(place: Key) -> m.Move | None:
        named = under(view, place)
        return move(str(named[1])) if named[0] == kind else None

    return meant


def meaning(view: View, seat: Seat, place: Key) -> m.Move | None:
    """Prices of columns, and the two actions of a crew member, lie there whether one can pay or not."""
    match keys.read(place):
        case "price", str(column):
            return m.TakeColumn(seat=seat, column=column)
        case "choice", ("move" | "gain") as action:
            return m.ChooseAction(seat=seat, action=action)
    return None


def under(view: View, place: Key) -> Named:
    """The place that a piece stands on, if it was dropped on one."""
    named = keys.read(place)
    if named[0] not in STANDING:
        return named
    match named:
        case "lab", str(space), int():
            return "space", space
        case "scout", int(seat):
            return "space", view.players[seat].scout
        case "station", str(site):
            return "site", site
        case "crew", "lower", str(cell), int():
            return "cell", cell
        case "crew", "upper", str(cell), int():
            return "column", view.layout.columns[view.layout.cells[view.layout.cell_number[cell]].column]
        case "research", int(seat), str(field):
            return "level", field, view.players[seat].levels[view.layout.fields.index(field)]
    return named


def of_crew(view: View, seat: Seat, origin: Ref, number: int) -> Drop[m.Move]:
    """Return the move of crew from the upper panel only: what stands below stays there."""
    at = view.layout.cell_number.get(origin)
    if at is None or number >= len(view.upper[at]):
        return no_one
    crew = crew_name(view, view.upper[at][number])
    if isinstance(view.pending, todo.Emptying):
        return on(view, "cell", lambda cell: m.DropCrew(seat=seat, crew=crew, cell=cell))
    column = view.layout.columns[view.layout.cells[at].column]
    return on(view, "cell", lambda cell: m.MoveCrew(seat=seat, column=column, crew=crew, cell=cell))


def of_scout(view: View, seat: Seat, by_jump: frozenset[Ref], to: Ref) -> m.Move:
    """The cheapest way there; Mira's, where it is the only one."""
    station = cheapest(view, seat, to)
    if station is None and to in by_jump:
        return m.Jump(seat=seat, to=to)
    return m.Drive(seat=seat, to=to, station=station or "")


def of_own_crew(view: View, seat: Seat, place: Key) -> m.Move | None:
    """Find the move of one's own crew: into a cell of the lower panel, or above a column."""
    match under(view, place):
        case "cell", str(cell):
            return m.DeployCrew(seat=seat, panel="lower", cell=cell)
        case "column", str(column):
            return above(view, seat, column)
    return None


def above(view: View, seat: Seat, column: Ref) -> m.Move | None:
    if isinstance(view.pending, todo.FirstCrew):
        return m.PlaceFirstCrew(seat=seat, column=column)
    cell = free_cell_above(view, view.layout.columns.index(column))
    if cell is None or not isinstance(view.pending, todo.Deploying):
        return None
    return m.DeployCrew(seat=seat, panel="upper", cell=view.layout.cells[cell].ref)


def of_cube(view: View, seat: Seat, colour: str) -> dict[Key, m.Move]:
    """Return the move that spends a cube: for a commander, or as a part of an exchange or a fee."""
    found: dict[Key, m.Move] = {keys.card_key(BEEPER): m.Boost(seat=seat, colour=colour)}
    if colour == view.colours[seat]:
        found[keys.card_key(ADIRA)] = m.Train(seat=seat)
    if colour == YELLOW:
        found[keys.card_key(FORRESTER)] = m.BuyReputation(seat=seat)
    if isinstance(view.pending, todo.Exchanging | todo.PayingFee):
        found[receiver(view)] = m.GiveCube(seat=seat, colour=colour)
    return found


def way_of(view: View, cards: frozenset[Key]) -> m.InstallWay:
    """Which lab of the action it would be: the first, Azrea's, or the second one of the cell."""
    if keys.card_key(AZREA) in cards:
        return "extra"
    return "double" if isinstance(view.pending, todo.Installing) and view.pending.ways else ""


def claim(view: View, seat: Seat, objective: Ref) -> m.Move:
    """Return a claim with the places of which the seat has most.

    The reason against it is then the one that matters.
    """
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
