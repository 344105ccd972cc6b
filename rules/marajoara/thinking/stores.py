"""What stored dice are worth: the best use of blue dice on fragments, of red dice and money on vases.

Every question is answered once and remembered: a few thousand different stores occur in a game.
"""

from collections.abc import Iterator
from itertools import combinations
from math import sqrt

from rules.core.types import Ref
from rules.marajoara.components import ICON_YELLOW, Box, Die, Fragment
from rules.marajoara.queries import restores
from rules.marajoara.state import Museum, Player
from rules.marajoara.thinking.goals import Goals
from rules.marajoara.thinking.weights import Weights

Faces = tuple[int, ...]
"""The values of dice of one colour, in ascending order."""

NEXT_FACES = (2, 3, 4, 5, 6)
"""What a blue die of the next turns may show, all equally likely."""


NEARLY = 0.7
"""Of a token that one is on the way to."""


class Stores:
    def __init__(self, box: Box, goals: Goals, weights: Weights) -> None:
        self.box, self.goals, self.weights = box, goals, weights
        self.fragments: tuple[Fragment, ...] = box.parts.museum.fragments
        self.bit: dict[Ref, int] = {each.ref: 1 << at for at, each in enumerate(self.fragments)}
        self.beside: tuple[int, ...] = tuple(
            sum(self.bit[other] for other in box.neighbours[each.ref]) for each in self.fragments
        )
        self.workshops: dict[tuple[Faces, int, bool, int], float] = {}
        self.treasuries: dict[tuple[Faces, int, int, int], float] = {}
        self.placements: dict[tuple[str, ...], int] = {}

    def worth(self, player: Player, turns: int, *, doubled: bool = False) -> float:
        """All that a seat has in storage, with this many turns to come."""
        stored = self.blue(player, turns, doubled=doubled) + self.vases(player, player.money, turns)
        return stored + self.third_yellow(player, turns)

    def blue(self, player: Player, turns: int, *, doubled: bool = False) -> float:
        """Blue dice, and the places beside restored fragments."""
        museums = player.museums
        return sum(self.workshop(faces_of(each.blue), self.placed(each), doubled, turns) for each in museums)

    def third_yellow(self, player: Player, turns: int) -> float:
        """How near the token of the third yellow slot is (MJ-ACT-2)."""
        if not turns or ICON_YELLOW not in player.museums[player.yellow_zone].icons:
            return 0.0
        dice = len(player.yellow) - player.yellow.count(None)
        return self.token(turns) * (dice / len(player.yellow)) * NEARLY

    def vases(self, player: Player, money: int, turns: int) -> float:
        """Red dice and money; with two museums, the best way to divide the money."""
        first, *second = player.museums
        red, shown = faces_of(first.red), first.vases
        if not second:
            return self.treasury(red, money, shown, turns)
        other_red, other_shown = faces_of(second[0].red), second[0].vases
        return max(
            self.treasury(red, share, shown, turns) + self.treasury(other_red, money - share, other_shown, turns)
            for share in range(money + 1)
        )

    def placed(self, museum: Museum) -> int:
        """The restored fragments as one number."""
        found = self.placements.get(museum.fragments)
        if found is None:
            found = self.placements[museum.fragments] = sum(self.bit[ref] for ref in museum.fragments)
        return found

    # Blue dice

    def workshop(self, faces: Faces, placed: int, doubled: bool, turns: int) -> float:
        key = faces, placed, doubled, turns
        found = self.workshops.get(key)
        if found is None:
            found = self.workshops[key] = max(
                self.partners(faces, placed, turns) + self.cracks(placed, turns),
                *(
                    self.weights.held * gain + self.workshop(rest, after, doubled, turns)
                    for gain, rest, after in self.restorations(faces, placed, doubled, turns)
                ),
                0.0,
            )
        return found

    def restorations(self, faces: Faces, placed: int, doubled: bool, turns: int) -> Iterator[tuple[float, Faces, int]]:
        """(points, faces left, fragments placed) of every restoration these dice allow."""
        seen: set[tuple[int, Faces]] = set()
        for count in range(1, len(faces) + 1):
            for chosen in combinations(range(len(faces)), count):
                used = [faces[at] for at in chosen]
                rest = tuple(face for at, face in enumerate(faces) if at not in chosen)
                for at, fragment in enumerate(self.fragments):
                    if placed & 1 << at or (at, rest) in seen:
                        continue
                    if restores(fragment, used) or (doubled and restores(fragment, [2 * face for face in used])):
                        seen.add((at, rest))
                        yield self.fragment_gain(at, placed, turns), rest, placed | 1 << at

    def fragment_gain(self, at: int, placed: int, turns: int) -> float:
        """What the fragment pays, neighbours, token and mission included."""
        fragment = self.fragments[at]
        touching = (placed & self.beside[at]).bit_count() * self.box.parts.museum.points_per_neighbour
        token = self.token(turns) if fragment.token else 0.0
        return fragment.points + touching + token + self.goals.fragments.get(fragment.ref, 0.0)

    def partners(self, faces: Faces, placed: int, turns: int) -> float:
        """What dice that restore nothing yet add to an average die of the next turns."""
        if not faces or not turns:
            return 0.0
        pairs = {faces} if len(faces) < 3 else set(combinations(faces, 2))  # noqa: PLR2004 three slots a colour
        most = max(
            sum(
                self.at_once(tuple(sorted((*pair, face))), placed) - self.at_once((face,), placed)
                for face in NEXT_FACES
            )
            for pair in pairs
        )
        return self.later(turns) * self.weights.blue_partner * most / len(NEXT_FACES)

    def at_once(self, faces: Faces, placed: int) -> float:
        """The most points these dice restore right now."""
        key = faces, placed, False, -1
        found = self.workshops.get(key)
        if found is None:
            found = self.workshops[key] = max(
                (gain + self.at_once(rest, after) for gain, rest, after in self.restorations(faces, placed, False, 0)),
                default=0.0,
            )
        return found

    def cracks(self, placed: int, turns: int) -> float:
        """Points for neighbours that later restorations may pay."""
        half = sum((placed & self.beside[at]).bit_count() for at in range(len(self.fragments)) if not placed & 1 << at)
        return self.weights.half_crack * half * min(1.0, turns / 8)

    # Red dice and money

    def treasury(self, red: Faces, money: int, shown: int, turns: int) -> float:
        key = red, money, shown, turns
        found = self.treasuries.get(key)
        if found is None:
            found = self.treasuries[key] = max(self.exhibitions(red, money, shown, turns))
        return found

    def exhibitions(self, red: Faces, money: int, shown: int, turns: int) -> Iterator[float]:
        for count in range(min(len(red), len(self.box.case) - shown) + 1):
            for chosen in combinations(range(len(red)), count):
                price = sum(red[at] for at in chosen)
                if price > money:
                    continue
                rest = tuple(face for at, face in enumerate(red) if at not in chosen)
                points = self.exhibit_points(price, count, shown, turns)
                yield self.weights.held * points + self.loose_red(rest, money - price, shown + count, turns)

    def exhibit_points(self, pips: int, count: int, shown: int, turns: int) -> float:
        """What this many vases with these pips pay, case spaces, token and mission included."""
        points = float(self.box.parts.museum.points_per_pip * pips)
        for at in range(shown, shown + count):
            points += self.box.case[at].points + self.goals.vases[at]
            points += self.token(turns) if self.box.case[at].token else 0.0
        return points

    def loose_red(self, red: Faces, money: int, shown: int, turns: int) -> float:
        """Red dice without money and money without red dice, for later turns."""
        room = len(self.box.case) - shown
        weights, total = self.weights, 0.0
        for number, face in enumerate(sorted(red, reverse=True)[:room]):
            points = self.exhibit_points(face, 1, shown + number, 0) - weights.credit * face
            total += max(0.0, points)
        needed = sum(red) + (weights.credits_per_turn * turns if room > len(red) else 0.0)
        total += weights.credit * min(money, needed) + weights.spare_credit * max(0.0, money - needed)
        return self.later(turns) * total

    # Both

    def later(self, turns: int) -> float:
        loose = self.weights.loose
        return loose[min(turns, len(loose) - 1)]

    def token(self, turns: int) -> float:
        """A Dig token placed now."""
        return self.weights.token * sqrt(turns) + self.goals.token


def faces_of(row: tuple[Die | None, ...]) -> Faces:
    return tuple(sorted([die.face for die in row if die is not None]))
