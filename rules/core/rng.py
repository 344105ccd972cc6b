"""All the chance of a game in one 64-bit word (SplitMix64): the same on every platform and Python version.

The word is part of the state, so that a saved game keeps its fate, and nothing else in the rules draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from rules.core.frozen import made_quickly

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


@made_quickly
@dataclass(frozen=True, slots=True)
class Rng:
    word: int

    def below(self, n: int) -> tuple[int, "Rng"]:
        """A number from 0 to n - 1, all equally likely, and the chance that is left."""
        drawn, word = below(n, self.word)
        return drawn, Rng(word)

    def shuffled(self, things: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        deck = list(things)
        word = self.word
        for last in range(len(deck) - 1, 0, -1):
            other, word = below(last + 1, word)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck), Rng(word)

    def pick(self, things: Sequence[T]) -> tuple[T, "Rng"]:
        at, rng = self.below(len(things))
        return things[at], rng


def below(n: int, word: int) -> tuple[int, int]:
    """A number from 0 to n - 1 drawn with this word, and the next word."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        word = (word + GOLDEN) & MASK
        drawn = mixed(word)
        if drawn < limit:
            return drawn % n, word


def mixed(word: int) -> int:
    z = word
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seeded(seed: int, stream: str = "game") -> Rng:
    """The start of a stream of chance; the game and the bots draw from different ones."""
    word = seed & MASK
    for letter in stream:
        word = mixed((word + GOLDEN + ord(letter)) & MASK)
    return Rng(word)
