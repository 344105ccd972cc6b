"""What lies on the table of Höyük, as things that explain themselves: the village, and what is laid over it."""

from desktop.board.sprite import Key
from desktop.games.hoyuk.keys import read
from desktop.games.hoyuk.things_beside import thing_beside
from desktop.games.hoyuk.things_of_clans import owned, thing_of_clan
from rules.core.thing import Thing, thing
from rules.core.types import Ref
from rules.hoyuk import agenda as todo
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Pen, Ruin

PIECES = ("oven", "shrine", "villager", "cattle")


def thing_of(view: View, key: Key) -> Thing | None:
    """Find what this key stands for; None for felt, boards and words."""
    parts = (thing_of_village, thing_over_village, thing_of_clan, thing_beside)
    return next((found for part in parts if (found := part(view, key)) is not None), None)


# The village


def thing_of_village(view: View, key: Key) -> Thing | None:
    match read(key):
        case (("cell" | "house" | "pen" | "ruin"), str(cell)) if cell in NUMBER:
            return standing(view, cell)
        case str(kind), str(cell) if kind in PIECES and cell in NUMBER:
            return piece(view, kind, cell)
        case ("shaman",):
            return shaman(view)
        case "supply", "shaman":
            return shaman(view)
        case "token", int(seat):
            score, spaces = view.players[seat].score, view.box.parts.box.score_spaces
            return thing("token", **owned(view, seat), count=score, n=score % spaces)
        case "ring", str(side):
            return thing("ring", side=side, spaces=view.box.parts.box.score_spaces)
    return None


def standing(view: View, cell: Ref) -> Thing:
    """Find what stands on a cell, or its bare ground."""
    village, number = view.village, NUMBER[cell]
    match village.at(number):
        case House(owner=owner, storeys=storeys):
            return thing("house", **owned(view, owner), cell=cell, storeys=storeys)
        case Ruin():
            return thing("ruin", cell=cell)
        case Pen(gate=gate):
            keeper = village.owner_of_pen(number)
            if keeper is None:
                return thing("cell", cell=cell)  # where its gate opens on no house, as in an edited village
            return thing("pen", **owned(view, keeper), cell=cell, gate=gate)
        case _:
            return thing("cell", cell=cell)


def piece(view: View, kind: str, cell: Ref) -> Thing | None:
    """What stands on a house or in a pen; also cattle whose pen was stolen just now."""
    number, village = NUMBER[cell], view.village
    if kind == "cattle":
        keeper = village.owner_of_pen(number)
        if keeper is None and isinstance(view.pending, todo.Steal):
            keeper = view.pending.victim
        return None if keeper is None else thing("cattle", **owned(view, keeper), cell=cell)
    house = village.house(number)
    return None if house is None else thing(kind, **owned(view, house.owner), cell=cell)


def shaman(view: View) -> Thing:
    cell = view.village.shaman_cell
    block = view.village.block_at(cell) if cell is not None else None
    return thing("shaman", block=block.name if block is not None else "none")


# Over the village


def thing_over_village(view: View, key: Key) -> Thing | None:
    match read(key):
        case (("block" | "head"), str(first)) if first in NUMBER:
            return of_block(view, "block", first)
        case (("chips" | "verdicts" | "dangers"), str(first)) if first in NUMBER:
            return of_block(view, str(read(key)[0]), first)
        case "extreme", str(first) if first in NUMBER:
            return extreme(view, first)
        case "family", str(name):
            return family(view, name.removesuffix("-size"))
        case "exit", str(name):
            return thing("exit", cell=name.partition("-")[0])
        case (("kept" | "raise"), str(cell)):
            return thing(str(read(key)[0]), cell=cell)
        case "overlay", str(name):
            return thing("overlay", overlay=name)
    return None


def of_block(view: View, sort: str, first: Ref) -> Thing | None:
    block = view.village.block_at(NUMBER[first])
    return None if block is None else thing(sort, block=block.name, count=block.size, seats=len(block.houses))


def extreme(view: View, first: Ref) -> Thing | None:
    block = view.village.block_at(NUMBER[first])
    if block is None:
        return None
    most = max(each.size for each in view.village.blocks)
    return thing("extreme", block=block.name, extreme="largest" if block.size == most else "smallest")


def family(view: View, name: Ref) -> Thing | None:
    cell = NUMBER[name]
    found = next((each for each in view.village.families if each.first == cell), None)
    return None if found is None else thing("family", **owned(view, found.owner), cell=name, count=found.size)
