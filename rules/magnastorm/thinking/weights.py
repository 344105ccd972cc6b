"""What opponents believe things are worth, in reputation: first guesses from the box, then tuned by play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Equality is identity, so that what was reckoned with them can be remembered."""

    own: float = 0.62
    """A cube of the own colour."""
    yellow: float = 0.74
    other: float = 0.46
    """A cube of somebody else's colour."""
    many: float = 0.65
    """Of a cube beyond those that are soon spent."""
    too_many: float = 0.12
    next_income: float = 0.3
    """Of what the labs of a sector will earn in the round after this one."""
    next_majority: float = 0.1
    lab: float = 0.14
    """A lab on the planet, besides what it earns: objectives, zones to jump to."""
    level: float = 0.45
    """Of research, besides what is led by it and what objectives ask."""
    high_level: float = 0.1
    """The same, beyond what most objectives ask."""
    next_bonus: float = 0.2
    """The next level has a bonus."""
    keep: float = 0.2
    """Of what a field that is led brings, what it is expected to bring in the rounds after this one."""
    partly: float = 0.27
    """Of an objective, when all but nothing of it is done."""
    fulfilled: float = 0.45
    """Of an objective that can be claimed in a later turn."""
    other_objective: float = 0.52
    """Of the second best objective of a kind: it needs the same labs or levels."""
    station: float = 0.1
    """On the planet, to start from."""
    in_storm: float = -0.9
    """The scout stands in the storm."""
    soon_in_storm: float = -0.4
    nowhere: float = -0.7
    """No free space within a step of the scout."""
    ahead: float = 0.3
    """The scout stands in the leading sector."""
    turn: float = 0.55
    """A turn more until the administration."""
    threat: float = 0.55
    """Of the best column that the next seat can take."""
    later_threat: float = 0.3
    """Of that of those who come after it."""
    hope: float = 0.15
    """Of the best column that oneself could take now."""
    cards: float = 0.4
    """Of what commanders do in the rounds that are left."""
    strongest: float = 0.6
    """How much the strongest rival counts; the rest falls on all alike."""
    first: float = 0.6
    """The first player token in hand."""
    scales: tuple[float, ...] = (1.0,) * 12
    """How much each term counts, in their order (terms.py)."""


USUAL = Weights()

PACE = {2: 9.0, 3: 7.5, 4: 7.5}
"""How much reputation the best gains in a round, by the number of players."""
SPENT_SOON, SPENT_LATER = 5, 4
"""So many cubes are soon spent; so many more a little later."""
USEFUL_TIME = 0.5
"""Rounds in which cubes can still be turned into reputation."""
HIGH = 8
"""Most objectives ask no higher level."""
EFFECT = {
    "01": 0.3,
    "02": 0.4,
    "03": 1.2,
    "04": 0.4,
    "05": 0.3,
    "06": 0.5,
    "07": 0.4,
    "08": 1.0,
    "11": 0.5,
    "12": 1.0,
    "13": 1.0,
    "14": 0.5,
    "15": 1.0,
    "16": 0.6,
    "17": 1.0,
    "18": 0.9,
}
"""What each commander does in a round for whoever has it, in reputation."""
VICTORIOUS = 8.0
"""Being far ahead when the end has come."""
