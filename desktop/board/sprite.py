"""One drawn thing on the table, as frozen data: the scene compares sprites and changes only what differs."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from rules.core.frozen import made_quickly
from rules.core.types import Phrase

NOTHING = "nothing"
"""The painter of what has no picture of its own: a place that the board under it shows already."""

Key = str
"""The identity of a sprite over all pictures of a game: `die-Y7`, `space-c4`, `mat-1`."""


@made_quickly
@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle of the table, in table units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.width, self.height)

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def scaled(self, by: float) -> "Place":
        """The same middle, another size."""
        x, y = self.middle
        return Place(x - self.width * by / 2, y - self.height * by / 2, self.width * by, self.height * by)

    def at_least(self, side: float) -> "Place":
        """The same middle, and no side shorter than this."""
        (x, y), width, height = self.middle, max(side, self.width), max(side, self.height)
        return Place(x - width / 2, y - height / 2, width, height)

    def at(self, x: float, y: float) -> "Place":
        """The same size around another middle."""
        return Place(x - self.width / 2, y - self.height / 2, self.width, self.height)


def place_of(rect: QRectF) -> Place:
    return Place(rect.x(), rect.y(), rect.width(), rect.height())


@made_quickly
@dataclass(frozen=True, slots=True)
class Picture:
    """What to paint: the name of a painter of the game or of the table, and what it needs to know."""

    painter: str
    args: tuple[Any, ...] = ()
    bleed: float = 0
    """How far shadow and light reach beyond the place, in parts of its smaller side."""
    is_round: bool = False
    """Whether marks around it follow a circle."""


@made_quickly
@dataclass(frozen=True, slots=True)
class Sprite:
    key: Key
    picture: Picture
    place: Place
    layer: Layer
    words: Phrase | None = None
    """What a screen reader or a list says of it; put into words for whoever asks, as few do."""
    is_target: bool = True
    """Whether a piece may be dropped on it at all: places and pieces are, prints and felt are not."""
    opacity: float = 1.0
    depth: float = 0.0
    """Above others of its layer, from 0 to less than 1: the later cards of a fan, the southern houses of a village."""
    fold: Key = ""
    """What unfolds while one points at this, and stays so after a click: a hand of cards, a pile, a mat. The desk finds
    its name in `Look.open`, and lays it out accordingly; whatever shows then bears the same name.
    """

    @property
    def level(self) -> float:
        return self.layer + self.depth
