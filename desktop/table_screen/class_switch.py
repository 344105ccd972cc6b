"""The class switch of a table: open cards, tools and votes at the lower edge, a large pointer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop.presenter.bar import ClassBar
from desktop.presenter.classroom import Classroom
from desktop.presenter.cover import OneScreen
from desktop.presenter.keys import ClassKeys
from desktop.presenter.pointers import large_pointers
from desktop.presenter.session import Session
from desktop.table_screen.session_beside import SessionBeside
from desktop.widgets.dressing import wear_all

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen


class ClassSwitch(QObject):
    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen_below = screen
        self.classroom: Classroom | None = None
        """None: there is no class."""
        self.bar: ClassBar | None = None
        self.session: Session | None = None
        """The session that opened this table."""
        self.one_screen: OneScreen | None = None
        self.beside: SessionBeside | None = None
        self._keys: ClassKeys | None = None
        self._heard = (False, False)
        self._laid_open = False
        """Whether the class laid the cards open."""

    @property
    def is_on(self) -> bool:
        return self.classroom is not None

    def toggle(self) -> None:
        if self.is_on:
            self.finish()
        else:
            self.begin()

    def begin(self) -> None:
        screen, session = self.screen_below, self.session
        self._lay_open()
        of = session.classroom if session is not None else None
        self.classroom = room = Classroom(screen.program, screen.marking, of)
        room.kept_marks = screen.commenting.marks
        self.bar = bar = ClassBar(room, has_steps=session is not None)
        bar.projected.connect(self.project)
        bar.closed.connect(self.finish)
        column = screen.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(bar)
        screen.area.view.mouse.pointers = large_pointers()
        self._keys = ClassKeys(room, screen, session.onward if session is not None else None)
        self._keys.listen()
        room.changed.connect(self._listen_again)
        screen.area.view.installEventFilter(self)
        self.one_screen = OneScreen(screen, room.screen, bar)
        if session is not None:
            bar.step.connect(session.onward)
            self.beside = SessionBeside(screen, session.side, bar)
            session.projecting.changed.connect(self._mind_projector)
            room.changed.connect(self._vote_together)
        self._mind_projector()
        self.wear()

    def _vote_together(self) -> None:
        """Show the class the vote that is held at this table."""
        room, session = self.classroom, self.session
        if room is not None and session is not None and session.classroom.vote != room.vote:
            session.classroom.ask(room.vote)

    def _mind_projector(self) -> None:
        """Show what only the teacher reads as long as the class has a screen of its own."""
        session, bar = self.session, self.bar
        is_on = session is not None and session.projecting.is_on
        if self.one_screen is not None and bar is not None:
            self.one_screen.is_alone = not is_on
            self.one_screen.show_again()
            bar.offer_exchange(is_on)
        if self.beside is not None:
            self.beside.want(is_on)

    def finish(self) -> None:
        """End the class; in a session go back to that, where it goes on."""
        if self.session is not None:
            self.session.onward(0)
        else:
            self.end()

    def end(self) -> None:
        """Leave the table as it was, its cards too."""
        room, bar, keys, over, beside = self.classroom, self.bar, self._keys, self.one_screen, self.beside
        self.classroom = self.bar = self._keys = self.one_screen = self.beside = None
        if room is None or bar is None or keys is None or over is None:
            return
        keys.rest()
        over.end()
        self.screen_below.area.view.removeEventFilter(self)
        if beside is not None:
            beside.end()
        room.close()
        room.deleteLater()
        bar.hide()
        bar.deleteLater()
        self.screen_below.commenting.marks.show()
        self.screen_below.area.view.mouse.pointers = {}
        self._cover_again()

    def light_again(self) -> bool:
        """Show the class again what goes on, unless a piece or marks come first. Whether it did not see it."""
        screen = self.screen_below
        is_busy = bool(screen.area.hand.held) or screen.marking.is_busy
        return self.classroom is not None and not is_busy and self.classroom.screen.light_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape at the table means a class that does not see it first."""
        is_key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.light_again():
            return True
        return super().eventFilter(watched, event)

    def come_back(self) -> None:
        """The table is on top again: what was laid open only to be projected is covered."""
        if not self.is_on and self.screen_below.shell.trail[-1] is self.screen_below:
            self._cover_again()

    def _cover_again(self) -> None:
        self.screen_below.table.timeline.is_taught = False
        if self._laid_open:
            self._laid_open = False
            self.screen_below.table.lay_open(False)

    def project(self) -> None:
        """Show the table to the class, on a second screen if there is one; where it sees it there, exchange both."""
        if self.session is not None and self.session.projecting.is_on:
            self.session.exchange()
            return
        if not self.is_on:
            self._lay_open()
        below = self.screen_below
        below.shell.open("presenter", table=below.table, marking=below.marking)

    def wear(self) -> None:
        if self.bar is not None:
            wear_all(self.bar, self.screen_below.style_now)
        if self.beside is not None:
            self.beside.wear()
        if self.one_screen is not None:
            self.one_screen.show_again()

    def _lay_open(self) -> None:
        """Nobody hides cards from a class: who shares the screen plays openly, without a curtain; all can be undone."""
        table = self.screen_below.table
        table.timeline.is_taught = True
        if table.seats.is_guarded:
            table.lay_open(True)
            self._laid_open = table.seats.is_open
            self.screen_below.uncover()

    def _listen_again(self) -> None:
        room = self.classroom
        if room is None or self._keys is None:
            return
        heard = room.vote is not None, room.letters.is_on
        if heard != self._heard:
            self._heard = heard
            self._keys.listen()
