"""The end of the game: who still acts, when the administration is completed, who has won."""

from dataclasses import replace
from typing import Any

import pytest

from rules.magnastorm import GAME
from rules.magnastorm.queries import calm_sectors
from tests.rules.magnastorm.table import (
    BOX,
    GREY,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    claim,
    crew,
    drop,
    gain,
    table,
    take,
)


def scored(*reputation: int, **more: Any) -> Table:
    return table(seats=[{"reputation": points} for points in reputation], **more)


@pytest.mark.parametrize(("seats", "threshold"), [(2, 25), (3, 23), (4, 27)])
def test_thresholds(seats: int, threshold: int) -> None:
    """MS-GOAL-1."""
    assert BOX.layouts[seats].threshold == threshold
    below: list[dict[str, Any]] = [{"reputation": threshold - 5, "levels": {"blue": 10}}, *[{}] * (seats - 1)]
    t = table(seats=below, objectives="Q1", claiming=True).play(claim("Q1", "blue"))
    assert t.state.ending
    less: list[dict[str, Any]] = [{"reputation": threshold - 6, "levels": {"blue": 10}}, *[{}] * (seats - 1)]
    assert not table(seats=less, objectives="Q1", claiming=True).play(claim("Q1", "blue")).state.ending


def test_the_cycle_is_played_to_its_end() -> None:
    """MS-END-1, ruling A26: purple reaches 28; pink and orange still act, grey does not."""
    seats = [{"reputation": 24}, {"reputation": 26, "cubes": "y"}, {"reputation": 25}, {"reputation": 20}]
    t = table(seats=seats, turn=PURPLE, commanders="03", upper={"C1": "y", "C2": "yyyyy"})
    t.play(take("C1", PURPLE), drop("R5/C1", "yellow", PURPLE))
    assert t.happened("end_announced").seat == PURPLE
    assert t.seat == PINK
    t.finish_turn()
    assert t.seat == ORANGE
    t.finish_turn()
    assert t.state.phase == "over"
    assert GAME.scores(t.state).winners == (PURPLE,)


def test_the_last_of_a_cycle_ends_it_at_once() -> None:
    """MS-END-1."""
    seats: list[dict[str, Any]] = [{}, {}, {}, {"reputation": 26, "cubes": "y"}]
    t = table(seats=seats, turn=ORANGE, commanders="03", upper={"C1": "y", "C2": "yyyyy"})
    t.play(take("C1", ORANGE), drop("R5/C1", "yellow", ORANGE))
    assert t.state.phase == "over"
    assert "administration_began" not in t.kinds


def calm_of(t: Table) -> tuple[str, ...]:
    return tuple(t.state.layout.sectors[at] for at in calm_sectors(t.state))


def test_an_empty_panel_ends_it_too() -> None:
    """MS-END-1, ruling A25: no administration."""
    t = scored(27, 0, 0, 0, upper={"C1": "y"}).play(crew("C1", "R5/C1"), gain())
    assert t.state.phase == "over"
    assert t.state.to_act == ()
    assert calm_of(t) == ("SW", "W", "NW")  # without administration the tile stays
    assert "administration_began" not in t.kinds


def test_reached_in_administration() -> None:
    """MS-END-2: it is completed first."""
    t = table(labs="SW.a1", reputation=26, upper={"C1": "y"}, token=PURPLE).play(crew("C1", "R5/C1"), gain())
    assert t.reputation() == 27
    assert t.state.phase == "over"
    assert t.state.order[0] == PURPLE
    assert "panels_swapped" in t.kinds
    assert calm_of(t) == ("W", "NW", "NE")
    assert t.happened("storm_moved").calm == ("W", "NW", "NE")
    assert t.state.round == 1


