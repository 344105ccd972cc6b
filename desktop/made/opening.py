"""Files of the program, opened from outside: dropped on the window, chosen in a menu, or named when it is started."""

from collections.abc import Sequence
from pathlib import Path

from desktop.class_book.screen import ClassBookScreen
from desktop.kept_games.opening import open_kept
from desktop.kept_games.page import KeptGames
from desktop.made.library import LibraryScreen
from desktop.own_box.screen import OwnBoxScreen
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table_screen.screen import TableScreen
from rules.core import folders
from rules.core.journal import Journal
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
    if games:
        open_games(shell, games)


def open_games(shell: Shell, files: Sequence[Path]) -> None:
    """A game that is kept here goes on; others are brought in, and listed with the last of them chosen."""
    if len(files) == 1 and kept_here(files[0]):
        path = folders.games_in_progress() / files[0].name
        if not back_to_table(shell, path):
            open_kept(shell, shell.program, path)
        return
    first, *others = files
    top = shell.trail[-1] if shell.trail else None
    page = top if isinstance(top, KeptGames) else shell.open("kept_games", brought=first)
    assert isinstance(page, KeptGames)
    for file in files if page is top else others:
        page.collection.bring(file)


def back_to_table(shell: Shell, path: Path) -> bool:
    """Whether this very window plays the game: then it comes back to its table."""
    at = next((number for number, each in enumerate(shell.trail) if played_at(each) == path), None)
    if at is None:
        return False
    while len(shell.trail) > at + 1:
        shell.back()
    return True


def played_at(screen: Screen) -> Path | None:
    """The file of the game that is played on a screen."""
    timeline = screen.table.timeline if isinstance(screen, TableScreen) else None
    return timeline.keeper.path if timeline is not None and isinstance(timeline.keeper, Journal) else None


def kept_here(file: Path) -> bool:
    """Whether a game lies where games in progress are kept, however its path is written."""
    try:
        return file.resolve().parent == folders.games_in_progress().resolve()
    except OSError:
        return False


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
