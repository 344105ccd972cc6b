"""What is written over each block: its name and size, and below it what somebody wants to know of all blocks.

Usually what it would give now, and whether it is the largest or the smallest; other things when they are asked for.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF

from desktop.board.describing import ground
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.label_places import Room, Size, label_places
from desktop.games.hoyuk.shown import Shown, piece
from desktop.games.hoyuk.side_sprites import mark_of
from desktop.games.hoyuk.signs import OF_PILE
from desktop.games.hoyuk.village_ground import Ground
from desktop.style.fonts import width_of
from desktop.style.theme import SMALLEST_TEXT
from rules.core.types import phrase
from rules.hoyuk import places
from rules.hoyuk.block import Block
from rules.hoyuk.cells import cells_in

PILL, CHIPS, NOTE = 24.0, 22.0, 18.0
"""Heights, at full size."""
CHIP, VERDICT, DANGER = 31.0, 45.0, 25.0
"""Widths of what one clan, one aspect and one catastrophe take there."""
VERDICTS_ACROSS, DANGERS_ACROSS = 4, 6
LEADER = 6.0
"""Room around the line from a label to its block."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something below the name of a block."""

    key: str
    painter: str
    args: tuple[Any, ...]
    wide: float
    high: float


def block_labels(shown: Shown) -> list[Sprite]:
    found: list[Sprite] = []
    for label, spot in labels_with_spots(shown):
        block = label.block
        shows = block.area, block.standing, len(block.houses), label.lines, spot.getRect()
        found += shown.part(("label", block.first), shows, partial(label_with_leader, shown, label, spot))
    return found


def labels_with_spots(shown: Shown) -> Iterator[tuple["Label", QRectF]]:
    """Yield each label with its place, in cells."""
    labels = [Label(shown, block) for block in shown.village.blocks]
    free = places.ground(shown.village, shown.view.options, shown.seating.large)
    room = Room(free.extending | free.joining, free.founding)
    yield from zip(labels, label_places(shown.village, room, tuple(label.size for label in labels)), strict=True)


def label_with_leader(shown: Shown, label: "Label", spot: QRectF) -> Iterator[Sprite]:
    rect = on_board(shown.places.ground, spot)
    yield from leader(shown, label.block, rect)
    yield from label.sprites(rect)


def leader(shown: Shown, block: Block, label: QRectF) -> Iterator[Sprite]:
    """Draw a line from a label to the nearest cell of its block, unless it lies over that."""
    cells = [shown.places.ground.cell_rect(cell) for cell in cells_in(block.area)]
    nearest = min(cells, key=lambda cell: QLineF(cell.center(), within(cell.center(), label)).length())
    end = within(label.center(), nearest.adjusted(*(nearest.width() * share for share in (0.06, 0.06, -0.06, -0.06))))
    start = within(end, label)
    if start != end:
        spot = QRectF(start, end).normalized().adjusted(-1, -1, 1, 1)
        args = end.x() < start.x(), end.y() < start.y()
        bleed = LEADER / min(spot.width(), spot.height())
        yield ground(f"leader-{block.name}", "hk-leader", spot, *args, layer=Layer.COUNT, bleed=bleed)


def within(point: QPointF, rect: QRectF) -> QPointF:
    """The point of the rectangle that is nearest to it."""
    return QPointF(min(max(point.x(), rect.x()), rect.right()), min(max(point.y(), rect.y()), rect.bottom()))


def on_board(at: Ground, spot: QRectF) -> QRectF:
    """Convert a place from cells to the table, and keep it inside the edge of the board."""
    cell, village = at.cell, at.village
    wide, high = spot.width() * cell, spot.height() * cell
    left = min(max(village.x() + spot.x() * cell, at.rect.x() + 2), at.rect.right() - wide - 2)
    top = min(max(village.y() + spot.y() * cell, at.rect.y() + 2), at.rect.bottom() - high - 2)
    return QRectF(left, top, wide, high)


