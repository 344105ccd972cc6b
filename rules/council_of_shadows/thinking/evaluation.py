"""How good a position is for a seat, in energy: where it stands, what its cubes and cards promise, what rivals have."""

from collections.abc import Hashable
from copy import copy
from math import tanh
from operator import mul

from rules.bots.term import Share
from rules.core.types import Ref, Seat
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.parts import Power
from rules.council_of_shadows.queries import (
    colonies_of,
    cubes_on_tile,
    has_majority,
    influence_in,
    is_ending,
    leads,
    open_galaxies,
    power_of,
    presence_in,
    reach_of,
)
from rules.council_of_shadows.scoring import dark_worth, light_worth
from rules.council_of_shadows.state import Player, State
from rules.council_of_shadows.thinking import terms
from rules.council_of_shadows.thinking.finish import final_figures, final_standing
from rules.council_of_shadows.thinking.prospects import (
    LAST_ROUND,
    burden,
    missing_levels,
    rounds_left,
    usual_worth,
    worth_of_gems,
    worth_of_icon,
    worth_of_improvement,
    worth_of_playing,
    worth_of_resource,
)
from rules.council_of_shadows.thinking.weights import Weights

VICTORY, MARGIN = 70.0, 25.0
"""What it is worth to end the game as the winner, beyond where it stood before; and how far ahead makes sure of it."""

