"""From a puzzle to its position: played through the engine, move by move, and checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.bots.mind import mind_of
from rules.core.codec import Unreadable, move_from_json, shown
from rules.core.contract import AnyGame
from rules.core.types import Phrase, Seat, phrase
from rules.lessons.model import StartsAtSetup
from rules.lessons.scenes import BadScene, beginning, deciding_seats
from rules.puzzles.asked import Asked, asked
from rules.puzzles.model import Puzzle, Shelf, WrittenMove, with_seats


class BadPuzzle(Exception):
    """A puzzle that cannot be opened; the sentence says why."""

    def __init__(self, puzzle: Puzzle, why: Phrase) -> None:
        super().__init__(f"{puzzle.id}: {why.id}")
        self.sentence = phrase("puzzles-bad", id=puzzle.id, why=why)


@dataclass(frozen=True, slots=True)
class Opened:
    """A puzzle at its question."""

    puzzle: Puzzle
    asked: Asked
    start: Any
    """Where the game of the puzzle begins."""
    moves: tuple[Any, ...]
    accepted: tuple[Any, ...]

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat

    @property
    def state(self) -> Any:
        return self.asked.state

    def is_right(self, move: Any) -> bool:
        return move in self.accepted


def opened(game: AnyGame, box: Any, puzzle: Puzzle) -> Opened:
    """Play a puzzle up to its question. Raises `BadPuzzle`."""
    start = state = beginning_of(game, box, puzzle)
    moves: list[Any] = []
    for number, said in enumerate(with_seats(puzzle.moves), 1):
        move = read(game, puzzle, said, number)
        refusal = next(iter(game.objections(state, move)), None) if game.deciding(state) else None
        if not game.deciding(state) or refusal is not None:
            why = refusal.sentence if refusal else phrase("puzzles-over")
            raise BadPuzzle(puzzle, phrase("puzzles-refused", number=number, why=why))
        moves.append(move)
        state = game.apply(state, move).state
    if puzzle.seat not in deciding_seats(game, state):
        raise BadPuzzle(puzzle, phrase("puzzles-not-asked", seat=puzzle.seat + 1))
    question = asked(game, state, puzzle.seat)
    accepted = tuple(read(game, puzzle, said, 0) for said in puzzle.accepted)
    if not set(accepted) <= set(question.legal):
        raise BadPuzzle(puzzle, phrase("puzzles-answer-not-legal"))
    if set(accepted) == set(question.legal):
        raise BadPuzzle(puzzle, phrase("puzzles-no-choice"))
    return Opened(puzzle, question, start, tuple(moves), accepted)


def beginning_of(game: AnyGame, box: Any, puzzle: Puzzle) -> Any:
    position = puzzle.position
    if isinstance(position, StartsAtSetup) and len(position.setup.players) not in game.seats:
        raise BadPuzzle(puzzle, phrase("puzzles-seats", count=len(position.setup.players)))
    try:
        return beginning(game, box, position, None)
    except BadScene as error:
        raise BadPuzzle(puzzle, error.sentence) from error


def read(game: AnyGame, puzzle: Puzzle, said: WrittenMove, number: int) -> Any:
    """Read a move; `number` is its place in the game, 0 for an answer."""
    try:
        return move_from_json(game, said)
    except Unreadable as error:
        raise BadPuzzle(puzzle, phrase("puzzles-move", number=number, why=error.problems[0].sentence)) from error


def flaws(game: AnyGame, box: Any, shelf: Shelf) -> Iterator[Phrase]:
    """Tell everything that is wrong with the puzzles of a game."""
    if shelf.game != game.id:
        yield phrase("puzzles-other-game", game=shown(shelf.game))
        return
    if shelf.rules_version != game.rules_version:
        yield phrase("puzzles-other-rules", version=shelf.rules_version)
    themes = {(term.name, term.rule) for term in mind_of(game.id).terms}
    for puzzle in shelf.puzzles:
        if (puzzle.theme, puzzle.rule) not in themes:
            yield BadPuzzle(puzzle, phrase("puzzles-theme", theme=shown(puzzle.theme))).sentence
        try:
            opened(game, box, puzzle)
        except BadPuzzle as error:
            yield error.sentence
