"""What somebody means who drops pieces somewhere, legal or not; what goes along, what forbids it, what cures it."""

from collections.abc import Callable, Sequence
from functools import partial

from desktop.board.desk import Drop, no_one
from desktop.board.sprite import Key
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.handles import in_hand
from rules.core.refusal import Refusal
from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk import places
from rules.hoyuk.candidates import clearing_moves_of, house_moves_of, moves_on_cells, pen_moves_of
from rules.hoyuk.cells import DIAGONALS, DIRECTIONS, NEIGHBOURS, NUMBER, SIDE, Cells, around, cells_in, has, name_of
from rules.hoyuk.components import JOKER
from rules.hoyuk.options import Options
from rules.hoyuk.parts import PIECES, Symbol
from rules.hoyuk.queries import pieces_in
from rules.hoyuk.view import View
from rules.hoyuk.village import Pen, Village

MOST_CURES = 8
"""More places than these would light half the village."""


def attempt(view: View, seat: Seat, pieces: frozenset[Key]) -> Drop[m.Move]:
    match [keys.read(piece) for piece in sorted(pieces)]:
        case [("card", str()), *_] as held:
            return of_cards(view, seat, [str(card) for *_, card in held])
        case [("spent", owner)] if owner == seat:
            return partial(under_pile, seat)
        case [("marker",)]:
            return {keys.mat_key(to): m.GiveMarker(seat=seat, to=to) for to in range(len(view.players))}.get
        case [("element", int(), str(kind)) | ("supply", str(kind))]:
            return building(view, seat, kind)
        case [("shaman",)]:
            return building(view, seat, "shaman")
        case [("waiting", owner)] if owner == seat:
            return building(view, seat, "house")
        case [(str(kind), str(cell))] if cell in NUMBER:
            return {keys.BENCH: of_thing(view, seat, kind, cell)}.get
    return no_one


def under_pile(seat: Seat, place: Key) -> m.Move | None:
    """Used cards go there."""
    match keys.read(place):
        case (("aspect" | "pile"), str(pile)):
            return m.ReturnUnder(seat=seat, pile=pile)
    return None


def building(view: View, seat: Seat, kind: str) -> Drop[m.Move]:
    """Look once into what is the same for all cells: as soon as a piece is taken, each of them is asked."""
    if kind == "house" and isinstance(view.pending, todo.Replace):
        return on_cell(lambda cell: m.ReplaceHouse(seat=seat, cell=name_of(cell)))
    if kind == "house":
        return on_cell(house_here(view, seat))
    if kind == "pen":
        return on_cell(lambda cell: pen_moves_of(seat, likely_gate(view.village, seat, cell))[cell])
    return on_cell(moves_on_cells(seat, kind).__getitem__)


def on_cell(build: Callable[[int], m.Move]) -> Drop[m.Move]:
    def meant(place: Key) -> m.Move | None:
        cell = keys.cell_of(place)
        return None if cell is None else build(cell)

    return meant


def house_here(view: View, seat: Seat) -> Callable[[int], m.Move]:
    """Build on the ground, or a storey; for some storeys what stands on the roof goes home."""
    _, to_clear = places.storeys(view.village, view.options, seat)
    kept, cleared = house_moves_of(seat), clearing_moves_of(seat)
    return lambda cell: (cleared if has(to_clear, cell) else kept)[cell]


def likely_gate(village: Village, seat: Seat, cell: int) -> int:
    """Towards an own house, else towards any house: so that the reason against it is the one that matters."""

    def worth(gate: int) -> int:
        beside = SIDE[cell][gate]
        house = village.house(beside) if beside is not None else None
        return 0 if house is None else 2 if house.owner == seat else 1

    return max(DIRECTIONS, key=lambda gate: (worth(gate), -gate))


def of_cards(view: View, seat: Seat, cards: Sequence[Ref]) -> Drop[m.Move]:
    """Cards for points, or one for an element, wherever in the village it is dropped."""
    if any(card not in view.box.symbol for card in cards):
        return no_one
    shown = [view.box.symbol[card] for card in cards]
    jokers, others = shown.count(JOKER), set(shown) - {JOKER}
    if len(others) > 1:
        return no_one
    symbol: Symbol = next(iter(others), JOKER)
    scored = m.ScoreGroup(seat=seat, symbol=symbol, cards=len(shown) - jokers, jokers=jokers)
    built = m.BuildWithCard(seat=seat, element="house" if symbol == JOKER else symbol, joker=jokers > 0)

    def meant(place: Key) -> m.Move | None:
        if place == keys.SCORING:
            return scored
        return built if len(cards) == 1 and (place == keys.BUILDING or keys.cell_of(place) is not None) else None

    return meant


def of_thing(view: View, seat: Seat, kind: str, cell: Ref) -> m.Move | None:
    """Something of the village that is lost, or stolen."""
    if isinstance(view.pending, todo.Lose):
        return m.LosePiece(seat=seat, cell=cell)
    stolen = next((piece for piece in PIECES if piece == kind), None)
    if isinstance(view.pending, todo.Steal) and stolen is not None:
        return m.StealPiece(seat=seat, piece=stolen, cell=cell)
    return None


