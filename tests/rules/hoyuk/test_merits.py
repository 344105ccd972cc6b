"""What speaks for a move is what the engine pays: cards, families, points, over random positions."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from rules.core.types import Phrase
from rules.hoyuk import GAME
from rules.hoyuk import events as happened
from rules.hoyuk import moves as m
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.state import State
from tests.rules.hoyuk.random_games import played, played_on
from tests.rules.hoyuk.reckoning import at_once, drawn, paid
from tests.rules.hoyuk.table import seats, table

BUILT = m.BuildHouse | m.BuildPen | m.PlaceRoof | m.PlaceCattle | m.PlaceVillager
BLUE_AND_RED = seats("blue", "red")


def positions() -> Iterator[State]:
    """Some from whole games, some strange ones."""
    for number in range(0, 12, 3):
        yield from (passed.before for passed in islice(played(number, 1), 0, 400, 9))
    for seed in range(30):
        yield from (passed.before for passed in played_on(seed, 6))


POSITIONS = tuple(positions())


def said(state: State, move: m.Move) -> dict[str, dict[str, Any]]:
    view = GAME.view(state, move.seat)
    return {each.id: each.named for each in GAME.merits(view, move)}


def of_kind(kinds: Any, step: int = 1) -> Iterator[tuple[State, Any]]:
    for state in POSITIONS:
        for decision in GAME.deciding(state):
            moves = [move for move in GAME.legal(state, decision.seat) if isinstance(move, kinds)]
            yield from ((state, move) for move in moves[::step])


def piles(named: dict[str, Any]) -> set[str]:
    return {each.named["pile"] for each in named["piles"] if isinstance(each, Phrase)}


def test_building_draws_breaks_and_divides_as_told() -> None:
    seen: set[str] = set()
    for state, move in of_kind(BUILT, step=5):
        merits = said(state, move)
        after = at_once(state, move)
        block = after.village.block_at(NUMBER[move.cell])
        assert block is not None
        before = next((each for each in state.village.blocks if each.area & block.area), None)
        had = drawn(state, before.first) if before is not None else set()
        has = drawn(after, block.first)
        own = {pile for pile, seat in has - had if seat == move.seat}
        assert own == (piles(merits["hk-merit-draws"]) if "hk-merit-draws" in merits else set()), (move, merits)
        if "hk-merit-takes" in merits:
            victim = merits["hk-merit-takes"]["victim"].seat
            assert piles(merits["hk-merit-takes"]) == {pile for pile, seat in had - has if seat == victim} - own
        more = after.village.family_counts[move.seat] > state.village.family_counts[move.seat]
        assert more == ("hk-merit-family" in merits)
        if more:
            assert merits["hk-merit-family"]["count"] == after.village.family_counts[move.seat]
        seen |= merits.keys()
    assert {"hk-merit-draws", "hk-merit-takes", "hk-merit-family"} <= seen


def test_building_is_worth_at_the_end_what_is_told() -> None:
    seen: set[str] = set()
    for state, move in of_kind(BUILT, step=7):
        merits = said(state, move)
        after = at_once(state, move)
        block = after.village.block_at(NUMBER[move.cell])
        assert block is not None
        for id, sources in (
            ("hk-merit-largest", ("families",)),
            ("hk-merit-end-point", ("cattle", "villagers")),
        ):
            now, then = paid(state, move.seat, *sources), paid(after, move.seat, *sources)
            more = sum(then.values()) - sum(now.values())
            if id in merits:
                assert more > 0
                assert merits[id].get("more", merits[id]["count"]) == more
                assert id != "hk-merit-largest" or then[block.name] == merits[id]["count"]
            else:
                assert more <= 0, (move, merits)
        if "hk-merit-topples" in merits:
            victim = merits["hk-merit-topples"]["victim"].seat
            fallen = sum(paid(state, victim, "families").values()) - sum(paid(after, victim, "families").values())
            assert fallen == merits["hk-merit-topples"]["count"]
        seen |= merits.keys()
    assert {"hk-merit-largest", "hk-merit-topples"} <= seen


def test_a_group_scores_what_is_told() -> None:
    for state, move in of_kind(m.ScoreGroup):
        scored = (each for each in GAME.apply(state, move).events if isinstance(each, happened.Scored))
        points = next(each.points for each in scored if each.source == "groups")
        assert said(state, move)["hk-merit-points"]["count"] == points


def test_an_inspected_block_gives_what_is_told() -> None:
    found = 0
    for state, move in of_kind(m.InspectBlock):
        own = {pile for pile, seat in drawn(state, NUMBER[move.block]) if seat == move.seat}
        others = {pile for pile, seat in drawn(state, NUMBER[move.block]) if seat != move.seat}
        merits = said(state, move)
        assert own == (piles(merits["hk-merit-you-draw"]) if own else set())
        assert ("hk-merit-only-you" in merits) == (bool(own) and not others)
        found += bool(own)
    assert found


def test_the_marker_puts_one_where_it_is_told() -> None:
    for state, move in of_kind(m.GiveMarker):
        after = GAME.apply(state, move).state
        place = said(state, move)["hk-merit-order"]["place"]
        assert after.from_marker().index(move.seat) + 1 == place


def test_a_loss_leaves_what_is_told() -> None:
    for state, move in of_kind(m.LosePiece):
        after, merits = at_once(state, move), said(state, move)
        if "hk-merit-families-stay" in merits:
            assert merits["hk-merit-families-stay"]["count"] == after.village.family_counts[move.seat]
        if "hk-merit-bare" in merits:
            gone = sum(new - old for new, old in zip(after.supply, state.supply, strict=True))
            assert gone == 0
        if "hk-merit-keeps-draws" in merits:
            cards = sum(seat == move.seat for block in after.village.blocks for _, seat in drawn(after, block.first))
            assert merits["hk-merit-keeps-draws"]["count"] == cards


def test_the_last_house_is_told() -> None:
    at = table("B F6, R K9", seats=BLUE_AND_RED, houses=1, elements="house oven", ask="build", stage=1)
    assert "hk-merit-last-house" in said(at.state, at.house("F7"))
    at.play(at.house("F7"))
    assert at.state.is_last


def test_a_card_may_win_what_is_told() -> None:
    at = table("B F6, R F7", seats=BLUE_AND_RED, ask="window", phase=3, hand="oven")
    could = said(at.state, at.card("oven"))["hk-merit-could-draw"]
    assert (could["block"], piles(could)) == ("F6", {"OVEN"})


def test_the_shaman_protects_what_is_told() -> None:
    at = table("B F6 F7, R F8", seats=BLUE_AND_RED, mode="expert", elements="shaman")
    merits = said(at.state, at.shaman("F6"))
    assert merits["hk-merit-shaman"]["count"] == 2
    assert merits["hk-merit-shaman-threats"]["count"] > 0


@pytest.mark.parametrize("kind", [m.Forgo, m.DeclinePower])
def test_nothing_speaks_for_giving_up(kind: Any) -> None:
    at = table("B F6, R F7", seats=BLUE_AND_RED)
    assert GAME.merits(GAME.view(at.state, 0), kind(seat=0)) == ()
