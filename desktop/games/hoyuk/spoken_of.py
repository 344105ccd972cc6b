"""Pieces and places that the worth of a thing speaks of, to be lit while it is read."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.hoyuk import keys
from rules.core.thing import Thing
from rules.core.types import Phrase, Seat
from rules.hoyuk.block import Block
from rules.hoyuk.cells import NUMBER, cells_in, has
from rules.hoyuk.view import View
from rules.hoyuk.worth import worth

OF_A_BLOCK = frozenset({"oven", "shrine", "pen", "villager", "cattle"})


def spoken_of(view: View, seat: Seat, what: Thing) -> Sequence[Key]:
    """List the own pieces that count with a piece, cards of the same symbol, blocks that are named."""
    return tuple(dict.fromkeys(lit(view, seat, what)))


def lit(view: View, seat: Seat, what: Thing) -> Iterator[Key]:
    said = worth(view, seat, what)
    if said is None:
        return
    named = what.named
    match what.sort:
        case "card":
            yield from cards(view, seat, str(named["symbol"]))
        case "house":
            yield from family(view, NUMBER[str(named["cell"])])
        case "element" | "supply" if said.named.get("cell"):
            yield keys.standing_key(view.village, NUMBER[str(said.named["cell"])])
        case sort if sort in OF_A_BLOCK:
            block = view.village.block_at(NUMBER[str(named["cell"])])
            if block is not None:
                yield from alike(view, block, sort)
        case "aspect" | "pile":
            yield from blocks(said, "blocks")
            yield from blocks(said, "places")


def cards(view: View, seat: Seat, symbol: str) -> Iterator[Key]:
    hand = view.players[seat].hand
    if isinstance(hand, tuple):
        yield from (keys.card_key(card) for card in hand if view.box.symbol[card] == symbol)


def family(view: View, cell: int) -> Iterator[Key]:
    found = next((each for each in view.village.families if has(each.area, cell)), None)
    if found is not None:
        yield from (keys.thing_key("house", each) for each in cells_in(found.area))


def alike(view: View, block: Block, kind: str) -> Iterator[Key]:
    """All pieces of a kind in a block, whoever owns them."""
    where = view.village.where
    cells = {
        "oven": where.ovens,
        "shrine": where.shrines,
        "villager": where.villagers,
        "pen": where.pens,
        "cattle": where.cattle,
    }[kind]
    yield from (keys.thing_key(kind, each) for each in cells_in(cells & block.area))


def blocks(said: Phrase, gap: str) -> Iterator[Key]:
    yield from (keys.block_key(NUMBER[name]) for name in said.named.get(gap, ()))
