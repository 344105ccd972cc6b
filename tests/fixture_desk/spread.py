"""Lays out what only the fixture desk has: a hand that fans, a pile closed or opened, a crowd on a small place."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from desktop.board.sprite import Place

ROOMY = 1.08
"""From one card to the next where there is room, in their width."""
LEAST_SEEN = 0.24
"""What stays in sight of a card that others cover, where there is room for that, in its width."""
LARGER = 1.3
"""How much larger the card is that one looks at. It grows upwards, so that the pointer stays on it."""
LAYERS = 1000.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something lies, and how far above what lies beside it."""

    place: Place
    depth: float


def fan(room: Place, count: int, ratio: float, raised: int | None = None) -> list[Spot]:
    """Cards of this width to height, as high as the room; they overlap as they must.

    The one that is raised stands before the others and grows out of the room; those beside it leave it free.
    """
    high = room.height
    wide = min(high * ratio, room.width)
    step = min(wide * ROOMY, (room.width - wide) / max(1, count - 1))
    left = room.x + (room.width - step * (count - 1) - wide) / 2
    places = [Place(left + step * at, room.y, wide, high) for at in range(count)]
    if raised is not None and 0 <= raised < count:
        places = parted(places, raised, room)
    return [Spot(place, (count if at == raised else at) / LAYERS) for at, place in enumerate(places)]


def parted(places: Sequence[Place], raised: int, room: Place) -> list[Place]:
    """The cards before and after the raised one closer together, so that it is seen whole."""
    one = places[raised]
    wide, high = one.width * LARGER, one.height * LARGER
    x = min(max(one.x + one.width / 2 - wide / 2, room.x), room.x + room.width - wide)
    lifted = Place(x, one.y + one.height - high, wide, high)
    seen = LEAST_SEEN * one.width
    before = squeezed(places[:raised], room.x, max(room.x + one.width, x + seen))
    after = squeezed(places[raised + 1 :], min(x + wide - seen, room.x + room.width - one.width), room.x + room.width)
    return [*before, lifted, *after]


def squeezed(places: Sequence[Place], left: float, right: float) -> list[Place]:
    """Where they are as far as that lies between left and right, else evenly within."""
    if not places:
        return []
    wide, count = places[0].width, len(places)
    first = min(max(places[0].x, left), max(left, right - wide))
    last = max(min(places[-1].x, right - wide), first)
    step = (last - first) / max(1, count - 1)
    return [Place(first + step * at, place.y, wide, place.height) for at, place in enumerate(places)]


def grid(room: Place, count: int, ratio: float, most_high: float, gap: float) -> list[Place]:
    """In lines from the upper left, as large as the room allows, up to a height: a pile fanned open to look through."""
    if not count:
        return []
    best = max((fitting(room, count, across, ratio, gap) for across in range(1, count + 1)), default=0.0)
    high = min(most_high, best)
    wide = high * ratio
    across = max(1, min(count, int((room.width + gap) // (wide + gap))))
    return [
        Place(room.x + (wide + gap) * (at % across), room.y + (high + gap) * (at // across), wide, high)
        for at in range(count)
    ]


def fitting(room: Place, count: int, across: int, ratio: float, gap: float) -> float:
    """How high things are of which so many stand in a line."""
    down = math.ceil(count / across)
    return max(0.0, min((room.width - gap * (across - 1)) / across / ratio, (room.height - gap * (down - 1)) / down))


def pile(place: Place, count: int, most: int = 4, step: float = 0.02) -> list[Place]:
    """A pile of so many cards, as few as show its thickness: the lowest first, the top one where the pile lies."""
    shown = min(count, most)
    shift = step * place.height
    return [
        Place(place.x - shift * below, place.y + shift * below, place.width, place.height)
        for below in reversed(range(shown))
    ]


def crowd(middle: tuple[float, float], count: int, side: float, reach: float) -> list[Place]:
    """Pieces on a small place: one in the middle, several around it in a ring within reach."""
    x, y = middle
    if count == 1:
        return [Place(0, 0, side, side).at(x, y)]
    turns = (2 * math.pi * at / count for at in range(count))
    return [Place(0, 0, side, side).at(x + reach * math.sin(turn), y - reach * math.cos(turn)) for turn in turns]


def within(place: Place, table: tuple[float, float], margin: float = 8.0) -> Place:
    """Moved so that it lies on the table: what unfolds near an edge."""
    wide, high = table
    x = min(max(place.x, margin), max(margin, wide - margin - place.width))
    y = min(max(place.y, margin), max(margin, high - margin - place.height))
    return Place(x, y, place.width, place.height)
