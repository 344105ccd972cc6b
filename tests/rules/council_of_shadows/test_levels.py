"""How hard the automa is to beat, in words: CS-SOLO-2 up to expert, ours beyond."""

from itertools import pairwise

import pytest

from rules.core.codec import options_from_json
from rules.core.options import level_at, settings_of
from rules.core.types import phrase
from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import AUTOMA, Options
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.council_of_shadows.table import BOX, EDITION


def test_six_levels_the_easiest_first() -> None:
    assert [level.id for level in GAME.levels] == ["easy", "normal", "hard", "expert", "master", "legend"]
    assert {level.player for level in GAME.levels} == {AUTOMA}


def test_normal_is_how_a_game_begins_and_a_mixture_is_no_level() -> None:
    assert level_at(AUTOMA, {}, GAME.levels, GAME.option_specs) == GAME.levels[1]
    assert level_at(AUTOMA, {"automa_level": "silver"}, GAME.levels, GAME.option_specs) is None


def test_each_level_is_harder_than_the_one_before() -> None:
    found = []
    for level in GAME.levels:
        options: Options = options_from_json(GAME, settings_of(level, GAME.levels, GAME.option_specs))
        how = options.automa(BOX.automa_levels)
        found.append((-how.consumption, how.energy, how.silver, how.everywhere))
    for easier, harder in pairwise(found):
        assert easier != harder
        assert all(here <= there for here, there in zip(easier, harder, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_says_what_it_means_and_whose_it_is(language: Language) -> None:
    """The one of the rulebook is called so, as the edition says; ours never are."""
    texts = Texts(language, game=GAME, strict=True)
    book, ours = {"fr": ("Livret", "Vestiges"), "en": ("Rulebook", "Vestiges")}[language]
    paths = {datum.path: datum.provenance for datum in EDITION.data()}
    printed = {level.id for level in GAME.levels if paths.get(f"automa.levels.{level.id}") == "rulebook"}
    assert printed == {"normal"}
    for level in GAME.levels:
        said = texts.say(phrase(f"level-{AUTOMA}-{level.id}"))
        assert said.startswith(book if level.id in printed else ours)
