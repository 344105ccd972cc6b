"""Puzzles of every game: what is on the shelf opens, asks somebody, and a sample is proven again.

Until a game has a shelf, a sample kept beside the tests stands for it, where one was found that stands clear.
"""

import pytest

from rules.bots.mind import mind_of
from rules.bots.registry import LEVELS
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.games import GAMES
from rules.puzzles.difficulty import finds, layer_of
from rules.puzzles.judgement import CLEAR
from rules.puzzles.model import Shelf, shelf_of
from rules.puzzles.opening import flaws, opened
from rules.puzzles.proving import are_few, proven_again
from rules.text.localise import LANGUAGES, Texts
from tests.rules.puzzles.samples import box_of, file_of, sample_of

WORLDS = 6
"""Fewer than when they were found: the samples stand clear."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def shelves(game: AnyGame) -> tuple[Shelf, ...]:
    samples = (sample_of(game.id),) if file_of(game.id).exists() else ()
    return (*samples, shelf_of(game.id, game.rules_version))


@each_game
def test_nothing_is_wrong_with_the_shelf(game: AnyGame) -> None:
    for shelf in shelves(game):
        assert list(flaws(game, box_of(game), shelf)) == []


@each_game
def test_a_sample_is_proven_again(game: AnyGame) -> None:
    for puzzle in shelves(game)[0].puzzles[:1]:
        again = proven_again(opened(game, box_of(game), puzzle), seed=5, most=WORLDS)
        assert again is not None
        assert again.holds, (puzzle.id, again)


@each_game
def test_puzzles_are_no_guess_and_their_layer_is_that_of_who_finds_them(game: AnyGame) -> None:
    for puzzle in (puzzle for shelf in shelves(game) for puzzle in shelf.puzzles):
        here = opened(game, box_of(game), puzzle)
        assert here.asked.game.deciding(here.state)[0].seat == puzzle.seat
        assert are_few(len(here.accepted), here.asked)
        assert all(here.is_right(move) for move in here.accepted)
        assert puzzle.loss >= CLEAR * puzzle.proof.error - 0.05
        assert puzzle.layer == layer_of(puzzle.tries)
        assert [each.level for each in puzzle.tries] == list(LEVELS[: puzzle.layer])
        assert not any(finds(each) for each in puzzle.tries[:-1])


LONGEST = 28
"""So many letters of a title have room on a tile."""


@each_game
def test_every_theme_has_a_title_of_its_own_in_both_languages(game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game=game)
        titles = [texts.say(phrase(f"{game.prefix.lower()}-puzzle-{term.name}")) for term in mind_of(game.id).terms]
        assert len(set(titles)) == len(titles)
        assert max(map(len, titles)) <= LONGEST
