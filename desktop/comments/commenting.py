"""Comments at a table: the page where they are written, the card that shows them, marks kept with moves, chapters."""

from typing import Protocol

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.board.area import BoardArea
from desktop.comments.card import NoteCard
from desktop.comments.chapters import ChapterMenu
from desktop.comments.kept_marks import KeptMarks
from desktop.comments.page import NotePage
from desktop.docks.dock import Dock
from desktop.marking.marking import Marking
from desktop.program import Program
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.top_line import TopLine


class Commented(Protocol):
    """What the screen of a table has for it."""

    program: Program
    table: Table
    area: BoardArea
    dock: Dock
    top: TopLine
    marking: Marking

    @property
    def style_now(self) -> Style: ...


class Commenting(QObject):
    def __init__(self, screen: Commented) -> None:
        super().__init__(screen.area)
        self.program, self.table, self.dock = screen.program, screen.table, screen.dock
        self.screen_below = screen
        self.notes = screen.table.notes
        self.marks = KeptMarks(screen.table, screen.marking)
        self.card = NoteCard(screen.program, screen.table, screen.area)
        self.page: NotePage | None = None
        self.card.is_written = lambda: self.is_open
        self.card.edit_wanted.connect(self.open)
        screen.dock.uncovered.connect(self.card.show_again)
        screen.dock.pages.log.chapters_wanted.connect(self.open_chapters)
        screen.top.past.chapters_wanted.connect(self.open_chapters)
        screen.table.went.connect(self._go_along)
        screen.table.curtain.connect(self.close)
        screen.program.language_changed.connect(self._say_again)

    # Writing

    @property
    def is_open(self) -> bool:
        return self.page is not None and self.dock.over is self.page

    def toggle(self) -> None:
        if self.is_open:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Write at the move where the table stands."""
        if not self.notes.can_write:
            self._tell(self.program.say("note-not-now"))
            return
        if self.page is None:
            self.page = NotePage(self.dock.formatter, self.dock.game_log, self.marks)
            self.page.left.connect(self.close)
        self.page.show_point(self.table.point)
        self.dock.lay_over(self.page)
        self.card.show_again()
        self.page.words.moveCursor(QTextCursor.MoveOperation.End)
        self.page.words.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_at(self, point: int) -> None:
        """Go to a move and write there; where the table does not go back, write from here."""
        if point != self.table.point:
            self.table.go_to(point)
        if self.notes.can_write:
            self.open()
            assert self.page is not None
            self.page.show_point(point)

    def begin_chapter(self, point: int) -> None:
        """Go to a move and write the title of the chapter that it begins."""
        self.open_at(point)
        if self.page is not None and self.is_open:
            self.page.chapter.setFocus(Qt.FocusReason.OtherFocusReason)
            self.page.chapter.selectAll()

    def close(self, *_: object) -> bool:
        """Close the page; what is written stays. Whether it was open."""
        if not self.is_open:
            return False
        self.dock.show_pages(True)
        self.screen_below.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def leave(self) -> None:
        """Keep what is written while there is still a file to keep it in."""
        if self.page is not None:
            self.page.keep()

    def _go_along(self) -> None:
        """Follow to another move; when the table is covered again, what was written is kept and the page goes."""
        if self.page is not None and self.is_open:
            self.page.show_point(self.table.point)
            if not self.notes.can_write:
                self.close()

    def _say_again(self) -> None:
        if self.page is not None:
            self.page.say_again()

    # Marks

    def keep_marks(self) -> None:
        """Keep what is drawn with this move, and say so."""
        if not self.notes.can_write:
            self._tell(self.program.say("note-not-now"))
        elif self.marks.keep():
            self._tell(self.dock.formatter.say_id("note-marks-kept", count=len(self.notes.here.marks)))
        elif not self.marks.marking.has_marks:
            self._tell(self.program.say("note-no-marks-drawn"))

    # Chapters

    def go_to_chapter(self, steps: int) -> None:
        """The next chapter, or with -1 the beginning of this one or of the one before."""
        wanted = self.notes.chapter_after(steps)
        if wanted is not None:
            self.table.go_to(wanted.point)

    def open_chapters(self, at: QPoint) -> None:
        if self.notes.chapters():
            ChapterMenu(self.card.area, self.screen_below.style_now, self.program, self.table).popup(at)

    def _tell(self, words: str) -> None:
        area: QWidget = self.card.area
        QToolTip.showText(area.mapToGlobal(QPoint(24, 24)), words, area)
