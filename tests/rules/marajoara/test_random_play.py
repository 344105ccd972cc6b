"""Random games and strange positions: whatever comes up, nothing is lost and every promise of the contract holds."""

from collections import Counter
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.contract import with_chance
from rules.core.rng import Rng
from rules.marajoara import GAME
from rules.marajoara.events import Event, GameEnded, TurnBegan
from rules.marajoara.moves import Move
from rules.marajoara.state import State
from tests.rules.core.properties import Passed
from tests.rules.marajoara.play import (
    Lot,
    Start,
    check_contract,
    check_invariants,
    check_others,
    check_passed,
    check_universe_of,
    played,
    rarities,
    start,
    strange_position,
)

TABLES = ((2, 0), (3, 0), (4, 0), *((1, mission) for mission in range(1, 9)))
STRANGE = 500
MOVES = 45
"""How far a strange position is played: what is rare about it comes up soon."""


def check_all(state: State, lot: Lot, *, others: int) -> set[str]:
    check_invariants(state)
    check_contract(state)
    return check_others(state, lot, count=others)


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_random_games_keep_every_promise(seats: int, mission: int) -> None:
    """MJ-END-1, MJ-TURN-1, MJ-SOL-4: to the end, under every option."""
    options = [(False, False), (True, False), (False, True), (True, True)]
    for seed, (ortho_only, gravity) in enumerate(options):
        begins = Start(seats, mission, bool(mission and seed % 2), ortho_only, gravity, first=0)
        lot = Lot(seed)
        state = begins.state(seed)
        turns: Counter[int] = Counter()
        for passed in played(state, lot):
            check_all(passed.after, lot, others=4)
            check_passed(passed)
            turns.update(event.seat for event in passed.events if isinstance(event, TurnBegan))
            state = passed.after
        assert state.stage == "over"
        (ended,) = (event for event in passed.events if isinstance(event, GameEnded))
        if mission:
            assert ended.why in ("round_track", "idle")
        else:
            assert ended.why == "rounds"
            assert turns == dict.fromkeys(range(seats), 14)


@dataclass(slots=True)
class CameUp:
    """What came up in games from strange positions."""

    rare: Counter[str]
    refused: set[str]
    """The rules that refused something."""
    kinds: set[str]
    said: set[str]
    """The messages that events were told with."""


@cache
def strange_games() -> CameUp:
    seen = CameUp(Counter(), set(), set(), set())
    for seed in range(STRANGE):
        lot = Lot(seed)
        state = strange_position(lot)
        seen.refused |= check_all(state, lot, others=12)
        for number, passed in enumerate(played(state, lot)):
            check_passed(passed)
            seen.rare.update(rarities(passed))
            seen.kinds |= kinds_of(passed)
            seen.said |= {GAME.say_event(event).id for event in passed.events}
            if number > MOVES:
                break
            check_invariants(passed.after)
            if number % 3 == 0:
                seen.refused |= check_all(passed.after, lot, others=12)
    return seen


def kinds_of(passed: Passed) -> set[str]:
    return {passed.move.kind, *(event.kind for event in passed.events)}


def test_strange_positions_reach_the_rare_branches() -> None:
    """What the tests below prove would be little if these never came up."""
    came_up = strange_games().rare
    wanted = {
        "a full last space refuses a disc",
        "a mission lost",
        "a mission won",
        "a waiting token is placed",
        "mj.blue_doubled",
        "mj.dice_exchanged",
        "mj.main_action_skipped",
        "mj.token_waits",
        "mj.vase_taken_back",
        "no disc can move",
        "overflow",
        "recycling, tier 1",
        "recycling, tier 2",
        "recycling, tier 3",
        "second on the last space",
        "the end: idle",
        "the end: round_track",
        "the end: rounds",
        "three dice used up at once",
        "yellow 7 fills the third yellow slot",
        "yellow 7 takes, 1 against 1",
        "yellow 7 takes, 2 against 2",
        "yellow 7 with two museums",
        *(f"vase {space}" for space in range(1, 6)),
        *(f"MJ-DIG-{rule} declined" for rule in (2, 3)),
        *(f"MJ-DIG-{rule} lost" for rule in (2, 3)),
        *(f"MJ-TRK-{rule} declined" for rule in ("1", "3", "5", "7Y", "7R", "8R")),
        *(f"MJ-TRK-{rule} lost" for rule in ("1", "3", "5", "7Y", "7R", "8B", "8R")),
    }
    assert wanted - set(came_up) == set()


