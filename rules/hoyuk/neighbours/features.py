"""Where a neighbour puts a pen or a piece: first where it wins an aspect, then where it draws level (HK-SOLO-5)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.explained import Measure
from rules.core.types import Seat
from rules.hoyuk import moves as m
from rules.hoyuk import places
from rules.hoyuk.block import Block
from rules.hoyuk.cells import DIRECTIONS, NEIGHBOURS, NUMBER, SIDE, Cells, cells_in, has, name_of, opposite
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import Count, counted, winner
from rules.hoyuk.neighbours.mind import block_with, block_word, by_name, by_place, choose, drawn_from, first_of
from rules.hoyuk.parts import Piece, PileName
from rules.hoyuk.queries import in_supply
from rules.hoyuk.village import House, Pen, Village

RULE = "HK-SOLO-5"
WINS, EQUALS, LEADS, OTHER = range(4)
"""The classes of blocks, the best first."""
PILES: dict[Piece, PileName] = {
    "pen": "PEN",
    "oven": "OVEN",
    "shrine": "SHRINE",
    "cattle": "CATTLE",
    "villager": "VILLAGER",
}
QUESTIONS: dict[Piece, str] = {
    "pen": "hk-neighbour-block-pen",
    "oven": "hk-neighbour-block-oven",
    "shrine": "hk-neighbour-block-shrine",
    "cattle": "hk-neighbour-block-cattle",
    "villager": "hk-neighbour-block-villager",
}
ROOMY = 2
"""A façade is good when the new pen keeps so many free sides."""


class Spot(NamedTuple):
    """A block where the piece can go, and where it would go there."""

    block: Block
    house: int
    """Under the piece, or the one that the pen belongs to."""
    cell: int
    """Of the piece, or of the pen."""
    gate: int = 0


def place_feature(draft: Draft, seat: Seat, kind: Piece) -> m.Move | None:
    """None: there is no place for it, or none in the supply."""
    if not in_supply(draft, seat, kind):
        return None
    spots = spots_for(draft, seat, kind)
    if not spots:
        return None
    words = [block_word(spot.block) for spot in spots]
    by_word = dict(zip(words, spots, strict=True))
    lived_in = [block_word(block) for block in draft.village.blocks if seat in block.houses]
    out = {word: "hk-why-no-place" for word in lived_in if word not in by_word}
    block = choose(draft, seat, QUESTIONS[kind], words, block_measures(draft, seat, kind, by_word), out=out)
    spot = told_spot(draft, seat, kind, by_word[block].block)
    return move_to(seat, kind, spot)


def classes(draft: Draft, seat: Seat, kind: Piece) -> list[int]:
    """The class of each block where the piece can go, whether or not one is in the supply."""
    return [class_of(draft, seat, kind, spot) for spot in spots_for(draft, seat, kind)]


def blocks_to_win(draft: Draft, seat: Seat, kind: Piece) -> int:
    """Blocks where one more piece wins the aspect, if there is one in the supply."""
    return classes(draft, seat, kind).count(WINS) if in_supply(draft, seat, kind) else 0


# Blocks


def block_measures(draft: Draft, seat: Seat, kind: Piece, spots: dict[str, Spot]) -> list[Measure]:
    of_word = {word: class_of(draft, seat, kind, spot) for word, spot in spots.items()}
    named = by_name(draft.village)

    def lead(word: str) -> int:
        return lead_of(counted(draft.village, named[word], PILES[kind]), seat) if of_word[word] == LEADS else 0

    return [
        Measure(RULE, of_word.__getitem__, "hk-by-class"),
        Measure(RULE, lead, "hk-by-lead"),
        Measure(RULE, lambda word: -named[word].size, "hk-by-houses"),
        by_place(RULE),
    ]


def class_of(draft: Draft, seat: Seat, kind: Piece, spot: Spot) -> int:
    """What one more piece would do in a block; nothing where the aspect gives no card."""
    pile = PILES[kind]
    if not spot.block.is_contested or pile not in drawn_from(draft):
        return OTHER
    before = counted(draft.village, spot.block, pile)
    if winner(before) == seat:
        return LEADS
    after = with_feature(draft.village, kind, spot)
    counts = counted(after, block_with(after, spot.house), pile)
    if winner(counts) == seat:
        return WINS
    return EQUALS if lead_of(counts, seat) == 0 else OTHER


def lead_of(counts: Sequence[Count], seat: Seat) -> int:
    """Return by how much a seat has more than the best of the others."""
    own = next(count for owner, count, _ in counts if owner == seat)
    return own - max(count for owner, count, _ in counts if owner != seat)


def with_feature(village: Village, kind: Piece, spot: Spot) -> Village:
    here = village.at(spot.cell)
    match kind, here:
        case "pen", _:
            return village.with_cell(spot.cell, Pen(spot.gate))
        case "cattle", Pen():
            return village.with_cell(spot.cell, here._replace(cattle=True))
        case "villager", House():
            return village.with_cell(spot.cell, here._replace(villager=True))
        case (("oven" | "shrine"), House()):
            return village.with_cell(spot.cell, here._replace(roof=kind))
    raise AssertionError("a spot has room for its piece")


# Places


def spots_for(draft: Draft, seat: Seat, kind: Piece) -> list[Spot]:
    """List for each block where the piece can go the place that would be chosen there."""
    found = []
    for block in draft.village.blocks:
        houses = houses_for(draft, seat, kind, block)
        if houses:
            house = NUMBER[first_of([name_of(cell) for cell in cells_in(houses)], house_measures(draft, seat))]
            word = first_of(places_at(draft, seat, kind, house), place_measures(draft))
            found.append(spot_of(block, house, word))
    return found


def told_spot(draft: Draft, seat: Seat, kind: Piece, block: Block) -> Spot:
    """The same place, with the reasons told."""
    houses = [name_of(cell) for cell in cells_in(houses_for(draft, seat, kind, block))]
    house = NUMBER[choose(draft, seat, "hk-neighbour-house", houses, house_measures(draft, seat))]
    places_there = places_at(draft, seat, kind, house)
    return spot_of(block, house, choose(draft, seat, "hk-neighbour-side", places_there, place_measures(draft)))


def houses_for(draft: Draft, seat: Seat, kind: Piece, block: Block) -> Cells:
    """Own houses of a block that the piece can be put on, or that a pen or a pen's cattle can belong to."""
    village = draft.village
    own = block.houses.get(seat, 0)
    match kind:
        case "oven" | "shrine":
            return own & places.bare_roofs(village, seat)
        case "villager":
            return own & places.without_villager(village, seat)
        case _:
            keepers = (cell for cell in cells_in(own) if places_at(draft, seat, kind, cell))
            return sum(1 << cell for cell in keepers)


