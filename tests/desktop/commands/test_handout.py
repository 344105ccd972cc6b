"""`vestiges handout` writes what it is asked for, and says in a sentence what it cannot."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.__main__ import main
from desktop.commands.handout import DOCUMENTS
from desktop.paper.order import WHAT
from rules.core import folders
from rules.games import GAME_IDS
from rules.teaching.pupils_file import PupilsFile
from tests.desktop.paper.reading import pages_of

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "home"))


def test_it_knows_every_document() -> None:
    assert DOCUMENTS == WHAT


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("what", ["turn", "score", "lesson"])
def test_it_writes_a_document(game: str, what: str, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "made.pdf"
    words = ["handout", game, "--what", what, "--lang", "fr,en", "--paper", "letter", "--answers"]
    assert main([*words, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"pages": len(pages_of(out.read_bytes())), "file": str(out)}


def test_kind_says_the_same_as_what(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "turn.pdf"
    assert main(["handout", "hoyuk", "--kind", "turn", "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pages"] == len(pages_of(out.read_bytes()))


def test_without_answers_a_quiz_is_a_page_shorter(tmp_path: Path, capsys: Capture) -> None:
    pages = []
    for more in ([], ["--answers"]):
        out = tmp_path / "quiz.pdf"
        words = ["handout", "marajoara", "--what", "quiz", "--seed", "7", "--lang", "en", *more, "--out", str(out)]
        assert main([*words, "--json"]) == 0
        pages.append(json.loads(capsys.readouterr().out)["pages"])
    assert pages[1] == pages[0] + 1


@pytest.mark.parametrize(("language", "said"), [("fr", "Erreurs"), ("en", "Mistakes")])
def test_the_class_book_of_this_computer(language: str, said: str, tmp_path: Path) -> None:
    PupilsFile(folders.pupils()).change(lambda now: now.with_names(("Adele",)))
    out = tmp_path / "class.pdf"
    assert main(["handout", "hoyuk", "--what", "class", "--lang", language, "--out", str(out)]) == 0
    (page,) = pages_of(out.read_bytes())
    assert "Adele" in page
    assert said in page
    assert not (folders.home() / "settings.json").exists()


@pytest.mark.parametrize("ending", [".pdf", ".png", ".svg"])
def test_a_position_is_a_document_or_a_picture(ending: str, tmp_path: Path, capsys: Capture) -> None:
    save, out = tmp_path / "game.vestiges", tmp_path / f"position{ending}"
    assert main(["new", "hoyuk", "--seats", "person,person", "--out", str(save)]) == 0
    words = ["handout", "hoyuk", "--what", "position", "--save", str(save), "--lang", "en", "--out", str(out)]
    assert main(words) == 0
    if ending == ".png":
        assert QImage(str(out)).width() == 2400
    else:
        assert out.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--what", "lesson", "--lesson", "nowhere"], 2, "nowhere"),
        (["--what", "position"], 2, "--save"),
        ([], 2, "--what"),
        (["--kind", "turn", "--what", "score"], 2, "--kind"),
        (["--what", "poster"], 2, "poster"),
        (["--what", "rules", "--paper", "a0"], 2, "a0"),
        (["--what", "rules", "--lang", "en,de"], 2, "en,de"),
        (["--what", "rules", "--lang", ","], 2, ","),
        (["--what", "rules", "--out", "rules.docx"], 2, ".pdf"),
        (["--what", "rules", "--out", "rules.png"], 2, ".pdf"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], code: int, said: str, tmp_path: Path, capsys: Capture) -> None:
    out = [] if "--out" in words else ["--out", str(tmp_path / "x.pdf")]
    assert main(["handout", "marajoara", *words, *out]) == code
    told = capsys.readouterr().err
    assert said in told
    assert len(told.strip().splitlines()) == 1
    assert not (tmp_path / "x.pdf").exists()


def test_a_game_of_another_kind_is_refused(tmp_path: Path, capsys: Capture) -> None:
    save = tmp_path / "game.vestiges"
    assert main(["new", "hoyuk", "--seats", "person,person", "--out", str(save)]) == 0
    words = ["handout", "marajoara", "--what", "position", "--save", str(save), "--lang", "en"]
    assert main([*words, "--out", str(tmp_path / "x.pdf")]) == 2
    assert "game.vestiges" in capsys.readouterr().err


def test_a_disk_that_refuses_is_told_of(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("")
    words = ["handout", "marajoara", "--what", "turn", "--lang", "en", "--out", str(tmp_path / "file" / "x.pdf")]
    assert main(words) == 1
    assert "x.pdf" in capsys.readouterr().err
