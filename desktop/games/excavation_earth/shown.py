"""What every function that describes a part of Excavation Earth's table needs, and how its pieces are put together."""

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.describing import piece as described_piece
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.games.excavation_earth.places import Seating, TablePlaces, table_places
from rules.core.types import Arg, Phrase, Seat, phrase
from rules.excavation_earth.asking import seats_asked
from rules.excavation_earth.parts import ZU
from rules.excavation_earth.state import type_of
from rules.excavation_earth.view import PlayerView, View

EXPLORER_WIDTH = 0.72
"""Of an explorer's place, of its height."""
MOST = 99
"""Pieces that overlap."""
BARE = Picture(NOTHING)
ROUND = ("ee-coin", "ee-disc", "ee-passed", "ee-marker")


class Shown:
    """A view, as a seat or an onlooker sees it."""

    def __init__(self, view: View, look: Look) -> None:
        self.view = view
        self.look = look
        self.box = view.box
        self.seating = seating_of(view, look.seat)
        self.places: TablePlaces = table_places(self.box, self.seating, look.width, look.height, look.style)
        self.style = self.places.style
        self.unit = self.style.unit

    def say(self, id: str, **args: Any) -> str:
        return self.look.say(phrase(id, **args))

    def size(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    def player(self, seat: Seat) -> PlayerView:
        return self.view.players[seat]

    def colour_of(self, seat: Seat) -> str:
        return self.view.players[seat].colour

    def label(self, colour: str) -> str:
        """A colour in two letters, for those who tell colours apart badly."""
        return self.say("colour.short", colour=colour)

    def value(self, relic: str) -> int:
        """Return the value of a relic, or of its type."""
        return self.box.value[type_of(relic)]


def seating_of(view: View, seat: Seat | None) -> Seating:
    """Choose the mat that lies large: of the seat that looks, else of the seat that is asked; never of Zu."""
    factions = tuple(player.faction for player in view.players)
    zu = factions.index(ZU) if ZU in factions else None
    if seat is None:
        asked = seats_asked(view)
        seat = asked[0] if asked else 0
    if seat == zu:
        seat = 1 - seat
    count = len(factions)
    return Seating(seat, tuple((seat + ahead) % count for ahead in range(1, count)), zu, factions)


@lru_cache(maxsize=4096)
def words_of(id: str, *told: tuple[str, Arg]) -> Phrase:
    """A phrase that is kept: tables are described often, and have the same signs and places each time."""
    return Phrase(id, told)


@lru_cache(maxsize=1024)
def name_of(sort: str, *told: tuple[str, Arg]) -> Phrase:
    """The name of a thing, which the sign that stands for it bears."""
    return Phrase(f"ee-thing-{sort}", told)


def bare_sign(key: Key, rect: QRectF, sort: str, *told: tuple[str, Arg]) -> Sprite:
    """A printed sign that explains itself, and that the picture of a board shows already."""
    return Sprite(key, BARE, place_of(rect), Layer.PRINT, name_of(sort, *told), is_target=False)


def piece(key: Key, painter: str, rect: QRectF, *args: Any, number: int = 0, **how: Any) -> Sprite:
    """Describe a piece as `describing.piece` does; of several that overlap, the higher number lies on top."""
    depth = min(number, MOST) / (MOST + 1)
    return described_piece(key, painter, rect, *args, is_round=painter in ROUND, depth=depth, **how)
