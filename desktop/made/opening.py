"""Files of the program, opened from outside: dropped on the window, chosen in a menu, or named when it is started."""

from collections.abc import Sequence
from pathlib import Path

from desktop.class_book.screen import ClassBookScreen
from desktop.made.library import LibraryScreen
from desktop.own_box.screen import OwnBoxScreen
from desktop.shell import Shell
from rules.teaching.pupils_file import is_handed_in

GAME_BEGINS, KIND, HEAD = b'{"vestiges":', b'"kind"', 200
"""How a game begins; made things say their kind."""


def open_files(shell: Shell, files: Sequence[Path]) -> None:
    """Made things go to the library, what pupils handed in to the class book, games to the games that are kept; each
    says what is wrong with a file."""
    top = shell.trail[-1] if shell.trail else None
    if isinstance(top, OwnBoxScreen):
        files = top.take(files)
    games = [each for each in files if looks_like_game(each)]
    handed_in = tuple(each for each in files if each not in games and looks_handed_in(each))
    made = tuple(each for each in files if each not in games and each not in handed_in)
    if handed_in and isinstance(top, ClassBookScreen):
        top.take(handed_in)
    elif handed_in:
        shell.open("class_book", files=handed_in)
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


def looks_handed_in(file: Path) -> bool:
    """Whether it says that a pupil handed it in."""
    try:
        return is_handed_in(file, None)
    except OSError:
        return False
