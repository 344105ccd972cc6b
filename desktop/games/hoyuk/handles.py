"""How each move of Höyük is made by hand: what is taken and where it is dropped, or what is clicked."""

from collections.abc import Iterator
from typing import assert_never

from desktop.board.desk import Handle, click, drag
from desktop.board.sprite import Key
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.bench_sprites import waiting_elements
from rules.core.memo import memo_of_last
from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.cells import NUMBER, cells_in
from rules.hoyuk.components import JOKER
from rules.hoyuk.view import View


def gestures(view: View, move: m.Move) -> Iterator[Handle]:
    """All gestures of a move, the nearest first; none where it has a button."""
    match move:
        case m.BuildHouse(seat=seat, cell=cell) | m.ReplaceHouse(seat=seat, cell=cell):
            yield from built(view, seat, "house", cell)
        case m.BuildPen(seat=seat, cell=cell):
            yield from built(view, seat, "pen", cell)
        case m.PlaceRoof(seat=seat, cell=cell, piece=kind):
            yield from built(view, seat, kind, cell)
        case m.PlaceCattle(seat=seat, cell=cell):
            yield from built(view, seat, "cattle", cell)
        case m.PlaceVillager(seat=seat, cell=cell):
            yield from built(view, seat, "villager", cell)
        case m.PlaceShaman(seat=seat, cell=cell):
            yield from built(view, seat, "shaman", cell)
        case m.ScoreGroup(seat=seat, symbol=symbol, cards=cards, jokers=jokers):
            yield Handle(group(view, seat, symbol, cards, jokers), keys.SCORING)
        case m.BuildWithCard(seat=seat, element=element, joker=joker):
            (card,) = in_hand(view, seat, JOKER if joker else element)[:1]
            yield drag(keys.card_key(card), keys.BUILDING)
        case m.ReturnUnder(seat=seat, pile=pile):
            yield drag(keys.spent_key(seat), keys.pile_key(pile))
            yield drag(keys.spent_key(seat), keys.aspect_key(pile))
        case m.LosePiece(cell=cell):
            yield click(lost(view, NUMBER[cell]))
            yield drag(lost(view, NUMBER[cell]), keys.BENCH)
        case m.StealPiece(piece=kind, cell=cell):
            yield click(keys.thing_key(kind, NUMBER[cell]))
            yield drag(keys.thing_key(kind, NUMBER[cell]), keys.BENCH)
        case m.InspectBlock(block=block):
            yield click(keys.block_key(NUMBER[block]))
            yield from (click(keys.cell_key(cell)) for cell in cells_of(view, NUMBER[block]))
        case m.GiveMarker(to=to):
            yield drag(keys.MARKER, keys.mat_key(to))
        case m.PassWindow() | m.Forgo() | m.UsePower() | m.DeclinePower() | m.NeighbourActs():
            return
        case _:
            assert_never(move)


def on(view: View, cell: Ref) -> Key:
    """What something is dropped on: whatever stands there, or the ground."""
    return keys.standing_key(view.village, NUMBER[cell])


class Building:
    """What one position asks again and again: a hundred moves take the same piece, and each has several gestures."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._pieces: dict[str, list[frozenset[Key]]] = {}
        self._places: dict[Ref, Key] = {}

    def gestures(self, kind: str, cell: Ref) -> Iterator[Handle]:
        pieces, place = self._pieces.get(kind), self._places.get(cell)
        if pieces is None:
            pieces = self._pieces[kind] = [frozenset({each}) for each in sources(self._view, self._seat, kind)]
        if place is None:
            place = self._places[cell] = on(self._view, cell)
        return (Handle(each, place) for each in pieces)


building = memo_of_last(Building)


def built(view: View, seat: Seat, kind: str, cell: Ref) -> Iterator[Handle]:
    return building(view, seat).gestures(kind, cell)


def sources(view: View, seat: Seat, kind: str) -> list[Key]:
    """List where such an element may be taken from: the workbench, and the supply."""
    found = [keys.element_key(slot, kind) for slot in waiting_elements(view, seat, kind)]
    if kind == "shaman":
        return found
    return [*found, keys.waiting_key(seat) if kind == "house" else keys.supply_key(kind)]


def in_hand(view: View, seat: Seat, symbol: str) -> list[Ref]:
    hand = view.players[seat].hand
    return [card for card in hand if view.box.symbol[card] == symbol] if isinstance(hand, tuple) else []


def group(view: View, seat: Seat, symbol: str, cards: int, jokers: int) -> frozenset[Key]:
    """The first of them: one card of a symbol is as good as another."""
    own = in_hand(view, seat, symbol)[:cards] if symbol != JOKER else []
    chosen = (*own, *in_hand(view, seat, JOKER)[:jokers])
    return frozenset(keys.card_key(card) for card in chosen)


def lost(view: View, cell: int) -> Key:
    """The piece on a cell that the catastrophe asks for."""
    pending = view.pending
    assert isinstance(pending, todo.Lose)
    return keys.thing_key(pending.what, cell)


def cells_of(view: View, first: int) -> list[int]:
    block = view.village.block_at(first)
    return cells_in(block.area) if block is not None else []


def alike(view: View) -> list[frozenset[Key]]:
    """Pieces of which one does as well as another: elements of a kind, cards of a symbol."""
    pending = view.pending
    match pending:
        case todo.Build(seat=seat, elements=elements):
            kinds = {*elements, "house", "pen", "oven", "shrine"} - {"choice"}
            return [frozenset(sources(view, seat, kind)) for kind in sorted(kinds)]
        case todo.HouseForShaman(seat=seat) | todo.Replace(seat=seat):
            return [frozenset(sources(view, seat, "house"))]
        case todo.CardWindow(seat=seat):
            hand = view.players[seat].hand
            symbols = {view.box.symbol[card] for card in hand} if isinstance(hand, tuple) else set()
            return [
                frozenset(keys.card_key(card) for card in in_hand(view, seat, symbol)) for symbol in sorted(symbols)
            ]
    return []
