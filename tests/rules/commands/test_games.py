"""What the games say of themselves: modes, rules, components, lessons."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from rules.commands.collection import Collection, installed
from rules.commands.rulebook import sources_of_tests
from rules.core import folders
from rules.teaching.editions import MadeEdition
from rules.teaching.reading import read_file
from tests.collection import COLLECTION
from tests.fixture_game import EDITION_FOLDER
from tests.rules.commands.conftest import Command


def test_games(vestiges: Command) -> None:
    (caravan,) = vestiges("games", "--json").json["games"]
    assert (caravan["id"], caravan["title_fr"], caravan["title_en"]) == ("caravan", "Caravane", "Caravan")
    assert caravan["players"] == [2, 3]
    assert [mode["id"] for mode in caravan["modes"]] == ["table", "rival"]
    assert caravan["options"][0]["id"] == "tolls"
    assert caravan["bots"][0] == "random"
    assert caravan["automas"] == ["rival"]


def test_games_in_words(vestiges: Command) -> None:
    assert "Players: 2 and 3" in vestiges("games").out
    assert "Caravane (caravan)" in vestiges("games", "--lang", "fr").out


def test_no_game_at_all(vestiges: Command) -> None:
    assert vestiges("games", within=replace(COLLECTION, games=())).out == "No game is installed.\n"


def test_rules(vestiges: Command) -> None:
    said = vestiges("rules", "caravan", "--json")
    rules = {rule["id"]: rule for rule in said.json["rules"]}
    assert said.code == 0
    assert {"id", "text_fr", "text_en", "source", "tests", "lessons"} <= set(rules["CV-TRADE-2"])
    assert rules["CV-TRADE-2"]["lessons"] == ["first-delivery"]
    assert rules["CV-TRADE-2"]["tests"] > 0
    assert rules["CV-MODE-1"]["text_fr"] != rules["CV-MODE-1"]["text_en"]
    assert next(iter(rules)) == "CV-MODE-1", "in the order of the file"


def test_without_tests_at_hand_nobody_pretends_to_have_counted(vestiges: Command) -> None:
    said = vestiges("rules", "caravan", "--json", within=replace(COLLECTION, tests=None))
    assert {rule["tests"] for rule in said.json["rules"]} == {None}


def test_a_test_names_a_rule_in_its_body_its_decorators_or_its_table() -> None:
    source = '''
CASES = ["XX-1"]

@mark("XX-2")
def test_one():
    """XX-2 again"""

class TestMore:
    def test_two(self):
        XX-3
'''
    assert [("XX-1" in part, "XX-2" in part, "XX-3" in part) for part in sources_of_tests(source)] == [
        (False, True, False),
        (False, False, True),
        (True, False, False),
    ]


def test_edition(vestiges: Command) -> None:
    said = vestiges("edition", "caravan", "--json")
    assert said.code == 0
    assert said.json["components"]["kit"]["rounds"] == 3
    assert said.json["provenance"]["reconstructed"] == 1
    assert said.json["problems"] == []


def test_an_owner_corrects_the_edition(vestiges: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('[{"path": "kit.rounds", "value": 4}]', encoding="utf-8")
    said = vestiges("edition", "caravan", "--corrections", file, "--json")
    assert said.json["components"]["kit"]["rounds"] == 4
    assert said.json["provenance"]["owner"] == 1


def test_games_are_tried_with_corrected_data(vestiges: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('[{"path": "kit.rounds", "value": 2}]', encoding="utf-8")
    said = vestiges("edition", "caravan", "--corrections", file, "--check", "--games", 6, "--json")
    assert said.code == 0
    assert said.json["corrections"] == [{"path": "kit.rounds", "value": 2}]
    assert said.json["trials"] == {"games": 6, "failed": []}
    assert "All 6 trial games" in vestiges("edition", "caravan", "--check", "--games", 6, "--lang", "en").out


def test_a_trial_game_that_goes_wrong_is_told(vestiges: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.boxes.trials.MOST_MOVES", 3)
    said = vestiges("edition", "caravan", "--check", "--games", 2, "--json")
    assert said.code == 1
    assert [each["seed"] for each in said.json["trials"]["failed"]] == [0, 1]
    assert "does not end, even after 3 moves" in said.json["trials"]["failed"][0]["text_en"]
    printed = vestiges("edition", "caravan", "--check", "--games", 2, "--lang", "fr").out
    assert "2 parties d’essai sur 2" in printed
    assert "ne finit pas" in printed


def test_a_number_of_trial_games_wants_the_check(vestiges: Command) -> None:
    said = vestiges("edition", "caravan", "--games", 2, "--lang", "en")
    assert (said.code, said.err.strip()) == (2, "--games goes with --check only.")


def test_corrections_that_lead_nowhere(vestiges: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('[{"path": "kit.round", "value": 4}]', encoding="utf-8")
    said = vestiges("edition", "caravan", "--corrections", file, "--json")
    assert said.code == 1
    assert said.json["problems"][0]["path"] == "kit.round"
    assert "No datum" in said.json["problems"][0]["text_en"]


def test_corrections_that_are_none(vestiges: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"kit": 4}', encoding="utf-8")
    assert "holds no corrections" in vestiges("edition", "caravan", "--corrections", file).err


def test_corrections_are_handed_on_in_a_file_and_read_from_it(vestiges: Command, tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.json", tmp_path / "box.vestiges"
    mine.write_text('[{"path": "kit.rounds", "value": 4}, {"path": "kit.gone", "value": 4}]', encoding="utf-8")
    said = vestiges("edition", "caravan", "--corrections", mine, "--export", file, "--by", "Zoé", "--json")
    assert (said.code, said.json["file"]) == (1, str(file)), "one of them fits nothing"
    made = read_file(file).made
    assert isinstance(made, MadeEdition)
    assert (made.by, made.game, made.edition, [each.path for each in made.corrections]) == (
        "Zoé",
        "caravan",
        said.json["version"],
        ["kit.rounds"],
    )
    read = vestiges("edition", "caravan", "--corrections", file, "--json")
    assert (read.code, read.json["components"]["kit"]["rounds"]) == (0, 4)
    again = vestiges("edition", "caravan", "--corrections", file, "--export", file, "--lang", "en")
    assert (again.code, f"Written: {file}" in again.out) == (0, True)
    played = vestiges("new", "caravan", "--seats", "2", "--corrections", file, "--out", tmp_path / "game.vestiges")
    assert played.code == 0, played.err


def test_kept_corrections_that_do_not_fit_are_told_and_keep_nobody_from_playing(
    vestiges: Command, tmp_path: Path
) -> None:
    file, game = folders.corrections("caravan"), tmp_path / "game.vestiges"
    file.parent.mkdir(parents=True)
    file.write_text('[{"path": "kit.rounds", "value": 4}, {"path": "kit.gone", "value": 4}]', encoding="utf-8")
    begun = vestiges("new", "caravan", "--seats", "2", "--out", game, "--lang", "en")
    assert (begun.code, "kit.gone" in begun.err) == (0, True), begun.err
    assert b"kit.rounds" in game.read_bytes()
    file.write_text('[{"path": "kit.rounds", "value": "many"}]', encoding="utf-8")
    other = tmp_path / "other.vestiges"
    begun = vestiges("new", "caravan", "--seats", "2", "--out", other, "--lang", "en")
    assert (begun.code, "kit.rounds" in begun.err) == (0, True), begun.err
    assert b"kit.rounds" not in other.read_bytes()
    named = vestiges("new", "caravan", "--seats", "2", "--out", other, "--corrections", file, "--lang", "en")
    assert (named.code, len(named.err.strip().splitlines())) == (1, 1)


def test_data_that_no_game_can_be_played_with_are_a_problem_too(vestiges: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('[{"path": "start_cards.0.effects", "value": []}]', encoding="utf-8")
    said = vestiges("edition", "council_of_shadows", "--corrections", file, "--json", within=installed())
    assert said.code == 1
    (found,) = said.json["problems"]
    assert (found["path"], found["text_en"]) == (
        "start_cards.0.effects",
        "A starting card has an effect. (start_cards.0.effects)",
    )
    assert said.json["provenance"]["owner"] == 1, "it is the owner's all the same"


def test_what_cannot_be_handed_on_or_read_is_said(vestiges: Command, tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.json", tmp_path / "box.vestiges"
    mine.write_text('[{"path": "kit.rounds", "value": 4}]', encoding="utf-8")
    nothing = vestiges("edition", "caravan", "--export", file, "--lang", "en")
    assert (nothing.code, nothing.err.strip()) == (1, "There are no corrections to write.")
    assert not file.exists()
    kept = vestiges("edition", "caravan", "--corrections", mine, "--export", mine, "--lang", "en")
    assert (kept.code, "nothing is replaced" in kept.err, "kit.rounds" in mine.read_text()) == (1, True, True)
    assert vestiges("edition", "caravan", "--by", "Zoé", "--lang", "en").code == 2
    assert vestiges("edition", "caravan", "--corrections", mine, "--export", file).code == 0
    head = json.loads(file.read_bytes())
    for change, said in (
        ({"game": "hoyuk"}, "corrects another game: hoyuk"),
        ({"vestiges": 2}, "comes from a newer version of Vestiges"),
        ({"corrections": [{"path": "../../etc", "value": 1}]}, "the name of no datum"),
        ({"shell": "rm"}, "shell"),
    ):
        file.write_text(json.dumps(head | change), encoding="utf-8")
        refused = vestiges("edition", "caravan", "--corrections", file, "--lang", "en")
        assert (refused.code, said in refused.err) == (1, True), refused.err
        assert len(refused.err.strip().splitlines()) == 1


def test_a_broken_edition_says_what_is_wrong(vestiges: Command, tmp_path: Path) -> None:
    home = broken_home(tmp_path, "map", "markets", {"moon": {"buys": "salt", "price": 4}})
    said = vestiges("edition", "caravan", "--json", within=at_home(home))
    assert said.code == 1
    assert said.json["problems"][0]["path"] == "map.markets.moon"
    assert "aucun lieu" in said.json["problems"][0]["text_fr"]
    played = vestiges("perft", "caravan", "--depth", 1, within=at_home(home))
    assert played.code == 1
    assert "moon" in played.err


def at_home(home: Path) -> Collection:
    return replace(COLLECTION, homes={"caravan": home})


def broken_home(folder: Path, file: str, key: str, value: object) -> Path:
    (folder / "edition").mkdir()
    for each in EDITION_FOLDER.glob("*.json"):
        tree = json.loads(each.read_text(encoding="utf-8"))
        if each.stem == file:
            tree[key] = value
        (folder / "edition" / each.name).write_text(json.dumps(tree), encoding="utf-8")
    return folder


def test_an_edition_that_is_no_json(vestiges: Command, tmp_path: Path) -> None:
    (tmp_path / "edition").mkdir()
    (tmp_path / "edition" / "cards.json").write_text("{", encoding="utf-8")
    for words in (("edition", "caravan"), ("perft", "caravan", "--depth", 1)):
        said = vestiges(*words, within=at_home(tmp_path))
        assert said.code == 1
        assert "cannot be read" in said.err


def test_lessons_are_listed_and_checked(vestiges: Command) -> None:
    listed = vestiges("lesson", "--list", "--json").json["lessons"]
    assert [(each["id"], each["steps"], each["ok"]) for each in listed] == [
        ("first-delivery", 2, None),
        ("roads", 4, None),
    ]
    said = vestiges("lesson", "--check", "--json")
    assert said.code == 0
    assert [each["ok"] for each in said.json["lessons"]] == [True, True]


def test_a_lesson_that_is_wrong_says_so_in_words(vestiges: Command, tmp_path: Path) -> None:
    copytree(EDITION_FOLDER, tmp_path / "edition")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "bad.json").write_text('{"id": "bad"}', encoding="utf-8")
    said = vestiges("lesson", "--check", within=at_home(tmp_path))
    assert said.code == 1
    assert "bad.json is not a lesson" in said.out
