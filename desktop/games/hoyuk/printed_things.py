"""What is printed on the boards and explains itself though it is no piece: the ring of the score, counts on the mats.

Nothing is painted here, nothing can be dropped here: these sprites only lie where something is printed already.
"""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.shown import Shown
from desktop.games.hoyuk.things_of_clans import owned
from rules.core.types import Phrase, Seat, phrase
from rules.hoyuk import agenda as todo

POWER = todo.Power | todo.Replace | todo.HouseForShaman
SIDES = ("north", "east", "south", "west")


def sign(key: Key, rect: QRectF, words: Phrase | None = None) -> Sprite:
    return Sprite(key, Picture(NOTHING), place_of(rect), Layer.PRINT, words, is_target=False)


def ring(shown: Shown) -> Iterator[Sprite]:
    """The four sides of the ring on which the score is counted; a list names it once."""
    whole, deep = shown.places.ground.ring, shown.places.ground.thick
    rects = (
        QRectF(whole.x(), whole.y(), whole.width(), deep),
        QRectF(whole.right() - deep, whole.y() + deep, deep, whole.height() - 2 * deep),
        QRectF(whole.x(), whole.bottom() - deep, whole.width(), deep),
        QRectF(whole.x(), whole.y() + deep, deep, whole.height() - 2 * deep),
    )
    for side, rect in zip(SIDES, rects, strict=True):
        yield sign(keys.ring_key(side), rect, phrase("hk-thing-ring") if side == SIDES[0] else None)


def counts(shown: Shown, seat: Seat, storeys: QRectF, limit: QRectF) -> Iterator[Sprite]:
    """List where the storeys of a clan stand, and how many cards it may use in this turn."""
    whose = owned(shown.view, seat)
    families = shown.village.family_counts[seat]
    yield sign(keys.storeys_key(seat), storeys, phrase("hk-thing-storeys", **whose))
    yield sign(keys.limit_key(seat), limit, phrase("hk-thing-limit", **whose, count=families))


def houses_waiting(seat: Seat, rect: QRectF) -> Sprite:
    return sign(keys.houses_key(seat), rect)


def workbench(shown: Shown, seat: Seat, rect: QRectF) -> Iterator[Sprite]:
    """The tile that one builds, or what the clan's power does."""
    pending = shown.pending
    if isinstance(pending, POWER):
        yield sign(keys.power_key(pending.seat), rect)
    elif not isinstance(pending, todo.Lose | todo.Steal | todo.CardWindow) or pending.seat != seat:
        yield sign(keys.worktile_key(seat), rect)
