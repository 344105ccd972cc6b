"""How each move of Magnastorm is made by hand: what is taken and where it is dropped, or what is clicked."""

from collections.abc import Iterator
from typing import assert_never

from desktop.board.desk import BUTTON, Handle, click, drag
from desktop.board.sprite import Key
from desktop.games.magnastorm import keys
from rules.core.memo import memo_of_last
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.commanders import ADIRA, AZREA, BEEPER, FORRESTER, JOY, KAYSIA, MIRA
from rules.magnastorm.queries import cells_of_column, crew_name
from rules.magnastorm.state import NEUTRAL, YELLOW
from rules.magnastorm.travel import Trip, trips
from rules.magnastorm.view import View


def gestures(view: View, move: m.Move) -> Iterator[Handle]:
    """All gestures of a move, the nearest first; none where it has a button."""
    match move:
        case m.PlaceFirstCrew(seat=seat, column=column):
            yield drag(own_crew(view, seat), keys.column_key(column))
        case m.TakeColumn(seat=seat, column=column):
            yield drag(keys.head_key(column), keys.mat_key(seat))
            yield click(keys.price_key(column))
        case m.MoveCrew(column=column, crew=crew, cell=cell):
            yield drag(crew_above(view, column, crew), keys.cell_key(cell))
        case m.DropCrew(crew=crew, cell=cell):
            yield from (drag(piece, keys.cell_key(cell)) for piece in crew_to_drop(view, crew))
        case m.DeployCrew(seat=seat, panel=panel, cell=cell):
            yield drag(own_crew(view, seat), place_to_deploy(view, panel, cell))
        case m.ChooseAction() | m.Pay():
            yield click(keys.choice_key(move))
        case m.TakeCube(seat=seat, colour=colour):
            yield click(keys.choice_key(move))
            yield drag(keys.exchange_key(colour), keys.mat_key(seat))
        case m.Draw(seat=seat, more=more):
            yield click(keys.choice_key(move))
            yield click(keys.card_key(JOY) if more else keys.BAG)
            yield drag(keys.BAG, keys.card_key(JOY) if more else keys.mat_key(seat))
        case m.Exchange(take=take):
            yield click(keys.exchange_key(take))
            if isinstance(view.pending, todo.Paying):
                yield click(keys.choice_key(move))
        case m.GiveCube(seat=seat, colour=colour):
            yield click(keys.cubes_key(seat, colour))
            yield drag(keys.cubes_key(seat, colour), receiver(view))
        case m.Drive(seat=seat, to=to, station=station):
            yield from ways_to(view, seat, to, station)
        case m.Jump(seat=seat, to=to):
            yield drag(keys.card_key(MIRA), keys.space_key(to))
            if cheapest(view, seat, to) is None:
                yield drag(keys.scout_key(seat), keys.space_key(to))
        case m.Boost(seat=seat, colour=colour):
            yield drag(keys.cubes_key(seat, colour), keys.card_key(BEEPER))
        case m.Train(seat=seat):
            own = view.colours[seat]
            yield from dict.fromkeys((click(keys.card_key(ADIRA)), cube_or_click(view, seat, own, ADIRA)))
        case m.Build(seat=seat, site=site, free=free):
            yield Handle(with_waiver(own_station(view, seat), free=free), keys.site_key(site))
        case m.Install(seat=seat, way=way, free=free):
            pieces = with_waiver(own_lab(view, seat), free=free)
            yield Handle(pieces | {keys.card_key(AZREA)} if way == "extra" else pieces, space_to_install(view))
        case m.ChooseField(seat=seat, field=field):
            goal = next_level(view, seat, field)
            yield drag(keys.research_key(seat, field), goal)
            yield click(goal)
        case m.BuyReputation(seat=seat):
            yield cube_or_click(view, seat, YELLOW, FORRESTER)
        case m.Claim(seat=seat, objective=objective):
            yield drag(own_marker(seat), keys.reward_key(objective))
            yield drag(own_marker(seat), keys.objective_key(objective))
        case m.RemoveLab(seat=seat, space=space):
            yield drag(lab_on(view, seat, space), keys.mat_key(seat))
            yield click(lab_on(view, seat, space))
        case m.Finish() | m.ConsortiumActs():
            return
        case _:
            assert_never(move)


def cube_or_click(view: View, seat: Seat, colour: str, commander: Ref) -> Handle:
    """A cube of this colour for a commander; without one the card is clicked, and others are exchanged for it."""
    card, has = keys.card_key(commander), view.players[seat].cubes[view.colours.index(colour)]
    return drag(keys.cubes_key(seat, colour), card) if has else click(card)


# Crew


def own_crew(view: View, seat: Seat) -> Key:
    """The last one on the player board: one is as good as another."""
    return keys.board_crew_key(seat, max(0, view.players[seat].crew - 1))


