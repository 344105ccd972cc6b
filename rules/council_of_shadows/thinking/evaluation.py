"""How good a position is for a seat, in energy: where it stands, what its cubes and cards promise, what rivals have."""

from rules.core.types import Seat
from rules.council_of_shadows.queries import (
    cubes_on_tile,
    has_majority,
    is_ending,
    leads,
    open_galaxies,
    power_of,
)
from rules.council_of_shadows.scoring import ai_cards_of, dark_worth, light_worth
from rules.council_of_shadows.state import Player, State
from rules.council_of_shadows.thinking.prospects import (
    missing_levels,
    rounds_left,
    usual_worth,
    worth_of_cubes,
    worth_of_gems,
    worth_of_playing,
)
from rules.council_of_shadows.thinking.weights import Weights

VICTORY = 40.0


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.rounds = rounds_left(state)
        """As it stands before the choice: whoever gains energy must not seem to lose rounds by it."""

    def worth(self, state: State) -> float:
        standings = [self.standing(state, each) for each in state.seats]
        own = standings.pop(self.seat)
        if state.phase == "over":
            return own - max(standings) + (VICTORY if own > max(standings) else 0.0)
        return own - self.weights.rival * sum(standings) / len(standings)

    def standing(self, state: State, seat: Seat) -> float:
        player, weights = state.players[seat], self.weights
        worth = player.energy + weights.level * player.level
        if state.phase == "over":
            return worth
        rounds = 0.0 if is_ending(state) else self.rounds
        worth -= weights.consumption * missing_levels(state, seat) * player.consumption
        worth += self.cubes(state, seat, rounds) + self.at_the_end(state, seat, player)
        if player.is_automa:
            return worth
        worth += worth_of_gems(player.gems, weights, rounds)
        return worth + self.board(state, seat, player, rounds) + self.cards(state, seat, player, rounds)

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
        return total + self.weights.majority_energy * rounds * a_round

    def at_the_end(self, state: State, seat: Seat, player: Player) -> float:
        """Bonus cards as they would count now."""
        worth = sum(light_worth(state, seat, card) for card in player.light)
        if player.dark:
            worth += dark_worth(state, seat, player.dark)
        return self.weights.bonus_card * worth + state.box.numbers.ai_card_worth * ai_cards_of(state, player)

    def board(self, state: State, seat: Seat, player: Player, rounds: float) -> float:
        """What improvements, extra zones, stations and lasting powers bring in the rounds that are left."""
        weights, a_round = self.weights, 0.0
        for ref in player.improvements:
            place = state.box.improvements[ref]
            a_round += weights.range_step * bool(place.zone) + weights.terraforming * bool(place.planet)
            a_round += weights.extension * place.stacking
        power = power_of(state, seat)
        a_round += weights.extra_zone * len(player.extra_zones) + weights.station * len(player.built)
        a_round += power.better_gems + 2.0 * power.explorer_cubes + power.shared_extraction
        if power.no_consumption:
            a_round += 8.0 * weights.consumption * missing_levels(state, seat)
        return a_round * rounds

    def cards(self, state: State, seat: Seat, player: Player, rounds: float) -> float:
        """AI cards, by what they do better than the usual starting card."""
        missing, weights = missing_levels(state, seat), self.weights
        usual = usual_worth(state.box, seat, missing, weights, rounds)
        own = (state.box.cards[card] for card in player.cards)
        better = sorted(
            (worth_of_playing(card, missing, weights, rounds) - usual for card in own if card.is_ai), reverse=True
        )
        return weights.action_card * rounds * sum(max(0.0, each) for each in better[: len(player.zones)])


def systems_led(state: State, seat: Seat) -> int:
    """Solar systems in which the seat has more cubes than each opponent (CS-DTII-3)."""
    return sum(leads(cubes_on_tile(state, tile), seat) for tile in state.spaces if tile)
