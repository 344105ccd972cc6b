"""How good a position is for a seat, in reputation: what it has, what is promised to it, what rivals have."""

from collections.abc import Sequence
from math import tanh

from rules.core.types import Seat
from rules.magnastorm.scoring import ranking
from rules.magnastorm.state import State
from rules.magnastorm.thinking.columns import worth_of_offers
from rules.magnastorm.thinking.cubes import worth_of_cubes
from rules.magnastorm.thinking.goals import worth_of_goals
from rules.magnastorm.thinking.planet import worth_of_labs, worth_of_scout
from rules.magnastorm.thinking.research import worth_of_research
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.weights import EFFECT, VICTORY, Weights

LAST_TURN = 2.0
"""What a turn still brings to whoever has one left when the end has been announced."""
AHEAD_IN_ORDER = 0.4
"""It breaks ties (MS-END-5)."""
CLOSE = 3.0
"""A lead of so much at the end is nearly as good as any other."""


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.weights, self.seat = weights, seat

    def worth(self, state: State) -> float:
        if state.phase == "over":
            return self.result(state)
        if state.ending and state.phase == "turns":
            return self.nearly_over(state)
        scene = Scene(state, self.weights)
        standings = [self.standing(scene, seat) for seat in state.seats]
        own = standings.pop(self.seat)
        return own - self.behind(standings) + self.between_seats(scene)

    def behind(self, rivals: Sequence[float]) -> float:
        """The strongest rival counts most."""
        return self.weights.strongest * max(rivals) + (1 - self.weights.strongest) * sum(rivals) / len(rivals)

    def between_seats(self, scene: Scene) -> float:
        return worth_of_offers(scene, self.seat) + self.weights.turn * self.turns_ahead(scene)

    def turns_ahead(self, scene: Scene) -> float:
        """How many turns more than the others one has until the administration, if each takes one crew."""
        state = scene.state
        crew, seats, first = sum(map(len, scene.columns)), len(state.players), len(state.to_act)
        if not first:
            return 0.0
        extra = state.to_act[:crew] if crew <= first else (*state.to_act, *state.order[: (crew - first) % seats])
        own = extra.count(self.seat)
        return own - (len(extra) - own) / (seats - 1)

    def standing(self, scene: Scene, seat: Seat) -> float:
        state, clock, weights = scene.state, scene.clock, scene.weights
        player = state.players[seat]
        worth = player.reputation + weights.first * (state.token == seat) * min(1.0, clock.later)
        worth += worth_of_labs(scene, seat) + worth_of_research(scene, seat) + worth_of_goals(scene, seat)
        if player.is_automa:
            return worth
        worth += self.cards(scene, seat) + worth_of_scout(scene, seat)
        worth += worth_of_cubes(player.cubes, seat, weights) * clock.spending
        return worth + weights.station * state.stations.count(seat) * min(1.0, clock.left)

    def cards(self, scene: Scene, seat: Seat) -> float:
        """Rate the administrative commanders, which stay until taken; scientists are rated with their fields."""
        state = scene.state
        held = zip(state.commanders[: len(scene.columns) - 1], state.controllers, strict=False)
        effects = sum(EFFECT[ref] for ref, holder in held if holder == seat)
        return self.weights.cards * scene.clock.left * effects

    # The end

    def result(self, state: State) -> float:
        lead = self.lead(state, [0.0] * len(state.players))
        won = ranking(state)[0] == self.seat
        return lead + (VICTORY if won else -VICTORY)

    def nearly_over(self, state: State) -> float:
        """The others of the cycle still have their turn (MS-END-1)."""
        to_come = [LAST_TURN * (seat in state.to_act) for seat in state.seats]
        lead = self.lead(state, to_come)
        return lead + VICTORY * tanh(lead / CLOSE)

    def lead(self, state: State, to_come: Sequence[float]) -> float:
        order = state.order
        standings = [
            player.reputation + to_come[seat] - AHEAD_IN_ORDER * order.index(seat)
            for seat, player in enumerate(state.players)
        ]
        own = standings.pop(self.seat)
        return own - max(standings)
