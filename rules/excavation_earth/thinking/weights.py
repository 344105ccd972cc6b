"""What opponents believe things are worth, in credits: first guesses from the box, then tuned by play."""

from dataclasses import dataclass

from rules.excavation_earth.thinking.terms import TERMS


@dataclass(frozen=True, slots=True)
class Weights:
    sale: float = 0.6
    """Of what the relics of a colour would bring if they were sold now, as long as actions are left to do it."""
    fence: float = 0.5
    """Of a relic's printed value, where no sale is in sight."""
    reach: float = 0.45
    """How a market without an own trader counts in a sale that is hoped for."""
    gallery: float = 0.95
    """Of what the gallery pays and promises."""
    centre_now: float = 0.95
    """Of what is expected of a command centre at the end of this round."""
    centre_later: float = 0.75
    """The same of the rounds to come."""
    recall: float = 0.8
    """An envoy that may still be recalled for a command tile."""
    trader: float = 1.5
    """A trader on a market, whatever is asked there."""
    crowd: float = 0.7
    """A trader, for each buyer on that market who wants a colour of the seat."""
    cube: float = 2.5
    """A cube that is still in the supply, while there are actions enough to use it."""
    card: float = 4.2
    """A card in the hand while a round goes on."""
    travel_card: float = 1.6
    kept_card: float = 3.0
    """A card kept for the next round."""
    to_come: tuple[tuple[float, float, float], ...] = ((35, -20, 0), (69, 21, 41), (100, 58, 83))
    """By rounds after this one: what a seat still gains on all that is judged here, before the cards of the round are
    dealt, while it plays, and when it has passed. Measured in 25 games of two regular opponents: without it a plan that
    ends in the next round would be better by its new hand, and passing worse than it is.
    """
    marker: float = 1.0
    stand: float = 1.0
    """Of what the places of the explorers promise."""
    rival: float = 0.35
    """Of what rivals gain or lose."""
    scales: tuple[float, ...] = (1.0,) * len(TERMS)
    """By how much each term is multiplied: what a fit of the margin at the end on the terms would change."""


USUAL = Weights()
