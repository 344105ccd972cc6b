"""Counts every component of a state, wherever it lies: nothing is ever lost, doubled or invented."""

from collections import Counter
from collections.abc import Iterable, Mapping

Census = Mapping[str, int]
"""How many components of each kind, over all places."""


def differences(counted: Census, box: Census) -> Iterable[tuple[str, int, int]]:
    """(kind, how many there are, how many there should be), for each kind that is wrong."""
    if dict(counted) == dict(box):
        return  # as good as always: nothing is to be looked for
    wrong = {kind for kind in {*counted, *box} if counted.get(kind, 0) != box.get(kind, 0)}
    for kind in sorted(wrong):
        yield kind, counted.get(kind, 0), box.get(kind, 0)


def tally(kinds: Iterable[str]) -> Counter[str]:
    return Counter(kinds)
