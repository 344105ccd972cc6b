"""What a neighbour gives up or gives away: losses, blocks to inspect, used cards, the marker (HK-SOLO-9 to 11)."""

from rules.core.explained import Measure
from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.cells import NUMBER, has, name_of
from rules.hoyuk.draft import Draft
from rules.hoyuk.inspecting import drawer
from rules.hoyuk.majorities import counted
from rules.hoyuk.neighbours.mind import (
    block_with,
    by_place,
    choose,
    clockwise_from,
    drawn_from,
    person_of,
    place_of,
)
from rules.hoyuk.queries import open_piles, pieces_in
from rules.hoyuk.village import Village

LOSS_RULE, BLOCK_RULE, TIDY_RULE = "HK-SOLO-9", "HK-SOLO-10", "HK-SOLO-11"


def lose_piece(draft: Draft, seat: Seat, loss: todo.Lose) -> m.LosePiece:
    """The house of least value; of other pieces those of low houses; the last one in reading order."""
    cells = [name_of(cell) for cell in pieces_in(draft.village, loss.block, seat, loss.what)]

    def value(word: str) -> int:
        return value_of_house(draft, NUMBER[word])

    def is_high(word: str) -> int:
        return int(is_of_high_house(draft.village, NUMBER[word]))

    first = (
        Measure(LOSS_RULE, value, "hk-by-value") if loss.what == "house" else Measure(LOSS_RULE, is_high, "hk-by-low")
    )
    last = Measure(LOSS_RULE, lambda word: -place_of(word), "hk-by-last-place")
    return m.LosePiece(seat=seat, cell=choose(draft, seat, "hk-neighbour-lose", cells, [first, last]))


def value_of_house(draft: Draft, cell: int) -> int:
    village, worth = draft.village, draft.box.neighbours.loss_values
    where = village.where
    pens = village.pens_of(1 << cell)
    value = worth.two_storey * has(where.high, cell) + worth.roof * has(where.ovens | where.shrines, cell)
    value += worth.pen * pens.bit_count() + worth.cattle * (pens & where.cattle).bit_count()
    value += worth.villager * has(where.villagers, cell)
    block = block_with(village, cell)
    family = next(family for family in block.families if has(family.area, cell))
    is_only = family.size == 1 and block.is_contested
    return value + worth.only_house * is_only


def is_of_high_house(village: Village, cell: int) -> bool:
    """The piece stands on a two-storey house, or in a pen of one; the pen itself counts likewise."""
    keeper = village.keeper_of_pen(cell)
    return has(village.where.high, cell if keeper is None else keeper)


# The blocks to inspect


def inspect_block(draft: Draft, seat: Seat, inspect: todo.Inspect) -> m.InspectBlock:
    """Choose the block where it draws most cards; then where the person draws fewest."""
    drawn = {name_of(cell): drawers(draft, cell) for cell in inspect.blocks}
    person = person_of(draft)
    measures = [
        Measure(BLOCK_RULE, lambda word: -drawn[word[6:]].count(seat), "hk-by-cards"),
        Measure(BLOCK_RULE, lambda word: drawn[word[6:]].count(person), "hk-by-cards-of-person"),
        by_place(BLOCK_RULE),
    ]
    block = choose(draft, seat, "hk-neighbour-inspect", [f"block:{name}" for name in drawn], measures)
    return m.InspectBlock(seat=seat, block=block.partition(":")[2])


def drawers(draft: Draft, first_cell: int) -> list[Seat]:
    """Who would draw a card from this block, once for each card."""
    block = block_with(draft.village, first_cell)
    if not block.is_contested:
        return []
    found = (drawer(draft, counted(draft.village, block, pile)) for pile in drawn_from(draft))
    return [seat for seat in found if seat is not None]


# The end of the turn


def return_cards(draft: Draft, seat: Seat) -> m.ReturnUnder:
    """Return the used cards under the pile with fewest cards."""
    kinds = [pile.ref for pile in draft.box.piles[draft.options.mode]]
    cards = dict(zip(kinds, map(len, draft.piles), strict=True))
    measures = [
        Measure(TIDY_RULE, lambda pile: cards[pile], "hk-by-pile"),
        Measure(TIDY_RULE, kinds.index, "hk-by-rank"),
    ]
    possible = open_piles(draft)
    out: dict[str, str] = {pile: "hk-why-closed" for pile in kinds if pile not in possible}
    return m.ReturnUnder(seat=seat, pile=choose(draft, seat, "hk-neighbour-pile", possible, measures, out=out))


def give_marker(draft: Draft, seat: Seat) -> m.GiveMarker:
    """Give the marker to the clan with the lowest score; of equals to the next one clockwise."""
    others = clockwise_from(draft, seat)
    measures = [
        Measure(TIDY_RULE, lambda word: draft.players[seat_in(word)].score, "hk-by-score"),
        Measure(TIDY_RULE, lambda word: others.index(seat_in(word)), "hk-by-seat"),
    ]
    words = [f"seat:{other}" for other in others]
    return m.GiveMarker(seat=seat, to=seat_in(choose(draft, seat, "hk-neighbour-marker", words, measures)))


def seat_in(word: str) -> Seat:
    return int(word.partition(":")[2])
