"""Phase 3: block after block, whoever has most of an aspect draws from its pile (HK-ASP-1 to HK-ASP-8)."""

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.components import Pile
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import Count, counted, winner
from rules.hoyuk.options import Options
from rules.hoyuk.queries import Position, is_contested, under_locusts
from rules.hoyuk.village import Block, name_of

HARD = 2
"""The level from which neighbours win ties against people."""


def begin_inspection(draft: Draft) -> None:
    """The first player chooses the first block (HK-ASP-2)."""
    blocks = tuple(block.cells[0] for block in inspected_blocks(draft))
    if blocks:
        draft.first_of_all(todo.Inspect(draft.marker, blocks))


def inspected_blocks(position: Position) -> list[Block]:
    """Those that can give cards; by another ruling every block that somebody lives in (ruling A17)."""
    if position.options.inspect_rotation == "all":
        return [block for block in position.village.blocks if block.houses]
    return [block for block in position.village.blocks if is_contested(block) and not under_locusts(position, block)]


def inspect(draft: Draft, seat: Seat, first_cell: int, left: tuple[int, ...]) -> None:
    """All aspects of one block; the next player chooses the next block (HK-ASP-1, HK-ASP-2)."""
    if left:
        draft.first_of_all(todo.Inspect((seat + 1) % len(draft.players), left))
    block = draft.village.blocks[draft.village.block_at[first_cell]]
    draft.tell(happened.BlockInspected(seat=seat, block=name_of(first_cell)))
    if not is_contested(block) or under_locusts(draft, block):  # HK-ASP-7, HK-CAL-32
        return
    for at, pile in enumerate(draft.box.piles[draft.options.mode]):
        compare(draft, block, at, pile)


def compare(draft: Draft, block: Block, at: int, pile: Pile) -> None:
    counts = counted(draft.village, block, pile.ref)
    best = decided(counts, draft.options, draft.neighbours)
    draft.tell(happened.AspectCompared(block=block.name, pile=pile.ref, counts=counts, winner=best, rule=pile.rule))
    if best is None:
        return
    if not draft.piles[at]:
        draft.tell(happened.PileEmpty(seat=best, pile=pile.ref))  # HK-ASP-8
        return
    card, draft.piles[at] = draft.piles[at][0], draft.piles[at][1:]
    draft.change(best, hand=(*draft.players[best].hand, card))
    draft.tell(happened.AspectCardDrawn(seat=best, pile=pile.ref, card=card))


def decided(counts: tuple[Count, ...], options: Options, neighbours: tuple[Seat, ...]) -> Seat | None:
    """The winner; in the hard solo challenge a neighbour wins what is tied with a person."""
    best = winner(counts)
    if best is not None or not neighbours or options.level < HARD:
        return best
    having = [each for each in counts if each[1]]
    top = max((each[1:] for each in having), default=None)
    tied = [seat for seat, *figures in having if tuple(figures) == top]
    if any(seat not in neighbours for seat in tied):
        return next((seat for seat in tied if seat in neighbours), None)
    return None
