"""What stands at a path in plain JSON."""

import pytest

from rules.core.types import Json
from rules.lessons.shapes import NoSuchPath, at_path

HERE: Json = {"dice": [{"id": "e4", "face": 3}, None, {"id": "c1", "face": 2}], "earned": [5, 0, 8]}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("dice.#", 3),
        ("dice.#filled", 2),
        ("dice.+face", 5),
        ("dice.id=c1.face", 2),
        ("dice.0.id", "e4"),
        ("earned.+", 13),
        ("earned.2", 8),
    ],
)
def test_a_path_leads_to_a_value_a_count_or_a_sum(path: str, found: Json) -> None:
    assert at_path(HERE, path) == found


@pytest.mark.parametrize("path", ["dice.3", "dice.id=a1", "earned.+face", "coins", "dice.0.+"])
def test_a_path_that_leads_nowhere_says_so(path: str) -> None:
    with pytest.raises(NoSuchPath):
        at_path(HERE, path)
