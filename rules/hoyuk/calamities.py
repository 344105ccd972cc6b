"""Phase 2: which blocks a catastrophe hits, and what each inhabitant loses there (HK-CAL-1 to HK-CAL-36)."""

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.block import Block
from rules.hoyuk.cells import Cells, has, name_of
from rules.hoyuk.components import Calamity
from rules.hoyuk.draft import Draft
from rules.hoyuk.options import Options
from rules.hoyuk.queries import pieces_of, without_piece
from rules.hoyuk.village import House, Pen, Village


def strike(draft: Draft) -> None:
    """The top card is drawn, applied and put under the others (HK-CAL-2)."""
    card, *others = draft.catastrophes
    draft.catastrophes = (*others, card)
    draft.seen = min(draft.seen + 1, len(draft.catastrophes))
    draft.tell(happened.CatastropheDrawn(card=card))
    calamity = draft.box.calamity[card]
    if calamity.effect == "flood":
        draft.send_shaman_home()  # HK-CAL-33
        return
    blocks = hit_blocks(draft.village, draft.options, calamity)
    draft.tell(happened.BlocksHit(card=card, blocks=tuple(block.name for block in blocks)))
    suffering = [block for block in blocks if not repelled(draft, block)]
    if calamity.effect == "locusts":
        draft.locusts = tuple(block.cells for block in suffering)
    else:
        draft.first_of_all(*losses(draft, calamity, suffering))


def hit_blocks(village: Village, options: Options, calamity: Calamity) -> list[Block]:
    """Every block that fits, ties included; blocks without inhabitants never (HK-CAL-5, ruling A10)."""
    inhabited = [block for block in village.blocks if block.houses]
    if not inhabited:
        return []
    counted = counted_by(village, calamity)
    figures = [(block.area & counted).bit_count() for block in inhabited]
    wanted = max(figures) if calamity.selector in ("largest", "most") else min(figures)
    if calamity.selector == "most" and wanted == 0 and options.most_requires_one:
        return []  # ruling A8
    return [block for block, figure in zip(inhabited, figures, strict=True) if figure == wanted]


def counted_by(village: Village, calamity: Calamity) -> Cells:
    """What the left half of a card looks at: houses for the size of a block (HK-CAL-6), else what it names."""
    where = village.where
    match calamity.counts:
        case "shrine":
            return where.shrines
        case "oven":
            return where.ovens
        case "pen":
            return where.pens
        case "two_storey":
            return where.high
        case _:
            return where.standing


def repelled(draft: Draft, block: Block) -> bool:
    """The shaman's block is spared, even from what would have had no effect (HK-SHA-2, ruling A23)."""
    cell = draft.village.shaman_cell
    if cell is None or not has(block.area, cell):
        return False
    draft.shaman_repelled = True
    draft.tell(happened.ShamanRepelled(block=block.name))
    return True


def losses(draft: Draft, calamity: Calamity, blocks: list[Block]) -> list[todo.Lose]:
    """Fixed once, then chosen clockwise from the first player, block after block (ruling A11, HK-CAL-34)."""
    assert calamity.loses is not None
    found = []
    for seat in draft.from_marker():
        for block in blocks:
            owned = (pieces_of(draft.village, seat, calamity.loses) & block.area).bit_count()
            count = lost(owned, calamity.loses, draft.options) if calamity.half else min(owned, 1)
            if count:
                found.append(todo.Lose(seat, block.cells, calamity.loses, count, calamity.rule))
    return found


def lost(owned: int, what: todo.Loss, options: Options) -> int:
    """Half, rounded down; a single house falls, and by ruling A7 any other single piece is lost too (HK-CAL-4)."""
    least = 1 if what == "house" or options.half_min_one else 0
    return max(owned // 2, min(owned, least))


def lose(draft: Draft, seat: Seat, what: todo.Loss, cell: int) -> None:
    """One piece is destroyed."""
    draft.tell(happened.PieceLost(seat=seat, what=what, cell=name_of(cell)))
    if what == "house":
        draft.ruin(cell)
    elif what == "pen":
        draft.remove_pen(cell)
    else:
        here = draft.village.at(cell)
        assert isinstance(here, House | Pen)
        draft.put(cell, without_piece(here, what))
        draft.put_back(what)