def crew_above(view: View, column: Ref, crew: str) -> Key:
    """The uppermost of this kind in a column."""
    return next(crews_above(view, column, crew), "")


def crews_above(view: View, column: Ref, crew: str) -> Iterator[Key]:
    for cell in cells_of_column(view.layout, view.layout.columns.index(column)):
        for number, who in enumerate(view.upper[cell]):
            if crew_name(view, who) == crew:
                yield keys.crew_key("upper", view.layout.cells[cell].ref, number)


def crew_to_drop(view: View, crew: str) -> list[Key]:
    pending = view.pending
    assert isinstance(pending, todo.Emptying)
    return list(crews_above(view, view.layout.columns[pending.column], crew))[:1]


def place_to_deploy(view: View, panel: str, cell: Ref) -> Key:
    if panel == "lower":
        return keys.cell_key(cell)
    number = view.layout.cell_number[cell]
    return keys.column_key(view.layout.columns[view.layout.cells[number].column])


# Labs, stations, markers: the leftmost one that is left


def own_lab(view: View, seat: Seat) -> Key:
    return keys.board_lab_key(seat, len(view.box.labs) - view.players[seat].labs)


def own_station(view: View, seat: Seat) -> Key:
    return keys.board_station_key(seat, len(view.box.stations) - view.players[seat].stations)


def own_marker(seat: Seat) -> Key:
    return keys.marker_key(seat, 0)


def markers(view: View, seat: Seat) -> range:
    """Return the numbers of the markers on the player board."""
    bought = len(view.layout.columns) - 1
    out = list(view.controllers[:bought]).count(seat) + sum(seat in claims for claims in view.claims)
    return range(view.box.markers - out)


def with_waiver(piece: Key, *, free: bool) -> frozenset[Key]:
    """Together with Kaysia's card, where she waives the price."""
    return frozenset({piece, keys.card_key(KAYSIA)}) if free else frozenset({piece})


def space_to_install(view: View) -> Key:
    pending = view.pending
    assert isinstance(pending, todo.Installing)
    return keys.space_key(pending.space)


def lab_on(view: View, seat: Seat, space: Ref) -> Key:
    owners = view.labs[view.layout.space_number[space]]
    return keys.lab_key(space, owners.index(seat))


def next_level(view: View, seat: Seat, field: Ref) -> Key:
    """Return the next level of a field; at the top the same level, as there is nothing beyond."""
    level = view.players[seat].levels[view.layout.fields.index(field)]
    return keys.level_key(field, min(level + 1, view.layout.levels))


def receiver(view: View) -> Key:
    """Return where a cube is given: for an exchange, or to the owner of a station."""
    pending = view.pending
    if isinstance(pending, todo.PayingFee):
        return keys.mat_key(pending.owner)
    assert isinstance(pending, todo.Exchanging)
    return keys.exchange_key(view.colours[pending.take])


# Drives


def ways_to(view: View, seat: Seat, to: Ref, station: Ref) -> Iterator[Handle]:
    """The scout is dragged where it goes the cheapest way; a station, where the drive shall begin there.

    To stay put there is a button, and the space can be clicked as far as no scout covers it: a click on the scout only
    takes it.
    """
    goal = keys.space_key(to)
    if to == view.players[seat].scout and not station:
        yield BUTTON
        yield click(goal)
        return
    if (cheapest(view, seat, to) or "") == station:  # a drive that leads nowhere is tried with the scout
        yield drag(keys.scout_key(seat), goal)
    if station:
        yield drag(keys.station_key(station), goal)


@memo_of_last
def all_trips(view: View, seat: Seat) -> tuple[Trip, ...]:
    return tuple(trips(view, seat))


def cheapest(view: View, seat: Seat, to: Ref) -> Ref | None:
    """Return where the drive begins: at the scout, else an own station, else any; None if none leads there."""
    stations = [station for space, station in all_trips(view, seat) if space == to]
    if "" in stations:
        return ""
    owners = view.stations
    return min(stations, key=lambda ref: owners[view.layout.site_number[ref]] != seat, default=None)


# Pieces of which one is as good as another


def alike(view: View) -> list[frozenset[Key]]:
    found = []
    for seat, player in enumerate(view.players):
        found.append(frozenset(keys.board_crew_key(seat, slot) for slot in range(player.crew)))
        labs, stations = len(view.box.labs), len(view.box.stations)
        found.append(frozenset(keys.board_lab_key(seat, slot) for slot in range(labs - player.labs, labs)))
        masts = range(stations - player.stations, stations)
        found.append(frozenset(keys.board_station_key(seat, slot) for slot in masts))
        found.append(frozenset(keys.marker_key(seat, slot) for slot in markers(view, seat)))
    for column in view.layout.columns:
        for crew in (NEUTRAL, *view.seats):
            found.append(frozenset(crews_above(view, column, crew_name(view, crew))))
    return [each for each in found if len(each) > 1]
