"""How good a position is for a seat, in points: what it has, what its hand and its majorities promise, and rivals."""

from collections.abc import Sequence

from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.cells import has
from rules.hoyuk.queries import symbols, under_locusts
from rules.hoyuk.state import State
from rules.hoyuk.thinking.ahead import Coming, coming, turns_left
from rules.hoyuk.thinking.hands import Hand, Room
from rules.hoyuk.thinking.prospects import lineages, prospects
from rules.hoyuk.thinking.weights import Weights
from rules.hoyuk.village import Block

MANY_TURNS = 3
"""Beyond so many turns nothing more is expected of a position."""
Table = list[list[float]]
"""By pile, then by seat."""


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.hands: dict[tuple[Sequence[Ref], Room], Hand] = {}

    def worth(self, state: State) -> float:
        standing = self.standing(state)
        others = [worth for seat, worth in enumerate(standing) if seat != self.seat]
        return standing[self.seat] - self.weights.rival * sum(others) / len(others)

    def standing(self, state: State) -> list[float]:
        """Of every seat."""
        to_come = coming(state)
        turns = turns_left(state, to_come, self.weights.houses_per_turn)
        seats = len(state.players)
        worth = [float(player.score) for player in state.players]
        now, later = self.draws(state, to_come)
        self.add_village(state, turns, worth, is_settled=not any(to_come.tiles))
        for seat in range(seats):
            worth[seat] += self.cards(state, seat, to_come, turns, now, later)
            worth[seat] += self.families(state, seat, turns)
            worth[seat] += self.powers(state, seat)
        return worth

    # Cards

    def draws(self, state: State, to_come: Coming) -> tuple[Table, Table]:
        """Cards that each seat may expect of each pile: in this turn, and in each one after it."""
        piles = state.box.piles[state.options.mode]
        seats = len(state.players)
        now = [[0.0] * seats for _ in piles]
        later = [[0.0] * seats for _ in piles]
        steady = [1 / (1 + self.weights.unrest * to_come.tiles_of_others(seat)) for seat in range(seats)]
        village = state.village
        for block in village.blocks:
            if not block.is_contested:
                continue
            gives = self.gives_cards(state, block, to_come)
            for pile, seat, as_is, as_may_be in prospects(village, block, piles):
                later[pile][seat] += as_may_be
                if gives:
                    now[pile][seat] += as_may_be + steady[seat] * (as_is - as_may_be)
        return now, later

    @staticmethod
    def gives_cards(state: State, block: Block, to_come: Coming) -> bool:
        """In the inspection of this turn."""
        if to_come.inspected is not None and block.first not in to_come.inspected:
            return False
        return not under_locusts(state, block)

    def cards(self, state: State, seat: Seat, to_come: Coming, turns: int, now: Table, later: Table) -> float:
        """The hand, and the cards that will come into it as far as there is room to use them."""
        weights, player = self.weights, state.players[seat]
        families = state.village.family_counts[seat]
        left = max(0, families - len(player.spent)) if seat in to_come.windows else 0
        room = Room(left, families, turns)
        hand = self.hand(state, player.hand, room)
        coming_now = fitting = 0.0
        for pile, cards in enumerate(state.piles):
            own = now[pile][seat]
            if not cards or not own:
                continue
            everybody = sum(now[pile])
            first = own / max(everybody, 1.0)
            coming_now += min(own, len(cards))
            fitting += first * hand.gains[state.box.symbol[cards[0]]]
            fitting += (min(own, len(cards)) - first) * hand.usual_gain
        reach = min(turns, MANY_TURNS)
        coming_later = weights.later * reach * sum(later[pile][seat] for pile in range(len(state.piles)))
        expected = coming_now + coming_later
        if not expected:
            return hand.worth
        room_left = max(0.0, room.total - hand.size)
        premium = weights.premium[min(room.largest, len(weights.premium) - 1)]
        roomy = min(expected, room_left) / expected
        by_rule = 1.0 + premium * roomy
        fit = weights.fit
        by_fit = fitting + coming_later * (1.0 + (hand.usual_gain - 1.0) * roomy)
        return hand.worth + fit * by_fit + (1 - fit) * by_rule * expected

    def hand(self, state: State, cards: tuple[Ref, ...], room: Room) -> Hand:
        key = cards, room
        if key not in self.hands:
            self.hands[key] = Hand(state.box, symbols(state), cards, room, self.weights.patience)
        return self.hands[key]

    # The village

    def add_village(self, state: State, turns: int, worth: list[float], *, is_settled: bool) -> None:
        """Final points of families, and what stands where it may win something."""
        weights, village = self.weights, state.village
        where = village.where
        pieces = where.ovens | where.shrines | where.villagers | where.cattle | where.pens
        is_over = turns == 0 and is_settled
        for block in village.blocks:
            for seat, as_is, as_may_be in lineages(village, block):
                share = 1.0 if is_over else weights.family_points + (1 - weights.family_points) / (1 + turns)
                worth[seat] += share * (as_is if is_over else (as_is + as_may_be) / 2)
            for seat, houses in block.houses.items():
                high = (houses & where.high).bit_count()
                if block.is_contested:
                    own = (houses & pieces).bit_count() + (village.pens_of(houses) & pieces).bit_count()
                    if turns:
                        worth[seat] += weights.two_storey * high + weights.piece * own
                elif turns:
                    worth[seat] += weights.two_storey_alone * high
                    worth[seat] -= weights.lonely * houses.bit_count() * min(turns, MANY_TURNS) / MANY_TURNS

    def families(self, state: State, seat: Seat, turns: int) -> float:
        """Each of them lets a card more be used in each turn (HK-CARD-3)."""
        count, weights = state.village.family_counts[seat], self.weights
        first = sum(weights.families[:count]) + weights.more_families * max(0, count - len(weights.families))
        return first * min(turns, MANY_TURNS) / MANY_TURNS

    def powers(self, state: State, seat: Seat) -> float:
        """A power that waits to be used, and the shaman's protection."""
        first = state.agenda[0] if state.agenda else None
        worth = self.weights.power if isinstance(first, todo.Power) and first.seat == seat else 0.0
        cell = state.village.shaman_cell
        if cell is not None and has(state.village.where.houses[seat], cell):
            worth += self.weights.shaman
        return worth
