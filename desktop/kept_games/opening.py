"""Going on with a game from its file: the table when it is whole, what is wrong with it when it is not."""

from pathlib import Path
from typing import TYPE_CHECKING

from desktop.program import Program
from rules.core.journal import Opened, read, resume
from rules.core.places import games_in_progress

if TYPE_CHECKING:
    from desktop.shell import Shell


def open_kept(shell: "Shell", program: Program, file: str | Path) -> None:
    """A whole game goes on at once. A damaged one is shown in the list, with what is wrong and how far it goes."""
    path = Path(file)
    if path.parent == games_in_progress() and read(path, program.library).is_whole:
        open_table(shell, resumed(program, path))
    else:
        shell.open("kept_games", chosen=path)


def resumed(program: Program, path: Path) -> Opened:
    return resume(path, program.library)


def open_table(shell: "Shell", opened: Opened) -> bool:
    if opened.timeline is None:
        return False
    shell.open("table", timeline=opened.timeline, journal=opened.journal)
    return True
