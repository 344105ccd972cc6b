"""Why something is not allowed, or would be a pity, as data: a rule id and arguments, never a sentence.

The sentence stands in translations/ under the rule id: its value says why not, its attribute `cure` what would
make the move legal, its attribute `warning` why a legal move may be regretted.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.types import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move is not allowed, because of this rule."""

    rule: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def sentence(self) -> Phrase:
        return Phrase(self.rule, self.args)

    @property
    def cure(self) -> Phrase:
        """What would make it legal; a rule without a cure has no such attribute in translations/."""
        return Phrase(f"{self.rule}.cure", self.args)


Objections = Iterator[Refusal]
"""Found one by one: who only wants to know whether a move is allowed stops at the first."""
Rest = Callable[[Any, Any, Any], Objections]
"""What else speaks against a move, once it answers what is pending: of the state, the move, the entry."""


def nothing_more(state: object, move: object, pending: object) -> Objections:
    return iter(())


@dataclass(frozen=True, slots=True)
class SoftWarning:
    """A move is allowed, but people tend to regret it."""

    rule: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def sentence(self) -> Phrase:
        return Phrase(f"{self.rule}.warning", self.args)


def refuse(rule: str, /, **args: Arg) -> Refusal:
    return Refusal(rule, tuple(args.items()))


def warn(rule: str, /, **args: Arg) -> SoftWarning:
    return SoftWarning(rule, tuple(args.items()))
