"""What opponents believe things are worth, in victory points: first guesses from the box, then tuned by play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    held: float = 0.96
    """Of the points of a free action that is possible now but not yet taken: a little less, so that it is taken."""
    loose: tuple[float, ...] = (0.0, 0.45, 0.7, 0.85, 0.95)
    """Of what dice may earn later, by the turns left; the last figure holds for all longer times."""
    blue_partner: float = 0.8
    """Of what a blue die adds to an average next one."""
    half_crack: float = 0.5
    """A placed fragment beside an empty place: the point for neighbours that a later restoration may pay."""
    credit: float = 1.3
    """A credit that a vase will need. Tuned: 1.1 beat 0.95 (25 of 40 games), 1.3 beat 1.1 (25), 1.6 was no better."""
    spare_credit: float = 0.25
    """A credit more than vases are likely to need."""
    credits_per_turn: float = 0.8
    """How many credits vases are likely to need for each turn left, besides those for stored red dice."""
    token: float = 0.5
    """A Dig token on the grid, times the square root of the turns left."""
    own_token: float = 1.3
    """Landing on an own token, in the quick value of a capture."""
    rival_token: float = -1.2
    """Landing on a rival's token, in the quick value of a capture."""
    turn: float = 5.5
    """What a turn brings on average: the price of a grey die for whoever plans for the end of a track."""
    grey_steps: int = 4
    """How far a grey die of later turns moves a disc."""
    stop_on_track: float = 2.5
    """What the spaces on the way to the end of a track pay on average."""
    reach: tuple[float, ...] = (1.0, 0.85, 0.72, 0.61)
    """The chance that so many grey dice can be captured in time."""
    fragments_per_turn: float = 0.3
    vases_per_turn: float = 0.25
    rival: float = 0.5
    """Of what rivals gain or lose."""
    threat: float = 0.3
    """Of the best capture that is left to the next seat."""
    chance: tuple[float, ...] = (0.7, 0.5, 0.3, 0.2)
    """Of the best capture that will be left to oneself, by the number of rivals."""
    scales: tuple[float, ...] = (1.0,) * 11
    """How much each term counts, in the order of TERMS."""


USUAL = Weights()
