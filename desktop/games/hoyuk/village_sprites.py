"""The village as sprites: the board, score tokens, blocks, houses and what stands upon them, pens, ruins."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import FELT, ground, place
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.houses import CELL, roof_of
from desktop.games.hoyuk.printed_things import ring
from desktop.games.hoyuk.shown import Shown, piece
from desktop.games.hoyuk.village_ground import shape_of
from desktop.games.hoyuk.yards import AHEAD
from desktop.paint.paths import square_around
from rules.core.types import Phrase, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.block import Block
from rules.hoyuk.cells import COLUMNS, NORTH, ROWS, cells_in, name_of
from rules.hoyuk.village import House, Pen, Ruin, Thing

LOOKS = 7
"""No more pens and ruins than these lie with different straw and stones."""
PER_ROW = 7.0
"""How many things may lie upon one another on a cell; the rows of a village overlap from north to south."""
PAIR, APART = 2, 0.6
"""So many score tokens stand in one column; from one to the next, in their width."""
LIFT = 0.95
"""More than the rows of a village."""
TOKEN = 1.0
"""Of the depth of the ring, and of the length of its spaces."""

HEIGHTS = {"oven": 20.5, "shrine": 27.0, "villager": 25.0, "shaman": 28.0}
"""Of what stands alone on a roof, where a cell is as wide as CELL."""
ACROSS: tuple[tuple[float, ...], ...] = ((), (1.5,), (-8.6, 8.6), (0.0, -10.4, 10.4))
"""From the middle of the roof, by how many stand there."""
CROWDED, CROWD = 0.89, 3
WIDTH = 1.3
"""Of a piece, of its height: horns and halos."""


def village(shown: Shown) -> list[Sprite]:
    """List the sprites of the village, what changes least lowest.

    Each part is described again only when it shows something else.
    """
    scores = tuple(player.score for player in shown.view.players)
    found = [
        *shown.part("ground", (), partial(bare_ground, shown)),
        *shown.part("tokens", (shown.colours, scores), partial(tokens, shown, scores)),
    ]
    for block in shown.village.blocks:
        shows = block.area, mark_of(shown, block)
        found += shown.part(("terrace", block.first), shows, partial(terrace, shown, block, shows[1]))
    keepers = {cell: owner_of_pen(shown, cell) for cell in cells_in(shown.village.where.pens)}
    for row in range(ROWS):
        cells = range(row * COLUMNS, (row + 1) * COLUMNS)
        shows_row = (
            shown.colours,
            shown.village.cells[cells.start : cells.stop],
            tuple(keepers[cell] for cell in cells if cell in keepers),
            tuple(cell for cell in cells if cell in shown.at_stake),
            tuple(cell for cell in cells if cell in shown.loose),
        )
        found += shown.part(("row", row), shows_row, partial(on_cells, shown, cells))
    return found


def bare_ground(shown: Shown) -> Iterator[Sprite]:
    yield ground("felt", FELT, shown.places.whole, shown.unit, layer=Layer.FELT, bleed=0)
    spaces = shown.box.parts.box.score_spaces
    yield ground("village", "hk-village", shown.places.ground.rect, spaces, shown.unit, bleed=0.03)
    yield from ring(shown)


def on_cells(shown: Shown, cells: Iterable[int]) -> Iterator[Sprite]:
    """The ground of each cell, and whatever stands there."""
    for cell in cells:
        thing = shown.village.at(cell)
        words = phrase("hk-table-ruin" if isinstance(thing, Ruin) else "hk-table-cell", cell=name_of(cell))
        yield place(keys.cell_key(cell), shown.places.ground.cell_rect(cell), words)
        if thing is not None:
            yield from things(shown, cell, thing)
        if cell in shown.loose:
            yield cattle(shown, cell, shown.loose[cell], cow_in(shown.places.ground.cell_rect(cell), NORTH))


# The score


def tokens(shown: Shown, scores: Sequence[int]) -> Iterator[Sprite]:
    """Place the tokens on the ring; several on one space lie close together across it."""
    at, spaces = shown.places.ground, shown.box.parts.box.score_spaces
    side = max(16.0, min(at.thick, at.step) * TOKEN)
    for seat, score in enumerate(scores):
        here = [each for each, other in enumerate(scores) if other % spaces == score % spaces]
        space = at.space(score, spaces)
        stands = score % spaces // (spaces // 4) % 2 == 1
        crowd = [each.transposed() if stands else each for each in beside(len(here))]
        middle = within(space.center(), crowd, at.rect, side)
        rect = square_around(middle + crowd[here.index(seat)] * side, side / 2)
        words = phrase("hk-table-token", owner=shown.colours[seat], count=score)
        yield piece(
            keys.token_key(seat),
            "hk-token",
            rect,
            shown.colours[seat],
            score // spaces,
            layer=Layer.TOKEN,
            words=words,
            target=False,
            depth=here.index(seat) / 10,
        )


def beside(count: int) -> list[QPointF]:
    """Return the offset of each of so many tokens from the middle of a space: in one column, or in two.

    Offsets are given in widths of a token.
    """
    across = 1 if count <= PAIR else 2
    rows = -(-count // across)
    spots = (divmod(number, across) for number in range(count))
    return [QPointF((column - (across - 1) / 2) * APART, (row - (rows - 1) / 2) * APART) for row, column in spots]


def within(middle: QPointF, crowd: list[QPointF], board: QRectF, side: float) -> QPointF:
    """The middle of a crowd, moved so that none of it stands over the edge of the board."""
    wide = (max(each.x() for each in crowd) + 0.5) * side
    high = (max(each.y() for each in crowd) + 0.5) * side
    return QPointF(
        min(max(middle.x(), board.x() + wide), board.right() - wide),
        min(max(middle.y(), board.y() + high), board.bottom() - high),
    )


# Blocks


def terrace(shown: Shown, block: Block, mark: str) -> Iterator[Sprite]:
    """The ground of a block; marked when a catastrophe strikes it, when locusts are there, or the shaman."""
    whole = shown.around(block.area)
    bleed = 12 / min(whole.width(), whole.height())
    key = f"terrace-{block.name}"
    yield ground(key, "hk-terrace", whole, shape_of(block.cells), mark, layer=Layer.PRINT, bleed=bleed)


def mark_of(shown: Shown, block: Block) -> str:
    losses = [each for each in shown.view.agenda if isinstance(each, todo.Lose)]
    if any(block.area >> cell & 1 for each in losses for cell in each.block):
        return "struck"
    if any(block.area >> cell & 1 for cells in shown.view.locusts for cell in cells):
        return "locusts"
    return "blessed" if block.area & shown.village.where.shaman else ""


# What stands on a cell


def depth_of(shown: Shown, cell: int, level: int) -> float:
    """Southern houses hide the foot of northern ones; what stands on a house lies above it.

    What a catastrophe may take is lifted above all, so that its light is not hidden by what stands beside it.
    """
    lifted = LIFT if cell in shown.at_stake else 0.0
    return lifted + (cell // COLUMNS * PER_ROW + level) / 100


def words_of(shown: Shown, cell: int, thing: House | Pen) -> Phrase:
    name = name_of(cell)
    match thing:
        case House(owner=seat, storeys=storeys):
            return phrase("hk-table-house", owner=shown.colours[seat], cell=name, storeys=storeys)
        case Pen(gate=gate):
            return phrase("hk-table-pen", owner=owner_of_pen(shown, cell) or "none", cell=name, gate=gate)
    assert_never(thing)


def owner_of_pen(shown: Shown, cell: int) -> str:
    """Whose colour lies on its sill; empty where its gate opens on no house, which only an edited village has."""
    owner = shown.village.owner_of_pen(cell)
    return "" if owner is None else shown.colours[owner]


def things(shown: Shown, cell: int, thing: Thing) -> Iterator[Sprite]:
    rect = shown.places.ground.cell_rect(cell)
    match thing:
        case House():
            yield from house(shown, cell, thing, rect)
        case Ruin():
            key = keys.thing_key("ruin", cell)
            yield piece(key, "hk-ruin", rect, cell % LOOKS, layer=Layer.TOKEN, target=False, bleed=0)
        case Pen():
            yield from pen(shown, cell, thing, rect)


def house(shown: Shown, cell: int, here: House, rect: QRectF) -> Iterator[Sprite]:
    clan = shown.colours[here.owner]
    standing = pieces_on(here)
    yield piece(
        keys.thing_key("house", cell),
        "hk-house",
        rect,
        clan,
        here.storeys,
        bool(standing),
        words=words_of(shown, cell, here),
        depth=depth_of(shown, cell, 0),
    )
    for number, (kind, spot) in enumerate(zip(standing, roof_spots(rect, here.storeys, standing), strict=True)):
        key = keys.SHAMAN if kind == "shaman" else keys.thing_key(kind, cell)
        said = phrase("hk-table-piece", piece=kind, owner=clan, cell=name_of(cell))
        yield piece(key, f"hk-{kind}", spot, words=said, depth=depth_of(shown, cell, 1 + number))


def pieces_on(here: House) -> list[str]:
    """List the pieces on a house from left to right; the shaman stands behind the others."""
    return [
        *(["shaman"] if here.shaman else []),
        *(["villager"] if here.villager else []),
        *([here.roof] if here.roof else []),
    ]


def roof_spots(rect: QRectF, storeys: int, standing: list[str]) -> list[QRectF]:
    """One in the middle, two side by side, the shaman between and behind two others."""
    unit, roof = rect.width() / CELL, roof_of(rect, storeys)
    foot = roof.bottom() - 2.4 * unit
    across = ACROSS[len(standing)]
    spots = []
    for kind, aside in zip(standing, across, strict=True):
        high = HEIGHTS[kind] * unit * (CROWDED if len(standing) > 1 else 1.0)
        behind = 7 * unit if kind == "shaman" and len(standing) == CROWD else 0.0
        x = roof.center().x() + aside * unit
        spots.append(QRectF(x - high * WIDTH / 2, foot - behind - high, high * WIDTH, high))
    return spots


def pen(shown: Shown, cell: int, here: Pen, rect: QRectF) -> Iterator[Sprite]:
    clan, words = owner_of_pen(shown, cell), words_of(shown, cell, here)
    args = here.gate, clan, cell % LOOKS
    yield piece(
        keys.thing_key("pen", cell), "hk-pen", rect, *args, words=words, bleed=0.2, depth=depth_of(shown, cell, 0)
    )
    if here.cattle:
        yield cattle(shown, cell, clan, cow_in(rect, here.gate))


def cattle(shown: Shown, cell: int, clan: str, spot: QRectF) -> Sprite:
    """Place cattle in its pen, or where that stood until it was stolen."""
    said = phrase("hk-table-piece", piece="cattle", owner=clan or "none", cell=name_of(cell))
    return piece(keys.thing_key("cattle", cell), "hk-cattle", spot, words=said, depth=depth_of(shown, cell, 1))


def cow_in(rect: QRectF, gate: int) -> QRectF:
    """Place the cow away from the gate, so that its arrow shows."""
    unit = rect.width() / CELL
    middle = rect.center() - AHEAD[gate] * 6.5 * unit
    high = 17 * unit
    return QRectF(middle.x() - 13 * unit, middle.y() - high * 0.5, 26 * unit, high)
