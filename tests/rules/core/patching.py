"""Games are frozen; a test that breaks one on purpose puts it right again at its end."""

from typing import Any

import pytest

from rules.core.contract import AnyGame


def patch_game(monkeypatch: pytest.MonkeyPatch, game: AnyGame, **functions: Any) -> None:
    monkeypatch.setattr(type(game), "__setattr__", object.__setattr__)
    for name, function in functions.items():
        monkeypatch.setattr(game, name, function)
