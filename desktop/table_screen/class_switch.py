"""The class switch of a table: open cards, tools and votes at the lower edge, a large pointer."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout

from desktop.presenter.bar import ClassBar
from desktop.presenter.classroom import Classroom
from desktop.presenter.keys import ClassKeys
from desktop.presenter.pointers import large_pointers
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
        self.onward: Callable[[int], object] | None = None
        """What leads on in a session that opened this table, or back (-1) or only out of it (0)."""
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
        screen = self.screen_below
        self._lay_open()
        self.classroom = room = Classroom(screen.program, screen.marking)
        room.kept_marks = screen.commenting.marks
        self.bar = ClassBar(room, has_steps=self.onward is not None)
        self.bar.projected.connect(self.project)
        self.bar.closed.connect(self.finish)
        if self.onward is not None:
            self.bar.step.connect(self.onward)
        column = screen.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(self.bar)
        wear_all(self.bar, screen.style_now)
        screen.area.view.mouse.pointers = large_pointers()
        self._keys = ClassKeys(room, screen, self.onward)
        self._keys.listen()
        room.changed.connect(self._listen_again)

    def finish(self) -> None:
        """End the class; in a session go back to that, where it goes on."""
        if self.onward is not None:
            self.onward(0)
        else:
            self.end()

    def end(self) -> None:
        """Leave the table as it was, its cards too."""
        room, bar, keys = self.classroom, self.bar, self._keys
        self.classroom = self.bar = self._keys = None
        if room is None or bar is None or keys is None:
            return
        keys.rest()
        room.close()
        room.deleteLater()
        bar.hide()
        bar.deleteLater()
        self.screen_below.commenting.marks.show()
        self.screen_below.area.view.mouse.pointers = {}
        self._cover_again()

    def come_back(self) -> None:
        """The table is on top again: what was laid open only to be projected is covered."""
        if not self.is_on and self.screen_below.shell.trail[-1] is self.screen_below:
            self._cover_again()

    def _cover_again(self) -> None:
        if self._laid_open:
            self._laid_open = False
            self.screen_below.table.lay_open(False)

    def project(self) -> None:
        """Show the table to the class, on a second screen if there is one."""
        if not self.is_on:
            self._lay_open()
        below = self.screen_below
        below.shell.open("presenter", table=below.table, marking=below.marking)

    def wear(self) -> None:
        if self.bar is not None:
            wear_all(self.bar, self.screen_below.style_now)

    def _lay_open(self) -> None:
        """Nobody hides cards from a class: who shares the screen plays openly, without a curtain."""
        table = self.screen_below.table
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
