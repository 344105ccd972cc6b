"""The rules of Caravan, each from both sides: what it refuses, and the neighbour that it allows."""

from typing import Any

import pytest

from rules.core.contract import BadPosition
from rules.core.decision import decide
from rules.core.explained import Criterion, Explained
from rules.core.refusal import Refusal, refuse, warn
from tests.fixture_game import GAME, begun, stated
from tests.fixture_game.events import CoinLeft, CoinTaken, Travelled
from tests.fixture_game.moves import (
    AutomaActs,
    Bid,
    Deliver,
    Keep,
    LeaveCoin,
    Move,
    Pitch,
    Rest,
    TakeCoin,
    Travel,
)
from tests.fixture_game.state import State

SALT = {"hand": ["salt-1"]}
SILK = {"hand": ["silk-1"]}
AT_PORT = {"hand": ["salt-1", "silk-2"], "camel": "port"}
SOLO = ("person", "rival")


def refused(state: State, move: Move) -> list[Refusal]:
    return list(GAME.objections(state, move))


def allowed(state: State, move: Move) -> bool:
    return not refused(state, move) and move in GAME.legal(state, move.seat)


def after(state: State, *moves: Move) -> State:
    for move in moves:
        assert allowed(state, move)
        state = GAME.apply(state, move).state
    return state


def asks(state: State) -> list[tuple[int, str]]:
    return [(each.seat, each.rule) for each in GAME.deciding(state)]


# Order of play


def test_a_seat_does_only_what_it_is_asked() -> None:
    state = stated("travel", SALT, SILK)
    assert refused(state, Travel(seat=1, to="wells")) == [refuse("CV-TURN-1", seat=1)]
    assert refused(state, Bid(seat=0, card="salt-1")) == [refuse("CV-TURN-1", seat=0)]
    assert refused(state, Travel(seat=7, to="wells")) == [refuse("CV-TURN-1", seat=7)]
    assert allowed(state, Travel(seat=0, to="wells"))


def test_nobody_does_anything_when_the_game_is_over() -> None:
    state = stated("over", SALT, SILK)
    assert GAME.deciding(state) == ()
    assert refused(state, Rest(seat=0)) == [refuse("CV-TURN-1", seat=0)]


# Draft


def test_a_seat_keeps_a_card_of_its_own_pack_once() -> None:
    state = begun("ana", "ben")
    mine, another = state.traders[0].pack[:2]
    theirs = state.traders[1].pack[0]
    assert refused(state, Keep(seat=0, card=theirs)) == [refuse("CV-DRAFT-1", card=theirs)]
    chosen = after(state, Keep(seat=0, card=mine))
    assert refused(chosen, Keep(seat=0, card=another)) == [refuse("CV-DRAFT-2", seat=0)]
    assert asks(chosen) == [(1, "CV-DRAFT-1")]


def test_packs_go_left_and_shrink_until_the_last_card_needs_no_choice() -> None:
    state = begun("ana", "ben", "cem")
    packs = [trader.pack for trader in state.traders]
    state = after(state, *(Keep(seat=seat, card=packs[seat][0]) for seat in (0, 1, 2)))
    assert [trader.pack for trader in state.traders] == [packs[2][1:], packs[0][1:], packs[1][1:]]
    for _ in range(2):
        state = after(state, *(Keep(seat=seat, card=state.traders[seat].pack[0]) for seat in (0, 1, 2)))
    assert [len(trader.hand) for trader in state.traders] == [4, 4, 4]
    assert asks(state) == [(seat, "CV-BID-1") for seat in (0, 1, 2)]
    assert set(state.traders[0].hand) == {packs[0][0], packs[2][1], packs[1][2], packs[0][3]}


# Bids


def test_a_seat_bids_a_card_of_its_hand_once() -> None:
    state = stated("bid", AT_PORT, SILK)
    assert refused(state, Bid(seat=0, card="silk-1")) == [refuse("CV-BID-1", card="silk-1")]
    laid = after(state, Bid(seat=0, card="salt-1"))
    assert refused(laid, Bid(seat=0, card="silk-2")) == [refuse("CV-BID-2", seat=0)]
    assert asks(laid) == [(1, "CV-BID-1")]


def test_the_strongest_bid_travels() -> None:
    state = after(stated("bid", SALT, SILK), Bid(seat=0, card="salt-1"), Bid(seat=1, card="silk-1"))
    assert asks(state) == [(1, "CV-TRAVEL-1")]
    assert state.discard == ("salt-1", "silk-1")


