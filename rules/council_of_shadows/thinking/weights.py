"""What opponents believe things are worth, in energy: first guesses from the box, then tuned by play."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.types import Seat
from rules.council_of_shadows.thinking.terms import TERMS


@dataclass(frozen=True, slots=True)
class Weights:
    level: float = 36.0
    """A level of Dark Tech, beyond the energy that it took."""
    consumption: float = 0.55
    """A step of consumption, for each level that is still missing."""
    cube: float = 0.6
    """Of what a galaxy is expected to yield for a cube in it, as long as there are rounds left to exploit it."""
    first_cube: float = 0.1
    """Of the same once more, for the cube that can be used at once."""
    idle_cube: float = 0.03
    """Of the same, for cubes beyond the rounds that are left."""
    ahead: float = 0.9
    tied: float = 0.5
    behind: float = 0.15
    """The chance of having the majority in a galaxy when it is exploited, by how it stands now."""
    keep: float = 0.72
    """Of what a galaxy yields now, what a cube that stays there must promise to be kept."""
    access: float = 0.04
    """Of the resources of the systems with an own cube, for each round that is left."""
    new_cube: tuple[float, float, float] = (5.6, 5.8, 7.0)
    """A colony at first sight, before one looks at the board, by the furthest sector that is in reach."""
    extraction: float = 4.0
    discovery: float = 1.3
    anywhere: float = 1.5
    upgrade: float = 1.3
    """Other parts of an action at first sight."""
    card_icon: float = 2.2
    """A light bonus card among the yield …"""
    spare_icon: float = 1.2
    """… for whom has as many as may be kept, and can only change one for a better one."""
    gems: tuple[float, float, float] = (1.2, 2.4, 3.6)
    """Each of the three kinds while there are rounds to spend them in."""
    range_step: tuple[float, float] = (2.5, 1.4)
    """To the second sector, to the third …"""
    terraforming: float = 1.5
    extension: float = 0.7
    """… and other improvements, for each round that is left."""
    action_card: float = 0.2
    """Of what an AI card does better than a starting card, for each round that is left."""
    on_zones: float = 0.28
    """Of what the cards on the zones do better than a starting card until they return."""
    bonus_card: float = 0.8
    """Of what a bonus card would count now."""
    majority_energy: float = 0.5
    """Of what Empire, Supremacy and the like pay a round as it stands, for each round that is left."""
    extra_zone: float = 8.0
    station: float = 1.5
    """For each round that is left."""
    rounds_a_level: float = 2.5
    """How long a level takes, about."""
    rival: float = 0.35
    """Of what rivals gain or lose."""
    scales: tuple[float, ...] = (1.0,) * len(TERMS)
    """By which each term is multiplied, in their order."""

    def chance(self, influence: Sequence[int], seat: Seat, more: int = 0) -> float:
        """Estimate how likely a seat has the majority when a galaxy is exploited, with so many cubes more than now."""
        own, rival = influence[seat] + more, 0
        for other, count in enumerate(influence):
            if count > rival and other != seat:
                rival = count
        return self.ahead if own > rival else self.tied if own == rival else self.behind


USUAL = Weights()
KEEN = Weights(
    level=41.0,
    consumption=0.44,
    cube=0.74,
    first_cube=0.12,
    ahead=0.98,
    tied=0.54,
    keep=0.55,
    access=0.045,
    new_cube=(5.8, 6.9, 7.0),
    discovery=1.1,
    anywhere=1.2,
    gems=(0.95, 2.7, 3.6),
    range_step=(3.8, 1.3),
    terraforming=2.0,
    extension=0.5,
    action_card=0.26,
    rounds_a_level=2.75,
    rival=0.28,
)
"""Of the best levels: what won in games in which all weights were changed by chance at once."""

END_VALUE = (1.0, 2.0, 3.0)
"""Of gems, once the last round is on."""
