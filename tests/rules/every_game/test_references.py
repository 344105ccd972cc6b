"""What the words of each game's data name: another component, or nothing, and then it is said why."""

import pytest

from rules.boxes.checking import errors
from rules.boxes.own import OwnBox, with_inside
from rules.boxes.references import free_words, named_by, names_in, namings, why_free, words_of
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.games import GAMES
from rules.reference.values import generic_path

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def published(game: AnyGame) -> OwnBox:
    return OwnBox(read_edition(resources.assets() / game.id / "edition", game.id))


@each_game
def test_each_word_names_what_is_there_or_nothing_for_a_reason(game: AnyGame) -> None:
    own = published(game)
    known = {naming: {each.name for each in named_by(game, own, naming)} for naming in namings(game.id)}
    lost = [
        (each.path, each.value)
        for each in words_of(game, own)
        if each.value
        and (
            not each.is_choice and not why_free(game, each.path)
            if each.naming is None
            else not set(names_in(each.value, each.naming.form)) <= known[each.naming]
        )
    ]
    assert lost == []


@each_game
def test_nothing_is_said_of_words_that_are_not_there(game: AnyGame) -> None:
    """Each declaration speaks of some word of the data, and offers more than that word."""
    own = published(game)
    words = list(words_of(game, own))
    used = {each.naming for each in words}
    assert [each for each in namings(game.id) if each not in used] == []
    free = [each.path for each in words if each.naming is None and not each.is_choice]
    for patterns, _ in free_words(game.id):
        assert [pattern for pattern in patterns.split() if not any(why_free(game, path) for path in free)] == []
    assert [each.of for each in namings(game.id) if not named_by(game, own, each)] == []


@each_game
def test_what_cannot_be_named_is_refused(game: AnyGame) -> None:
    """A word of each kind that names nothing is an error, and says so where it stands."""
    own = published(game)
    data = {each.path for each in own.published.data()}
    tried: set[object] = set()
    for word in words_of(game, own):
        datum = next((path for path in above(word.path) if path in data), None)
        if (
            word.naming is None
            or word.is_choice
            or not word.value
            or datum is None
            or (word.naming, generic_path(datum)) in tried
        ):
            continue
        tried.add((word.naming, generic_path(datum)))
        steps = word.path[len(datum) + 1 :].split(".") if word.path != datum else []
        lost = (
            f"{word.value[:-1]}Q"
            if word.naming.form == "letters"
            else f"{word.value.rpartition(' ')[0]} nowhere".strip()
        )
        wrong = own.with_value(datum, with_inside(own.value(datum), steps, lost))
        assert errors(game, wrong), (word.path, lost)
    assert tried


def above(path: str) -> list[str]:
    steps = path.split(".")
    return [".".join(steps[:at]) for at in range(len(steps), 0, -1)]
