"""Windows of an owner's data, closed after the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.desktop.own_box.at_the_box import AtBox, opened

Open = Callable[..., AtBox]


@pytest.fixture
def open_box(tmp_path: Path) -> Iterator[Open]:
    found: list[AtBox] = []

    def open_(game: str, at: str = "", **window: object) -> AtBox:
        found.append(opened(tmp_path, game, at, **window))
        return found[-1]

    yield open_
    for each in found:
        each.screen.leave()
        each.shell.close()
