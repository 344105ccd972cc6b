"""Positions, moves and events as JSON and back."""

import json

import pytest

from rules.core.codec import (
    Unreadable,
    checksum,
    event_json,
    move_from,
    move_json,
    options_from_words,
    position_json,
    position_state,
)
from rules.core.migrations import MIGRATIONS
from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import Options
from tests.rules.core.events import event_from
from tests.rules.council_of_shadows.random_games import TABLES, played
from tests.rules.council_of_shadows.table import BOX, begun, table


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whatever_is_written_is_read_again(number: int) -> None:
    for passed in played(number, 0)[:: 15 if number < 6 else 4]:
        written = json.loads(json.dumps(position_json(passed.after)))
        assert position_state(GAME, written, BOX) == passed.after
        assert move_from(GAME, json.dumps(move_json(passed.move))) == passed.move
        for event in passed.events:
            assert event_from(GAME, json.dumps(event_json(event))) == event


def test_the_same_game_is_the_same_everywhere() -> None:
    assert checksum(begun(4, seed=7).state) == checksum(begun(4, seed=7).state)
    assert checksum(begun(4, seed=7).state) != checksum(begun(4, seed=8).state)


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


def test_options_from_a_command_line() -> None:
    words = ["stations=on", "levelup_at=whole_phase", "automa_level=expert", "automa_energy=5", "buteo_extractions=1"]
    assert options_from_words(GAME, words) == Options(
        stations=True, levelup_at="whole_phase", automa_level="expert", automa_energy=5, buteo_extractions=1
    )
    assert options_from_words(GAME, []) == Options()
    for wrong in ("automa_level=brutal", "automa_energy=7", "stations=perhaps"):
        with pytest.raises(Unreadable):
            options_from_words(GAME, [wrong])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"spaces": ["1-01"]}, "position-size"),
        ({"display": []}, "position-size"),
        ({"colonies": [[0, 0]]}, "position-size"),
        ({"order": [0, 0]}, "position-order"),
        ({"arrivals": [0]}, "position-order"),
        ({"throne": 7}, "position-no-seat"),
        ({"caught": [3]}, "position-no-seat"),
        ({"agenda": [{"seat": 4, "left": 1, "free_cube": False, "kind": "purchasing"}]}, "position-no-seat"),
        ({"light_pile": []}, "position-census"),
        ({"ai_discard": ["AI-01"]}, "position-census"),
        ({"tech_out": []}, "position-census"),
        ({"dark_out": ["D-YEL"]}, "position-census"),
        ({"drawn": ["1-01"]}, "position-census"),
        ({"automa": {"seat": 0, "piles": [[], [], []], "used": [[], [], []], "card": ""}}, "position-automa"),
    ],
)
def test_a_position_that_cannot_be_says_why(wrong: dict[str, object], said: str) -> None:
    written = json.loads(json.dumps(position_json(table().state)))
    with pytest.raises(Unreadable) as caught:
        position_state(GAME, written | wrong, BOX)
    assert said in [each.id for each in caught.value.problems]


def test_in_a_position_too_the_automa_is_blue() -> None:
    """CS-SOLO-1."""
    written = json.loads(json.dumps(position_json(table(rivals=[{"automa": True}]).state)))
    person, automa = written["players"]
    assert automa["colour"] == "blue"
    with pytest.raises(Unreadable) as caught:
        position_state(GAME, written | {"players": [person, automa | {"colour": "red"}]}, BOX)
    assert [each.id for each in caught.value.problems] == ["CS-SOLO-1"]


def test_what_a_seat_has_is_looked_at_too() -> None:
    written = json.loads(json.dumps(position_json(table().state)))
    for changes, said in (
        ({"leader": "LD-NOBODY"}, "position-leader"),
        ({"colour": "white"}, "table-unknown-colour"),
        ({"zones": [[]]}, "position-size"),
        ({"earned": [0]}, "position-size"),
        ({"extra_zones": ["ZONE-AVA", "ZONE-AVA"], "zones": [[]] * 5}, "position-extra-zone"),
        ({"hand": ["S1-C1"]}, "position-card-owner"),
        ({"gems": {"a": -1, "g": 0, "t": 0}}, "position-below-zero"),
    ):
        seats = [written["players"][0] | changes, written["players"][1]]
        with pytest.raises(Unreadable) as caught:
            position_state(GAME, written | {"players": seats}, BOX)
        assert said in [each.id for each in caught.value.problems], said
