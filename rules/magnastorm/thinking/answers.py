"""Quick answers to every question of the game: a rule of thumb each, no search. The first of equals is chosen."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.candidates import answers
from rules.magnastorm.components import WHITE
from rules.magnastorm.objectives import value_of
from rules.magnastorm.queries import (
    calm_sectors,
    colour_number,
    controller_of_column,
    crew_named,
    labs_in,
    number_of_scientist,
    sector_of_space,
)
from rules.magnastorm.state import State
from rules.magnastorm.thinking.cells import gain_figure, room_figure
from rules.magnastorm.thinking.columns import cost_of, crew_of_columns, worth_of_column
from rules.magnastorm.thinking.cubes import face_value, worth_of_price
from rules.magnastorm.thinking.planet import lead_of
from rules.magnastorm.thinking.timing import chance, clock
from rules.magnastorm.thinking.weights import EFFECT, Weights

Moves = Sequence[m.Move]

SPACE_IN = (0.7, 1.1, 1.4)
"""A lab in the trailing, the middle, the leading sector, at first sight."""
IN_STORM = 0.2
CONTEST = 0.7
"""A lab that changes who has the majority, or comes near to it."""
LEVEL, BONUS, LEAD = 0.5, 0.4, 0.8
STATION = 1.0
"""A station that may be built on the way, beyond what it costs."""
TURN_ORDER = 0.3
A_DRAW = 0.5


def quick_answer(state: State, seat: Seat, legal: Moves, weights: Weights) -> m.Move:
    """Nobody exchanges without need: a payment brings its exchanges with it."""
    sensible = without_exchanges(legal)
    return max(sensible, key=lambda move: figure(state, seat, move, weights))


def without_exchanges(legal: Moves) -> Moves:
    return [move for move in legal if not isinstance(move, m.Exchange)] or legal


def figure(state: State, seat: Seat, move: m.Move, weights: Weights) -> float:
    """At first sight, in reputation; leaving something out is worth 0."""
    match move:
        case m.PlaceFirstCrew(column=column):
            return first_crew_figure(state, column)
        case m.TakeColumn(column=column):
            return column_figure(state, seat, column, weights)
        case m.MoveCrew(cell=cell):
            return crew_figure(state, seat, cell, weights)
        case m.ChooseAction(action=action):
            return action_figure(state, seat, action, weights)
        case m.Pay(cubes=cubes):
            return -face_value(cubes, seat, weights)
        case m.Exchange():
            return -float(state.box.exchange)
        case m.GiveCube(colour=colour):
            return -scarcity(state, seat, colour, weights)
        case m.TakeCube(colour=colour):
            return scarcity(state, seat, colour, weights)
        case m.DropCrew(crew=crew, cell=cell):
            return room_figure(state, seat, crew_named(state, crew), cell, weights)
        case m.DeployCrew(panel=panel, cell=cell):
            return weights.crew + deploy_figure(state, seat, panel, cell, weights)
        case m.Drive(to=to, station=station):
            return space_figure(state, seat, to, weights) - fee(state, seat, station, weights)
        case m.Jump(to=to):
            return space_figure(state, seat, to, weights)
        case m.Boost():
            return -1.0
        case m.Train():
            return field_figure(state, seat, best_field(state, seat, weights), weights) - 2 * weights.own
        case m.Build(free=free):
            return STATION + (0.5 if free else 0.0)
        case m.Install(free=free):
            return LEVEL + (0.5 if free else 0.0)
        case m.ChooseField(field=field):
            return field_figure(state, seat, field, weights)
        case m.Draw(more=more):
            return A_DRAW * more
        case m.BuyReputation():
            return 1.0 - weights.yellow * clock(state).spending
        case m.Claim():
            return claim_figure(state, move)
        case m.RemoveLab(space=space):
            return len(state.labs[state.layout.space_number[space]])
        case m.Finish() | m.ConsortiumActs():
            return 0.0
    assert_never(move)


# Columns and crew


def first_crew_figure(state: State, column: Ref) -> float:
    """Dearer for all others: where one wants the commander oneself."""
    at = state.layout.columns.index(column)
    return EFFECT.get(state.commanders[at - 1], 0.0) if at else 0.0


def column_figure(state: State, seat: Seat, column: Ref, weights: Weights) -> float:
    at = state.layout.columns.index(column)
    cost = cost_of(state, seat, crew_of_columns(state)[at], controller_of_column(state, at), weights)
    now = clock(state)
    worth = worth_of_column(state, seat, at, now, weights)
    return worth - (cost if cost is not None else 9.0) * now.spending


def crew_figure(state: State, seat: Seat, cell: Ref, weights: Weights) -> float:
    """What the row gives, and the bonus of the cell."""
    face = state.layout.cells[state.layout.cell_number[cell]]
    return gain_figure(state, seat, face, weights)


def deploy_figure(state: State, seat: Seat, panel: str, cell: Ref, weights: Weights) -> float:
    """Above it means a turn more, and a dearer column for others; below, a dearer one in the next round."""
    at = state.layout.cells[state.layout.cell_number[cell]].column
    holder = controller_of_column(state, at)
    wanted = EFFECT.get(state.commanders[at - 1], 0.0) if at else 0.0
    return (0.3 if panel == "upper" else 0.0) + 0.1 * (wanted if holder != seat else 1.0)


def action_figure(state: State, seat: Seat, action: str, weights: Weights) -> float:
    """A move for the best space in reach, or cubes."""
    cell = state.layout.cells[state.turn.cell]
    if action == "gain":
        return worth_of_price(state.layout.rows[cell.row].gain, weights) * clock(state).spending
    pending = todo.Driving(seat)
    goals = [figure(state, seat, move, weights) for move in answers(state, pending, seat) if isinstance(move, m.Drive)]
    cost = worth_of_price(state.layout.rows[cell.row].cost, weights)
    return max(goals, default=-9.0) - cost


# Cubes


def scarcity(state: State, seat: Seat, colour: str, weights: Weights) -> float:
    """A cube counts more where there are few of its colour."""
    number = colour_number(state, colour)
    have = state.players[seat].cubes[number]
    one = [int(at == number) for at in range(len(state.players) + 1)]
    return face_value(one, seat, weights) / (1.0 + 0.3 * have)


def fee(state: State, seat: Seat, station: Ref, weights: Weights) -> float:
    """The owner has the cube (MS-MOV-6)."""
    if not station or state.stations[state.layout.site_number[station]] == seat:
        return 0.0
    return 2 * weights.other


# The planet and research


def space_figure(state: State, seat: Seat, to: Ref, weights: Weights) -> float:
    """What a lab there would do, and whether a boundary is crossed on the way."""
    layout, player = state.layout, state.players[seat]
    space = layout.space_number.get(to)
    if space is None:
        return -2.0
    sector = sector_of_space(layout, space)
    calm = calm_sectors(state)
    worth = SPACE_IN[calm.index(sector)] if sector in calm else IN_STORM
    origin = layout.space_number.get(player.scout)
    if player.stations and (origin is None or sector_of_space(layout, origin) != sector):
        worth += STATION / 2
    if state.labs[space] or not player.labs:
        return worth - 1.5
    lead = lead_of(labs_in(state, sector), seat)
    worth += CONTEST * (lead in (-1, 0)) * (sector in calm)
    colour = layout.spaces[space].colour
    field = best_field(state, seat, weights) if colour == WHITE else colour
    return worth + field_figure(state, seat, field, weights)


def best_field(state: State, seat: Seat, weights: Weights) -> Ref:
    return max(state.layout.fields, key=lambda field: field_figure(state, seat, field, weights))


def field_figure(state: State, seat: Seat, field: Ref, weights: Weights) -> float:
    """One level there: its bonus, and what it does for the lead."""
    at = state.layout.fields.index(field)
    levels = [player.levels[at] for player in state.players]
    level = levels[seat] + 1
    if level > state.layout.levels:
        return 0.0
    ref = state.commanders[number_of_scientist(state, at)]
    doubt = clock(state).research_doubt
    lead = lead_of(levels, seat)
    gain = chance(lead + 1, doubt) - chance(lead, doubt)
    bonus = BONUS if state.layout.level_bonuses[at][level] is not None else 0.0
    return LEVEL + bonus + gain * (state.box.commanders[ref].green + LEAD * EFFECT.get(ref, 0.0))


# Objectives


def claim_figure(state: State, move: m.Claim) -> float:
    """A little less where a majority in calm sectors is given up, or a lead."""
    kept = 0.0
    calm = [state.layout.sectors[at] for at in calm_sectors(state)]
    for place in move.places:
        kept += 0.3 * (place in calm)
        if place in state.layout.fields:
            at = state.layout.fields.index(place)
            kept += 0.6 * (lead_of([player.levels[at] for player in state.players], move.seat) > 0)
    return value_of(state, move.objective) - kept
