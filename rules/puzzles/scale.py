"""What a loss means: the same through a game, for it is counted in points of the lead at its end, as grades are.

A point of what positions are worth brings more or less of the final lead as a game goes on; how much, was measured in
whole games (rules/bots/forecast.py).
"""

from typing import Any, NamedTuple

from rules.bots.advising import UNMEASURED
from rules.bots.forecast import LEAST_SLOPE, Stretch, forecast_of
from rules.bots.mind import mind_of
from rules.bots.trying import often_missed
from rules.core.contract import AnyGame

LEAST = 0.75
"""The loss that counts is this share of what an apprentice misjudges, one standard deviation."""


class Scale(NamedTuple):
    stretch: Stretch
    """What a worth means at this point of the game."""
    least: float
    """The loss that counts, in points of the lead at the end."""

    @property
    def least_worth(self) -> float:
        """The same in what positions are worth at this point."""
        return self.least / max(self.stretch.slope, LEAST_SLOPE)


def scale_of(game: AnyGame, state: Any) -> Scale:
    seats = len(state.players)
    forecast = forecast_of(game.id, seats)
    here = forecast.at(mind_of(game.id).progress(state)) if forecast is not None else UNMEASURED
    return Scale(here, least_loss(game.id, seats))


def least_loss(game_id: str, seats: int) -> float:
    """The loss that counts, in points of the lead at the end."""
    return LEAST * often_missed(game_id, seats)