REFUSING = (
    "ACT-4 CAP-1 CAP-2 CAP-3 CAP-6 CAP-7 CAP-9 DIG-4 DIG-6 END-1 EXC-5 EXP-1 EXP-4 FIN-1 FLD-1 FLD-2 MIS-4a MIS-6a "
    "MIS-6b MIS-6d PAY-3 PAY-4 REC-1 REC-2 REC-4 RES-1 RES-5 SOL-3 SPD-5 TOK-1 TOK-2 TRK-7B TRK-7R TRK-7Y "
    "TRK-8B TRK-8R TURN-1 TURN-3 TURN-4 TURN-6"
)


def test_every_rule_that_can_refuse_a_move_has_refused_one() -> None:
    """Moves picked at random from all that can be written down, held against the list of legal moves."""
    refused = strange_games().refused
    assert {f"MJ-{rule}" for rule in REFUSING.split(" ")} - refused == set()


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_every_other_move_is_refused(seats: int, mission: int) -> None:
    """Of all moves that can be written down, exactly the listed ones are allowed; here and there in a game."""
    lot = Lot(mission * 10 + seats)
    state = Start(seats, mission).state(3)
    check_universe_of(state)
    for number, passed in enumerate(played(state, lot)):
        if number % 40 == 20:
            check_universe_of(passed.after)


def test_every_other_move_is_refused_in_strange_positions_too() -> None:
    for seed in range(30):
        lot = Lot(1000 + seed)
        state = strange_position(lot)
        check_universe_of(state)
        for number, passed in enumerate(played(state, lot)):
            if number == 4:
                check_universe_of(passed.after)
                break


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_positions_nobody_thought_of(seed: int) -> None:
    """Another handful each time."""
    lot = Lot(seed)
    state = strange_position(lot)
    check_all(state, lot, others=10)
    for number, passed in enumerate(played(state, lot)):
        check_passed(passed)
        check_all(passed.after, lot, others=3)
        if number > 25:
            break


@pytest.mark.parametrize("seed", range(11))
def test_positions_of_the_past_never_change(seed: int) -> None:
    """Whoever kept a state finds it as it was; the same moves lead to the same states."""
    lot = Lot(seed)
    states, moves = [start(seed).state(seed)], []
    said = [repr(states[0])]
    for passed in played(states[0], lot):
        moves.append(passed.move)
        states.append(passed.after)
        said.append(repr(passed.after))
    assert [repr(state) for state in states] == said
    again = start(seed).state(seed)
    for move, state in zip(moves, states[1:], strict=True):
        again = GAME.apply(again, move).state
        assert again == state
        assert hash(again) == hash(state)
    assert len({hash(state) for state in states}) == len(states)


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_a_view_shows_everything_but_the_chance_that_is_left(seats: int, mission: int) -> None:
    """Nothing is hidden in Marajoara: positions that differ in chance only look and play the same."""
    lot = Lot(seats)
    for passed in played(Start(seats, mission).state(7), lot):
        state = passed.after
        other = with_chance(state, Rng(lot.below(1000)))
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)
            assert view == GAME.view(other, seat)
            assert GAME.imagine(view, state.rng) == state
            assert [GAME.seen(event, seat) for event in passed.events] == list(passed.events)
        assert GAME.identities(state) == frozenset()
        assert GAME.deciding(other) == GAME.deciding(state)
        assert [GAME.legal(other, seat) for seat in range(seats)] == [GAME.legal(state, seat) for seat in range(seats)]


def test_every_kind_of_move_and_event_comes_up_and_can_be_said() -> None:
    """In words of its own; from setups and from strange positions."""
    kinds, ids = set(strange_games().kinds), set(strange_games().said)
    for seats, mission in TABLES:
        for passed in played(Start(seats, mission).state(1), Lot(1)):
            kinds |= kinds_of(passed)
            ids |= {GAME.say_event(event).id for event in passed.events}
    assert kinds == {each.KIND for each in (*get_args(Move), *get_args(Event))}
    assert ids == {each.KIND.replace(".", "-").replace("_", "-") for each in get_args(Event)}


def kind_of(each: Any) -> str:
    return str(next(field.default for field in fields(each) if field.name == "kind"))
