"""`vestiges position` checks and draws the position of a file, and says in a sentence what is wrong with it."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.__main__ import main
from rules.core.contract import AnyGame
from rules.games import loaded
from rules.teaching.reading import written
from tests.desktop.paper.reading import pages_of
from tests.rules.teaching.making import built_in, made_from, position_at_start

Capture = pytest.CaptureFixture[str]
MARAJOARA = next(game for game in loaded() if game.id == "marajoara")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "home"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "p.vestiges"
    path.write_bytes(written(position_at_start(MARAJOARA)))
    return path


def noted(file: Path, **changes: object) -> None:
    """Write other notes into the file."""
    said = json.loads(file.read_bytes())
    said.pop("position", None)
    file.write_text(json.dumps(said | changes))


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_a_good_position_is_good_and_drawn(game: AnyGame, tmp_path: Path, capsys: Capture) -> None:
    path, out = tmp_path / "p.vestiges", tmp_path / "p.png"
    path.write_bytes(written(position_at_start(game)))
    assert main(["position", str(path), "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["problems"], told["remarks"], told["file"]) == (True, [], [], str(out))
    assert QImage(str(out)).width() == 2400


def test_a_page_is_in_both_languages(file: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "p.pdf"
    assert main(["position", str(file), "--lang", "fr,en", "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pages"] == len(pages_of(out.read_bytes()))


def test_what_cannot_be_is_told_and_not_drawn(file: Path, tmp_path: Path, capsys: Capture) -> None:
    noted(file, notation={"grid": "z9 R2"})
    out = tmp_path / "p.svg"
    assert main(["position", str(file), "--out", str(out), "--lang", "en"]) == 1
    assert "z9" in capsys.readouterr().out
    assert not out.exists()


def test_what_no_game_leads_to_is_told_unless_it_is_meant(file: Path, capsys: Capture) -> None:
    notes = {"grid": "f4 R2", "seats": [{"vases": 1}, {"points": 2}]}
    noted(file, notation=notes)
    assert main(["position", str(file), "--json"]) == 0
    remarks = json.loads(capsys.readouterr().out)["remarks"]
    assert [each["rule"] for each in remarks][-1] == "MJ-EXP-2"
    noted(file, notation=notes, meant=["mj-remark-no-points score-0"])
    assert main(["position", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["remarks"] == remarks[:-1]


def test_what_is_meant_is_a_closed_list(file: Path, capsys: Capture) -> None:
    for hostile in (["<b>"], ["mj-remark-x"] * 61, ["x" * 300], "mj-remark-x", [7]):
        noted(file, notation={"grid": "f4 R2"}, meant=hostile)
        assert main(["position", str(file), "--lang", "en"]) == 1
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_other_files_are_told_from_positions(tmp_path: Path, capsys: Capture) -> None:
    lesson, nothing = tmp_path / "l.vestiges", tmp_path / "none.vestiges"
    lesson.write_bytes(written(made_from(MARAJOARA, built_in(MARAJOARA)[0])))
    for path in (lesson, nothing):
        assert main(["position", str(path), "--lang", "en"]) == 1
        assert path.name in capsys.readouterr().err


def test_a_wrong_ending_is_wrong_usage(file: Path, capsys: Capture) -> None:
    assert main(["position", str(file), "--out", "p.docx", "--lang", "en"]) == 2
    assert ".svg" in capsys.readouterr().err
