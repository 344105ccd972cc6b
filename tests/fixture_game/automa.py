"""The Rival: what its rules command, and why. Draws chance only for ties."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from rules.core.explained import Explained, Measure, Question, reasoned
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from tests.fixture_game.components import way_to_market
from tests.fixture_game.moves import Bid, Deliver, Keep, LeaveCoin, Move, Pitch, Rest, TakeCoin, Travel
from tests.fixture_game.state import Bidding, Drafting, State, TollAsked, Trading, Travelling

LOT = "CV-RIVAL-4"


@dataclass(frozen=True, slots=True)
class Plan:
    move: Move
    why: Explained
    rng: Rng


def plan(state: State, seat: Seat) -> Plan:
    trader = state.traders[seat]
    match state.task:
        case Drafting():
            why, rng = strongest(state, seat, "cv-rival-keep", trader.pack)
            return Plan(Keep(seat=seat, card=why.chosen), why, rng)
        case Bidding():
            why, rng = strongest(state, seat, "cv-rival-bid", trader.hand)
            return Plan(Bid(seat=seat, card=why.chosen), why, rng)
        case Travelling():
            return plan_travel(state, seat)
        case TollAsked():
            answers: dict[str, Move] = {"take": TakeCoin(seat=seat), "leave": LeaveCoin(seat=seat)}
            return first_possible(state, seat, "cv-rival-toll", "CV-RIVAL-6", answers)
        case Trading():
            return plan_trade(state, seat)
        case None:
            raise AssertionError("the game is over")
        case unknown:
            assert_never(unknown)


def strongest(state: State, seat: Seat, question: str, cards: Sequence[Ref]) -> tuple[Explained, Rng]:
    strength = Measure("CV-RIVAL-5", lambda card: -state.box.strength(card))
    return reasoned(state.rng, Question(seat, question, LOT), cards, [strength])


def plan_travel(state: State, seat: Seat) -> Plan:
    """The nearest market, of these the highest price, then by lot (CV-RIVAL-2, 3, 4)."""
    box = state.box

    def price(place: str) -> int:
        market = box.market(place)
        return -market.price if market else 0

    measures = [Measure("CV-RIVAL-2", lambda place: way_to_market(box, place)), Measure("CV-RIVAL-3", price)]
    ways = box.neighbours(state.traders[seat].camel)
    why, rng = reasoned(state.rng, Question(seat, "cv-rival-travel", LOT), ways, measures)
    return Plan(Travel(seat=seat, to=why.chosen), why, rng)


def plan_trade(state: State, seat: Seat) -> Plan:
    """It delivers what it can, then pitches a tent where it may, then rests (CV-RIVAL-7)."""
    trader = state.traders[seat]
    acts: dict[str, Move] = {}
    if goods := state.deliverable(seat):
        acts["deliver"] = Deliver(seat=seat, card=goods[0])
    if trader.tents and state.tent_at(trader.camel) is None:
        acts["pitch"] = Pitch(seat=seat)
    acts["rest"] = Rest(seat=seat)
    return first_possible(state, seat, "cv-rival-trade", "CV-RIVAL-7", acts)


def first_possible(state: State, seat: Seat, question: str, rule: str, acts: dict[str, Move]) -> Plan:
    why, rng = reasoned(state.rng, Question(seat, question, LOT), list(acts), [Measure(rule, list(acts).index)])
    return Plan(acts[why.chosen], why, rng)
