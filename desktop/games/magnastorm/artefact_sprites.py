"""The two artefact cards of a seat in an advanced start: they lie before it until the first round (MS-ART-3)."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.shown import Shown, piece
from rules.core.types import Ref, Seat, phrase
from rules.magnastorm.components import Artefact

SHAPE = 1.3
"""Height of a card, of its width."""


def lie_here(shown: Shown, seat: Seat) -> bool:
    return bool(shown.player(seat).artefacts) and shown.view.phase in ("crew", "research")


def artefacts(shown: Shown, seat: Seat, rect: QRectF) -> Iterator[Sprite]:
    """Side by side."""
    held = shown.player(seat).artefacts
    wide = min((rect.width() - 4) / len(held), rect.height() / SHAPE)
    for number, ref in enumerate(held):
        spot = QRectF(rect.x() + (wide + 4) * number, rect.center().y() - wide * SHAPE / 2, wide, wide * SHAPE)
        yield card(shown, ref, spot)


def card(shown: Shown, ref: Ref, rect: QRectF) -> Sprite:
    found: Artefact = shown.box.artefacts[ref]
    words = phrase(
        "ms-table-artefact",
        artefact=found.number,
        metal=found.metal,
        value=found.value,
        bonus=found.bonus,
        field=found.field or "none",
    )
    args = found.metal, found.number, found.value, found.bonus, found.field
    key = keys.artefact_key(ref)
    return piece(key, "ms-artefact", rect, *args, layer=Layer.TOKEN, words=words, target=False, bleed=0.15)