@pytest.mark.parametrize(("whistle", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_among_equal_bids_the_first_from_the_whistle_travels(whistle: int, winner: int) -> None:
    state = stated("bid", SILK, SALT, {"hand": ["silk-2"]}, whistle=whistle)
    bids = [Bid(seat=0, card="silk-1"), Bid(seat=1, card="salt-1"), Bid(seat=2, card="silk-2")]
    assert asks(after(state, *bids)) == [(winner, "CV-TRAVEL-1")]


# Journey, tents and tolls


def test_a_camel_follows_one_road() -> None:
    state = stated("travel", SALT, SILK)
    assert refused(state, Travel(seat=0, to="gate")) == [refuse("CV-TRAVEL-1", here="oasis", to="gate")]
    assert refused(state, Travel(seat=0, to="oasis")) == [refuse("CV-TRAVEL-1", here="oasis", to="oasis")]
    assert asks(after(state, Travel(seat=0, to="bazaar"))) == [(0, "CV-TRADE-1")]


def test_the_owner_of_a_tent_is_asked_in_the_middle_of_the_turn() -> None:
    state = after(stated("travel", SALT, {**SILK, "tents": ["wells"]}), Travel(seat=0, to="wells"))
    assert GAME.deciding(state) == (decide(1, "cv-ask-toll", "CV-TOLL-1", mover=0),)
    taken, left = (GAME.apply(state, answer(seat=1)) for answer in (TakeCoin, LeaveCoin))
    assert (taken.events, left.events) == ((CoinTaken(seat=1, mover=0),), (CoinLeft(seat=1, mover=0),))
    assert [trader.coins for trader in taken.state.traders] == [1, 3]
    assert [trader.coins for trader in left.state.traders] == [2, 2]
    assert asks(taken.state) == asks(left.state) == [(0, "CV-TRADE-1")]


@pytest.mark.parametrize(
    ("mover", "owner", "tolls"),
    [
        (SALT, {**SILK, "tents": ["dunes"]}, True),
        ({**SALT, "tents": ["wells"]}, SILK, True),
        ({**SALT, "coins": 0}, {**SILK, "coins": 4, "tents": ["wells"]}, True),
        (SALT, {**SILK, "tents": ["wells"]}, False),
    ],
    ids=["tent elsewhere", "own tent", "no coin left", "without tolls"],
)
def test_no_toll_is_asked(mover: Any, owner: Any, tolls: bool) -> None:
    state = after(stated("travel", mover, owner, tolls=tolls), Travel(seat=0, to="wells"))
    assert asks(state) == [(0, "CV-TRADE-1")]


def test_a_tent_is_pitched_where_none_stands_while_one_is_left() -> None:
    state = stated("trade", SALT, {**SILK, "tents": ["oasis"]})
    assert refused(state, Pitch(seat=0)) == [refuse("CV-TENT-2", to="oasis", owner=1)]
    assert refused(stated("trade", {**SALT, "tents": ["port", "gate"]}, SILK), Pitch(seat=0)) == [refuse("CV-TENT-1")]
    pitched = after(stated("trade", SALT, SILK), Pitch(seat=0))
    assert (pitched.tents, pitched.traders[0].tents) == ((("oasis", 0),), 1)


# Trade


def test_goods_are_delivered_from_hand_at_a_market_that_buys_them() -> None:
    state = stated("trade", AT_PORT, SILK)
    assert refused(state, Deliver(seat=0, card="salt-2")) == [refuse("CV-TRADE-3", card="salt-2")]
    assert refused(state, Deliver(seat=0, card="silk-2")) == [
        refuse("CV-TRADE-2", card="silk-2", here="port", good="salt")
    ]
    delivered = after(state, Deliver(seat=0, card="salt-1"))
    assert (delivered.traders[0].earned, delivered.discard) == (4, ("salt-1",))


def test_there_is_no_trade_without_a_market() -> None:
    state = stated("trade", SALT, SILK)
    assert refused(state, Deliver(seat=0, card="salt-1")) == [refuse("CV-TRADE-1", here="oasis")]


def test_resting_with_goods_to_deliver_is_allowed_but_warned_of() -> None:
    state = stated("trade", AT_PORT, SILK)
    assert allowed(state, Rest(seat=0))
    assert list(GAME.warnings(state, Rest(seat=0))) == [warn("CV-TRADE-4", count=1)]
    delivered = after(state, Deliver(seat=0, card="salt-1"))
    assert list(GAME.warnings(delivered, Rest(seat=0))) == []


# The end


def test_between_rounds_all_draw_and_the_whistle_goes_left() -> None:
    state = stated("trade", SALT, SILK)
    rested = after(state, Rest(seat=0))
    assert [trader.hand for trader in rested.traders] == [
        ("salt-1", state.deck[0]),
        ("silk-1", state.deck[1]),
    ]
    assert (rested.round, rested.whistle, rested.deck) == (2, 1, state.deck[2:])
    assert asks(rested) == [(0, "CV-BID-1"), (1, "CV-BID-1")]


def test_the_game_ends_with_the_third_round() -> None:
    assert asks(after(stated("trade", SALT, SILK, round=3), Rest(seat=0))) == []
    assert asks(after(stated("trade", SALT, SILK, round=2), Rest(seat=0))) != []


def test_deliveries_and_coins_count_and_more_coins_break_a_tie() -> None:
    state = stated("over", {"coins": 2, "earned": 4}, {"coins": 3, "earned": 4}, {"coins": 1, "earned": 6})
    sheet = GAME.scores(state)
    assert [line.points for line in sheet.lines] == [(4, 4, 6), (2, 3, 1)]
    assert (sheet.totals, sheet.ranks, sheet.winners) == ((6, 7, 7), (3, 1, 2), (1,))


def test_a_tie_in_points_and_coins_is_shared() -> None:
    sheet = GAME.scores(stated("over", {"earned": 4}, {"earned": 4}, {}))
    assert (sheet.ranks, sheet.winners) == ((1, 1, 3), (0, 1))


# The Rival


def why(state: State, seat: int = 1) -> Explained:
    explained = GAME.apply(state, AutomaActs(seat=seat)).events[0]
    assert isinstance(explained, Explained)
    return explained


def test_only_the_rival_acts_by_itself() -> None:
    state = stated("bid", SALT, SILK, players=SOLO)
    assert refused(state, Bid(seat=1, card="silk-1")) == [refuse("CV-RIVAL-1", seat=1)]
    assert refused(state, AutomaActs(seat=0)) == [refuse("CV-RIVAL-1", seat=0)]
    assert GAME.legal(state, 1) == (AutomaActs(seat=1),)


def test_the_rival_bids_its_strongest_card() -> None:
    explained = why(stated("bid", SALT, {"hand": ["salt-2", "silk-1", "copper-1"]}, players=SOLO))
    figures = (("salt-2", -1), ("silk-1", -3), ("copper-1", -2))
    assert explained.criteria == (Criterion("CV-RIVAL-5", figures, ("silk-1",)),)
    assert (explained.chosen, explained.rule, explained.by_lot) == ("silk-1", "CV-RIVAL-5", False)


def test_among_its_equal_cards_the_lot_decides() -> None:
    state = stated("bid", SALT, {"hand": ["silk-1", "silk-2", "salt-2"]}, players=SOLO)
    explained = why(state)
    assert explained.criteria[-1].survivors == ("silk-1", "silk-2")
    assert (explained.chosen in ("silk-1", "silk-2"), explained.rule, explained.by_lot) == (
        True,
        "CV-RIVAL-4",
        True,
    )
    assert GAME.apply(state, AutomaActs(seat=1)).state.rng == state.rng.below(2)[1]


def test_the_rival_goes_to_the_nearest_market() -> None:
    explained = why(stated("travel", SALT, {**SILK, "camel": "mine"}, seat=1, players=SOLO))
    assert explained.criteria == (Criterion("CV-RIVAL-2", (("wells", 1), ("gate", 0)), ("gate",)),)


def test_of_two_markets_the_rival_prefers_the_higher_price() -> None:
    ways = (("oasis", 1), ("dunes", 1), ("gate", 0))
    explained = why(stated("travel", SALT, {**SILK, "camel": "bazaar"}, seat=1, players=SOLO))
    assert explained.criteria == (Criterion("CV-RIVAL-2", ways, ("gate",)),)
    tied = why(stated("travel", SALT, SILK, seat=1, players=SOLO))
    assert tied.criteria[1] == Criterion("CV-RIVAL-3", (("port", -4), ("bazaar", -4)), ("port", "bazaar"))
    assert tied.by_lot


def test_the_rival_takes_each_coin() -> None:
    state = stated("travel", SALT, {**SILK, "tents": ["wells"]}, players=SOLO)
    asked = after(state, Travel(seat=0, to="wells"))
    assert GAME.apply(asked, AutomaActs(seat=1)).events[1:] == (CoinTaken(seat=1, mover=0),)


def test_the_rival_pays_when_a_person_asks_for_it() -> None:
    state = stated("travel", {**SALT, "tents": ["gate"]}, {**SILK, "camel": "mine"}, seat=1, players=SOLO)
    step = GAME.apply(state, AutomaActs(seat=1))
    assert step.events[1:] == (Travelled(seat=1, here="mine", to="gate"),)
    assert GAME.legal(step.state, 0) == (TakeCoin(seat=0), LeaveCoin(seat=0))


def test_the_rival_delivers_then_pitches_then_rests() -> None:
    state = stated("trade", SALT, {**SILK, "camel": "gate"}, seat=1, players=SOLO)
    acts = []
    for _ in range(3):
        acts.append(why(state).chosen)
        state = GAME.apply(state, AutomaActs(seat=1)).state
    assert acts == ["deliver", "pitch", "rest"]
    assert state.round == 2


# Positions that somebody wrote


@pytest.mark.parametrize(
    ("traders", "what"),
    [
        ([{"hand": ["salt-1", "salt-1"]}, {}], "cv-miscounted"),
        ([{"hand": ["tea-1"]}, {}], "cv-miscounted"),
        ([{"coins": 9}, {}], "cv-miscounted"),
        ([{"camel": "moon"}, {}], "cv-unknown-place"),
        ([{}], "cv-bad-position"),
        ([{"hand": 5}, {}], "cv-bad-position"),
    ],
)
def test_impossible_positions_say_what_is_wrong(traders: list[Any], what: str) -> None:
    with pytest.raises(BadPosition) as bad:
        stated("bid", *traders, seats=["person", "person"])
    assert bad.value.sentence.id == what


def test_seats_that_do_not_go_together_are_no_position() -> None:
    with pytest.raises(BadPosition) as bad:
        stated("bid", {}, {}, {}, players=("person", "person", "rival"))
    assert bad.value.sentence.id == "CV-MODE-2"
