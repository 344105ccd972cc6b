"""Data of an owner in which a game finds something wrong begin no game: the terminal says what, where, and whither."""

from importlib import import_module
from pathlib import Path

import pytest

from rules.boxes.checking import errors
from rules.boxes.kept import CORRECTIONS, keep
from rules.boxes.own import OwnBox
from rules.commands import main
from rules.core import folders
from rules.core.journal import read
from rules.core.library import Library, published
from rules.games import alone
from rules.text.localise import LANGUAGES, Texts
from tests.each_game import IDS
from tests.rules.boxes.finding import Case

each_game = pytest.mark.parametrize("id", IDS)
Written = tuple[OwnBox, Path]


def first_case(id: str) -> Case:
    case: Case = import_module(f"tests.rules.{id}.box_cases").ERRORS[0]
    return case


@pytest.fixture
def wrong(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """A box can be built from them; they are kept nowhere but in a file."""
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "home"))
    own = first_case(id)[2](OwnBox(published(alone(id))))
    alone(id).box(own.edition)
    file = tmp_path / "corrections.json"
    file.write_bytes(CORRECTIONS.dump_json(own.corrections))
    return own, file


def said(id: str, own: OwnBox, language: str) -> str:
    """What the game finds, in words."""
    texts = Texts("fr" if language == "fr" else "en", game=alone(id))
    return texts.say(errors(alone(id), own)[0].said)


@each_game
def test_a_file_of_such_data_begins_nothing(
    id: str, wrong: Written, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, file = wrong
    seats = ("--seats", "random,random")
    shown = tmp_path / "shown.json"
    shown.write_text(f'{{"game": "{id}", "notation": {{}}}}', encoding="utf-8")
    begins = (
        ("new", id, *seats, "--out", tmp_path / "game.vestiges"),
        ("simulate", id, *seats),
        ("perft", id, *seats, "--depth", 1),
        ("from-position", shown, "--out", tmp_path / "game.vestiges"),
    )
    for language in LANGUAGES:
        for command in begins:
            words = [str(each) for each in (*command, "--corrections", file, "--lang", language)]
            assert main(words) == 1, command
            told = capsys.readouterr().err
            assert said(id, own, language) in told
            assert errors(alone(id), own)[0].path in told
            assert {"fr": "Ma boîte", "en": "My box"}[language] in told
    assert not (tmp_path / "game.vestiges").exists()


@each_game
def test_the_check_of_the_edition_says_it_and_plays_nothing(
    id: str, wrong: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    own, file = wrong
    assert main(["edition", id, "--corrections", str(file), "--check", "--games", "1", "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert said(id, own, "en") in told
    assert "trial game" not in told


@each_game
def test_kept_ones_are_told_and_left_out(
    id: str, wrong: Written, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, _ = wrong
    keep(alone(id), own)
    game = tmp_path / "game.vestiges"
    assert main(["new", id, "--seats", "random,random", "--out", str(game), "--lang", "en"]) == 0
    assert said(id, own, "en") in capsys.readouterr().err
    timeline = read(game, Library((alone(id),), published)).timeline
    assert timeline is not None
    assert timeline.record.corrections == ()
