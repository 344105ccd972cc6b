"""How good a position is for a seat, in reputation: what it has, what is promised to it, what rivals have."""

from collections.abc import Iterator, Sequence
from math import tanh

from rules.bots.term import Share
from rules.core.types import Seat
from rules.magnastorm.scoring import ranking
from rules.magnastorm.state import State
from rules.magnastorm.thinking.columns import offers
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.terms import COLUMNS, OF_SEATS, REPUTATION, TERMS, TURNS, VICTORY
from rules.magnastorm.thinking.weights import VICTORIOUS, Weights

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
        scales = dict(zip(TERMS, weights.scales, strict=True))
        self.of_seats = tuple((scales[term], figure) for term, figure in OF_SEATS)
        self.columns, self.turns = scales[COLUMNS], scales[TURNS] * weights.turn

    def worth(self, state: State) -> float:
        if is_decided(state):
            return sum(share.points for share in self.decided(state))
        scene = Scene(state, self.weights)
        standings = [self.standing(scene, seat) for seat in state.seats]
        worth = standings[self.seat]
        for seat, counts in self.rivals(standings):
            worth -= counts * standings[seat]
        for _, points in offers(scene, self.seat):
            worth += self.columns * points
        for _, points in turns_ahead(scene, self.seat):
            worth += self.turns * points
        return worth

    def standing(self, scene: Scene, seat: Seat) -> float:
        worth = 0.0
        for scale, figure in self.of_seats:
            worth += scale * figure(scene, seat)
        return worth

    def rivals(self, standings: Sequence[float]) -> Iterator[tuple[Seat, float]]:
        """Name the rivals, and how much each counts: the strongest one most."""
        rivals = [seat for seat, _ in enumerate(standings) if seat != self.seat]
        strongest, alike = max(rivals, key=standings.__getitem__), (1 - self.weights.strongest) / len(rivals)
        for seat in rivals:
            yield seat, alike + self.weights.strongest * (seat == strongest)

    def shares(self, state: State) -> tuple[Share, ...]:
        """The same by terms."""
        if is_decided(state):
            return tuple(self.decided(state))
        scene = Scene(state, self.weights)
        standings = [self.standing(scene, seat) for seat in state.seats]
        counts = {self.seat: 1.0, **{seat: -count for seat, count in self.rivals(standings)}}
        found = [
            Share(term, seat, count * scale * figure(scene, seat))
            for (term, _), (scale, figure) in zip(OF_SEATS, self.of_seats, strict=True)
            for seat, count in counts.items()
        ]
        found += [Share(TURNS, seat, self.turns * points) for seat, points in turns_ahead(scene, self.seat)]
        found += [Share(COLUMNS, seat, self.columns * points) for seat, points in offers(scene, self.seat)]
        return tuple(found)

    # The end

    def decided(self, state: State) -> Iterator[Share]:
        """The end has come, or it is announced and the others of the cycle still have their turn (MS-END-1)."""
        is_over = state.phase == "over"
        standings = [
            player.reputation + LAST_TURN * (seat in state.to_act) - AHEAD_IN_ORDER * state.order.index(seat)
            for seat, player in enumerate(state.players)
        ]
        rival = max((seat for seat in state.seats if seat != self.seat), key=standings.__getitem__)
        lead = standings[self.seat] - standings[rival]
        surely = 1.0 if ranking(state)[0] == self.seat else -1.0
        order = AHEAD_IN_ORDER * (state.order.index(rival) - state.order.index(self.seat))
        for seat, sign in ((self.seat, 1), (rival, -1)):
            yield Share(REPUTATION, seat, sign * state.players[seat].reputation)
            yield Share(TURNS, seat, sign * LAST_TURN * (seat in state.to_act))
        yield Share(VICTORY, self.seat, order + VICTORIOUS * (surely if is_over else tanh(lead / CLOSE)))


def is_decided(state: State) -> bool:
    return state.phase == "over" or (state.ending and state.phase == "turns")


def turns_ahead(scene: Scene, seat: Seat) -> Iterator[tuple[Seat, float]]:
    """How many turns more than the others one has until the administration, if each takes one crew."""
    state = scene.state
    crew, seats, first = sum(map(len, scene.columns)), len(state.players), len(state.to_act)
    if first:
        for each in state.to_act[:crew] if crew <= first else (*state.to_act, *state.order[: (crew - first) % seats]):
            yield each, 1.0 if each == seat else -1.0 / (seats - 1)
