"""Zu: its frame, and how it digs (EE-SOLO-TURN, EE-SOLO-DIG and their rulings).

With two seats every track has two free spaces at the start, so each buyer of a colour in a queue or on the mothership
makes that colour one step more popular than 2.
"""

from typing import Any

import pytest

from rules.core.types import Phrase, phrase
from rules.excavation_earth import GAME
from rules.excavation_earth.options import DIFFICULTY
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.excavation_earth.table import flip, pass_, table
from tests.rules.excavation_earth.zu import (
    COMMAND_1,
    EXCAVATE_POPULAR,
    EXCAVATE_RV,
    EXCAVATE_YG,
    MARKET,
    QUICK_SALE,
    SELL,
    SURVEY,
    ZU,
    by_lot,
    decided,
    facing,
    flipped,
)

# The frame


def test_zu_turns_over_two_cards_and_then_it_is_the_persons_turn() -> None:
    """EE-SOLO-TURN-1, EE-SOLO-TURN-2."""
    at = facing(f"{COMMAND_1} {MARKET}")
    assert at.asked == [ZU]
    at.play(flip(ZU))
    assert (at.asked, at.happened("zu_card_flipped").card) == ([ZU], COMMAND_1)
    at.play(flip(ZU))
    assert at.asked == [0]
    assert at.why_not(flip(0)) == "EE-SOLO-TURN-2"


def test_zu_does_nothing_else_than_turning_cards() -> None:
    """EE-SOLO-SET-2, EE-SOLO-TURN-1: it neither plays cards nor passes by choice."""
    at = facing(MARKET)
    assert at.moves() == [flip(ZU)]
    assert at.why_not(pass_(ZU)) == "EE-SOLO-TURN-1"


def test_zu_passes_when_its_deck_is_empty() -> None:
    """EE-SOLO-TURN-1: the person goes on alone."""
    at = table(seats=[{"faction": "KUT", "hand": "R-SA"}, {"faction": "ZU"}], turn=ZU, zu={"deck": ""})
    at.play(flip(ZU))
    assert at.state.players[ZU].passed
    assert at.asked == [0]


def test_the_person_may_pass_before_zu() -> None:
    """EE-SOLO-TURN-2: Zu then plays one turn after the other."""
    at = facing(f"{COMMAND_1} {MARKET}", passed=True)
    at.play(flip(ZU), flip(ZU))
    assert at.asked == [ZU]


def test_a_failed_action_pays_ten_credits() -> None:
    """EE-SOLO-FAIL-1: here a sale without a relic."""
    at = flipped(SELL)
    assert at.earned(ZU) == [("failure", 10)]
    assert at.happened("zu_failed").rule == "EE-SOLO-SEL-1"


def test_a_replaced_action_has_not_failed() -> None:
    """EE-SOLO-FAIL-2: an excavation that ends on the black market pays nothing extra."""
    at = flipped(EXCAVATE_RV, piles={"R": "Rg1"}, zu={"credits": 20})
    assert at.earned(ZU) == [("black_market", -5)]
    assert at.kinds.count("zu_failed") == 0


@pytest.mark.parametrize(("switch", "paid"), [("easier_2", []), ("harder_2", [("failure", 15)])])
def test_switches_of_failure(switch: str, paid: list[tuple[str, int]]) -> None:
    """EE-SOLO-DIFF-E2, EE-SOLO-DIFF-H2."""
    at = flipped(SELL, options={switch: True})
    assert at.earned(ZU) == paid
    assert at.kinds.count("zu_failed") == 1


@pytest.mark.parametrize(
    ("card", "burns"), [(QUICK_SALE, 1), (SURVEY, 1), (EXCAVATE_POPULAR, 1), (EXCAVATE_RV, 0), (SELL, 0)]
)
def test_cards_that_burn_the_next_one(card: str, burns: int) -> None:
    """EE-SOLO-DIFF-E4, ruling Z28: also after a failure."""
    at = flipped(f"{card} {COMMAND_1}", options={"easier_4": True})
    assert at.kinds.count("zu_card_burnt") == burns
    assert at.state.zu is not None
    assert at.state.zu.discard == ((card, COMMAND_1) if burns else (card,))


