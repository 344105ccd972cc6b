"""What speaks for a legal move, in a few words each, the weightiest first (`Game.merits`): facts, never opinions.

What a move brings at once is read off what the rules do with it; what it prepares is asked of the same functions that
the rules ask. What comes out of the bag is chance, and only counted.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.types import Arg, Phrase, Ref, Seat, SeatName, phrase
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.magnastorm.components import WHITE
from rules.magnastorm.effects import applied
from rules.magnastorm.events import Event
from rules.magnastorm.objectives import fulfilments, value_of
from rules.magnastorm.outlook import columns, leads_with
from rules.magnastorm.queries import (
    calm_sectors,
    commander_of_column,
    controller_of_column,
    crew_of_column,
    knowledge_in,
    majority_in,
    sector_of_space,
)
from rules.magnastorm.state import NOBODY, State
from rules.magnastorm.sums import bonus_in_words, due_for, named_sum, price_in_words, price_of_next_lab
from rules.magnastorm.travel import Trip, is_calm, sites_on_trip
from rules.magnastorm.view import View
from rules.magnastorm.worth_of_planet import income_with, level_there

MOST = 4
POINT, OBJECTIVE, MAJORITY, LEAD, BONUS, LEVEL, CUBE, TURN = 20, 15, 14, 13, 9, 8, 5, 4
"""How much each weighs, to say first what counts most."""


class Merit(NamedTuple):
    weight: float
    words: Phrase


def merit(weight: float, id: str, **args: Arg) -> Merit:
    return Merit(weight, phrase(f"ms-merit-{id}", **args))


def merits(view: View, move: m.Move) -> Sequence[Phrase]:
    """List what speaks for it."""
    if isinstance(move, m.Exchange | m.GiveCube | m.ConsortiumActs | m.Finish):
        return ()
    after, told = applied(view, move)
    found = [*prepared(view, move), *brought(view, move, at_once(told)), *opened(view, after, move.seat)]
    words = dict.fromkeys(each.words for each in sorted(found, key=lambda each: -each.weight))
    return tuple(words)[:MOST]


def at_once(events: Sequence[Event]) -> Iterator[Event]:
    """Yield what happens before another turn or the administration."""
    for event in events:
        if isinstance(event, happened.TurnBegan | happened.AdministrationBegan | happened.GameEnded):
            return
        yield event


# What it brings at once


def brought(view: View, move: m.Move, events: Iterator[Event]) -> Iterator[Merit]:
    """Reputation, levels and cubes that the rules give with it."""
    seat, pays_points = move.seat, isinstance(move, m.Claim | m.Build | m.TakeColumn)
    for event in events:
        match event:
            case happened.ReputationGained(points=points) if event.seat == seat and points > 0 and not pays_points:
                yield merit(POINT * points, "points", count=points)
            case happened.ResearchAdvanced(field=field, level=level) if event.seat == seat:
                at = view.layout.fields.index(field)
                yield from level_reached(view, seat, at, level)
            case happened.CubesGained(cubes=cubes) if event.seat == seat:
                count = sum(number for _, number in cubes)
                yield merit(CUBE * count, "cubes", sum=named_sum(cubes))
            case happened.CubesDrawn(cubes=cubes, black=black) if event.seat == seat:
                drawn = black + sum(number for _, number in cubes)
                yield merit(CUBE * drawn, "drawn", count=drawn)


def level_reached(view: View, seat: Seat, field: int, level: int) -> Iterator[Merit]:
    """A level, with its bonus, and the lead that it brings (MS-ADM-3)."""
    ref, bonus = view.layout.fields[field], view.layout.level_bonuses[field][level]
    words = bonus_in_words(bonus)
    yield merit(BONUS if bonus else LEVEL, "level", field=ref, n=level, bonus=words, gives="yes" if bonus else "no")
    others = (player.levels[field] for other, player in enumerate(view.players) if other != seat)
    if knowledge_in(view, field) != seat and level > max(others):
        commander = view.commanders[len(view.layout.columns) - 1 + field]
        yield merit(LEAD, "lead", field=ref, commander=commander)


# What it makes possible


def opened(view: View, after: State, seat: Seat) -> Iterator[Merit]:
    """Objectives and columns that were out of reach before."""
    if after.round != view.round or after.phase != view.phase or view.phase != "turns":
        return
    for ref in dict.fromkeys(found for found, _ in fulfilments(after, seat)):
        if all(found != ref for found, _ in fulfilments(view, seat)):
            value = value_of(after, ref)
            yield merit(OBJECTIVE * value / 3, "objective", objective=ref, value=value)
    before = {each.column for each in columns(view, seat) if each.can_be_taken and each.is_payable}
    if sum(after.players[seat].cubes) < sum(view.players[seat].cubes):
        return
    for each in columns(after, seat):
        if each.can_be_taken and each.is_payable and each.column not in before and is_certain(view, after, seat):
            commander = commander_of_column(view, view.layout.columns.index(each.column))
            yield merit(TURN, "payable", commander=commander or "token")


def is_certain(view: View, after: State, seat: Seat) -> bool:
    """Whether no chance had a hand in the cubes: the bag is as it was."""
    return view.bag == after.bag and view.rng == after.rng


# What it is for


def prepared(view: View, move: m.Move) -> Iterator[Merit]:
    """What the move itself promises, paid or not yet."""
    match move:
        case m.TakeColumn():
            yield from of_column(view, move)
        case m.MoveCrew():
            yield from of_crew(view, move)
        case m.ChooseAction(action="move"):
            yield from of_drive(view, move.seat)
        case m.Drive(to=to, station=station):
            yield from of_stop(view, move.seat, to)
            yield from of_way(view, move, Trip(to, station))
        case m.Jump(to=to):
            yield from of_stop(view, move.seat, to)
        case m.Install(way=way):
            yield from of_lab(view, move.seat, view.players[move.seat].scout, is_first=not way)
        case m.Build():
            yield merit(POINT * view.box.station_reputation, "points", count=view.box.station_reputation)
        case m.Claim(objective=objective):
            yield merit(POINT * value_of(view, objective), "points", count=value_of(view, objective))
        case m.RemoveLab(space=space):
            yield from of_removal(view, move.seat, space)
        case m.DeployCrew(panel=panel, cell=cell):
            yield merit(TURN, "turn") if panel == "upper" else blocking(view, cell)
        case m.DropCrew(cell=cell):
            yield blocking(view, cell)
        case m.PlaceFirstCrew(column=column):
            yield merit(TURN, "own-crew", column=column)
        case m.Train():
            yield merit(LEVEL, "any-level")
        case _:
            pass


def of_column(view: View, move: m.TakeColumn) -> Iterator[Merit]:
    at = view.layout.columns.index(move.column)
    if not at:
        yield merit(LEVEL, "any-level")
        yield merit(CUBE, "any-cube")
        if view.order[0] != move.seat:
            yield merit(TURN, "first")
        return
    ref, holder = commander_of_column(view, at), controller_of_column(view, at)
    card = view.box.commanders[ref]
    yield merit(POINT * card.green, "points", count=card.green)
    if holder != NOBODY:
        yield merit(POINT * card.red / 2, "loses", owner=SeatName(holder), count=card.red)
    yield merit(BONUS, "commander", commander=ref)


def of_crew(view: View, move: m.MoveCrew) -> Iterator[Merit]:
    """The bonus of the cell, what the row gives, whether its price can be paid."""
    cell = view.layout.cells[view.layout.cell_number[move.cell]]
    row = view.layout.rows[cell.row]
    if cell.bonus:
        yield merit(BONUS, "bonus", bonus=cell.bonus, field=cell.field or "none")
    yield merit(CUBE * sum(row.gain), "gain", sum=price_in_words(view, move.seat, row.gain))
    due = due_for(view, move.seat, row.cost)
    if due["state"] != "no":
        yield merit(CUBE, "drive", price=due["price"], state=due["state"])
    at = view.layout.columns.index(move.column)
    if len(crew_of_column(view, at)) > 1 and controller_of_column(view, at) != move.seat:
        yield merit(TURN / 2, "cheaper", commander=commander_of_column(view, at) or "token")


def of_drive(view: View, seat: Seat) -> Iterator[Merit]:
    if not is_calm(view, area_number(view, seat)):
        yield merit(TURN, "escape")
    if price_of_next_lab(view, seat) is not None:
        yield merit(LEVEL, "lab")


def area_number(view: View, seat: Seat) -> int:
    layout, here = view.layout, view.players[seat].scout
    number = layout.space_number.get(here)
    return layout.area_number[here] if number is None else layout.spaces[number].area


def of_stop(view: View, seat: Seat, to: Ref) -> Iterator[Merit]:
    """What a lab there would bring, if one can be paid."""
    number = view.layout.space_number.get(to)
    price = price_of_next_lab(view, seat)
    if number is None or view.labs[number] or price is None:
        return
    due = due_for(view, seat, price)
    if due["state"] != "no":
        yield merit(CUBE, "lab-price", price=due["price"], state=due["state"])
        yield from of_lab(view, seat, to, is_first=True)


def of_lab(view: View, seat: Seat, to: Ref, *, is_first: bool) -> Iterator[Merit]:
    """Its level, the majority and the income that it brings."""
    number = view.layout.space_number[to]
    sector, colour = sector_of_space(view.layout, number), view.layout.spaces[number].colour
    if is_first and colour == WHITE:
        yield merit(LEVEL, "any-level")
    elif is_first:
        there = level_there(view, seat, colour)
        if there["field"] == colour:
            yield from level_reached(view, seat, view.layout.fields.index(colour), int(str(there["n"])))
    if sector in calm_sectors(view):
        if leads_with(view, seat, number):
            yield merit(MAJORITY, "majority", sector=view.layout.sectors[sector], count=view.box.majority)
        now, then = income_with(view, seat, sector), income_with(view, seat, sector, 1)
        if then != now:
            paid = price_in_words(view, seat, then)
            yield merit(CUBE, "income", sector=view.layout.sectors[sector], paid=paid)


def of_way(view: View, move: m.Drive, trip: Trip) -> Iterator[Merit]:
    """A station that could be built and paid on the way; a storm left behind."""
    seat = move.seat
    costs, left = view.box.stations, view.players[seat].stations
    if left and sites_on_trip(view, view.players[seat].scout, trip):
        due = due_for(view, seat, costs[len(costs) - left])
        if due["state"] != "no":
            yield merit(POINT, "station", price=due["price"], count=view.box.station_reputation)
    to = view.layout.space_number.get(move.to)
    if not is_calm(view, area_number(view, seat)) and to is not None and is_calm(view, view.layout.spaces[to].area):
        yield merit(TURN, "escape")


def of_removal(view: View, seat: Seat, space: Ref) -> Iterator[Merit]:
    sector = sector_of_space(view.layout, view.layout.space_number[space])
    if sector not in calm_sectors(view):
        yield merit(TURN, "unpaid")
    elif majority_in(view, sector) != seat:
        yield merit(TURN, "no-majority")


def blocking(view: View, ref: Ref) -> Merit:
    """Which bonus nobody gets any more this round."""
    cell = view.layout.cells[view.layout.cell_number[ref]]
    return merit(TURN if cell.bonus else 1, "blocks", bonus=cell.bonus or "none", field=cell.field or "none")
