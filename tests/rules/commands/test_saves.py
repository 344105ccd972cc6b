"""A game from the command line: begun, looked at, tried out, played on; and what becomes of damaged files."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.core.journal import resume
from tests.fixture_game import GAME
from tests.rules.commands.conftest import Command
from tests.rules.core.patching import patch_game
from tests.rules.core.tables import LIBRARY

ROOT = Path(__file__).parents[3]

REST = '{"kind": "cv.rest", "seat": 0}'


def test_new_and_show(vestiges: Command, game: Path) -> None:
    said = vestiges("show", game, "--json")
    assert said.code == 0
    assert [seat["name"] for seat in said.json["seats"]] == ["Ida", ""]
    assert said.json["position"]["deck"], "the whole position, with what is hidden"
    assert [asked["seat"] for asked in said.json["deciding"]] == [0, 1]
    assert said.json["deciding"][0]["text_fr"] == "Gardez une carte de votre paquet."


def test_the_same_seed_gives_the_same_game(vestiges: Command, tmp_path: Path) -> None:
    positions = []
    for name in ("one", "two"):
        vestiges("new", "caravan", "--seats", 2, "--seed", 8, "--out", tmp_path / name)
        positions.append(vestiges("show", tmp_path / name, "--json").json["position"])
    assert positions[0] == positions[1]


def test_a_seat_sees_only_what_it_may(vestiges: Command, game: Path) -> None:
    said = vestiges("show", game, "--seat", 0, "--json")
    assert said.json["seat"] == 0
    assert "copper-1" not in json.dumps(said.json["position"]["traders"][1])
    assert said.json["position"] != vestiges("show", game, "--seat", 1, "--json").json["position"]


def test_a_seat_that_is_not_there(vestiges: Command, game: Path) -> None:
    said = vestiges("show", game, "--seat", 2)
    assert said.code == 2
    assert "from 0 to 1" in said.err


def test_show_in_words_names_unnamed_seats_in_either_language(vestiges: Command, game: Path) -> None:
    assert "Seat 2: Keep one card" in vestiges("show", game).out
    assert "Siège 2" in vestiges("show", game, "--lang", "fr").out


def test_legal_moves_have_ids_and_words(vestiges: Command, game: Path) -> None:
    moves = vestiges("legal", game, "--json").json["moves"]
    assert [move["id"] for move in moves] == ["0-0", "0-1", "0-2", "0-3", "1-0"]
    assert moves[0]["move"]["kind"] == "cv.keep"
    assert moves[0]["text_fr"].startswith("Garder")
    assert moves[0]["text_en"].startswith("Keep")
    assert [move["seat"] for move in vestiges("legal", game, "--seat", 1, "--json").json["moves"]] == [1]


def test_trying_changes_nothing(vestiges: Command, game: Path) -> None:
    before = game.read_bytes()
    said = vestiges("try", game, "--move", "0-1", "--json")
    assert said.code == 0
    assert said.json["legal"] is True
    assert said.json["refusal"] is None
    assert said.json["events"][0]["event"]["kind"] == "cv.kept"
    assert said.json["events"][0]["text_fr"].startswith("Ida garde")
    assert game.read_bytes() == before


def test_a_refusal_is_data_and_words(vestiges: Command, game: Path) -> None:
    said = vestiges("try", game, "--move", REST, "--json")
    assert said.code == 1
    refusal = said.json["refusal"]
    assert (said.json["legal"], refusal["rule"], refusal["args"]) == (False, "CV-TURN-1", {"seat": 0})
    assert refusal["text_en"] == "Ida is not asked for this now."
    assert "Refused (CV-TURN-1)" in vestiges("try", game, "--move", REST).out


def test_a_move_that_is_none(vestiges: Command, game: Path) -> None:
    for move, why in (
        ("9-9", "is not the id of a legal move"),
        ('{"kind": "cv.fly", "seat": 0}', "“cv.fly”"),
        ('{"kind": "cv.keep", "seat": 0}', "missing"),
        ('{"kind": "cv.rest", "seat": 0, "why": 1}', "does not belong there"),
        ("{", "not JSON"),
        ("[]", "is not the id"),
    ):
        said = vestiges("try", game, "--move", move)
        assert said.code == 2
        assert why in said.err


def test_apply_plays_on_in_another_file(vestiges: Command, game: Path, tmp_path: Path) -> None:
    before, after = game.read_bytes(), tmp_path / "after.vestiges"
    said = vestiges("apply", game, "--move", "0-0", "--out", after, "--json")
    assert said.code == 0
    assert [asked["seat"] for asked in said.json["deciding"]] == [1]
    assert game.read_bytes() == before
    assert vestiges("verify", after, "--json").json["moves"] == 1


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Another program is already playing"), ("fr", "Un autre programme joue déjà")]
)
def test_a_file_that_a_window_plays_is_left_to_it(vestiges: Command, game: Path, language: str, words: str) -> None:
    before = game.read_bytes()
    opened = resume(game, LIBRARY)
    assert opened.journal
    with opened.journal:
        said = vestiges("apply", game, "--move", "0-0", "--out", game, "--lang", language)
    assert said.code == 1
    assert words in said.err
    assert len(said.err.splitlines()) == 1
    assert game.read_bytes() == before
    assert vestiges("apply", game, "--move", "0-0", "--out", game).code == 0


@pytest.mark.parametrize("command", ["apply", "new"])
def test_a_full_disk_is_said_and_what_was_there_stays(
    vestiges: Command, game: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    before = game.read_bytes()
    asked = {"apply": ("apply", game, "--move", "0-0"), "new": ("new", "caravan", "--seats", 2)}[command]
    with monkeypatch.context() as full:
        full.setattr(os, "write", no_room)
        said = [vestiges(*asked, "--out", game, "--lang", language) for language in ("en", "fr")]
    assert [each.code for each in said] == [1, 1]
    assert "the disk is full." in said[0].err
    assert "le disque est plein." in said[1].err
    assert [len(each.err.splitlines()) for each in said] == [1, 1]
    assert game.read_bytes() == before
    assert [each.name for each in game.parent.iterdir() if each.is_file()] == [game.name], "no half file is left"


def no_room(*_: object) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.skipif(os.name == "nt", reason="this system knows no such limit")
def test_a_disk_that_is_really_full_is_said(tmp_path: Path) -> None:
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY)); "
        "from rules.commands import main; sys.exit(main(sys.argv[1:]))"
    )
    out = tmp_path / "game.vestiges"
    words = ["new", "marajoara", "--seats", "2", "--out", str(out), "--lang", "fr"]
    done = subprocess.run(
        [sys.executable, "-B", "-c", limited, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "n’a pas pu être écrit" in done.stderr
    assert "le fichier ne peut pas grandir davantage" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not out.exists()


def test_a_refused_move_writes_nothing(vestiges: Command, game: Path, tmp_path: Path) -> None:
    said = vestiges("apply", game, "--move", REST, "--out", tmp_path / "after", "--json")
    assert said.code == 1
    assert said.json["file"] is None
    assert not (tmp_path / "after").exists()


def test_a_whole_game_by_script(vestiges: Command, game: Path) -> None:
    over = False
    for _ in range(200):
        said = vestiges("apply", game, "--move", first_move(vestiges, game), "--out", game, "--json")
        assert said.code == 0
        over = said.json["over"]
        if over:
            break
    assert over
    assert vestiges("legal", game, "--json").json["moves"] == []
    assert "wins" in vestiges("show", game).out or "win together" in vestiges("show", game).out


def first_move(vestiges: Command, game: Path) -> Any:
    return vestiges("legal", game, "--json").json["moves"][0]["id"]


def test_nothing_that_is_no_game_is_written_over(vestiges: Command, game: Path, tmp_path: Path) -> None:
    mine = tmp_path / "thesis.txt"
    mine.write_text("years of work", encoding="utf-8")
    said = vestiges("apply", game, "--move", "0-0", "--out", mine)
    assert said.code == 1
    assert "is already there" in said.err
    assert mine.read_text(encoding="utf-8") == "years of work"


def test_a_mistake_of_ours_is_one_line_too(vestiges: Command, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: object, move: object) -> object:
        raise RuntimeError("the camel is lost")

    patch_game(monkeypatch, GAME, objections=broken)
    said = vestiges("try", game, "--move", REST, "--json")
    assert said.code == 1
    assert said.err.count("\n") == 1
    assert "RuntimeError: the camel is lost" in said.json["error"]["text_fr"]


# Damage


def damaged(game: Path, vestiges: Command) -> Path:
    """Two moves, of which the second was meddled with."""
    for _ in range(2):
        vestiges("apply", game, "--move", first_move(vestiges, game), "--out", game)
    header, first, second, *rest = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join((header, first, second.replace(b"kind", b"kimd"), *rest)))
    return game


def test_verify(vestiges: Command, game: Path) -> None:
    good = vestiges("verify", game, "--json")
    assert (good.code, good.json["ok"], good.json["moves"], good.json["damaged_at"]) == (0, True, 0, None)
    bad = vestiges("verify", damaged(game, vestiges), "--json")
    assert (bad.code, bad.json["ok"], bad.json["moves"], bad.json["damaged_at"]) == (1, False, 1, 2)
    assert "damaged" in bad.json["message"]
    assert "abîmé" in vestiges("verify", game, "--lang", "fr").out


def test_a_damaged_game_is_shown_up_to_the_last_good_move(vestiges: Command, game: Path) -> None:
    said = vestiges("show", damaged(game, vestiges), "--json")
    assert said.code == 1
    assert said.json["played"] == 1
    assert said.json["problems"][0]["id"] == "save-damaged"
    assert "damaged" in said.err


def test_files_that_are_no_games(vestiges: Command, tmp_path: Path) -> None:
    for name, content in (("empty", b""), ("noise", bytes(range(256))), ("json", b'{"game": 1}')):
        file = tmp_path / name
        file.write_bytes(content)
        for command in ("show", "legal", "verify"):
            said = vestiges(command, file)
            assert said.code == 1
            assert (said.err or said.out).count("\n") == 1
    assert vestiges("show", tmp_path).code == 1, "a folder"


# Positions


def test_what_show_prints_can_be_played_from(vestiges: Command, game: Path, tmp_path: Path) -> None:
    shown = vestiges("show", damaged(game, vestiges), "--json").json
    (tmp_path / "p.json").write_text(json.dumps(shown), encoding="utf-8")
    said = vestiges("from-position", tmp_path / "p.json", "--out", tmp_path / "new", "--json")
    assert (said.code, said.json["ok"], said.json["problems"]) == (0, True, [])
    again = vestiges("show", tmp_path / "new", "--json").json
    assert again["position"] == shown["position"]
    assert again["seats"] == shown["seats"]
    assert vestiges("apply", tmp_path / "new", "--move", "1-0", "--out", tmp_path / "on").code == 0


def written(folder: Path, content: object) -> Path:
    file = folder / "p.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


def test_the_short_notation_is_a_position_too(vestiges: Command, tmp_path: Path) -> None:
    notation = {"seats": ["person", "person"], "ask": "trade", "traders": [{"camel": "port"}, {}]}
    file = written(tmp_path, {"game": "caravan", "notation": notation})
    assert vestiges("from-position", file, "--out", tmp_path / "new").code == 0
    shown = vestiges("show", tmp_path / "new", "--json").json
    assert shown["position"]["traders"][0]["camel"] == "port"
    assert [seat["player"] for seat in shown["seats"]] == ["person", "person"]


def test_an_impossible_position_says_why(vestiges: Command, game: Path, tmp_path: Path) -> None:
    shown = vestiges("show", game, "--json").json
    shown["position"]["traders"][0]["coins"] = 99
    said = vestiges("from-position", written(tmp_path, shown), "--out", tmp_path / "new", "--json")
    assert (said.code, said.json["ok"], said.json["file"]) == (1, False, None)
    assert said.json["problems"][0]["id"] == "cv-miscounted"
    assert "101" in said.json["problems"][0]["text_fr"]
    assert not (tmp_path / "new").exists()


def test_files_that_are_no_positions(vestiges: Command, game: Path, tmp_path: Path) -> None:
    seen = vestiges("show", game, "--seat", 0, "--json").json
    for content, why in (
        ("{", "is not JSON"),
        ([], "does not have the form"),
        ({"position": {}}, "at “game”"),
        ({"game": "caravan"}, "There is no position"),
        ({"game": "caravan", "position": {}}, "is missing"),
        ({"game": "caravan", "notation": {"seats": 3}}, "cannot be read"),
        (seen, "seat 0 sees"),
    ):
        said = vestiges("from-position", written(tmp_path, content), "--out", tmp_path / "new")
        assert said.code == 1
        assert why in said.err + said.out
    unknown = written(tmp_path, {"game": "carvan", "position": {}})
    assert vestiges("from-position", unknown, "--out", tmp_path / "new").code == 2
