"""What lists say of a game that is not Marajoara: how far it is, whose turn, against whom."""

from datetime import datetime
from pathlib import Path

import pytest

from desktop.kept_games.kept import (
    Kept,
    all_kept,
    in_progress,
    looked_into,
    mode_words,
    standing_words,
    title_of,
    turn_of,
)
from desktop.program import Program
from desktop.settings import SettingsFile
from rules.core.folders import games_in_progress
from rules.core.journal import Journal, begin
from tests.desktop.docks.tables import CaravanProgram
from tests.rules.core.tables import played, table


@pytest.fixture
def program(tmp_path: Path) -> Program:
    file = SettingsFile(tmp_path / "settings.json")
    file.change(language="en")
    return CaravanProgram(file)


def kept(program: Program, *players: str, moves: int) -> Kept:
    journal = begin(games_in_progress(), played(table(*players), moves))
    assert isinstance(journal, Journal)
    journal.close()
    (found,) = all_kept(program)
    return looked_into(program, found)


def test_a_game_says_its_stage_and_whose_turn_it_is(program: Program) -> None:
    found = kept(program, "Ana", "Ben", moves=0)
    assert found.changed <= datetime.now()
    assert found.standing is not None
    assert found.standing.stage is not None
    assert standing_words(found, program) == "round 1/3 · Ana to play"
    assert turn_of(found, program).endswith("· round 1/3 · Ana to play")


def test_an_automa_is_no_player(program: Program) -> None:
    found = kept(program, "Ana", "rival", moves=0)
    assert title_of(found, program).endswith(", solo")
    assert standing_words(found, program) == "round 1/3"
    assert found.mode == "rival"
    assert mode_words(found, program) == "Alone against the Rival"


def test_what_is_over_is_not_in_progress(program: Program) -> None:
    found = kept(program, "Ana", "Ben", moves=500)
    assert found.standing is not None
    assert found.standing.is_over
    assert "over" in standing_words(found, program)
    assert in_progress(program, [found]) is None
