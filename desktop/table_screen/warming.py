"""Begins the process that thinks at leisure, once a table is seen: the first words of advice then come at once."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

LEISURE_MS = 1500
"""After so long in which a person is asked something, nothing on the screen is waited for."""


class Warming(QObject):
    """Asks the adviser about the first decision of a person, and listens to nothing it says."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen, self.table = screen, screen.table
        self.is_done = False
        self._leisure = QTimer(self, singleShot=True, interval=LEISURE_MS)
        self._leisure.timeout.connect(self._warm)
        self.table.asked.connect(self._wait)
        for signal in (self.table.thinking, self.table.curtain, self.table.ended):
            signal.connect(self._leisure.stop)

    def _wait(self) -> None:
        if not self.is_done and not self.screen.counsel.reason():
            self._leisure.start()

    def _warm(self) -> None:
        table, asked = self.table, self.screen.opponents.advice
        if table.seat_to_play is None or len(table.legal) < 2:  # noqa: PLR2004 two make a choice
            return
        self.is_done = True
        if not self.screen.counsel.is_open and not self.screen.tutoring.has_move:
            asked.warm(table.game, table.view, table.legal, table.seats.measured)
