"""What levels promise: scientists for whoever leads alone, bonuses of levels to come."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.types import Seat
from rules.magnastorm.thinking.scene import Cards, Counted, Eye, Scene
from rules.magnastorm.thinking.timing import chance
from rules.magnastorm.thinking.weights import EFFECT, HIGH


class Known(NamedTuple):
    """What all fields together promise a seat."""

    levels: float
    scientists: float
    """Reputation when they come in the administration, less that lost with those who go."""
    effects: float
    """What all commanders do for whoever has them: the administrative ones until they are taken, scientists as long
    as one leads."""


def worth_of_levels(scene: Scene, seat: Seat) -> float:
    return known(scene, seat).levels


def worth_of_scientists(scene: Scene, seat: Seat) -> float:
    return known(scene, seat).scientists


def worth_of_commanders(scene: Scene, seat: Seat) -> float:
    return known(scene, seat).effects


def known(scene: Scene, seat: Seat) -> Known:
    return known_by(scene.eye, scene.levels, scene.cards, seat, scene.state.players[seat].is_automa)


@lru_cache(maxsize=1 << 14)
def known_by(eye: Eye, levels: Counted, cards: Cards, seat: Seat, is_automa: bool) -> Known:
    (box, weights, clock), layout = eye, eye.box.layouts[len(levels.of[0])]
    first = len(cards.refs) - len(layout.fields)
    held = [ref for ref, holder in zip(cards.refs[:first], cards.holders, strict=False) if holder == seat]
    worth, scientists = 0.0, 0.0
    effects = weights.cards * clock.left * sum([EFFECT[ref] for ref in held])
    for field, bonuses in enumerate(layout.level_bonuses):
        level, card = levels.of[field][seat], box.commanders[cards.refs[first + field]]
        worth += min(1.0, clock.left) * (weights.level * min(level, HIGH) + weights.high_level * max(0, level - HIGH))
        if level + 1 < len(bonuses) and bonuses[level + 1] is not None and not is_automa:
            worth += weights.next_bonus * clock.spending
        holds = cards.holders[first + field] == seat
        likely = chance(levels.leads[field][seat], clock.research_doubt)
        scientists += clock.administered * (card.red * (likely - 1.0) if holds else card.green * likely)
        effect = weights.cards * EFFECT[card.ref]
        effects += effect * (likely * clock.later * weights.keep + (clock.here if holds else 0.0))
    return Known(worth, scientists, 0.0 if is_automa else effects)
