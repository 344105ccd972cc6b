"""The page on which people note something at a move: in the dock, in place of its pages. What is written is kept."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.comments.kept_marks import KeptMarks
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.page import PADDING
from desktop.docks.status import told_at
from desktop.style.theme import Style
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.fields import LineField
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.text_area import TextArea
from desktop.widgets.words import Label, heading, section_heading
from rules.core.notes import NAME_LETTERS, NOTHING, TITLE_LETTERS, WORDS_LETTERS, Note

KEPT_AFTER_MS = 1200
"""What is being written is kept when one pauses for so long."""
LEAST_LINES = 5
LOW = 330
"""In a page lower than this, at text of the usual size, there is no room for what was played."""


class NotePage(QWidget):
    """Signal: `left` when it is to be closed."""

    left = Signal()

    def __init__(self, formatter: Formatter, game_log: GameLog, marks: KeptMarks) -> None:
        super().__init__()
        self.formatter, self.game_log, self.marks = formatter, game_log, marks
        self.notes = formatter.table.notes
        self.style_now = Style()
        self.point = 0
        self._taken_away: Note | None = None
        """What stood there before it was taken away, to be put back."""
        self._pause = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._build()
        self._lay_out()
        self._connect()

    def _build(self) -> None:
        self.title, self.close_ = heading(), IconButton("", "close")
        self.move_words = Label(size=15, ink="muted")
        self.words = TextArea(least_lines=LEAST_LINES, letters=WORDS_LETTERS)
        self.chapter, self.name = LineField(letters=TITLE_LETTERS), LineField(letters=NAME_LETTERS)
        self.chapter_heading, self.name_heading, self.marks_heading = (section_heading() for _ in range(3))
        self.marks_words = Label(size=15)
        self.keep_marks, self.drop_marks = Button(icon_name="arrow", is_compact=True), Button(is_compact=True)
        self.take_away, self.done = Button(icon_name="trash", is_compact=True), Button("", "primary", is_compact=True)

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(PADDING, 0, PADDING - 4, 8)
        column.setSpacing(6)
        marks = QHBoxLayout()
        for button in (self.keep_marks, self.drop_marks):
            marks.addWidget(button, 1)
        for each in (self.move_words, self.words, self.chapter_heading, self.chapter, self.name_heading, self.name):
            column.addWidget(each)
        column.addWidget(self.marks_heading)
        column.addWidget(self.marks_words)
        column.addLayout(marks)
        column.addStretch(1)
        head, foot, whole = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.setContentsMargins(PADDING, 10, PADDING - 4, 4)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_)
        foot.setContentsMargins(PADDING, 6, PADDING, 10)
        foot.addWidget(self.take_away)
        foot.addStretch(1)
        foot.addWidget(self.done)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(ScrollingColumn(inner), 1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self._pause.timeout.connect(self.keep)
        self.words.installEventFilter(self)
        self.words.written.connect(lambda _: self._write())
        for each in (self.chapter, self.name):
            each.textEdited.connect(lambda _: self._write())
            each.returnPressed.connect(self.left)
        self.notes.changed.connect(self._hear)
        self.marks.marking.changed.connect(self.show_marks)
        self.keep_marks.clicked.connect(self.marks.keep)
        self.drop_marks.clicked.connect(lambda: self.notes.change(self.point, marks=()))
        self.take_away.clicked.connect(self._take_away)
        self.close_.clicked.connect(self.left)
        self.done.clicked.connect(self.left)

    # What is written

    @property
    def written(self) -> Note:
        """The note as it stands on the page."""
        marks = self.notes.at(self.point).marks
        return Note(self.words.toPlainText(), self.chapter.text(), self.name.text(), marks).cleaned()

    def keep(self) -> None:
        """Keep what is written, if it is something else than before."""
        self._pause.stop()
        if self.written != self.notes.at(self.point):
            self.notes.write(self.point, self.written)

    def _write(self) -> None:
        self._taken_away = None
        self._pause.start()
        self._say_foot()

    def _take_away(self) -> None:
        """Take the whole note away, or put back the one that was just taken away."""
        self.keep()
        before, self._taken_away = self._taken_away, None
        if before is None:
            before = self.notes.at(self.point)
            if self.notes.write(self.point, NOTHING):
                self._taken_away = before
        else:
            self.notes.write(self.point, before)
        self.show_note()

    # What is shown

    def show_point(self, point: int) -> None:
        """Show what is noted at this point; what was written for another one is kept first."""
        self.keep()
        self.point, self._taken_away = point, None
        self.show_note()

    def show_note(self) -> None:
        note = self.notes.at(self.point)
        self.words.show_text(note.words)
        self.chapter.setText(note.chapter)
        self.name.setText(note.name)
        self.say_again()

    def _hear(self, point: int) -> None:
        if point == self.point:
            if self.written != self.notes.at(point) and not self._pause.isActive():
                self.show_note()
            self.show_marks()
            self._say_foot()

    def say_again(self) -> None:
        say, line = self.formatter.say_id, self.formatter.table.timeline.line()
        at = line.index(self.point) if self.point in line else self.point
        self.title.setText(say("note-of-move", point=at) if self.point else say("note-of-start"))
        self.close_.say(say("note-close"))
        self.move_words.setText(told_at(self.game_log, self.point) if self.point else "")
        for field, id in ((self.words, "note-words"), (self.chapter, "note-chapter"), (self.name, "note-name")):
            field.setPlaceholderText(say(f"{id}-here"))
            field.setAccessibleName(say(id))
        self.chapter_heading.setText(say("note-chapter"))
        self.name_heading.setText(say("note-name"))
        for each in (self.name, self.name_heading):
            each.setVisible(self._begins_branch or bool(self.name.text()))
        self.marks_heading.setText(say("note-marks-heading"))
        self.keep_marks.say(say("note-keep-marks"))
        self.drop_marks.say(say("note-drop-marks"))
        self.done.say(say("note-done"))
        self.show_marks()
        self._say_foot()

    @property
    def _begins_branch(self) -> bool:
        timeline = self.formatter.table.timeline
        return bool(self.point) and len(timeline.branches_at(timeline.entry(self.point).after)) > 1

    def show_marks(self) -> None:
        """Tell how many marks are kept with the move, and offer to keep those on the table, or say how to draw one."""
        count, is_here = len(self.notes.at(self.point).marks), self.point == self.formatter.table.point
        can_keep = is_here and self.marks.can_keep
        is_bare = is_here and not count and not can_keep
        say = self.formatter.say_id
        self.marks_words.setText(say("note-no-marks-drawn") if is_bare else say("note-marks", count=count))
        self.keep_marks.set_kind("quiet" if can_keep else "off")
        self.drop_marks.setVisible(count > 0)

    def _say_foot(self) -> None:
        can_put_back = self._taken_away is not None
        self.take_away.icon_name = "undo" if can_put_back else "trash"
        self.take_away.say(self.formatter.say_id("note-put-back" if can_put_back else "note-take-away"))
        self.take_away.set_kind("quiet" if can_put_back or self.written else "off")

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Let what was played give way to what is written in a low page, and words to a sign in a narrow one."""
        self.move_words.setVisible(self.height() > LOW * self.style_now.text_scale)
        self.take_away.show_icon_only(False)
        needed = self.take_away.wide() + self.done.wide() + 3 * PADDING
        self.take_away.show_icon_only(needed > self.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape in the text closes the page too."""
        return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.event(event)

    def event(self, event: QEvent) -> bool:
        """Escape closes the page, whatever else it means at the table."""
        presses = QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress
        if isinstance(event, QKeyEvent) and event.type() in presses and event.key() == Qt.Key.Key_Escape:
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.left.emit()
            return True
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.keep()
