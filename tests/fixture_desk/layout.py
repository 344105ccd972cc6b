"""Where everything of Caravan lies on a table of a given size."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.board.desk import Look
from rules.core.types import Seat
from tests.fixture_game.view import View

SPOTS = {
    "oasis": (0.42, 0.52),
    "wells": (0.22, 0.36),
    "dunes": (0.58, 0.80),
    "mine": (0.38, 0.13),
    "port": (0.14, 0.78),
    "bazaar": (0.86, 0.56),
    "gate": (0.74, 0.18),
}
"""The places of the map, in parts of it."""
CARD_RATIO = 0.7


@dataclass(frozen=True, slots=True)
class Layout:
    map: QRectF
    piles: QRectF
    mats: dict[Seat, QRectF]
    """Those of the others, folded."""
    own: QRectF
    unit: float

    def place(self, name: str) -> QRectF:
        across, down = SPOTS[name]
        inner = self.map.adjusted(60 * self.unit, 50 * self.unit, -60 * self.unit, -50 * self.unit)
        middle = QPointF(inner.x() + across * inner.width(), inner.y() + down * inner.height())
        side = 92 * self.unit
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    @property
    def purse(self) -> QRectF:
        """Coins and tents."""
        return QRectF(self.own.x() + 10, self.own.y() + 44 * self.unit, self.own.width() * 0.16, self._below)

    @property
    def hand(self) -> QRectF:
        return QRectF(self.own.x() + self.own.width() * 0.19, self._top, self.own.width() * 0.44, self._high)

    @property
    def pack(self) -> QRectF:
        return QRectF(self.own.x() + self.own.width() * 0.65, self._top, self.own.width() * 0.22, self._high)

    @property
    def slot(self) -> QRectF:
        """Where a card is laid that one chooses in secret."""
        wide = self._high * CARD_RATIO
        return QRectF(self.own.right() - wide - 14 * self.unit, self._top, wide, self._high)

    @property
    def deck(self) -> QRectF:
        high = self.piles.height() * 0.66
        return QRectF(
            self.piles.x() + self.piles.width() * 0.10, self.piles.y() + 42 * self.unit, high * CARD_RATIO, high
        )

    @property
    def discard(self) -> QRectF:
        return self.deck.translated(self.piles.width() * 0.46, 0)

    @property
    def _top(self) -> float:
        return self.own.y() + 52 * self.unit

    @property
    def _high(self) -> float:
        return self.own.height() - 66 * self.unit

    @property
    def _below(self) -> float:
        return self.own.height() - 54 * self.unit


def layout_for(view: View, look: Look) -> Layout:
    wide, high = look.width, look.height
    unit = min(wide / 1264, high / 946)
    gap = 14 * unit
    own_high = high * 0.27
    map_high = high - own_high - 3 * gap
    on_map = QRectF(gap, gap, wide * 0.66, map_high)
    aside = QRectF(on_map.right() + gap, gap, wide - on_map.right() - 2 * gap, map_high)
    piles = QRectF(aside.x(), aside.y(), aside.width(), map_high * 0.42)
    others = [seat for seat in range(len(view.traders)) if seat != (look.seat or 0)]
    room = map_high - piles.height() - gap
    each = min((room - gap * (len(others) - 1)) / len(others), 150 * unit)
    mats = {
        seat: QRectF(aside.x(), piles.bottom() + gap + at * (each + gap), aside.width(), each)
        for at, seat in enumerate(others)
    }
    return Layout(on_map, piles, mats, QRectF(gap, on_map.bottom() + gap, wide - 2 * gap, own_high), unit)
