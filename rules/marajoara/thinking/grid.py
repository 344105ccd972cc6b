"""What the dig grid offers: every capture with a quick figure, for oneself and for those who play next."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rules.core.types import Seat
from rules.marajoara.components import Colour, Die
from rules.marajoara.moves import Capture
from rules.marajoara.queries import captures, open_stars, storable_colours
from rules.marajoara.state import State
from rules.marajoara.thinking.insight import Insight


class Offer(NamedTuple):
    """A capture and what it is worth at first sight."""

    worth: float
    start: int
    over: int
    onto: int


class Prospect:
    """The captures of one position, as one seat sees them."""

    def __init__(self, insight: Insight, state: State, seat: Seat, turns: int) -> None:
        self.insight, self.seat, self.turns = insight, seat, turns
        self.state = state if state.active == seat else replace(state, active=seat)
        self.dice: dict[tuple[Colour, int], float] = {}
        self.landings: dict[int, float] = {}

    def offers(self) -> list[Offer]:
        """Every capture of the seat, in the order of the spaces where they end."""
        grid, figures = self.state.grid, self.dice
        is_solo = self.state.options.mission > 0
        found: list[Offer] = []
        for start, over, onto in captures(self.state):
            die = grid[over]
            assert die is not None
            worth = figures.get((die.colour, die.face))
            if worth is None:
                worth = self.die(die)
            worth += self.landing(onto)
            if is_solo:
                worth += self.solo(start, over, onto)
            found.append(Offer(worth, start, over, onto))
        return found

    def after_field_work(self, start: int, to: int) -> float:
        """The best capture that appears when a die of the grid moves one step: it jumps, is jumped over, or made room.

        Counts what the capture brings, not what it costs in a mission: enough to choose what deserves a closer look.
        """
        state = self.state
        grid = list(state.grid)
        grid[start], grid[to] = None, grid[start]
        storable = storable_colours(state.players[self.seat])
        best = 0.0
        for mover, over, onto in self.insight.lines(start, to):
            die = grid[over]
            if die and grid[mover] and grid[onto] is None and die.colour in storable:
                best = max(best, self.die(die) + self.landing(onto))
        return best

    def die(self, die: Die) -> float:
        return self.figure(die.colour, die.face)

    def figure(self, colour: Colour, face: int) -> float:
        """What capturing a die of this colour and value is worth."""
        found = self.dice.get((colour, face))
        if found is None:
            found = self.insight.die(self.state, self.seat, colour, face, self.turns)
            self.dice[colour, face] = found
        return found

    def landing(self, onto: int) -> float:
        """What the space pays on which the jumper lands."""
        found = self.landings.get(onto)
        if found is None:
            found = self.landings[onto] = self.token(onto) + self.star(onto)
        return found

    def token(self, onto: int) -> float:
        token = self.state.tokens[onto]
        if token is None:
            return 0.0
        own = token in self.state.players[self.seat].colours
        return self.insight.weights.own_token if own else self.insight.weights.rival_token

    def star(self, onto: int) -> float:
        goals = self.insight.goals
        return goals.space if goals.space and self.state.box.spaces[onto].ref in open_stars(self.state) else 0.0

    def solo(self, start: int, over: int, onto: int) -> float:
        """The die that must leave the grid, the turn that it costs, and overflow in mission 7."""
        state, goals = self.state, self.insight.goals
        jumper = state.grid[start]
        assert jumper is not None
        worth = 0.0
        if goals.overflow and jumper.face + 1 + state.box.spaces[onto].boost > state.box.top_face:
            worth -= goals.overflow
        beside = [state.grid[number] for number in state.box.every_way.steps[onto] if number not in (start, over)]
        dice = [die for die in beside if die is not None]
        if dice:
            return worth - min(goals.loss(die) for die in dice) - turn_worth(self.insight, self.state.round)
        return worth


def capture_of(state: State, seat: Seat, offer: Offer) -> Capture:
    spaces = state.box.spaces
    return Capture(seat=seat, start=spaces[offer.start].ref, to=spaces[offer.onto].ref)


PATIENCE = 16
"""In a mission: the turn after which a further turn is worth less and less, so that no game goes on for ever."""
FADING = 10


def turn_worth(insight: Insight, round: int) -> float:
    """What a space left on the round track is worth in a mission."""
    return insight.weights.turn * max(-0.5, min(1.0, 1 - (round - PATIENCE) / FADING))


def best_left(offers: Sequence[Offer], taken: Offer) -> float:
    """The best capture that another one leaves untouched."""
    touched = {taken.start, taken.over, taken.onto}
    return max((each.worth for each in offers if touched.isdisjoint((each.start, each.over, each.onto))), default=0.0)
