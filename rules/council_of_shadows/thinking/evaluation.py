"""How good a position is for a seat, in energy: where it stands, what its cubes and cards promise, what rivals have."""

from math import tanh

from rules.core.types import Ref, Seat
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.queries import (
    cubes_on_tile,
    has_majority,
    is_ending,
    leads,
    open_galaxies,
    power_of,
    reach_of,
)
from rules.council_of_shadows.scoring import ai_cards_of, dark_worth, light_worth
from rules.council_of_shadows.state import Player, State
from rules.council_of_shadows.thinking.finish import final_standing
from rules.council_of_shadows.thinking.prospects import (
    burden,
    missing_levels,
    rounds_left,
    usual_worth,
    worth_of_cubes,
    worth_of_gems,
    worth_of_improvement,
    worth_of_playing,
    worth_of_resource,
)
from rules.council_of_shadows.thinking.weights import Weights

VICTORY, MARGIN = 70.0, 25.0
"""What it is worth to end the game as the winner, beyond where it stood before; and how far ahead makes sure of it."""


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.rounds = rounds_left(state)
        """As it stands before the choice: whoever gains energy must not seem to lose rounds by it."""
        self.known: dict[tuple[Ref, float, int], float] = {}
        """Of cards, so that none is judged twice."""
        self.before = 0.0 if is_ending(state) else self.lasting_worth(state)

    def worth(self, state: State) -> float:
        if not is_ending(state):
            return self.lasting_worth(state)
        finals = [final_standing(state, each) for each in state.seats]
        own = finals.pop(self.seat)
        ahead = own - max(finals)
        return self.before + VICTORY * tanh(ahead / MARGIN) + 0.1 * ahead

    def lasting_worth(self, state: State) -> float:
        """Return the worth of a position while the game goes on."""
        standings = [self.standing(state, each) for each in state.seats]
        own = standings.pop(self.seat)
        return own - self.weights.rival * sum(standings) / len(standings)

    def standing(self, state: State, seat: Seat) -> float:
        player, weights, rounds = state.players[seat], self.weights, self.rounds
        worth = player.energy + weights.level * player.level
        worth -= weights.consumption * missing_levels(state, seat) * player.consumption
        worth += self.cubes(state, seat, rounds) + self.at_the_end(state, seat, player)
        if player.is_automa:
            return worth
        worth += worth_of_gems(player.gems, weights, rounds)
        worth += self.board(state, seat, player, rounds) + self.cards(state, seat, player)
        return worth + self.cards_on_zones(state, seat, player)

    def cubes(self, state: State, seat: Seat, rounds: float) -> float:
        total = 0.0
        power = power_of(state, seat)
        led = 0
        for galaxy in open_galaxies(state):
            total += worth_of_cubes(state, seat, galaxy, self.weights, rounds)
            led += has_majority(state, seat, galaxy)
        a_round = power.galaxy_energy * led + power.colony_energy * sum(cubes[seat] for cubes in state.colonies)
        if power.system_energy:
            a_round += power.system_energy * systems_led(state, seat)
        total += self.weights.access * rounds * self.resources(state, seat)
        return total + self.weights.majority_energy * rounds * a_round

    def resources(self, state: State, seat: Seat) -> float:
        """Return the worth of the resources of all systems that the seat can extract from."""
        box, weights = state.box, self.weights
        return sum(
            worth_of_resource(box.tiles[tile].resource, weights, self.rounds)
            for tile in state.spaces
            if tile and any(state.colonies[at][seat] for at in box.planets_on[tile])
        )

    def at_the_end(self, state: State, seat: Seat, player: Player) -> float:
        """Bonus cards as they would count now."""
        worth = sum(light_worth(state, seat, card) for card in player.light)
        if player.dark:
            worth += dark_worth(state, seat, player.dark)
        return self.weights.bonus_card * worth + state.box.numbers.ai_card_worth * ai_cards_of(state, player)

    def board(self, state: State, seat: Seat, player: Player, rounds: float) -> float:
        """What improvements, extra zones, stations and lasting powers bring in the rounds that are left."""
        weights = self.weights
        a_round = sum(worth_of_improvement(state.box.improvements[ref], weights) for ref in player.improvements)
        power = power_of(state, seat)
        a_round += weights.extra_zone * len(player.extra_zones) + weights.station * len(player.built)
        a_round += power.better_gems + 2.0 * power.explorer_cubes + power.shared_extraction
        if power.no_consumption:
            a_round += 8.0 * weights.consumption * missing_levels(state, seat)
        return a_round * rounds

    def cards(self, state: State, seat: Seat, player: Player) -> float:
        """AI cards, those that are best for the zones there are."""
        a_step, box = burden(state, seat, self.weights), state.box
        own = (card for card in player.cards if box.cards[card].is_ai)
        better = sorted((self.better(box, seat, card, a_step) for card in own), reverse=True)
        return self.weights.action_card * self.rounds * sum(max(0.0, each) for each in better[: len(player.zones)])

    def cards_on_zones(self, state: State, seat: Seat, player: Player) -> float:
        """What lies on a zone acts, and consumes, until it returns to the hand."""
        a_step, total, last = burden(state, seat, self.weights), 0.0, len(player.zones)
        for zone, stack in enumerate(player.zones, 1):
            if stack:
                for later, at in enumerate(range(zone, last + 1)):
                    share = min(1.0, self.rounds - later)
                    if share > 0:
                        total += share * self.better(state.box, seat, stack[-1], a_step, reach_of(state, seat, at))
        return self.weights.on_zones * total

    def better(self, box: Box, seat: Seat, card: Ref, a_step: float, reach: int = 1) -> float:
        """What a card does more than the usual starting card whenever it is played."""
        key = card, a_step, reach
        if key not in self.known:
            usual = usual_worth(box, seat, a_step, self.weights, self.rounds)
            self.known[key] = worth_of_playing(box.cards[card], a_step, self.weights, self.rounds, reach) - usual
        return self.known[key]


def systems_led(state: State, seat: Seat) -> int:
    """Solar systems in which the seat has more cubes than each opponent (CS-DTII-3)."""
    return sum(leads(cubes_on_tile(state, tile), seat) for tile in state.spaces if tile)
