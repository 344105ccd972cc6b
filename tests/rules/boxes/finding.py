"""Edits of published data by which findings are tried, and what is found."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

from rules.boxes.checking import Checked, check
from rules.boxes.own import OwnBox
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.core.types import Json
from rules.games import game_named

Edit = Callable[[OwnBox], OwnBox]
Case = tuple[str, str, Edit]
"""The sentence, the place, and the edit after which it is said there."""


def the_game(id: str) -> AnyGame:
    game = game_named(id)
    assert game is not None
    return game


def published(id: str) -> OwnBox:
    return OwnBox(read_edition(resources.assets() / id / "edition", id))


def found(id: str, edit: Edit) -> Checked:
    return check(the_game(id), edit(published(id)))


def places(checked: Checked) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The sentences and places of errors, and of remarks."""
    errors, remarks = ([(each.said.id, each.path) for each in those] for those in (checked.errors, checked.remarks))
    return errors, remarks


def named(case: Case) -> str:
    return case[0]


def written(values: Mapping[str, Json]) -> Edit:
    """Values by their paths."""

    def edit(own: OwnBox) -> OwnBox:
        for path, value in values.items():
            own = own.with_value(path, value)
        return own

    return edit


def with_parts(path: str, parts: Mapping[str, Json]) -> Edit:
    """Parts of a record, the others as they are."""
    return lambda own: own.with_value(path, {**own.value(path), **parts})


def longer(path: str, *more: Json) -> Edit:
    """A list with something more at its end."""
    return lambda own: own.with_value(path, [*own.value(path), *more])


def findings_in(module: ModuleType) -> set[str]:
    """The sentences that a module can find."""
    assert module.__file__ is not None
    return set(re.findall(r'"([a-z]{2}-box-[a-z-]+)"', Path(module.__file__).read_text(encoding="utf-8")))
