"""What only positions and options of Magnastorm promise."""

import json

from rules.core.codec import position_json, position_state
from rules.magnastorm import GAME
from rules.magnastorm.options import Options
from tests.rules.magnastorm.table import BOX, table


def test_how_hard_the_consortium_is() -> None:
    """MS-SOLO-15: a level, and what was changed about it."""
    level = Options(consortium_level="hard").consortium(BOX.consortium)
    assert level == BOX.consortium["hard"]
    changed = Options(
        consortium_programme="EAER", consortium_stations=1, consortium_begins="consortium", consortium_bonus=3
    ).consortium(BOX.consortium)
    assert ("".join(changed.programme), changed.stations, changed.begins, changed.round_bonus) == ("EAER", 1, True, 3)


def test_markers_are_counted() -> None:
    """MS-PSET-1: eight for commanders and objectives; four commanders and four objectives never need more."""
    written = json.loads(json.dumps(position_json(table().state)))
    wrong = {"controllers": [0, 0, 0, 0, -1, -1, -1, -1], "claims": [[0], [0], [0], [0]]}
    assert position_state(GAME, written | wrong, BOX).claims == ((0,),) * 4
