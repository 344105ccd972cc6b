"""What the rules of every game are made of never changes: positions, moves, events, components, what is to be done."""

from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages

import pytest

from rules.games import GAME_IDS


@pytest.mark.parametrize("id", GAME_IDS)
def test_all_data_of_a_game_is_frozen(id: str) -> None:
    package = import_module(f"rules.{id}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    made = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    of_the_game = {each for each in made if is_dataclass(each) and each.__module__.startswith(f"rules.{id}.")}
    assert of_the_game
    assert {each for each in of_the_game if not vars(each)["__dataclass_params__"].frozen} == set()
