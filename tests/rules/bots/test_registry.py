"""The table of bots: weakest first, each for the games it plays."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from rules.bots.mind import mind_of
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import GENTLE, LEVELS, MEASURED, QUICK, bots_of, entry_named, levels_of, policy_named
from rules.bots.sampling import worlds
from rules.core.rng import seeded
from rules.games import GAME_IDS
from rules.marajoara import GAME
from rules.marajoara.options import Options
from tests.rules.marajoara.random_games import beginning


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_bot_can_be_made_and_bears_its_name(game: str) -> None:
    for name in (*bots_of(game), QUICK, GENTLE):
        made = policy_named(name, game)
        assert made is not None
        assert made.name == name


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_levels_are_those_that_the_game_brings_each_thinking_more(game: str) -> None:
    levels = mind_of(game).levels
    assert tuple(level.name for level in levels) == LEVELS
    assert all(less.usual_budget <= more.usual_budget for less, more in pairwise(levels))


def test_levels_are_offered_up_to_the_last_that_was_measured_to_beat_the_one_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pair(level: str, below: str, won: float, seats: int = 2) -> dict[str, object]:
        return {"level": level, "below": below, "won": won, "games": 100, "seats": seats, "setting": ""}

    pairs = [pair("apprentice", "novice", 75), pair("regular", "apprentice", 60), pair("expert", "regular", 59)]
    pairs += [pair("expert", "regular", 90, seats=3), pair("master", "expert", 80)]
    (tmp_path / "hoyuk").mkdir()
    (tmp_path / "hoyuk" / MEASURED).write_text(json.dumps({"pairs": pairs}), encoding="utf-8")
    monkeypatch.setattr("rules.core.resources.assets", lambda: tmp_path)
    assert levels_of.__wrapped__("hoyuk") == ("novice", "apprentice", "regular")
    assert levels_of.__wrapped__("marajoara") == ("novice",), "nothing was measured"


def test_an_unknown_bot_or_game_is_nobody() -> None:
    assert policy_named("grandmaster", "marajoara") is None
    assert entry_named("regular", "no such game") is None


def test_worlds_look_like_the_view_and_carry_another_fate() -> None:
    state = beginning(3, Options(), 5)
    view = GAME.view(state, 1)
    found = list(worlds(GAME, view, seeded(9, "bot-1"), 3))
    assert all(GAME.view(world, 1) == view for world in found)
    assert len({world.rng for world in found} | {state.rng}) == len(found) + 1


def test_bots_and_game_draw_from_different_streams() -> None:
    words = {seeded(5).word, *(chance_of(5, seat).word for seat in range(4))}
    assert len(words) == 5


def test_a_budget_counts_down() -> None:
    budget = Budget(2)
    budget.spend()
    assert not budget.is_spent
    budget.spend()
    assert budget.is_spent
