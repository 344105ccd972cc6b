"""What is in sight: how long the game may last, what galaxies will yield, what a card does."""

from rules.core.types import Ref, Seat
from rules.council_of_shadows import parts as p
from rules.council_of_shadows.components import ActionCard, Box
from rules.council_of_shadows.parts import Gems, Resource
from rules.council_of_shadows.queries import Position, colonies_in, influence_in, is_ending, open_galaxies
from rules.council_of_shadows.thinking.weights import (
    ANYWHERE,
    DISCOVERY,
    END_VALUE,
    EXTRACTION,
    ROUNDS_A_LEVEL,
    UPGRADE,
    Weights,
)


def rounds_left(position: Position) -> float:
    """After the one that is being played, for whoever is furthest."""
    if is_ending(position):
        return 0.0
    last = position.box.numbers.end_level
    missing = min(last - player.level - player.energy / player.consumption for player in position.players)
    return max(0.5, ROUNDS_A_LEVEL * missing)


def missing_levels(position: Position, seat: Seat) -> int:
    return max(0, position.box.numbers.end_level - position.players[seat].level)


# Gems and resources


def worth_of_gems(gems: Gems, weights: Weights, rounds: float) -> float:
    each = weights.gems if rounds else END_VALUE
    return each[0] * gems.a + each[1] * gems.g + each[2] * gems.t


def worth_of_resource(resource: Resource, weights: Weights, rounds: float) -> float:
    return resource.energy + worth_of_gems(resource.gems, weights, rounds)


# Galaxies


def expected_yield(position: Position, seat: Seat, galaxy: Ref, more: int, weights: Weights) -> float:
    """What the galaxy yields a seat that has so many cubes more in it than now."""
    counts = influence_in(position, galaxy)
    own = counts[seat] + more
    rival = max((count for other, count in enumerate(counts) if other != seat), default=0)
    chance = weights.ahead if own > rival else weights.tied if own == rival else weights.behind
    face = position.box.galaxies[galaxy]
    high = face.majority.energy + weights.card_icon * face.majority.card
    low = face.minority.energy + weights.card_icon * face.minority.card
    return chance * high + (1 - chance) * low


def worth_of_cubes(position: Position, seat: Seat, galaxy: Ref, weights: Weights, rounds: float) -> float:
    """Each cube can be exploited in a round of its own; those beyond the last round only hold the majority."""
    cubes = colonies_in(position, galaxy)[seat]
    if not cubes:
        return 0.0
    expected = expected_yield(position, seat, galaxy, 0, weights)
    used = min(float(cubes), rounds)
    return expected * (weights.cube * used + weights.idle_cube * (cubes - used) * (rounds > 0))


def best_galaxies(position: Position, seat: Seat, sector: int, weights: Weights) -> list[Ref]:
    """Of a sector, where a new colony promises most."""
    galaxies = position.box.galaxies
    own = [galaxy for galaxy in open_galaxies(position) if galaxies[galaxy].sector == sector]
    return sorted(own, key=lambda galaxy: -expected_yield(position, seat, galaxy, 1, weights))


# Cards


def worth_of_effects(effects: p.Effects, weights: Weights, rounds: float, reach: int = 1) -> float:
    return sum(worth_of_effect(effect, weights, rounds, reach) for effect in effects)


def worth_of_effect(effect: p.Effect, weights: Weights, rounds: float, reach: int = 1) -> float:
    """At first sight, without the board, where it reaches so far."""
    cube = weights.new_cube[reach - 1]
    match effect:
        case p.Colonise():
            cubes = cube * effect.cubes * effect.planets + EXTRACTION * effect.extractions
            return cubes + ANYWHERE * effect.any_sector
        case p.Extract():
            return EXTRACTION * effect.times + ANYWHERE * effect.any_sector / 2
        case p.Discover():
            cubes, extractions = cube * effect.cubes, EXTRACTION * effect.extractions
            gain = cubes + extractions if effect.both else max(cubes, extractions)
            return gain + DISCOVERY + ANYWHERE * effect.any_sector
        case p.Take():
            return worth_of_gems(effect.gems, weights, rounds)
        case p.Upgrade():
            return UPGRADE * effect.steps
        case p.GainEnergy():
            return float(effect.amount)
        case p.ChangeConsumption():
            return -2.0 * weights.consumption * effect.by
        case p.Reach():
            return 4.0 * effect.energy + 2.0 * weights.range_step * rounds
        case p.FreeAiCard():
            return 4.0 * effect.cards
        case p.LightCard():
            return weights.card_icon * effect.cards
        case p.ExploitAtOnce():
            return 5.0 * effect.galaxies
        case p.Either():
            return max(worth_of_effect(each, weights, rounds, reach) for each in effect.options) + 0.5


def worth_of_playing(card: ActionCard, missing: int, weights: Weights, rounds: float, reach: int = 1) -> float:
    """Its effect less what it consumes."""
    return worth_of_effects(card.effects, weights, rounds, reach) - weights.consumption * missing * card.consumption


def usual_worth(box: Box, seat: Seat, missing: int, weights: Weights, rounds: float) -> float:
    """Of the starting card in the middle: what an AI card has to beat."""
    each = sorted(worth_of_playing(box.cards[ref], missing, weights, rounds) for ref in box.start_cards[seat])
    return each[len(each) // 2]
