"""Where a number stands on the table when a part of it is spoken of: at its edge, and over as little as possible."""

import math
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.board.describing import WORDS
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Sprite, place_of
from desktop.style.fonts import width_of

COMPACT = 2.6
"""Things lie together as one region if it is no larger than so many times their own area."""
MOST_FRAMED = 8
"""Of more things than this that lie apart, only the one with the number is framed."""
MARGIN, INSET = 4.0, 2.0
"""The line lies around small things, and just inside a board: letters and figures may stand at its edge."""
CASING = 3.0
"""How far the line reaches to both sides."""
BOARD = 240.0
"""What is larger than this both ways is a board."""
LARGE = 9.0
"""What is larger than so many numbers is a board, which a number may lie on."""
NUMBER = 100.0
"""How bad it is to lie over another number, or beyond the table, in areas of a number."""
LATER = 0.05
"""How much worse each spot is than the one before it, in areas of a number: upper corners are found first."""
WORDS_HIDDEN = 12.0
"""How bad it is to hide printed words: titles and counts."""
HIDDEN = {Layer.PRINT: 0.5, Layer.TOKEN: 1.0, Layer.PIECE: 1.4, Layer.COUNT: 4.0, Layer.BADGE: 4.0}
"""How bad it is to hide what lies on a layer."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table that is spoken of: where its number may stand, and what to frame."""

    region: QRectF
    frames: tuple[QRectF, ...]


def part_of(keys: Sequence[Key], table: Mapping[Key, Sprite], lit: Container[Key]) -> Part | None:
    """The region of things that lie together; of scattered ones those that can be used now, else all of them."""
    there = [table[key] for key in keys if key in table]
    if not there:
        return None
    rects = [each.place.rect for each in there]
    whole = united(rects)
    if area(whole) <= COMPACT * sum(map(area, rects)):
        alike = [rect for rect in rects if is_alike(rect, rects[0])]
        is_one = len(alike) == len(rects)
        return Part(whole if is_one else united(alike), (framed(whole),) if is_one else tuple(map(framed, rects)))
    rects = [each.place.rect for each in there if each.key in lit] or rects
    return Part(rects[0], tuple(map(framed, rects if len(rects) <= MOST_FRAMED else rects[:1])))


def is_alike(one: QRectF, other: QRectF) -> bool:
    """Tell whether two things have about the same size, as places of a row have, and a board and a mat have not."""
    return abs(one.width() - other.width()) < 0.2 * other.width() and abs(one.height() - other.height()) < (
        0.2 * other.height()
    )


def spoken_of(
    parts: Sequence[Part | None], current: int, table: Iterable[Sprite], size: QSizeF, side: float
) -> list[Sprite]:
    """The numbers of all parts, from 1, and the line around the current one."""
    sprites = list(table)
    hiding = small_things(sprites, side)
    taken: list[QRectF] = []
    shown: list[Sprite] = []
    for number, part in enumerate(parts, 1):
        if part is None:
            continue
        spot = best_spot(part.region, hiding, taken, size, side)
        taken.append(spot)
        picture = Picture("state-numeral", (number,), bleed=0.3, is_round=True)
        shown.append(Sprite(f"number-{number}", picture, place_of(spot), Layer.FOCUS, is_target=False, depth=0.5))
        if number - 1 == current:
            line = Picture("state-spoken-of", bleed=0.1)
            words = [written(each) for each in sprites if each.picture.painter == WORDS]
            shown += [
                Sprite(f"line-{at}", line, place_of(off_words(rect, words)), Layer.FOCUS, is_target=False)
                for at, rect in enumerate(part.frames)
            ]
    return shown


def small_things(sprites: Iterable[Sprite], side: float) -> list[tuple[Sprite, QRectF]]:
    """What a number may hide, each with its place."""
    return [(each, each.place.rect) for each in sprites if nearest(each.layer) in HIDDEN and is_small(each, side)]


