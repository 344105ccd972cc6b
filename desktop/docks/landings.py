"""What can be done with what is held, or by a click: where, what speaks for it, and what a good player would do."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from desktop.board.hand import Hand
from desktop.board.sprite import Key
from rules.core.contract import AnyGame
from rules.core.types import Phrase

MOST_WEIGHED = 60
"""So many moves are weighed for their merits; where there are more, the first ones and the advised one."""


@dataclass(frozen=True, slots=True)
class Landing:
    key: Key
    """Where; empty for a move that has a button."""
    move: Any
    merits: tuple[Phrase, ...]
    is_advised: bool

    @property
    def rank(self) -> tuple[bool, float, int]:
        """What is advised first, then what brings most points, then what most speaks for."""
        return self.is_advised, sum(map(points_of, self.merits)), len(self.merits)


def points_of(merit: Phrase) -> float:
    """The points that a merit speaks of; those that a loss costs count against the move."""
    named = dict(merit.args)
    names = ("points", "value", "count") if merit.id.endswith("-points") else ("points", "value")
    for name in names:
        amount = named.get(name)
        if isinstance(amount, (int, float)):
            return -amount if merit.id.endswith(("-loses", "-removed")) else amount
    return 0.0


def landings(game: AnyGame, view: Any, hand: Hand, advised: Any) -> list[Landing]:
    """One for each place that means something else, best first."""
    best: dict[Key, Landing] = {}
    for key, move in islice(ways(hand, advised), MOST_WEIGHED):
        landing = Landing(key, move, tuple(game.merits(view, move)), move == advised)
        if key not in best or landing.rank > best[key].rank:
            best[key] = landing
    ranked = sorted(best.values(), key=lambda each: each.rank, reverse=True)
    # Several places may mean the same: a quarter, and each house in it.
    return list({each.move: each for each in reversed(ranked)}.values())[::-1]


def heeded(game: AnyGame, view: Any, legal: Sequence[Any], advised: Any, is_warned: Callable[[Any], bool]) -> Any:
    """Return what is advised; where the table warns of that move, rather what brings most points now, if any does."""
    if advised is None or not is_warned(advised):
        return advised

    def points(move: Any) -> float:
        return sum(map(points_of, game.merits(view, move)))

    best = max(legal[:MOST_WEIGHED], key=points)
    return best if points(best) > 0 else advised


def count_of(hand: Hand) -> int:
    """Count the places that mean something else, without weighing any; all buttons are one."""
    return len({moves[0] for moves in places_of(hand).values() if moves})


def ways(hand: Hand, advised: Any) -> Iterator[tuple[Key, Any]]:
    """Each place with what a drop or a click there means; the advised move first."""
    places = places_of(hand)
    first = [(key, advised) for key, moves in places.items() if advised in moves] if advised is not None else []
    yield from first[:1]
    yield from ((key, move) for key, moves in places.items() for move in moves if (key, move) not in first[:1])


def places_of(hand: Hand) -> Mapping[Key, Sequence[Any]]:
    """List where something can be done now, by key; buttons have none."""
    if hand.held:
        return hand.targets()
    clicks = {key: hand.meant(key) for key in sorted(hand.clickable())}
    buttons: dict[Key, Sequence[Any]] = {"": hand.buttons()} if hand.buttons() else {}
    return {**clicks, **buttons}
