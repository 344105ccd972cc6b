"""The lessons of Council of Shadows: the engine agrees with all they say, and the printed numbers are in them."""

from rules.core.types import Json
from rules.council_of_shadows import GAME
from rules.lessons.runner import right_reply
from tests.rules.council_of_shadows.reading import READING
from tests.rules.lessons.promises import (
    after,
    right_replies,
    shelf_of,
    step_of,
    tried,
)

SHELF = shelf_of(GAME)


# What a learner tries


def move(kind: str, **more: Json) -> Json:
    return {"kind": f"cs.{kind}", "seat": 0, **more}


def test_l1_the_race_of_two_tracks() -> None:
    """Both numbers of the example, and what is left after a level."""
    assert right_replies(SHELF.begin("race")) == [4, 56]
    assert right_reply(step_of(SHELF, "race", "equal")) == [0]
    assert right_reply(step_of(SHELF, "race", "twice")) == [2]


def test_we_5_63_against_56_leaves_7() -> None:
    done = tried(step_of(SHELF, "race", "rise"), move("exploit", galaxy="GRY", planet="1-01.1"))
    assert (done.state.players[0].energy, done.state.players[0].level, done.state.players[0].consumption) == (7, 1, 56)
    assert done.state.players[1].gems.g == 2


def test_we_1_a_card_of_two_gems_can_be_paid_in_five_ways() -> None:
    assert sorted(right_reply(SHELF.begin("purchases"))) == ["ag", "at", "gg", "gt", "tt"]


def test_we_3_tokens_follow_the_steps_of_this_round() -> None:
    assert right_reply(step_of(SHELF, "order", "total")) == ["2"]


def test_l8_consumption_stops_above_energy() -> None:
    assert right_reply(step_of(SHELF, "order", "back")) == [28]


def test_we_4_a_galaxy_twice_is_refused() -> None:
    start = step_of(SHELF, "exploit", "both")
    first = move("exploit", galaxy="BLU", planet="2-03.1")
    assert after(start, first, first) == "again CS-EXP-1"
    assert after(start, first, move("finish")) == "one-only"


def test_l3_each_mistake_of_a_tower_has_its_rule() -> None:
    start = SHELF.begin("colonise")
    assert after(start, move("colonise", planet="1-10.2", cubes=2)) == "brown CS-COL-4"
    assert after(start, move("colonise", planet="2-03.1", cubes=2)) == "too-far CS-ACT-2"
    assert after(start, move("colonise", planet="1-10.1", cubes=1)) == "one-cube"


def test_l7_paying_too_much_is_allowed_and_explained() -> None:
    start = step_of(SHELF, "purchases", "keep-gold")
    assert after(start, move("buy_card", card="AI-01", gems="g")) == "gold-for-standby"


def test_l10_any_order_of_galaxies_leads_to_the_last_level() -> None:
    cubes = {"BLU": "2-03.1", "RED": "3-01.1", "GRY": "1-01.1", "GRN": "2-01.1", "ORA": "1-05.1"}
    moves = [move("exploit", galaxy=galaxy, planet=planet) for galaxy, planet in cubes.items()]
    done = tried(SHELF.begin("last-round"), *moves)
    assert done.is_done
    assert (done.state.players[0].level, done.state.players[0].energy) == (3, 17)


def test_we_10_the_extremes_of_the_automa_are_on_its_cards() -> None:
    values = [card["consumption"] for card in READING.edition.plain()["automa"]["cards"]]
    assert (min(values), max(values)) == (-5, 15)
