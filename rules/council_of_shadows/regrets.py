"""What is allowed but tends to be regretted, as soft warnings; a warning tells nothing that the seat could not see."""

from collections.abc import Iterator
from dataclasses import replace

from rules.core.draft import with_more
from rules.core.refusal import SoftWarning, warn
from rules.core.types import Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.candidates import answers, discoveries
from rules.council_of_shadows.outlook import yields
from rules.council_of_shadows.parts import Discover, Gems
from rules.council_of_shadows.queries import (
    FURTHEST,
    colonies_in,
    gems_in,
    is_ending,
    keeps_cube,
    may_stack,
    payments,
    reach_of,
    room_on,
    wins_majority,
)
from rules.council_of_shadows.state import State

Warnings = Iterator[SoftWarning]


def warnings(state: State, move: m.Move) -> Warnings:
    pending = state.agenda[0]
    match move:
        case m.BuyCard() | m.BuyImprovement() | m.BuyStation():
            yield from warnings_of_paying(state, move)
        case m.PlanCard():
            yield from warnings_of_plan(state, move)
        case m.Colonise() if isinstance(pending, todo.Colonising | todo.SettlingNew):
            yield from warnings_of_tower(state, move, pending)
        case m.Exploit() if isinstance(pending, todo.Exploiting):
            yield from warnings_of_exploiting(state, move)
        case m.Finish():
            yield from warnings_of_finish(state, move.seat, pending)
        case _:
            return


def warnings_of_paying(state: State, move: m.BuyCard | m.BuyImprovement | m.BuyStation) -> Warnings:
    """What is paid too much is lost (CS-BUY-3)."""
    paid = gems_in(move.gems) or Gems()
    cheapest = payments(state.players[move.seat].gems, cost_of(state, move))[0]
    if paid != cheapest:
        yield warn("CS-BUY-3", gems=cheapest)


def cost_of(state: State, move: m.BuyCard | m.BuyImprovement | m.BuyStation) -> Gems:
    box = state.box
    match move:
        case m.BuyCard():
            return box.cards[move.card].cost or Gems()
        case m.BuyImprovement():
            return box.improvements[move.improvement].cost
        case m.BuyStation():
            return box.station_kinds[box.stations[move.station].kind].cost


def warnings_of_plan(state: State, move: m.PlanCard) -> Warnings:
    """A covered card does nothing until it is back in the hand (CS-PLAN-15); and some cards can do nothing here."""
    stack = state.players[move.seat].zones[move.zone - 1]
    if stack:
        yield warn("CS-PLAN-15", card=stack[-1])
    if discovers_nothing(state, move):
        yield warn("CS-DIS-3", card=move.card)


def discovers_nothing(state: State, move: m.PlanCard) -> bool:
    """Whether the card only discovers, and no sector within reach has a tile and a free space left (ruling Q-9)."""
    effects = state.box.cards[move.card].effects
    if len(effects) != 1 or not isinstance(effects[0], Discover):
        return False
    reach = FURTHEST if effects[0].any_sector else reach_of(state, move.seat, move.zone)
    return not any(discoveries(state, move.seat, reach))


def warnings_of_tower(state: State, move: m.Colonise, pending: todo.Colonising | todo.SettlingNew) -> Warnings:
    """A lower tower than the card allows (CS-COL-1)."""
    stacking = may_stack(state.box, state.players[move.seat].improvements)
    most = min(pending.cubes, room_on(state, move.planet, stacking=stacking))
    if move.cubes < most:
        yield warn("CS-COL-1", cubes=move.cubes, most=most, planets=1)


def warnings_of_exploiting(state: State, move: m.Exploit) -> Warnings:
    """A cube that could stay (ruling Q-61), or with which the majority goes (CS-EXP-3)."""
    colonies = colonies_in(state, move.galaxy)[move.seat]
    if move.planet and (rule := keeps_cube(state, move.seat, move.galaxy, colonies)):
        yield warn(rule, galaxy=move.galaxy)
    if is_ending(state) or not move.planet or not wins_majority(state, move.seat, move.galaxy):
        return
    at = state.box.planet_number[move.planet]
    left = with_more(state.colonies[at], move.seat, -1)
    after = replace(state, colonies=(*state.colonies[:at], left, *state.colonies[at + 1 :]))
    if not wins_majority(after, move.seat, move.galaxy):
        yield warn("CS-EXP-3", galaxy=move.galaxy)


def warnings_of_finish(state: State, seat: Seat, pending: todo.Pending) -> Warnings:
    match pending:
        case todo.Exploiting():
            yield from warnings_of_stopping(state, seat, pending)
        case todo.Purchasing(free_cube=True) if any(
            isinstance(move, m.Colonise) for move in answers(state, pending, seat)
        ):
            yield warn("CS-M2-4")
        case todo.Extracting():
            yield warn("CS-EXT-1", count=pending.left)
        case todo.Colonising():
            yield warn("CS-COL-1", cubes=0, most=pending.cubes, planets=pending.planets)
        case todo.Discovering():
            yield warn("CS-DIS-1", card=pending.card)
        case todo.SettlingNew():
            yield warn("CS-DIS-2", tile=pending.tile)
        case todo.Upgrading():
            yield warn("CS-TRF-1", count=pending.left)
        case _:
            return


def warnings_of_stopping(state: State, seat: Seat, pending: todo.Exploiting) -> Warnings:
    """Cubes are worth little after the last round; and sometimes only a little is missing to the next level."""
    open_still = [each for each in yields(state, seat) if each.galaxy not in pending.done]
    if not open_still:
        return
    player = state.players[seat]
    missing = player.consumption - player.energy
    if is_ending(state):
        yield warn("CS-END-1", count=len(open_still))
    elif 0 < missing <= sum(each.energy for each in open_still):
        yield warn("CS-DT-1", missing=missing)
