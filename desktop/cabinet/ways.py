"""The ways from the cabinet to pages that others build. A page that is not there yet is no way: ask before going."""

from typing import TYPE_CHECKING, Any

from desktop.program import Program

if TYPE_CHECKING:
    from desktop.shell import Shell

EDITION, RULINGS = "edition", "rulings"
"""Sections of the book of a game."""
BOOK, SHELF, TABLE = "reader", "lessons", "table"


def is_there(shell: "Shell", screen: str) -> bool:
    return screen in shell.makers


def to_book(shell: "Shell", program: Program, game_id: str, at: str = "") -> bool:
    """The book of a game, at a rule, a ruling or a section. False when there is no book yet."""
    game = program.library.named(game_id)
    if game is None or not is_there(shell, BOOK):
        return False
    shell.open(BOOK, game=game, at=at)
    return True


def to_shelf(shell: "Shell") -> bool:
    """The shelf of lessons."""
    if not is_there(shell, SHELF):
        return False
    shell.open(SHELF)
    return True


def to_table(shell: "Shell", **what: Any) -> None:
    shell.open(TABLE, **what)
