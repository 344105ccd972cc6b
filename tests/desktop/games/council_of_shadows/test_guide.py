"""The guide of the first game points at what lies on the table."""

import json
from fnmatch import fnmatch

import pytest

from desktop.games.council_of_shadows.desk import DESK
from rules.core import resources
from rules.council_of_shadows import GAME
from tests.desktop.games.council_of_shadows.positions import look
from tests.rules.council_of_shadows.random_games import RANDOM, TABLES

ASKS = json.loads((resources.assets() / "council_of_shadows" / "guide.json").read_text("utf-8"))["asks"]
EACH = 3
"""So many positions for a question are looked at."""


@pytest.mark.usefixtures("qapp")
def test_every_part_lies_there_when_it_is_spoken_of() -> None:
    seen = dict.fromkeys(ASKS, 0)
    games = (passed for number in range(len(TABLES)) for passed in RANDOM.played(number, 2))
    strange = (passed for seed in range(20) for passed in RANDOM.played_on(seed, 30))
    for passed in (*games, *strange):
        for decision in GAME.deciding(passed.before)[:1]:
            ask, seat = decision.ask, decision.seat
            if passed.before.players[seat].is_automa or seen[ask] == EACH:
                continue
            seen[ask] += 1
            here = look(seat, seats=len(passed.before.players))
            keys = [sprite.key for sprite in DESK.sprites(GAME.view(passed.before, seat), here)]
            for item in ASKS[ask]:
                found = any(fnmatch(key, pattern) for key in keys for pattern in item["part"])
                assert found, (ask, item["part"])
    assert all(seen.values())