def test_z17_and_z19_burning_may_leave_zu_without_a_second_card() -> None:
    """EE-SOLO-DIFF-E4: its turn ends early, and at its next one it passes; an empty deck burns nothing."""
    seats = [{"faction": "KUT", "hand": "R-SA"}, {"faction": "ZU"}]
    at = table(seats=seats, turn=ZU, zu={"deck": f"{SURVEY} {COMMAND_1}"}, options={"easier_4": True})
    at.play(flip(ZU))
    assert at.asked == [0]
    single = table(seats=seats, turn=ZU, zu={"deck": SURVEY}, options={"easier_4": True}).play(flip(ZU))
    assert single.kinds.count("zu_card_burnt") == 0


# Excavate


def test_the_more_popular_of_two_colours() -> None:
    """EE-SOLO-DIG-2."""
    at = flipped(EXCAVATE_RV, sites="Rg1 Vg3", queues={"M1": "V"})
    assert decided(at, "dig-colour") == ("V", "EE-SOLO-DIG-2", "popularity")
    assert at.hold(ZU) == "Vg3"


def test_the_most_popular_colour_that_lies_on_a_site() -> None:
    """EE-SOLO-DIG-2: the first one has no relic, so the next; ruling Z8: only then."""
    at = flipped(EXCAVATE_POPULAR, sites="Og2 Yg3", queues={"M1": "RR", "M2": "O"})
    assert at.hold(ZU) == "Og2"
    owned = flipped(EXCAVATE_POPULAR, sites="Rg1 Og2", queues={"M1": "RR"}, zu={"guards": "Rg1", "credits": 0})
    assert owned.hold(ZU) == ""


def test_z8_without_any_relic_on_the_sites_the_first_colour_is_sought() -> None:
    at = flipped(EXCAVATE_POPULAR, queues={"M1": "OO"}, piles={"O": "Og2"}, zu={"credits": 20})
    assert at.container(ZU) == "Og2"


def test_ties_of_colours_two_possible_first() -> None:
    """EE-SOLO-DIG-3."""
    at = flipped(EXCAVATE_RV, sites="Rg1 Vg3 Vg1")
    assert decided(at, "dig-colour") == ("V", "EE-SOLO-DIG-3", "two-possible")
    assert sorted(at.hold(ZU).split()) == ["Vg1", "Vg3"]


def test_ties_of_colours_then_one_that_zu_does_not_own() -> None:
    """EE-SOLO-DIG-3."""
    at = flipped(EXCAVATE_RV, sites="Rg1 Vg3", zu={"hold": "Rg2"})
    assert decided(at, "dig-colour") == ("V", "EE-SOLO-DIG-3", "owning")


def test_z29_ties_of_colours_then_the_one_of_which_the_person_has_fewest() -> None:
    """EE-SOLO-DIG-3: relics in both stores; samples do not count."""
    at = flipped(EXCAVATE_RV, sites="Rg1 Vg3", hold="Vg1", container="Vg2", guards="Rg1 Rg2 Rg3")
    assert decided(at, "dig-colour") == ("R", "EE-SOLO-DIG-3", "human-relics")


def test_ties_of_colours_then_by_lot() -> None:
    """EE-SOLO-DIG-3."""
    assert by_lot("dig-colour", deck=EXCAVATE_RV, sites="Rg1 Vg3") == {"R", "V"}


def test_lesson_10_which_colour_and_which_relics() -> None:
    """EE-SOLO-DIG-3, EE-SOLO-DIG-4, EE-SOLO-DIG-5: never Rg3, sampled by the person, though it is worth 6."""
    at = flipped(
        EXCAVATE_RV,
        sites="Rg2 Rg1 Rg3 Vg3 Vg4",
        queues={"M1": "RV", "M2": "RV"},
        zu={"hold": "Vg1", "guards": "Vg1", "container": "Og1"},
        guards="Rg3",
    )
    assert decided(at, "dig-colour") == ("R", "EE-SOLO-DIG-3", "owning")
    assert sorted(at.hold(ZU).split()) == ["Rg1", "Rg2", "Vg1"]
    assert at.guards(ZU) == "Rg1 Rg2 Vg1"


