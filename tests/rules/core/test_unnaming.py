"""A name is taken out of a game on disk; the game is the same otherwise, damage and all."""

import os
from pathlib import Path

import pytest

from rules.core.contract import Seating
from rules.core.journal import Journal, begin, claimed, read
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.core.unnaming import games_with, unname, without_name
from tests.rules.teaching.making import library


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A journal with some moves, Adèle and Léo at its seats."""
    of = library().named("marajoara")
    assert of is not None
    seating = tuple(Seating("person", name, colour) for name, colour in zip(("Adèle", "Léo"), of.colours, strict=False))
    record = new_record(of, library().edition(of), of.options_type(), seating, seed=7)
    timeline = Timeline(of, record, library().box(of))
    journal = begin(tmp_path, timeline)
    assert isinstance(journal, Journal)
    for _ in range(6):
        timeline.propose(of.legal(timeline.state, of.deciding(timeline.state)[0].seat)[0])
    journal.close()
    return journal.path


def names(path: Path) -> list[str]:
    reading = read(path, library())
    assert reading.is_whole
    assert reading.timeline is not None
    return [each.name for each in reading.timeline.record.seating]


def test_the_seat_has_no_name_any_more_and_the_game_goes_on(game: Path) -> None:
    before = read(game, library()).timeline
    changed = game.stat().st_mtime_ns
    assert list(games_with("adèle", [game.parent])) == [game]
    assert unname(game, " ADÈLE") is None
    assert names(game) == ["", "Léo"]
    assert list(games_with("Adèle", [game.parent])) == []
    assert "Adèle".encode() not in game.read_bytes()
    after = read(game, library()).timeline
    assert before is not None
    assert after is not None
    assert after.state == before.state
    assert list(after.entries()) == list(before.entries())
    assert game.stat().st_mtime_ns == changed


def test_who_does_not_sit_there_changes_nothing(game: Path) -> None:
    raw = game.read_bytes()
    assert without_name(raw, "Rose") is None
    assert unname(game, "Rose") is None
    assert game.read_bytes() == raw
    assert without_name(b"no game at all", "Adèle") is None


def test_what_is_damaged_behind_stays_as_it_is(game: Path) -> None:
    game.write_bytes(game.read_bytes() + b"half a li")
    found = without_name(game.read_bytes(), "Adèle")
    assert found is not None
    assert found.endswith(b"half a li")
    assert "Adèle".encode() not in found


def test_a_game_that_is_being_played_keeps_the_name_and_says_so(game: Path) -> None:
    raw, handle = game.read_bytes(), claimed(game)
    assert isinstance(handle, int)
    try:
        wrong = unname(game, "Adèle")
    finally:
        os.close(handle)
    assert wrong is not None
    assert wrong.id == "journal-in-use"
    assert game.read_bytes() == raw
