"""What every game hands out: all that its hand-out names is there, and a blank score sheet has a row for every line."""

from typing import Any

import pytest

from rules.core import resources
from rules.games import GAME_IDS
from rules.reference.handout import Handout, gaps, read_handout
from rules.reference.model import read_reference
from tests.each_game import given_by_each
from tests.rules.golden import Shelf

SHELVES: tuple[Shelf, ...] = given_by_each("SHELF", "rules", "golden_games")
each_game = pytest.mark.parametrize("id", GAME_IDS)


def handout(id: str) -> Handout:
    found = read_handout(resources.assets() / id)
    assert found is not None
    return found


@each_game
def test_it_names_only_what_is_there(id: str) -> None:
    assert list(gaps(handout(id), read_reference(resources.assets() / id))) == []


@each_game
def test_nothing_stands_twice_on_the_sheet(id: str) -> None:
    named = [rule for section in handout(id).rules for rule in section.rules]
    assert len(named) == len(set(named))
    chapters = [section.chapter for section in handout(id).rules]
    assert len(chapters) == len(set(chapters))


@each_game
def test_it_shows_figures_and_tells_a_turn(id: str) -> None:
    found = handout(id)
    assert any(section.figures for section in found.rules)
    assert found.turn
    assert found.reminders


def test_what_is_not_there_is_found() -> None:
    reference = read_reference(resources.assets() / "marajoara")
    wrong = Handout.model_validate(
        {"rules": [{"chapter": "no", "rules": ["MJ-CAP-1"], "figures": ["MJ-TURN-1"]}], "turn": ["MJ-NO-1"]}
    )
    assert list(gaps(wrong, reference)) == ["no", "MJ-NO-1", "MJ-TURN-1"]


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.id)
def test_every_line_of_a_kept_game_has_its_row(shelf: Shelf) -> None:
    rows = {row.source: row for row in shelf.game.score_rows}
    assert len(rows) == len(shelf.game.score_rows)
    for name in shelf.games:
        for line in shelf.game.scores(end_of(shelf, name)).lines:
            assert line.source in rows
            assert line.at_end == rows[line.source].at_end


def end_of(shelf: Shelf, name: str) -> Any:
    state = shelf.games[name].state(shelf.game, shelf.box)
    for move in shelf.moves_of(name):
        state = shelf.game.apply(state, move).state
    return state
