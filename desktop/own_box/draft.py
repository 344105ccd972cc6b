"""An owner's data while they are edited: each change is kept on the disk, can be undone, and is checked meanwhile."""

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.analysis.boxes import BoxProcess
from desktop.program import Program
from rules.boxes.checking import Checked, Finding
from rules.boxes.kept import keep, read
from rules.boxes.own import OwnBox
from rules.boxes.worker import Answer, Found
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.types import Phrase, phrase

CHECKED_AFTER_MS = 150
MOST_UNDONE = 500


class BoxDraft(QObject):
    """Signals: `changed` after each change; `checked_anew` when it is known what is wrong; `selected_anew` with the
    path that is looked at; `unkept` with a sentence when the disk refuses, and with None when it does so no longer;
    `closed` when nobody edits them any more."""

    changed = Signal()
    checked_anew = Signal()
    selected_anew = Signal(str)
    unkept = Signal(object)
    closed = Signal()

    def __init__(self, program: Program, game: AnyGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.program, self.game = program, game
        self.own, problems = read(game, program.library.edition(game))
        self.problems: tuple[Problem, ...] = problems
        """What was wrong with the file."""
        self.checked: Checked | None = None
        """What was found wrong last; None until it is known."""
        self.is_checked = False
        """Whether that speaks of the data as they are."""
        self.selected = ""
        self._before: list[OwnBox] = []
        self._after: list[OwnBox] = []
        self._key = ""
        self._process = BoxProcess(self)
        self._process.answered.connect(self._hear)
        self._process.ended.connect(self._give_up)
        self._checking = QTimer(self, singleShot=True, interval=CHECKED_AFTER_MS)
        self._checking.timeout.connect(self._ask)
        self._checking.start(0)

    # Changes

    def change(self, own: OwnBox, key: str = "") -> None:
        """Other data. `key`: changes under one key, one after another, are undone together."""
        if own == self.own:
            return
        if not key or key != self._key:
            self._before.append(self.own)
            del self._before[:-MOST_UNDONE]
        self._key = key
        self._after.clear()
        self._stand(own)

    def undo(self) -> None:
        if self._before:
            self._after.append(self.own)
            self._go(self._before.pop())

    def redo(self) -> None:
        if self._after:
            self._before.append(self.own)
            self._go(self._after.pop())

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def _go(self, own: OwnBox) -> None:
        """Go to earlier or later data, and look at what is otherwise there."""
        before = self.own.corrections
        self._key = ""
        self._stand(own)
        new = [each.path for each in own.corrections if each not in before]
        gone = [each.path for each in before if each not in own.corrections]
        if new or gone:
            self.select((new or gone)[0])

    def _stand(self, own: OwnBox) -> None:
        self.own = own
        self.is_checked = False
        self.keep()
        self._checking.start()
        self.changed.emit()

    # What is looked at

    def select(self, path: str) -> None:
        if path != self.selected:
            self.selected = path
            self.selected_anew.emit(path)

    # Kept and checked

    def keep(self) -> bool:
        """Write it now. Whether the disk has it."""
        try:
            keep(self.game, self.own)
        except OSError as error:
            self.unkept.emit(phrase("box-not-kept", reason=error.strerror or type(error).__name__))
            return False
        self.unkept.emit(None)
        return True

    @property
    def errors(self) -> tuple[Finding, ...]:
        return self.checked.errors if self.checked is not None else ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Errors, then remarks, by the numbers that they have everywhere."""
        return (*self.checked.errors, *self.checked.remarks) if self.checked is not None else ()

    @property
    def can_be_played(self) -> bool:
        return self.is_checked and self.checked is not None and not self.checked.errors

    def _ask(self) -> None:
        self._process.ask(self.game.id, self.own.corrections)

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Found) and not self._checking.isActive():
            self.hear(answer.checked)

    def hear(self, checked: Checked) -> None:
        """It is known what is wrong with the data as they are."""
        self._checking.stop()
        self._process.done()
        self.checked = checked
        self.is_checked = True
        self.checked_anew.emit()

    def _give_up(self) -> None:
        """The checks themselves broke off: that is an error too."""
        said: Phrase = phrase("made-check-ended")
        self.hear(Checked((Finding(said, ""),)))

    def close(self) -> None:
        self._checking.stop()
        self._process.close()
        self.closed.emit()
