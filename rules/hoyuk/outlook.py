"""What a phase would bring if it came now: who would draw which cards, and whom each catastrophe would strike."""

from dataclasses import replace
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.hoyuk.block import Block
from rules.hoyuk.building import OUTSIDE
from rules.hoyuk.calamities import hit_blocks
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.inspecting import drawer
from rules.hoyuk.majorities import Count, counted
from rules.hoyuk.moves import BuildHouse, BuildPen, Move, PlaceCattle, PlaceRoof, PlaceVillager, ReplaceHouse
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import under_locusts
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Pen, Thing


class Verdict(NamedTuple):
    """How an aspect of a block is compared."""

    pile: PileName
    counts: tuple[Count, ...]
    winner: Seat | None
    draws: bool
    """Whether the winner would draw a card: somebody else lives there, no locusts, and the pile is not empty."""


def verdicts(view: View, block: Block) -> tuple[Verdict, ...]:
    """Pile by pile, in the order of the board (HK-ASP-1)."""
    gives = block.is_contested and not under_locusts(view, block)  # HK-ASP-7, HK-CAL-32
    found = []
    for at, pile in enumerate(view.box.piles[view.options.mode]):
        counts = counted(view.village, block, pile.ref)
        winner = drawer(view, counts)
        draws = gives and winner is not None and view.piles[at].count > 0  # HK-ASP-8
        found.append(Verdict(pile.ref, counts, winner, draws))
    return tuple(found)


def later(view: View, move: Move) -> View | None:
    """The same table once something is built, as far as the village goes; None for moves that build nothing."""
    cell = NUMBER.get(str(getattr(move, "cell", "")), OUTSIDE)
    here = view.village.at(cell) if cell != OUTSIDE else None
    there: Thing
    match move, here:
        case BuildHouse(seat=seat), House():
            there = here._replace(storeys=here.storeys + 1, roof="", villager=False) if move.clear else raised(here)
        case BuildHouse(seat=seat) | ReplaceHouse(seat=seat), _:
            there = House(seat)
        case BuildPen(gate=gate), _:
            there = Pen(gate)
        case PlaceRoof(piece=piece), House():
            there = here._replace(roof=piece)
        case PlaceVillager(), House():
            there = here._replace(villager=True)
        case PlaceCattle(), Pen():
            there = here._replace(cattle=True)
        case _:
            return None
    village = view.village
    if isinstance(move, ReplaceHouse):
        for pen in village.pens_of_house(cell):
            village = village.with_cell(pen, None)  # they go with their house (HK-PEN-6)
    return replace(view, village=village.with_cell(cell, there))


def raised(house: House) -> House:
    return house._replace(storeys=house.storeys + 1)


class Change(NamedTuple):
    """What building somewhere changes in the block it belongs to afterwards."""

    block: Block
    won: tuple[PileName, ...]
    """Aspects that the builder would draw a card for, and would not have before."""
    taken: tuple[tuple[PileName, Seat], ...]
    """Aspects that somebody else would no longer draw a card for."""


def change(view: View, move: Move) -> Change | None:
    """What a move that builds changes there (HK-ASP-3 to HK-ASP-7)."""
    after = later(view, move)
    if after is None:
        return None
    cell = NUMBER[str(getattr(move, "cell", ""))]
    block = after.village.block_at(cell)
    assert block is not None  # something stands there now
    before = next((each for each in view.village.blocks if each.area & block.area), None)
    drew = {each.pile: each.winner for each in verdicts(view, before) if each.draws} if before else {}
    draws = {each.pile: each.winner for each in verdicts(after, block) if each.draws}
    return Change(
        block,
        tuple(pile for pile, seat in draws.items() if seat == move.seat and drew.get(pile) != seat),
        tuple(
            (pile, seat)
            for pile, seat in drew.items()
            if seat is not None and seat != move.seat and draws.get(pile) != seat
        ),
    )


def struck(view: View) -> dict[Ref, tuple[int, ...]]:
    """Return for each catastrophe in play the blocks that it would strike, by their first cells."""
    box, mode = view.box, view.options.mode
    return {
        ref: tuple(block.first for block in hit_blocks(view.village, view.options, box.calamity[ref]))
        for ref in box.catastrophes[mode]
        if box.calamity[ref].effect != "flood"
    }
