"""The question before what the rulebook prints is changed: where it is asked, and what follows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from desktop.own_box.room import TABLE
from desktop.own_box.sections import Place

if TYPE_CHECKING:
    from desktop.own_box.screen import OwnBoxScreen


class Questions:
    def __init__(self, screen: "OwnBoxScreen") -> None:
        self.screen = screen

    def ask(self, place: Place) -> None:
        """Ask below the row whether this shall be changed."""
        screen = self.screen
        screen.editing.asked = place
        screen.room.show(TABLE)
        screen.show_lines()
        screen.table.stand_on(place.path)
        screen.table.bands.open_question()

    def ask_at(self, path: str) -> None:
        """Ask about a datum, wherever it is."""
        self.screen.ways.go_to(path)
        self.ask(self.screen.editing.place_at(path))

    def answer(self, *, agreed: bool) -> None:
        """Go on where it was asked; agreed, begin to type."""
        screen = self.screen
        place = screen.editing.answer(agreed=agreed)
        screen.show_lines()
        screen.row.show_again()
        if place is None:
            return
        screen.table.stand_on(place.path, focus=True)
        if agreed:
            QTimer.singleShot(0, screen.table, screen.table.begin)
