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

TRIES, MOSTLY = 20, 12
"""A level finds it when it does so mostly; it tries until that is settled."""
LAYER_OF = dict(zip(LEVELS, LAYERS, strict=True))


def tried(bot: Policy, asked: Asked, accepted: Sequence[Any], seed: int) -> Tries:
    """Let a bot try, each time with another chance, until it is settled whether it mostly finds it."""
    game, legal, view = asked.game, asked.legal, asked.view
    found = of = 0
    while found < MOSTLY and of - found <= TRIES - MOSTLY:
        chance = chance_of(seeded(seed, f"try-{of}").word, asked.seat)
        found += bot.choose(game, view, legal, chance, Budget(bot.usual_budget)) in accepted
        of += 1
    return Tries(level=bot.name, found=found, of=of)


def finds(tries: Tries) -> bool:
    return tries.found >= MOSTLY


def measured(asked: Asked, accepted: Sequence[Any], seed: int) -> tuple[Tries, ...]:
    """Let the levels try, from the weakest to the first one that mostly finds it."""
    all_tries: list[Tries] = []
    for level in LEVELS:
        all_tries.append(tried(planner(asked.game.id, level), asked, accepted, seed))
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
