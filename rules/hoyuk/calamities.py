"""Phase 2: which blocks a catastrophe hits, and what each inhabitant loses there (HK-CAL-1 to HK-CAL-36)."""

from collections.abc import Callable

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.components import Calamity
from rules.hoyuk.draft import Draft
from rules.hoyuk.options import Options
from rules.hoyuk.queries import pieces_in
from rules.hoyuk.village import Block, House, Pen, Village, name_of


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
    if calamity.selector in ("smallest", "largest"):
        figures = [block.size for block in inhabited]
    else:
        count = COUNTS[calamity.counts]
        figures = [count(village, block) for block in inhabited]
    wanted = max(figures) if calamity.selector in ("largest", "most") else min(figures)
    if calamity.selector == "most" and wanted == 0 and options.most_requires_one:
        return []  # ruling A8
    return [block for block, figure in zip(inhabited, figures, strict=True) if figure == wanted]


def roofs(piece: str) -> Callable[[Village, Block], int]:
    def count(village: Village, block: Block) -> int:
        return sum(isinstance(here := village.cells[cell], House) and here.roof == piece for cell in block.cells)

    return count


def pens(village: Village, block: Block) -> int:
    return sum(isinstance(village.cells[cell], Pen) for cell in block.cells)


def two_storey(village: Village, block: Block) -> int:
    return sum(village.storeys(cell) > 1 for cell in block.cells)


COUNTS: dict[str, Callable[[Village, Block], int]] = {
    "shrine": roofs("shrine"),
    "oven": roofs("oven"),
    "pen": pens,
    "two_storey": two_storey,
}


def repelled(draft: Draft, block: Block) -> bool:
    """The shaman's block is spared, even from what would have had no effect (HK-SHA-2, ruling A23)."""
    cell = draft.shaman_cell()
    if cell is None or cell not in block.cells or draft.shaman_repelled:
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
            owned = len(pieces_in(draft.village, block.cells, seat, calamity.loses))
            count = lost(owned, draft.options) if calamity.half else min(owned, 1)
            if count:
                found.append(todo.Lose(seat, block.cells, calamity.loses, count, calamity.rule))
    return found


def lost(owned: int, options: Options) -> int:
    """Half, rounded down; of a single piece that piece (HK-CAL-4, ruling A7)."""
    half = owned // 2
    return max(half, min(owned, 1)) if options.half_min_one else half


def lose(draft: Draft, seat: Seat, what: todo.Loss, cell: int) -> None:
    """One piece is destroyed."""
    draft.tell(happened.PieceLost(seat=seat, what=what, cell=name_of(cell)))
    here = draft.village.cells[cell]
    if what == "house":
        draft.ruin(cell)
    elif what == "pen":
        draft.remove_pen(cell)
    elif isinstance(here, Pen):
        draft.put(cell, here._replace(cattle=False))
        draft.put_back("cattle")
    elif isinstance(here, House):
        draft.put(cell, here._replace(villager=False) if what == "villager" else here._replace(roof=""))
        draft.put_back(what)
