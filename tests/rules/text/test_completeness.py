"""French and English say the same things, and the French is set as French is set."""

from pathlib import Path

import pytest

from rules.core import resources
from rules.text.completeness import complaints
from tests.fixture_game import TEXTS_FOLDER


@pytest.mark.parametrize("folder", [resources.translations(), TEXTS_FOLDER], ids=["program", "caravan"])
def test_all_translations_are_complete(folder: Path) -> None:
    assert complaints(folder) == []


def complained(folder: Path, french: str, english: str) -> str:
    for language, words in (("fr", french), ("en", english)):
        (folder / language).mkdir()
        (folder / language / "app.ftl").write_text(words, encoding="utf-8")
    return "\n".join(complaints(folder))


@pytest.mark.parametrize(
    ("french", "english", "why"),
    [
        ("a = x\nb = y", "a = x", "b: only in fr"),
        ("a = x", "a = x\n    .cure = y", "a.cure: only in en"),
        ("a = { $n }", "a = { $m }", "a: variables ['n'] in fr, ['m'] in en"),
        ("a = x\na = y", "a = x", "a: stands 2 times"),
        ("a = x\n? = y", "a = x", "not Fluent"),
        ("a = Non !", "a = No!", "no narrow no-break space before"),
        ("a = Oui : non", "a = Yes: no", "no no-break space before :"),
        ("a = l'eau", "a = water", "a straight quote"),
        ("a = le coeur", "a = the heart", "oe instead of œ"),
        ("a = « oui\u202f»", "a = ‘yes’", "no narrow no-break space after «"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, french: str, english: str, why: str) -> None:
    assert why in complained(tmp_path, french, english)


def test_which_message_inside_needs_a_variable_is_a_matter_of_language(tmp_path: Path) -> None:
    french = "die = dé { $colour }\nthe-die = le { die }"
    english = "die = die { $colour }\nthe-die = { $colour ->\n   [red] the red die\n  *[other] the die\n }"
    assert complained(tmp_path, french, english) == ""


def test_files_that_are_only_in_one_language(tmp_path: Path) -> None:
    (tmp_path / "fr" / "game").mkdir(parents=True)
    (tmp_path / "fr" / "game" / "rules.ftl").write_text("a = x", encoding="utf-8")
    assert "game/rules.ftl: only in fr" in complaints(tmp_path)


def two_games(folder: Path, texts: dict[str, str]) -> str:
    for name, words in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, encoding="utf-8")
    return "\n".join(complaints(folder))


def test_a_gap_in_one_game_is_not_filled_by_another(tmp_path: Path) -> None:
    said = two_games(
        tmp_path,
        {
            "fr/one/a.ftl": "hold = soute\nroom = { $n } { hold }",
            "en/one/a.ftl": "room = { $n } { hold }",
            "fr/two/a.ftl": "hold = soute { $n }",
            "en/two/a.ftl": "hold = hold { $n }",
        },
    )
    assert said == "hold: only in fr"


def test_an_id_that_stands_in_two_files_of_a_game(tmp_path: Path) -> None:
    twice = {f"{language}/one/{file}.ftl": "hold = x" for language in ("fr", "en") for file in "ab"}
    assert two_games(tmp_path, twice) == "\n".join(
        f"{language}/one/*.ftl: hold: stands 2 times" for language in ("fr", "en")
    )
