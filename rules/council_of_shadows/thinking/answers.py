"""Quick answers to every question of the game: a rule of thumb each, no search. The first of equals is chosen."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.parts import Effect, Extract
from rules.council_of_shadows.planning import open_zones
from rules.council_of_shadows.queries import (
    colonies_in,
    colonies_of,
    cubes_on,
    cubes_on_tile,
    gems_in,
    is_ending,
    reach_of,
    settleable,
    tiles_within,
    wins_majority,
    yield_of,
)
from rules.council_of_shadows.scoring import light_worth
from rules.council_of_shadows.state import State
from rules.council_of_shadows.thinking.distinct import distinct
from rules.council_of_shadows.thinking.prospects import (
    Sight,
    best_galaxies,
    expected_yield,
    sight_of,
    worth_of_effects,
    worth_of_gems,
    worth_of_icon,
    worth_of_improvement,
    worth_of_resource,
)
from rules.council_of_shadows.thinking.weights import USUAL, Weights

Moves = Sequence[m.Move]

LEADERS = ("LD-S3E3", "LD-AVA", "LD-BREISH", "LD-CASARES", "LD-BUTEO", "LD-ZOE")
"""The best first, as far as that can be said before the game."""
LONG = 2.5
"""With so many rounds left, what lasts is worth more than what happens once."""
LASTING = {"DT1-5": 16.0, "DT1-3": 11.0, "DT2-2": 18.0, "DT2-3": 16.0, "DT1-1": 9.0, "DT1-2": 8.0, "DT1-8": 5.0}
"""Dark Tech cards that last, when there is time left for them."""


def quick_answer(position: State, seat: Seat, legal: Moves, weights: Weights = USUAL) -> m.Move:
    if len(legal) == 1:
        return legal[0]
    match position.agenda[0]:
        case todo.Planning():
            return answer_plan(position, seat, legal, weights)
        case todo.Exploiting() as pending:
            return answer_exploiting(position, seat, legal, pending, weights)
        case todo.AutomaActing() | todo.AutomaExploiting():
            return legal[0]
        case todo.PlacingForAutoma() | todo.SettlingForAutoma() | todo.RemovingFromAutoma():
            return legal[0]  # the first one serves the person best (CS-SOLO-5)
        case _:
            sight = sight_of(position, seat, weights)
            return best(distinct(position, legal), lambda move: step_figure(sight, move))


def best(moves: Moves, figure: Callable[[Any], float]) -> m.Move:
    """The move with the highest figure; of equals the first."""
    return max(moves, key=figure)


def step_figure(sight: Sight, move: m.Move) -> float:
    """Rate a move at first sight; to do nothing at all is worth 0."""
    position, seat = sight.position, sight.seat
    match move:
        case m.BuyCard() | m.BuyImprovement() | m.BuyStation():
            return purchase_figure(sight, move)
        case m.Colonise(planet=planet, cubes=cubes):
            return colony_figure(sight, planet, cubes)
        case m.Extract(tile=tile):
            return worth_of_resource(position.box.tiles[tile].resource, sight.weights, sight.rounds)
        case m.Discover(sector=sector):
            return discovery_figure(position, seat, sector, sight.weights)
        case m.Exploit():
            return exploit_figure(sight, move, urgent=False)
        case m.PlaceTile(tile=tile, space=space):
            return tile_figure(sight, tile, position.box.galaxy_of[space])
        case m.UpgradeGem(gem=gem):
            return 1.1 if gem == "g" else 1.0
        case m.ReturnBonus(card=card):
            return -float(light_worth(position, seat, card))
        case m.TakeTech(card=card):
            return tech_figure(sight, card)
        case m.TakeCard(card=card):
            return card_figure(sight, card)
        case m.ChooseLeader(leader=leader):
            return -float(LEADERS.index(leader)) if leader in LEADERS else -len(LEADERS)
        case _:
            return 0.0


# Purchases


def purchase_figure(sight: Sight, move: m.BuyCard | m.BuyImprovement | m.BuyStation) -> float:
    """What it brings in the rounds that are left, this one included, less the gems."""
    box, weights, rounds = sight.position.box, sight.weights, sight.rounds
    price = worth_of_gems(gems_in(move.gems) or box.numbers.start_gems, weights, rounds)
    match move:
        case m.BuyCard(card=card):
            return card_figure(sight, card) - price
        case m.BuyStation():
            return weights.station * (rounds + 1) - price
        case m.BuyImprovement(improvement=improvement):
            place = box.improvements[improvement]
            return place.energy + worth_of_improvement(place, weights) * rounds - price


def card_figure(sight: Sight, card: Ref) -> float:
    """An AI card: what it does better than a starting card whenever it is played, and what it counts at the end."""
    box, weights, rounds = sight.position.box, sight.weights, sight.rounds
    better = max(0.0, sight.worth_of_playing(card) - sight.usual)
    return weights.action_card * (rounds + 1) * better + box.numbers.ai_card_worth


# Planning


def answer_plan(position: State, seat: Seat, legal: Moves, weights: Weights) -> m.Move:
    """The best card for the first free zone; nothing is covered."""
    player = position.players[seat]
    free = open_zones(player)
    if not free:
        return legal[-1]  # lifting the screen
    plans = [move for move in legal if isinstance(move, m.PlanCard) and move.zone == free[0]]
    sight = sight_of(position, seat, weights)
    return best(plans, lambda move: plan_figure(sight, move.card, move.zone))


def plan_figure(sight: Sight, card: Ref, zone: int) -> float:
    """What a card does in this zone, and in those that it will pass, less what it consumes each time."""
    position, seat, weights, rounds = sight.position, sight.seat, sight.weights, sight.rounds
    face = position.box.cards[card]
    zones = range(zone, len(position.players[seat].zones) + 1)[: int(rounds) + 1]
    reaches = [reach_of(position, seat, each) for each in zones]
    worth = sum([sight.worth_of_playing(card, reach) for reach in reaches])
    worth -= weights.extraction * sum([idle_extractions(position, seat, effect) for effect in face.effects])
    if any(effect.op == "colonise" for effect in face.effects) and not has_room(position, seat, zone):
        worth -= weights.new_cube[0]
    return worth


def idle_extractions(position: State, seat: Seat, effect: Effect) -> int:
    """Count the extractions with no own cube now; one may still come before the card is played."""
    if not isinstance(effect, Extract):
        return 0
    return max(0, effect.times - 1 - colonies_of(position, seat))


def has_room(position: State, seat: Seat, zone: int) -> bool:
    """Whether anything can be colonised from there as the board stands."""
    tiles = tiles_within(position, reach_of(position, seat, zone))
    return any(settleable(position, seat, tiles, any_type=False))


# Actions


def colony_figure(sight: Sight, planet: Ref, cubes: int) -> float:
    """What the galaxy is expected to yield with these cubes more; a taller tower before a lower one."""
    position, seat, weights, rounds = sight.position, sight.seat, sight.weights, sight.rounds + 1
    tile = position.box.tile_of[planet]
    galaxy = position.box.galaxy_of[position.box.spaces[position.spaces.index(tile)]]
    own = colonies_in(position, galaxy)[seat]
    useful = max(0.0, min(float(own + cubes), rounds) - min(float(own), rounds))
    worth = sight.expected(galaxy, cubes) * (weights.cube * useful + weights.idle_cube * (cubes - useful))
    resource = worth_of_resource(position.box.tiles[tile].resource, weights, rounds)
    return worth + 0.1 * cubes + (0.15 * resource if not cubes_on_tile(position, tile)[seat] else 0.0)


def discovery_figure(position: State, seat: Seat, sector: int, weights: Weights) -> float:
    """Rate a discovery: by the galaxies that yield most if it can be colonised, else by the richer resources."""
    galaxies = best_galaxies(position, seat, sector, weights)
    yields = expected_yield(position, seat, galaxies[0], 1, weights) if galaxies else 0.0
    usable = 1.0 if sector == 1 else 0.85
    return weights.cube * usable * yields + sector / 10


def tile_figure(sight: Sight, tile: Ref, galaxy: Ref) -> float:
    position, seat, weights = sight.position, sight.seat, sight.weights
    face = position.box.tiles[tile]
    usable = sum(1 for _ in settleable(position, seat, (tile,), any_type=False))
    worth = sight.expected(galaxy, 1 if usable else 0) * (weights.cube if usable else 0.1)
    return worth + 0.4 * min(usable, 2) + 0.2 * worth_of_resource(face.resource, weights, sight.rounds)


# Exploitation and Dark Tech


def answer_exploiting(position: State, seat: Seat, legal: Moves, pending: todo.Exploiting, weights: Weights) -> m.Move:
    """The galaxy that yields most beyond what its cube promises to yield later; nothing, if none does."""
    urgent = is_ending(position) or bool(pending.card) or reaches_a_level(position, seat, legal)
    sight = sight_of(position, seat, weights)

    def figure(move: m.Move) -> float:
        if isinstance(move, m.Exploit):
            return exploit_figure(sight, move, urgent=urgent)
        return 0.0

    return best(distinct(position, legal), figure)


def reaches_a_level(position: State, seat: Seat, legal: Moves) -> bool:
    """Whether all that can still be exploited brings the energy up to the consumption."""
    player = position.players[seat]
    galaxies = {move.galaxy for move in legal if isinstance(move, m.Exploit)}
    return player.energy + sum(yield_of(position, seat, each).energy for each in galaxies) >= player.consumption


def exploit_figure(sight: Sight, move: m.Exploit, *, urgent: bool) -> float:
    position, seat, weights = sight.position, sight.seat, sight.weights
    face = yield_of(position, seat, move.galaxy)
    now = face.energy + worth_of_icon(position, seat, weights) * face.card
    kept = 0.0
    if move.planet and not urgent:
        own = colonies_in(position, move.galaxy)[seat]
        alone = own <= sight.rounds
        gains = wins_majority(position, seat, move.galaxy)
        later = position.box.galaxies[move.galaxy].majority.energy
        kept = weights.keep * (now if gains else later) * (1.0 if alone else 0.3)
    tall = 0.01 * cubes_on(position, move.planet)[seat] if move.planet else 0.0
    return now - kept + tall


def tech_figure(sight: Sight, card: Ref) -> float:
    worth = worth_of_effects(sight.position.box.dark_tech[card].effects, sight.weights, sight.rounds)
    return worth + LASTING.get(card, 0.0) * min(1.0, sight.rounds / LONG)