def test_never_a_copy_of_what_zu_has_or_has_sampled() -> None:
    """EE-SOLO-DIG-4."""
    at = flipped(EXCAVATE_RV, sites="Rg1 Rg2 Rg3 Rg1 Rg2", queues={"M1": "R"}, zu={"container": "Rg1", "guards": "Rg2"})
    assert (at.hold(ZU), at.guards(ZU)) == ("Rg3", "Rg2 Rg3")


def test_relics_by_the_persons_samples_then_copies_then_value() -> None:
    """EE-SOLO-DIG-5; ruling Z6: both may come from the same site."""
    at = flipped(EXCAVATE_YG, sites="Yg1 Yg2", queues={"M1": "Y"}, zu={"hold": "Og1 Og2 Og3 Og4"}, guards="Yg1")
    assert decided(at, "dig-relic") == ("Yg2", "EE-SOLO-DIG-5", "human-sample")
    fewer = flipped(EXCAVATE_YG, sites="Yg1 Yg1 Yg2", queues={"M1": "Y"}, zu={"hold": "Og1 Og2 Og3 Og4"})
    assert decided(fewer, "dig-relic") == ("Yg2", "EE-SOLO-DIG-5", "copies")
    dearer = flipped(EXCAVATE_YG, sites="Yg1 Yg2", queues={"M1": "Y"}, zu={"hold": "Og1 Og2 Og3 Og4"})
    assert decided(dearer, "dig-relic") == ("Yg1", "EE-SOLO-DIG-5", "value")
    both = flipped(EXCAVATE_YG, sites="Yg1 Yg2", queues={"M1": "Y"})
    assert sorted(both.hold(ZU).split()) == ["Yg1", "Yg2"]


def test_z7_copies_on_the_black_market_count_where_a_ruling_says_so() -> None:
    """EE-SOLO-DIG-5."""
    more: dict[str, Any] = {
        "sites": "Yg1 Yg2",
        "piles": {"Y": "Yg1"},
        "queues": {"M1": "Y"},
        "zu": {"hold": "Og1 Og2 Og3 Og4"},
    }
    assert decided(flipped(EXCAVATE_YG, **more), "dig-relic")[0] == "Yg1"
    assert decided(flipped(EXCAVATE_YG, **more, options={"zu_count_black_market": True}), "dig-relic")[0] == "Yg2"


def test_one_free_space_takes_one_relic() -> None:
    """EE-SOLO-DIG-7, ruling Z22: the second is not replaced by a purchase."""
    at = flipped(EXCAVATE_YG, sites="Yg1 Yg2", piles={"Y": "Yg3"}, zu={"hold": "Og1 Og2 Og3 Og4", "credits": 30})
    assert at.hold(ZU) == "Og1 Og2 Og3 Og4 Yg1"
    assert at.earned(ZU) == []


def test_full_hold_buys_full_stores_fence() -> None:
    """EE-SOLO-DIG-1, EE-SOLO-BUY-3, ruling Z30."""
    full = "Og1 Og2 Og3 Og4 Gg1"
    at = flipped(EXCAVATE_YG, sites="Yg1", piles={"Y": "Yg3"}, queues={"M1": "Y"}, zu={"hold": full, "credits": 9})
    assert (at.container(ZU), at.earned(ZU)) == ("Yg3", [("black_market", -5)])
    fenced = flipped(EXCAVATE_YG, sites="Yg1", zu={"hold": full, "container": "Gg2 Gg3"})
    assert [event.relic[:3] for event in fenced.all_of("relic_fenced")] == ["Og4", "Gg1"]


