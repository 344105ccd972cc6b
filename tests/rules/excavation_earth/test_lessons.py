"""The lessons of Excavation Earth: the engine agrees with all they say, and the printed numbers are in them."""

from collections.abc import Sequence
from typing import Any

from rules.core.explained import Explained
from rules.core.types import Json
from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from rules.excavation_earth.components import Box
from rules.excavation_earth.queries import survey_price
from rules.excavation_earth.state import type_of
from rules.lessons.progress import Progress
from rules.lessons.runner import Accepted, Missed, Reached, attempt, next_step, right_reply, say, solved
from tests.rules.lessons.promises import (
    missed,
    refused,
    right_replies,
    shelf_of,
    step_of,
    tried,
)

SHELF = shelf_of(GAME)
BOX: Box = SHELF.box


# What a learner tries


def at(lesson: str, step: str) -> Progress:
    return step_of(SHELF, lesson, step)


def move(kind: str, **more: Any) -> Json:
    return {"kind": f"ee.{kind}", "seat": 0, **more}


def types(relics: Sequence[str]) -> list[str]:
    return [type_of(relic) for relic in relics]


def test_l1_who_would_stop_together_learns_why_at_the_end_and_can_still_part() -> None:
    start = at("travel", "two-sites")
    together = [move("travel", card="R-SA-1"), move("walk", explorer=0, to="R2"), move("walk", explorer=1, to="R2")]
    assert refused(start, *together, move("finish")) == ("EE-ACT-TRV-4", "together")
    assert tried(start, *together, move("walk", explorer=0, to="R1")).is_done


def test_l1_any_way_to_the_two_sites_is_right() -> None:
    roundabout = [
        move("walk", explorer=0, to="R2"),
        move("walk", explorer=0, to="R1"),
        move("walk", explorer=1, to="R2"),
    ]
    assert tried(at("travel", "two-sites"), move("travel", card="R-SA-1"), *roundabout).is_done


def test_we_9_the_four_neighbours_of_the_south_west() -> None:
    assert right_reply(SHELF.begin("globe")) == ["BW", "G3", "M6", "BE"]


def test_l2_two_relics_of_one_site_are_refused() -> None:
    first = [move("excavate", card="R-SA-1"), move("discover", relic="Rg1"), move("sample")]
    assert refused(at("excavate", "two-relics"), *first, move("discover", relic="Rg1")) == ("EE-ACT-DIG-5", "same-site")


def test_we_1_values_and_copies() -> None:
    assert right_replies(SHELF.begin("values")) == [6, 3, 4]
    copies = {
        kind: sum(type_of(tile) == kind for tiles in BOX.tiles_of.values() for tile in tiles) for kind in BOX.value
    }
    assert {copies[kind]: BOX.value[kind] for kind in ("Rg3", "Gg1", "Yg3", "Rg2")} == {3: 6, 4: 5, 5: 4, 6: 3}


def test_we_2_two_come_and_two_go() -> None:
    start = SHELF.begin("full-queue")
    assert right_reply(start) == ["V", "Y"]
    before = start.state
    played = solved(next_step(solved(start))).state
    assert played.queues[3] == "GRWO"
    changes = [played.popularity(each) - before.popularity(each) for each in range(len(BOX.colours))]
    assert dict(zip(BOX.colours, changes, strict=True)) == {"Y": -1, "G": 0, "R": 0, "V": -1, "O": 1}
    assert right_reply(at("full-queue", "more-popular")) == ["O"]


def test_we_3_and_l3_white_first_changes_nothing() -> None:
    start = SHELF.begin("popularity")
    assert right_reply(start) == ["RYWG"]
    greener = next_step(solved(start))
    white = [
        move("market", card="V-SC-1", market=3),
        move("send_trader", market=3),
        move("add_buyer", market=3, buyer="W"),
    ]
    assert missed(greener, *white) == "white"
    assert [state.popularity(BOX.colour_number["G"]) for state in (start.state, solved(greener).state)] == [3, 4]


def test_we_4_the_payouts_of_the_example() -> None:
    start = SHELF.begin("ranks")
    assert [start.state.popularity(each) for each in range(len(BOX.colours))] == [4, 4, 5, 3, 4]
    assert right_replies(start) == [9, 5, 5, 2]


def test_we_5_and_l4_the_sale_pays_20() -> None:
    assert [right_reply(at("sale", step)) for step in ("for-popularity", "for-buyers")] == [[5], [12]]
    selling = [move("sell", card="R-SM-1"), move("offer", relic="Vg1", store="hold", market=4)]
    start = at("sale", "sell")
    assert refused(start, *selling, move("offer", relic="Vg1", store="hold", market=2)) == ("EE-ACT-SEL-3", "no-buyer")
    assert refused(start, *selling, move("offer", relic="Vg1", store="hold", market=3)) == ("EE-ACT-SEL-3", "no-trader")
    assert refused(start, *selling, move("offer", relic="Vg1", store="hold", market=4)) == (
        "EE-ACT-SEL-2",
        "same-market",
    )
    assert missed(start, *selling, move("close_sale")) == "one-market"
    sold = tried(start, *selling, move("offer", relic="Vg1", store="hold", market=0), move("close_sale"))
    assert sold.is_done
    assert sorted(sold.state.mothership) == sorted("VWVVVW")


