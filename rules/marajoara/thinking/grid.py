"""What the dig grid offers: every capture with a quick figure, for oneself and for those who play next."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.types import Seat
from rules.marajoara.components import Colour, Die
from rules.marajoara.moves import Capture
from rules.marajoara.queries import geometry, open_stars, storable_colours
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
        self.insight, self.seat, self.turns, self.state = insight, seat, turns, state
        self.dice = insight.figures(state, seat, turns)
        self.landings = self.with_stars(insight.landings(state, seat))

    def with_stars(self, landings: tuple[float, ...]) -> Sequence[float]:
        goals, state = self.insight.goals, self.state
        if not goals.space:
            return landings
        stars = open_stars(state)
        return [
            paid + goals.space * (space.ref in stars) for paid, space in zip(landings, state.box.spaces, strict=True)
        ]

    def offers(self) -> list[Offer]:
        """Every capture of the seat, in the order of the spaces where they end."""
        is_solo = self.state.options.mission > 0
        return [
            Offer(worth + self.solo(start, over, onto) if is_solo else worth, start, over, onto)
            for worth, start, over, onto in self.captures()
        ]

    def best(self, taken: Sequence[int] = ()) -> Offer | None:
        """The best capture that touches none of the spaces that are taken."""
        if self.state.options.mission:
            return max((each for each in self.offers() if not touches(each, taken)), default=None)
        found = max(self.captures(taken), default=None)
        return Offer(*found) if found else None

    def captures(self, taken: Sequence[int] = ()) -> Iterator[tuple[float, int, int, int]]:
        """List each capture that the seat could make if it were its turn, as in an offer."""
        grid, landings = self.state.grid, self.landings
        values = self.values(taken)
        for onto, jumps in enumerate(geometry(self.state).jumps_onto):
            if grid[onto] is None and onto not in taken:
                landing = landings[onto]
                for start, over in jumps:
                    value = values[over]
                    if value is not None and grid[start] is not None and start not in taken:
                        yield value + landing, start, over, onto

    def values(self, taken: Sequence[int]) -> list[float | None]:
        """What the die on each space is worth; None where there is none to capture."""
        state, figures = self.state, self.dice
        storable = storable_colours(state.players[self.seat])
        values: list[float | None] = []
        for die in state.grid:
            if die is None or die.colour not in storable:
                values.append(None)
            else:
                found = figures.get((die.colour, die.face))
                values.append(self.die(die) if found is None else found)
        for space in taken:
            values[space] = None
        return values

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
                best = max(best, self.die(die) + self.landings[onto])
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


def touches(offer: Offer, spaces: Sequence[int]) -> bool:
    return offer.start in spaces or offer.over in spaces or offer.onto in spaces
