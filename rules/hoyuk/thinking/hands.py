"""What a hand of aspect cards is worth: the points it can make, alone and with cards that may come."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from rules.core.memo import memo_of_last
from rules.core.rng import seeded
from rules.core.types import Ref
from rules.hoyuk.components import JOKER, Box
from rules.hoyuk.grouping import best_plan
from rules.hoyuk.options import Mode

DEALS = 4
"""So many deals of cards stand for all that may come; always the same ones, so that positions can be compared."""
LONGEST = 16
"""More cards than these are not expected."""


class Held(NamedTuple):
    """Cards by symbol."""

    counts: tuple[int, ...]
    jokers: int

    def with_more(self, other: "Held") -> "Held":
        counts = tuple(own + more for own, more in zip(self.counts, other.counts, strict=True))
        return Held(counts, self.jokers + other.jokers)


def held(symbols: Sequence[str], shown: Sequence[str]) -> Held:
    return Held(tuple(shown.count(symbol) for symbol in symbols), shown.count(JOKER))


@memo_of_last
def typical_deals(box: Box, mode: Mode, symbols: Sequence[str]) -> tuple[tuple[Held, ...], ...]:
    """Return the first card, the first two, the first three… of some deals; with the cards of the mode."""
    return tuple(tuple(dealt(box, mode, symbols, number)) for number in range(DEALS))


def dealt(box: Box, mode: Mode, symbols: Sequence[str], number: int) -> Iterator[Held]:
    cards = [box.symbol[card] for cards in box.aspects[mode] for card in cards]
    shuffled, _ = seeded(number, "typical-deal").shuffled(cards)
    return (held(symbols, shuffled[:count]) for count in range(LONGEST + 1))


class Room(NamedTuple):
    """How many cards can still be scored, and how many of them at once."""

    now: int
    """In this turn."""
    later: int
    """In each turn after it."""
    turns: int

    @property
    def total(self) -> int:
        return self.now + self.later * self.turns

    @property
    def largest(self) -> int:
        """The longest group that fits into one turn."""
        return max(self.now, self.later if self.turns else 0)


class Hand:
    """The worth of one hand; other hands are compared with it."""

    def __init__(self, box: Box, symbols: Sequence[str], cards: Sequence[Ref], room: Room, patience: float) -> None:
        self.symbols = symbols
        self.held = held(symbols, [box.symbol[card] for card in cards])
        self.ladder = box.ladder[: min(room.largest, len(box.ladder) - 1) + 1]
        self.most = room.total
        self.patience = patience

    @cached_property
    def worth(self) -> float:
        return self.worth_of(self.held)

    def worth_of(self, held: Held) -> float:
        """Each card is worth a point at the end; what groups bring beyond that is not certain (HK-FIN-2, HK-SCO-1)."""
        cards = sum(held.counts) + held.jokers
        counts = tuple(sorted(filter(None, held.counts)))  # which symbols they are makes no difference here
        plan = best_plan(counts, held.jokers, self.ladder, min(self.most, cards))
        return cards + self.patience * (plan.points + plan.unused)

    @cached_property
    def gains(self) -> dict[str, float]:
        """What one more card of each symbol would add."""
        more = {symbol: self.held.with_more(held(self.symbols, [symbol])) for symbol in (*self.symbols, JOKER)}
        return {symbol: self.worth_of(each) - self.worth for symbol, each in more.items()}

    def growth(self, deals: Sequence[Sequence[Held]], expected: float) -> float:
        """What so many cards that nobody has seen yet would add, on average."""
        if not expected:
            return 0.0
        whole = min(int(expected), LONGEST - 1)
        part = min(expected - whole, 1.0)
        less, more = self.growth_by(deals, whole), self.growth_by(deals, whole + 1)
        return less + part * (more - less)

    def growth_by(self, deals: Sequence[Sequence[Held]], cards: int) -> float:
        if cards not in self.known:
            added = sum(self.worth_of(self.held.with_more(deal[cards])) for deal in deals)
            self.known[cards] = added / len(deals) - self.worth
        return self.known[cards]

    @cached_property
    def known(self) -> dict[int, float]:
        """Cache of the average growth, by the number of cards to come."""
        return {0: 0.0}
