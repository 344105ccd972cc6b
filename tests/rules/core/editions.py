"""Editions that are wrong, for the tests of any game: changes of one, and what its loader says of it then."""

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition, Edition

Change = Callable[[Any], None]


def broken(game: AnyGame, edition: Edition, change: Change) -> set[str]:
    """What is said of the edition after this change."""
    tree = deepcopy(edition.tree)
    change(tree)
    with pytest.raises(BrokenEdition) as caught:
        game.box(replace(edition, tree=json.loads(json.dumps(tree))))
    return {each.id for each in caught.value.problems}


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        tree = tree[step]
    return tree


def setting(*path: Any, to: Any) -> Change:
    """Another value of a datum, or another ref or place, which are no data."""

    def change(tree: Any) -> None:
        above, last = at(tree, path[:-1]), path[-1]
        is_datum = isinstance(above, list) or not isinstance(above.get(last), str)
        above[last] = {"value": to, "provenance": "owner"} if is_datum else to

    return change


def without(*path: Any) -> Change:
    def change(tree: Any) -> None:
        del at(tree, path[:-1])[path[-1]]

    return change


def both(*changes: Change) -> Change:
    def change(tree: Any) -> None:
        for each in changes:
            each(tree)

    return change
