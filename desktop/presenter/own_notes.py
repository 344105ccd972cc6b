"""The teacher's own note on the step: shown, written, kept a moment after the last letter."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from desktop.presenter.lesson_notes import LessonNotes, NotePlace

if TYPE_CHECKING:
    from desktop.presenter.screen import PresenterScreen

KEPT_AFTER_MS = 400


class OwnNotes(QObject):
    def __init__(self, screen: "PresenterScreen") -> None:
        super().__init__(screen)
        self.screen, self.card = screen, screen.desk.side.notes
        self.notes = LessonNotes(screen.program)
        self.place: NotePlace | None = None
        """The step whose note is being written."""
        self.unkept = ""
        """Why the disk has not what was written last."""
        self._keeping = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._keeping.timeout.connect(self.keep)
        self.card.edit.clicked.connect(lambda: self.end() if self.card.is_writing else self.begin())
        self.card.field.written.connect(lambda _: self._hear())
        self.card.field.installEventFilter(self)

    @property
    def lines(self) -> list[str]:
        """The note as it is shown; while it is written it stands in its field."""
        if self.card.is_writing:
            return []
        return [line for line in self._note.splitlines() if line.strip()]

    @property
    def _note(self) -> str:
        """The note on this step, in the language in use if there is one."""
        place = self.screen.subject.note_place
        return "" if place is None else self.notes.of(place).in_language(self.screen.program.settings.language)

    def begin(self) -> None:
        self.place = self.screen.subject.note_place
        self.card.write(self._note)
        self.screen.show_again()
        self.card.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Keep what was written, and show it."""
        if self.card.is_writing:
            self.keep()
            self.card.stop_writing()
            self.screen.show_again()
            self.screen.area.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> None:
        if not self._keeping.isActive() and not self.card.field.document().isModified():
            return
        self._keeping.stop()
        if self.place is None:
            return
        error = self.notes.write(self.place, self.card.field.toPlainText())
        self.unkept = "" if error is None else error.strerror or type(error).__name__
        self.card.field.document().setModified(error is not None)
        if error is not None:
            self.screen.show_again()

    def _hear(self) -> None:
        self.card.field.document().setModified(True)
        self._keeping.start()
        self.screen.desk.side.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape ends the writing, and nothing else."""
        is_key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.end()
            return True
        return super().eventFilter(watched, event)
