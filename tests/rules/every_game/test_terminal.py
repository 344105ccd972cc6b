"""The terminal shows and reads every game with names and colours in the language asked for, as a position has them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rules.commands import main
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.games import GAMES
from rules.text.localise import Texts

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
IDS = r"\b(?:yellow|purple|turquoise-|oven|shrine|[A-Z]{2,3}-[A-Z0-9]|[YGRVO]g\d|S[ABCM])\b"
"""Names that only the files have."""


@pytest.fixture(autouse=True)
def a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "home"))


class Terminal:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def say(self, *words: object, fails: bool = False) -> str:
        assert main([str(word) for word in words]) == int(fails)
        return self.capsys.readouterr().out

    def begin(self, game: AnyGame) -> Path:
        seats = "person,person" if len(game.automas) == 0 else f"person,{game.automas[0]}"
        file = self.folder / "new.vestiges"
        self.say("new", game.id, "--seats", seats, "--seed", 3, "--out", file)
        return file

    def position(self, file: Path) -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(self.say("show", file, "--json"))
        return shown

    def played_from(self, shown: dict[str, Any], *, fails: bool = False) -> str:
        (self.folder / "position.json").write_text(json.dumps(shown), encoding="utf-8")
        out = self.folder / "on.vestiges"
        return self.say("from-position", self.folder / "position.json", "--out", out, "--lang", "fr", fails=fails)


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path, capsys)


@each_game
def test_a_table_is_shown_in_words_of_the_language_asked_for(game: AnyGame, terminal: Terminal) -> None:
    file = terminal.begin(game)
    french, english = (terminal.say("show", file, "--lang", language) for language in ("fr", "en"))
    assert "Siège 1" in french
    assert "Seat 1" in english
    assert not re.search(IDS, french), french
    rows = set(french.splitlines()) & set(english.splitlines())
    assert not [row for row in rows if re.search(r"[^\W\d_]{4}", row)], "no sentence is the same in both languages"


@each_game
def test_a_game_from_a_position_has_the_seats_of_the_position(game: AnyGame, terminal: Terminal) -> None:
    shown = terminal.position(terminal.begin(game))
    seats = shown.pop("seats")
    terminal.played_from(shown)
    again = terminal.position(terminal.folder / "on.vestiges")["seats"]
    assert [(seat["player"], seat["colour"], seat["name"]) for seat in again] == [
        (seat["player"], seat["colour"], "") for seat in seats
    ]
    assert "Siège 1" in terminal.say("show", terminal.folder / "on.vestiges", "--lang", "fr")


@each_game
def test_seats_that_contradict_the_position_are_told(game: AnyGame, terminal: Terminal) -> None:
    shown = terminal.position(terminal.begin(game))
    taken = {seat["colour"] for seat in shown["seats"]}
    free = next(colour for colour in game.colours if colour not in taken)
    other = shown["seats"][0] | {"colour": free}
    told = terminal.played_from(shown | {"seats": [other, *shown["seats"][1:]]}, fails=True)
    assert told.startswith("Siège 1")
    assert "la position" in told
    assert "sièges" in terminal.played_from(shown | {"seats": [*shown["seats"], other]}, fails=True)
    if game.automas:
        unmasked = shown["seats"][1] | {"player": "person"}
        assert "automa" in terminal.played_from(shown | {"seats": [shown["seats"][0], unmasked]}, fails=True)


@each_game
def test_levels_are_listed_in_words_beside_what_level_takes(game: AnyGame, terminal: Terminal) -> None:
    french, english = (terminal.say("games", "--lang", language) for language in ("fr", "en"))
    for level in game.levels:
        assert level.id in french
    if game.levels:
        assert "difficile (hard)" in french
        assert "hard," in english


@pytest.mark.parametrize(("language", "said"), [("fr", "Objectif à atteindre"), ("en", "Goal to reach")])
def test_a_goal_is_not_missed_before_the_end(language: str, said: str, terminal: Terminal) -> None:
    file = terminal.folder / "mission.vestiges"
    terminal.say("new", "marajoara", "--seats", "person", "--option", "mission=1", "--out", file)
    shown = terminal.say("show", file, "--lang", language)
    assert shown.count(said) == 4, shown


@each_game
def test_who_sits_there_is_shown_in_words(game: AnyGame, terminal: Terminal) -> None:
    file = terminal.begin(game)
    shown = terminal.say("show", file, "--lang", "fr").splitlines()
    texts = Texts("fr").of(game)
    for seat, each in enumerate(terminal.position(file)["seats"], 1):
        colour, player = (
            texts.say(phrase(id, colour=each["colour"])) for id in ("seat-colour", f"player-{each['player']}")
        )
        assert f"Siège {seat}\u00a0: {colour}, {player}" in shown


@each_game
def test_points_and_seats_are_told_apart(game: AnyGame, terminal: Terminal) -> None:
    shown = terminal.say("show", terminal.begin(game), "--lang", "fr")
    assert not re.search(r"Siège \d [−\d]", shown), shown


@each_game
@pytest.mark.parametrize(
    ("said", "told"), [({"colour": "mauve"}, "pas la couleur"), ({"player": "wizard"}, "ne peut pas occuper un siège")]
)
def test_seats_that_no_game_has_are_told(game: AnyGame, terminal: Terminal, said: dict[str, str], told: str) -> None:
    shown = terminal.position(terminal.begin(game))
    first, *others = shown["seats"]
    out = terminal.played_from(shown | {"seats": [first | said, *others]}, fails=True)
    assert told in out
    assert next(iter(said.values())) in out


@each_game
def test_a_note_that_cannot_be_read_is_told_without_a_word_of_english(game: AnyGame, terminal: Terminal) -> None:
    for notation in ("x", {"junk": 1}, {"seats": "abc"}):
        out = terminal.played_from({"game": game.id, "notation": notation}, fails=True)
        assert "Input" not in out
        assert "nexpected" not in out
        assert not out.startswith((" ", "\u00a0"))


def test_opponents_and_levels_are_named_in_the_language_asked_for(terminal: Terminal) -> None:
    played = terminal.say("simulate", "marajoara", "--seats", "random,random", "--lang", "fr")
    assert "(Hasard)" in played
    assert "difficile (hard)" in terminal.say("games", "--lang", "fr")


def test_council_of_shadows_counts_levels(terminal: Terminal) -> None:
    file = terminal.folder / "council.vestiges"
    terminal.say("new", "council_of_shadows", "--seats", "person,person", "--out", file)
    assert "Niveau\u00a0: 0 pour Siège 1" in terminal.say("show", file, "--lang", "fr")


@each_game
def test_the_parts_of_an_edition_are_named_in_words(game: AnyGame, terminal: Terminal) -> None:
    assert re.search(r"^  Matériel.* \(box\)", terminal.say("edition", game.id, "--lang", "fr"), re.MULTILINE)
