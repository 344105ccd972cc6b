"""What people must know of how the game on the table is kept: above it, in lines that stay until they are read."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from desktop.kept_games.files import ask_folder
from desktop.program import Program
from desktop.table.table import Table
from desktop.widgets.notices import Action, Notices
from rules.core.edition import Problem
from rules.core.refusal import Refusal

UNKEPT, LOOKS = "unkept", "looks"


class SavingNotices(Notices):
    """Opened with what was wrong when the game was opened. `ask` says in which other folder it shall be kept."""

    def __init__(
        self,
        program: Program,
        table: Table,
        told: tuple[Problem, ...] = (),
        ask: Callable[[QWidget, str], Path | None] = ask_folder,
    ) -> None:
        super().__init__()
        self.program, self.table, self.ask = program, table, ask
        self.count = 0
        table.unkept.connect(self._tell_unkept)
        table.keeping.rehoused.connect(self.tell_problem)
        if table.only_looks:
            self.tell(LOOKS, lambda: self.program.say("kept-only-looks"))
        for each in told:
            self._tell_at_opening(each)

    def tell_problem(self, problem: Problem) -> None:
        """Show a line that stays until the user closes it."""
        self.count += 1
        self.tell_until_closed(
            f"told-{self.count}",
            lambda: self.program.say_phrase(problem.sentence),
            lambda: self.program.say("kept-line-close"),
        )

    def _tell_at_opening(self, problem: Problem) -> None:
        if problem.id == "journal-not-begun":
            self.table.keeping.wait_for_disk(problem)
        elif problem.id != "journal-in-use":
            self.tell_problem(problem)

    def _tell_unkept(self, refusal: Refusal | None) -> None:
        """What the disk refuses stays in sight until it does so no longer."""
        if refusal is None:
            self.take_away(UNKEPT)
            return
        say = self.program.say
        again = Action("redo", lambda: say("kept-try-again"), self.table.keeping.try_again)
        elsewhere = Action("open", lambda: say("kept-elsewhere"), self._keep_elsewhere)
        self.tell(UNKEPT, lambda: self.program.say_phrase(refusal.sentence), again, elsewhere)

    def _keep_elsewhere(self) -> None:
        folder = self.ask(self, self.program.say("kept-elsewhere-title"))
        if folder is not None:
            self.table.keeping.keep_in(folder)
