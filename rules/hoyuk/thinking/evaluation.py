"""How good a position is for a seat, in points: what it has, what its hand and its majorities promise, and rivals."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.block import Block
from rules.hoyuk.queries import symbols, under_locusts
from rules.hoyuk.state import State
from rules.hoyuk.thinking.ahead import Coming, coming, turns_left
from rules.hoyuk.thinking.hands import Hand, Held, Room, typical_deals
from rules.hoyuk.thinking.prospects import Outlook, outlook
from rules.hoyuk.thinking.risks import Threat, expected_losses, threats
from rules.hoyuk.thinking.weights import Weights

MANY_TURNS = 3
"""Beyond so many turns nothing more is expected of a position."""
Views = Sequence[tuple[Block, Outlook]]
Table = list[list[float]]
"""By pile, then by seat."""


class Draws(NamedTuple):
    """Cards that may be drawn."""

    now: Table
    """In the inspection of this turn."""
    later: list[float]
    """By each seat, in each turn after it."""


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.hands: dict[tuple[Sequence[Ref], Room], Hand] = {}
        self.deals: tuple[tuple[Held, ...], ...] | None = None
        self.threats: tuple[Threat, ...] | None = None

    def worth(self, state: State) -> float:
        standing = self.standing(state)
        others = [worth for seat, worth in enumerate(standing) if seat != self.seat]
        return standing[self.seat] - self.weights.rival * sum(others) / len(others)

    def standing(self, state: State) -> list[float]:
        """Return the worth of the position for every seat."""
        to_come = coming(state)
        turns = turns_left(state, to_come, self.weights.houses_per_turn)
        piles = state.box.piles[state.options.mode]
        views: Views = [(block, outlook(state.village, block, piles)) for block in state.village.blocks]
        worth = [float(player.score) for player in state.players]
        self.add_village(views, turns, worth, is_over=turns == 0 and not any(to_come.tiles))
        draws = self.draws(state, views, to_come)
        risks = self.risks(state, views, to_come, turns)
        for seat in state.seats:
            worth[seat] += self.cards(state, seat, to_come, turns, draws)
            worth[seat] += self.families(state, seat, turns)
            worth[seat] += self.powers(state, seat) - risks[seat]
        return worth

    # Cards

    def draws(self, state: State, views: Views, to_come: Coming) -> Draws:
        """Cards that each seat may expect of each pile."""
        seats = len(state.players)
        now = [[0.0] * seats for _ in state.piles]
        later = [0.0] * seats
        steady = [1 / (1 + self.weights.unrest * to_come.tiles_of_others(seat)) for seat in range(seats)]
        for block, (prospects, *_) in views:
            if not prospects:
                continue
            gives = self.gives_cards(state, block, to_come)
            for pile, seat, as_is, as_may_be in prospects:
                later[seat] += as_may_be
                if gives:
                    now[pile][seat] += as_may_be + steady[seat] * (as_is - as_may_be)
        return Draws(now, later)

    @staticmethod
    def gives_cards(state: State, block: Block, to_come: Coming) -> bool:
        """Check whether the block gives cards in the inspection of this turn."""
        if to_come.inspected is not None and block.first not in to_come.inspected:
            return False
        return not under_locusts(state, block)

    def cards(self, state: State, seat: Seat, to_come: Coming, turns: int, draws: Draws) -> float:
        """The hand, and the cards that will come into it as far as there is room to use them."""
        weights, player = self.weights, state.players[seat]
        families = state.village.family_counts[seat]
        left = max(0, families - len(player.spent)) if seat in to_come.windows else 0
        room = Room(left, families, turns)
        hand = self.hand(state, player.hand, room)
        shown, unknown = self.soon(state, seat, draws.now, hand)
        unknown += weights.later * min(turns, MANY_TURNS) * draws.later[seat]
        return hand.worth + shown + weights.growth * hand.growth(self.deals_of(state), unknown)

    @staticmethod
    def soon(state: State, seat: Seat, draws: Table, hand: Hand) -> tuple[float, float]:
        """What the cards that show would add to the hand, and how many others this turn's inspection may bring."""
        shown = unknown = 0.0
        for cards, of_pile in zip(state.piles, draws, strict=True):
            own = min(of_pile[seat], len(cards))
            if own:
                top = of_pile[seat] / max(sum(of_pile), 1.0)  # whoever draws first draws the card that shows
                shown += top * hand.gains[state.box.symbol[cards[0]]]
                unknown += own - top
        return shown, unknown

    def deals_of(self, state: State) -> tuple[tuple[Held, ...], ...]:
        if self.deals is None:
            self.deals = typical_deals(state.box, state.options.mode, symbols(state))
        return self.deals

    def hand(self, state: State, cards: tuple[Ref, ...], room: Room) -> Hand:
        key = cards, room
        if key not in self.hands:
            self.hands[key] = Hand(state.box, symbols(state), cards, room, self.weights.patience)
        return self.hands[key]

    # The village

    def add_village(self, views: Views, turns: int, worth: list[float], *, is_over: bool) -> None:
        """Final points of families, and what stands where it may win something."""
        weights = self.weights
        share = weights.family_points + (1 - weights.family_points) / (1 + turns)
        lonely = weights.lonely * min(turns, MANY_TURNS) / MANY_TURNS
        for _, (prospects, holdings, *_) in views:
            for seat, houses, high, pieces, points, hope in holdings:
                worth[seat] += points if is_over else share * (points + hope) / 2
                if not turns:
                    continue
                if prospects:
                    worth[seat] += weights.two_storey * high + weights.piece * pieces
                else:
                    worth[seat] += weights.two_storey_alone * high - lonely * houses

    def risks(self, state: State, views: Views, to_come: Coming, turns: int) -> list[float]:
        """Catastrophes of this turn and the next ones; the village will have changed before those that come later."""
        strikes = to_come.catastrophes + min(turns, MANY_TURNS) * self.weights.later_strikes
        if not strikes:
            return [0.0] * len(state.players)
        if self.threats is None:
            self.threats = threats(state)
        blocks = [view for _, view in views]
        lost = expected_losses(self.threats, blocks, len(state.players))
        return [self.weights.loss * strikes * each for each in lost]

    def families(self, state: State, seat: Seat, turns: int) -> float:
        """Each of them lets a card more be used in each turn (HK-CARD-3)."""
        count, weights = state.village.family_counts[seat], self.weights
        first = sum(weights.families[:count]) + weights.more_families * max(0, count - len(weights.families))
        return first * min(turns, MANY_TURNS) / MANY_TURNS

    def powers(self, state: State, seat: Seat) -> float:
        """A power that waits to be used, and the shaman's protection."""
        first = state.agenda[0] if state.agenda else None
        worth = self.weights.power if isinstance(first, todo.Power) and first.seat == seat else 0.0
        if state.village.where.shaman & state.village.where.houses[seat]:
            worth += self.weights.shaman
        return worth
