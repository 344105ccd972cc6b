"""How hard an automa is, in a word: listed by `games`, set by `--level`."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.commands.conftest import Command

AGAINST_THE_RIVAL = ("caravan", "--seats", "person,rival")


def options_of(vestiges: Command, tmp_path: Path, *words: object) -> Any:
    file = tmp_path / "level.vestiges"
    assert vestiges("new", *AGAINST_THE_RIVAL, *words, "--out", file).code == 0
    return vestiges("show", file, "--json").json["options"]


def test_the_levels_are_listed_in_words_with_what_they_set(vestiges: Command) -> None:
    (caravan,) = vestiges("games", "--json").json["games"]
    easy, normal, hard = caravan["levels"]
    assert (easy["id"], easy["player"]) == ("easy", "rival")
    assert (easy["title_fr"], easy["title_en"]) == ("facile", "easy")
    assert easy["help_en"] == "The Rival starts far from the Wells."
    assert easy["options"] == {"rival_wells": False, "rival_dunes": True}
    assert normal["options"] == {"rival_wells": False, "rival_dunes": False}
    assert hard["options"] == {"rival_wells": True, "rival_dunes": False}
    assert "Levels, The Rival: easy, normal and hard" in vestiges("games").out
    assert "facile (easy), normal et difficile (hard)" in vestiges("games", "--lang", "fr").out


def test_a_level_sets_its_options(vestiges: Command, tmp_path: Path) -> None:
    hard = options_of(vestiges, tmp_path, "--level", "hard")
    assert (hard["rival_wells"], hard["rival_dunes"]) == (True, False)


def test_an_option_of_ones_own_goes_before_the_level(vestiges: Command, tmp_path: Path) -> None:
    mixed = options_of(vestiges, tmp_path, "--level", "hard", "--option", "rival_wells=off")
    assert not mixed["rival_wells"]


def test_games_without_a_screen_are_played_at_a_level(vestiges: Command) -> None:
    said = vestiges("simulate", "caravan", "--seats", "random,rival", "--level", "easy", "--json")
    assert said.code == 0
    assert said.json["finished"] == 1


@pytest.mark.parametrize("command", ["new", "simulate"])
def test_a_level_that_there_is_not_is_wrong_usage(vestiges: Command, tmp_path: Path, command: str) -> None:
    out = ("--out", tmp_path / "none.vestiges") if command == "new" else ()
    said = vestiges(command, "caravan", "--seats", "random,rival", "--level", "haard", *out)
    assert said.code == 2
    assert "No automa at this table has a level “haard”. Did you mean hard?" in said.err
    said = vestiges(command, "caravan", "--seats", "random,rival", "--level", "7", *out)
    assert "The levels: easy, normal and hard." in said.err


def test_without_an_automa_at_the_table_no_level_suits(vestiges: Command, tmp_path: Path) -> None:
    out = tmp_path / "none.vestiges"
    said = vestiges("new", "caravan", "--seats", "person,random", "--level", "easy", "--out", out)
    assert said.code == 1
    assert said.err.strip() == "The level “easy” suits nobody: there is no automa at this table."
    assert not out.exists()
