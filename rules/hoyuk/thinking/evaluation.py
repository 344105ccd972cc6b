"""How good a position is for a seat, in points: what it has, what its hand and its majorities promise, and rivals."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.term import Share
from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.block import Block
from rules.hoyuk.queries import symbols, under_locusts
from rules.hoyuk.scoring import winners
from rules.hoyuk.state import State
from rules.hoyuk.thinking.ahead import Coming, Comings, turns_left
from rules.hoyuk.thinking.hands import Hand, Held, Room, typical_deals
from rules.hoyuk.thinking.prospects import Outlook, outlook
from rules.hoyuk.thinking.risks import Threats, expected_losses, threats
from rules.hoyuk.thinking.terms import TERMS
from rules.hoyuk.thinking.weights import Weights

MANY_TURNS = 3
"""Beyond so many turns nothing more is expected of a position."""
Views = Sequence[tuple[Block, Outlook]]
Row = list[float]
"""By seat."""
Table = list[Row]
"""By pile, or by term."""


class Draws(NamedTuple):
    """Cards that may be drawn."""

    now: Table
    """In the inspection of this turn."""
    later: Row
    """By each seat, in each turn after it."""


class InVillage(NamedTuple):
    """What the village itself is worth: final points of families and herds, storeys, and living with others."""

    largest: Row
    herds: Row
    storeys: Row
    company: Row


class InHand(NamedTuple):
    """What the cards of a seat are worth: those it has, and those that will come as far as there is room for them."""

    held: float
    now: float
    """Of what the inspection of this turn may bring."""
    later: float


class Evaluation:
    """Compares positions that one choice may lead to."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.hands: dict[tuple[Sequence[Ref], Room], Hand] = {}
        self.deals: tuple[tuple[Held, ...], ...] | None = None
        self.threats: Threats | None = None
        self.comings = Comings()
        self.common: tuple[object, ...] = ()
        self.worths: dict[tuple[object, ...], float] = {}
        """By all that they depend on: most plans of a choice build in other places what comes to the same."""

    def worth(self, state: State) -> float:
        if not state.agenda:
            return self.found_worth(state)
        key = self.all_that_counts(state)
        known = self.worths.get(key)
        if known is None:
            known = self.worths[key] = self.found_worth(state)
        return known

    def all_that_counts(self, state: State) -> tuple[object, ...]:
        """All that tells positions of one choice apart, as far as `by_term` looks at them."""
        common = state.piles, state.locusts, state.is_last
        if common != self.common:
            self.common = common
            self.worths.clear()
        village, to_come = state.village, self.comings.of(state)
        piles = state.box.piles[state.options.mode]
        outlooks = [outlook(village, block, piles).number for block in village.blocks]
        if state.locusts or to_come.inspected is not None:
            outlooks += [block.area for block in village.blocks]  # some give no cards
        clan = tuple(self.clan(state)) if state.options.is_expert else ()
        return tuple(outlooks), village.family_counts, to_come, state.players, clan

    def found_worth(self, state: State) -> float:
        own, seat = 0.0, self.seat
        all_together = 0.0
        for scale, row in zip(self.weights.scales, self.by_term(state), strict=True):
            own += scale * row[seat]
            all_together += scale * sum(row)
        return own - self.weights.rival * (all_together - own) / (len(state.players) - 1)

    def shares(self, state: State) -> tuple[Share, ...]:
        """The same by term and seat: what rivals have counts against the seat."""
        against = -self.weights.rival / (len(state.players) - 1)
        return tuple(
            Share(term, seat, scale * points * (1.0 if seat == self.seat else against))
            for term, scale, row in zip(TERMS, self.weights.scales, self.by_term(state), strict=True)
            for seat, points in enumerate(row)
        )

    def by_term(self, state: State) -> Table:
        """What each term gives to each seat, in the order of TERMS."""
        nothing = [0.0] * len(state.players)
        points = [float(player.score) for player in state.players]
        if not state.agenda:
            return [points, *[nothing] * (len(TERMS) - 2), self.victory(state)]
        to_come = self.comings.of(state)
        turns = turns_left(state, to_come, self.weights.houses_per_turn)
        piles = state.box.piles[state.options.mode]
        views: Views = [(block, outlook(state.village, block, piles)) for block in state.village.blocks]
        largest, herds, storeys, company = self.in_village(state, views, to_come, turns)
        draws = self.draws(state, views, to_come)
        cards = [self.in_hand(state, seat, to_come, turns, draws) for seat in state.seats]
        held, now, later = (list(each) for each in zip(*cards, strict=True))
        families = [self.families(state, seat, turns) for seat in state.seats]
        risks = self.risks(state, views, to_come, turns)
        clan = self.clan(state) if state.options.is_expert else nothing
        return [points, largest, held, now, later, families, storeys, company, risks, herds, clan, nothing]

    def victory(self, state: State) -> Row:
        won = winners(state)
        return [self.weights.victory / len(won) if seat in won else 0.0 for seat in state.seats]

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

    def in_hand(self, state: State, seat: Seat, to_come: Coming, turns: int, draws: Draws) -> InHand:
        weights, player = self.weights, state.players[seat]
        families = state.village.family_counts[seat]
        left = max(0, families - len(player.spent)) if seat in to_come.windows else 0
        hand = self.hand(state, player.hand, Room(left, families, turns))
        if not draws.later[seat]:
            return InHand(hand.worth, 0.0, 0.0)  # nobody lives with it
        shown, unknown = self.soon(state, seat, draws.now, hand)
        in_later_turns = weights.later * min(turns, MANY_TURNS) * draws.later[seat]
        deals = self.deals_of(state)
        grown = hand.growth(deals, unknown)
        later = hand.growth(deals, unknown + in_later_turns) - grown
        return InHand(hand.worth, shown + weights.growth * grown, weights.growth * later)

    @staticmethod
    def soon(state: State, seat: Seat, draws: Table, hand: Hand) -> tuple[float, float]:
        """What the cards that show would add to the hand, and how many others this turn's inspection may bring."""
        shown = unknown = 0.0
        for cards, of_pile in zip(state.piles, draws, strict=True):
            expected = of_pile[seat]
            if expected and cards:
                own = min(expected, len(cards))
                top = expected / max(sum(of_pile), 1.0)  # whoever draws first draws the card that shows
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

    def in_village(self, state: State, views: Views, to_come: Coming, turns: int) -> InVillage:
        """Final points of families and herds, and what stands where it may win something."""
        weights, seats = self.weights, len(state.players)
        largest, herds, storeys, company = ([0.0] * seats for _ in range(4))
        is_over = turns == 0 and not any(to_come.tiles)
        share = weights.family_points + (1 - weights.family_points) / (1 + turns)
        sure, hoped = (1.0, 0.0) if is_over else (share / 2, share / 2)
        lonely = weights.lonely * min(turns, MANY_TURNS) / MANY_TURNS
        for _, (prospects, holdings, *_) in views:
            for seat, houses, high, pieces, points, hope, led, lead in holdings:
                largest[seat] += sure * points + hoped * hope
                herds[seat] += weights.herds * (sure * led + hoped * lead)
                if not turns:
                    continue
                if prospects:
                    storeys[seat] += weights.two_storey * high
                    company[seat] += weights.piece * pieces
                else:
                    storeys[seat] += weights.two_storey_alone * high
                    company[seat] -= lonely * houses
        return InVillage(largest, herds, storeys, company)

    def risks(self, state: State, views: Views, to_come: Coming, turns: int) -> Row:
        """Catastrophes of this turn and the next ones; the village will have changed before those that come later."""
        strikes = to_come.catastrophes + min(turns, MANY_TURNS) * self.weights.later_strikes
        if not strikes:
            return [0.0] * len(state.players)
        if self.threats is None:
            self.threats = threats(state)
        lost = expected_losses(self.threats, [view for _, view in views], len(state.players))
        return [-self.weights.loss * strikes * each for each in lost]

    def families(self, state: State, seat: Seat, turns: int) -> float:
        """Each of them lets a card more be used in each turn (HK-CARD-3)."""
        count, weights = state.village.family_counts[seat], self.weights
        first = sum(weights.families[:count]) + weights.more_families * max(0, count - len(weights.families))
        return first * min(turns, MANY_TURNS) / MANY_TURNS

    def clan(self, state: State) -> Row:
        """A power that waits to be used, and the shaman's protection."""
        worth = [0.0] * len(state.players)
        first, where = state.agenda[0], state.village.where
        if isinstance(first, todo.Power):
            worth[first.seat] += self.weights.power
        for seat in state.seats:
            if where.shaman & where.houses[seat]:
                worth[seat] += self.weights.shaman
        return worth
