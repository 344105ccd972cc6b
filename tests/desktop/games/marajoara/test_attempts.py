"""What a drop means, and the first rule that a mistaken drop meets."""

from collections.abc import Sequence
from typing import Any

import pytest

from desktop.games.marajoara import keys
from desktop.games.marajoara.attempts import attempt, companions, cures
from desktop.games.marajoara.handles import handle
from desktop.games.marajoara.keys import die_key
from desktop.games.marajoara.travels import comes_from
from rules.marajoara import GAME
from rules.marajoara.moves import Capture, FieldWork, Restore
from rules.marajoara.state import State
from tests.desktop.games.marajoara.positions import MODES, positions, stated


def on_grid(state: State, space: str) -> str:
    die = state.grid[state.box.number[space]]
    assert die is not None
    return die_key(die.ref)


def in_slots(state: State, *slots: str) -> frozenset[str]:
    dice = [state.players[0].die_at(slot) for slot in slots]
    return frozenset(die_key(die.ref) for die in dice if die is not None)


def refused_by(state: State, pieces: frozenset[str], place: str) -> str | None:
    move = attempt(state, 0, pieces)(place)
    assert move is not None
    return next((refusal.rule for refusal in GAME.objections(state, move)), None)


@pytest.mark.parametrize(
    ("grid", "piece", "to", "rule"),
    [
        ("d4 R1, f4 B1", "d4", "f4", "MJ-CAP-1"),  # nothing to jump over
        ("d4 R1, e4 Y1, f4 B1", "d4", "f4", "MJ-CAP-2"),
        ("d4 R1, e4 Y1", "d4", "g4", "MJ-CAP-3"),
        ("d4 R1, e4 Y1", "d4", "f5", "MJ-CAP-3"),
        ("d4 R1, e4 R1", "d4", "f4", "MJ-CAP-6"),
        ("d4 R1, e4 Y1", "d4", "d5", None),  # one step: field work, which is paid
    ],
)
def test_dice_of_the_grid(grid: str, piece: str, to: str, rule: str | None) -> None:
    state = stated(grid=grid, seats=[{"store": "R1 R2 R3 Y3"}, {}])
    assert refused_by(state, frozenset({on_grid(state, piece)}), keys.space_key(to)) == rule


def test_four_directions_only() -> None:
    state = stated(grid="d4 R1, e5 Y1", options={"ortho_only": True})
    assert refused_by(state, frozenset({on_grid(state, "d4")}), "space-f6") == "MJ-CAP-9"


def test_one_step_is_field_work_and_costs_money() -> None:
    state = stated(grid="d4 R1, e4 Y1")
    pieces = frozenset({on_grid(state, "d4")})
    assert isinstance(attempt(state, 0, pieces)("space-d5"), FieldWork)
    assert refused_by(state, pieces, "space-d5") == "MJ-FLD-1"


def test_a_second_capture() -> None:
    state = stated(grid="d4 R1, e4 Y1", stage="after")
    assert refused_by(state, frozenset({on_grid(state, "d4")}), "space-f4") == "MJ-CAP-7"


def test_a_die_stands_for_the_space_that_it_lies_on() -> None:
    state = stated(grid="d4 R1, e4 Y1, f4 B1")
    assert refused_by(state, frozenset({on_grid(state, "d4")}), on_grid(state, "f4")) == "MJ-CAP-2"


@pytest.mark.parametrize(
    ("store", "vases", "slots", "rule"),
    [
        ("R3 Y2", 0, ("R1",), "MJ-EXP-1"),  # too little money
        ("B3 Y3", 0, ("B1",), "MJ-EXP-1"),  # not red
        ("R1 Y3", 5, ("R1",), "MJ-EXP-4"),
        ("R1 R1 Y3", 4, ("R1", "R2"), "MJ-EXP-4"),
        ("R1 R1 Y3", 3, ("R1", "R2"), None),
    ],
)
def test_exhibitions(store: str, vases: int, slots: Sequence[str], rule: str | None) -> None:
    state = stated(seats=[{"store": store, "vases": vases}, {}])
    assert refused_by(state, in_slots(state, *slots), "case-0-0") == rule


