"""What a hand of aspect cards is worth: the points it can make, and how well cards to come would fit it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.core.types import Ref
from rules.hoyuk.components import JOKER, Box
from rules.hoyuk.grouping import best_plan

USUAL_SHARES = {"shrine": 0.21, "oven": 0.21, "pen": 0.21, "house": 0.17, JOKER: 0.12, "cattle": 0.04, "villager": 0.04}
"""How often a card that nobody has seen yet shows each symbol, roughly."""


@dataclass(frozen=True)
class Room:
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
        held = [box.symbol[card] for card in cards]
        self.symbols = symbols
        self.counts = tuple(held.count(symbol) for symbol in symbols)
        self.jokers = held.count(JOKER)
        self.size = len(held)
        self.ladder = box.ladder[: min(room.largest, len(box.ladder) - 1) + 1]
        self.room = room
        self.patience = patience

    @cached_property
    def worth(self) -> float:
        return self.worth_of(self.counts, self.jokers)

    def worth_of(self, counts: tuple[int, ...], jokers: int) -> float:
        """Each card is worth a point at the end; what groups bring beyond that is not certain (HK-FIN-2, HK-SCO-1)."""
        plan = best_plan(counts, jokers, self.ladder, self.room.total)
        cards = sum(counts) + jokers
        return cards + self.patience * (plan.points + plan.unused)

    @cached_property
    def gains(self) -> dict[str, float]:
        """What one more card of each symbol would add."""
        found = {JOKER: self.worth_of(self.counts, self.jokers + 1) - self.worth}
        for at, symbol in enumerate(self.symbols):
            counts = (*self.counts[:at], self.counts[at] + 1, *self.counts[at + 1 :])
            found[symbol] = self.worth_of(counts, self.jokers) - self.worth
        return found

    @cached_property
    def usual_gain(self) -> float:
        """What a card that nobody has seen yet would add."""
        shares = {symbol: USUAL_SHARES[symbol] for symbol in self.gains}
        return sum(self.gains[symbol] * share for symbol, share in shares.items()) / sum(shares.values())
