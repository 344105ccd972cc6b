"""Parts of a table that show the same as when they were described last: a move changes little of what lies there."""

from collections.abc import Callable, Hashable, Iterable

from desktop.board.sprite import Key, Sprite

REMEMBERED = 10
"""So many states of a part: those that the next moves may bring are described while somebody thinks."""

Known = tuple[tuple[object, ...], tuple[Sprite, ...]]
"""What a part shows, and its sprites."""

_described_last: dict[Key, Sprite] = {}
"""Over all layouts: most of a table is the same whoever looks at it, and what is the very same need not be compared."""


class SpriteMemo:
    """Kept by a game for each way in which its table is laid out.

    What is printed depends on the language as well: then `Look.say` is among what a part shows.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, list[Known]] = {}

    def of(
        self, name: Hashable, shows: tuple[object, ...], describe: Callable[[], Iterable[Sprite]]
    ) -> tuple[Sprite, ...]:
        """The sprites of the part with this name, which depend on nothing but `shows`."""
        states = self._known.setdefault(name, [])
        found = next((at for at, (shown, _) in enumerate(states) if shown == shows), None)
        if found != 0:
            states.insert(0, (shows, tuple(map(known, describe()))) if found is None else states.pop(found))
            del states[REMEMBERED:]
        return states[0][1]


def known(sprite: Sprite) -> Sprite:
    """The sprite of this key that was described before, if it is equal."""
    before = _described_last.get(sprite.key)
    if before == sprite:
        return before
    _described_last[sprite.key] = sprite
    return sprite
