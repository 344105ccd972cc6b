"""What every function that describes a part of the table needs, and how its pieces are put together."""

from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE, figure_of
from desktop.board.describing import piece as described_piece
from desktop.board.desk import Look
from desktop.board.sprite import Key, Sprite
from desktop.games.council_of_shadows.mat_places import MatPlaces
from desktop.games.council_of_shadows.places import Kit, Seating, TablePlaces, table_places
from rules.core.types import Seat, phrase
from rules.council_of_shadows.asking import seats_asked
from rules.council_of_shadows.queries import open_galaxies
from rules.council_of_shadows.view import PlayerView, View

SMALL = 2
"""So many play on the smaller side of the board."""
MOST = 99
"""Pieces that overlap."""
ROUND = (
    "cs-disc",
    "cs-planet",
    "cs-system",
    "cs-pile",
    "cs-pile-top",
    "cs-slot",
    "cs-gem",
    "cs-octagon",
    "cs-supply",
    BADGE,
)


class Shown:
    """A view, as a seat or an onlooker sees it."""

    def __init__(self, view: View, look: Look) -> None:
        self.view = view
        self.look = look
        self.box = view.box
        self.seating = seating_of(view, look.seat)
        self.places: TablePlaces = table_places(
            self.box, kit_of(view), self.seating, look.width, look.height, look.style
        )
        self.style = self.places.style
        self.unit = self.style.unit
        self.part = self.places.parts.of
        self.pending = view.pending

    def say(self, id: str, **args: Any) -> str:
        return self.look.say(phrase(id, **args))

    def size(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    def player(self, seat: Seat) -> PlayerView:
        return self.view.players[seat]

    def colour_of(self, seat: Seat) -> str:
        return self.view.players[seat].colour

    @property
    def mat(self) -> MatPlaces:
        """The mat of the seat that looks."""
        return self.places.mats[self.seating.large]

    @cached_property
    def language_key(self) -> tuple[object, ...]:
        """What printed words depend on besides what they say, for parts that hold some: language and names."""
        return self.say("cs-table-race"), self.look.names

    @cached_property
    def colours(self) -> tuple[str, ...]:
        return tuple(player.colour for player in self.view.players)


def kit_of(view: View) -> Kit:
    return Kit(
        galaxies=open_galaxies(view),
        zones=tuple(len(player.zones) for player in view.players),
        stations=view.options.stations,
        automa=view.automa.seat if view.automa is not None else None,
        small=len(view.players) == SMALL,
    )


def seating_of(view: View, seat: Seat | None) -> Seating:
    """Choose the board that lies large: of the seat that looks, else of a person who is asked, no automa."""
    people = [each for each, player in enumerate(view.players) if not player.is_automa]
    if seat is None:
        seat = next((each for each in seats_asked(view) if each in people), people[0])
    if seat not in people:
        seat = people[0]
    count = len(view.players)
    return Seating(seat, tuple((seat + ahead) % count for ahead in range(1, count)))


def piece(key: Key, painter: str, rect: QRectF, *args: Any, number: int = 0, **how: Any) -> Sprite:
    """Describe a piece as `describing.piece` does; of several that overlap, the higher number lies on top."""
    depth = min(number, MOST) / (MOST + 1)
    return described_piece(key, painter, rect, *args, is_round=painter in ROUND, depth=depth, **how)


def as_title(words: str) -> str:
    """Capitalise words that stand alone as a name."""
    return words[:1].upper() + words[1:]


def signed(number: int) -> str:
    """Return the number with its sign, as a change is written."""
    return f"+{number}" if number > 0 else figure_of(number) if number else "±0"
