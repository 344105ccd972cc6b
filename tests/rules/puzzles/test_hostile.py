"""Files that hold no puzzles, or puzzles that cannot be: each is refused with a sentence, never with an accident."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.core.types import Phrase
from rules.marajoara import GAME
from rules.puzzles.model import LIMIT, BrokenPuzzles, Puzzle, Shelf, json_of, read_shelf, shelf_of
from rules.puzzles.opening import BadPuzzle, flaws, numbered, opened
from rules.text.localise import LANGUAGES, Texts
from tests.rules.puzzles.samples import box_of, file_of, sample_of

Change = Callable[[dict[str, Any]], object]


def said(sentence: Phrase) -> str:
    """The sentence in both languages; whatever is missing in one is an error."""
    return " | ".join(Texts(language).of(GAME).say(sentence) for language in LANGUAGES)


def whole() -> Any:
    return json.loads(file_of(GAME.id).read_text("utf-8"))


def broken(tmp_path: Path, text: str | bytes) -> str:
    file = tmp_path / "puzzles.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BrokenPuzzles) as refused:
        read_shelf(file)
    return said(refused.value.sentence)


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "\x00", "[" * 5000, '{"game": "marajoara"}', b"\xff\xfe"])
def test_what_is_no_shelf_is_refused(tmp_path: Path, text: str | bytes) -> None:
    assert "puzzles.json" in broken(tmp_path, text)


CHANGES: tuple[Change, ...] = (
    lambda each: each.update(id="../../etc/passwd"),
    lambda each: each.update(seat=-1),
    lambda each: each.update(layer=6),
    lambda each: each.update(layer=0),
    lambda each: each.update(loss=-1),
    lambda each: each.update(loss=float("inf")),
    lambda each: each.update(loss=float("nan")),
    lambda each: each.update(accepted=[]),
    lambda each: each.update(played="end"),
    lambda each: each.update(played=[0] * 6000),
    lambda each: each.update(played=[-1]),
    lambda each: each.update(more=1),
    lambda each: each["proof"].update(worlds=0),
    lambda each: each.pop("theme"),
)


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_no_puzzle_is_refused(tmp_path: Path, change: Change) -> None:
    shelf = whole()
    change(shelf["puzzles"][0])
    assert broken(tmp_path, json.dumps(shelf))


def test_two_of_one_name_and_too_large_a_file_are_refused(tmp_path: Path) -> None:
    shelf = whole()
    shelf["puzzles"] *= 2
    assert "2" in broken(tmp_path, json.dumps(shelf))
    assert "8" in broken(tmp_path, b" " * (LIMIT + 1))
    with pytest.raises(BrokenPuzzles) as refused:
        read_shelf(tmp_path / "nothing.json")
    assert said(refused.value.sentence)


def turned(change: Change) -> Puzzle:
    written = whole()["puzzles"][0]
    change(written)
    return Puzzle.model_validate(written)


NOT_OPENED: tuple[tuple[Change, str], ...] = (
    (lambda each: each["played"].pop(), "puzzles-other-position"),
    (lambda each: each["played"].append(0), "puzzles-other-position"),
    (lambda each: each["played"].insert(0, 9999), "puzzles-no-such-move"),
    (lambda each: each.update(played=[0] * 4000), ""),
    (lambda each: each.update(id="mj-00000000"), "puzzles-other-position"),
    (lambda each: each.update(seat=1 - each["seat"]), "puzzles-not-asked"),
    (lambda each: each.update(accepted=[{"kind": "mj.cheat", "seat": 0}]), "puzzles-move"),
    (lambda each: each.update(accepted=[{"kind": "mj.choose_token", "seat": 0}]), "puzzles-move"),
    (lambda each: each["accepted"][0].update(seat=1 - each["seat"]), "puzzles-answer-not-legal"),
    (lambda each: each["position"].update(players=["regular"] * 9), "puzzles-seats"),
    (lambda each: each["position"].update(players=[]), "puzzles-seats"),
    (lambda each: each["position"].update(options={"mission": 99}), "option-wrong"),
    (lambda each: each["position"].update(options={"nonsense": True}), "option-unknown"),
    (lambda each: each["position"].update(seed=1), ""),
    (lambda each: each.update(position={"grid": "z99 Q7"}, played=[]), ""),
)


@pytest.mark.parametrize(("change", "why"), NOT_OPENED)
def test_what_cannot_be_opened_says_why(change: Change, why: str) -> None:
    with pytest.raises(BadPuzzle) as refused:
        opened(GAME, box_of(GAME), turned(change))
    inner = dict(refused.value.sentence.args)["why"]
    assert isinstance(inner, Phrase)
    assert inner.id == why or not why
    assert said(refused.value.sentence)


def test_other_rules_other_games_and_unknown_themes_are_flaws() -> None:
    shelf, box = sample_of(GAME.id), box_of(GAME)
    assert list(flaws(GAME, box, shelf)) == []
    older = shelf.model_copy(update={"rules_version": shelf.rules_version - 1})
    other = shelf.model_copy(update={"game": "hoyuk"})
    themeless = shelf.model_copy(update={"puzzles": (turned(lambda each: each.update(theme="luck")),)})
    for wrong, id in ((older, "puzzles-other-rules"), (other, "puzzles-other-game"), (themeless, "puzzles-bad")):
        (flaw,) = flaws(GAME, box, wrong)
        assert flaw.id == id
        assert said(flaw)


def test_a_shelf_is_written_as_it_is_read(tmp_path: Path) -> None:
    shelf = sample_of(GAME.id)
    file = tmp_path / "puzzles.json"
    file.write_text(json_of(shelf), encoding="utf-8")
    assert read_shelf(file) == shelf
    empty = Shelf(game="marajoara", rules_version=2)
    file.write_text(json_of(empty), encoding="utf-8")
    assert read_shelf(file) == empty


def test_moves_are_written_by_their_number_among_the_legal_ones() -> None:
    puzzle = sample_of(GAME.id).puzzles[0]
    here = opened(GAME, box_of(GAME), puzzle)
    assert numbered(GAME, here.start, here.moves) == puzzle.played
    assert len(puzzle.played) <= len(here.moves)


def test_a_game_without_puzzles_has_an_empty_shelf() -> None:
    assert shelf_of("no-such-game", 1).puzzles == ()
