"""The guide of the first game points at what lies on the table."""

import json
from fnmatch import fnmatch

import pytest

from desktop.games.hoyuk.desk import DESK
from rules.core import resources
from rules.hoyuk import GAME
from tests.desktop.games.hoyuk.positions import look
from tests.rules.hoyuk.random_games import TABLES, played, played_on

ASKS = json.loads((resources.assets() / "hoyuk" / "guide.json").read_text("utf-8"))["asks"]
EACH = 4
"""So many positions for a question are looked at."""


@pytest.mark.usefixtures("qapp")
def test_every_part_lies_there_when_it_is_spoken_of() -> None:
    seen = dict.fromkeys(ASKS, 0)
    games = (passed for number in range(0, len(TABLES), 2) for passed in played(number, 0))
    strange = (passed for seed in range(80) for passed in played_on(seed, 25))
    for passed in (*games, *strange):
        for decision in GAME.deciding(passed.before)[:1]:
            ask, seat = decision.ask, decision.seat
            if seat in passed.before.neighbours or seen[ask] == EACH:
                continue
            seen[ask] += 1
            here = look(seat, seats=len(passed.before.players))
            keys = [sprite.key for sprite in DESK.sprites(GAME.view(passed.before, seat), here)]
            for item in ASKS[ask]:
                found = any(fnmatch(key, pattern) for key in keys for pattern in item["part"])
                assert found, (ask, item["part"])
    assert all(seen.values())