def test_a_drop_below_cancels_nothing() -> None:
    """MS-END-3."""
    rivals: tuple[dict[str, Any], ...] = ({"reputation": 27, "commanders": "03"}, {}, {})
    t = table(rivals=rivals, commanders="03", upper={"C1": "y", "C2": "yyyyyy"}, cubes="yv")
    t.play(take("C1"), drop("R5/C1"))
    assert t.reputation(PURPLE) == 26
    for _ in range(3):
        t.finish_turn()
    assert t.state.phase == "over"


def test_four_rounds() -> None:
    """MS-END-4, MS-ADM-8: the administration of the fourth included."""
    t = table(round=4, labs="NE.a1", upper={"C1": "y"}).play(crew("C1", "R5/C1"), gain())
    assert t.state.phase == "over"
    assert t.reputation() == 1
    assert t.state.round == 4
    assert calm_of(t) == t.happened("storm_moved").calm == ("E", "SE", "SW")
    assert GAME.scores(t.state).ending is not None
    assert table(round=3, upper={"C1": "y"}).play(crew("C1", "R5/C1"), gain()).state.round == 4


def test_ranking() -> None:
    """MS-END-5, rulings A27, A30: most reputation; between equals who is ahead on the track, for all ranks."""
    t = scored(20, 25, 25, 20, order=(3, 2, 0, 1), ask="over")
    sheet = GAME.scores(t.state)
    assert sheet.ranks == (4, 2, 1, 3)
    assert sheet.winners == (PINK,)
    assert sheet.totals == (20, 25, 25, 20)
    assert GAME.scores(table().state).winners == ()


def test_the_score_sheet_adds_up() -> None:
    """MS-GOAL-2."""
    earned = {"objectives": 9, "commanders": 4, "lost": -1, "majorities": 2, "stations": 2}
    sheet = GAME.scores(table(earned=earned).state)
    assert sum(line.points[0] for line in sheet.lines) == sheet.totals[0] == 16
    assert [line.rule for line in sheet.lines] == ["MS-OBJ-2", "MS-CMD-6", "MS-CMD-7", "MS-ADM-2", "MS-TEL-1"]


@pytest.mark.parametrize(
    ("seats", "metals"),
    [(2, ["gold", "bronze"]), (3, ["gold", "silver", "bronze"]), (4, ["gold", "silver", "silver", "bronze"])],
)
def test_prizes(seats: int, metals: list[str]) -> None:
    """MS-ART-1, MS-SET-11: gold for the winner, bronze for the last, silver for the others; persons keep theirs."""
    own = [{"reputation": 10 - seat} for seat in range(seats)]
    t = table(seats=own, round=4, upper={"C1": "y"}).play(crew("C1", "R5/C1"), gain())
    prizes = [player.prize for player in t.state.players]
    assert [BOX.artefacts[prize].metal for prize in prizes] == metals
    assert len(set(prizes)) == seats
    assert [(each.seat, each.ref) for each in GAME.keepsakes(t.state)] == list(enumerate(prizes))
    assert GAME.keepsakes(table().state) == ()


def test_nobody_wins_a_card_that_somebody_at_the_table_keeps() -> None:
    """MS-ART-1: of the gold cards only number 307 is left for the winner."""
    gold = [ref for ref, card in BOX.artefacts.items() if card.metal == "gold" and ref != "#307"]
    own = [{"reputation": 10}, {}]
    for artefacts in (("none", " ".join(gold)), (" ".join(gold), "none")):
        t = table(seats=own, round=4, upper={"C1": "y"})
        t.state = replace(t.state, options=replace(t.state.options, artefacts=artefacts))
        t.play(crew("C1", "R5/C1"), gain())
        assert t.player(0).prize == "#307"


def test_nobody_is_asked_when_it_is_over() -> None:
    """MS-END-5."""
    t = scored(27, 0, 0, 0, upper={"C1": "y"}).play(crew("C1", "R5/C1"), gain())
    assert GAME.deciding(t.state) == ()
    assert GAME.legal(t.state, GREY) == ()
    assert t.happened("game_ended").winners == (GREY,)
