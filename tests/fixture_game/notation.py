"""The short notation of positions, and what is impossible about one.

`{"seats": ["person", "rival"], "ask": "trade", "seat": 0, "round": 2, "tolls": true,
"traders": [{"hand": ["silk-1"], "camel": "gate", "coins": 3, "tents": ["port"]}, {}]}`;
what is left out is as at the start.
"""

from collections.abc import Iterator

from rules.core.census import Census, differences, tally
from rules.core.contract import BadPosition, Seating
from rules.core.edition import Problem, problem
from rules.core.types import Json, phrase
from tests.fixture_game.components import Box
from tests.fixture_game.setup import objections_to_start, set_up
from tests.fixture_game.state import Bidding, Options, State, Task, TollAsked, Trader, Trading, Travelling


def census(state: State) -> Census:
    cards = [*state.deck, *state.discard]
    for trader in state.traders:
        cards += [*trader.hand, *trader.pack, *([trader.chosen] if trader.chosen else [])]
    return tally(cards) + tally(
        {
            "coin": sum(trader.coins for trader in state.traders),
            "tent": sum(trader.tents for trader in state.traders) + len(state.tents),
        }
    )


def box_census(state: State) -> Census:
    kit, seats = state.box.kit, len(state.traders)
    return tally(state.box.cards) + tally({"coin": kit.coins * seats, "tent": kit.tents * seats})


def problems(state: State) -> Iterator[Problem]:
    for kind, found, wanted in differences(census(state), box_census(state)):
        yield problem("cv-miscounted", kind, found=found, wanted=wanted)
    for seat, trader in enumerate(state.traders):
        if trader.camel not in state.box.places:
            yield problem("cv-unknown-place", f"traders.{seat}.camel", place=trader.camel)


def position(notes: Json, box: Box) -> State:
    try:
        state = stated(notes, box)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadPosition(phrase("cv-bad-position", what=str(error))) from error
    for wrong in problems(state):
        raise BadPosition(wrong.sentence)
    return state


def stated(notes: Json, box: Box) -> State:
    seating = [Seating(player, player, str(at)) for at, player in enumerate(notes["seats"])]
    options = Options(tolls=bool(notes.get("tolls", True)))
    for refusal in objections_to_start(options, seating):
        raise BadPosition(refusal.sentence)
    begun = set_up(box, options, seating, seed=0)
    traders = tuple(stated_trader(each, box) for each in notes["traders"])
    if len(traders) != len(seating):
        raise ValueError("traders")
    taken = {card for trader in traders for card in trader.hand}
    return State(
        box=box,
        options=begun.options,
        rivals=begun.rivals,
        rng=begun.rng,
        traders=traders,
        deck=tuple(card for card in box.cards if card not in taken),
        tents=tuple((place, at) for at, each in enumerate(notes["traders"]) for place in each.get("tents", ())),
        agenda=stated_agenda(notes),
        round=int(notes.get("round", 1)),
        whistle=int(notes.get("whistle", 0)),
    )


def stated_trader(notes: Json, box: Box) -> Trader:
    tents = box.kit.tents - len(notes.get("tents", ()))
    camel, coins = notes.get("camel", box.start), notes.get("coins", box.kit.coins)
    return Trader(camel, coins, tents, hand=tuple(notes.get("hand", ())), earned=notes.get("earned", 0))


def stated_agenda(notes: Json) -> tuple[Task, ...]:
    seat = int(notes.get("seat", 0))
    agendas: dict[str, tuple[Task, ...]] = {
        "bid": (Bidding(),),
        "travel": (Travelling(seat), Trading(seat)),
        "toll": (TollAsked(seat, int(notes.get("mover", 0))), Trading(int(notes.get("mover", 0)))),
        "trade": (Trading(seat),),
        "over": (),
    }
    return agendas[notes.get("ask", "bid")]
