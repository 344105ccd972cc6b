"""`vestiges puzzles`: games are searched once, what they gave is written down, and a sample is proven again."""

import json
from pathlib import Path

import pytest

from rules.commands import cli
from rules.commands.puzzles import told_apart
from rules.puzzles import finding
from rules.puzzles.model import read_shelf
from tests.rules.puzzles.samples import file_of

SEED = "6"
"""Its first game gives a puzzle at the first decision that is looked at deeply."""


def said(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    code = cli.run([str(word) for word in words], None, {})
    return code, capsys.readouterr().out


def test_games_are_searched_once_and_the_shelf_grows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "MOST_PROVEN", 1)
    kept, out = tmp_path / "kept.jsonl", tmp_path / "puzzles.json"
    out.write_bytes(file_of("marajoara").read_bytes())
    there = {each.id for each in read_shelf(out).puzzles}
    words = ("puzzles", "marajoara", "--games", 1, "--seed", SEED, "--keep", kept, "--out", out, "--json")
    code, first = said(capsys, *words)
    assert code == 0
    written = kept.read_text("utf-8")
    kept.write_text(written + '{"seed": 6, "torn', encoding="utf-8")
    assert said(capsys, *words) == (0, first)
    document = json.loads(first)
    shelf = {each.id for each in read_shelf(out).puzzles}
    assert shelf >= there
    assert document["found"] == len(shelf - there) == sum(document["by_layer"].values()) == 1
    assert document["games"] == len(written.splitlines()) == 1
    out.write_text("[]", encoding="utf-8")
    assert said(capsys, *words)[0] != 0
    assert out.read_text(encoding="utf-8") == "[]", "what is no shelf is not written over"


def test_what_no_title_tells_from_the_others_is_left_out() -> None:
    (first, *_) = read_shelf(file_of("marajoara")).puzzles
    alike = first.model_copy(update={"id": "mj-00000001"})
    other = first.model_copy(update={"id": "mj-00000002", "theme": "tracks" if first.theme != "tracks" else "vases"})
    assert told_apart([first], [alike, first, other]) == [first, other]


def test_a_sample_is_proven_again(capsys: pytest.CaptureFixture[str]) -> None:
    file = file_of("marajoara")
    code, out = said(capsys, "puzzles", "marajoara", "--prove", file, "--sample", 1, "--json")
    document = json.loads(out)
    assert code == 0
    assert document["ok"]
    assert len(document["proven"]) == 1


def test_what_is_no_shelf_of_this_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = tmp_path / "puzzles.json"
    nothing.write_text("[]", encoding="utf-8")
    assert said(capsys, "puzzles", "hoyuk", "--prove", nothing)[0] != 0
    assert said(capsys, "puzzles", "hoyuk", "--prove", file_of("marajoara"))[0] != 0
