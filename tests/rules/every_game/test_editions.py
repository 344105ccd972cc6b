"""An edition with a component more, one fewer or others by name is refused with a sentence, or can be played."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.correcting import is_datum
from rules.core.edition import BrokenEdition, Edition, Problem, read_edition
from rules.games import GAMES
from rules.reference.completeness import beginnings
from rules.text.localise import LANGUAGES, Texts
from tests.rules.core.properties import random_game
from tests.rules.wrong_editions import Place, each_kind, is_name, kept, other_name, told_of, value_at

Change = Callable[[Any], None]
MOVES = 300
DATA_TAKEN_AWAY = 30
REPAIRS = 3
"""So often counts that no longer agree are corrected, as whoever adds a card corrects them."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_another_edition_is_refused_with_a_sentence_or_played(game: AnyGame) -> None:
    edition = read_edition(resources.assets() / game.id / "edition", game.id)
    texts = [Texts(language, game=game, strict=True) for language in LANGUAGES]
    played = 0
    for number, change in enumerate(changes(edition.tree)):
        tree = deepcopy(edition.tree)
        change(tree)
        box = corrected(game, replace(edition, tree=tree), texts)
        if box is not None:
            play(game, box, number)
            played += 1
    assert played


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_said_of_a_wrong_edition_is_as_kept(game: AnyGame) -> None:
    """After a change of one value, `python -m tests.rules.wrong_editions GAME` writes down what is said anew."""
    assert list(told_of(game)) == kept(game).read_text(encoding="utf-8").splitlines()


# Other editions


def changes(tree: Any) -> Iterator[Change]:
    for path in each_kind(lists_and_tables(tree)):
        yield from (one_more(path), one_fewer(path), other_names(path))
    for path in Random(0).sample(each_kind(data_of(tree)), DATA_TAKEN_AWAY):
        yield one_fewer(path[:-1], path[-1])


def lists_and_tables(node: Any, path: Place = ()) -> Iterator[Place]:
    """Wherever several components stand."""
    if is_datum(node) or not isinstance(node, (dict, list)):
        return
    steps = tuple(node) if isinstance(node, dict) else tuple(range(len(node)))
    if path and steps and all(map(is_name, steps)):
        yield path
    for step in steps:
        yield from lists_and_tables(node[step], (*path, step))


def data_of(node: Any, path: Place = ()) -> Iterator[Place]:
    if is_datum(node):
        yield path
    elif isinstance(node, (dict, list)):
        for step in node if isinstance(node, dict) else range(len(node)):
            yield from data_of(node[step], (*path, step))


def one_more(path: Place) -> Change:
    """A copy of the last one, by another name."""

    def change(tree: Any) -> None:
        there = value_at(tree, path)
        if isinstance(there, list):
            there.append(renamed(deepcopy(there[-1])))
        else:
            last = list(there)[-1]
            there[other_name(last)] = deepcopy(there[last])

    return change


def one_fewer(path: Place, which: str | int | None = None) -> Change:
    """The last one, unless another is named."""

    def change(tree: Any) -> None:
        there = value_at(tree, path)
        last: Any = len(there) - 1 if isinstance(there, list) else list(there)[-1]
        del there[last if which is None else which]

    return change


def other_names(path: Place) -> Change:
    """None of them is known by the name that it has in the box."""

    def change(tree: Any) -> None:
        there = value_at(tree, path)
        if isinstance(there, list):
            there[:] = map(renamed, there)
        else:
            there.update({other_name(name): there.pop(name) for name in list(there)})

    return change


def renamed(component: Any) -> Any:
    return {**component, "ref": other_name(component["ref"])} if "ref" in component else component


# What becomes of them


def corrected(game: AnyGame, edition: Edition, texts: list[Texts]) -> Any:
    """The box, once the counts agree again; None where the edition is refused, which each language can say."""
    for _ in range(REPAIRS):
        try:
            return game.box(edition)
        except BrokenEdition as broken:
            for each in broken.problems:
                assert all(said.say(each.sentence) for said in texts)
            if not sum(is_set_right(edition.tree, each) for each in broken.problems):
                return None
    return None


def is_set_right(tree: Any, wrong: Problem) -> bool:
    """A number that something was counted against."""
    args = dict(wrong.args)
    node = tree
    for step in wrong.path.split("."):
        node = node.get(step, {}) if isinstance(node, dict) else {}
    if wrong.id != "edition-counted" or not is_datum(node) or not isinstance(args["counted"], int):
        return False
    node["value"] = args["counted"]
    return True


def play(game: AnyGame, box: Any, number: int) -> None:
    """A mode after the other, from one edition to the next."""
    tables = list(beginnings(game))
    options, seating = tables[number % len(tables)]
    state = game.setup(box, options, seating, number)
    for passed in islice(random_game(game, state, number), MOVES):
        state = passed.after
    assert list(game.problems(state)) == []