def places_at(draft: Draft, seat: Seat, kind: Piece, house: int) -> list[str]:
    """The cells for the piece at a house; for a pen with the number of its gate."""
    village = draft.village
    if kind == "pen":
        of_gate = places.pens(village, draft.options, seat)
        beside = ((SIDE[house][side], opposite(side)) for side in DIRECTIONS)
        return [f"pen:{name_of(cell)}:{gate}" for cell, gate in beside if cell is not None and has(of_gate[gate], cell)]
    if kind == "cattle":
        return [name_of(cell) for cell in cells_in(village.pens_of(1 << house) & ~village.where.cattle)]
    return [name_of(house)]


def house_measures(draft: Draft, seat: Seat) -> list[Measure]:
    """A two-storey house first, then the one with most own neighbours."""
    where = draft.village.where

    def own_neighbours(word: str) -> int:
        return -sum(has(where.houses[seat], cell) for cell in NEIGHBOURS[NUMBER[word]])

    return [
        Measure(RULE, lambda word: int(not has(where.high, NUMBER[word])), "hk-by-storey"),
        Measure(RULE, own_neighbours, "hk-by-own-houses"),
        by_place(RULE),
    ]


def place_measures(draft: Draft) -> list[Measure]:
    """A façade that leaves the pen room first; then north, east, south, west. Cattle: by the place of the pen."""
    open_ = places.open_sides(draft.village, draft.options)

    def cramped(word: str) -> int:
        if not word.startswith("pen:"):
            return 0
        cell = NUMBER[word.split(":")[1]]
        return int(sum(has(side, cell) for side in open_) < ROOMY)

    def side(word: str) -> int:
        return opposite(int(word.split(":")[2])) if word.startswith("pen:") else 0

    return [Measure(RULE, cramped, "hk-by-free-sides-of-pen"), Measure(RULE, side, "hk-by-side"), by_place(RULE)]


def spot_of(block: Block, house: int, word: str) -> Spot:
    if word.startswith("pen:"):
        _, cell, gate = word.split(":")
        return Spot(block, house, NUMBER[cell], int(gate))
    return Spot(block, house, NUMBER[word])


def move_to(seat: Seat, kind: Piece, spot: Spot) -> m.Move:
    cell = name_of(spot.cell)
    match kind:
        case "pen":
            return m.BuildPen(seat=seat, cell=cell, gate=spot.gate)
        case "cattle":
            return m.PlaceCattle(seat=seat, cell=cell)
        case "villager":
            return m.PlaceVillager(seat=seat, cell=cell)
        case "oven" | "shrine":
            return m.PlaceRoof(seat=seat, cell=cell, piece=kind)
        case _:
            raise AssertionError(f"{kind} has its own way")
