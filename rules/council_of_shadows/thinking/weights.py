"""What opponents believe things are worth, in energy: first guesses from the box, then tuned by play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    level: float = 62.0
    """A level of Dark Tech, beyond the energy that it took."""
    consumption: float = 0.413
    """A step of consumption, for each level that is still missing."""
    cube: float = 0.45
    """Of what a galaxy is expected to yield for a cube in it, as long as there are rounds left to exploit it."""
    idle_cube: float = 0.104
    """Of the same, for cubes beyond the rounds that are left."""
    ahead: float = 0.9
    tied: float = 0.5
    behind: float = 0.2
    """The chance of having the majority in a galaxy when it is exploited, as it stands now."""
    keep: float = 0.782
    """Of what a galaxy yields now, what a cube that stays there must promise to be kept."""
    new_cube: tuple[float, float, float] = (4.8, 4.65, 7.2)
    """A colony at first sight, before one looks at the board, by the furthest sector that is in reach."""
    card_icon: float = 4.5
    """A light bonus card among the yield …"""
    spare_icon: float = 4.5
    """… for whom has as many as may be kept, and can only change one for a better one."""
    gems: tuple[float, float, float] = (1.13, 2.26, 3.39)
    """Each of the three kinds while there are rounds to spend them in."""
    range_step: tuple[float, float] = (2.1, 0.7)
    """To the second sector, to the third …"""
    terraforming: float = 2.0
    extension: float = 1.2
    """… and other improvements, for each round that is left."""
    extraction: float = 2.4
    discovery: float = 1.0
    anywhere: float = 1.5
    upgrade: float = 1.3
    """Parts of an action at first sight, before one looks at the board."""
    action_card: float = 0.35
    """Of what an AI card does better than a starting card, for each round that is left."""
    on_zones: float = 0.0
    """Of what the cards on the zones do better than a starting card until they return."""
    bonus_card: float = 0.9
    """Of what a bonus card would count now."""
    majority_energy: float = 0.8
    """Of what Empire, Supremacy and the like pay a round as it stands, for each round that is left."""
    extra_zone: float = 5.0
    station: float = 1.5
    """For each round that is left."""
    first_cube: float = 0.0
    access: float = 0.0
    horizon: float = 0.0
    rival: float = 0.25
    """Of what rivals gain or lose."""


USUAL = Weights()

ROUNDS_A_LEVEL = 2.5
"""How long a level takes, about."""
END_VALUE = (1.0, 2.0, 3.0)
"""Of gems, once the last round is on."""
