"""A line of play on the table: what stands where after each step, arrows in the colours of seats, numbers in order."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.board.desk import AnyDesk, Look
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from rules.core.types import Seat

BADGE = 25.0
"""How large a number stands at a step, at 1600 x 1000."""
FIRST, LATER = 6.5, 4.5
BEND = 0.16
LEAST_ARROW = 30.0
"""Between places nearer than this there is no arrow."""
ROOM = 40.0


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the line, and the position before it as the looking seat would know it."""

    view: Any
    seat: Seat
    move: Any


def line_sprites(
    steps: Sequence[Step],
    desk: AnyDesk,
    look: Look,
    table: Mapping[Key, Sprite],
    colour_of: Callable[[Seat], str],
) -> tuple[list[Sprite], list[Place]]:
    """The sprites of the line, and the places that it speaks of."""
    shown: list[Sprite] = []
    spoken: list[Place] = []
    side = BADGE * (1 + look.style.unit) / 2
    taken: list[Place] = []
    for number, step in enumerate(steps, 1):
        ends = ends_of(step, desk, look, table)
        if not ends:
            continue
        spoken += ends
        width = (FIRST if number == 1 else LATER) * look.style.unit**0.5
        seat = colour_of(step.seat)
        if len(ends) > 1:
            shown += arrow(f"line-{number}", ends[0], ends[-1], seat, width)
        spot = free_spot(ends[0], side, taken)
        taken.append(spot)
        picture = Picture("advised-step", (str(number), seat), 0.3, is_round=True)
        shown.append(Sprite(f"step-{number}", picture, spot, Layer.FOCUS, is_target=False, depth=0.9))
    return [*ghost(steps, desk, look, table), *shown], spoken


def ends_of(step: Step, desk: AnyDesk, look: Look, table: Mapping[Key, Sprite]) -> list[Place]:
    """Find where a move begins and ends: only one place where it is a click, none where it is a button."""
    handle = desk.handle(step.view, step.move)
    keys = [*sorted(handle.pieces)[:1], *([handle.place] if handle.place is not None else [])]
    known: Mapping[Key, Sprite] = table
    if any(key not in table for key in keys):
        known = {**{each.key: each for each in desk.sprites(step.view, look)}, **table}
    return [known[key].place for key in keys if key in known]


def ghost(steps: Sequence[Step], desk: AnyDesk, look: Look, table: Mapping[Key, Sprite]) -> list[Sprite]:
    """Show the first move as before a drop: what would stand there, and what it brings."""
    places = {key: each.place for key, each in table.items()}
    return [sprite for step in steps[:1] for sprite in desk.preview(step.view, step.move, look, places)]


def arrow(key: Key, start: Place, end: Place, seat: str, width: float) -> list[Sprite]:
    (x0, y0), (x1, y1) = start.middle, end.middle
    if abs(x1 - x0) + abs(y1 - y0) < LEAST_ARROW:
        return []
    spot = Place(min(x0, x1), min(y0, y1), max(1.0, abs(x1 - x0)), max(1.0, abs(y1 - y0)))
    room = ROOM + BEND * (spot.width + spot.height) / 2
    bend = -BEND if x1 >= x0 else BEND
    args = (seat, x1 < x0, y1 < y0, width, bend)
    picture = Picture("advised-arrow", args, room / min(spot.width, spot.height))
    return [Sprite(key, picture, spot, Layer.FOCUS, is_target=False, depth=0.5)]


def free_spot(of: Place, side: float, taken: Sequence[Place]) -> Place:
    """Stand at the upper right corner of a place; further down where another number stands already."""
    x, y = of.x + of.width, of.y
    while any(abs(each.middle[0] - x) < side and abs(each.middle[1] - y) < side for each in taken):
        y += side
    return Place(0, 0, side, side).at(x, y)
