"""What every function that describes a part of Magnastorm's table needs, and how its pieces are put together."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE
from desktop.board.describing import piece as described_piece
from desktop.board.desk import Look
from desktop.board.sprite import Key, Sprite
from desktop.games.magnastorm.hues import ADMINISTRATIVE, FIELDS
from desktop.games.magnastorm.places import Seating, TablePlaces, table_places
from desktop.style.mixing import lighter
from desktop.style.vision import Tint
from rules.core.types import Ref, Seat, phrase
from rules.magnastorm.asking import asked
from rules.magnastorm.outlook import SectorOutlook, sectors
from rules.magnastorm.queries import calm_sectors
from rules.magnastorm.state import Player
from rules.magnastorm.view import View

ROUND = ("ms-marker", "ms-space", BADGE)


class Shown:
    """A view, as a seat or an onlooker sees it."""

    def __init__(self, view: View, look: Look) -> None:
        self.view = view
        self.look = look
        self.box = view.box
        self.layout = view.layout
        self.seating = seating_of(view, look.seat)
        self.places: TablePlaces = table_places(
            view.box, len(view.players), len(view.objectives), self.seating, look.width, look.height, look.style
        )
        self.style = self.places.style
        self.part = self.places.parts.of
        self.unit = self.style.unit
        self.colours = view.colours
        """By the seat; the last one is yellow."""
        self.pending = view.pending
        self.calm = calm_sectors(view)

    def say(self, id: str, **args: Any) -> str:
        return self.look.say(phrase(id, **args))

    def size(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    def player(self, seat: Seat) -> Player:
        return self.view.players[seat]

    @cached_property
    def sectors(self) -> list[SectorOutlook]:
        return sectors(self.view)

    @property
    def acting(self) -> Seat:
        """The seat whose prices and gains are shown: the one that acts, else the one that looks.

        It is never the Consortium, which pays nothing.
        """
        acting = self.view.to_act[0] if self.view.to_act else self.seating.large
        return self.seating.large if self.player(acting).is_automa else acting

    def ground_of(self, commander: Ref) -> str:
        """The colour behind a commander."""
        at = self.view.commanders.index(commander) - (len(self.layout.columns) - 1)
        return ADMINISTRATIVE if at < 0 else named(lighter(FIELDS[self.layout.fields[at]], 0.22))

    def names(self, cubes: Sequence[int]) -> tuple[str, ...]:
        """Cubes one by one, by their colours."""
        return tuple(name for name, count in zip(self.colours, cubes, strict=True) for _ in range(count))


def named(colour: Tint) -> str:
    return colour if isinstance(colour, str) else colour.name()


def seating_of(view: View, seat: Seat | None) -> Seating:
    """Choose the board that lies large: of the seat that looks, else of a person who is asked; no automa's."""
    people = [each for each in view.seats if not view.players[each].is_automa] or list(view.seats)
    if seat is None:
        decisions = asked(view)
        seat = decisions[0].seat if decisions else people[0]
    if view.players[seat].is_automa:
        seat = people[0]
    count = len(view.players)
    return Seating(seat, tuple((seat + ahead) % count for ahead in range(1, count)))


def piece(key: Key, painter: str, rect: QRectF, *args: Any, **how: Any) -> Sprite:
    """Describe a piece as `describing.piece` does."""
    return described_piece(key, painter, rect, *args, is_round=painter in ROUND, **how)