Figures = tuple[float, ...]
"""What a seat has of each of `terms.STANDING`."""


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.rounds = rounds_left(state, weights)
        """As it stands before the choice: whoever gains energy must not seem to lose rounds by it."""
        self.forget()
        self.before = 0.0 if is_ending(state) else self.lasting_worth(state)

    def after(self, rounds: int) -> "Evaluation":
        """Judge as so many rounds later: there are fewer left to use what one has. The end is compared with the same
        position as before."""
        later = copy(self)
        later.rounds = max(LAST_ROUND, self.rounds - rounds)
        later.forget()
        return later

    def forget(self) -> None:
        """Keep what was judged apart: so that nothing is judged twice."""
        self.cards_known: dict[tuple[Ref, float, int], float] = {}
        self.usual_known: dict[tuple[Seat, float], float] = {}
        self.hands_known: dict[Hashable, tuple[float, float]] = {}
        self.resources_known: dict[Ref, float] = {}
        self.improvements_known: dict[tuple[Ref, ...], float] = {}

    def worth(self, state: State) -> float:
        """Return the sum of all terms."""
        if not is_ending(state):
            return self.lasting_worth(state)
        finals = [final_standing(state, each) for each in state.seats]
        own = finals.pop(self.seat)
        ahead = own - max(finals)
        return self.before + self.weights.scales[-1] * VICTORY * tanh(ahead / MARGIN) + 0.1 * ahead

    def lasting_worth(self, state: State) -> float:
        """Return the worth of a position while the game goes on."""
        scales = self.weights.scales
        standings: list[float] = [sum(map(mul, scales, self.figures(state, each))) for each in state.seats]
        own = standings.pop(self.seat)
        return own - self.weights.rival * sum(standings) / len(standings)

    def shares(self, state: State) -> tuple[Share, ...]:
        """Return the terms one by one. At the end those that the score sheet counts are as it counts them."""
        ends, scales = is_ending(state), self.weights.scales
        found: list[Share] = []
        for seat in state.seats:
            factor = 1.0 if seat == self.seat else -self.weights.rival / (len(state.players) - 1)
            figures = final_figures(state, seat, self.weights) if ends else self.figures(state, seat)
            points = zip(terms.STANDING, scales, figures, strict=False)  # the last scale is that of victory
            found += (Share(term, seat, factor * scale * figure) for term, scale, figure in points)
        if ends:
            rest = self.worth(state) - sum(share.points for share in found)
            found.append(Share(terms.VICTORY, self.seat, rest))
        return tuple(found)

    def figures(self, state: State, seat: Seat) -> Figures:
        player, weights, rounds = state.players[seat], self.weights, self.rounds
        missing = missing_levels(state, seat)
        power = power_of(state, seat)
        cubes, majorities = self.galaxies(state, seat)
        bonus = sum([light_worth(state, seat, card) for card in player.light])
        if player.dark:
            bonus += dark_worth(state, seat, player.dark)
        level, consumption = weights.level * player.level, -weights.consumption * missing * player.consumption
        access = weights.access * rounds * self.resources(state, seat)
        bonus_cards = weights.bonus_card * bonus
        steps = weights.majority_energy * rounds * step_energy(state, seat, power)
        if player.is_automa:
            nothing = 0.0
            return (
                *(level, player.energy, consumption, cubes, majorities, access, bonus_cards),
                *(nothing, steps, nothing, nothing),
            )
        a_step = burden(state, seat, weights)
        cards, plan = self.cards(state, seat, player, a_step)
        return (
            *(level, player.energy, consumption, cubes, majorities),
            worth_of_gems(player.gems, weights, rounds) + access,
            bonus_cards,
            rounds * self.improvements(state.box, player),
            rounds * lasting_powers(power, weights.consumption * missing) + steps,
            cards,
            plan,
        )

    def galaxies(self, state: State, seat: Seat) -> tuple[float, float]:
        """What all galaxies are expected to yield without the majority, and what the majority adds.

        Each cube can be exploited in a round of its own; those beyond the last round only hold the majority.
        """
        weights, rounds, galaxies = self.weights, self.rounds, state.box.galaxies
        icon = worth_of_icon(state, seat, weights)
        known = presence_in(state)
        low_total = high_total = 0.0
        for galaxy in open_galaxies(state):
            cubes = known.in_galaxy(galaxy)[seat]
            if not cubes:
                continue
            used = min(float(cubes), rounds)
            share = weights.cube * used + weights.first_cube + weights.idle_cube * (cubes - used) * (rounds > 0)
            face = galaxies[galaxy]
            low = face.minority.energy + icon * face.minority.card
            high = face.majority.energy + icon * face.majority.card
            low_total += share * low
            high_total += share * weights.chance(influence_in(state, galaxy), seat) * (high - low)
        return low_total, high_total

    def resources(self, state: State, seat: Seat) -> float:
        """Return the worth of the resources of all systems that the seat can extract from."""
        on_tile, known, total = presence_in(state).on_tile, self.resources_known, 0.0
        for tile in state.spaces:
            if tile and on_tile(tile)[seat]:
                if tile not in known:
                    known[tile] = worth_of_resource(state.box.tiles[tile].resource, self.weights, self.rounds)
                total += known[tile]
        return total

    def improvements(self, box: Box, player: Player) -> float:
        """What improvements, extra zones and stations bring in each round that is left."""
        weights, improved = self.weights, player.improvements
        if improved not in self.improvements_known:
            worths = [worth_of_improvement(box.improvements[ref], weights) for ref in improved]
            self.improvements_known[improved] = sum(worths)
        zones, stations = weights.extra_zone * len(player.extra_zones), weights.station * len(player.built)
        return self.improvements_known[improved] + zones + stations

    def cards(self, state: State, seat: Seat, player: Player, a_step: float) -> tuple[float, float]:
        """What a seat's AI cards promise, and what lies on its zones."""
        key = seat, a_step, player.hand, player.zones, player.planned, player.improvements, player.extra_zones
        if key not in self.hands_known:
            plan = self.cards_on_zones(state, seat, player, a_step)
            self.hands_known[key] = self.ai_cards(state.box, seat, player, a_step), plan
        return self.hands_known[key]

    def ai_cards(self, box: Box, seat: Seat, player: Player, a_step: float) -> float:
        """What each counts at the end, and what those do that are best for the zones there are."""
        own = [card for card in player.cards if box.cards[card].is_ai]
        better = sorted([self.better(box, seat, card, a_step) for card in own], reverse=True)
        more = sum([max(0.0, each) for each in better[: len(player.zones)]])
        return box.numbers.ai_card_worth * len(own) + self.weights.action_card * self.rounds * more

    def cards_on_zones(self, state: State, seat: Seat, player: Player, a_step: float) -> float:
        """What lies on a zone acts, and consumes, until it returns to the hand."""
        total, last = 0.0, len(player.zones)
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
        if key not in self.cards_known:
            usual = self.usual(box, seat, a_step)
            self.cards_known[key] = worth_of_playing(box.cards[card], a_step, self.weights, self.rounds, reach) - usual
        return self.cards_known[key]

    def usual(self, box: Box, seat: Seat, a_step: float) -> float:
        key = seat, a_step
        if key not in self.usual_known:
            self.usual_known[key] = usual_worth(box, seat, a_step, self.weights, self.rounds)
        return self.usual_known[key]


def lasting_powers(power: Power, a_step: float) -> float:
    """What leaders and Dark Tech cards bring in each round that is left, besides energy."""
    kept = 8.0 * a_step if power.no_consumption else 0.0
    return power.better_gems + 2.0 * power.explorer_cubes + power.shared_extraction + kept


def step_energy(state: State, seat: Seat, power: Power) -> float:
    """What they pay in every exploitation step, as things stand."""
    total = 0
    if power.galaxy_energy:
        total += power.galaxy_energy * sum([has_majority(state, seat, each) for each in open_galaxies(state)])
    if power.colony_energy:
        total += power.colony_energy * colonies_of(state, seat)
    if power.system_energy:
        total += power.system_energy * systems_led(state, seat)
    return total


def systems_led(state: State, seat: Seat) -> int:
    """Solar systems in which the seat has more cubes than each opponent (CS-DTII-3)."""
    return sum([leads(cubes_on_tile(state, tile), seat) for tile in state.spaces if tile])
