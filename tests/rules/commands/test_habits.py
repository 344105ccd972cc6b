"""What regulars lose by theme: summed up as stated, kept and resumed, written beside what other tables have."""

import json
from pathlib import Path

import pytest

from rules.bots import whole_review
from rules.bots.reviewing import Effort
from rules.commands import cli, habits
from rules.commands.habits import Line, habit_of
from rules.games import GAME_IDS
from rules.reference.habits import FILE, Lost, habits_of, read

SMALL = Effort(followed=1, least=1, worlds=1, moves=60)


def line(number: int, **lost: Lost) -> Line:
    return Line(seed=0, number=number, seats=2, rules_version=1, evaluation="e", lost=lost)


def test_the_mean_of_a_theme_and_how_sure_it_is() -> None:
    games = [line(0, vases=Lost(2, 3.0)), line(1), line(2, vases=Lost(1, 1.0), tracks=Lost(1, 9.0)), line(3)]
    found = habit_of("vases", games)
    assert (found.decisions, found.points) == (0.75, 1.0)
    assert found.error == pytest.approx(0.707, abs=0.001)
    assert habit_of("unseen", games).points == 0


def test_games_are_kept_and_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whole_review, "FIRST", SMALL)
    monkeypatch.setattr(whole_review, "REFINED", SMALL)
    kept, out = tmp_path / "games.jsonl", tmp_path / FILE
    words = ["habits", "marajoara", "--games", "1", "--keep", str(kept), "--out", str(out), "--json"]
    assert cli.run(words, None, {}) == 0
    first = capsys.readouterr().out
    written = kept.read_text("utf-8")
    kept.write_text(written + '{"torn', "utf-8")
    assert cli.run(words, None, {}) == 0
    assert capsys.readouterr().out == first
    told = json.loads(first)
    (table,) = read(out).tables
    assert (table.level, table.seats, table.games, table.evaluation) == ("regular", 2, 1, told["evaluation"])
    assert {each["theme"] for each in told["themes"]} == set(table.themes)


def test_where_nobody_knows_how_games_end_nothing_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(habits, "forecast_of", lambda game, seats: None)
    assert cli.run(["habits", "marajoara", "--lang", "en"], None, {}) != 0
    assert "vestiges tune" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAME_IDS)
def test_figures_of_other_rules_say_nothing(game: str) -> None:
    assert habits_of(game, 10_000) == ()
