"""What only positions of Council of Shadows promise: the automa is blue."""

import json

import pytest

from rules.core.codec import Unreadable, position_json, position_state
from rules.core.migrations import MIGRATIONS
from rules.council_of_shadows import GAME
from tests.rules.council_of_shadows.table import BOX, table


def test_an_older_solo_game_gets_its_colours() -> None:
    """CS-SOLO-1: since the second version of these rules the automa is blue; whoever was blue changes with it."""
    seats = [{"player": "person", "name": "Ana", "colour": "blue"}, {"player": "automa", "name": "", "colour": "red"}]
    (header,) = MIGRATIONS.to_these_rules(({"rules": 1, "seating": seats},), GAME.id, GAME.rules_version)
    assert [seat["colour"] for seat in header["seating"]] == ["red", "blue"]
    placed = {"rules": 1, "seating": seats, "start": {"players": [{"colour": "blue"}, {"colour": "red"}], "round": 3}}
    (header,) = MIGRATIONS.to_these_rules((placed,), GAME.id, GAME.rules_version)
    assert header["start"] == {"players": [{"colour": "red"}, {"colour": "blue"}], "round": 3}
    two = [seat | {"player": "person"} for seat in seats]
    (same,) = MIGRATIONS.to_these_rules(({"rules": 1, "seating": two},), GAME.id, GAME.rules_version)
    assert same["seating"] == two


def test_in_a_position_too_the_automa_is_blue() -> None:
    """CS-SOLO-1."""
    written = json.loads(json.dumps(position_json(table(rivals=[{"automa": True}]).state)))
    person, automa = written["players"]
    assert automa["colour"] == "blue"
    with pytest.raises(Unreadable) as caught:
        position_state(GAME, written | {"players": [person, automa | {"colour": "red"}]}, BOX)
    assert [each.id for each in caught.value.problems] == ["CS-SOLO-1"]
