"""A closer look at what one points at: the board of somebody else, what a pile may still hold, cards."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import ground, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.card_closer import cards_closer
from desktop.games.council_of_shadows.mat_sprites import unfolded_mat
from desktop.games.council_of_shadows.shown import Shown, as_title, piece
from desktop.paint.paths import square_around
from desktop.style.fonts import Weight
from rules.council_of_shadows.parts import PLANET_TYPES


def unfolded(shown: Shown) -> list[Sprite]:
    """List the sprites laid over the table while the player points at these cards, or has clicked there."""
    return [
        replace(sprite, layer=Layer.UNFOLDED, depth=sprite.layer / 100 + sprite.depth / 100, fold=fold)
        for fold in sorted(shown.look.open)
        for sprite in opened(shown, fold)
    ]


def opened(shown: Shown, fold: Key) -> Iterator[Sprite]:
    match keys.read(fold):
        case "mat", int(seat):
            if seat in shown.places.mats and seat != shown.seating.large:
                yield from unfolded_mat(shown, seat)
        case "pile", int(sector):
            yield from planets_of_pile(shown, sector)
        case _:
            yield from cards_closer(shown, fold)


def planets_of_pile(shown: Shown, sector: int) -> Iterator[Sprite]:
    """The overview printed beside each pile: the planets of all its tiles, those on the board too."""
    band = shown.places.board.bands[sector]
    line, row = shown.size(16) * 1.6, shown.size(16) * 2.0
    wide = shown.size(16) * 12.0
    rect = QRectF(band.pile.right() + 8, band.pile.y(), wide, line * 2 + row + 12)
    rect.moveBottom(min(rect.bottom(), shown.places.board.map.bottom() - 4))
    yield ground(f"pile-panel-{sector}", "cs-panel", rect, bleed=0.1)
    count = shown.view.piles[sector - 1].count
    titles = (
        as_title(shown.say("cs-table-pile-title", sector=sector, count=count)),
        shown.say("cs-table-pile-all"),
    )
    for number, said in enumerate(titles):
        place = QRectF(rect.x() + 10, rect.y() + 4 + number * line, wide - 20, line)
        weight: Weight = "semibold" if number == 0 else "regular"
        yield printed(f"pile-{sector}-{number}", place, said, shown.size(15), "chalk", weight)
    types = "".join("".join(shown.box.tiles[tile].types) for tile in shown.box.tiles_of[sector])
    step = (wide - 16) / len(PLANET_TYPES)
    for number, kind in enumerate(PLANET_TYPES):
        middle = QPointF(rect.x() + 8 + step * (number + 0.32), rect.bottom() - row * 0.5 - 4)
        spot = square_around(middle, row * 0.3)
        yield piece(
            f"pile-planet-{sector}-{kind}", "cs-planet", spot, kind, layer=Layer.PRINT, target=False, bleed=0.62
        )
        figure = QRectF(middle.x() + row * 0.5, middle.y() - row / 2, step * 0.5, row)
        yield printed(f"pile-figure-{sector}-{kind}", figure, str(types.count(kind)), shown.size(17), "chalk", "bold")