class Label:
    """The label of one block, from its name downwards."""

    def __init__(self, shown: Shown, block: Block) -> None:
        self.block = block
        self.cell = shown.places.ground.cell
        self.pill = max(shown.size(17) * 1.4, shown.style.px(PILL))
        self.lines = tuple(lines_of(shown, block))

    @property
    def pill_wide(self) -> float:
        return self.pill * (1.6 + 0.42 * len(self.block.name))

    @property
    def size(self) -> Size:
        """Size of the label, in cells."""
        wide = max(self.pill_wide, *(line.wide for line in self.lines), 0.0)
        return wide / self.cell, (self.pill + sum(line.high for line in self.lines)) / self.cell

    def sprites(self, rect: QRectF) -> Iterator[Sprite]:
        block, name, y = self.block, self.block.name, rect.y()
        pill = QRectF(rect.center().x() - self.pill_wide / 2, y, self.pill_wide, self.pill)
        words = phrase("hk-table-block", block=name, count=block.size, seats=len(block.houses))
        key = keys.block_key(block.first)
        yield piece(
            key, "hk-pill", pill, name, block.size, layer=Layer.BADGE, words=words, bleed=0.3, depth=0.1, fold=key
        )
        y += self.pill - 1
        for line in self.lines:
            place = QRectF(rect.center().x() - line.wide / 2, y, line.wide, line.high)
            key = f"{line.key}-{name}"
            yield ground(key, line.painter, place, *line.args, layer=Layer.BADGE, bleed=0.1)
            y += line.high - 1


def lines_of(shown: Shown, block: Block) -> Iterator[Line]:
    if not block.houses:
        return
    match shown.overlay:
        case "blocks":
            houses = sorted(block.houses.items(), key=lambda each: -each[1].bit_count())
            yield chips(shown, tuple((shown.colours[seat], own.bit_count()) for seat, own in houses), "house")
        case "aspects":
            yield verdicts(shown, block)
        case "calamities":
            yield from dangers(shown, block)
            return
        case _:
            gained = shown.gains(block)
            if gained:
                yield chips(shown, tuple((shown.colours[seat], count) for seat, count in gained))
    extreme = extreme_of(shown, block)
    if extreme:
        said = shown.say("hk-table-extreme", extreme=extreme)
        high = max(shown.size(13) * 1.3, shown.style.px(NOTE))
        wide = width_of(said, max(SMALLEST_TEXT, high * 0.72), "semibold") + 12
        yield Line("extreme", "hk-note", (said,), wide, high)


def chips(shown: Shown, each: tuple[tuple[str, int], ...], sign: str = "") -> Line:
    """A figure for each clan; with a sign, of what."""
    high = max(shown.size(16) * 1.3, shown.style.px(CHIPS))
    wide = (len(each) + 0.7 * bool(sign)) * max(shown.style.px(CHIP), high * 1.42) + 6
    return Line("chips", "hk-chips", (each, sign), wide, high)


def verdicts(shown: Shown, block: Block) -> Line:
    """Who wins each aspect that anybody has there."""
    found: tuple[tuple[str, tuple[str, bool]], ...] = tuple(
        (OF_PILE[each.pile], mark_of(shown, each))
        for each in shown.verdicts(block)
        if any(count for _, count, _ in each.counts)
    )
    across = min(len(found), VERDICTS_ACROSS) or 1
    step = max(shown.style.px(VERDICT), 40.0)
    down = -(-len(found) // across) or 1
    return Line("verdicts", "hk-verdicts", (found, across), across * step + 6, down * step * 0.58 + 4)


def dangers(shown: Shown, block: Block) -> Iterator[Line]:
    """The catastrophes that would strike it now; those that have come lie under the others, and are pale."""
    coming = [ref for ref, blocks in shown.struck.items() if block.first in blocks]
    seen = shown.view.catastrophes.seen
    if len(seen) == shown.view.catastrophes.count:
        seen = ()  # all have come once: the first of them come again
    ordered = sorted(coming, key=lambda ref: ref in seen)
    if ordered:
        side = max(shown.style.px(DANGER), 22.0)
        across = min(len(ordered), DANGERS_ACROSS)
        down = -(-len(ordered) // across)
        cards = tuple((shown.box.calamity[ref].name, ref not in seen) for ref in ordered)
        yield Line("dangers", "hk-dangers", (cards, across), across * side + 6, down * side + 6)


def extreme_of(shown: Shown, block: Block) -> str:
    """Catastrophes ask for the largest and the smallest block; several may be."""
    smallest, largest = shown.extremes
    if smallest == largest:
        return ""
    return "largest" if block.size == largest else "smallest" if block.size == smallest else ""
