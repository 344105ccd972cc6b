"""How the opponents think: what they hold to be the same, the plans they look through, what they make of the end."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules.council_of_shadows import GAME
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.mind import begins_turn
from rules.council_of_shadows.queries import is_ending
from rules.council_of_shadows.state import State
from rules.council_of_shadows.thinking.answers import quick_answer
from rules.council_of_shadows.thinking.distinct import distinct
from rules.council_of_shadows.thinking.evaluation import Evaluation
from rules.council_of_shadows.thinking.finish import A_LEVEL, final_standing
from rules.council_of_shadows.thinking.planning import RoundThinking, in_order
from rules.council_of_shadows.thinking.weights import USUAL
from tests.rules.council_of_shadows.table import (
    Table,
    acting,
    begun,
    colonise,
    discover,
    exploit,
    exploiting,
    finish,
    table,
)

SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 GRN-1:2-01 RED-1:3-09 ORA-1:1-09"


def thought_of(t: Table) -> list[m.Move]:
    return distinct(t.state, t.moves())


# What comes to the same


def test_spaces_of_one_galaxy_are_the_same() -> None:
    t = acting("S-D").play(discover(1))
    galaxies = Counter((move.tile, move.space[:3]) for move in thought_of(t) if isinstance(move, m.PlaceTile))
    assert set(galaxies.values()) == {1}
    assert len(galaxies) < len(t.moves(m.PlaceTile))


def test_like_planets_of_a_system_and_lower_towers_are_the_same() -> None:
    """1-01 has two blue planets."""
    t = acting("S-C2", spaces="GRY-1:1-01")
    assert {colonise("1-01.1", 2), colonise("1-01.2", 2), colonise("1-01.1")} <= set(t.moves())
    assert thought_of(t) == [colonise("1-01.1", 2), finish()]


def test_planets_that_differ_in_cubes_or_type_are_not_the_same() -> None:
    t = acting("S-C2", spaces="GRY-1:1-01", colonies="1-01.1", improvements="UP-D UP-X")
    assert thought_of(t) == [colonise("1-01.1", 2), colonise("1-01.2", 2), colonise("1-01.3", 2), finish()]


def test_of_several_ways_to_pay_the_cheapest_is_thought_of() -> None:
    t = table(gems="agt", display=" ".join(["AI-11", *["-"] * 7]))
    bought = [move for move in thought_of(t) if isinstance(move, m.BuyCard)]
    assert [move.gems for move in bought] == ["a"]
    assert len(t.moves(m.BuyCard)) == 3


# Plans


def plans_thought_of(state: State) -> Iterator[tuple[str, ...]]:
    """What lies on the zones of seat 0 when it lifts its screen."""
    player = state.players[0]
    legal = GAME.legal(state, 0)
    if any(isinstance(move, m.Ready) for move in legal):
        yield player.planned
    for move in in_order(player, legal):
        yield from plans_thought_of(GAME.apply(state, move).state)


def test_the_first_plan_is_thought_of_once_in_every_way() -> None:
    at_planning = begun().play(finish(begun().seat)).play(finish(1 - begun().seat))
    plans = list(plans_thought_of(at_planning.state))
    assert len(plans) == len(set(plans)) == 6 * 5 * 4


def test_plans_that_cover_cards_are_thought_of_once() -> None:
    """Of four cards one goes to the free zone; two, one or none of the other three cover what lies there."""
    t = table(ask="planning", zones=" | S-C1 | S-D", hand="S-C2 S-G S-U S-X2")
    plans = list(plans_thought_of(t.state))
    assert len(plans) == len(set(plans)) == 4 * (1 + 2 * 3 + 3 * 2)


# What a position is worth


def test_energy_is_never_worth_less_for_bringing_the_end_nearer() -> None:
    rich: dict[str, Any] = {"improvements": "UP-D UP-R2-1 UP-R2-2 UP-R2-3 UP-R3-1", "consumption": 60, "level": 1}
    before, after = (table(energy=energy, **rich).state for energy in (20, 40))
    evaluation = Evaluation(USUAL, before, 0)
    assert evaluation.worth(after) - evaluation.worth(before) == pytest.approx(20)


@pytest.mark.parametrize("energy", [60, 84, 85])
def test_the_end_is_foreseen(energy: int) -> None:
    """Gems, AI cards, bonus cards, what the own turn still brings, and the level that it makes."""
    last: dict[str, Any] = {"spaces": SPACES, "colonies": "1-01.1", "consumption": 90, "level": 2, "dark": "D-BLU"}
    t = exploiting(energy=energy, gems="agt", hand="AI-01", throne=1, order=[1, 0], turn=0, **last)
    foreseen = final_standing(t.state, 0)
    t.play(exploit("GRY", "1-01.1"))
    if t.state.agenda:
        t.play(finish())
    assert t.state.phase == "over"
    assert foreseen == A_LEVEL * t.level() + t.energy() == final_standing(t.state, 0)


def ends_the_game(*, rival: dict[str, Any]) -> float:
    """How much better it looks to reach level III with the last galaxy than to stop before."""
    t = exploiting(spaces=SPACES, colonies="3-09.1", energy=15, consumption=20, level=2, rivals=(rival,))
    evaluation = Evaluation(USUAL, t.state, 0)
    going_on = Table(t.state).play(finish())
    t.play(exploit("RED", "3-09.1"))
    assert is_ending(t.state)
    return evaluation.worth(t.state) - evaluation.worth(going_on.state)


def test_the_end_is_announced_by_who_will_win_and_not_by_who_will_lose() -> None:
    assert ends_the_game(rival={"level": 1, "energy": 5, "consumption": 60}) > 0
    assert ends_the_game(rival={"level": 3, "energy": 55, "consumption": 60, "colonies": "1-01.1"}) < 0


def test_fewer_rounds_are_left_for_what_one_has_when_a_round_has_passed() -> None:
    """Improvements serve in each round; nothing that they brought has come yet."""
    t = table(improvements="UP-D UP-V", colonies="1-01.1")
    thinking = RoundThinking(USUAL, t.state, 0)
    later = replace(t.state, round=t.state.round + 2)
    assert thinking.worth(later) == thinking.worth(t.state) == thinking.worth_later(t.state)
    assert thinking.worth_later(later) < thinking.worth_later(t.state)


# The eye of lower levels


def test_an_eye_may_err_at_each_purchase_at_each_card_planned_and_once_a_card_on_a_zone() -> None:
    seen: set[tuple[str, bool]] = set()
    state = begun(3).state
    while state.agenda and state.round < 5:
        seat, pending = GAME.deciding(state)[0].seat, state.agenda[0]
        legal = GAME.legal(state, seat)
        begins = begins_turn(state, seat)
        seen.add((type(pending).__name__, begins))
        if isinstance(pending, todo.Colonising | todo.Extracting):
            assert begins == (not pending.used)
        state = GAME.apply(state, quick_answer(state, seat, legal)).state
    assert {("Purchasing", True), ("Planning", True), ("Colonising", True)} <= seen
    assert not {("Purchasing", False), ("Planning", False), ("Exploiting", True)} & seen
