"""Files of the program, opened from outside: dropped on the window, chosen in a menu, or named when it is started."""

from collections.abc import Sequence
from pathlib import Path

from desktop.made.library import LibraryScreen
from desktop.shell import Shell

GAME_BEGINS, KIND, HEAD = b'{"vestiges":', b'"kind"', 200
"""How a game begins; made things say their kind."""


def open_files(shell: Shell, files: Sequence[Path]) -> None:
    """Made things go to the library, games to the games that are kept; each says what is wrong with a file."""
    games = [each for each in files if looks_like_game(each)]
    made = tuple(each for each in files if each not in games)
    top = shell.trail[-1] if shell.trail else None
    if made and isinstance(top, LibraryScreen):
        top.add(made)
    elif made:
        shell.open("library", files=made)
    for game in games[:1]:
        shell.open("kept_games", brought=game)


def looks_like_game(file: Path) -> bool:
    """Whether a file begins as a game does."""
    try:
        with file.open("rb") as opened:
            head = opened.read(HEAD)
    except OSError:
        return False
    return GAME_BEGINS in head and KIND not in head