def test_l5_envoy_or_recall() -> None:
    assert right_replies(at("command", "as-it-is")) == [5, 7, 6]
    command = move("command", card="G-SB-1")
    assert refused(at("command", "from-afar"), command, move("recall", centre=1)) == ("EE-ACT-CMD-4", "recall")
    assert right_reply(at("command", "round-1")) == ["no-tile"]
    assert missed(at("command", "reinforce"), command, move("recall", centre=1)) == "recall"


def test_l6_the_container_takes_both() -> None:
    bought = solved(at("black-market", "buy-two"))
    assert sorted(types(bought.state.players[0].container)) == ["Rg1", "Yg1"]
    fencing = next_step(bought)
    for first in ("Gg4", "Yg1"):
        begun = [
            move("smuggle", card="G-SM-1"),
            move("fence", relic=first, store="hold" if first == "Gg4" else "container"),
        ]
        assert missed(fencing, *begun, move("fence", relic="Gg1", store="hold")) == "cheaper"
        assert missed(fencing, *begun, move("finish")) == "one-only"


def test_l7_one_relic_is_too_dear() -> None:
    surveying = at("survey", "price")
    assert types(surveying.state.drawn) == ["Gg1", "Gg3"]
    assert right_reply(surveying) == [survey_price(surveying.state, surveying.state.drawn[0])] == [10]
    assert right_reply(at("survey", "who-begins")) == ["1"]


def test_we_8_same_or_adjacent_site() -> None:
    assert sorted(right_reply(at("archaeologists", "second"))) == ["Rg1", "Rg2"]


def test_we_10_we_11_we_12_between_the_rounds() -> None:
    assert right_replies(SHELF.begin("new-buyers")) == ["GRV", "OOW", "RGO", ["G", "O"]]
    assert right_replies(SHELF.begin("new-relics")) == [["R2"], "under", 6]
    lying = at("new-relics", "pass")
    prepared = solved(lying)
    count = [sum(map(len, (*each.state.sites, *each.state.piles))) for each in (lying, prepared)]
    assert count[1] - count[0] == 6
    assert types(prepared.state.piles[BOX.colour_number["R"]]) == ["Rg4", "Rg4", "Rg2"]
    assert solved(at("turn-order", "pass")).state.order == (2, 0, 1, 3)


def test_l8_the_other_seat_drafts_at_the_same_time() -> None:
    drafting = at("next-round", "draft")
    packet = drafting.state.players[0].packet
    outcome, passed = attempt(drafting, m.DraftCards(seat=0, cards=packet[:2]))
    assert isinstance(outcome, Accepted)
    assert not set(passed.state.players[0].packet) & set(packet), "the packet came from the left"
    assert len(passed.state.players[0].packet) == 6


def test_we_6_the_majorities_of_the_example() -> None:
    assert right_replies(SHELF.begin("majorities")) == [15, 7, 5, 12, 5]
    assert GAME.scores(solved(at("majorities", "end")).state).totals == (20, 24, 22, 22)


def test_we_7_and_l9_the_gallery_of_the_example() -> None:
    start = SHELF.begin("gallery")
    assert len(start.state.players[0].guards) == 11
    assert right_replies(start) == [13, 0, 4, 9, 15, 101]
    rows = [sum(cell in start.state.players[0].guards for cell in row) for row in BOX.rows]
    assert rows == [5, 2, 2, 2]
    assert isinstance(say(at("gallery", "total"), 111)[0], Missed)


# Zu


def decisions(progress: Progress) -> list[tuple[str, Any, str]]:
    """Each question that Zu answers in a step, what it chose, and the last thing it compared."""
    told = [event for event in solved(progress).events if isinstance(event, Explained)]
    return [
        (why.question.removeprefix("ee-zu-"), why.chosen, why.criteria[-1].label.removeprefix("ee-zu-by-"))
        for why in told
        if not why.by_lot
    ]


def test_l10_zu_prefers_what_you_have_no_sample_of() -> None:
    assert decisions(at("reading-zu", "flip")) == [
        ("dig-colour", "R", "owning"),
        ("dig-relic", "Rg1", "value"),
        ("dig-relic", "Rg2", "human-sample"),
    ]


def test_l11_every_decision_of_the_turn_is_asked_for_before_its_card() -> None:
    """Nothing is left to chance, so that all can be foreseen."""
    assert decisions(at("zu-turn", "first-card")) == [
        ("dig-colour", "G", "two-possible"),
        ("dig-relic", "Gg3", "copies"),
        ("dig-relic", "Gg2", "human-sample"),
    ]
    second = at("zu-turn", "second-card")
    assert decisions(second) == [
        ("quick-sale", "Y", "popularity"),
        ("quick-sale-market", "M5", "rival-traders"),
    ]
    assert [right_reply(at("zu-turn", step)) for step in ("colour", "relics", "sale-colour", "market", "income")] == [
        ["G"],
        ["Gg3", "Gg2"],
        ["Y"],
        ["M5"],
        [9],
    ]
    assert isinstance(attempt(second, m.FlipCard(seat=1))[0], Reached)


def test_the_rank_pays_and_not_the_free_spaces() -> None:
    """They differ: who reads the wrong figure is told so."""
    here = at("sale", "for-popularity")
    assert right_reply(here) == [5]
    assert say(here, 4)[0] == Missed(here.lesson.text(here.step, "spaces"))


def test_a_market_without_a_buyer_is_explained_whatever_else_was_chosen() -> None:
    here = at("sale", "where")
    assert say(here, ["0", "2"])[0] == Missed(here.lesson.text(here.step, "no-buyer"))
