"""How a change of the table is seen: what travels from where to where, what appears, what goes, what leaves a trail."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop.board.desk import Desk
from desktop.board.journeys import small
from desktop.board.layers import Layer
from desktop.board.marks import trail_between
from desktop.board.sprite import NOTHING, Key, Place, Sprite

Table = Mapping[Key, Sprite]
MOST_TRAILS = 3
"""A move that stirs more pieces than this is told by the log, not by lines across the table."""


@dataclass(frozen=True, slots=True)
class Change:
    """The table before and after, and where pieces are shown that somebody had in the hand."""

    before: Table
    after: Table
    views: tuple[Any, Any]
    """The positions that they show."""
    carried: Mapping[Key, Place]

    def starts(self, desk: Desk) -> dict[Key, Place]:
        """Where everything that travels sets out; only pieces do, boards and prints are changed at once."""
        found = {key: sprite.place for key, sprite in self.before.items() if travels(sprite)}
        found |= self.carried
        for key, sprite in self.after.items():
            if key not in self.before and travels(sprite):
                origin = self._first(desk.comes_from(self.views[1], key, self.views[0]), self.before, self.after)
                origin = origin or self._of_fold(sprite, self.before)
                found[key] = small(sprite.place) if origin is None else self.carried.get(origin.key, origin.place)
        return found

    def gone(self, desk: Desk) -> dict[Sprite, Place]:
        """What is no longer there, and where it goes; but for what has become something else."""
        became = {
            origin.key
            for key in self.after.keys() - self.before.keys()
            if (origin := self._first(desk.comes_from(self.views[1], key, self.views[0]), self.before)) is not None
        }
        found = {}
        for key, sprite in self.before.items():
            if key not in self.after and key not in became and travels(sprite):
                left = replace(sprite, place=self.carried.get(key, sprite.place))
                end = self._first(desk.goes_to(self.views[0], key, self.views[1]), self.after, self.before)
                end = end or self._of_fold(sprite, self.after)
                found[left] = small(left.place) if end is None else end.place
        return found

    def trails(self, colour: str) -> list[Sprite]:
        """Where the pieces came from that a seat has just moved."""
        moved = [
            (self.before[key].place, sprite)
            for key, sprite in self.after.items()
            if sprite.layer == Layer.PIECE
            and sprite.is_target
            and key in self.before
            and self.before[key].place != sprite.place
        ]
        return [trail_between(start, sprite, colour) for start, sprite in moved[:MOST_TRAILS]]

    def _of_fold(self, sprite: Sprite, table: Table) -> Sprite | None:
        """What a pile that opens comes out of, and goes back into."""
        of_fold = (each for each in table.values() if sprite.fold and each.fold == sprite.fold and travels(each))
        return max(of_fold, key=lambda each: each.level, default=None)

    def _first(self, keys: Sequence[Key], *tables: Table) -> Sprite | None:
        """The first of these that lies on the table, before it or after it."""
        return next((table[key] for key in keys for table in tables if key in table), None)


def travels(sprite: Sprite) -> bool:
    return sprite.layer >= Layer.TOKEN and sprite.picture.painter != NOTHING
