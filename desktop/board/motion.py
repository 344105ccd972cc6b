"""How a change of the table is seen: what travels from where to where, what appears, what goes, what leaves a trail."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from desktop.board.animations import small
from desktop.board.desk import AnyDesk
from desktop.board.layers import Layer
from desktop.board.marks import trail_between
from desktop.board.sprite import NOTHING, Key, Place, Sprite

Table = Mapping[Key, Sprite]
MOST_TRAILS = 3
"""A move that stirs more pieces than this is told by the log, not by lines across the table."""
GONE = "gone:"


@dataclass(frozen=True)
class Change:
    """The table before and after a change, and the places of pieces that a player had in the hand."""

    before: Table
    after: Table
    views: tuple[Any, Any]
    """The positions that they show."""
    carried: Mapping[Key, Place]
    same: Mapping[Key, Key] = field(default_factory=dict)
    """Pieces that are known by where they lie: by the key they have after, the key they had before."""

    def was(self, key: Key) -> Key | None:
        """What a piece of the table after was called before; None if it was not there."""
        if self.same.get(key) in self.before:
            return self.same[key]
        return key if key in self.before and key not in self._called_otherwise else None

    @cached_property
    def _called_otherwise(self) -> frozenset[Key]:
        """Keys of the table before whose piece has another key now."""
        return frozenset(self.same.values())

    def starts(self, desk: AnyDesk) -> dict[Key, Place]:
        """Return where everything that travels sets out; only pieces travel, boards and prints change at once."""
        found = dict(self.carried)
        for key, sprite in self.after.items():
            if not travels(sprite):
                continue
            was = self.was(key)
            if was is not None:
                found[key] = self.carried.get(was, self.before[was].place)
            else:
                origin = self._first(desk.comes_from(self.views[1], key, self.views[0]), self.before, self.after)
                origin = origin or self._of_fold(sprite, self.before)
                found[key] = small(sprite.place) if origin is None else self.carried.get(origin.key, origin.place)
        return found

    def gone(self, desk: AnyDesk) -> dict[Sprite, Place]:
        """What is no longer there, and where it goes; but for what has become something else."""
        known = {key: self.was(key) for key in self.after}
        became = {
            origin.key
            for key, was in known.items()
            if was is None
            and (origin := self._first(desk.comes_from(self.views[1], key, self.views[0]), self.before)) is not None
        }
        stays = {*known.values(), *became}
        found = {}
        for key, sprite in self.before.items():
            if key not in stays and travels(sprite):
                # Where another piece lies now, that one has the key.
                name = f"{GONE}{key}" if key in self.after else key
                left = replace(sprite, key=name, place=self.carried.get(key, sprite.place))
                end = self._first(desk.goes_to(self.views[0], key, self.views[1]), self.after, self.before)
                end = end or self._of_fold(sprite, self.after)
                found[left] = small(left.place) if end is None else end.place
        return found

    def trails(self, colour: str) -> list[Sprite]:
        """Return the trails of the pieces that a seat has just moved, from where they came."""
        moved = [
            (self.before[key].place, sprite)
            for key, sprite in self.after.items()
            if sprite.layer == Layer.PIECE
            and sprite.is_target
            and key in self.before
            and self.was(key) == key
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
