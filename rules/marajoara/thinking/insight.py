"""All that thinking about one box, one set of options and one set of weights has in common, with what it remembers."""

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from rules.core.types import Seat
from rules.marajoara.components import ICON_YELLOW, Box, Colour
from rules.marajoara.options import Options
from rules.marajoara.queries import Position, movable_tracks
from rules.marajoara.state import Player, State
from rules.marajoara.thinking.goals import goals_of
from rules.marajoara.thinking.stores import NEARLY, Faces, Stores, faces_of
from rules.marajoara.thinking.tracks import Discs
from rules.marajoara.thinking.weights import Weights

Jump = tuple[int, int, int]
"""From, over, onto: spaces by their number."""


Figures = dict[tuple[Colour, int], float]
"""What a die is worth, by colour and value."""

REMEMBERED = 4096
"""So many stores of players are remembered before all are forgotten."""


class Change(NamedTuple):
    """A stored die shows another value; None: there is no such die before, or after."""

    colour: Colour
    old: int | None
    new: int | None


class Insight:
    def __init__(self, box: Box, options: Options, weights: Weights) -> None:
        self.box, self.weights = box, weights
        self.goals = goals_of(box, options)
        self.stores = Stores(box, self.goals, weights)
        self.discs = Discs(self.stores, self.goals, weights)
        self.exposure = exposures(box)
        self.jumps = jumps_of(box, options)
        self.found_lines: dict[tuple[int, int], tuple[Jump, ...]] = {}
        self.found_figures: dict[Hashable, Figures] = {}
        self.found_landings: dict[Hashable, tuple[float, ...]] = {}

    def lines(self, start: int, to: int) -> tuple[Jump, ...]:
        """Every jump that a die moving from one space to another can make possible."""
        found = self.found_lines.get((start, to))
        if found is None:
            found = tuple(jump for jump in self.jumps if to in jump[:2] or start == jump[2])
            self.found_lines[start, to] = found
        return found

    def figures(self, position: Position, seat: Seat, turns: int) -> Figures:
        """What is known of the worth of dice for a seat, to be filled in: a whole choice asks for the same ones."""
        player = position.players[seat]
        key = player, position.ends, position.tokens, turns
        found = self.found_figures.get(key)
        if found is None:
            if len(self.found_figures) > REMEMBERED:
                self.found_figures.clear()
            found = self.found_figures[key] = {}
        return found

    def landings(self, position: Position, seat: Seat) -> tuple[float, ...]:
        """What each space pays a seat whose die lands on it, by the tokens that lie there."""
        tokens, colours = position.tokens, position.players[seat].colours
        found = self.found_landings.get((tokens, colours))
        if found is None:
            if len(self.found_landings) > REMEMBERED:
                self.found_landings.clear()
            own, rival = self.weights.own_token, self.weights.rival_token
            found = tuple(0.0 if token is None else own if token in colours else rival for token in tokens)
            self.found_landings[tokens, colours] = found
        return found

    def die(self, position: Position, seat: Seat, colour: Colour, face: int, turns: int) -> float:
        """What capturing a die of this colour and value is worth to a seat."""
        player = position.players[seat]
        if colour == "grey":
            tracks = movable_tracks(position, seat, face)
            return max((self.discs.arrival(position, seat, track, to, turns) for track, to in tracks), default=0.0)
        if colour == "yellow":
            zone = player.yellow_zone
            return self.changed(player, zone, Change(colour, None, face), turns) + self.another_yellow(player, turns)
        museums = player.museums_with_room(colour)
        return max((self.changed(player, each, Change(colour, None, face), turns) for each in museums), default=0.0)

    def another_yellow(self, player: Player, turns: int) -> float:
        """What one more yellow die brings besides its money: the token of the third slot comes nearer."""
        row = player.yellow
        if ICON_YELLOW not in player.museums[player.yellow_zone].icons:
            return 0.0
        if row.count(None) == 1:
            return self.stores.token(turns) - self.stores.third_yellow(player, turns)
        return self.stores.token(turns) * NEARLY / len(row) if turns else 0.0

    def changed(self, player: Player, number: int, change: Change, turns: int) -> float:
        """What a change in the storage of one museum is worth."""
        colour, old, new = change
        stores, museum = self.stores, player.museums[number]
        if colour == "yellow":
            money = player.money
            return stores.vases(player, money + (new or 0) - (old or 0), turns) - stores.vases(player, money, turns)
        if colour == "blue":
            placed, faces = stores.placed(museum), faces_of(museum.blue)
            after = exchanged(faces, old, new)
            return stores.workshop(after, placed, False, turns) - stores.workshop(faces, placed, False, turns)
        faces, shown = faces_of(museum.red), museum.vases
        after = exchanged(faces, old, new)
        money = player.money
        return stores.treasury(after, money, shown, turns) - stores.treasury(faces, money, shown, turns)


def exchanged(faces: Faces, old: int | None, new: int | None) -> Faces:
    """The faces with one of them changed, taken away or added."""
    left = list(faces)
    if old is not None:
        left.remove(old)
    if new is not None:
        left.append(new)
    return tuple(sorted(left))


def exposures(box: Box) -> tuple[int, ...]:
    """Count the directions from which a die on each space could be captured: none in a corner."""
    over = list(box.every_way.over.values())
    return tuple(over.count(number) for number in range(len(box.spaces)))


def jumps_of(box: Box, options: Options) -> tuple[Jump, ...]:
    over = box.geometry(options.ortho_only).over
    return tuple((start, mid, onto) for (start, onto), mid in over.items())


@lru_cache(maxsize=4)
def insight_into(box: Box, options: Options, weights: Weights) -> Insight:
    return Insight(box, options, weights)


def turns_left(state: State, seat: Seat) -> int:
    """How many turns the seat will have after the one that is going on; in a mission, about as many."""
    rounds = state.box.parts.box.rounds
    if state.options.mission:
        return max(0, rounds - len(state.round_track))
    seats = len(state.players)
    waits = (seat - state.first) % seats > (state.active - state.first) % seats
    return rounds - state.round + int(waits)
