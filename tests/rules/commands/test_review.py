"""The review in the terminal: both languages, in parallel, kept beside the game; what it refuses, and why."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from rules.bots import whole_review
from rules.bots.reviewing import Effort
from rules.commands.boxes import printed_edition
from rules.commands.collection import installed
from rules.core.contract import Seating
from rules.core.journal import save
from rules.core.library import Library
from rules.core.record import Policy, new_record
from rules.core.timeline import Timeline
from tests.rules.commands.conftest import Command

MOVES = 12
SMALL = Effort(followed=1, least=1, worlds=1, moves=60)


@pytest.fixture
def review(vestiges: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setattr(whole_review, "FIRST", SMALL)
    monkeypatch.setattr(whole_review, "REFINED", replace(SMALL, is_refined=True))
    return partial(vestiges, "review", within=installed())


Keep = Callable[..., Path]


@pytest.fixture
def kept(tmp_path: Path) -> Keep:
    """Keep the beginning of a game of Marajoara, in which the first of the legal moves are played."""

    def keep(players: Sequence[str] = ("person", "person"), policy: Policy = "friendly", moves: int = MOVES) -> Path:
        collection = installed()
        game = next(game for game in collection.games if game.id == "marajoara")
        library = Library(collection.games, lambda game: printed_edition(collection, game))
        seating = tuple(Seating(who, f"Ida {at}", game.colours[at]) for at, who in enumerate(players))
        record = new_record(game, library.edition(game), game.options_type(), seating, seed=5, policy=policy)
        timeline = Timeline(game, record, library.box(game))
        for _ in range(moves):
            timeline.propose(game.legal(timeline.state, game.deciding(timeline.state)[0].seat)[0])
        path = tmp_path / "game.vestiges"
        assert save(timeline, path, library, replace=True) is None
        return path

    return keep


def test_a_review_is_kept_beside_the_game_and_read_again(review: Command, kept: Keep) -> None:
    path = kept()
    said = review(path, "--seat", 1, "--workers", 1, "--json")
    assert (said.code, said.err) == (0, "")
    document = said.json
    assert document["seat"] == 1
    assert document["looked_at"] == document["decisions"] >= sum(document["counts"].values()) > 0
    assert not document["has_chance"]
    assert (document["start"], document["rows"], document["final"]) == (None, [], None)
    for each in document["judged"]:
        assert (each["grade"] is None) == (not each["others"])
        assert (each["loss"] > 0) == any(other["is_better"] for other in each["others"])
    file = path.with_name("game.review-1.jsonl")
    before = file.read_bytes()
    assert review(path, "--seat", 1, "--workers", 1, "--json").json == document
    assert file.read_bytes() == before


@pytest.mark.parametrize(("language", "heading"), [("en", "the decisions of Ida 0"), ("fr", "les décisions de Ida 0")])
def test_people_read_grades_and_moments(review: Command, kept: Keep, language: str, heading: str) -> None:
    said = review(kept(), "--workers", 1, "--quick", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert heading in said.out
    assert {"en": "Best", "fr": "Meilleur"}[language] in said.out
    assert {"en": "Nothing was left to chance", "fr": "Rien n’a été laissé au hasard"}[language] in said.out


def test_more_workers_find_the_same(vestiges: Command, kept: Keep) -> None:
    path = kept(moves=7)
    file = path.with_name("game.review-0.jsonl")
    words = ("review", path, "--quick", "--json", "--workers")
    alone = vestiges(*words, 1, within=installed()).json
    file.unlink()
    assert vestiges(*words, 2, within=installed()).json == alone


def test_a_damaged_review_is_set_aside_and_begins_anew(review: Command, kept: Keep) -> None:
    path = kept()
    good = review(path, "--workers", 1, "--quick", "--json").json
    file = path.with_name("game.review-0.jsonl")
    file.write_bytes(file.read_bytes()[:-5])
    said = review(path, "--workers", 1, "--quick", "--json")
    assert "was damaged" in said.err
    assert said.json == good
    assert path.with_name("game.review-0.damaged-1.jsonl").exists()


def test_an_interrupted_review_goes_on(review: Command, kept: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    path, judged = kept(), whole_review.Desk.judged
    looks = 0

    def interrupted(desk: whole_review.Desk, task: whole_review.Task) -> object:
        nonlocal looks
        looks += 1
        if looks == 3:
            raise KeyboardInterrupt
        return judged(desk, task)

    monkeypatch.setattr(whole_review.Desk, "judged", interrupted)
    said = review(path, "--workers", 1, "--json")
    assert said.code == 130
    assert said.json["looked_at"] == 2
    again = review(path, "--workers", 1, "--json").json
    assert again["looked_at"] == again["decisions"]
    assert looks == 1 + again["decisions"] + again["refined"]


@pytest.mark.parametrize(
    ("table", "words", "why"),
    [
        ((("person", "person"), "strict"), (), "strict game is not over"),
        ((("regular", "novice"), "friendly"), (), "No person has decided anything"),
        ((("person", "novice"), "friendly"), ("--seat", 1), "not played by a person"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    review: Command, kept: Keep, table: tuple[Sequence[str], Policy], words: Sequence[object], why: str
) -> None:
    said = review(kept(*table), *words, "--json")
    assert said.code == 1
    assert why in said.err
    assert said.json["code"] == 1


def test_a_damaged_game_is_refused(review: Command, kept: Keep) -> None:
    path = kept()
    path.write_bytes(path.read_bytes()[:-20])
    said = review(path)
    assert said.code == 1
    assert said.out == ""
    assert not list(path.parent.glob("*.review-*"))


def test_a_game_that_nobody_can_judge_is_refused(vestiges: Command, game: Path) -> None:
    said = vestiges("review", game)
    assert said.code == 1
    assert "No opponent knows this game" in said.err
    assert json.loads(vestiges("review", game, "--json").out)["code"] == 1


def test_seats_that_are_not_there_are_wrong_usage(review: Command, kept: Keep) -> None:
    assert review(kept(), "--seat", 7).code == 2
