"""What is allowed but tends to be regretted, as soft warnings; a warning tells nothing that the seat could not see."""

from collections.abc import Iterator

from rules.core.refusal import SoftWarning, warn
from rules.core.types import Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.candidates import offers
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import diggable
from rules.excavation_earth.state import State, colour_of

Warnings = Iterator[SoftWarning]


def warnings(state: State, move: m.Move) -> Warnings:
    pending = state.agenda[0]
    match move:
        case m.Pass() if isinstance(pending, todo.Turn):
            yield from warnings_of_pass(state, move.seat, pending)
        case m.CloseSale() if isinstance(pending, todo.Selling):
            if any(isinstance(each, m.Offer) for each in offers(state, pending)):
                yield warn("EE-ACT-SEL-7", markets=len(pending.offers) + 1)
        case m.AddBuyer():
            yield from warnings_of_buyer(state, move)
        case m.Recall():
            yield from warnings_of_recall(state, move)
        case m.SendTrader() | m.SendEnvoy() | m.TakeSample() | m.Survey() if move.guard:
            yield from warnings_of_guard(state, move.seat, move.guard)
        case m.Finish():
            yield from warnings_of_finish(state, move.seat, pending)
        case _:
            return


def warnings_of_pass(state: State, seat: Seat, turn: todo.Turn) -> Warnings:
    """Cards beyond two are lost, relics left after the last round are worth nothing, a second action is forfeited."""
    player, numbers = state.players[seat], state.box.numbers
    if state.round == state.box.rounds and player.relics:
        yield warn("EE-END-2", relics=len(player.relics))
    if len(player.hand) > numbers.hand_after_pass:
        yield warn("EE-ACT-PAS-2", cards=len(player.hand) - numbers.hand_after_pass)
    elif turn.left > 1 and player.hand:
        yield warn("EE-ACT-PAS-4")


def warnings_of_buyer(state: State, move: m.AddBuyer) -> Warnings:
    """A full queue loses its front buyer, who may be one that the seat has relics for (EE-ACT-MKT-4)."""
    queue = state.queues[move.market]
    if len(queue) < state.box.numbers.queue_most or not state.traders[move.market][move.seat]:
        return
    front = queue[0]
    own = {colour_of(relic) for relic in state.players[move.seat].relics}
    if (front == WHITE and own) or front in own:
        yield warn("EE-ACT-MKT-4", buyer=front, market=state.box.market_places[move.market])


def warnings_of_recall(state: State, move: m.Recall) -> Warnings:
    """The envoy no longer counts for the majority (EE-SCO-1)."""
    envoys = state.envoys[move.centre]
    own = envoys[move.seat]
    others = [count for seat, count in enumerate(envoys) if seat != move.seat]
    if own == 1 or any(own > count >= own - 1 for count in others):
        yield warn("EE-ACT-CMD-2", centre=state.box.centres[move.centre])


def warnings_of_guard(state: State, seat: Seat, guard: str) -> Warnings:
    """A guard that is taken away no longer pays in its row and column (EE-CRW-2)."""
    guards = state.players[seat].guards
    row = next(row for row in state.box.rows if guard in row)
    column = state.box.types_of[colour_of(guard)]
    if any(all(cell in guards for cell in line) for line in (row, column)):
        yield warn("EE-CRW-2", relic=guard)


def warnings_of_finish(state: State, seat: Seat, pending: todo.Pending) -> Warnings:
    match pending:
        case todo.Sampling():
            yield warn("EE-SMP-1", relic=pending.relic)
        case todo.Digging():
            if diggable(state, seat, pending.colour, pending.dug):
                yield warn("EE-ACT-DIG-2", colour=pending.colour)
        case _:
            return