@pytest.mark.parametrize(
    ("store", "fragments", "slots", "place", "rule"),
    [
        ("B2", "", ("B1",), "F3", "MJ-RES-1"),
        ("B4", "F3", ("B1",), "F3", "MJ-RES-1"),
        ("B4 B4", "", ("B1", "B2"), "F3", "MJ-RES-5"),
        ("B4 B4 B1", "", ("B1", "B2", "B3"), "F9", "MJ-RES-1"),
        ("B4 B5", "", ("B1", "B2"), "F9", None),
    ],
)
def test_restorations(store: str, fragments: str, slots: Sequence[str], place: str, rule: str | None) -> None:
    state = stated(seats=[{"store": store, "fragments": fragments}, {}])
    assert refused_by(state, in_slots(state, *slots), keys.fragment_key(0, place)) == rule


@pytest.mark.parametrize(
    ("space", "rule"), [("d4", "MJ-TOK-1"), ("c3", "MJ-TOK-1"), ("a2", "MJ-TOK-2"), ("e4", "MJ-TOK-2"), ("c4", None)]
)
def test_dig_tokens(space: str, rule: str | None) -> None:
    state = stated(grid="d4 R1", tokens={"c3": 1}, place="token")
    assert refused_by(state, frozenset({keys.TOKEN_IN_HAND}), keys.space_key(space)) == rule


def test_recycling_keeps_to_its_order() -> None:
    state = stated(slate="G1", stage="recycling")
    pieces = frozenset({die_key(state.slate[0].ref)})
    assert refused_by(state, pieces, "space-d4") == "MJ-REC-2"
    assert refused_by(state, pieces, "space-a1") is None


def test_a_full_end_of_a_track() -> None:
    seats: list[dict[str, Any]] = [{"discs": {"red": 7}}, {"discs": {"red": 9}}, {"discs": {"red": 9}}]
    state = stated(seats=seats, captured="G3")
    pieces = frozenset({keys.disc_key(0, "red")})
    assert refused_by(state, pieces, keys.track_key("red", 9)) == "MJ-EXC-5"
    move = attempt(state, 0, pieces)(keys.track_key("red", 9))
    assert cures(state, move) == ("disc-0-blue", "disc-0-yellow")  # type: ignore[arg-type]


def test_removal_beside_the_jumper_only() -> None:
    state = stated(grid="d4 R1, e4 Y1, f5 B1, a1 B1, h8 G1", seats=[{}])
    jumped = GAME.apply(state, Capture(seat=0, start="d4", to="f4")).state
    place = keys.round_key(1)
    assert refused_by(jumped, frozenset({on_grid(jumped, "a1")}), place) == "MJ-SOL-3"
    assert refused_by(jumped, frozenset({on_grid(jumped, "f5")}), place) is None


def test_what_means_nothing() -> None:
    state = stated(grid="d4 R1", seats=[{"store": "R1"}, {"store": "R2"}])
    assert attempt(state, 0, frozenset({on_grid(state, "d4")}))("cart-1") is None
    assert attempt(state, 0, in_slots(state, "R1"))("case-1-0") is None
    assert attempt(state, 0, in_slots(state, "R1"))("felt") is None
    assert attempt(state, 0, frozenset())("space-d4") is None


def test_the_cure_of_a_full_row_is_the_row() -> None:
    state = stated(grid="d4 R1, e4 R1", seats=[{"store": "R1 R2 R3"}, {}])
    move = Capture(seat=0, start="d4", to="f4")
    assert set(cures(state, move)) == in_slots(state, "R1", "R2", "R3")
    assert companions(state, move) == (on_grid(state, "e4"),)


def test_a_restoration_shows_its_neighbours() -> None:
    state = stated(seats=[{"store": "B4 B5", "fragments": "F5 F6 F3"}, {}])
    shown = companions(state, Restore(seat=0, fragment="F9", slots=("B1", "B2")))
    assert set(shown) == {"fragment-0-F5", "fragment-0-F6"}


@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_a_legal_drop_means_the_move_that_it_makes(seats: int, mission: int) -> None:
    """Asking for the reason of a legal drop never gives one."""
    for number, (state, seat, legal) in enumerate(positions(seats, mission, seed=3)):
        if number % 5:
            continue
        for move in legal:
            used = handle(state, move)
            if used.pieces and used.place:
                meant = attempt(state, seat, used.pieces)(used.place)
                assert meant is not None, move
                assert meant == move or isinstance(move, Restore), (meant, move)


def test_a_token_that_nobody_held_comes_from_the_supply_of_its_seat() -> None:
    state = stated(seats=[{}, {}], tokens={"d4": 1})
    assert comes_from(GAME.view(state, 0), "token-d4", GAME.view(state, 0)) == ("token-hand", "supply-1-0")
