"""Ways through the window: to a datum, from one thing that is wrong to the next, from part to part by keyboard."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.own_box.room import ROW, TABLE
from desktop.own_box.sections import AddLine, DataLine, Place
from desktop.widgets.menu import Menu
from rules.boxes.checking import Finding
from rules.boxes.own import MISSING

if TYPE_CHECKING:
    from desktop.own_box.screen import OwnBoxScreen


class Ways:
    def __init__(self, screen: "OwnBoxScreen") -> None:
        self.screen = screen

    def go_to(self, path: str) -> bool:
        """Show a datum or a row, wherever it is. Whether it is there."""
        screen = self.screen
        if screen.table.stand_on(path):
            return True
        found = screen.showing.find(path)
        if found is None:
            return False
        part, section, near = found
        screen.board.filter.setChecked(False)
        screen.open_part(part)
        screen.open_section(section)
        return screen.table.stand_on(near)

    def go_to_finding(self, finding: Finding) -> None:
        self.screen.room.show(TABLE)
        if finding.path:
            self.go_to(finding.path)
            self.screen.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def next_finding(self, by: int) -> None:
        """Go to the next thing that is wrong, or the one before."""
        draft = self.screen.draft
        found = [each for each in draft.findings if each.path]
        if not found:
            return
        here = [at for at, each in enumerate(found) if each.path == draft.selected]
        at = (here[0] + by) % len(found) if here else 0 if by > 0 else -1
        self.go_to_finding(found[at])

    def go_round(self, by: int) -> None:
        """Take the keyboard to the next part of the window, or the one before."""
        screen = self.screen
        panes: list[tuple[QWidget, Callable[[], object]]] = [
            (screen.side, screen.side.take_keyboard),
            (screen.board, screen.table.setFocus),
            (screen.right, screen.right.take_keyboard),
            (screen.problems, partial(first_button, screen.problems)),
            (screen.doing, partial(first_button, screen.doing)),
        ]
        panes = [each for each in panes if each[0].isVisible()]
        now = screen.focusWidget()
        at = next((at for at, (pane, _) in enumerate(panes) if now is not None and pane.isAncestorOf(now)), 0)
        for step in range(1, len(panes)):
            pane, take = panes[(at + by * step) % len(panes)]
            take()
            found = screen.focusWidget()
            if found is not None and pane.isAncestorOf(found):
                return

    def open_form(self, place: Place) -> None:
        """Take the keyboard into the form of what takes more than a line, in the row that is shown wide."""
        self.screen.room.show(ROW)
        self.screen.right.show_page(ROW)
        self.screen.row.take_keyboard(place.path)

    def add_row(self, line: AddLine | None) -> None:
        """Add a row, and go to it; None where the table does not grow."""
        screen = self.screen
        path = screen.editing.add_row(line) if line is not None else ""
        if path:
            screen.table.stand_on(path, focus=True)
        else:
            screen.tell_words(screen.words.say("box-no-row-here"))

    def open_row_menu(self, index: QModelIndex, at: QPoint) -> None:
        """Offer what can be done with a row and its datum."""
        screen, editing, own = self.screen, self.screen.editing, self.screen.draft.own
        say, line, place = screen.words.say, screen.table.box_model.line(index), screen.table.box_model.place(index)
        assert isinstance(line, DataLine)
        menu = Menu(screen, screen.style_now)
        if place is not None and line.state != "taken":
            menu.addAction(say("box-change")).triggered.connect(lambda _=False: screen.table.begin())
            if own.is_corrected(place.path) and own.published_value(place.path) is not MISSING:
                back = menu.addAction(say("box-put-back"))
                back.triggered.connect(lambda _=False: editing.put_back(place.path))
        if editing.can_go(line):
            words = say("box-row-back" if own.is_taken(line.path) else "box-row-away")
            menu.addAction(words).triggered.connect(lambda _=False: editing.take_row(line.path))
        menu.popup(at)
        menu.stand_on_first()


def first_button(pane: QWidget) -> None:
    for each in pane.findChildren(QAbstractButton):
        if each.isVisible() and each.isEnabled():
            each.setFocus(Qt.FocusReason.TabFocusReason)
            return
