"""How long the game may still last, how sure a lead is until the administration."""

from math import exp, sqrt
from typing import NamedTuple

from rules.magnastorm.queries import crew_above
from rules.magnastorm.state import State
from rules.magnastorm.thinking.weights import PACE, USEFUL_TIME

EVEN, EVEN_IN_THE_LAST, LEAST = 0.6, 0.8, 0.1
"""How likely the administration still comes, if the end is expected with it; in the last round; at least."""
MAJORITY_DOUBT, RESEARCH_DOUBT = (0.25, 0.35), (0.2, 0.4)
"""How many labs and levels a lead may still change: in any case, and by the square root of the turns to come."""


class Clock(NamedTuple):
    """The time that is left, in rounds and parts of one."""

    here: float
    """Until the administration."""
    left: float
    """Until the end of the game."""
    administered: float
    """How likely this round's administration still comes."""
    later: float
    """What is left after it."""
    majority_doubt: float
    research_doubt: float

    @property
    def spending(self) -> float:
        """The share of a cube's worth that counts when the cube is gained now."""
        return min(1.0, self.left / USEFUL_TIME)

    @property
    def spending_later(self) -> float:
        """The same, when it is had in the administration."""
        return min(1.0, self.later / USEFUL_TIME)


def clock(state: State) -> Clock:
    layout, seats = state.layout, len(state.players)
    crew = crew_above(state)
    here = min(1.0, crew / (layout.neutral_crew * len(layout.columns) + seats))
    missing = layout.threshold - max(player.reputation for player in state.players)
    left = min(max(0.0, missing / PACE[seats]), layout.rounds - state.round + here)
    last = state.round == layout.rounds
    administered = 0.0 if state.ending else min(1.0, max(LEAST, (EVEN_IN_THE_LAST if last else EVEN) + left - here))
    later = 0.0 if last or state.ending else max(0.0, left - here)
    turns = sqrt(crew / seats)
    doubts = (always + more * turns for always, more in (MAJORITY_DOUBT, RESEARCH_DOUBT))
    return Clock(here, left, administered, later, *doubts)


def chance(lead: int, doubt: float) -> float:
    """That a lead of so many is strictly one at the administration."""
    return 1.0 / (1.0 + exp((0.5 - lead) / doubt))
