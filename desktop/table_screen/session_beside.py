"""A teacher's notes beside a table: right of the dock, or in its place where there is no room for both."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.presenter.bar import ClassBar
from desktop.presenter.session_side import TableSide
from desktop.widgets.dressing import wear_all

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

LEAST_TABLE = 800
"""How wide the table is at least beside both."""


class SessionBeside(QObject):
    def __init__(self, screen: "TableScreen", side: TableSide, bar: ClassBar) -> None:
        super().__init__(screen)
        self.screen_below, self.side, self.bar = screen, side, bar
        self.is_wanted = False
        """Whether the class has a screen of its own, so that it does not read what stands here."""
        self._had_dock = not screen.dock.isHidden()
        screen.row.addWidget(side)
        side.hide()
        screen.dock.toggled.connect(self.arrange)
        bar.notes_wanted.connect(screen.dock.toggle)

    @property
    def has_room_for_both(self) -> bool:
        screen = self.screen_below
        return screen.width() - screen.dock.sizeHint().width() - TableSide.wide_in(screen.style_now) >= LEAST_TABLE

    def want(self, is_wanted: bool) -> None:
        """Show it, at first before the dock, or leave the room to the dock again."""
        dock = self.screen_below.dock
        if is_wanted != self.is_wanted:
            self.is_wanted = is_wanted
            if not self.has_room_for_both:
                dock.stand_there(not is_wanted and self._had_dock)
        self.arrange()

    def arrange(self, *_: object) -> None:
        is_alone = self.has_room_for_both
        self.screen_below.dock.keeps_place = is_alone or not self.is_wanted
        is_shown = self.is_wanted and (is_alone or self.screen_below.dock.isHidden())
        self.side.setVisible(is_shown)
        self.bar.offer_notes(self.is_wanted and not is_alone, are_shown=is_shown)

    def wear(self) -> None:
        wear_all(self.side, self.screen_below.style_now)
        self.arrange()

    def end(self) -> None:
        """Leave the dock as it was before."""
        self.want(False)
        self.screen_below.dock.toggled.disconnect(self.arrange)
        self.screen_below.row.removeWidget(self.side)
        self.side.hide()
        self.deleteLater()
