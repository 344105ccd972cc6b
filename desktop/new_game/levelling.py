"""Whose level is being chosen, and what own results say of the levels. Knows no widget.

The results are looked at when somebody chooses a level, not before.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from secrets import choice

from PySide6.QtCore import QObject, Signal

from desktop.kept_games.own_level import Advice, Met, Place, Scale, advised, course, games_met, on_rungs, scale_of
from desktop.new_game import choices as c
from desktop.new_game.choices import PERSON
from desktop.new_game.preparation import Preparation
from rules.bots.registry import LEVELS, opponents_of
from rules.core.finished_game import FinishedGame
from rules.core.memo import memo_of_last
from rules.core.types import Seat
from rules.reference.ladder import Ladder, ladder_of

SHOWN_GAMES = 40
"""As many of the last games the graph shows."""


@dataclass(frozen=True)
class OwnLevel:
    """What a person's games say of them."""

    games: Sequence[Met]
    scale: Scale

    @cached_property
    def advice(self) -> Advice:
        return advised(self.games, self.scale)

    @cached_property
    def course(self) -> tuple[Place, ...]:
        return course(self.games, self.scale, SHOWN_GAMES)

    def rung(self, place: float) -> float:
        return on_rungs(place, self.scale)


class Levelling(QObject):
    """Signal: `changed` when the levels of another seat, or of none, are to be shown."""

    changed = Signal()

    def __init__(self, preparation: Preparation) -> None:
        super().__init__()
        self.preparation = preparation
        self._own = memo_of_last(own_level)
        self._colour = ""
        """Of the seat whose levels are shown: it stays with who sits there when seats change their order."""

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
        self.choose(choice(LEVELS))

    # What is known

    @property
    def ladder(self) -> Ladder:
        return ladder_of(self.preparation.game.id, self.preparation.game.rules_version)

    @property
    def own_colour(self) -> str:
        """The colour of the person whom advice is for; empty where only computers play."""
        place = self.preparation.choices.places[c.me(self.preparation.choices)]
        return place.colour if place.player == PERSON else ""

    @property
    def own(self) -> OwnLevel:
        now = self.preparation
        return self._own(now.program.results.results, now.game.id, now.own_name, self.ladder)


def own_level(results: Iterable[FinishedGame], game: str, name: str, ladder: Ladder) -> OwnLevel:
    return OwnLevel(games_met(results, game, name), scale_of(ladder))
