"""Whose level is being chosen. Knows no widget."""

from functools import cached_property
from secrets import choice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.new_game.preparation import Preparation
from rules.bots.registry import bots_of, opponents_of
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.new_game.known_levels import KnownLevels


class Levelling(QObject):
    """Signal: `changed` when the levels of another seat, or of none, are to be shown."""

    changed = Signal()

    def __init__(self, preparation: Preparation) -> None:
        super().__init__()
        self.preparation = preparation
        self._colour = ""
        """Of the seat whose levels are shown: it stays with who sits there when seats change their order."""

    @cached_property
    def known(self) -> "KnownLevels":
        from desktop.new_game.known_levels import KnownLevels  # noqa: PLC0415 (not before levels are unfolded)

        return KnownLevels(self.preparation)

    @property
    def seat(self) -> Seat | None:
        """The seat whose level is being chosen; None where nobody chooses one, or can."""
        now, places = self.preparation, self.preparation.choices.places
        if not self._colour or now.shows_settings or now.company == "alone":
            return None
        bots = opponents_of(now.game.id)
        return next((seat for seat, at in enumerate(places) if at.colour == self._colour and at.player in bots), None)

    def toggle(self, seat: Seat) -> None:
        """Show the levels of a seat, or fold them away where they are shown."""
        self._colour = "" if self.seat == seat else self.preparation.choices.places[seat].colour
        self.changed.emit()

    def fold(self) -> None:
        self._colour = ""
        self.changed.emit()

    def choose(self, player: str) -> None:
        """Seat this opponent there; the levels are folded away."""
        seat, self._colour = self.seat, ""
        if seat is not None:
            self.preparation.seat(seat, player)

    def choose_any(self) -> None:
        self.choose(choice(bots_of(self.preparation.game.id)[1:]))
