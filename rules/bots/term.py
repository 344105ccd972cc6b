"""What makes a position good, by name: the worth that bots maximise is the sum of such shares."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.types import Ref, Seat


class Term(NamedTuple):
    """One of the things that a position is judged by. Its words stand in translations/ under `<game>-term-<name>`."""

    name: str
    rule: Ref
    is_sure: bool = False
    """Whether it stands on the score sheet already; else it is expected."""


class Share(NamedTuple):
    """How much of the worth of a position comes from a term."""

    term: Term
    seat: Seat
    """Whose it is; what rivals have counts against the seat that judges."""
    points: float


def by_term(shares: Iterable[Share]) -> dict[Term, float]:
    """Add up the shares in each term, in the order in which they come."""
    found: dict[Term, float] = {}
    for term, _, points in shares:
        found[term] = found.get(term, 0.0) + points
    return found
