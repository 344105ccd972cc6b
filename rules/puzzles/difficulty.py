"""How difficult a puzzle is, measured: which level of opponent finds it, in how many tries."""

from collections.abc import Sequence
from typing import Any

from rules.bots.first_sight import FirstSight
from rules.bots.planner import planner
from rules.bots.policy import Budget, Policy, chance_of
from rules.bots.registry import LEVELS
from rules.core.rng import seeded
from rules.puzzles.asked import Asked
from rules.puzzles.model import LAYERS, Tries

TRIES, TRIES_OF_STEADY = 20, 5
"""What is hidden may make a level whose eye is steady choose otherwise, but seldom: it needs fewer tries."""
MOSTLY = 3, 5
"""A level finds it when it does so in three of five tries; it tries until that is settled."""
LAYER_OF = dict(zip(LEVELS, LAYERS, strict=True))


def tried(bot: Policy, asked: Asked, accepted: Sequence[Any], seed: int, most: int = TRIES) -> Tries:
    """Let a bot try, each time with another chance, until it is settled whether it mostly finds it."""
    game, legal, view = asked.game, asked.legal, asked.view
    wanted = most * MOSTLY[0] // MOSTLY[1]
    found = of = 0
    while found < wanted and of - found <= most - wanted:
        chance = chance_of(seeded(seed, f"try-{of}").word, asked.seat)
        found += bot.choose(game, view, legal, chance, Budget(bot.usual_budget)) in accepted
        of += 1
    return Tries(level=bot.name, found=found, of=of)


def finds(tries: Tries) -> bool:
    return tries.found * MOSTLY[1] >= tries.of * MOSTLY[0]


def measured(asked: Asked, accepted: Sequence[Any], seed: int) -> tuple[Tries, ...]:
    """Let the levels try, from the weakest to the first one that mostly finds it."""
    all_tries: list[Tries] = []
    for level in LEVELS:
        bot = planner(asked.game.id, level)
        most = TRIES if bot.level.unsteady else TRIES_OF_STEADY
        all_tries.append(tried(bot, asked, accepted, seed, most))
        if finds(all_tries[-1]):
            break
    return tuple(all_tries)


def layer_of(tries: Sequence[Tries]) -> int | None:
    """Return the layer: the lowest level that mostly finds it; None where not even a master does."""
    return next((LAYER_OF[each.level] for each in tries if finds(each)), None)


def is_seen_at_once(asked: Asked, accepted: Sequence[Any], seed: int) -> bool:
    """Whether first sight mostly finds it."""
    return finds(tried(FirstSight(), asked, accepted, seed))


def is_trivial(layer: int, *, seen_at_once: bool) -> bool:
    """What first sight finds is no puzzle, unless those who think go wrong in it."""
    return seen_at_once and layer < LAYERS[-1]
