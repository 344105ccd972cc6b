"""Parts of a table that show the same as when they were described last: a move changes little of what lies there."""

from collections.abc import Callable, Hashable, Iterable

from desktop.board.sprite import Sprite


class Parts:
    """Kept by a game for each way in which its table is laid out.

    What is printed depends on the language as well: then `Look.say` is among what a part shows.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[tuple[object, ...], tuple[Sprite, ...]]] = {}

    def of(
        self, name: Hashable, shows: tuple[object, ...], describe: Callable[[], Iterable[Sprite]]
    ) -> tuple[Sprite, ...]:
        """The sprites of the part with this name, which depend on nothing but `shows`."""
        known = self._known.get(name)
        if known is None or known[0] != shows:
            known = self._known[name] = shows, tuple(describe())
        return known[1]
