"""MJ-TRK-1 to MJ-TRK-9R: what each space of an excavation track gives."""

from typing import Any

import pytest

from rules.marajoara.components import TrackName
from rules.marajoara.moves import Decline, ExhibitCheaply, GiveDie, Raise, ScoreFragment, TakeDie
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    Table,
    capture,
    decline,
    end_turn,
    excavate,
    exhibit,
    exhibit_cheaply,
    give,
    pay,
    place,
    raise_,
    restore,
    score_fragment,
    spend_next,
    spend_rest,
    table,
    take,
    take_back_vase,
)

TRACKS: tuple[TrackName, ...] = ("blue", "yellow", "red")
ONE_OF_EACH = "B1 R1 Y1"


def arriving(track: TrackName, space: int, **more: Any) -> Table:
    """My disc comes onto this space, with a grey die of 1."""
    return table(captured="G1", discs={track: space - 1}, **more).play(excavate(track))


def slot_of(track: TrackName) -> str:
    return f"{track[0].upper()}1"


# Spaces 1 to 6


@pytest.mark.parametrize("track", TRACKS)
def test_space_1_raises_a_die_of_its_colour(track: TrackName) -> None:
    """MJ-TRK-1: one pip, and no die of another colour."""
    at = arriving(track, 1, store=ONE_OF_EACH)
    assert at.asks == "MJ-TRK-1"
    assert at.moves() == [raise_(slot_of(track)), decline()]
    others = [slot_of(other) for other in TRACKS if other != track]
    assert [at.why_not(raise_(slot)) for slot in others] == ["MJ-TRK-1"] * 2
    at.play(raise_(slot_of(track)))
    assert at.slot(slot_of(track)) == f"{track[0].upper()}2"
    assert at.asks == "MJ-TURN-2"


@pytest.mark.parametrize("track", TRACKS)
def test_space_2_places_a_token_of_the_supply(track: TrackName) -> None:
    """MJ-TRK-2."""
    at = arriving(track, 2, supply=3)
    assert at.asks == "MJ-TOK-1"
    at.play(place("c3"))
    assert at.state.players[0].supply == 2
    assert len(at.state.players[0].museums[0].icons) == 3
    assert at.happened("token_placed").source == "track"


@pytest.mark.parametrize("track", TRACKS)
def test_space_3_adds_two(track: TrackName) -> None:
    """MJ-TRK-3: to one die or to two."""
    letter = track[0].upper()
    at = arriving(track, 3, store=f"{letter}1 {letter}4").play(raise_(f"{letter}1"), raise_(f"{letter}1"))
    assert at.store() == f"{letter}3 {letter}4"
    at = arriving(track, 3, store=f"{letter}1 {letter}4").play(raise_(f"{letter}1"), raise_(f"{letter}2"))
    assert at.store() == f"{letter}2 {letter}5"
    assert at.moves(Raise) == []


@pytest.mark.parametrize(
    ("pips", "store"), [("B1 B1 B1", "B4 B2 B3"), ("B2 B1 B2", "B2 B4 B3"), ("B3 B1 B2", "B2 B3 B4")]
)
def test_space_5_adds_three(pips: str, store: str) -> None:
    """MJ-TRK-5: 3, 2 + 1 or 1 + 1 + 1."""
    at = arriving("blue", 5, store="B1 B2 B3").play(*(raise_(slot) for slot in pips.split()))
    assert at.store() == store
    assert at.asks == "MJ-TURN-2"


@pytest.mark.parametrize(("track", "space"), [("red", 1), ("yellow", 3), ("blue", 5)])
def test_boosts_stop_at_six(track: TrackName, space: int) -> None:
    """MJ-TRK-1, MJ-TRK-3, MJ-TRK-5: what no die can take is lost."""
    letter = track[0].upper()
    at = arriving(track, space, store=f"{letter}6 {letter}5")
    assert at.why_not(raise_(f"{letter}1")) == "MJ-DIG-4"
    at.play(raise_(f"{letter}2"))
    assert at.store() == f"{letter}6 {letter}6"
    assert at.asks == "MJ-TURN-2"


@pytest.mark.parametrize("track", TRACKS)
def test_spaces_4_and_6_are_points(track: TrackName) -> None:
    """MJ-TRK-4: 3 points. MJ-TRK-6: 5 points."""
    assert arriving(track, 4).earned == [("track", 3)]
    assert arriving(track, 6).earned == [("track", 5)]


# Blue 7 and 8


