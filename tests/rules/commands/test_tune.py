"""Fitting by games of regulars: known scales are found again, games are kept and resumed."""

import random
from pathlib import Path

import pytest

from rules.bots.term import Term
from rules.commands import cli
from rules.commands.tune import Judged, least_squares, scales_of, solved


def test_linear_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_scales_are_found_again_and_held_where_games_say_nothing() -> None:
    chance = random.Random(5)
    samples = []
    for _ in range(600):
        much, little = chance.gauss(0, 10), chance.gauss(0, 5)
        margin = round(1.4 * much + 0.5 * little + chance.gauss(0, 8))
        samples.append(Judged(0, 0.5, 0.0, {"much": much}, {"little": little}, margin))
    found = scales_of([Term(name, "") for name in ("much", "little", "unseen")], samples)
    sure, unsure, unseen = found
    assert sure.scale == pytest.approx(1.4, abs=0.1)
    assert unsure.of_others == pytest.approx(0.5, abs=0.2)
    assert (unseen.scale, unseen.size, unseen.of_others) == (1.0, 0.0, 1.0)


def test_what_is_held_firmly_stays() -> None:
    assert least_squares([[1.0], [2.0]], [3.0, 6.0], [0.0]) == pytest.approx([3.0])
    assert least_squares([[1.0], [2.0]], [3.0, 6.0], [1e9]) == pytest.approx([1.0])


def test_games_are_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, out = tmp_path / "games.jsonl", tmp_path / "forecast.json"
    words = ["tune", "marajoara", "--games", "1", "--keep", str(kept), "--out", str(out), "--json"]
    assert cli.run(words, None, {}) == 0
    first = capsys.readouterr().out
    written = kept.read_text("utf-8")
    assert '"seats":1,' not in written
    assert cli.run(words, None, {}) == 0
    assert capsys.readouterr().out == first
    assert kept.read_text("utf-8") == written
    assert '"2"' in out.read_text("utf-8")
