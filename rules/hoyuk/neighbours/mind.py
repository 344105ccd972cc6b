"""What a neighbour looks at when it chooses, and how it chooses.

What it chooses between stands in its reasons as words: a cell by its name, `block:E5`, `seat:1`, `pen:E4:0` with the
number of the gate, a tile, a pile or an element as itself.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from rules.core.explained import Excluded, Measure, Question, reasoned
from rules.core.types import Seat
from rules.hoyuk.block import Block
from rules.hoyuk.cells import NUMBER, Cells, cells_in, has, name_of
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import counted, winner
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import Position, level_of
from rules.hoyuk.village import Village

Reasons = Mapping[str, str]
"""Of what cannot be chosen the reason, a message id."""
NOTHING_OUT: Reasons = MappingProxyType({})
WordT = TypeVar("WordT", bound=str)


def choose(
    draft: Draft,
    seat: Seat,
    question: str,
    candidates: Sequence[WordT],
    measures: Sequence[Measure],
    *,
    out: Reasons = NOTHING_OUT,
) -> WordT:
    """One of these, with the reasons told; without a choice nothing is told. The last measure leaves no tie."""
    if len(candidates) == 1 and not out:
        return candidates[0]
    return explained(draft, seat, question, candidates, measures, out=out)


def explained(
    draft: Draft,
    seat: Seat,
    question: str,
    candidates: Sequence[WordT],
    measures: Sequence[Measure],
    *,
    out: Reasons = NOTHING_OUT,
) -> WordT:
    """The same, told even where it was the only one; with what was out before, and why."""
    return told(draft, Question(seat, question, measures[-1].rule), candidates, measures, out)


def tell_line(draft: Draft, question: Question, line: str, out: Reasons) -> None:
    """The first line of a list that applies, and why those before it did not."""
    told(draft, question, [line], [], out)


def told(
    draft: Draft, question: Question, candidates: Sequence[WordT], measures: Sequence[Measure], out: Reasons
) -> WordT:
    excluded = [Excluded(word, question.lot_rule, why) for word, why in out.items()]
    why, draft.rng = reasoned(draft.rng, question, candidates, measures, excluded)
    draft.tell(why)
    return candidates[candidates.index(why.chosen)]


def first_of(candidates: Sequence[str], measures: Sequence[Measure]) -> str:
    """What would be chosen, without a word about it."""
    return min(candidates, key=lambda each: [measure.figure(each) for measure in measures])


# Words


def cell_words(cells: Cells) -> list[str]:
    return [name_of(cell) for cell in cells_in(cells)]


def block_word(block: Block) -> str:
    return f"block:{block.name}"


def by_place(rule: str) -> Measure:
    """Reading order: row after row, each from the west."""
    return Measure(rule, place_of, "hk-by-place")


def place_of(word: str) -> int:
    return NUMBER[word.split(":")[1] if ":" in word else word]


# The challenge


def wants_families(position: Position, seat: Seat) -> bool:
    """Whether a neighbour has fewer families than it wants (HK-SOLO-3, HK-SOLO-13)."""
    numbers = position.box.neighbours
    wanted = numbers.families[position.options.house_target] + level_of(position).families
    return position.village.family_counts[seat] < wanted


def is_late(position: Position) -> bool:
    return any(player.houses <= position.box.neighbours.late for player in position.players)


def person_of(position: Position) -> Seat:
    return next(seat for seat in range(len(position.players)) if seat not in position.neighbours)


def clockwise_from(position: Position, seat: Seat) -> list[Seat]:
    """The other seats, the next one first."""
    count = len(position.players)
    return [(seat + step) % count for step in range(1, count)]


# Blocks and aspects


def own_contested(village: Village, seat: Seat) -> list[Block]:
    """List the blocks where the neighbour and another clan live."""
    return [block for block in village.blocks if block.is_contested and seat in block.houses]


def block_with(village: Village, cell: int) -> Block:
    block = village.block_at(cell)
    assert block is not None
    return block


def by_name(village: Village) -> dict[str, Block]:
    return {block_word(block): block for block in village.blocks}


def drawn_from(position: Position) -> list[PileName]:
    """Aspects that are compared in this mode and whose pile is not empty."""
    piles = position.box.piles[position.options.mode]
    return [pile.ref for pile, cards in zip(piles, position.piles, strict=True) if cards]


def wins(village: Village, block: Block, seat: Seat, pile: PileName) -> bool:
    """Check whether the seat is the only winner, by the rules of the aspect."""
    return winner(counted(village, block, pile)) == seat


def attached(village: Village, cell: int) -> int:
    """Pens, roof piece, villager and cattle of a house."""
    where = village.where
    pens = village.pens_of(1 << cell)
    on_roof = has(where.ovens | where.shrines, cell) + has(where.villagers, cell)
    return on_roof + pens.bit_count() + (pens & where.cattle).bit_count()