def test_blue_7_doubles_blue_dice_for_restorations_until_the_end_of_the_turn() -> None:
    """MJ-TRK-7B: a 3 counts as 6, the die is not turned."""
    before = table(captured="G1", discs={"blue": 5}, store="B3").play(excavate("blue"))
    assert before.why_not(restore("F6", "B1", doubled=True)) == "MJ-TRK-7B"
    at = arriving("blue", 7, store="B3")
    assert at.kinds == ["disc_moved", "blue_doubled", "die_spent"]
    assert at.why_not(restore("F6", "B1")) == "MJ-RES-1"
    at.play(restore("F6", "B1", doubled=True))
    assert at.earned == [("fragment", 7)]
    assert at.cart == "G1 B3 - - -"


def test_doubled_values_may_pass_six() -> None:
    """MJ-TRK-7B: 2 and 3 count as 4 and 6 for the fragment of nine; each die twice, not the sum of others."""
    at = arriving("blue", 7, store="B2 B3")
    assert at.why_not(restore("F9", "B1 B2")) == "MJ-RES-1"
    assert at.why_not(restore("F9", "B1 B2", doubled=True)) == ALLOWED
    five = arriving("blue", 7, store="B5")
    assert five.why_not(restore("F5", "B1", doubled=True)) == ALLOWED
    assert five.why_not(restore("F6", "B1", doubled=True)) == "MJ-RES-1"


def test_blue_7_ends_with_the_turn() -> None:
    """MJ-TRK-7B: in the next one a die counts once."""
    at = arriving("blue", 7, store="B3", round=3).play(end_turn(), end_turn(1))
    assert at.seat == 0
    assert at.why_not(restore("F6", "B1", doubled=True)) == "MJ-TRK-7B"
    assert at.why_not(restore("F3", "B1")) == ALLOWED


def test_blue_8_pays_for_the_neighbours_of_one_fragment() -> None:
    """MJ-TRK-8B: 2 points for each placed neighbour of the fragment one chooses."""
    at = arriving("blue", 8, fragments="F4 F5 F6 F9 F6P")
    assert at.moves(ScoreFragment) == [score_fragment(ref) for ref in ["F4", "F5", "F6", "F9", "F6P"]]
    assert at.why_not(score_fragment("F3")) == "MJ-TRK-8B"
    assert at.why_not(score_fragment("F7")) == "MJ-TRK-8B"
    assert at.play(score_fragment("F5")).earned == [("blue_8", 8)]
    assert arriving("blue", 8, fragments="F4 F5 F9").play(score_fragment("F9")).earned == [("blue_8", 2)]
    alone = arriving("blue", 8, fragments="F3 F9").play(score_fragment("F9"))
    assert alone.earned == []
    assert alone.happened("bonus_lost").rule == "MJ-TRK-8B", "that it brings nothing is told"


def test_yellow_8_without_a_token_on_the_grid_says_so() -> None:
    """MJ-TRK-8Y."""
    at = arriving("yellow", 8)
    assert at.happened("bonus_lost").rule == "MJ-TRK-8Y"


def test_blue_8_without_a_fragment_is_nothing() -> None:
    """MJ-TRK-8B."""
    at = arriving("blue", 8)
    assert at.happened("bonus_lost").rule == "MJ-TRK-8B"
    assert at.asks == "MJ-TURN-2"


# Yellow 7 and 8


def test_yellow_7_exchanges_two_stored_dice_with_two_of_the_cart() -> None:
    """MJ-TRK-7Y: faces stay; mine lie on top in the order I gave them; the grey die follows."""
    at = arriving("yellow", 7, store="B1 R2 Y3", cart="Y4 R3 B2")
    at.play(give("R1"), give("B1"), take(at.die("B2")), take(at.die("Y4")))
    assert at.kinds == ["die_given", "die_given", "die_taken", "die_taken", "die_spent"]
    assert at.store() == "B2 Y3 Y4"
    assert at.cart == "R2 B1 R3 G1 -"
    assert at.slate == ""


def test_yellow_7_with_a_full_cart_pushes_nothing_out_by_itself() -> None:
    """MJ-TRK-7Y: it is no spending; only the grey die pushes."""
    at = arriving("yellow", 7, store="B1 R2", cart="Y4 R3 B2 G6 R5")
    at.play(give("B1"), give("R1"), take(at.die("R5")))
    assert at.slate == ""
    at.play(take(at.die("Y4")))
    assert at.cart == "G1 B1 R2 R3 B2"
    assert at.slate == "G6"


def test_yellow_7_gives_first_and_then_takes_as_many() -> None:
    """MJ-TRK-7Y: two against two."""
    at = arriving("yellow", 7, store="B1 R2 Y3", cart="Y4 R3 B2")
    assert at.why_not(take(at.die("Y4"))) == "MJ-TRK-7Y"
    assert at.why_not(give("Y3")) == "MJ-TRK-7Y"
    at.play(give("B1"), give("R1"))
    assert at.why_not(give("Y1")) == "MJ-TRK-7Y"
    assert at.why_not(take("G12")) == "MJ-TRK-7Y"
    at.play(take(at.die("Y4")))
    assert at.asks == "MJ-TRK-7Y"
    assert at.moves(TakeDie) == [take(at.die("R3")), take(at.die("B2"))]


