"""Questions about a position that legality, candidates, effects, the neighbours, bots and the table all ask."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from rules.core.types import Ref, Seat
from rules.hoyuk.agenda import Element, Pending, Planned
from rules.hoyuk.building import (
    clearing_cells,
    house_cells,
    pen_places,
    why_no_cattle,
    why_no_roof,
    why_no_shaman,
    why_no_villager,
)
from rules.hoyuk.components import JOKER, Box
from rules.hoyuk.options import Options
from rules.hoyuk.state import PIECES, Player
from rules.hoyuk.village import CELLS, NEIGHBOURS, Block, House, Pen, Village

CHOICE: tuple[Element, ...] = ("house", "pen", "oven", "shrine")
"""What a choice element may be (HK-CON-4, ruling A33)."""
CLASSIC_SYMBOLS = ("shrine", "oven", "pen", "house")
EXPERT_SYMBOLS = (*CLASSIC_SYMBOLS, "cattle", "villager")
LARGEST_GROUP = 5
"""HK-SCO-2."""


class Position(Protocol):
    """A state, or the draft of one."""

    @property
    def box(self) -> Box: ...
    @property
    def options(self) -> Options: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def village(self) -> Village: ...
    @property
    def supply(self) -> Sequence[int]: ...
    @property
    def piles(self) -> Sequence[tuple[Ref, ...]]: ...
    @property
    def agenda(self) -> tuple[Pending, ...]: ...
    @property
    def locusts(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def is_last(self) -> bool: ...


# What may be built


def in_supply(position: Position, seat: Seat, element: Element) -> bool:
    """HK-CON-8."""
    if element == "house":
        return position.players[seat].houses > 0
    return element == "shaman" or position.supply[PIECES.index(element)] > 0


def can_place(position: Position, seat: Seat, element: Element) -> bool:
    """Somewhere, without removing own pieces (ruling A13)."""
    if not in_supply(position, seat, element):
        return False
    village, options = position.village, position.options
    match element:
        case "house":
            return bool(house_cells(village, options, seat))
        case "pen":
            return bool(pen_places(village, options, seat))
        case "oven" | "shrine":
            return any(why_no_roof(village, seat, cell) is None for cell in own_houses(village, seat))
        case "villager":
            return any(why_no_villager(village, seat, cell) is None for cell in own_houses(village, seat))
        case "shaman":
            return any(why_no_shaman(village, seat, cell) is None for cell in own_houses(village, seat))
        case "cattle":
            return bool(cattle_places(village, seat))


def can_place_by_clearing(position: Position, seat: Seat) -> bool:
    """A storey for which own pieces must leave the roof."""
    return in_supply(position, seat, "house") and bool(clearing_cells(position.village, position.options, seat))


def own_houses(village: Village, seat: Seat) -> list[int]:
    return [cell for family in village.families if family.owner == seat for cell in family.cells]


def cattle_places(village: Village, seat: Seat) -> list[int]:
    pens = (cell for cell in range(CELLS) if isinstance(village.cells[cell], Pen))
    return [cell for cell in pens if why_no_cattle(village, seat, cell) is None]


def kinds_left(elements: Sequence[str]) -> tuple[Element, ...]:
    """Which kinds of element a seat may build next; a choice stands for four (HK-CON-4, HK-CON-7)."""
    kinds: list[Element] = []
    for element in elements:
        kinds += CHOICE if element == "choice" else (element,)  # type: ignore[arg-type]
    return tuple(dict.fromkeys(kinds))


def without_element(elements: tuple[Planned, ...], kind: Element) -> tuple[Planned, ...]:
    """What is left once an element of this kind is built; the choice is used last."""
    used: Planned = kind if kind in elements else "choice"
    at = elements.index(used)
    return (*elements[:at], *elements[at + 1 :])


def must_go_on(position: Position, seat: Seat, elements: Sequence[str]) -> bool:
    """Whether one of the elements left can be placed without removing own pieces (HK-CON-3, ruling A13)."""
    return any(can_place(position, seat, kind) for kind in kinds_left(elements))


# Cards


def symbols(position: Position) -> tuple[str, ...]:
    return EXPERT_SYMBOLS if position.options.is_expert else CLASSIC_SYMBOLS


def held(position: Position, seat: Seat) -> Counter[str]:
    """The hand by symbol."""
    return Counter(position.box.symbol[card] for card in position.players[seat].hand)


def cards_left(position: Position, seat: Seat, limit: int) -> int:
    """How many cards a seat may still spend (HK-CARD-3, HK-CARD-5, ruling A19)."""
    families = limit if position.options.family_limit == "window_start" else position.village.family_counts[seat]
    return families - len(position.players[seat].spent)


def groups(hand: Counter[str], kinds: Sequence[str], most: int) -> list[tuple[str, int, int]]:
    """(symbol, its cards, jokers): every group that can be scored (HK-SCO-1, HK-SCO-2, ruling A20)."""
    largest = min(most, LARGEST_GROUP)
    return [
        (symbol, cards, jokers)
        for symbol in kinds
        for cards in range(hand[symbol] + 1)
        for jokers in range(hand[JOKER] + 1)
        if 1 <= cards + jokers <= largest
    ]


# The village


def destructible_neighbours(village: Village, seat: Seat) -> list[int]:
    """Rival houses next to an own house (HK-CLAN-3)."""
    found = {
        other
        for cell in own_houses(village, seat)
        for other in NEIGHBOURS[cell]
        if (house := village.house(other)) and house.owner != seat
    }
    return sorted(found)


def pieces_in(village: Village, block: Sequence[int], seat: Seat, what: str) -> list[int]:
    """The cells in a block where a seat has such a piece: houses, or what stands on them, or pens and their cattle."""
    return [cell for cell in block if has_piece(village, cell, seat, what)]


def has_piece(village: Village, cell: int, seat: Seat, what: str) -> bool:
    here = village.cells[cell]
    if isinstance(here, House):
        if here.owner != seat:
            return False
        return what in ("house", here.roof) or (what == "villager" and here.villager)
    if isinstance(here, Pen) and village.owner_of_pen(cell) == seat:
        return what == "pen" or (what == "cattle" and here.cattle)
    return False


def under_locusts(position: Position, block: Block) -> bool:
    """HK-CAL-32."""
    return any(cell in block.cells for cells in position.locusts for cell in cells)


def is_contested(block: Block) -> bool:
    """HK-ASP-7."""
    return len(block.houses) > 1


# Enuaj


def stealable(position: Position, seat: Seat, victim: Seat | None, taken: Sequence[str]) -> list[tuple[Seat, str, int]]:
    """(victim, piece, cell): what can be taken and then placed (HK-CLAN-6, ruling A30)."""
    village = position.village
    found: list[tuple[Seat, str, int]] = []
    for cell in range(CELLS):
        for piece in PIECES:
            owner = owner_of_piece(village, cell, piece)
            if owner is None or owner == seat or (victim is not None and owner != victim):
                continue
            if placeable_together(position, seat, (*taken, piece)):
                found.append((owner, piece, cell))
    return found


def owner_of_piece(village: Village, cell: int, piece: str) -> Seat | None:
    here = village.cells[cell]
    if isinstance(here, House) and (here.roof == piece or (piece == "villager" and here.villager)):
        return here.owner
    if isinstance(here, Pen) and (piece == "pen" or (piece == "cattle" and here.cattle)):
        return village.owner_of_pen(cell)
    return None


def placeable_together(position: Position, seat: Seat, pieces: Sequence[str]) -> bool:
    """Whether there is room for all of these on own houses and in own pens."""
    village, options = position.village, position.options
    wanted = Counter(pieces)
    own = own_houses(village, seat)
    roofs = sum(why_no_roof(village, seat, cell) is None for cell in own)
    people = sum(why_no_villager(village, seat, cell) is None for cell in own)
    pens = pen_places(village, options, seat) if wanted["pen"] else []
    if wanted["oven"] + wanted["shrine"] > roofs or wanted["villager"] > people:
        return False
    if wanted["pen"] and not enough_pens(village, options, seat, pens, wanted["pen"]):
        return False
    return wanted["cattle"] <= len(cattle_places(village, seat)) + wanted["pen"]


def enough_pens(village: Village, options: Options, seat: Seat, places: Sequence[tuple[int, int]], count: int) -> bool:
    """Whether so many pens fit at once: the second must still be possible when the first one stands."""
    if count == 1:
        return bool(places)
    for cell, gate in places:
        cells = village.cells
        after = Village((*cells[:cell], Pen(gate), *cells[cell + 1 :]))
        if pen_places(after, options, seat):
            return True
    return False
