"""The games that were finished are never lost, and never lost silently; who wants theirs deleted has them deleted."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from rules.bots import registry
from rules.core import durable, locked_file, results
from rules.core.finished_game import GENTLE, FinishedGame, SeatResult, id_of
from rules.core.result_lines import Line, written
from rules.core.results import ResultsFile

CLARA, MALO = SeatResult("Clara", "person", 61, 1, True), SeatResult("Malo", "person", 54, 2, False)
BOT = SeatResult("Sofia", "regular", 40, 2, False)


def game(number: int = 1, *seats: SeatResult, ended: str = "", **said: object) -> FinishedGame:
    whole = FinishedGame(
        id=id_of(f"marajoara-{number}.vestiges", number),
        ended=ended or f"2026-11-{number:02}T20:00:00+01:00",
        game="marajoara",
        mode="competitive",
        seed=number,
        seats=seats or (CLARA, BOT),
    )
    return replace(whole, **said)  # type: ignore[arg-type]  # fields by name


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "results.jsonl"


def test_a_finished_game_lasts(path: Path) -> None:
    file = ResultsFile(path)
    assert file.problem is None
    assert not path.parent.exists(), "nothing is created before it is needed"
    finished = game(options={"hard": True, "factions": ("red", "blue"), "mission": 3}, friendly=True, seconds=900)
    assert file.add(finished) is None
    again = ResultsFile(path)
    assert again.problem is None
    assert again.results == file.results == (finished,)
    assert finished.file == "marajoara-1.vestiges"
    assert str(finished.day) == "2026-11-01"


def test_one_line_for_a_game(path: Path) -> None:
    ResultsFile(path).add(game(1))
    first = path.read_bytes()
    ResultsFile(path).add(game(2))
    assert path.read_bytes().startswith(first), "lines are added, not rewritten"
    assert len(path.read_bytes().splitlines()) == 2
    assert b"null" not in path.read_bytes()


def test_the_first_end_counts(path: Path) -> None:
    file = ResultsFile(path)
    file.add(game(1))
    assert file.add(game(1, replace(CLARA, total=90), BOT)) is None
    assert [seat.total for seat in file.results[0].seats] == [61, 40]
    assert len(ResultsFile(path).results) == 1


def test_a_game_that_goes_on_in_another_file_is_the_same_game(path: Path) -> None:
    file = ResultsFile(path)
    file.add(game(1))
    file.rename("Clara", "Clarissa")
    file.add(game(1, id=id_of("marajoara-2.vestiges", 1)))
    assert len(file.results) == len(ResultsFile(path).results) == 1


def test_games_without_a_file_do_not_hide_each_other(path: Path) -> None:
    file = ResultsFile(path)
    file.add_all((game(1, id=""), game(2, id="")))
    assert len(ResultsFile(path).results) == 2


def test_the_earliest_comes_first(path: Path) -> None:
    file = ResultsFile(path)
    file.add(game(2, ended="2026-11-02T09:00:00+01:00"))
    file.add(game(1, ended="2026-11-02T09:00:00+02:00"))
    assert [each.seed for each in file.results] == [1, 2]


# Two windows


def test_two_windows_lose_nothing_of_each_other(path: Path) -> None:
    one, other = ResultsFile(path), ResultsFile(path)
    one.add(game(1))
    other.add(game(2))
    one.add(game(3))
    assert len(ResultsFile(path).results) == 3
    assert len(one.results) == 3
    other.read_again()
    assert len(other.results) == 3


def test_the_same_game_ends_in_two_windows(path: Path) -> None:
    one, other = ResultsFile(path), ResultsFile(path)
    one.add(game(1))
    other.add(game(1))
    assert len(ResultsFile(path).results) == 1


@pytest.fixture
def claimed_elsewhere(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locked_file, "CLAIMS", 1)
    monkeypatch.setattr(locked_file, "WAIT", 0)
    monkeypatch.setattr(durable, "hold", lambda handle: False)


@pytest.mark.usefixtures("claimed_elsewhere")
def test_while_another_window_writes_a_game_is_known_for_now(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = ResultsFile(path)
    wrong = file.add(game(1))
    assert wrong
    assert wrong.id == "results-in-use"
    assert len(file.results) == 1
    monkeypatch.undo()
    assert file.add(game(2)) is None
    assert len(ResultsFile(path).results) == 2, "what could not be written is written with the next game"


@pytest.mark.usefixtures("claimed_elsewhere")
def test_half_a_line_of_another_window_is_no_damage(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(written(Line(v=1, game=game(1))) + b'{"v":1,"ga')
    file = ResultsFile(path)
    assert len(file.results) == 1
    assert file.problem is None
    assert [each.name for each in path.parent.iterdir() if "damaged" in each.name] == []


# What is wrong with a file

BROKEN = [
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"game":{}}',
    b'{"v":true}',
    b'{"v":0}',
    b'{"v":1,"sold":1}',
    b'{"v":1,"sat":["x",-1]}',
    b'{"v":1,"renamed":["x"]}',
    b'{"v":1,"renamed":["x","' + b"y" * 100 + b'"]}',
    b'{"v":1,"told":"' + b"x" * 100_000 + b'"}',
    b'{"v":1,"game":{"id":"","ended":"yesterday","game":"g","mode":"m","seats":[]}}',
]


@pytest.mark.parametrize("raw", BROKEN)
def test_a_damaged_line_sets_the_file_aside_and_the_others_go_on(path: Path, raw: bytes) -> None:
    good = [written(Line(v=1, game=game(number))) for number in (1, 2)]
    path.parent.mkdir()
    damaged = good[0] + raw + b"\n" + good[1]
    path.write_bytes(damaged)
    file = ResultsFile(path)
    assert file.problem
    assert (file.problem.id, file.problem.path) == ("results-damaged", "results.jsonl")
    assert (path.parent / "results.damaged-1.jsonl").read_bytes() == damaged
    assert len(file.results) == 2
    assert file.add(game(3)) is None
    again = ResultsFile(path)
    assert again.problem is None
    assert len(again.results) == 3


def test_a_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(b"{%d" % number)
        ResultsFile(path)
    assert (path.parent / "results.damaged-1.jsonl").read_bytes() == b"{1"
    assert (path.parent / "results.damaged-2.jsonl").read_bytes() == b"{2"


def test_a_line_without_its_end_is_ended_first(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(written(Line(v=1, game=game(1))).rstrip())
    file = ResultsFile(path)
    assert file.problem is None
    file.add(game(2))
    assert len(ResultsFile(path).results) == 2


def test_a_file_of_a_newer_program_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    newer = written(Line(v=1, game=game(1))) + b'{"v":2,"dream":{}}\n{'
    path.write_bytes(newer)
    file = ResultsFile(path)
    assert file.problem
    assert file.problem.id == "results-newer"
    assert len(file.results) == 1, "what can be read is shown"
    assert file.add(game(2)) == file.problem
    assert len(file.results) == 2, "for this evening"
    assert file.forget("Clara") == file.problem
    assert path.read_bytes() == newer
    assert {each.name for each in path.parent.iterdir()} == {"results.jsonl", "results.lock"}


def test_results_that_are_no_file_are_a_problem(path: Path) -> None:
    path.mkdir(parents=True)
    file = ResultsFile(path)
    assert file.problem
    assert file.add(game(1)) == file.problem
    assert path.is_dir()
    assert len(file.results) == 1


def test_a_full_file_takes_no_more(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = ResultsFile(path)
    file.add(game(1))
    monkeypatch.setattr(results, "LIMIT", path.stat().st_size + 100)
    wrong = file.add(game(2))
    assert wrong
    assert wrong.id == "results-full"
    assert len(ResultsFile(path).results) == 1


def test_a_disk_that_refuses_is_said_and_cuts_no_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = ResultsFile(path)
    file.add(game(1))

    def refuse(handle: int, data: bytes) -> None:
        os.write(handle, data[:20])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(durable, "write_all", refuse)
        wrong = file.add(game(2))
    assert wrong
    assert wrong.id == "results-not-written"
    assert ResultsFile(path).problem is None
    assert file.add(game(3)) is None
    assert len(ResultsFile(path).results) == 3


# Names


def test_a_person_takes_another_name(path: Path) -> None:
    file = ResultsFile(path)
    file.add(game(1))
    assert file.rename("clara", "Clara B.") is None
    file.add(game(2))
    for each in (file, ResultsFile(path)):
        assert [found.seats[0].name for found in each.results] == ["Clara B.", "Clara"]
        assert each.results[0].seat_of("CLARA B. ") == each.results[0].seats[0]
        assert each.results[0].seats[1].name == "Sofia", "a bot keeps its name"
    assert json.loads(path.read_bytes().splitlines()[0])["game"]["seats"][0]["name"] == "Clara"


def test_a_bot_of_the_same_name_is_nobody(path: Path) -> None:
    assert game(1, CLARA, replace(BOT, name="Malo")).seat_of("Malo") is None


# Time


def test_time_at_a_table_adds_up(path: Path) -> None:
    file = ResultsFile(path)
    file.sat("a#1", 60)
    ResultsFile(path).sat("a#1", 30)
    file.sat("b#2", 5)
    assert file.sat("", 7) is None
    again = ResultsFile(path)
    assert (again.seconds_at("a#1"), again.seconds_at("b#2"), again.seconds_at("c#3")) == (90, 5, 0)


# Deleting


def test_whoever_is_forgotten_is_on_the_disk_no_more(path: Path) -> None:
    file = ResultsFile(path)
    file.add_all((game(1), game(2, CLARA, MALO), game(3, MALO, BOT)), told="imported")
    file.rename("Clara", "Clarissa")
    assert file.forget("clarissa") is None
    raw = path.read_bytes()
    assert b"Clar" not in raw
    for each in (file, ResultsFile(path)):
        assert each.problem is None
        assert [[seat.name for seat in found.seats] for found in each.results] == [["", "Malo"], ["Malo", "Sofia"]]
        assert each.was_told("imported")


def test_what_was_forgotten_does_not_come_back(path: Path) -> None:
    """A kept game may be opened again at its end."""
    file = ResultsFile(path)
    file.add(game(1))
    file.forget("Clara")
    file.add(game(1))
    assert ResultsFile(path).results == ()
    assert ResultsFile(path).has(game(1))


# What makes records


def test_what_counts() -> None:
    assert game().counts
    assert not game(friendly=True).counts
    assert not game(corrected=True).counts
    assert not game(1, CLARA, replace(BOT, player=GENTLE)).counts


def test_the_gentle_opponent_is_called_so_everywhere() -> None:
    assert GENTLE == registry.GENTLE
