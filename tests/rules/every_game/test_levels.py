"""How hard an automa is to beat, in words: the same five for all, each a set of options that a game can begin with.

A game may have more beyond them.
"""

import pytest

from rules.core.codec import is_choice, options_from_json
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.options import Level, level_at, settings_of
from rules.core.types import phrase
from rules.games import GAMES
from rules.text.localise import LANGUAGES, Language, Texts

WORDS = ("easy", "normal", "hard", "expert", "master")
AUTOMAS = [(game, automa) for game in GAMES for automa in game.automas]

pytestmark = pytest.mark.parametrize(
    ("game", "automa"), AUTOMAS, ids=[f"{game.id}-{automa}" for game, automa in AUTOMAS]
)


def levels_of(game: AnyGame, automa: str) -> list[Level]:
    return [level for level in game.levels if level.player == automa]


def seated(game: AnyGame, automa: str) -> tuple[Seating, ...]:
    """One person, and as many of the automa as its smallest mode wants."""
    count = min(count for mode in game.modes if mode.automa == automa for count in mode.seats)
    players = ("person", *[automa] * (count - 1))
    return tuple(map(Seating, players, [""] * count, fitting(game.colours_for(players))))


def test_five_levels_the_easiest_first(game: AnyGame, automa: str) -> None:
    ids = tuple(level.id for level in levels_of(game, automa))
    assert ids[: len(WORDS)] == WORDS
    assert len(set(ids)) == len(ids)


def test_a_level_sets_options_that_there_are_to_what_they_can_be(game: AnyGame, automa: str) -> None:
    specs = {spec.id: spec for spec in game.option_specs}
    for level in levels_of(game, automa):
        assert level.values.keys() <= specs.keys()
        for id, value in level.values.items():
            assert specs[id].needs == automa, f"{id} counts without {automa} too"
            assert is_choice(specs[id], value), (level.id, id)


def test_a_game_begins_at_every_level(game: AnyGame, automa: str) -> None:
    for level in levels_of(game, automa):
        options = options_from_json(game, settings_of(level, game.levels, game.option_specs))
        assert list(game.objections_to_start(options, seated(game, automa))) == [], level.id


def test_each_level_is_known_by_its_options(game: AnyGame, automa: str) -> None:
    specs = game.option_specs
    for level in levels_of(game, automa):
        assert level_at(automa, settings_of(level, game.levels, specs), game.levels, specs) == level


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_a_word_and_a_line(game: AnyGame, automa: str, language: Language) -> None:
    texts = Texts(language, game=game)
    levels = levels_of(game, automa)
    said = [texts.say_if_there(phrase(f"level-{level.player}-{level.id}")) for level in levels]
    assert all(said), said
    assert len(set(said)) == len(levels)
    assert all(texts.say_if_there(phrase(f"level-{level.id}")) for level in levels)
