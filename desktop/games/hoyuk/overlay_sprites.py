"""What can be laid over the village on demand, beside what the labels of the blocks tell, and the buttons for it."""

from collections.abc import Iterator
from functools import partial

from desktop.board.describing import ground
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.shown import OVERLAYS, Shown, piece
from desktop.games.hoyuk.village_ground import shape_of
from desktop.paint.paths import square_around
from rules.core.types import phrase
from rules.hoyuk import places
from rules.hoyuk.building import OUTSIDE, exits
from rules.hoyuk.cells import SIDE, cells_in, has, name_of
from rules.hoyuk.majorities import largest_families, owner_of_largest

CAPS = {"blocks": "B", "families": "L", "exits": "X", "aspects": "A", "calamities": "C"}
"""The key of each; other letters of the table are taken."""


def overlays(shown: Shown) -> Iterator[Sprite]:
    yield from shown.part("buttons", (shown.overlay,), partial(buttons, shown))
    if shown.overlay == "families":
        yield from families(shown)
    elif shown.overlay == "exits":
        yield from pen_exits(shown)
        yield from storeys(shown)


def buttons(shown: Shown) -> Iterator[Sprite]:
    for name, rect in zip(OVERLAYS, shown.places.buttons, strict=True):
        key, words = keys.overlay_key(name), phrase("hk-table-overlay", overlay=name, cap=CAPS[name])
        args = name, CAPS[name], shown.overlay == name
        yield piece(key, "hk-overlay", rect, *args, layer=Layer.TOKEN, words=words, bleed=0.25, fold=key)


def families(shown: Shown) -> Iterator[Sprite]:
    """A line around each family with its size; the one that would score in its block is marked (HK-FIN-3)."""
    for block in shown.village.blocks:
        counts = largest_families(shown.village, block)
        scoring = owner_of_largest(shown.village, block, own_tie=shown.view.options.own_tie)
        most = max((count for _, count, _ in counts), default=0)
        for family in block.families:
            colour = shown.colours[family.owner]
            rect, shape = shown.around(family.area), shape_of(tuple(cells_in(family.area)))
            bleed = 8 / min(rect.width(), rect.height())
            key = f"family-{name_of(family.first)}"
            yield ground(key, "hk-family", rect, shape, colour, layer=Layer.COUNT, bleed=bleed)
            first = shown.places.ground.cell_rect(family.first)
            side = max(20.0, first.width() * 0.44)
            badge = square_around(first.topLeft() + (first.center() - first.topLeft()) * 0.5, side / 2)
            args = family.size, colour, family.owner == scoring and family.size == most
            yield ground(f"{key}-size", "hk-family-size", badge, *args, layer=Layer.BADGE, bleed=0.2)


def pen_exits(shown: Shown) -> Iterator[Sprite]:
    """Ways out of pens; where only one is left, nothing may be built on it (HK-PEN-4)."""
    village, options = shown.village, shown.view.options
    last = places.last_exits(village, options)
    for pen in cells_in(village.where.pens):
        open_to = exits(village, options, pen)
        for side, other in enumerate(SIDE[pen]):
            if (OUTSIDE if other is None else other) in open_to:
                rect = shown.places.ground.cell_rect(pen)
                key = f"exit-{name_of(pen)}-{side}"
                yield ground(key, "hk-exit", rect, side, layer=Layer.COUNT, bleed=0.3)
    for cell in cells_in(last):
        rect = shown.places.ground.cell_rect(cell)
        spot = square_around(rect.center(), rect.width() * 0.25)
        yield ground(f"kept-{name_of(cell)}", "hk-kept", spot, layer=Layer.COUNT, bleed=0.2)


def storeys(shown: Shown) -> Iterator[Sprite]:
    """Mark houses of the seat that looks that can be raised, some only once their roof is cleared."""
    easy, clearing = places.storeys(shown.village, shown.view.options, shown.seating.large)
    for cell in cells_in(easy | clearing):
        rect = shown.places.ground.cell_rect(cell)
        spot = square_around(rect.center(), rect.width() * 0.27)
        key = f"raise-{name_of(cell)}"
        yield ground(key, "hk-raise", spot, has(easy, cell), layer=Layer.COUNT, bleed=0.2)
