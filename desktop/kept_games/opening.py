"""Going on with a game from its file: the table when it is whole, what is wrong with it when it is not."""

from pathlib import Path
from typing import TYPE_CHECKING

from desktop.analysis.offering import objection_to_review
from desktop.program import Program
from desktop.table.table import Table
from rules.core.folders import games_in_progress
from rules.core.journal import Opened, continued, copied, read, reopened, resume

if TYPE_CHECKING:
    from desktop.shell import Shell


def open_kept(shell: "Shell", program: Program, file: str | Path) -> None:
    """A whole game goes on at once. Any other is shown in the list: damaged, with how far it goes; played by another
    window, with the offer to look at it."""
    path = Path(file)
    if path.parent != games_in_progress():
        shell.open("kept_games", chosen=path)
        return
    found = reopened(path, program.library)
    if isinstance(found, Opened) and found.journal is None:
        shell.open("kept_games", chosen=path, told=found)
    elif isinstance(found, Opened):
        open_table(shell, found)
    elif found.is_whole:
        open_table(shell, continued(path, found))
    else:
        shell.open("kept_games", chosen=path)


def open_review(shell: "Shell", program: Program, file: Path) -> str:
    """Open the review of a kept game, whose file stays as it is. Returns the id of a text that says why it cannot."""
    timeline = read(file, program.library).timeline
    objection = "kept-not-reviewable" if timeline is None else objection_to_review(timeline)
    if timeline is not None and not objection and "review" in shell.makers:
        timeline.keeper = None
        shell.open("review", table=Table(timeline), file=file)
    return objection


def resumed(program: Program, path: Path) -> Opened:
    """A game in progress goes on in its file; a save stays as it is, and may go on in a new one."""
    if path.parent == games_in_progress():
        return resume(path, program.library)
    return copied(path, games_in_progress(), program.library)


def open_table(shell: "Shell", opened: Opened, *, guided: bool = False) -> bool:
    """Open the game on a table, which tells all that people should know of the file."""
    if opened.timeline is None:
        return False
    shell.open("table", timeline=opened.timeline, journal=opened.journal, told=opened.problems, guided=guided)
    return True
