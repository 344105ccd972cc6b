"""How long the game may still last, how sure a lead is until the administration."""

from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt

from rules.magnastorm.components import Layout
from rules.magnastorm.queries import crew_above
from rules.magnastorm.state import State
from rules.magnastorm.thinking.weights import PACE, USEFUL_TIME

EVEN, EVEN_IN_THE_LAST, LEAST = 0.6, 0.8, 0.1
"""How likely the administration still comes, if the end is expected with it; in the last round; at least."""
MAJORITY_DOUBT, RESEARCH_DOUBT = (0.25, 0.35), (0.2, 0.4)
"""How many labs and levels a lead may still change: in any case, and by the square root of the turns to come."""


@dataclass(frozen=True, slots=True, eq=False)
class Clock:
    """The time that is left, in rounds and parts of one. Equality is identity: `clock` remembers them."""

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
    spending: float
    """The share of a cube's worth that counts when the cube is gained now."""
    spending_later: float
    """The same, when it is had in the administration."""


def clock(state: State) -> Clock:
    best = max([player.reputation for player in state.players])
    return clock_at(state.layout, crew_above(state), best, state.round, state.ending)


@lru_cache(maxsize=1 << 12)
def clock_at(layout: Layout, crew: int, best: int, number: int, is_ending: bool) -> Clock:
    """Read the clock with so much crew above, in a round with this number; `best` has the most reputation."""
    seats = layout.players
    here = min(1.0, crew / (layout.neutral_crew * len(layout.columns) + seats))
    missing = layout.threshold - best
    left = min(max(0.0, missing / PACE[seats]), layout.rounds - number + here)
    last = number == layout.rounds
    administered = 0.0 if is_ending else min(1.0, max(LEAST, (EVEN_IN_THE_LAST if last else EVEN) + left - here))
    later = 0.0 if last or is_ending else max(0.0, left - here)
    turns = sqrt(crew / seats)
    majority_doubt, research_doubt = (always + more * turns for always, more in (MAJORITY_DOUBT, RESEARCH_DOUBT))
    spending, spending_later = min(1.0, left / USEFUL_TIME), min(1.0, later / USEFUL_TIME)
    return Clock(here, left, administered, later, majority_doubt, research_doubt, spending, spending_later)


def chance(lead: int, doubt: float) -> float:
    """That a lead of so many is strictly one at the administration."""
    return 1.0 / (1.0 + exp((0.5 - lead) / doubt))
