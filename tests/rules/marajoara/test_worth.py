"""What things are worth here and now: the phrases of positions that somebody wrote, and figures that the rules pay."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.thing import Thing, thing
from rules.marajoara import GAME
from rules.marajoara.components import LAST, TRACKS
from rules.marajoara.state import State
from rules.marajoara.words import say_arg
from rules.marajoara.worth import told_of
from tests.rules.marajoara.paying import paid
from tests.rules.marajoara.random_games import sampled
from tests.rules.marajoara.table import Table, table, word

GRID = "a1 B1, b1 G3, c3 Y2, d3 R4, h8 B2"


def said(at: Table, what: Thing, seat: int = 0) -> tuple[str, dict[str, Any]] | None:
    found = GAME.worth(GAME.view(at.state, seat), seat, what)
    return None if found is None else (found.id.removeprefix("mj-worth-"), found.named)


def on(at: Table, space: str) -> Thing:
    """The die there."""
    die = at.state.grid[at.state.box.number[space]]
    assert die is not None
    return thing(f"die-{die.colour}", die=die.ref, colour=die.colour, face=die.face, space=space)


def stored(at: Table, slot: str, seat: int = 0) -> Thing:
    die = at.state.players[seat].die_at(slot)
    assert die is not None
    return thing(f"stored-{die.colour}", die=die.ref, colour=die.colour, face=die.face, slot=slot)


def space(track: str, number: int) -> Thing:
    return thing("track-points", track=track, space=number)


# Dice of the grid


def test_a_grey_die_in_reach_says_where_it_leads() -> None:
    at = table(GRID, discs={"blue": 2, "red": 7})
    assert said(at, on(at, "b1")) == ("take-grey", {"face": 3, "blue": 5, "yellow": 3, "red": 9})


def test_a_red_die_in_reach_says_price_and_points() -> None:
    at = table(GRID, store="Y3")
    assert said(at, on(at, "d3")) == ("take-red", {"price": 4, "points": 8, "money": 3})


def test_a_die_that_nothing_jumps_over() -> None:
    at = table(GRID)
    assert said(at, on(at, "h8")) == ("out-of-reach", {"count": 0})


def test_a_full_row_stops_a_capture() -> None:
    at = table(GRID, store="R1 R2 R3")
    assert said(at, on(at, "d3")) == ("row-full", {"colour": "red"})


def test_a_yellow_die_says_what_one_would_have() -> None:
    at = table(GRID, store="Y3 Y1")
    assert said(at, on(at, "c3")) == ("take-yellow", {"money": 6, "token": "yes"})


def test_a_blue_die_says_which_fragment_it_brings() -> None:
    at = table("a1 Y1, b1 B2", store="B3", fragments="F3")
    assert said(at, on(at, "b1")) == ("take-blue", {"fragment": "F4", "points": 5})


def test_nothing_is_said_of_captures_on_another_turn() -> None:
    at = table(GRID)
    assert said(at, on(at, "b1"), seat=1) is None


# Dice in storage


def test_a_red_die_that_can_be_paid_for() -> None:
    at = table(store="R4 Y5", vases=1)
    assert said(at, stored(at, "R1")) == ("red", {"price": 4, "points": 10, "token": "no"})


def test_a_red_die_that_is_too_dear() -> None:
    at = table(store="R4 Y1")
    assert said(at, stored(at, "R1")) == ("red-dear", {"price": 4, "money": 1, "missing": 3, "points": 8})


def test_a_blue_die_that_lacks_a_pip() -> None:
    at = table(store="B2 Y2")
    expected = {"fragment": "F3", "missing": 1, "points": 3, "price": 2, "enough": "yes"}
    assert said(at, stored(at, "B1")) == ("blue-near", expected)


def test_money_says_what_it_buys() -> None:
    at = table(store="Y6 R2 R4", vases=1)
    assert said(at, stored(at, "Y1")) == ("money", {"money": 6, "vases": 2, "points": 17})


def test_dice_of_others_say_nothing() -> None:
    at = table(rivals=[{"store": "R4 Y5"}])
    assert said(at, stored(at, "R1", seat=1)) is None


# Tracks, fragments, the rest


def test_a_space_says_how_far_it_is_and_what_it_pays() -> None:
    at = table(GRID, discs={"yellow": 1})
    expected = {"at": 1, "missing": 3, "count": 1, "space": "b1", "points": 3, "end": "no", "rank": 0}
    assert said(at, space("yellow", 4)) == ("steps", expected)


def test_the_end_of_a_track_pays_for_what_is_there() -> None:
    at = table(GRID, discs={"red": 7}, vases=3)
    found = said(at, space("red", LAST))
    assert found is not None
    assert found[1]["points"] == 6
    assert found[1]["rank"] == 1


def test_a_fragment_that_can_be_restored_counts_its_neighbours() -> None:
    at = table(store="B3", fragments="F4 F6P")
    found = said(at, thing("fragment", owner="turquoise", fragment="F3"))
    assert found is not None
    assert (found[0], found[1]["points"]) == ("fragment-ready", 5)


def test_the_cart_says_when_a_die_falls_out() -> None:
    at = table(cart="Y1 B1 R1")
    die = at.state.cart[2]
    assert die is not None
    assert word(die) == "R1"
    assert said(at, thing("die-cart", die=die.ref)) == ("cart-die", {"count": 5})


def test_majorities_as_they_stand() -> None:
    at = table(vases=2, rivals=[{"vases": 2, "fragments": "F3"}])
    assert said(at, thing("case", owner="turquoise")) == ("vases", {"count": 2, "points": 6})
    assert said(at, thing("workshop", owner="turquoise")) == ("fragments", {"count": 0, "points": 0})


def test_turns_that_are_left() -> None:
    at = table(GRID, round=12)
    assert said(at, thing("round-marker")) == ("turns-left", {"count": 3})


# Over random positions


def things(state: State, seat: int) -> Iterator[Thing]:
    """All of which a figure is told that a legal move pays."""
    for slot, die in state.players[seat].stored():
        yield thing(f"stored-{die.colour}", die=die.ref, colour=die.colour, face=die.face, slot=slot)
    for track in TRACKS:
        yield from (thing("track-points", track=track, space=number) for number in range(1, LAST + 1))
    for number, museum in enumerate(state.players[seat].museums):
        for fragment in state.box.fragments:
            if fragment not in museum.fragments:
                ref = say_arg("fragment", f"2{fragment}" if number else fragment)
                yield thing("fragment", owner=museum.colour, fragment=ref)
        for at in range(1, len(state.box.case) + 1):
            yield thing("niche", owner=museum.colour, n=at)


@pytest.mark.parametrize("part", range(2))
def test_what_is_told_is_what_the_rules_pay(part: int) -> None:
    checked = 0
    for state in sampled(500, every=3 + part):
        for decision in GAME.deciding(state):
            seat = decision.seat
            legal = set(GAME.legal(state, seat))
            for what in things(state, seat):
                found = told_of(state, seat, what)
                if found is not None and found.move is not None and found.move in legal:
                    assert paid(state, found.move) == found.points, (what, found)
                    checked += 1
    assert checked > 100
