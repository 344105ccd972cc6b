"""The book of puzzles of whoever plays: the shelves of all games, and what was kept of tries."""

from datetime import date, datetime

from desktop.own_page.saying import games_in_order
from desktop.program import Program
from desktop.tries import noting
from desktop.tries.noting import tried_so_far
from rules.core.edition import Problem
from rules.puzzles import own
from rules.puzzles.book import Book
from rules.puzzles.model import Puzzle, shelf_of
from rules.puzzles.repeating import Result


def book_of(program: Program, today: date) -> Book:
    return Book(shelves_of(program), tried_so_far(program), today)


def shelves_of(program: Program) -> dict[str, tuple[Puzzle, ...]]:
    """List puzzles by game, from the top drawer of the cabinet to the bottom; those from own games among them."""
    found: dict[str, tuple[Puzzle, ...]] = {}
    for id in games_in_order(program):
        game = program.library.named(id)
        if game is not None:
            ours = own.kept(id, game.rules_version)
            names = {each.id for each in ours}
            printed = shelf_of(id, game.rules_version).puzzles
            found[id] = (*ours, *(each for each in printed if each.id not in names))
    return found


def note(program: Program, game: str, puzzle: Puzzle, result: Result, now: datetime) -> Problem | None:
    """Keep what came of a puzzle."""
    is_own = puzzle.own is not None
    return noting.note(program, game, puzzle.id, result, now, theme=puzzle.theme, layer=puzzle.layer, is_own=is_own)
