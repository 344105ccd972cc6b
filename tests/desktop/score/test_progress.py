"""A game that ends at a table is among the results; one that leaves nothing is not."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.program import Program
from desktop.score.finishing import is_kept_as, keep_time
from desktop.score.progress import remember
from desktop.table.seats import PERSON
from desktop.table.sitting import LONGEST_THOUGHT, Sitting
from desktop.table.table import Table
from rules.core import folders
from rules.core.contract import AnyGame, Seating
from rules.core.correcting import Correction
from rules.core.finishing import level_of
from rules.core.journal import Journal, begin, resume
from rules.core.options import settings_of
from rules.core.record import Played, Record
from rules.core.results import ResultsFile
from rules.core.timeline import Timeline
from rules.games import loaded
from rules.marajoara import GAME as MARAJOARA
from rules.marajoara.options import Options
from tests.desktop.docks.tables import CaravanProgram, play, settings
from tests.desktop.score.endings import finished, moves_of, record_of
from tests.fixture_game import GAME as CARAVAN
from tests.rules.core.tables import record as caravan_record


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(settings(tmp_path, "en"), (MARAJOARA,))


def kept(timeline: Timeline) -> Journal:
    journal = begin(folders.games_in_progress(), timeline)
    assert isinstance(journal, Journal)
    timeline.keeper = journal
    return journal


def ended(program: Program, seats: int = 2, mission: int = 0, version: int = 1) -> Table:
    timeline = finished(program, seats, mission)
    timeline.record = replace(timeline.record, rules_version=version)
    return Table(timeline, journal=kept(timeline))


def test_a_game_that_ends_is_among_the_results(program: Program) -> None:
    table = ended(program)
    finished = remember(program.profile, program.results, table).finished
    (found,) = ResultsFile(folders.results()).results
    assert found == finished
    assert (found.game, found.mode, found.level, found.seed) == ("marajoara", "competitive", "", 1)
    sheet = MARAJOARA.scores(table.timeline.state)
    assert tuple(seat.total for seat in found.seats) == sheet.totals
    assert [seat.won for seat in found.seats] == [seat in sheet.winners for seat in (0, 1)]
    assert [seat.name for seat in found.seats] == ["Sofia", "Inès"]
    assert found.file == "marajoara-1.vestiges"
    assert found.moves == len(table.timeline.past()) - 1 > 10
    assert found.counts
    table.close()


def test_a_game_opened_at_its_end_was_ended_when_its_file_was_written(program: Program) -> None:
    first = ended(program, version=MARAJOARA.rules_version)
    path = folders.games_in_progress() / "marajoara-1.vestiges"
    first.close()
    os.utime(path, (1_700_000_000, 1_700_000_000))
    opened = resume(path, program.library)
    assert opened.timeline
    table = Table(opened.timeline, journal=opened.journal)
    remember(program.profile, program.results, table)
    (found,) = program.results.results
    assert found.when.timestamp() == 1_700_000_000
    assert found.seconds == 0
    remember(program.profile, program.results, table)
    assert len(program.results.results) == 1
    table.close()


def test_a_mission_names_its_mode_and_what_is_unusual(program: Program) -> None:
    table = ended(program, 1, 3)
    remember(program.profile, program.results, table)
    (found,) = program.results.results
    assert (found.mode, dict(found.options)) == ("mission-3", {"mission": 3})
    table.close()


def test_what_is_won_with_other_data_is_kept_apart(program: Program) -> None:
    table = ended(program, 1, 3)
    record = table.timeline.record
    table.game = replace(table.game, achievements=lambda state: (("mission-3", 61),))
    table.timeline.record = replace(record, corrections=(Correction("museum.points_per_pip", 2),))
    finished = remember(program.profile, program.results, table).finished
    assert finished is not None
    assert (finished.corrected, finished.counts) == (True, False)
    assert program.profile.profile.achievements["marajoara"] == {"mission-3@own": 61}
    table.timeline.record = record
    remember(program.profile, program.results, table)
    assert program.profile.profile.achievements["marajoara"] == {"mission-3": 61, "mission-3@own": 61}
    table.close()


def test_without_a_file_or_a_person_nothing_is_kept(program: Program) -> None:
    remembered = remember(program.profile, program.results, Table(finished(program, 2)))
    assert remembered.finished
    assert remembered.finished.id == ""
    bots = Record(
        "marajoara", 1, 1, (), Options(), (Seating("novice", "", "red"), Seating("novice", "", "blue")), 1, "friendly"
    )
    timeline = Timeline(MARAJOARA, bots, program.library.box(MARAJOARA))
    for move in moves_of(2, 0, 1):
        timeline.propose(move)
    assert remember(program.profile, program.results, Table(timeline)).finished is None
    assert not folders.results().exists()


def test_chance_taken_back_makes_a_game_friendly(tmp_path: Path) -> None:
    """Another move after what a seat has learned; looking back, or playing the same again, is no gain."""
    program = CaravanProgram(settings(tmp_path, "en"))
    timeline = Timeline(CARAVAN, caravan_record("person", "person"), program.library.box(CARAVAN))
    play(timeline, 1_000)
    revealing, before, others = next(
        (point, before, others)
        for point in timeline.past()[1:]
        if timeline.reveals(point) and (others := other_moves(timeline, point, before := timeline.entry(point).after))
    )
    timeline.go_to(before)
    timeline.go_to(timeline.last)
    assert not timeline.has_left_revelations
    timeline.go_to(before)
    timeline.propose(others[0])
    assert timeline.now not in (before, revealing)
    assert timeline.has_left_revelations


def other_moves(timeline: Timeline, point: int, before: int) -> list[Any]:
    state, played = timeline.state_at(before), timeline.entry(point)
    assert isinstance(played, Played)
    return [move for move in CARAVAN.legal(state, played.move.seat) if move != played.move]


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_every_level_of_an_automa_is_named(game: AnyGame) -> None:
    usual = game.options_type()
    for level in game.levels:
        chosen = replace(usual, **settings_of(level, game.levels, game.option_specs))
        assert level_of(game, chosen, (PERSON, level.player)) == level.id
    assert level_of(game, usual, (PERSON, "novice")) == ""


# Time


def test_a_long_absence_is_not_counted() -> None:
    moments = iter((0.0, 60.0, 90_000.0))
    sitting = Sitting(began_over=False, clock=lambda: next(moments))
    sitting.note()
    sitting.note()
    assert sitting.seconds == 60 + LONGEST_THOUGHT


def test_a_game_that_is_left_keeps_its_time(program: Program) -> None:
    timeline = Timeline(MARAJOARA, record_of(2, 0, 1), program.library.box(MARAJOARA))
    table = Table(timeline, journal=kept(timeline))
    clock = iter(range(0, 10_000, 10))
    table.sitting = Sitting(began_over=False, clock=lambda: float(next(clock)))
    table.stepped.connect(table.sitting.note)
    moves = moves_of(2, 0, 1)
    for move in moves[:3]:
        table.propose(move)
    keep_time(program.results, table)
    assert ResultsFile(folders.results()).seconds_at(is_kept_as(timeline)) == 30
    for move in moves[3:]:
        table.propose(move)
    keep_time(program.results, table)
    remember(program.profile, program.results, table)
    (found,) = program.results.results
    assert found.seconds == 30 + 10 * len(moves)
    table.close()
