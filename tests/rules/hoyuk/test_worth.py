"""What things are worth here and now: the phrases of stated positions; figures held against the engine."""

from typing import Any

import pytest

from rules.core.thing import thing
from rules.core.types import SeatName
from rules.hoyuk import GAME
from rules.hoyuk.state import State
from tests.rules.hoyuk.reckoning import at_once, drawn, lost, paid
from tests.rules.hoyuk.table import seats, table
from tests.rules.hoyuk.test_merits import POSITIONS

BLUE_AND_RED = seats("blue", "red")
SEAT = SeatName(0)


def worth(state: State, sort: str, looks: int = 0, **args: Any) -> tuple[str, dict[str, Any]]:
    """What a seat is told that looks there."""
    found = GAME.worth(GAME.view(state, looks), looks, thing(sort, **args))
    assert found is not None
    return found.id, found.named


class TestGround:
    def test_a_house_that_extends_a_family(self) -> None:
        at = table("B F6, R F7", seats=BLUE_AND_RED, elements="house")
        id, named = worth(at.state, "cell", cell="F5")
        assert (id, named["how"], named["block"], named["now"]) == ("hk-worth-ground", "extends", "F6", "yes")
        assert "hk-merit-largest" in [each.id for each in named["gains"]]

    def test_a_house_that_joins(self) -> None:
        at = table("R F7", seats=BLUE_AND_RED, elements="house")
        _, named = worth(at.state, "cell", cell="F6")
        assert (named["how"], named["block"]) == ("joins", "F7")
        assert {"hk-merit-family", "hk-merit-neighbours"} <= {each.id for each in named["gains"]}

    def test_why_no_house_may_stand_there(self) -> None:
        at = table("B F6, R F7", seats=BLUE_AND_RED, elements="house")
        id, named = worth(at.state, "cell", cell="G8")
        assert (id, named["why"].id) == ("hk-worth-no-house", "HK-HOU-3")

    def test_a_pen_where_only_a_pen_is_to_be_built(self) -> None:
        at = table("B F6, R F7", seats=BLUE_AND_RED, elements="pen")
        id, named = worth(at.state, "cell", cell="F5")
        assert (id, named["ways"]) == ("hk-worth-pen-here", 1)
        assert worth(at.state, "cell", cell="A1")[0] == "hk-worth-no-pen"


class TestPieces:
    @pytest.mark.parametrize(
        ("village", "how", "missing"),
        [
            ("B F6+o, R F7", "yours", 0),
            ("B F6, R F7+o", "theirs", 2),
            ("B F6+o, R F7+o", "tie", 1),
            ("B F6+o", "alone", 0),
        ],
    )
    def test_how_its_aspect_stands(self, village: str, how: str, missing: int) -> None:
        at = table(village, seats=BLUE_AND_RED)
        cell = "F7" if how == "theirs" else "F6"
        id, named = worth(at.state, "oven", cell=cell, owner="blue", seat=SEAT)
        assert (id, named["how"], named["missing"]) == ("hk-worth-standing", how, missing)

    def test_as_many_as_are_missing_win(self) -> None:
        at = table("B F6 F5 F4, R F7+o G7+o", seats=BLUE_AND_RED, elements="oven oven oven")
        missing = worth(at.state, "oven", cell="F7", owner="red", seat=SeatName(1))[1]["missing"]
        assert missing == 3
        at.each(at.oven, "F6", "F5")
        assert ("OVEN", 0) not in drawn(at.state, at.block("F6").first)
        assert ("OVEN", 0) in drawn(at_once(at.state, at.oven("F4")), at.block("F6").first)

    def test_a_house_and_its_family(self) -> None:
        at = table("B F6 F5+t, R F7", seats=BLUE_AND_RED)
        _, named = worth(at.state, "house", cell="F5", owner="blue", seat=SEAT, storeys=1)
        assert (named["size"], named["scores"], named["storey"], named["falls"]) == (2, "yes", "clears", 1)
        id, named = worth(at.state, "house", cell="F7", owner="red", seat=SeatName(1), storeys=1)
        assert (id, named["size"], named["own"]) == ("hk-worth-house-rival", 1, 2)


