"""Puzzles from one's own games: made of a moment of a kept game, written, listed, opened; what is wrong is left out."""

from dataclasses import replace
from pathlib import Path

import pytest

from rules.bots.mind import mind_of
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.bots.review import Choice, Judgement, Outcome
from rules.bots.whole_review import begun
from rules.core import folders
from rules.core.codec import move_json, options_from_json
from rules.core.contract import AnyGame, Seating
from rules.core.edition import read_edition
from rules.core.record import new_record
from rules.core.resources import assets
from rules.core.timeline import Timeline
from rules.games import GAMES
from rules.puzzles.model import OwnGame, Proof, Puzzle
from rules.puzzles.opening import opened, timeline_of
from rules.puzzles.own import keep, kept, of_review, own_puzzle
from tests.rules.puzzles.samples import box_of

MOVES = 30


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))


def played(game: AnyGame) -> Timeline:
    """A game of two persons in colours of their own choice, up to a decision with a choice."""
    colours = game.colours_for(("person", "person"))
    seating = (Seating("person", "Clara", colours[0][1]), Seating("person", "Malo", colours[1][0]))
    edition = read_edition(assets() / game.id / "edition", game.id)
    options = options_from_json(game, {})
    timeline = Timeline(game, new_record(game, edition, options, seating, seed=5), box_of(game))
    bot, number = quick_policy(), 0
    while number < MOVES or len(game.legal(timeline.state, game.deciding(timeline.state)[0].seat)) < 4:
        seat = game.deciding(timeline.state)[0].seat
        legal = game.legal(timeline.state, seat)
        chance = chance_of(number, seat)
        timeline.propose(bot.choose(game, game.view(timeline.state, seat), legal, chance, Budget(1)))
        number += 1
    return timeline


def made(timeline: Timeline) -> Puzzle | None:
    game = timeline.game
    seat = game.deciding(timeline.state)[0].seat
    answer = game.legal(timeline.state, seat)[0]
    own = OwnGame(move=timeline.now + 1, against="Malo", file="a.vestiges")
    proof = Proof(level="master", worlds=8, error=0.3)
    return own_puzzle(timeline, timeline.now, [answer], theme="x", rule="Y-1", loss=3.0, proof=proof, own=own)


def put_away(name: str) -> Path:
    """A file where the game should be."""
    file = folders.made(folders.saves()) / name
    file.touch()
    return file


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_moment_becomes_a_puzzle_and_is_found_again(game: AnyGame) -> None:
    timeline = played(game)
    puzzle = made(timeline)
    assert puzzle is not None
    keep(game, puzzle)
    assert kept(game.id, game.rules_version) == ()
    file = put_away("a.vestiges")
    assert kept(game.id, game.rules_version) == (puzzle,)
    assert kept(game.id, game.rules_version + 1) == ()
    here = opened(game, box_of(game), puzzle)
    assert here.state == timeline.state
    edition = read_edition(assets() / game.id / "edition", game.id)
    again = timeline_of(here, edition, box_of(game), ("", "Malo"))
    assert again.state == timeline.state
    assert [seat.colour for seat in again.record.seating] == [seat.colour for seat in timeline.record.seating]
    file.unlink()
    assert kept(game.id, game.rules_version) == ()


@pytest.mark.parametrize(
    ("lead", "doubt", "is_refined", "found"),
    [
        (30.0, 0.5, True, [True]),
        (30.0, 11.0, True, [False]),
        (30.0, 20.0, True, []),
        (0.01, 0.001, True, []),
        (30.0, 0.5, False, []),
    ],
    ids=["clear", "a moment", "noise", "little", "to be looked at again"],
)
def test_a_review_gives_its_moments_and_says_which_stand_clear(
    lead: float, doubt: float, is_refined: bool, found: list[bool]
) -> None:
    timeline = played(GAMES[0])
    game, point = timeline.game, timeline.now
    seat = game.deciding(timeline.state)[0].seat
    worse, best = list(game.legal(timeline.state, seat))[:2]
    timeline.propose(worse)
    judgement = Judgement(
        timeline.now,
        Outcome(worse, 0.0, 0.3, 10.0),
        (Outcome(best, lead, 0.3, 10.0, doubt),),
        terms=((mind_of(game.id).terms[0].name, lead),),
        is_refined=is_refined,
        worlds=12,
    )
    review, _ = begun(timeline, seat)
    review = replace(review, looks=(judgement,), choices=(Choice(timeline.now, point + 1, 1),))
    puzzles = [puzzle for _, puzzle in of_review(timeline, review, "a.vestiges")]
    assert [puzzle.own.is_alone for puzzle in puzzles if puzzle.own is not None] == found
    assert not list(of_review(timeline, review, known={timeline.now}))
    for puzzle in puzzles:
        here = opened(game, box_of(game), puzzle)
        assert here.accepted == (best,)
        assert here.played == worse
        against, then = ("Malo", "Clara")[seat], move_json(worse)
        own = OwnGame(move=point + 1, against=against, file="a.vestiges", played=then, is_alone=found[0])
        assert puzzle.own == own


def test_what_is_damaged_in_the_folder_is_left_out() -> None:
    game = GAMES[0]
    folder = folders.made(folders.own_puzzles(game.id))
    (folder / "nothing.json").write_text("[]")
    (folder / "torn.json").write_bytes(b"\xff{")
    assert kept(game.id, game.rules_version) == ()
