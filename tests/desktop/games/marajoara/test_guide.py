"""What the guide of Marajoara points at lies on the table of whoever is asked."""

import json
from fnmatch import fnmatchcase

import pytest

from rules.core import resources
from rules.marajoara import GAME
from tests.desktop.every_game.drawn import Drawn, drawn

GUIDE = json.loads((resources.assets() / "marajoara" / "guide.json").read_text("utf-8"))
pytestmark = pytest.mark.usefixtures("qapp")


def missing(at: Drawn) -> list[str]:
    """The items of what this position asks whose part is not there."""
    decision = next(each for each in GAME.deciding(at.state) if each.seat == at.seat)
    items = GUIDE["asks"][decision.ask]
    patterns = {item["words"]: [part.format(seat=at.seat) for part in item["part"]] for item in items}
    return [
        words
        for words, parts in patterns.items()
        if not any(fnmatchcase(key, part) for key in at.sprites for part in parts)
    ]


def test_every_part_is_there() -> None:
    found = {words for at in drawn(GAME.id) for words in missing(at)}
    assert found == set()
