"""What is in sight: how long the game may last, what galaxies will yield, what a card does."""

from dataclasses import dataclass, field

from rules.core.types import Ref, Seat
from rules.council_of_shadows import parts as p
from rules.council_of_shadows.components import ActionCard, Box, Improvement
from rules.council_of_shadows.parts import Gems, Resource
from rules.council_of_shadows.queries import Position, influence_in, is_ending, open_galaxies
from rules.council_of_shadows.state import State
from rules.council_of_shadows.thinking.weights import (
    END_VALUE,
    Weights,
)

LAST_ROUND = 0.5
"""So much of a round may still come where nobody is at level III, however near."""


def rounds_left(position: Position, weights: Weights) -> float:
    """Estimate the rounds after the one in play, for the player who is furthest."""
    if is_ending(position):
        return 0.0
    last = position.box.numbers.end_level
    missing = min(last - player.level - player.energy / player.consumption for player in position.players)
    return max(LAST_ROUND, weights.rounds_a_level * missing)


def missing_levels(position: Position, seat: Seat) -> int:
    return max(0, position.box.numbers.end_level - position.players[seat].level)


def burden(position: Position, seat: Seat, weights: Weights) -> float:
    """What a step of consumption costs a seat: it raises every level that is missing; at the end of the track, none."""
    if position.players[seat].consumption >= position.box.numbers.consumption.most:
        return 0.0
    return weights.consumption * missing_levels(position, seat)


@dataclass(frozen=True, slots=True)
class Sight:
    """A position in the eyes of a seat that compares what it might do now."""

    position: State
    seat: Seat
    weights: Weights
    rounds: float
    """That are left."""
    a_step: float
    """What a step of consumption costs."""
    yields: dict[tuple[Ref, int], float] = field(default_factory=dict, repr=False, compare=False)
    playing: dict[tuple[Ref, int], float] = field(default_factory=dict, repr=False, compare=False)
    """So that no galaxy and no card is judged twice."""

    def expected(self, galaxy: Ref, more: int) -> float:
        """What a galaxy is expected to yield with so many own cubes more."""
        key = galaxy, more
        if key not in self.yields:
            self.yields[key] = expected_yield(self.position, self.seat, galaxy, more, self.weights)
        return self.yields[key]

    def worth_of_playing(self, card: Ref, reach: int = 1) -> float:
        key = card, reach
        if key not in self.playing:
            face = self.position.box.cards[card]
            self.playing[key] = worth_of_playing(face, self.a_step, self.weights, self.rounds, reach)
        return self.playing[key]

    @property
    def usual(self) -> float:
        """The worth of the middle starting card: what an AI card has to beat."""
        return middle([self.worth_of_playing(card) for card in self.position.box.start_cards[self.seat]])


def sight_of(position: State, seat: Seat, weights: Weights) -> Sight:
    return Sight(position, seat, weights, rounds_left(position, weights), burden(position, seat, weights))


# Gems and resources


def worth_of_gems(gems: Gems, weights: Weights, rounds: float) -> float:
    each = weights.gems if rounds else END_VALUE
    return each[0] * gems.a + each[1] * gems.g + each[2] * gems.t


def worth_of_resource(resource: Resource, weights: Weights, rounds: float) -> float:
    return resource.energy + worth_of_gems(resource.gems, weights, rounds)


# Galaxies


def expected_yield(position: State, seat: Seat, galaxy: Ref, more: int, weights: Weights) -> float:
    """What the galaxy yields a seat that has so many cubes more in it than now."""
    chance = weights.chance(influence_in(position, galaxy), seat, more)
    face = position.box.galaxies[galaxy]
    icon = worth_of_icon(position, seat, weights)
    high = face.majority.energy + icon * face.majority.card
    low = face.minority.energy + icon * face.minority.card
    return chance * high + (1 - chance) * low


def worth_of_icon(position: State, seat: Seat, weights: Weights) -> float:
    """Rate a light bonus card, which may be one too many (CS-EXP-4)."""
    player = position.players[seat]
    full = len(player.light) + bool(player.dark) >= position.box.numbers.bonus_cards and not player.is_automa
    return weights.spare_icon if full else weights.card_icon


def best_galaxies(position: State, seat: Seat, sector: int, weights: Weights) -> list[Ref]:
    """Sort the galaxies of a sector, first those where a new colony promises most."""
    galaxies = position.box.galaxies
    own = [galaxy for galaxy in open_galaxies(position) if galaxies[galaxy].sector == sector]
    return sorted(own, key=lambda galaxy: -expected_yield(position, seat, galaxy, 1, weights))


def worth_of_improvement(place: Improvement, weights: Weights) -> float:
    """Return what an improvement is worth for each round that is left."""
    if place.sector:
        return weights.range_step[place.sector - 2]
    return weights.terraforming * bool(place.planet) + weights.extension * place.stacking


# Cards


def worth_of_effects(effects: p.Effects, weights: Weights, rounds: float, reach: int = 1) -> float:
    return sum(worth_of_effect(effect, weights, rounds, reach) for effect in effects)


def worth_of_effect(effect: p.Effect, weights: Weights, rounds: float, reach: int = 1) -> float:
    """Rate an effect at first sight, without the board, at the given reach."""
    cube = weights.new_cube[reach - 1]
    match effect:
        case p.Colonise():
            cubes = cube * effect.cubes * effect.planets + weights.extraction * effect.extractions
            return cubes + weights.anywhere * effect.any_sector
        case p.Extract():
            return weights.extraction * effect.times + weights.anywhere * effect.any_sector / 2
        case p.Discover():
            cubes, extractions = cube * effect.cubes, weights.extraction * effect.extractions
            gain = cubes + extractions if effect.both else max(cubes, extractions)
            return gain + weights.discovery + weights.anywhere * effect.any_sector
        case p.Take():
            return worth_of_gems(effect.gems, weights, rounds)
        case p.Upgrade():
            return weights.upgrade * effect.steps
        case p.GainEnergy():
            return float(effect.amount)
        case p.ChangeConsumption():
            return -2.0 * weights.consumption * effect.by
        case p.Reach():
            return 4.0 * effect.energy + 2.0 * weights.range_step[1] * rounds
        case p.FreeAiCard():
            return 4.0 * effect.cards
        case p.LightCard():
            return weights.card_icon * effect.cards
        case p.ExploitAtOnce():
            return 5.0 * effect.galaxies
        case p.Either():
            return max(worth_of_effect(each, weights, rounds, reach) for each in effect.options) + 0.5


def worth_of_playing(card: ActionCard, a_step: float, weights: Weights, rounds: float, reach: int = 1) -> float:
    """Its effect less what it consumes, each step at its price."""
    return worth_of_effects(card.effects, weights, rounds, reach) - a_step * card.consumption


def usual_worth(box: Box, seat: Seat, a_step: float, weights: Weights, rounds: float) -> float:
    """Return the worth of the middle starting card: what an AI card has to beat."""
    return middle([worth_of_playing(box.cards[ref], a_step, weights, rounds) for ref in box.start_cards[seat]])


def middle(figures: list[float]) -> float:
    return sorted(figures)[len(figures) // 2]
