"""What a move sounds like: which pieces land, what they are made of, and what they land on. Plays nothing itself.

A game says what its pictures are made of, and which of its events sound by themselves; the rest is the same for all.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from desktop.board.layers import Layer
from desktop.board.sprite import Key, Place, Sprite
from desktop.sound.recipes import Name

Material = Literal["wood", "tile", "cloth", "card", "die", "cube", "point", "shard", "nothing"]
"""A figure of wood, a tile of stone or clay, cloth and felt, a card, a marker that counts points, a piece that fits.
Of nothing: words, signs and lights, which make no sound.
"""

BY_LAYER: Mapping[Layer, Material] = {Layer.FELT: "cloth", Layer.BOARD: "wood"}
"""What lies there, where a game says nothing else: felt, and boards on it."""
STONE: frozenset[Material] = frozenset({"tile", "card", "shard", "die", "cube"})
"""On what a piece lands with the sound of a stone."""
SPOKEN_FOR: Mapping[Material, Name] = {"die": "die", "cube": "cube", "card": "card", "point": "point", "shard": "shard"}
"""What sounds the same wherever it lands."""
LANDS_WITH: frozenset[Name] = frozenset({"shard"})
"""What is heard when the pieces have arrived, and not when the move is told."""
FAR = 0.5
"""A piece lands that has travelled at least so much of its own size; rows that only close up make no sound."""


class Heard(NamedTuple):
    name: Name
    step: int = 0


OfEvent = Name | Callable[[Any], Heard | None]


@dataclass(frozen=True, slots=True)
class Sounds:
    """What a game says of its sounds."""

    materials: Mapping[str, Material] = field(default_factory=dict)
    """Of what a picture is made, by the kind of its key or by the name of its painter; the kind goes first."""
    events: Mapping[str, OfEvent] = field(default_factory=dict)
    """What sounds by itself, by the kind of the event."""
    begins: Name = "shuffle"
    """What is heard when a new game lies on the table."""

    def material_of(self, sprite: Sprite) -> Material | None:
        """None where the game says nothing."""
        kind = sprite.key.partition(":")[2] or sprite.key
        return self.materials.get(kind.partition("-")[0]) or self.materials.get(sprite.picture.painter)

    def landing(self, sprite: Sprite, place: Place, table: Iterable[Sprite]) -> Name | None:
        """What is heard when this lands there, on what lies on the table."""
        material = self.material_of(sprite)
        if material is None or material == "nothing":
            return None
        name = SPOKEN_FOR.get(material)
        if name is not None:
            return name
        ground = self.ground_at(sprite, place, table)
        if ground == "cloth":
            return "cloth"
        return "stone" if material == "tile" or ground in STONE else "wood"

    def ground_at(self, sprite: Sprite, place: Place, table: Iterable[Sprite]) -> Material:
        """What lies uppermost under the middle of a place, below this piece."""
        x, y = place.middle
        found: Material = "cloth"
        highest = -1.0
        for each in table:
            spot = each.place
            is_under = spot.x <= x <= spot.x + spot.width and spot.y <= y <= spot.y + spot.height
            if not is_under or not highest < each.level < max(sprite.level, Layer.BOARD + 1) or each.key == sprite.key:
                continue
            material = self.material_of(each) or BY_LAYER.get(each.layer)
            if material is not None and material != "nothing":
                found, highest = material, each.level
        return found

    def of_events(self, events: Sequence[Any]) -> list[Heard]:
        """What these events sound like by themselves, each sound once."""
        found: dict[Name, Heard] = {}
        for event in events:
            what = self.events.get(getattr(event, "kind", ""))
            heard = Heard(what) if isinstance(what, str) else what(event) if what is not None else None
            if heard is not None:
                found.setdefault(heard.name, heard)
        return list(found.values())


@dataclass(frozen=True)
class Passing:
    """A move as the table shows it: what travels, from where to where."""

    starts: Mapping[Key, Place]
    gone: Mapping[Sprite, Place]
    """What is no longer there, and where it goes."""
    after: Mapping[Key, Sprite]
    carried: Mapping[Key, Place]
    """What a player had in the hand: it lands, however near it was."""
    events: tuple[Any, ...]
    by_other: bool

    @cached_property
    def landings(self) -> Mapping[Key, tuple[Sprite, Place]]:
        """Everything that lands, with its place."""
        return {sprite.key: (sprite, place) for sprite, place in self._landings()}

    def _landings(self) -> Iterator[tuple[Sprite, Place]]:
        for key, start in self.starts.items():
            sprite = self.after.get(key)
            if sprite is not None and (key in self.carried or is_far(start, sprite.place)):
                yield sprite, sprite.place
        for sprite, end in self.gone.items():
            if is_far(sprite.place, end):
                yield sprite, end


def is_far(start: Place, end: Place) -> bool:
    (x, y), (to_x, to_y) = start.middle, end.middle
    return abs(to_x - x) + abs(to_y - y) > FAR * max(end.width, end.height)


def coins(amount: int) -> Heard | None:
    """Coins that change hands: one, and one more for every five."""
    return Heard("coin", min(3, abs(amount) // 5)) if amount else None


def landed(sounds: Sounds, passing: Passing, keys: Iterable[Key]) -> list[Name]:
    """What is heard when these pieces of a move land together, each sound once."""
    found: dict[Name, None] = {}
    known: set[tuple[Material | None, Key]] = set()
    for key in keys:
        if key not in passing.landings:
            continue
        sprite, place = passing.landings[key]
        material = sounds.material_of(sprite)
        sort = material, "" if material in SPOKEN_FOR or material in (None, "nothing") else key
        if sort in known or len(found) >= MOST_TOGETHER:
            continue
        known.add(sort)
        name = sounds.landing(sprite, place, passing.after.values())
        if name is not None:
            found[name] = None
    return list(found)


MOST_TOGETHER = 3
"""More sounds than these at the same moment are one noise."""