class TestCards:
    def test_a_group_in_hand(self) -> None:
        at = table("B F6 K9, R F7", seats=BLUE_AND_RED, ask="window", phase=3, hand="oven*3 joker")
        _, named = worth(at.state, "card", symbol="oven", element="oven", owner="blue", seat=SEAT)
        figures = ("count", "now", "then", "jokers", "joined", "left")
        assert tuple(named[each] for each in figures) == (3, 5, 8, 1, 8, 2)

    def test_the_best_of_the_hand_within_the_limit(self) -> None:
        at = table("B F6 K9, R F7", seats=BLUE_AND_RED, ask="window", phase=3, hand="oven*3 pen")
        _, named = worth(at.state, "scoring")
        assert (named["count"], named["points"], named["left"]) == (2, 3, 2)
        before = at.points()
        at.play(at.score("oven", 2))
        assert at.points() - before == 3

    def test_what_cards_can_build(self) -> None:
        at = table("B F6+t, R F7", seats=BLUE_AND_RED, ask="window", phase=3, hand="oven pen")
        _, named = worth(at.state, "building")
        assert [each.named["element"] for each in named["options"]] == ["pen"]  # the only roof is taken

    def test_hidden_hands_stay_hidden(self) -> None:
        at = table("B F6, R F7", seats=BLUE_AND_RED, hide_hands=True, hand="oven*2")
        assert GAME.worth(GAME.view(at.state, 1), 1, thing("card-of", symbol="oven", owner="blue", seat=SEAT)) is None


class TestClans:
    def test_points_and_the_way_to_the_best(self) -> None:
        at = table("B F6, R F7", seats=[{"colour": "blue", "score": 4}, {"colour": "red", "score": 9}])
        _, named = worth(at.state, "points", owner="blue", seat=SEAT, count=4)
        assert (named["how"], named["gap"]) == ("behind", 5)

    def test_how_near_the_end_is(self) -> None:
        at = table("B F6, R F7", seats=BLUE_AND_RED, houses=2)
        _, named = worth(at.state, "waiting", owner="blue", seat=SEAT, count=2, of=25)
        assert (named["who"], named["count"]) == ("you", 2)


def test_a_block_pays_what_is_told() -> None:
    found = 0
    for state in POSITIONS:
        for seat in state.seats:
            for block in state.village.blocks:
                if seat in state.neighbours or not state.agenda or not block.houses:
                    continue
                id, named = worth(state, "block", seat, block=block.name)
                if named["how"] == "shared":
                    assert id == "hk-worth-block"
                    assert named["count"] == sum(other == seat for _, other in drawn(state, block.first))
                    assert named["points"] == paid(state, seat, "families").get(block.name, 0)
                    found += named["count"] > 0
        if found > 300:
            return
    raise AssertionError(f"only {found} blocks that pay")


def test_a_catastrophe_takes_what_is_told() -> None:
    found = 0
    for state in POSITIONS[::3]:
        if state.neighbours or not state.agenda:
            continue
        for card in state.box.catastrophes[state.options.mode]:
            for seat in state.seats:
                id, named = worth(state, "calamity", seat, card=card)
                if id == "hk-worth-calamity":
                    assert named["lost"] == lost(state, card, seat), (card, seat)
                    found += named["lost"] > 0
    assert found


def test_an_element_finds_as_many_places_as_told() -> None:
    for state in POSITIONS[::2]:
        for decision in GAME.deciding(state):
            if decision.ask != "hk-ask-build":
                continue
            kinds = {getattr(move, "piece", "") for move in GAME.legal(state, decision.seat)} & {"oven", "shrine"}
            for kind in kinds:
                moves = [move for move in GAME.legal(state, decision.seat) if getattr(move, "piece", "") == kind]
                assert worth(state, "element", decision.seat, piece=kind)[1]["count"] == len(moves)


def test_who_may_end_the_game_when_two_have_as_few() -> None:
    at = table("B F6, R F7", seats=[{"colour": "blue", "houses": 2}, {"colour": "red", "houses": 2}])
    assert worth(at.state, "waiting", owner="blue", seat=SEAT, count=2, of=25)[1]["who"] == "level"


def test_storeys_that_break_a_tie_are_told() -> None:
    at = table("B F6+o, R² F7+o", seats=BLUE_AND_RED)
    assert worth(at.state, "oven", cell="F7", owner="red", seat=SeatName(1))[1]["how"] == "theirs-tie"
