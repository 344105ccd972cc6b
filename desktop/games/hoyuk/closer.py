"""A closer look at what one points at: a block laid open, an aspect in all blocks, the catastrophes that have come."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, printed
from desktop.board.layers import Layer
from desktop.board.panels import below
from desktop.board.sprite import Key, Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.block_sprites import chips, labels_with_spots, on_board
from desktop.games.hoyuk.calamity_cards import CALAMITY_RATIO
from desktop.games.hoyuk.outlook_painting import TITLE_OF_ROW
from desktop.games.hoyuk.shown import Shown
from desktop.games.hoyuk.side_sprites import face_of
from desktop.games.hoyuk.signs import OF_PILE
from desktop.style.fonts import width_of
from rules.core.types import Ref, Seat
from rules.hoyuk.block import Block
from rules.hoyuk.cells import NUMBER

ROW, COLUMN = 30.0, 66.0
CARD, LARGE_CARD = 116.0, 300.0
"""Heights of catastrophe cards, at full size."""
MOST_IN_ROW = 6


def unfolded(shown: Shown) -> list[Sprite]:
    """List the sprites laid over the table while the player points at these things, or has clicked there."""
    return [replace(sprite, fold=fold) for fold in sorted(shown.look.open) for sprite in opened(shown, fold)]


def opened(shown: Shown, key: Key) -> Iterator[Sprite]:
    """Yield the sprites of what was opened; none for what has gone since."""
    match keys.read(key):
        case "block", str(first):
            block = shown.village.block_at(NUMBER[first])
            if block is not None:
                yield block_details(shown, block)
        case "aspect", str(pile):
            yield from aspect_everywhere(shown, pile)
        case ("calamity",) if shown.view.catastrophes.seen:
            yield from last_calamity(shown)
        case ("deck",):
            yield from calamities_seen(shown)


# A block


def block_details(shown: Shown, block: Block) -> Sprite:
    """Clans by aspects: how many, and what breaks ties."""
    verdicts = shown.verdicts(block)
    rows = tuple(
        (
            shown.colours[seat],
            tuple((said_of(each.counts, seat), each.winner == seat) for each in verdicts),
        )
        for seat in block.inhabitants
    )
    tops = tuple(shown.box.symbol[pile.top] if pile.top else "" for pile in shown.view.piles)
    kinds = tuple(OF_PILE[each.pile] for each in verdicts)
    title = shown.say("hk-table-details", block=block.name, count=block.size)
    row = max(shown.size(16) * 1.6, shown.style.px(ROW))
    table = row * 1.5 + len(kinds) * max(shown.style.px(COLUMN), row * 1.9) + 8
    wide = max(table, width_of(title, row * TITLE_OF_ROW, "semibold", serif=True) + row)
    cell = shown.places.ground.cell_rect(block.first)
    rect = below(cell, min(wide, shown.places.whole.width() - 20), row * (len(rows) + 3.2), shown.places.whole)
    return ground("details", "hk-details", rect, title, kinds, tops, rows, layer=Layer.UNFOLDED, bleed=0.1)


def said_of(counts: tuple[tuple[Seat, int, int], ...], seat: Seat) -> str:
    """The figure; behind it what breaks a tie, where there is one."""
    count = next((each for each in counts if each[0] == seat), (seat, 0, 0))
    _, many, tie = count
    is_tied = many and sum(each[1] == many for each in counts) > 1
    return f"{many} ({tie})" if is_tied else str(many)


# An aspect


def aspect_everywhere(shown: Shown, pile: Ref) -> Iterator[Sprite]:
    """How much of it each clan has in each block where it is compared, below the name of the block: in the place of
    what its label tells there.
    """
    if pile not in shown.piles:
        return
    number = shown.piles.index(pile)
    for label, spot in labels_with_spots(shown):
        block = label.block
        counts = shown.verdicts(block)[number].counts
        having = tuple((shown.colours[seat], count) for seat, count, _ in counts if count)
        if block.is_contested and having:
            line = chips(shown, having, OF_PILE[pile])
            place = on_board(shown.places.ground, spot)
            wide = max(line.wide, *(each.wide for each in label.lines), 0.0)
            rect = QRectF(place.center().x() - wide / 2, place.y() + label.pill - 1, wide, line.high)
            yield ground(f"having-{block.name}", line.painter, rect, *line.args, layer=Layer.UNFOLDED, bleed=0.1)


# Catastrophes


def last_calamity(shown: Shown) -> Iterator[Sprite]:
    """Large enough to read from afar."""
    seen = shown.view.catastrophes.seen
    high = min(shown.style.px(LARGE_CARD), shown.places.whole.height() * 0.5)
    rect = below(shown.places.calamity.card, high * CALAMITY_RATIO, high, shown.places.whole)
    yield ground(
        "large-calamity", "hk-calamity", rect, *face_of(shown, shown.box.calamity[seen[-1]]), layer=Layer.UNFOLDED
    )


def calamities_seen(shown: Shown) -> Iterator[Sprite]:
    """Yield the calamities that have come, in the order in which they lie under the deck.

    Once all have come, they come again in this order.
    """
    seen = shown.view.catastrophes.seen
    if not seen:
        return
    gap, title = shown.style.px(8), shown.size(16) * 1.6
    high = min(shown.style.px(CARD), shown.places.whole.height() * 0.16)
    wide = high * CALAMITY_RATIO
    across = min(len(seen), MOST_IN_ROW)
    down = -(-len(seen) // across)
    said = shown.say("hk-table-seen", count=len(seen))
    width = max(across * (wide + gap) + gap, shown.size(15) * len(said) * 0.56)
    rect = below(shown.places.calamity.deck, width, title + down * (high + gap) + gap, shown.places.whole)
    yield ground("seen-board", "hk-panel", rect, layer=Layer.PANEL, bleed=0.1)
    line = QRectF(rect.x() + 10, rect.y() + 3, rect.width() - 20, title)
    yield printed("seen", line, said, shown.size(15), "ink", "semibold", layer=Layer.UNFOLDED)
    for number, ref in enumerate(seen):
        x = rect.x() + gap + number % across * (wide + gap)
        y = rect.y() + title + gap * 0.5 + number // across * (high + gap)
        face = face_of(shown, shown.box.calamity[ref])
        place = QRectF(x, y, wide, high)
        yield ground(f"seen-{ref}", "hk-calamity", place, *face, layer=Layer.UNFOLDED, bleed=0.15)
