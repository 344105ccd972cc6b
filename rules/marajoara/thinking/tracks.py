"""What the discs on the excavation tracks are worth: the end that may be reached, and what a space pays at once."""

from dataclasses import replace

from rules.core.types import Seat
from rules.marajoara.components import LAST, TRACK_END_SLOTS, TRACKS, TrackSpace
from rules.marajoara.queries import Position
from rules.marajoara.state import Museum, Player
from rules.marajoara.thinking.goals import Goals
from rules.marajoara.thinking.stores import Stores, faces_of
from rules.marajoara.thinking.weights import Weights


class Discs:
    def __init__(self, stores: Stores, goals: Goals, weights: Weights) -> None:
        self.stores, self.goals, self.weights = stores, goals, weights

    def worth(self, position: Position, seat: Seat, turns: int) -> float:
        discs = position.players[seat].discs
        return sum(self.outlook(position, seat, track, at, turns) for track, at in enumerate(discs))

    def outlook(self, position: Position, seat: Seat, track: int, at: int, turns: int) -> float:
        """What a disc here may still earn at the end of its track, less the turns that takes."""
        end = self.end(position, position.players[seat], seat, track, turns)
        if at == LAST:
            return end
        dice = -(-(LAST - at) // self.weights.grey_steps)
        if not end or dice > turns:
            return 0.0
        reach = self.weights.reach
        surplus = end + self.weights.stop_on_track * (dice - 1) - self.weights.turn * dice
        return max(0.0, surplus) * reach[min(dice, len(reach) - 1)] + STEP * at

    def end(self, position: Position, player: Player, seat: Seat, track: int, turns: int) -> float:
        """What the last space pays this seat at the end of the game (MJ-TRK-9B, MJ-TRK-9Y, MJ-TRK-9R)."""
        arrived = position.ends[track]
        rank = arrived.index(seat) if seat in arrived else len(arrived)
        if rank >= TRACK_END_SLOTS:
            return 0.0
        space = position.box.tracks[TRACKS[track]][LAST]
        each = space.second if rank else space.amount
        return each * self.expected_times(position, player, space, turns) + self.goals.tracks[track]

    def expected_times(self, position: Position, player: Player, space: TrackSpace, turns: int) -> float:
        weights = self.weights
        museums = len(player.museums)
        if space.kind == "end_per_fragment":
            return min(museums * len(position.box.fragments), player.fragments + weights.fragments_per_turn * turns)
        if space.kind == "end_per_vase":
            return min(museums * len(position.box.case), player.vases + weights.vases_per_turn * turns)
        return 1.0

    def arrival(self, position: Position, seat: Seat, track: int, to: int, turns: int) -> float:
        """What moving the disc here brings: the space's bonus, and a better outlook."""
        player = position.players[seat]
        before = self.outlook(position, seat, track, player.discs[track], turns)
        after = self.outlook(position, seat, track, to, turns)
        return after - before + self.bonus(position, player, track, to, turns) - self.missing_out(player, track, to)

    def missing_out(self, player: Player, track: int, to: int) -> float:
        """A mission that wants every token on the grid is lost when a disc passes its token space."""
        if not self.goals.token:
            return 0.0
        discs = (*player.discs[:track], to, *player.discs[track + 1 :])
        stops = self.stores.box.tracks[TRACKS[track]][to].kind == "token" and player.supply > 0
        after = replace(player, discs=discs, supply=player.supply - int(stops))
        return self.goals.token * MISSED * (self.tokens_missed(after) - self.tokens_missed(player))

    def bonus(self, position: Position, player: Player, track: int, to: int, turns: int) -> float:
        space = position.box.tracks[TRACKS[track]][to]
        match space.kind:
            case "boost":
                return self.boost(player, track, space.amount, turns)
            case "token":
                return self.stores.token(turns) if player.supply else 0.0
            case "points":
                return float(space.amount)
            case "double_blue":
                plain, doubled = (self.stores.worth(player, turns, doubled=double) for double in (False, True))
                return doubled - plain
            case "swap":
                return SWAP
            case "cheap_exhibit":
                return self.cheap_exhibit(player, space.amount, turns)
            case "points_for_neighbours":
                return space.amount * max(most_neighbours(position, museum) for museum in player.museums)
            case "points_for_tokens":
                return float(space.amount * sum(token in player.colours for token in position.tokens))
            case "remove_vase":
                return max(self.vase_taken_back(position, museum, space.amount) for museum in player.museums)
            case _:
                return 0.0

    def boost(self, player: Player, track: int, pips: int, turns: int) -> float:
        """Rate pips on a track: as many of them count as the dice of this colour can take."""
        top = self.stores.box.top_face
        room = sum(top - die.face for _, die in player.stored() if die.colour == TRACKS[track])
        return PIP * min(pips, room) if turns else 0.0

    def cheap_exhibit(self, player: Player, price: int, turns: int) -> float:
        """Red 7: the vase of the highest red die for one credit."""
        if player.money < price:
            return 0.0
        best = 0.0
        for museum in player.museums:
            red = faces_of(museum.red)
            if red and museum.vases < len(self.stores.box.case):
                before = self.stores.treasury(red, player.money, museum.vases, turns)
                after = self.stores.treasury(red[:-1], player.money - price, museum.vases + 1, turns)
                best = max(best, after + self.stores.exhibit_points(red[-1], 1, museum.vases, turns) - before)
        return best

    def vase_taken_back(self, position: Position, museum: Museum, times: int) -> float:
        """Red 8: double the space's points, less the vase; the space may pay once more."""
        if museum.vases < 2:  # noqa: PLR2004 MJ-TRK-8R
            return 0.0
        return max(0.0, times * position.box.case[museum.vases - 1].points - VASE - self.goals.vases[museum.vases - 1])

    def tokens_missed(self, player: Player) -> int:
        """Loose tokens for which no disc can stop on a token space any more (ruling A27)."""
        before = sum(
            any(space.kind == "token" for space in self.stores.box.tracks[name][at + 1 :])
            for name, at in zip(TRACKS, player.discs, strict=True)
        )
        return max(0, player.supply - before)


def most_neighbours(position: Position, museum: Museum) -> int:
    """The most placed fragments that touch one placed fragment (MJ-TRK-8B)."""
    neighbours = position.box.neighbours
    return max((sum(other in neighbours[ref] for other in museum.fragments) for ref in museum.fragments), default=0)


STEP = 0.2
"""Each space on the way, for whatever it may be good for."""
SWAP = 2.0
"""Yellow 7, before one has looked at the dice."""
PIP = 1.1
VASE = 2.0
"""What an exhibited vase is worth after its points were paid: majority and the end of the red track."""
MISSED = 4.0
"""How many tokens' worth is lost with the mission."""
