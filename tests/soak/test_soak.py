"""Each long trial runs, briefly, and finds nothing; and each would find what it looks for."""

import os

import pytest

from rules.boxes.checking import Checked
from rules.core import durable, journal
from rules.core.contract import AnyGame
from rules.games import game_named
from tests.soak import boxes, disk, files, kills, moves, places, programs
from tests.soak.__main__ import OF_A_GAME, reports


@pytest.fixture
def game() -> AnyGame:
    found = game_named("marajoara")
    assert found is not None
    return found


POSIX = pytest.mark.skipif(os.name == "nt", reason="there nothing forks, and an open file cannot be taken away")


@POSIX
@pytest.mark.parametrize(
    ("trial", "count"), [("moves", 200), ("kills", 3), ("disk", 1), ("places", 4), ("programs", 3)]
)
def test_a_trial_of_a_game_finds_nothing(trial: str, count: int) -> None:
    assert set(OF_A_GAME) == {"moves", "kills", "disk", "places", "programs"}
    (report,) = reports(trial, ["marajoara"], count, 5)
    assert report.wrong == ()
    assert report.tried >= count


@pytest.mark.parametrize("name", files.NAMES)
def test_hostile_files_raise_nothing(name: str) -> None:
    assert files.soak(name, 20, 3).wrong == ()


def test_random_edits_of_an_owners_data_find_nothing() -> None:
    (report,) = reports("boxes", ["marajoara"], 20, 5)
    assert report.wrong == ()
    assert min(report.figures["refused"], report.figures["played"]) > 0


def test_checks_that_find_nothing_are_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "check", lambda game, own: Checked())
    assert any("BrokenEdition" in each for each in boxes.soak(game, 10, 5).wrong)


@POSIX
def test_a_move_that_is_not_written_is_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that acknowledges what it does not write loses moves when it is killed, and when its folder goes."""
    monkeypatch.setattr(journal.Journal, "keep", lambda self, change, number, state: None)
    assert kills.soak(game, 2, 1).wrong
    assert places.soak(game, 2, 1).wrong


def test_moves_of_another_program_that_go_are_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "count_of", lambda path: 0)
    assert programs.soak(game, 1, 1).wrong


def test_a_disk_whose_refusals_are_ignored_is_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    really = durable.write_all

    def write(handle: int, data: bytes) -> None:
        try:
            really(handle, data)
        except OSError:
            return

    monkeypatch.setattr(durable, "write_all", write)
    assert disk.soak(game, 1, 0).wrong


def test_a_game_that_loses_a_component_is_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "check_components", lambda game, state: (_ for _ in ()).throw(AssertionError("lost")))
    assert moves.soak(game, 1, 1).wrong == ("seed 1: AssertionError: lost",)
