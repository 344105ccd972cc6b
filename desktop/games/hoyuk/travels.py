"""How pieces of Höyük come and go: from whom to where, and which sets out first."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.hoyuk import keys
from rules.core.types import Seat
from rules.hoyuk import events as happened
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.events import Event
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Village

SLOTS = 3
STANDING = ("house", "pen", "oven", "shrine", "villager", "cattle")
MOST_AT_ONCE = 4
"""More pieces than these set out together."""


def comes_from(view: View, key: Key, earlier: View) -> Sequence[Key]:
    """What is built comes from the workbench or the supply; cards from their pile, the catastrophe from its deck."""
    match keys.read(key):
        case str(kind), str(name) if kind in STANDING:
            owner = owner_of(view.village, NUMBER[name])
            bench = [keys.element_key(slot, kind) for slot in range(SLOTS)]
            supply = keys.supply_key(kind) if kind != "house" else keys.waiting_key(owner) if owner is not None else ""
            return (*bench, supply, *(() if owner is None else (keys.mat_key(owner),)))
        case ("shaman",):
            return tuple(keys.element_key(slot, "shaman") for slot in range(SLOTS))
        case "card", str(card):
            piles = zip(view.box.piles[view.options.mode], earlier.piles, strict=True)
            return tuple(keys.pile_key(pile.ref) for pile, lying in piles if lying.top == card)
        case (("element" | "tile"), *_):
            return (keys.TILES,)
        case ("calamity",):
            return (keys.DECK,)
    return ()


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    """Pieces go back beside the board, cards under the pile that grew; a house falls where it stood."""
    match keys.read(key):
        case str(kind), str() if kind in STANDING and kind != "house":
            return (keys.supply_key(kind),)
        case "card", str():
            piles = zip(view.box.piles[view.options.mode], view.piles, later.piles, strict=True)
            return tuple(keys.pile_key(pile.ref) for pile, before, after in piles if after.count > before.count)
        case (("element" | "tile"), *_):
            return (keys.TILES,)
    return ()


def owner_of(village: Village, cell: int) -> Seat | None:
    here = village.at(cell)
    return here.owner if isinstance(here, House) else village.owner_of_pen(cell)


def order(events: Sequence[Event]) -> Sequence[Key]:
    """Return the moved pieces in the order in which it happened; none if too much happened at once."""
    found = tuple(dict.fromkeys(moved(events)))
    return found if len(found) <= MOST_AT_ONCE else ()


def moved(events: Sequence[Event]) -> Iterator[Key]:
    for event in events:
        match event:
            case happened.HouseBuilt(cell=cell) | happened.StoreyBuilt(cell=cell):
                yield keys.thing_key("house", NUMBER[cell])
            case happened.PenBuilt(cell=cell):
                yield keys.thing_key("pen", NUMBER[cell])
            case happened.PiecePlaced(piece=kind, cell=cell) | happened.PieceReturned(piece=kind, cell=cell):
                yield keys.thing_key(kind, NUMBER[cell])
            case happened.PieceLost(what=kind, cell=cell):
                yield keys.thing_key(kind, NUMBER[cell])
            case happened.AspectCardDrawn(card=card):
                yield keys.card_key(card)
            case happened.CardsSpent(cards=cards) | happened.CardsReturned(cards=cards):
                yield from (keys.card_key(card) for card in cards)
            case happened.ShamanPlaced():
                yield keys.SHAMAN
            case happened.MarkerGiven():
                yield keys.MARKER
            case _:
                pass
