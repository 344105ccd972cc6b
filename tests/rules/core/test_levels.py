"""Levels of an automa: words for what its options are set to."""

from rules.core.options import Level, OptionSpec, level_at, settings_of, switch

SPECS = (
    switch("gentle", "T-1", needs="golem"),
    OptionSpec("gifts", "number", 0, (0, 5, 10), "T-2", needs="golem"),
    switch("other", "T-3", needs="golem"),
)
EASY = Level("easy", "golem", {"gentle": True})
NORMAL = Level("normal", "golem", {})
HARD = Level("hard", "golem", {"gifts": 10})
LEVELS = (EASY, NORMAL, HARD)


def test_a_level_says_what_every_option_holds_that_some_level_sets() -> None:
    assert settings_of(EASY, LEVELS, SPECS) == {"gentle": True, "gifts": 0}
    assert settings_of(NORMAL, LEVELS, SPECS) == {"gentle": False, "gifts": 0}
    assert settings_of(HARD, LEVELS, SPECS) == {"gentle": False, "gifts": 10}


def test_the_level_is_known_by_the_values_and_an_option_that_no_level_names_is_free() -> None:
    assert level_at("golem", {}, LEVELS, SPECS) == NORMAL
    assert level_at("golem", {"gifts": 10, "other": True}, LEVELS, SPECS) == HARD


def test_what_was_mixed_by_hand_is_no_level() -> None:
    assert level_at("golem", {"gentle": True, "gifts": 10}, LEVELS, SPECS) is None
    assert level_at("nobody", {}, LEVELS, SPECS) is None
