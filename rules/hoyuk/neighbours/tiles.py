"""What a neighbour builds of a tile: both houses, then the third element (HK-SOLO-2, HK-SOLO-6, HK-SOLO-7)."""

from rules.core.explained import Measure
from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk import moves as m
from rules.hoyuk.agenda import Planned
from rules.hoyuk.block import Block
from rules.hoyuk.cells import NUMBER, cells_in
from rules.hoyuk.draft import Draft
from rules.hoyuk.moves import CardElement
from rules.hoyuk.neighbours.features import blocks_to_win, place_feature
from rules.hoyuk.neighbours.houses import houses_that_win_number, place_house
from rules.hoyuk.neighbours.mind import attached, block_word, by_name, by_place, cell_words, choose, explained
from rules.hoyuk.parts import PIECE_NUMBER
from rules.hoyuk.phases import building
from rules.hoyuk.queries import CHOICE, can_place, in_supply, third_of

CHOICE_RULE, SHAMAN_RULE, LEVEL_RULE = "HK-SOLO-6", "HK-SOLO-7", "HK-SOLO-13"
ORDER: tuple[CardElement, ...] = ("pen", "oven", "shrine", "house")
"""Which kind of a choice comes first when all else is equal."""
THIRDS: tuple[Planned, ...] = ("choice", "pen", "oven", "shrine", "house", "cattle", "villager", "shaman")
"""Which third element of two tiles comes first when both win as much."""


def build(draft: Draft, seat: Seat, build: todo.Build) -> m.Move:
    """The next element; what has no place is forgone, and own pieces never leave a roof."""
    for element in sorted(build.elements, key=lambda each: each != "house"):
        move = place(draft, seat, element)
        if move is not None:
            return move
    return m.Forgo(seat=seat)


def place(draft: Draft, seat: Seat, element: Planned) -> m.Move | None:
    if element == "choice":
        chosen = choose_kind(draft, seat)
        return place(draft, seat, chosen) if chosen else None
    if element == "house":
        return place_house(draft, seat)
    if element == "shaman":
        return place_shaman(draft, seat)
    return place_feature(draft, seat, element)


# The choice of a tile


def choose_kind(draft: Draft, seat: Seat) -> CardElement | None:
    """What wins most blocks; else a house; else whatever has a place."""
    possible = [kind for kind in ORDER if can_place(draft, seat, kind)]
    if not possible:
        return None
    won = {kind: blocks_won_by(draft, seat, kind) for kind in possible}
    next_ = (
        Measure(CHOICE_RULE, lambda kind: -left_of(draft, seat, kind), "hk-by-supply")
        if any(won.values())
        else Measure(CHOICE_RULE, lambda kind: int(kind != "house"), "hk-by-house")
    )
    measures = [
        Measure(CHOICE_RULE, lambda kind: -won[kind], "hk-by-blocks"),
        next_,
        Measure(CHOICE_RULE, ORDER.index, "hk-by-rank"),
    ]
    out: dict[str, str] = {kind: why_not(draft, seat, kind) for kind in ORDER if kind not in possible}
    return explained(draft, seat, "hk-neighbour-kind", possible, measures, out=out)


def why_not(draft: Draft, seat: Seat, kind: CardElement) -> str:
    return "hk-why-no-place" if in_supply(draft, seat, kind) else "hk-why-no-supply"


def blocks_won_by(draft: Draft, seat: Seat, kind: CardElement) -> int:
    return houses_that_win_number(draft, seat) if kind == "house" else blocks_to_win(draft, seat, kind)


def left_of(draft: Draft, seat: Seat, kind: CardElement) -> int:
    return draft.players[seat].houses if kind == "house" else draft.supply[PIECE_NUMBER[kind]]


# The shaman


def place_shaman(draft: Draft, seat: Seat) -> m.Move | None:
    """The block with most own houses and pieces; in it the house with most pieces."""
    village = draft.village
    blocks = [block for block in village.blocks if seat in block.houses]
    if not blocks:
        return None
    named = by_name(village)

    def own(word: str) -> int:
        return -sum(1 + attached(village, cell) for cell in cells_in(named[word].houses[seat]))

    measures = [Measure(SHAMAN_RULE, own, "hk-by-own-things"), by_place(SHAMAN_RULE)]
    words = [block_word(block) for block in blocks]
    block: Block = named[choose(draft, seat, "hk-neighbour-shaman", words, measures)]
    pieces = Measure(SHAMAN_RULE, lambda word: -attached(village, NUMBER[word]), "hk-by-attached")
    houses = cell_words(block.houses[seat])
    house = choose(draft, seat, "hk-neighbour-house", houses, [pieces, by_place(SHAMAN_RULE)])
    return m.PlaceShaman(seat=seat, cell=house)


# Two tiles


def choose_tile(draft: Draft, seat: Seat) -> None:
    """An expert neighbour builds the tile whose third element wins most blocks (HK-SOLO-13)."""
    tiles = sorted(draft.dealt[seat])
    words = [f"tile:{tile}:{third_of(draft.box.elements[tile])}" for tile in tiles]
    won = {word: blocks_won_by_tile(draft, seat, tile) for word, tile in zip(words, tiles, strict=True)}
    measures = [
        Measure(LEVEL_RULE, lambda word: -won[word], "hk-by-blocks"),
        Measure(LEVEL_RULE, lambda word: THIRDS.index(word.split(":")[2]), "hk-by-rank"),
        Measure(LEVEL_RULE, words.index, "hk-by-tile"),
    ]
    tile = explained(draft, seat, "hk-neighbour-tile", words, measures).split(":")[1]
    draft.tell(happened.TileChosen(seat=seat, tile=tile, elements=draft.box.elements[tile]))
    draft.instead(building(draft, seat, tile))


def blocks_won_by_tile(draft: Draft, seat: Seat, tile: Ref) -> int:
    third = third_of(draft.box.elements[tile])
    if third == "shaman":
        return 0
    kinds = CHOICE if third == "choice" else (third,)
    return max(blocks_won_by(draft, seat, kind) for kind in kinds)
