"""What a village would pay each seat if phase 3, or the end, came now, and the village once a piece is lost."""

from dataclasses import replace
from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.block import Block
from rules.hoyuk.cells import Cells
from rules.hoyuk.majorities import counted, largest_families, owner_of_largest, winner
from rules.hoyuk.outlook import verdicts
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import without_piece
from rules.hoyuk.scoring import EXPERT_POINTS
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Pen, Ruin, Village

Draws = tuple[tuple[str, PileName], ...]
"""Blocks, by name, and the aspects there that a seat would draw a card for."""


def draws_of(view: View, seat: Seat) -> Draws:
    """List the cards that a seat would draw; a pile with fewer cards than that gives what it has."""
    return tuple(
        (block.name, each.pile)
        for block in view.village.blocks
        for each in verdicts(view, block)
        if each.draws and each.winner == seat
    )


class EndPoints(NamedTuple):
    """What blocks would pay each seat at the end."""

    families: tuple[int, ...]
    pieces: tuple[int, ...]
    """For cattle and villagers (HK-FIN-5)."""


def end_points(view: View, area: Cells) -> EndPoints:
    """Add up what the blocks in an area would pay at the end (HK-FIN-3, HK-FIN-5)."""
    families, pieces = [0] * len(view.players), [0] * len(view.players)
    for block in view.village.blocks:
        if not block.area & area or not block.houses:
            continue
        best = owner_of_largest(view.village, block, own_tie=view.options.own_tie)
        if best is not None:
            families[best] += largest_of(view.village, block, best)
        if view.options.is_expert:
            for pile, _ in EXPERT_POINTS:
                first = winner(counted(view.village, block, pile))
                if first is not None:
                    pieces[first] += 1
    return EndPoints(tuple(families), tuple(pieces))


def largest_of(village: Village, block: Block, seat: Seat) -> int:
    """Return the size of the largest family of a seat in a block, 0 where it does not live."""
    return next((count for each, count, _ in largest_families(village, block) if each == seat), 0)


def lives_with_others(block: Block, seat: Seat) -> bool:
    return seat in block.houses and block.is_contested


def attached(village: Village, cell: int) -> int:
    """Count what falls with a house: on its roof, in it, its pens and their cattle (HK-RUI-4)."""
    house = village.house(cell)
    if house is None:
        return 0
    pens = [village.at(pen) for pen in village.pens_of_house(cell)]
    cattle = sum(isinstance(pen, Pen) and pen.cattle for pen in pens)
    return len(pens) + cattle + bool(house.roof) + house.villager + house.shaman


def without_loss(view: View, what: str, cell: int) -> View:
    """Return the table once a piece has gone: a house is a ruin, and its pens have gone with it."""
    village, here = view.village, view.village.at(cell)
    if what == "house" and isinstance(here, House):
        for pen in village.pens_of_house(cell):
            village = village.with_cell(pen, None)
        village = village.with_cell(cell, Ruin(here.owner))
    elif isinstance(here, House | Pen):
        village = village.with_cell(cell, without_piece(here, what))
    return replace(view, village=village)
