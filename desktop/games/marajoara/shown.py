"""What every function that describes a part of Marajoara's table needs, and how its pieces are put together."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.describing import piece as described_piece
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.games.marajoara import keys
from desktop.games.marajoara.keys import Spot
from desktop.games.marajoara.places import TablePlaces, places_for
from rules.core.types import Phrase, Seat, phrase
from rules.marajoara.components import Die
from rules.marajoara.state import State

ROUND = ("mj-token", "mj-disc", "mj-coin")


class Shown:
    """A position as a seat or an onlooker sees it: what every function needs that describes a part of the table."""

    def __init__(self, state: State, look: Look) -> None:
        self.state = state
        self.look = look
        self.places: TablePlaces = places_for(state, look)
        self.style = self.places.style
        self.unit = self.style.unit
        self.box = state.box
        self.part = self.places.parts.of
        self.colours = tuple(player.museums[0].colour for player in state.players)

    def worded(
        self, name: Hashable, shows: tuple[object, ...], describe: Callable[[], Iterable[Sprite]]
    ) -> tuple[Sprite, ...]:
        """A part with printed words, which name the seats by colours and names."""
        return self.part(name, (self.look.say, self.colours, *shows), describe)

    def say(self, id: str, **args: Any) -> str:
        return self.look.say(phrase(id, **args))

    def say_phrase(self, said: Phrase) -> str:
        return self.look.say(said)

    def size(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    def colour_of(self, seat: Seat, museum: int = 0) -> str:
        return self.state.players[seat].museums[museum].colour


def piece(key: Key, painter: str, rect: QRectF, *args: Any, **how: Any) -> Sprite:
    """Describe a piece as `describing.piece` does; tokens, discs, coins and the light around them are round."""
    return described_piece(key, painter, rect, *args, is_round=painter in ROUND, **how)


def sign(key: Key, rect: QRectF, words: Phrase, *, layer: Layer = Layer.PRINT, depth: float = 0.0) -> Sprite:
    """Something printed that explains itself, and nothing can be dropped on."""
    return Sprite(key, Picture(NOTHING), place_of(rect), layer, words, is_target=False, depth=depth)


def die(each: Die, rect: QRectF, spot: Spot, *, layer: Layer = Layer.PIECE) -> Sprite:
    """A die wherever it lies, with where that is in its words."""
    return piece(
        keys.die_key(each.ref), "mj-die", rect, each.colour, each.face, layer=layer, words=words_of(each, spot)
    )


def words_of(each: Die, spot: Spot) -> Phrase:
    seen = {"colour": each.colour, "face": each.face}
    match spot.kind:
        case "grid":
            return phrase("die-on-grid", **seen, space=spot.ref)
        case "slot":
            return phrase("die-in-storage", **seen, slot=spot.ref)
        case "cart":
            return phrase("die-in-cart", **seen, n=int(spot.ref))
        case "slate":
            return phrase("mj-table-die-on-slate", **seen)
        case "captured":
            return phrase("die-captured", **seen)
        case "round":
            return phrase("mj-table-die-on-round-track", **seen, n=int(spot.ref))
    return phrase("mj-table-die-in-use", **seen)
