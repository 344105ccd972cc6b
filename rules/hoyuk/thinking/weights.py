"""What opponents believe things are worth, in points: first guesses from the rules, then tuned by play."""

from dataclasses import dataclass

from rules.hoyuk.thinking.terms import TERMS


@dataclass(frozen=True, slots=True)
class Weights:
    patience: float = 0.92
    """Of what a hand would score beyond a point for each card, if it is kept for later."""
    growth: float = 0.85
    """Of what cards to come would add to a hand."""
    later: float = 0.2
    """Of what a majority brings in the turns after this one."""
    houses_per_turn: float = 4.3
    """House tiles that a clan builds in a turn, those of cards among them."""
    unrest: float = 0.35
    """How much each tile that others still build before the inspection puts a majority in doubt."""
    families: tuple[float, ...] = (1.2, 1.0, 0.9, 0.8, 0.7)
    """A first, a second… family, in the early game; beyond these a family counts as `more_families`."""
    more_families: float = 0.1
    family_points: float = 0.75
    """Of the points for the largest families, while many turns are left."""
    loss: float = 0.9
    """A house that a catastrophe may take."""
    later_strikes: float = 0.35
    """How much a catastrophe of a later turn counts."""
    two_storey: float = 0.3
    two_storey_alone: float = 0.1
    piece: float = 0.15
    """A piece or pen in a block that others live in, whether or not it wins anything."""
    lonely: float = 0.1
    """A house in a block where nobody else lives, for each turn that is left, up to three; it costs so much."""
    herds: float = 1.0
    """A point for the most cattle or villagers of a block, in the expert game."""
    victory: float = 4.0
    """To have won, beyond the points."""
    power: float = 2.0
    """A clan power that is about to be used."""
    shaman: float = 0.8
    rival: float = 0.8
    """Of what rivals gain or lose."""
    scales: tuple[float, ...] = (1.0,) * len(TERMS)
    """By what each term is multiplied, in the order of TERMS."""


USUAL = Weights()
