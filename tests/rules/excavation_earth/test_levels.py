"""How hard Zu is to beat, in words: presets of the ten switches (EE-SOLO-DIFF-1)."""

from itertools import pairwise

import pytest

from rules.core.options import Level, level_at, settings_of
from rules.excavation_earth import GAME
from rules.excavation_earth.options import DIFFICULTY, ZU_PLAYER, Options
from tests.rules.excavation_earth.table import PERSON, ZU, seating

LEVELS = GAME.levels


def test_there_are_five_the_easiest_first() -> None:
    assert [level.id for level in LEVELS] == ["easy", "normal", "hard", "expert", "master"]
    assert {level.player for level in LEVELS} == {ZU_PLAYER}


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_level_sets_all_ten_switches_and_is_known_by_them(level: Level) -> None:
    values = settings_of(level, LEVELS, GAME.option_specs)
    assert set(values) == set(DIFFICULTY)
    assert level_at(ZU_PLAYER, values, LEVELS, GAME.option_specs) == level
    options = Options(**values)  # type: ignore[arg-type]
    assert list(GAME.objections_to_start(options, seating(PERSON, ZU))) == []


def test_normal_is_the_rulebook_without_adjustments() -> None:
    assert level_at(ZU_PLAYER, {}, LEVELS, GAME.option_specs) == LEVELS[1]


def test_from_normal_on_each_adds_to_the_one_before_and_none_mixes_easier_with_harder() -> None:
    switched = [{id for id, is_on in level.values.items() if is_on} for level in LEVELS]
    assert all(id.startswith("easier") for id in switched[0])
    assert all(id.startswith("harder") for ids in switched[1:] for id in ids)
    assert all(fewer < more for fewer, more in pairwise(switched[1:]))
