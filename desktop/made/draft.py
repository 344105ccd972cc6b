"""Something that is being made: every change is kept on the disk, can be taken back, and is checked meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.program import Program
from rules.core.types import Phrase, phrase
from rules.teaching.checking import Checked, unsaid
from rules.teaching.made import Made
from rules.teaching.reading import written

KEPT_AFTER_MS, CHECKED_AFTER_MS, SEARCHED_AFTER_MS = 250, 200, 2000
MOST_UNDONE = 200


class MadeDraft(QObject):
    """Signals: `changed` after each change, or when another part is looked at; `checked` when more is known of what is
    wrong; `unkept` with a sentence when the disk refuses, and with None when it does so no longer."""

    changed = Signal()
    checked = Signal()
    unkept = Signal(object)

    def __init__(self, program: Program, made: Made, parent: QObject, *, is_new: bool) -> None:
        super().__init__(parent)
        self.program = program
        self.made = made
        self.at = 0
        self.found: Checked | None = None
        self._searched: tuple[Phrase, ...] = ()
        self._before: list[tuple[Made, int]] = []
        self._after: list[tuple[Made, int]] = []
        self._written_key = ""
        self.is_unkept = False
        """Whether the disk refused the last change."""
        self._keeping = self._timer(KEPT_AFTER_MS, self.keep)
        self._checking = self._timer(CHECKED_AFTER_MS, lambda: self._ask(searches=False))
        self._searching = self._timer(SEARCHED_AFTER_MS, lambda: self._ask(searches=True))
        program.checks.came.connect(self._hear)
        if is_new:
            self._keeping.start()
        self._checking.start()

    @property
    def count(self) -> int:
        """How many parts it has, of which one is looked at."""
        return 1

    def _timer(self, interval: int, does: Callable[[], object]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(does)
        return timer

    # Changes

    def change(self, made: Made, *, at: int | None = None, key: str = "") -> None:
        """Another state of it. `key`: while one goes on writing one text, all of it is one change."""
        if made == self.made:
            return
        if not key or key != self._written_key:
            self._before.append((self.made, self.at))
            del self._before[:-MOST_UNDONE]
        self._written_key = key
        self._after.clear()
        self._stand(made, self.at if at is None else at)

    def look_at(self, at: int) -> None:
        """Look at another part."""
        self.at = max(0, min(self.count - 1, at))
        self._written_key = ""
        self.changed.emit()

    def undo(self) -> None:
        if self._before:
            self._after.append((self.made, self.at))
            self._stand(*self._before.pop())

    def redo(self) -> None:
        if self._after:
            self._before.append((self.made, self.at))
            self._stand(*self._after.pop())

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def _stand(self, made: Made, at: int) -> None:
        if not self.can_undo:
            self._written_key = ""
        self.made, self.at = made, at
        self.at = max(0, min(self.count - 1, at))
        self._searched = ()
        self._keeping.start()
        self._checking.start()
        self._searching.start()
        self.changed.emit()

    # Kept and checked

    def keep(self) -> bool:
        """Write it now. Whether the disk has it."""
        self._keeping.stop()
        try:
            self.program.made.keep(self.made)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.is_unkept = True
            self.unkept.emit(phrase("made-not-kept", reason=reason))
            return False
        if self.is_unkept:
            self.is_unkept = False
            self.unkept.emit(None)
        return True

    @property
    def check_key(self) -> str:
        return f"draft:{self.made.id}"

    def _ask(self, *, searches: bool) -> None:
        self.program.checks.ask(self.check_key, written(self.made), searches=searches)

    def _hear(self, key: str, found: Checked, searched: bool) -> None:
        if key != self.check_key or self._checking.isActive():
            return
        self.found = found
        if searched:
            self._searched = found.problems
        else:
            self.found = replace(found, problems=found.problems or self._searched)
        self.checked.emit()

    @property
    def problems(self) -> Sequence[Phrase]:
        """All that is wrong."""
        found = self.found.problems if self.found is not None else ()
        return [*found, *unsaid(self.made)]

    @property
    def is_being_checked(self) -> bool:
        return self.found is None or self._checking.isActive()

    def close(self) -> None:
        """Keep what was not kept yet: whoever leaves loses nothing."""
        for timer in (self._checking, self._searching):
            timer.stop()
        self.program.checks.forget(self.check_key)
        if self._keeping.isActive():
            self.keep()
