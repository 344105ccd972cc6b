"""The guide of a first game points at what lies on the table."""

import json
from fnmatch import fnmatchcase

import pytest

from rules.core import resources
from rules.excavation_earth import GAME
from tests.desktop.every_game.drawn import drawn

pytestmark = pytest.mark.usefixtures("qapp")

ASKS = json.loads((resources.assets() / GAME.id / "guide.json").read_text(encoding="utf-8"))["asks"]
MOST_MET = 15
"""Questions that these positions ask at least; the others point at boards that always lie there."""


def test_every_part_is_there_whenever_its_question_is_asked() -> None:
    asked = set()
    for at in drawn(GAME.id):
        decision = next((each for each in GAME.deciding(at.state) if each.seat == at.seat), None)
        if decision is None:
            continue
        asked.add(decision.ask)
        for item in ASKS[decision.ask]:
            for part in item["part"]:
                pattern = part.replace("{seat}", str(at.seat))
                assert any(fnmatchcase(key, pattern) for key in at.sprites), (decision.ask, part)
    assert len(asked) > MOST_MET
