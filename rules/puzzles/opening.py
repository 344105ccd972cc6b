"""From a puzzle to its position: played through the engine, move by move, and checked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from rules.bots.mind import mind_of
from rules.core.codec import Unreadable, checksum, move_from_json, options_from_json, shown
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.core.types import Phrase, Seat, phrase
from rules.lessons.scenes import BadScene, all_legal, beginning, deciding_seats
from rules.puzzles.asked import Asked, asked
from rules.puzzles.model import Begins, Puzzle, Shelf, WrittenMove


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
    played: Any = None
    """What was played there in a game of one's own, to do better than; None where nobody knows."""

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat

    @property
    def state(self) -> Any:
        return self.asked.state

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays: persons at a position that somebody has stated."""
        position = self.puzzle.position
        return position.players if isinstance(position, Begins) else ("person",) * len(self.start.players)

    def is_right(self, move: Any) -> bool:
        return move in self.accepted


def opened(game: AnyGame, box: Any, puzzle: Puzzle) -> Opened:
    """Play a puzzle up to its question. Raises `BadPuzzle`."""
    start = state = beginning_of(game, box, puzzle)
    moves: list[Any] = []
    for number in puzzle.played:
        state = played_on(game, state, moves)
        legal = list(all_legal(game, state))
        if number >= len(legal):
            raise BadPuzzle(
                puzzle, phrase("puzzles-over" if not legal else "puzzles-no-such-move", number=len(moves) + 1)
            )
        moves.append(legal[number])
        state = game.apply(state, legal[number]).state
    state = played_on(game, state, moves)
    if puzzle.id != id_of(game, state):
        raise BadPuzzle(puzzle, phrase("puzzles-other-position"))
    if puzzle.seat not in deciding_seats(game, state):
        raise BadPuzzle(puzzle, phrase("puzzles-not-asked", seat=puzzle.seat + 1))
    question = asked(game, state, puzzle.seat)
    accepted = tuple(read(game, puzzle, said) for said in puzzle.accepted)
    own = puzzle.own
    played = read(game, puzzle, own.played) if own is not None and own.played is not None else None
    if not {*accepted, *([] if played is None else [played])} <= set(question.legal):
        raise BadPuzzle(puzzle, phrase("puzzles-answer-not-legal"))
    if set(accepted) == set(question.legal):
        raise BadPuzzle(puzzle, phrase("puzzles-no-choice"))
    if puzzle.why is not None and read(game, puzzle, puzzle.why.against) not in set(question.legal) - set(accepted):
        raise BadPuzzle(puzzle, phrase("puzzles-compared"))
    return Opened(puzzle, question, start, tuple(moves), accepted, played)


def played_on(game: AnyGame, state: Any, moves: list[Any]) -> Any:
    """Play what nobody has a choice in, and add it to the moves."""
    while len(legal := list(islice(all_legal(game, state), 2))) == 1:
        moves += legal
        state = game.apply(state, legal[0]).state
    return state


def numbered(game: AnyGame, start: Any, moves: Sequence[Any]) -> tuple[int, ...]:
    """Write the moves of a game as a puzzle does."""
    found: list[int] = []
    state = start
    for move in moves:
        legal = list(all_legal(game, state))
        found += [legal.index(move)] if len(legal) > 1 else []
        state = game.apply(state, move).state
    return tuple(found)


def id_of(game: AnyGame, state: Any) -> str:
    """Name a puzzle by its position: another position is another puzzle."""
    return f"{game.prefix.lower()}-{checksum(state)[:8]}"


def timeline_of(opened: Opened, edition: Edition, box: Any, names: Sequence[str]) -> Timeline:
    """The game of a puzzle up to its question, to sit at under these names."""
    game, position = opened.asked.game, opened.puzzle.position
    begins = position if isinstance(position, Begins) else Begins(players=opened.players)
    options = opened.start.options
    seating = tuple(replace(each, name=name) for each, name in zip(seating_of(game, begins), names, strict=True))
    start = None if isinstance(position, Begins) else position
    timeline = Timeline(game, new_record(game, edition, options, seating, seed=begins.seed, start=start), box)
    for move in opened.moves:
        timeline.propose(move)
    return timeline


def beginning_of(game: AnyGame, box: Any, puzzle: Puzzle) -> Any:
    try:
        if isinstance(puzzle.position, Begins):
            return start_of(game, box, puzzle.position)
        return beginning(game, box, puzzle.position, None)
    except BadScene as error:
        raise BadPuzzle(puzzle, error.sentence) from error


def start_of(game: AnyGame, box: Any, begins: Begins) -> Any:
    """Set a game up. Raises `BadScene`."""
    if len(begins.players) not in game.seats:
        raise BadScene(phrase("puzzles-seats", count=len(begins.players)))
    try:
        options = options_from_json(game, begins.options)
    except Unreadable as error:
        raise BadScene(error.problems[0].sentence) from error
    seating = seating_of(game, begins)
    for refusal in game.objections_to_start(options, seating):
        raise BadScene(refusal.sentence)
    return game.setup(box, options, seating, begins.seed)


def seating_of(game: AnyGame, begins: Begins) -> list[Seating]:
    colours = begins.colours or fitting(game.colours_for(begins.players))
    return [Seating(player, player, colour) for player, colour in zip(begins.players, colours, strict=False)]


def read(game: AnyGame, puzzle: Puzzle, said: WrittenMove) -> Any:
    """Read an answer."""
    try:
        return move_from_json(game, said)
    except Unreadable as error:
        raise BadPuzzle(puzzle, phrase("puzzles-move", why=error.problems[0].sentence)) from error


def flaws(game: AnyGame, box: Any, shelf: Shelf) -> Iterator[Phrase]:
    """Tell everything that is wrong with the puzzles of a game."""
    if shelf.game != game.id:
        yield phrase("puzzles-other-game", game=shown(shelf.game))
        return
    if shelf.rules_version != game.rules_version:
        yield phrase("puzzles-other-rules", version=shelf.rules_version)
    themes = {(term.name, term.rule) for term in mind_of(game.id).terms}
    for puzzle in shelf.puzzles:
        names = {name for name, _ in puzzle.why.terms} if puzzle.why is not None else set()
        for name in sorted(names - {name for name, _ in themes}):
            yield BadPuzzle(puzzle, phrase("puzzles-theme", theme=shown(name))).sentence
        if (puzzle.theme, puzzle.rule) not in themes:
            yield BadPuzzle(puzzle, phrase("puzzles-theme", theme=shown(puzzle.theme))).sentence
        try:
            opened(game, box, puzzle)
        except BadPuzzle as error:
            yield error.sentence