def best_spot(
    region: QRectF, hiding: Sequence[tuple[Sprite, QRectF]], taken: Sequence[QRectF], size: QSizeF, side: float
) -> QRectF:
    """Find where at the edge of a region a number hides least; the upper left corner where that is all the same."""
    table = QRectF(QPointF(0, 0), size)
    near = region.adjusted(-2 * side, -2 * side, 2 * side, 2 * side)
    others = [
        (written(each), WORDS_HIDDEN) if each.picture.painter == WORDS else (rect, HIDDEN[nearest(each.layer)])
        for each, rect in hiding
        if near.intersects(rect)
    ]

    def cost(spot: QRectF) -> float:
        hidden = sum(area(spot.intersected(rect)) * weight for rect, weight in others if spot.intersects(rect))
        hidden += sum(area(spot.intersected(rect)) * NUMBER for rect in taken)
        return hidden + (area(spot) - area(spot.intersected(table))) * NUMBER

    far = LATER * side * side
    best, least = region, math.inf
    for number, spot in enumerate(spots(region, side)):
        if number * far >= least:  # no later one can be better
            break
        costs = cost(spot) + number * far
        if costs < least:
            best, least = spot, costs
    return best


def spots(region: QRectF, side: float) -> Iterator[QRectF]:
    """List where a number may stand: on the corners, then the middles of the edges, then just outside and inside."""
    left, right, top, bottom = region.left(), region.right(), region.top(), region.bottom()
    middle = region.center()
    corners = ((left, top), (right, top), (left, bottom), (right, bottom))
    edges = ((middle.x(), top), (left, middle.y()), (right, middle.y()), (middle.x(), bottom))
    for out in (0.0, 0.4, 0.7, -0.6):
        for x, y in (*corners, *edges):
            across = (x > middle.x()) - (x < middle.x())
            down = (y > middle.y()) - (y < middle.y())
            yield square(x + across * side * out, y + down * side * out, side)


@cache
def nearest(layer: int) -> Layer:
    """The layer of which a sprite is that lies a little over it, or on a rim."""
    return Layer(max(each for each in Layer if each <= layer))


def is_small(sprite: Sprite, side: float) -> bool:
    """Tell pieces, counts and words from the boards on which they lie."""
    return area(sprite.place.rect) < LARGE * side * side or nearest(sprite.layer) in (Layer.COUNT, Layer.BADGE)


def written(sprite: Sprite) -> QRectF:
    """Return where the words of a printed line stand in its place."""
    said, size, _, weight, across, serif = sprite.picture.args
    rect, wide = sprite.place.rect, width_of(said, size, weight, serif=serif)
    spare = max(0.0, rect.width() - wide) * {"left": 0.0, "centre": 0.5, "right": 1.0}[across]
    return QRectF(rect.x() + spare, rect.y(), min(wide, rect.width()), rect.height())


def framed(rect: QRectF) -> QRectF:
    out = -INSET if min(rect.width(), rect.height()) > BOARD else MARGIN
    return rect.adjusted(-out, -out, out, out)


def off_words(frame: QRectF, words: Iterable[QRectF]) -> QRectF:
    """Draw a frame in where it would run through a title right above or below it; words inside are its own."""
    reach = frame.adjusted(-CASING, -CASING, CASING, CASING)
    top, bottom, middle = frame.top(), frame.bottom(), frame.center().y()
    for each in words:
        if reach.intersects(each) and each.top() < frame.top() and each.bottom() < middle:
            top = max(top, each.bottom() + CASING)
        elif reach.intersects(each) and each.bottom() > frame.bottom() and each.top() > middle:
            bottom = min(bottom, each.top() - CASING)
    return QRectF(frame.x(), top, frame.width(), bottom - top)


def square(x: float, y: float, side: float) -> QRectF:
    return QRectF(x - side / 2, y - side / 2, side, side)


def united(rects: Sequence[QRectF]) -> QRectF:
    whole = QRectF(rects[0])
    for rect in rects[1:]:
        whole = whole.united(rect)
    return whole


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
