"""The card over the lower edge of a table with what is noted at the move where one stands."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.program import Program
from desktop.style.mixing import solid
from desktop.table.table import Table
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Label
from rules.core.types import phrase

WIDE, MOST_HIGH, MARGIN, PAD, ROUND = 560, 0.42, 14, 14, 12
SHADOW = 10


class NoteCard(Drawn):
    """Signal: `edit_wanted`. It may be put away, and comes back with the next note."""

    edit_wanted = Signal()

    def __init__(self, program: Program, table: Table, area: QWidget) -> None:
        super().__init__(area)
        self.program, self.table, self.area = program, table, area
        self.is_away = False
        """Whether somebody has put this note away."""
        self.is_written: Callable[[], bool] = lambda: False
        """Whether it is on a page now, where it is written."""
        self.title = Label(size=18, weight="semibold", serif=True)
        self.words = Label(size=17)
        self.edit, self.close_ = IconButton("", "pencil", side=28), IconButton("", "close", side=28)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.addWidget(self.words)
        column.addStretch(1)
        self.scroller = ScrollingColumn(inner)
        self.inner = inner
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        for each in (self.edit, self.close_):
            head.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(PAD + SHADOW, PAD + SHADOW - 4, PAD + SHADOW - 4, PAD + SHADOW)
        whole.setSpacing(4)
        whole.addLayout(head)
        whole.addWidget(self.scroller, 1)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.edit.clicked.connect(self.edit_wanted)
        self.close_.clicked.connect(self.put_away)
        table.went.connect(self.show_anew)
        table.stepped.connect(self.show_anew)
        table.curtain.connect(self.show_anew)
        table.notes.changed.connect(self.show_anew)
        program.language_changed.connect(self.show_again)
        program.style_changed.connect(self.show_again)
        area.installEventFilter(self)
        self.show_anew()

    def show_anew(self, *_: object) -> None:
        """Another note may be here."""
        self.is_away = False
        self.show_again()

    def show_again(self) -> None:
        note, say = self.table.notes.here, self.program.say
        if self.is_away or self.is_written() or self.table.is_covered or not (note.words or note.chapter):
            self.hide()
            return
        id = "note-of-start" if not self.table.point else "note-of-move"
        at = self.table.timeline.line().index(self.table.point)
        title = self.program.say_phrase(phrase(id, point=at), self.table.game)
        self.title.setText(note.chapter or title)
        self.words.setText(note.words)
        self.setAccessibleName(". ".join(each for each in (title, note.chapter, note.words) if each))
        self.edit.say(say("note-edit"))
        self.close_.say(say("note-put-away"))
        self.edit.setVisible(self.table.notes.can_write)
        wear_all(self, self.program.style(self.table.game.id, self.area.window().width()))
        self._arrange()
        self.show()
        self.raise_()

    def put_away(self) -> bool:
        """Put the note away. Whether it was there."""
        was_there = self.isVisible()
        self.is_away = True
        self.hide()
        return was_there

    def _arrange(self) -> None:
        """Stand over the lower edge of the table, as high as the words, up to a part of it."""
        area, grown = self.area, self.style_now.text_scale**0.5
        wide = min(area.width() - 2 * MARGIN, round(WIDE * grown)) + 2 * SHADOW
        inside = wide - 2 * (PAD + SHADOW)
        head = max(self.title.heightForWidth(inside - 2 * self.edit.wide() - 12), self.edit.wide())
        words = self.words.heightForWidth(inside - 24) + 8 if self.words.text() else 0
        self.scroller.setVisible(bool(words))
        high = min(round(area.height() * MOST_HIGH), head + words + 2 * (PAD + SHADOW)) + 2
        self.setGeometry((area.width() - wide) // 2, area.height() - high - 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.show_again()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        paper = rounded(QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW), ROUND)
        shadow(painter, paper, style, drop=3, blur=9, strength=0.4)
        painter.fillPath(paper, solid(style.theme.panel))
        painter.strokePath(paper, pen(style.accent_text, 2 if style.theme_name == "contrast" else 1.4))
        painter.end()
