"""Whether a seat learned something: computed from what it saw before and after, never from a list of moves.

A view shows face-down things as `Concealed`. A seat has learned something when the identity of a component
shows in its view that did not show before, or when fewer things of a kind are concealed from it than before.
What is printed in the box is common knowledge, so a field named `box` tells nothing about where components lie.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from rules.core.types import Ref

BOX = "box"


@dataclass(frozen=True, slots=True)
class Concealed:
    """Face-down things, as a seat that may not look sees them: what is on the back, and how many."""

    back: str
    count: int


@dataclass(frozen=True, slots=True)
class Known:
    refs: frozenset[Ref]
    concealed: Mapping[str, int]
    """How many, by their back: a card that is dealt face down must not outweigh a bid that is revealed."""


def known(view: Any, refs: frozenset[Ref]) -> Known:
    """What a view, or an event as a seat sees it, shows of all component identities of the game."""
    seen: set[Ref] = set()
    concealed: Counter[str] = Counter()
    for leaf in leaves(view):
        if isinstance(leaf, Concealed):
            concealed[leaf.back] += leaf.count
        elif isinstance(leaf, str) and leaf in refs:
            seen.add(leaf)
    return Known(frozenset(seen), concealed)


def has_learned(before: Known, after: Known) -> bool:
    return not after.refs <= before.refs or any(
        after.concealed.get(back, 0) < count for back, count in before.concealed.items()
    )


def leaves(node: Any) -> Iterator[Any]:
    """Yield what has no parts, in no order that means anything; most are words and numbers."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (str, int)):
            yield node
        elif isinstance(node, (tuple, list, frozenset)):
            waiting.extend(node)
        elif isinstance(node, dict):
            waiting.extend(node)
            waiting.extend(node.values())
        elif is_dataclass(node) and not isinstance(node, Concealed):
            kind: Any = type(node)
            waiting.extend(getattr(node, name) for name in names_shown(kind))
        else:
            yield node


@cache
def names_shown(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind) if each.name != BOX)