def test_yellow_7_takes_no_grey_die() -> None:
    """MJ-TRK-7Y: it is never stored."""
    at = arriving("yellow", 7, store="B1 R2 Y3", cart="G4 R3 B2").play(give("B1"), give("R1"))
    assert at.why_not(take(at.die("G4"))) == "MJ-TRK-7Y"
    assert at.case(take(at.die("G4"))) == "grey"
    assert at.why_not(take(at.die("B2"))) == ALLOWED


def test_yellow_7_what_is_taken_must_fit() -> None:
    """MJ-TRK-7Y: no die may be given after which the exchange could not be completed."""
    at = arriving("yellow", 7, store="B1 B2 B3 R1", cart="B4 B5 Y1")
    assert at.why_not(give("R1")) == ALLOWED
    at.play(give("R1"), give("B1"), take(at.die("B4")))
    assert at.why_not(take(at.die("B5"))) == "MJ-TRK-7Y"
    assert at.case(take(at.die("B5"))) == "no-room"
    assert at.moves() == [take(at.die("Y1"))]
    only_blue = arriving("yellow", 7, store="B1 B2 B3 R1", cart="B4 B5")
    assert only_blue.why_not(give("R1")) == "MJ-TRK-7Y"
    assert only_blue.case(give("R1")) == "no-room-after"


def test_yellow_7_fills_the_third_yellow_slot_and_frees_its_token() -> None:
    """MJ-TRK-7Y, MJ-ACT-2, MJ-TOK-5: the token comes before the second die."""
    at = arriving("yellow", 7, store="Y1 Y2 B1 R1", cart="Y5 B2").play(give("B1"), give("R1"))
    at.play(take(at.die("Y5")))
    assert at.slot("Y3") == "Y5"
    assert at.asks == "MJ-TOK-1"
    at.play(place("c3"), take(at.die("B2")))
    assert at.cart == "B1 R1 G1 - -"


@pytest.mark.parametrize(("store", "cart"), [("B1", "Y4 R3 B2"), ("B1 R1 Y1", "G1 R3 G2")])
def test_yellow_7_exchanges_one_die_when_two_cannot(store: str, cart: str) -> None:
    """MJ-TRK-7Y: one stored die, or one in the cart that can be stored."""
    at = arriving("yellow", 7, store=store, cart=cart).play(give("B1"))
    assert at.moves(GiveDie) == []
    at.play(take(at.die("R3")))
    assert at.asks == "MJ-TURN-2"
    assert at.cart.startswith("B1 ")


@pytest.mark.parametrize(("store", "cart"), [("", "Y4 R3"), ("B1 R1", ""), ("B1 R1", "G1 G2")])
def test_yellow_7_is_lost_when_nothing_can_be_exchanged(store: str, cart: str) -> None:
    """MJ-TRK-7Y."""
    at = arriving("yellow", 7, store=store, cart=cart)
    assert at.happened("bonus_lost").rule == "MJ-TRK-7Y"
    assert at.asks == "MJ-TURN-2"


def test_yellow_7_is_declined_before_it_begins_or_not_at_all() -> None:
    """MJ-TRK-7Y."""
    at = arriving("yellow", 7, store="B1 R2", cart="Y4 R3")
    assert at.why_not(decline()) == ALLOWED
    at.play(give("B1"))
    assert at.why_not(decline()) == "MJ-TRK-7Y"


def test_yellow_8_pays_for_every_token_of_mine() -> None:
    """MJ-TRK-8Y: 2 points each, covered ones too, a rival's not."""
    tokens = {"c3": 0, "d3": 0, "e3": 0, "f3": 1}
    at = table("d3 R1, f6 B1", captured="G1", discs={"yellow": 7}, tokens=tokens).play(excavate("yellow"))
    assert at.earned == [("yellow_8", 6)]


# Red 7 and 8


def test_red_7_exhibits_any_vase_for_one_credit() -> None:
    """MJ-TRK-7R: twice its value, and the reward of the space."""
    at = arriving("red", 7, store="Y3 R2 R6", vases=2)
    assert at.moves() == [exhibit_cheaply("R1"), exhibit_cheaply("R2"), decline()]
    assert at.why_not(exhibit_cheaply("Y1")) == "MJ-TRK-7R"
    assert at.why_not(exhibit_cheaply("R3")) == "MJ-TRK-7R"
    at.play(exhibit_cheaply("R2"))
    assert at.earned == [("exhibit", 12), ("case", 3)]
    assert at.store() == "R2 Y2"
    assert at.vases() == 3
    assert at.cart == "R6 G1 - - -"


