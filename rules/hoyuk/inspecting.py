"""Phase 3: block after block, whoever has most of an aspect draws from its pile (HK-ASP-1 to HK-ASP-8)."""

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.block import Block
from rules.hoyuk.cells import name_of
from rules.hoyuk.components import Pile
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import Count, counted, leaders
from rules.hoyuk.queries import Position, Seen, level_of, under_locusts


def begin_inspection(draft: Draft) -> None:
    """The first player chooses the first block (HK-ASP-2)."""
    blocks = tuple(block.first for block in inspected_blocks(draft))
    if blocks:
        draft.first_of_all(todo.Inspect(draft.marker, blocks))


def inspected_blocks(position: Position) -> list[Block]:
    """List the blocks that can give cards; by another ruling all inhabited ones (ruling A17)."""
    if position.options.inspect_rotation == "all":
        return [block for block in position.village.blocks if block.houses]
    return [block for block in position.village.blocks if block.is_contested and not under_locusts(position, block)]


def inspect(draft: Draft, seat: Seat, first_cell: int, left: tuple[int, ...]) -> None:
    """All aspects of one block; the next player chooses the next block (HK-ASP-1, HK-ASP-2)."""
    if left:
        draft.first_of_all(todo.Inspect((seat + 1) % len(draft.players), left))
    block = draft.village.block_at(first_cell)
    assert block is not None
    draft.tell(happened.BlockInspected(seat=seat, block=name_of(first_cell)))
    if not block.is_contested or under_locusts(draft, block):  # HK-ASP-7, HK-CAL-32
        return
    for at, pile in enumerate(draft.box.piles[draft.options.mode]):
        compare(draft, block, at, pile)


def compare(draft: Draft, block: Block, at: int, pile: Pile) -> None:
    counts = counted(draft.village, block, pile.ref)
    if not any(count for _, count, _ in counts):
        return  # HK-ASP-4
    best = drawer(draft, counts)
    draft.tell(happened.AspectCompared(block=block.name, pile=pile.ref, counts=counts, winner=best, rule=pile.rule))
    if best is None:
        return
    if not draft.piles[at]:
        draft.tell(happened.PileEmpty(seat=best, pile=pile.ref))  # HK-ASP-8
        return
    card, draft.piles[at] = draft.piles[at][0], draft.piles[at][1:]
    draft.change(best, hand=(*draft.players[best].hand, card))
    draft.tell(happened.AspectCardDrawn(seat=best, pile=pile.ref, card=card, symbol=draft.box.symbol[card]))


def drawer(position: Seen, counts: tuple[Count, ...]) -> Seat | None:
    """Who draws the card of an aspect (HK-ASP-5); at hard levels neighbours win ties with the person (HK-SOLO-13)."""
    tied = leaders(counts)
    if len(tied) == 1:
        return tied[0]
    if not position.neighbours or not level_of(position).wins_ties:
        return None
    seats = len(position.players)
    person = next(seat for seat in range(seats) if seat not in position.neighbours)
    if person not in tied:
        return None
    clockwise = ((person + step) % seats for step in range(1, seats))
    return next(seat for seat in clockwise if seat in tied)