# What goes along


def companions(view: View, move: m.Move) -> Sequence[Key]:
    """What leaves the roof for a storey, and what goes down with a house."""
    match move:
        case m.BuildHouse(cell=cell, clear=True):
            return [key for key in upon(view.village, NUMBER[cell]) if keys.read(key)[0] != "pen"]
        case m.ReplaceHouse(cell=cell):
            return upon(view.village, NUMBER[cell])
        case m.LosePiece(cell=cell) if isinstance(view.pending, todo.Lose) and view.pending.what == "house":
            return upon(view.village, NUMBER[cell])
        case m.LosePiece(cell=cell):
            return cattle_in(view.village, NUMBER[cell])
        case m.StealPiece(cell=cell, piece="pen") if isinstance(view.pending, todo.Steal) and view.pending.taken:
            return cattle_in(view.village, NUMBER[cell])  # the first pen leaves it behind (ruling A30)
    return ()


def upon(village: Village, cell: int) -> list[Key]:
    """What belongs to a house: on its roof, and beside it."""
    house = village.house(cell)
    if house is None:
        return []
    found = [keys.thing_key(house.roof, cell)] if house.roof else []
    found += [keys.thing_key("villager", cell)] if house.villager else []
    for pen in village.pens_of_house(cell):
        found += [keys.thing_key("pen", pen), *cattle_in(village, pen)]
    return found


def cattle_in(village: Village, cell: int) -> list[Key]:
    here = village.at(cell)
    return [keys.thing_key("cattle", cell)] if isinstance(here, Pen) and here.cattle else []


# What forbids a move, and what could cure it


def blamed(view: View, move: m.Move, refusal: Refusal) -> Sequence[Key]:
    """What stands in the way: houses that would be joined, the pen whose exit would close, the family to keep to."""
    village, args = view.village, dict(refusal.args)
    cell = NUMBER.get(str(getattr(move, "cell", "")))
    if cell is None:
        return ()
    match args.get("case"):
        case "merge":
            return [keys.standing_key(village, other) for other in NEIGHBOURS[cell] if village.at(other) is not None]
        case "diagonal":
            return [keys.standing_key(village, other) for other in DIAGONALS[cell] if village.house(other)]
        case "exit":
            return [keys.standing_key(village, NUMBER[str(args["cell"])])]
        case "second-family":
            block = village.block_at(NUMBER[str(args["cell"])])
            own = block.houses.get(move.seat, 0) if block is not None else 0
            return [keys.thing_key("house", each) for each in cells_in(own)]
    return ()


def cures(view: View, move: m.Move) -> Sequence[Key]:
    """List where the same element would go: beside the family that is there already, on free roofs."""
    village, options, seat = view.village, view.options, move.seat
    match move:
        case m.BuildHouse(cell=cell):
            return of_house(view, seat, NUMBER[cell])
        case m.BuildPen():
            cells = 0
            for each in places.pens(village, options, seat):
                cells |= each
            return few(village, cells)
        case m.PlaceRoof():
            return few(village, places.bare_roofs(village, seat))
        case m.PlaceCattle():
            return few(village, places.empty_pens(village, seat))
        case m.PlaceVillager():
            return few(village, places.without_villager(village, seat))
        case m.PlaceShaman():
            return few(village, village.where.houses[seat])
        case m.LosePiece() if isinstance(view.pending, todo.Lose):
            lost = pieces_in(village, view.pending.block, seat, view.pending.what)
            return tuple(keys.thing_key(view.pending.what, cell) for cell in lost)
        case m.ReplaceHouse():
            return ()
        case m.ScoreGroup(symbol=symbol):
            return [keys.card_key(card) for card in in_hand(view, seat, symbol)]
    return ()


def of_house(view: View, seat: Seat, cell: int) -> Sequence[Key]:
    """List what occupies the roof of an own house; elsewhere the cells beside the own family of that block."""
    village = view.village
    here = village.house(cell)
    if here is not None and here.owner == seat:
        return [key for key in upon(village, cell) if keys.read(key)[0] not in ("pen", "cattle")]
    options, wanted = view.options, 0
    key = "beside-families", seat, options.diagonal, options.edge_free
    for near, free in village.remembered(key, lambda: beside_families(village, options, seat)):
        if has(near, cell):
            wanted |= free
    return few(village, wanted)


def beside_families(village: Village, options: Options, seat: Seat) -> list[tuple[Cells, Cells]]:
    """List, of each block with the family, its cells and those around, and where the family could grow."""
    free = places.ground(village, options, seat).extending
    return [(block.area | around(block.area), free & block.reach) for block in village.blocks if seat in block.houses]


def few(village: Village, cells: int) -> Sequence[Key]:
    """All places beside one block have the same cures."""
    if cells.bit_count() > MOST_CURES:
        return ()
    return village.remembered(
        ("standing", cells), lambda: tuple(keys.standing_key(village, cell) for cell in cells_in(cells))
    )
