"""Which colours of seats some eyes cannot tell apart, and what to take instead."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from desktop.style.palette import SEATS
from desktop.style.vision import DEFICIENCIES, MERGE_BELOW, Deficiency, distance, seen_with


@dataclass(frozen=True, slots=True)
class Merging:
    """Two colours at one table, and for whom only their glyphs tell them apart."""

    one: str
    other: str
    eyes: tuple[Deficiency, ...]


def merged_for(one: str, other: str) -> tuple[Deficiency, ...]:
    """The eyes that cannot tell the two colours apart."""
    first, second = SEATS[one].colour, SEATS[other].colour
    return tuple(
        each for each in DEFICIENCIES if distance(seen_with(each, first), seen_with(each, second)) < MERGE_BELOW
    )


def merges(one: str, other: str) -> bool:
    return bool(merged_for(one, other))


def merging(colours: Sequence[str]) -> Iterator[Merging]:
    """The pairs of different colours at this table that some eyes cannot tell apart."""
    for one, other in combinations(dict.fromkeys(colours), 2):
        if eyes := merged_for(one, other):
            yield Merging(one, other, eyes)


def apart(colours: Sequence[str]) -> tuple[str, ...]:
    """The colours of a game, those first that merge with none before them."""
    first: list[str] = []
    for colour in colours:
        if not any(merges(colour, other) for other in first):
            first.append(colour)
    return (*first, *(colour for colour in colours if colour not in first))


def told_apart(taken: Sequence[str], allowed: Sequence[Sequence[str]]) -> tuple[str, ...] | None:
    """The same seats with as few other colours as possible, so that no two merge; None where nobody may have such."""
    for changed in range(1, len(taken) + 1):
        for seats in combinations(reversed(range(len(taken))), changed):
            found = recoloured(list(taken), seats, allowed)
            if found is not None:
                return found
    return None


def recoloured(taken: list[str], seats: Sequence[int], allowed: Sequence[Sequence[str]]) -> tuple[str, ...] | None:
    """Other colours for these seats, if there are any that go with the rest."""
    if not seats:
        return None if any(merging(taken)) else tuple(taken)
    kept = [colour for seat, colour in enumerate(taken) if seat not in seats]
    for colour in allowed[seats[0]]:
        if colour not in kept and colour != taken[seats[0]]:
            tried = list(taken)
            tried[seats[0]] = colour
            if found := recoloured(tried, seats[1:], allowed):
                return found
    return None