def test_red_7_with_the_first_vase_frees_its_token() -> None:
    """MJ-TRK-7R, MJ-EXP-3."""
    at = arriving("red", 7, store="Y1 R1").play(exhibit_cheaply("R1"))
    assert at.asks == "MJ-TOK-1"
    at.play(place("c3"), spend_next(at.die("R1")))
    assert at.cart == "R1 Y1 G1 - -"


def test_red_7_lets_one_choose_the_die_that_pays() -> None:
    """MJ-TRK-7R, MJ-PAY-1."""
    at = arriving("red", 7, store="Y1 Y2 R1", vases=1).play(exhibit_cheaply("R1"), pay(0, 1, 0))
    assert at.store() == "Y1 Y1"


@pytest.mark.parametrize(("store", "vases"), [("R6", 0), ("Y6", 0), ("Y6 R6", 5)])
def test_red_7_is_lost_without_money_red_die_or_free_space(store: str, vases: int) -> None:
    """MJ-TRK-7R."""
    at = arriving("red", 7, store=store, vases=vases)
    assert at.happened("bonus_lost").rule == "MJ-TRK-7R"
    assert at.moves(ExhibitCheaply) == []
    assert at.asks == "MJ-TURN-2"


@pytest.mark.parametrize(("vases", "points"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_red_8_takes_back_the_last_vase_for_twice_its_space(vases: int, points: int) -> None:
    """MJ-TRK-8R."""
    at = arriving("red", 8, vases=vases).play(take_back_vase())
    assert at.earned == [("red_8", points)]
    assert at.vases() == vases - 1


@pytest.mark.parametrize("vases", [0, 1])
def test_red_8_is_nothing_with_fewer_than_two_vases(vases: int) -> None:
    """MJ-TRK-8R."""
    at = arriving("red", 8, vases=vases)
    assert at.happened("bonus_lost").rule == "MJ-TRK-8R"
    assert at.moves(Decline) == []


def test_red_8_makes_room_for_another_vase() -> None:
    """MJ-TRK-8R: the limit of five counts what stands there."""
    at = arriving("red", 8, vases=5, store="Y6 R1")
    assert at.why_not(take_back_vase(1)) == "MJ-TRK-8R"
    at.play(take_back_vase(), exhibit("R1"))
    assert at.earned == [("red_8", 10), ("exhibit", 2), ("case", 5)]


# Space 9


@pytest.mark.parametrize("track", TRACKS)
def test_space_9_pays_nothing_before_the_end(track: TrackName) -> None:
    """MJ-TRK-9B, MJ-TRK-9Y, MJ-TRK-9R."""
    at = arriving(track, 9, vases=3, fragments="F3 F4")
    assert at.earned == []
    assert at.asks == "MJ-TURN-2"


def ended(track: TrackName, **more: Any) -> list[tuple[str, int]]:
    """The last turn ends; the second seat came first onto the last space."""
    seats = [{"discs": {track: 9}, **more}, {"discs": {track: 9}, **more}, {**more}]
    at = table(seats=seats, ends={track: (1, 0)}, stage="after", round=14, active=2).play(end_turn(2))
    return [(source, points) for source, points in at.earned if source.endswith("_end")]


def test_blue_9_pays_for_fragments() -> None:
    """MJ-TRK-9B: 2 each to the first, 1 each to the second."""
    assert ended("blue", fragments="F3 F4 F9") == [("blue_end", 6), ("blue_end", 3)]
    assert ended("blue") == []


def test_yellow_9_pays_ten_and_six() -> None:
    """MJ-TRK-9Y."""
    assert ended("yellow") == [("yellow_end", 10), ("yellow_end", 6)]


def test_red_9_pays_for_vases() -> None:
    """MJ-TRK-9R: 2 each to the first, 1 each to the second."""
    assert ended("red", vases=4) == [("red_end", 8), ("red_end", 4)]
    assert ended("red") == []


def test_the_first_to_arrive_is_paid_as_the_first() -> None:
    """MJ-TRK-9Y: whichever seat it has."""
    at = table("f3 B1, e3 G1", round=14, first=1, discs={"yellow": 8}, rivals=[{"discs": {"yellow": 9}}])
    at.play(capture("f3", "d3"), excavate("yellow"), end_turn())
    assert [at.score(0), at.score(1)] == [6, 10]


def test_dice_used_for_red_7_are_spent_in_the_order_one_likes() -> None:
    """MJ-TRK-7R, MJ-SPD-5."""
    at = arriving("red", 7, store="Y1 R5", vases=1).play(exhibit_cheaply("R1"), spend_rest())
    assert at.cart == "Y1 R5 G1 - -"
