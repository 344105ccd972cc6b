"""Quick answers to every question of the game: a rule of thumb each, no search. The first of equals is chosen."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.magnastorm import moves as m
from rules.magnastorm.agenda import Driving
from rules.magnastorm.candidates import answers
from rules.magnastorm.objectives import value_of
from rules.magnastorm.queries import colour_number, crew_named, one_cube
from rules.magnastorm.state import State
from rules.magnastorm.thinking.cells import deploy_figure, gain_figure, room_figure
from rules.magnastorm.thinking.columns import cost_of, worth_of_column
from rules.magnastorm.thinking.cubes import face_value, worth_of_price
from rules.magnastorm.thinking.places import best_field, field_figure, space_figure
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.weights import EFFECT, Weights

Moves = Sequence[m.Move]

STATION, LAB, FREE = 1.0, 0.5, 0.5
"""Beyond what they cost, at first sight; and more where Kaysia waives the price."""
A_DRAW = 0.5
PLENTY = 0.3
"""How quickly cubes of a colour count less, the more there are of it."""
LOST_MAJORITY, LOST_LEAD = 0.3, 0.6
"""What an objective may cost besides labs and levels."""


def quick_answer(state: State, seat: Seat, legal: Moves, weights: Weights) -> m.Move:
    scene = Scene(state, weights)
    return max(without_exchanges(legal), key=lambda move: figure(scene, seat, move))


def without_exchanges(legal: Moves) -> Moves:
    """Leave out exchanges unless they are all there is: a payment brings the exchanges that it needs."""
    return [move for move in legal if not isinstance(move, m.Exchange)] or legal


def figure(scene: Scene, seat: Seat, move: m.Move) -> float:
    """Rate a move at first sight, in reputation; leaving something out is worth 0."""
    state, weights = scene.state, scene.weights
    match move:
        case m.PlaceFirstCrew(column=column):
            return first_crew_figure(state, column)
        case m.TakeColumn(column=column):
            at = scene.layout.columns.index(column)
            return worth_of_column(scene, seat, at) - cost_of(scene, seat, at) * scene.clock.spending
        case m.MoveCrew(cell=cell):
            return gain_figure(scene, cell) * scene.clock.spending
        case m.ChooseAction(action=action):
            return gain(scene) if action == "gain" else drive(scene, seat)
        case m.Pay(cubes=cubes):
            return -face_value(cubes, seat, weights)
        case m.Exchange():
            return -float(state.box.exchange)
        case m.GiveCube(colour=colour):
            return -scarcity(scene, seat, colour)
        case m.TakeCube(colour=colour):
            return scarcity(scene, seat, colour)
        case m.DropCrew(crew=crew, cell=cell):
            return room_figure(scene, seat, crew_named(state, crew), cell)
        case m.DeployCrew(panel=panel, cell=cell):
            return deploy_figure(scene, seat, panel, cell)
        case m.Drive(to=to, station=station):
            return space_figure(scene, seat, to) - fee(scene, seat, station)
        case m.Jump(to=to):
            return space_figure(scene, seat, to)
        case m.Boost():
            return -1.0
        case m.Train():
            return field_figure(scene, seat, best_field(scene, seat)) - 2 * weights.own
        case m.Build(free=free):
            return STATION + FREE * free
        case m.Install(free=free):
            return LAB + FREE * free
        case m.ChooseField(field=field):
            return field_figure(scene, seat, field)
        case m.Draw(more=more):
            return A_DRAW * more
        case m.BuyReputation():
            return 1.0 - weights.yellow * scene.clock.spending
        case m.Claim():
            return claim_figure(scene, move)
        case m.RemoveLab(space=space):
            return float(len(state.labs[scene.layout.space_number[space]]))
        case m.Finish() | m.ConsortiumActs():
            return 0.0
    assert_never(move)


def first_crew_figure(state: State, column: Ref) -> float:
    """Dearer for all others: where one wants the commander oneself."""
    at = state.layout.columns.index(column)
    return EFFECT[state.commanders[at - 1]] if at else 0.0


# The two actions


def gain(scene: Scene) -> float:
    cell = scene.layout.cells[scene.state.turn.cell]
    return worth_of_price(scene.layout.rows[cell.row].gain, scene.weights) * scene.clock.spending


def drive(scene: Scene, seat: Seat) -> float:
    """Rate a drive to the best space in reach."""
    cell = scene.layout.cells[scene.state.turn.cell]
    goals = answers(scene.state, Driving(seat), seat)
    best = max((figure(scene, seat, move) for move in goals if isinstance(move, m.Drive)), default=0.0)
    return best - worth_of_price(scene.layout.rows[cell.row].cost, scene.weights) * scene.clock.spending


# Cubes


def scarcity(scene: Scene, seat: Seat, colour: str) -> float:
    """A cube counts more where there are few of its colour."""
    number = colour_number(scene.state, colour)
    have = scene.state.players[seat].cubes[number]
    return face_value(one_cube(scene.state, number), seat, scene.weights) / (1.0 + PLENTY * have)


def fee(scene: Scene, seat: Seat, station: Ref) -> float:
    """The owner has the cube (MS-MOV-6)."""
    if not station or scene.state.stations[scene.layout.site_number[station]] == seat:
        return 0.0
    return 2 * scene.weights.other


# Objectives


def claim_figure(scene: Scene, move: m.Claim) -> float:
    """A little less where a majority in a calm sector is given up, or a lead."""
    layout, kept = scene.layout, 0.0
    for place in move.places:
        if place in layout.fields:
            kept += LOST_LEAD * (scene.levels.leads[layout.fields.index(place)][move.seat] > 0)
        else:
            kept += LOST_MAJORITY * (layout.sectors.index(place) in scene.calm)
    return value_of(scene.state, move.objective) - kept