def test_z9_a_chosen_colour_without_relic_is_sought_on_the_black_market() -> None:
    """EE-SOLO-DIG-6: the other colour of the card is not tried."""
    at = flipped(EXCAVATE_YG, sites="Gg1", queues={"M1": "Y"}, piles={"Y": "Yg3"}, zu={"credits": 20})
    assert (at.hold(ZU), at.container(ZU), at.guards(ZU)) == ("", "Yg3", "Yg3")


def test_h1_one_relic_of_each_colour() -> None:
    """EE-SOLO-DIFF-H1."""
    at = flipped(EXCAVATE_YG, sites="Yg1 Yg2 Gg1", options={"harder_1": True})
    assert sorted(at.hold(ZU).split()) == ["Gg1", "Yg1"]


def test_z15_h1_with_one_colour_missing_or_one_space() -> None:
    """EE-SOLO-DIFF-H1."""
    options = {"harder_1": True}
    assert flipped(EXCAVATE_YG, sites="Gg1", queues={"M1": "Y"}, options=options).hold(ZU) == "Gg1"
    tight = flipped(EXCAVATE_YG, sites="Yg1 Gg1", queues={"M1": "G"}, zu={"hold": "Og1 Og2 Og3 Og4"}, options=options)
    assert tight.hold(ZU) == "Og1 Og2 Og3 Og4 Gg1"
    nothing = flipped(EXCAVATE_YG, queues={"M1": "G"}, piles={"G": "Gg2"}, zu={"credits": 9}, options=options)
    assert nothing.container(ZU) == "Gg2"


def test_h3_and_z18_any_store() -> None:
    """EE-SOLO-DIFF-H3: a full hold neither buys nor fences as long as the container has room."""
    full = {"hold": "Og1 Og2 Og3 Og4 Gg1", "credits": 20}
    at = flipped(EXCAVATE_YG, sites="Yg1 Yg2", piles={"Y": "Yg3"}, zu=full, options={"harder_3": True})
    assert sorted(at.container(ZU).split()) == ["Yg1", "Yg2"]
    assert at.earned(ZU) == []


# What it says

SAID = Texts("en", game=GAME, strict=True)
NAMES = ("Ana", "Zu")


def test_an_empty_deck_is_passed_and_says_so() -> None:
    """EE-SOLO-TURN-1: neither question nor move speaks of a card to turn over."""
    at = table(seats=[{"faction": "KUT"}, {"faction": "ZU"}], turn=ZU, left=2, zu={"deck": ""})
    (asked,) = GAME.deciding(at.state)
    assert SAID.say(Phrase(asked.ask, asked.args)) == "Zu’s deck is empty: it passes."
    assert SAID.say(GAME.say_move(at.state, flip(ZU))) == "Zu passes for the rest of the round"
    one = table(seats=[{"faction": "KUT"}, {"faction": "ZU"}], turn=ZU, left=2, zu={"deck": COMMAND_1})
    (asked,) = GAME.deciding(one.state)
    assert SAID.say(Phrase(asked.ask, asked.args)) == "Turn over the last card that Zu plays this turn."


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (EXCAVATE_RV, "Zu turns over an Excavate card for red and purple."),
        (EXCAVATE_POPULAR, "Zu turns over an Excavate card for the most popular colour."),
        (COMMAND_1, "Zu turns over a Command card for market 1."),
        (SELL, "Zu turns over a Sell card."),
    ],
)
def test_a_card_that_is_turned_over_says_what_it_shows(card: str, said: str) -> None:
    event = flipped(card).happened("zu_card_flipped")
    assert SAID.say(GAME.say_event(event), NAMES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_switch_is_called_by_one_name(language: Language) -> None:
    """EE-SOLO-DIFF-1: on the new-game page and in the book."""
    said = Texts(language, game=GAME, strict=True)
    for option, rule in DIFFICULTY.items():
        assert said.say(phrase(f"option-{option}")) == said.say(phrase(f"{rule}.title"))
