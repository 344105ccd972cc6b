"""Questions about a position that legality, candidates, effects, the neighbours, bots and the table all ask."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from rules.core.types import Seat
from rules.hoyuk import places
from rules.hoyuk.agenda import Build, Element, Pending, Planned, Steal
from rules.hoyuk.block import Block
from rules.hoyuk.cells import Cells, around, cells_in, has, set_of
from rules.hoyuk.components import JOKER
from rules.hoyuk.draft import Draft
from rules.hoyuk.moves import CardElement
from rules.hoyuk.options import Options
from rules.hoyuk.parts import PIECE_NUMBER, PIECES, Level, Piece, PileName, Symbol
from rules.hoyuk.state import State
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Pen, Village

CHOICE: tuple[CardElement, ...] = ("house", "pen", "oven", "shrine")
"""What a choice element may be (HK-CON-4, ruling A33)."""
CLASSIC_SYMBOLS: tuple[CardElement, ...] = ("shrine", "oven", "pen", "house")
EXPERT_SYMBOLS: tuple[CardElement, ...] = (*CLASSIC_SYMBOLS, "cattle", "villager")


Position = State | Draft
Seen = State | Draft | View
"""A view answers a question that asks for nothing hidden."""


# What may be built


def in_supply(position: Seen, seat: Seat, element: Element) -> bool:
    """HK-CON-8."""
    if element == "house":
        return position.players[seat].houses > 0
    return element == "shaman" or position.supply[PIECE_NUMBER[element]] > 0


def can_place(position: Seen, seat: Seat, element: Element) -> bool:
    """Somewhere, without removing own pieces (ruling A13)."""
    if not in_supply(position, seat, element):
        return False
    if element == "house":
        return places.is_room_for_house(position.village, position.options, seat)
    if element == "pen":
        return places.is_room_for_pen(position.village, position.options, seat)
    return bool(room_for(position, seat, element))


def room_for(position: Seen, seat: Seat, element: Element) -> Cells:
    """The cells where an element can go without removing own pieces, whether or not one is in the supply."""
    village, options = position.village, position.options
    match element:
        case "house":
            easy, _ = places.storeys(village, options, seat)
            return places.ground(village, options, seat).anywhere | easy
        case "pen":
            north, east, south, west = places.pens(village, options, seat)
            return north | east | south | west
        case "oven" | "shrine":
            return places.bare_roofs(village, seat)
        case "villager":
            return places.without_villager(village, seat)
        case "shaman":
            return village.where.houses[seat]
        case "cattle":
            return places.empty_pens(village, seat)


def can_clear_for_storey(position: Seen, seat: Seat) -> bool:
    """A storey for which own pieces must leave the roof (HK-ROF-5, HK-VIL-5)."""
    _, clearing = places.storeys(position.village, position.options, seat)
    return in_supply(position, seat, "house") and bool(clearing)


def can_build_house(position: Seen, seat: Seat) -> bool:
    """Anywhere, also where own pieces must go first (ruling A15)."""
    return can_place(position, seat, "house") or can_clear_for_storey(position, seat)


@cache
def kinds_left(elements: tuple[Planned, ...]) -> tuple[Element, ...]:
    """Which kinds of element a seat may build next; a choice stands for four (HK-CON-4, HK-CON-7)."""
    kinds: list[Element] = []
    for element in elements:
        kinds += CHOICE if element == "choice" else (element,)
    return tuple(dict.fromkeys(kinds))


@cache
def without_element(elements: tuple[Planned, ...], kind: Element) -> tuple[Planned, ...]:
    """What is left once an element of this kind is built; the choice is used last."""
    used: Planned = kind if kind in elements else "choice"
    at = elements.index(used)
    return (*elements[:at], *elements[at + 1 :])


def can_go_on(position: Position, build: Build) -> bool:
    """Whether anything that is left can be placed, if need be by clearing a roof."""
    kinds = kinds_left(build.elements)
    for kind in kinds:
        if can_place(position, build.seat, kind):
            return True
    return "house" in kinds and can_clear_for_storey(position, build.seat)


def must_go_on(position: Position, build: Build) -> bool:
    """Whether something that is left must be built (HK-CON-3, ruling A13).

    Nobody has to remove own pieces for an element of a tile; but who plays a card for a house builds one.
    """
    if build.source == "card":
        return can_go_on(position, build)
    if build.source == "tile" and position.options.optional_elements:
        return False
    return any(can_place(position, build.seat, kind) for kind in kinds_left(build.elements))


# Cards


def symbols(position: Seen) -> tuple[CardElement, ...]:
    return EXPERT_SYMBOLS if position.options.is_expert else CLASSIC_SYMBOLS


def held(position: Position, seat: Seat) -> Counter[str]:
    """The hand by symbol."""
    return Counter(position.box.symbol[card] for card in position.players[seat].hand)


def holds(position: Position, seat: Seat, symbol: str) -> bool:
    """Whether there is such a card in the hand."""
    return any(position.box.symbol[card] == symbol for card in position.players[seat].hand)


def cards_left(position: Seen, seat: Seat, limit: int) -> int:
    """How many cards a seat may still spend (HK-CARD-3, HK-CARD-5, ruling A19)."""
    families = limit if position.options.family_limit == "window_start" else position.village.family_counts[seat]
    if seat in position.neighbours:
        families += level_of(position).more_cards  # HK-SOLO-13
    return families - len(position.players[seat].spent)


def largest_group(position: Seen) -> int:
    """HK-SCO-2."""
    return len(position.box.ladder) - 1


def groups(position: Position, seat: Seat, most: int) -> Iterator[tuple[Symbol, int, int]]:
    """(symbol, its cards, jokers): every group that can be scored (HK-SCO-1, HK-SCO-2, ruling A20)."""
    hand, largest = held(position, seat), min(most, largest_group(position))
    for symbol in symbols(position):
        for cards in range(1, hand[symbol] + 1):
            for jokers in range(min(hand[JOKER], largest - cards) + 1):
                if cards + jokers <= largest:
                    yield symbol, cards, jokers
    for jokers in range(1, min(hand[JOKER], largest) + 1):
        yield JOKER, 0, jokers


def can_build_with_card(position: Seen, seat: Seat, element: Element) -> bool:
    """HK-CARD-8."""
    return can_build_house(position, seat) if element == "house" else can_place(position, seat, element)


def open_piles(position: Position) -> list[PileName]:
    """List the piles that used cards may go to: not an empty pile that is closed for good (ruling A9)."""
    kinds = position.box.piles[position.options.mode]
    return [
        pile.ref
        for pile, cards in zip(kinds, position.piles, strict=True)
        if cards or position.options.empty_pile == "refillable"
    ]


# The neighbours


def level_of(position: Seen) -> Level:
    """HK-SOLO-13."""
    return position.box.neighbours.levels[position.options.level]


def third_of(elements: tuple[Planned, ...]) -> Planned:
    """What a tile shows beside its two houses."""
    return next((each for each in elements if each != "house"), "house")


# The village


def rival_houses_beside(village: Village, seat: Seat) -> Cells:
    """Rival houses next to an own house (HK-CLAN-3)."""
    own = village.where.houses[seat]
    return around(own) & village.where.standing & ~own


def pieces_in(village: Village, block: Sequence[int], seat: Seat, what: str) -> list[int]:
    """The cells in a block where a seat has such a piece: houses, or what stands on them, or pens and their cattle."""
    return cells_in(pieces_of(village, seat, what) & set_of(block))


def pieces_of(village: Village, seat: Seat, what: str) -> Cells:
    where = village.where
    own = where.houses[seat]
    match what:
        case "oven":
            return own & where.ovens
        case "shrine":
            return own & where.shrines
        case "villager":
            return own & where.villagers
        case "pen":
            return village.pens_of(own)
        case "cattle":
            return village.pens_of(own) & where.cattle
        case _:
            return own


def owner_of_piece(village: Village, cell: int, piece: str) -> Seat | None:
    """Who owns such a piece on a cell; None where there is none."""
    clans = range(len(village.where.houses))
    return next((seat for seat in clans if has(pieces_of(village, seat, piece), cell)), None)


def under_locusts(position: Seen, block: Block) -> bool:
    """HK-CAL-32."""
    return any(has(block.area, cell) for cells in position.locusts for cell in cells)


# Enuaj


def stealable(position: Position, theft: Steal) -> list[tuple[Seat, Piece, int]]:
    """(victim, piece, cell): what can be taken and then placed (HK-CLAN-6, ruling A30)."""
    seat, taken = theft.seat, theft.taken
    victims = [theft.victim] if theft.victim is not None else without(seat, range(len(position.players)))
    return [
        (owner, piece, cell)
        for owner in victims
        for piece in PIECES
        for cell in cells_to_rob(position.village, theft, owner, piece)
        if can_be_placed_after_theft(position, seat, owner, (*taken, piece), cell)
    ]


def without(seat: Seat, seats: Iterable[Seat]) -> list[Seat]:
    return [each for each in seats if each != seat]


def cells_to_rob(village: Village, theft: Steal, owner: Seat, piece: str) -> list[int]:
    """List the cells where a victim has such a piece; for cattle, also where its pen stood that was taken."""
    loose = theft.loose if piece == "cattle" else None
    return cells_in(pieces_of(village, owner, piece) | (0 if loose is None else 1 << loose))


def loose_cattle(agenda: Iterable[Pending]) -> list[int]:
    """List the cells of cattle without its pen, until the theft of the other element is settled (ruling A30)."""
    return [each.loose for each in agenda if isinstance(each, Steal) and each.loose is not None]


def is_loose(theft: Steal, piece: str, cell: int) -> bool:
    """Whether this is the cattle of a pen that was taken before (ruling A30)."""
    return piece == "cattle" and cell == theft.loose


def robbed_of(village: Village, theft: Steal, piece: str, cell: int) -> Seat | None:
    """Whom such a piece on a cell would be stolen from; None where there is none."""
    return theft.victim if is_loose(theft, piece, cell) else owner_of_piece(village, cell, piece)


def can_be_placed_after_theft(position: Position, seat: Seat, owner: Seat, pieces: Sequence[str], cell: int) -> bool:
    """Check for room for the piece with what was taken before; cattle may also wait for a pen taken next."""
    village, options = position.village, position.options
    if is_room_for_all(robbed(village, pieces[-1], cell), options, seat, pieces):
        return True
    return list(pieces) == ["cattle"] and any(
        is_room_for_all(robbed(village, "pen", pen), options, seat, ("cattle", "pen"))
        for pen in cells_in(pieces_of(village, owner, "pen"))
    )


def robbed(village: Village, piece: str, cell: int) -> Village:
    """The village as far as room is concerned, once the piece is taken: only a pen leaves room where it was."""
    return village.with_cell(cell, None) if piece == "pen" else village


def without_piece(thing: House | Pen, piece: str) -> House | Pen | None:
    """A house or pen when one of the pieces upon it is gone; nothing when the pen itself is."""
    if isinstance(thing, Pen):
        return None if piece == "pen" else thing._replace(cattle=False)
    return thing._replace(villager=False) if piece == "villager" else thing._replace(roof="")


def is_room_for_all(village: Village, options: Options, seat: Seat, pieces: Sequence[str]) -> bool:
    """Whether these can be placed one after the other, on own houses and in own pens."""
    wanted = Counter(pieces)
    if wanted["oven"] + wanted["shrine"] > places.bare_roofs(village, seat).bit_count():
        return False
    if wanted["villager"] > places.without_villager(village, seat).bit_count():
        return False
    if not is_room_for_pens(village, options, seat, wanted["pen"]):
        return False
    return wanted["cattle"] <= places.empty_pens(village, seat).bit_count() + wanted["pen"]


def is_room_for_pens(village: Village, options: Options, seat: Seat, count: int) -> bool:
    """A pen that stands may take the room of the next one (HK-PEN-3, HK-PEN-4)."""
    if count == 0:
        return True
    return any(
        is_room_for_pens(village.with_cell(cell, Pen(gate)), options, seat, count - 1)
        for gate, cells in enumerate(places.pens(village, options, seat))
        for cell in cells_in(cells)
    )
