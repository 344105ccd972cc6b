"""How the dock follows what happens at the table: a move, another point of the game, a curtain, a bot that thinks."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from desktop.docks.dock import Dock


class Following(QObject):
    def __init__(self, dock: "Dock") -> None:
        super().__init__(dock)
        self.dock, self.pages, self.playback, self.showing = dock, dock.pages, dock.playback, dock.showing
        table = dock.table
        # Whatever is played, then somebody is asked or thinks, the screen is handed on, or the game is over.
        for signal in (table.asked, table.ended):
            signal.connect(self.look_again)
        table.curtain.connect(self._cover)
        table.went.connect(self._go_along)
        table.thinking.connect(self._think)
        for watched in (self.showing.changed, self.showing.over):
            watched.connect(self._look_at_showing)
        self.showing.held.connect(self.playback.look_again)
        dock.hand.changed.connect(self.pages.follow)

    def look_again(self, *_: object) -> None:
        """The position has changed: the foot shows it at once, the open page follows."""
        self.dock.foot_actions.look_again()
        self.playback.look_again()
        self.pages.follow()

    def _go_along(self) -> None:
        """Follow to another point of the game at once.

        The player chose it mostly from the dock: no piece is on its way that must be seen first.
        """
        self.look_again()
        self.pages.catch_up()

    def _cover(self) -> None:
        """The screen is handed on: the foot offers nothing, the pages tell nothing, until it is in the right hands."""
        self.look_again()
        self.dock.show_pages(True)
        self.pages.forget()

    def _think(self, thinking: bool) -> None:
        self.playback.is_thinking = thinking
        if thinking:
            self.look_again()
        else:
            self.playback.look_again()

    def _look_at_showing(self) -> None:
        """Give the page to the reasons of an automa while they are shown."""
        self.dock.explaining.say_again()
        self.dock.show_pages(self.showing.card is None)
        self.playback.look_again()
        self.dock.foot_actions.show()
