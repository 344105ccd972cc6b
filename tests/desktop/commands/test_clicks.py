"""What is done by hand is counted as people do it: the shortest way, and nothing for what plays itself."""

import json
from typing import Any

import pytest

from desktop.__main__ import main
from desktop.commands.counting_clicks import Asked, clicks_for
from desktop.games.desks import desk_of
from rules.games import GAME_IDS
from rules.marajoara import GAME
from tests.desktop.at_the_table import game

QUICKLY = ("--budget", "20")
"""What is counted hangs on the moves, not on how good they are."""


def counted(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["clicks", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("id", GAME_IDS)
def test_only_moves_take_nothing(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = counted(capsys, id, "--seed", "5", *QUICKLY)
    assert found["finished"] == found["games"] == 1
    assert 0 < found["only_moves_by_themselves"]["mean"] < found["by_hand"]["mean"]
    saved = sum(each["of_only_moves"] for each in found["kinds"])
    assert saved == pytest.approx(found["by_hand"]["mean"] - found["only_moves_by_themselves"]["mean"], abs=0.1)


def test_an_automa_takes_no_hand(capsys: pytest.CaptureFixture[str]) -> None:
    found = counted(capsys, "excavation_earth", "--seats", "novice,zu", *QUICKLY)
    both = counted(capsys, "excavation_earth", "--seats", "novice,novice", *QUICKLY)
    assert found["turns"] < both["turns"]


def asked(**how: Any) -> Asked:
    state = game("person", **how).state
    seat = GAME.deciding(state)[0].seat
    return Asked(GAME, state, seat, GAME.view(state, seat), GAME.legal(state, seat))


def test_a_drag_is_one_and_each_further_piece_another() -> None:
    desk = desk_of("marajoara")
    assert desk is not None
    here = asked(notes={"grid": "d4 R1, e4 R1", "seats": [{"store": "B2 B4 Y6"}]}, mission=1)
    found = {}
    for move in here.legal:
        if not any(GAME.warnings(here.state, move)):
            found[len(desk.handle(here.view, move).pieces)] = clicks_for(here, desk, move)
    assert found[1] == 1
    assert found[2] == 2
