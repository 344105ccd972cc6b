"""Windows of an owner's data, closed after the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.own_box.at_the_box import Open, opening


@pytest.fixture
def open_box(tmp_path: Path) -> Iterator[Open]:
    yield from opening(tmp_path)
