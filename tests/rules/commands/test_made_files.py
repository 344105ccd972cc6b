"""`vestiges lesson --check FILE`: a made file is checked, and what is wrong is told with its place."""

import json
from pathlib import Path

import pytest

from rules.commands import main
from rules.games import loaded
from rules.teaching.reading import written
from tests.rules.teaching.making import built_in, made_from, position_at_start

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "saut.vestiges"
    path.write_bytes(written(made_from(MARAJOARA, built_in(MARAJOARA)[0])))
    return path


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["lesson", "--check", *words])
    return code, capsys.readouterr().out


def test_a_good_lesson_is_good(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, str(file), "--lang", "fr")
    assert code == 0
    assert "Sauter" in said


def test_a_good_position_is_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "p.vestiges"
    path.write_bytes(written(position_at_start(MARAJOARA)))
    assert told(capsys, str(path))[0] == 0


def test_a_wrong_answer_is_told_with_its_step(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(file.read_bytes())
    said["steps"][0]["answers"][0]["moves"][0]["to"] = "c4"
    file.write_text(json.dumps(said))
    code, words = told(capsys, str(file), "--lang", "en")
    assert code != 0
    assert "jump" in words


def test_what_cannot_be_read_is_told_with_its_place(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(file.read_bytes())
    said["steps"][1]["shell"] = "rm"
    file.write_text(json.dumps(said))
    code, words = told(capsys, str(file), "--json")
    assert code != 0
    entry = json.loads(words)["lessons"][0]
    assert not entry["ok"]
    assert "steps.1" in entry["problems"][0]["text_fr"]


def test_a_text_that_lacks_in_a_language_that_was_begun_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(file.read_bytes())
    del said["texts"]["en"]["jump.task"]
    file.write_text(json.dumps(said))
    code, words = told(capsys, str(file), "--lang", "en")
    assert code != 0
    assert "jump.task" in words
    del said["texts"]["en"]
    said["title"] = {"fr": said["title"]["fr"]}
    file.write_text(json.dumps(said))
    assert told(capsys, str(file))[0] == 0


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, words = told(capsys, str(tmp_path / "none.vestiges"))
    assert code != 0
    assert "none.vestiges" in words
