"""A plan that is being made. One of the program, or of somebody else, is never changed: the first change copies it."""

from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.made.draft import MadeDraft
from desktop.program import Program
from rules.core.types import Phrase
from rules.teaching import plan_changes as changes
from rules.teaching.copying import copy_of
from rules.teaching.made import Language, Made
from rules.teaching.plans import AnyRow, MadePlan, Mode
from rules.teaching.writing import text_at, with_text


class PlanDraft(MadeDraft):
    """Signal: `taken_over` when a plan of the program has become one's own."""

    taken_over = Signal()

    made: MadePlan

    def __init__(self, program: Program, made: MadePlan, parent: QObject, *, is_ready: bool) -> None:
        self.is_ready = is_ready
        """Whether it comes with the program or from somebody else, and nobody has changed it here."""
        is_new = not is_ready and program.made.named(made.id) is None
        super().__init__(program, made, parent, is_new=is_new)

    @property
    def count(self) -> int:
        return len(self.made.rows)

    @property
    def row(self) -> AnyRow:
        return self.made.rows[self.at]

    def change(self, made: Made, *, at: int | None = None, key: str = "") -> None:
        if made == self.made:
            return
        if self.is_ready:
            self._take_over()
            made = made.model_copy(update={name: getattr(self.made, name) for name in ("id", "by", "made", "after")})
        super().change(made, at=at, key=key)

    def _take_over(self) -> None:
        copy = copy_of(self.made, self.program.settings.name, date.today())
        assert isinstance(copy, MadePlan)
        self.made, self.is_ready = copy, False
        self.keep()
        self.taken_over.emit()

    def keep(self) -> bool:
        """Write it now, unless it is the program's. Whether the disk has it."""
        return self.is_ready or super().keep()

    # What people do

    def text(self, attribute: str, language: Language, row: AnyRow | None = None) -> str:
        """What is written in a language: the title of the plan, or something of a row."""
        return text_at(self.made, language, key_of(attribute, row))

    def write(self, attribute: str, language: Language, words: str, row: AnyRow | None = None) -> None:
        key = key_of(attribute, row)
        self.change(with_text(self.made, language, key, words), key=f"{language}:{key}")

    def add(self, row: AnyRow) -> None:
        """One more row, behind the one that is looked at."""
        self.change(changes.added(self.made, row, self.at), at=self.at + 1)

    def copy_row(self) -> None:
        self.change(changes.copied(self.made, self.at), at=self.at + 1)

    def remove_row(self) -> None:
        self.change(changes.removed(self.made, self.at), at=max(0, self.at - 1))

    def move_row(self, at: int, to: int) -> None:
        to = max(0, min(self.count - 1, to))
        if to != at:
            self.change(changes.moved(self.made, at, to), at=to)

    def set_minutes(self, at: int, minutes: int) -> None:
        self.change(changes.with_minutes(self.made, at, minutes), key=f"minutes:{self.made.rows[at].id}")

    def set_mode(self, at: int, mode: Mode) -> None:
        self.change(changes.with_mode(self.made, at, mode))

    def set_length(self, minutes: int) -> None:
        """How long the session shall last."""
        self.change(self.made.model_copy(update={"length": minutes}), key="length")

    def set_row(self, **fields: Any) -> None:
        """Other fields of the row that is looked at."""
        self.change(changes.changed(self.made, self.at, **fields))

    def put_row(self, row: AnyRow) -> None:
        """This in place of the row that is looked at."""
        rows = (*self.made.rows[: self.at], row, *self.made.rows[self.at + 1 :])
        self.change(changes.with_rows(self.made, rows))

    # What is wrong

    def problems_of(self, at: int) -> list[Phrase]:
        """What is wrong with a row."""
        return [each for each in self.problems if self.row_of(each) == at]

    def row_of(self, problem: Phrase) -> int | None:
        """The number of the row that it is about; None: it is about the plan."""
        said = problem.named
        if problem.id == "plan-problem-row":
            return int(said["number"]) - 1
        id = str(said.get("id", "")).partition(".")[0]
        return next((at for at, row in enumerate(self.made.rows) if row.id == id), None)


def key_of(attribute: str, row: AnyRow | None) -> str:
    return attribute if row is None else f"{row.id}.{attribute}"
