"""Measuring levels: seats rotated, games kept and resumed, figures written with how sure they are."""

import json
from pathlib import Path

from rules.commands.matches import Line
from rules.commands.resuming import lines_in
from tests.rules.commands.conftest import Command


def test_each_level_of_an_automa_is_measured(vestiges: Command) -> None:
    said = vestiges("ladder", "caravan", "--solo", "--levels", "random", "--games", 8, "--json")
    assert said.code == 0
    easy, normal, hard = said.json["pairs"]
    assert [each["setting"] for each in (easy, normal, hard)] == ["easy", "normal", "hard"]
    assert all(each["games"] == 8 and each["least"] <= each["won"] / 8 <= each["most"] for each in (easy, normal, hard))
    assert easy["margin"] > hard["margin"]


def test_a_measurement_is_resumed_where_it_stopped(vestiges: Command, tmp_path: Path) -> None:
    kept, words = tmp_path / "games.jsonl", ("ladder", "caravan", "--solo", "--levels", "random", "--json")
    first = vestiges(*words, "--games", 2, "--keep", kept).json
    lines = kept.read_text("utf-8").splitlines()
    assert len(lines) == 6
    kept.write_text("\n".join([*lines[:-1], lines[-1][:20]]) + "\n", "utf-8")
    assert len(list(lines_in(kept, Line))) == 5, "a line that was torn off is no game"
    again = vestiges(*words, "--games", 2, "--keep", kept).json
    assert len(list(lines_in(kept, Line))) == 6
    assert [pair["margin"] for pair in first["pairs"]] == [pair["margin"] for pair in again["pairs"]]
    longer = vestiges(*words, "--games", 4, "--keep", kept).json
    assert [pair["games"] for pair in longer["pairs"]] == [4, 4, 4]


def test_the_figures_are_written_beside_those_of_other_runs(vestiges: Command, tmp_path: Path) -> None:
    out = tmp_path / "ladder.json"
    out.write_text(json.dumps({"pairs": [{"level": "a", "below": "b", "setting": "", "seats": 2}]}), "utf-8")
    assert vestiges("ladder", "caravan", "--solo", "--levels", "random", "--games", 2, "--out", out).code == 0
    written = json.loads(out.read_text("utf-8"))
    assert [(pair["level"], pair["setting"]) for pair in written["pairs"]] == [
        ("a", ""),
        ("random", "easy"),
        ("random", "normal"),
        ("random", "hard"),
    ]
    assert written["rules_version"] == 1
    assert len(written["milliseconds"]["random"]) == 2


def test_bots_alike_win_half_of_the_games_since_both_sit_in_both_seats_of_each_seed(vestiges: Command) -> None:
    said = vestiges("ladder", "caravan", "--levels", "random,random", "--games", 6, "--json").json
    (pair,) = said["pairs"]
    assert (pair["level"], pair["below"], pair["games"]) == ("random", "random", 6)
    assert (pair["won"], pair["margin"], pair["place"]) == (3, 0, 1.5)


def test_an_unknown_level_is_refused(vestiges: Command) -> None:
    said = vestiges("ladder", "caravan", "--levels", "random,randm")
    assert said.code == 2
    assert "Did you mean random?" in said.err
