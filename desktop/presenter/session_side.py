"""What a teacher reads beside any table of a session: time, notes, where one is in the session, what comes next."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.docks.note_rows import shortened
from desktop.page.leaf import Leaf, Scroller
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.presenter.bar import pace_words
from desktop.presenter.cards import Column, NextCard, NotesCard, SessionCard, TimeCard
from desktop.presenter.classroom import Classroom
from desktop.presenter.clock import written
from desktop.presenter.controls import right_ink
from desktop.presenter.offers_card import OffersCard
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, held

if TYPE_CHECKING:
    from desktop.presenter.screen import PresenterScreen

GAP = 12
"""Between two cards."""
BESIDE_BAR = 20
"""How much narrower cards are for a scroll bar beside them."""
LOW = 760
"""Below this height, what comes next is said and not shown."""
WIDE, LEAST_WIDE = 372, 320
"""How wide the side is beside a table, in a window of the usual size and in any."""
LEAST_ROWS = 4
"""How many rows of the session are in sight at least, however long the notes."""
MOST_LETTERS = 130
"""How much of what comes next is told."""
UNSEEN = "#4BA3E3"


class SeenLine(Leaf):
    """Whether the class sees what goes on, in a line."""

    def __init__(self, parent: QWidget, style: Style, classroom: Classroom) -> None:
        super().__init__(parent, style)
        self.classroom = classroom

    def arrange(self, width: int) -> int:
        return self.grown(34)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        unseen, rect = unseen_words(self.classroom), QRectF(self.rect())
        dot = QRectF(rect.x(), rect.y(), rect.height(), rect.height()).center()
        painter.fillPath(circle(dot, 6), solid(UNSEEN if unseen else right_ink(self.style_now)))
        words = unseen or self.classroom.program.say("class-sees-table")
        place = rect.adjusted(rect.height(), 0, 0, 0)
        text_line(painter, place, words, self.style_now.text_size(16), self.style_now.theme.text, "bold")
        painter.end()


def unseen_words(classroom: Classroom) -> str:
    """What the class sees in place of what goes on; nothing while it sees that."""
    say, screen = classroom.program.say, classroom.screen
    return say("class-blackened") if screen.is_black else say("class-frozen") if screen.is_frozen else ""


class SessionSide(Drawn):
    """Signals: `went` with 1 for what comes next and -1 for what came before; `wanted` with the number of a row."""

    went = Signal(int)
    wanted = Signal(int)

    edge = 0
    """Room around the cards."""
    has_bar = False
    """Whether a bar at the foot of the screen leads on."""

    def __init__(self, parent: QWidget | None, style: Style, classroom: Classroom) -> None:
        super().__init__(parent)
        self.style_now = style
        self.classroom = classroom
        self.time = TimeCard(self, style, classroom)
        self.scroller, self.column = held(self, Scroller(self), style), Column(style)
        self.scroller.gap = 6
        self.scroller.show_leaf(self.column)
        self.offers = OffersCard(self.column, style)
        self.notes = NotesCard(self.column, style)
        self.column.cards = (self.offers, self.notes)
        self.session = SessionCard(self, style)
        self.next = NextCard(self, style)
        self.next.on.clicked.connect(lambda: self.went.emit(1))
        self.next.back.clicked.connect(lambda: self.went.emit(-1))
        self.session.wanted.connect(self.wanted)
        classroom.ticked.connect(self._tick)
        for by, button in ((-1, self.notes.smaller), (1, self.notes.larger)):
            button.clicked.connect(lambda _=False, by=by: self._resize_notes(by))

    def _tick(self) -> None:
        self.session.say_pace(pace_words(self.classroom))

    def _resize_notes(self, by: int) -> None:
        self.notes.step(by)
        self.arrange()

    # What it says

    def say(self, screen: "PresenterScreen") -> None:
        say, subject, own = self.classroom.program.say, screen.subject, screen.own_notes
        pause = say("class-go-on" if self.classroom.clock.is_paused else "class-pause")
        step = say("class-this-step"), say("class-step-short")
        self.time.say(say("class-session"), step, pause, self._say_left)
        notes = [*own.lines, *(screen.saying.words(each)[0] for each in subject.notes)]
        self.notes.say(say("class-notes"), notes, say("class-smaller"), say("class-larger"))
        self._say_next(screen)
        rows = subject.rows()
        self.session.setVisible(bool(rows))
        if self.session.say(say(subject.rows_title), rows, pace_words(self.classroom)):
            self.arrange()

    def _say_left(self, seconds: int) -> str:
        return self.classroom.program.say("class-left" if seconds >= 0 else "class-over", time=written(abs(seconds)))

    def offer_edit(self, screen: "PresenterScreen") -> None:
        """Let the teacher write on the step, where that can be kept."""
        say, own = self.classroom.program.say, screen.own_notes
        edit = say("class-note-done" if self.notes.is_writing else "class-note-edit")
        wrong = say("made-not-kept", reason=own.unkept) if own.unkept else ""
        self.notes.offer_edit(edit if screen.subject.note_place else "", say("class-note-hint"), wrong)

    def _say_next(self, screen: "PresenterScreen") -> None:
        say, following = self.classroom.program.say, screen.subject.following
        self.next.setVisible(screen.subject.has_steps and not self.has_bar)
        self.next.title.say(say("class-then"))
        self.next.show_image(screen.next_picture.image)
        words = screen.saying.words(following)[0] if following is not None else say("class-nothing-then")
        self.next.text.say(shortened(words, MOST_LETTERS))
        self.next.on.say(say("class-next"))
        self.next.on.set_kind("primary" if following is not None else "off")
        self.next.back.say(say("class-back"))
        self.next.keys.say(say("class-next-keys"))

    # How it is laid out

    def stand(self, x: int, y: int, wide: int, high: int) -> None:
        self.setGeometry(x, y, wide, high)
        self.arrange()

    def arrange(self) -> None:
        """Place the time above and what comes next below: both stay where they are, whatever lies between."""
        x, end = self.edge, self.height() - self.edge
        wide = self.width() - BESIDE_BAR - x
        top = self.time.put(x, self._head(), wide) + GAP
        if not self.next.isHidden():
            self.next.is_low = self.height() < LOW * self.style_now.text_scale
            tall = self.next.arrange(wide)
            end -= tall
            self.next.setGeometry(x, end, wide, tall)
            end -= GAP
        self._share(QRect(x, top, wide, max(0, end - top)))

    def _head(self) -> int:
        """Return where the cards begin."""
        return 0

    def _share(self, place: QRect) -> None:
        """Notes above, the session below: each as high as it is, or scrolled, but neither ever out of sight."""
        room, notes, rows = place.height(), self.column.arrange(place.width()), 0
        if not self.session.isHidden():
            rows = self.session.arrange(place.width())
            room -= GAP
            if notes + rows > room:
                rows = max(min(rows, self.session.high_of(LEAST_ROWS), room // 2), room - notes)
        self.scroller.setGeometry(place.x(), place.y(), place.width() + BESIDE_BAR, min(notes, room - rows))
        self.scroller.arrange()
        if rows:
            y = place.y() + self.scroller.height() + GAP
            self.session.stand(QRect(place.x(), y, place.width(), rows))


class TableSide(SessionSide):
    """The same beside the table of a row, with a line that says whether the class sees the table."""

    edge, has_bar = 12, True

    def __init__(self, presentation: "PresenterScreen", style: Style) -> None:
        super().__init__(None, style, presentation.classroom)
        self.presentation = presentation
        self.seen = SeenLine(self, style, self.classroom)
        self.notes.edit.hide()
        presentation.said.connect(self.follow)
        self.follow()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def follow(self) -> None:
        """Say what the presentation says."""
        self.say(self.presentation)
        self.seen.update()
        self.arrange()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedWidth(self.wide_in(style))
        self.arrange()

    @staticmethod
    def wide_in(style: Style) -> int:
        return max(LEAST_WIDE, style.grown(round(WIDE * style.unit)))

    def _head(self) -> int:
        return self.seen.put(self.edge, 4, self.width() - 2 * self.edge) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(mix(theme.panel, theme.text, 0.05)))
        painter.fillRect(0, 0, 1, self.height(), solid(theme.line))
        painter.end()
