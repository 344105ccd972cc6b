"""Where a neighbour builds a house: the first line of its list that can be carried out (HK-SOLO-3, HK-SOLO-4)."""

from collections.abc import Callable, Sequence

from rules.core.explained import Measure, Question
from rules.core.types import Seat
from rules.hoyuk import moves as m
from rules.hoyuk import places
from rules.hoyuk.block import Block, Family
from rules.hoyuk.cells import CENTRE, NEIGHBOURS, NUMBER, Cells, around, cells_in, distance, has, name_of
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import largest_families
from rules.hoyuk.neighbours.mind import (
    Reasons,
    block_with,
    block_word,
    by_name,
    by_place,
    cell_words,
    choose,
    drawn_from,
    own_contested,
    person_of,
    tell_line,
    wants_families,
    wins,
)
from rules.hoyuk.queries import in_supply
from rules.hoyuk.village import House, Village

RULE, CELL_RULE = "HK-SOLO-3", "HK-SOLO-4"

Way = Callable[[Draft, Seat], int | None]
"""The cell to build on, told with its reasons; None where the line cannot be carried out, and then nothing is told."""


def place_house(draft: Draft, seat: Seat) -> m.BuildHouse | None:
    """None: nowhere without taking pieces off a roof, which a neighbour never does."""
    if not in_supply(draft, seat, "house"):
        return None
    before = len(draft.events)
    out: dict[str, str] = {}
    for name, way in WAYS.items():
        cell = way(draft, seat)
        if cell is not None:
            tell_way(draft, seat, name, out, before)
            if name in NEW_BLOCK:
                draft.joined = True
            return m.BuildHouse(seat=seat, cell=name_of(cell))
        out[f"way:{name}"] = why_not(draft, seat, name)
    return None


def tell_way(draft: Draft, seat: Seat, name: str, out: Reasons, at: int) -> None:
    """Which line of the list it is, before the reasons within that line."""
    reasons = draft.events[at:]
    del draft.events[at:]
    tell_line(draft, Question(seat, "hk-neighbour-way", RULE), f"way:{name}", out)
    draft.events += reasons


def why_not(draft: Draft, seat: Seat, name: str) -> str:
    """Why a line cannot be carried out."""
    if name in NEW_BLOCK and draft.joined:
        return "hk-why-joined"
    if name in NEW_BLOCK and not wants_families(draft, seat):
        return "hk-why-families"
    return WHY_NOT[name]


# The lines of the list


def join(draft: Draft, seat: Seat) -> int | None:
    """A block where others live, the one with most houses."""
    if draft.joined or not wants_families(draft, seat):
        return None
    village = draft.village
    room = places.ground(village, draft.options, seat).joining
    foreign = [block for block in village.blocks if block.houses and seat not in block.houses]
    blocks = [block for block in foreign if around(block.standing) & room]
    if not blocks:
        return None
    out = {block_word(block): "hk-why-no-cell" for block in foreign if block not in blocks}
    named = by_name(village)
    where = village.where

    def pieces(word: str) -> int:
        return -(named[word].area & (where.pens | where.ovens | where.shrines)).bit_count()

    measures = [by_size(named), Measure(RULE, pieces, "hk-by-pieces"), by_place(RULE)]
    block = named[choose(draft, seat, "hk-neighbour-join", [block_word(block) for block in blocks], measures, out=out)]
    return best_cell(draft, seat, room & around(block.standing))


def rise(draft: Draft, seat: Seat) -> int | None:
    """A storey that wins at least one more aspect of a block."""
    village = draft.village
    easy, _ = places.storeys(village, draft.options, seat)
    gains: dict[str, dict[int, int]] = {}
    for block in own_contested(village, seat):
        of_houses = {cell: aspects_gained(draft, seat, block, cell) for cell in cells_in(block.houses[seat] & easy)}
        if any(of_houses.values()):
            gains[block_word(block)] = of_houses
    if not gains:
        return None
    out = {word: "hk-why-no-aspect" for word in map(block_word, own_contested(village, seat)) if word not in gains}
    most = Measure(RULE, lambda word: -max(gains[word].values()), "hk-by-aspects")
    chosen = gains[choose(draft, seat, "hk-neighbour-rise", list(gains), [most, by_place(RULE)], out=out)]
    best = max(chosen.values())
    houses = [name_of(cell) for cell, gain in chosen.items() if gain == best]
    sides = places.open_sides(village, draft.options)

    def free_sides(word: str) -> int:
        return sum(has(side, NUMBER[word]) for side in sides)

    measures = [Measure(RULE, free_sides, "hk-by-free-sides"), by_place(RULE)]
    return NUMBER[choose(draft, seat, "hk-neighbour-storey", houses, measures)]


def aspects_gained(draft: Draft, seat: Seat, block: Block, cell: int) -> int:
    """How many aspects a storey on this house would newly win, height included."""
    house = draft.house_on(cell)
    after = draft.village.with_cell(cell, house._replace(storeys=house.storeys + 1))
    raised = block_with(after, cell)
    return sum(
        wins(after, raised, seat, pile) and not wins(draft.village, block, seat, pile) for pile in drawn_from(draft)
    )


def hold(draft: Draft, seat: Seat) -> int | None:
    """A block where a rival's family is as large as the largest own one, or larger."""
    village = draft.village
    room = places.ground(village, draft.options, seat).extending
    behind: dict[str, int] = {}
    out: dict[str, str] = {}
    for block in own_contested(village, seat):
        word, sizes = block_word(block), {owner: size for owner, size, _ in largest_families(village, block)}
        gap = max(size for owner, size in sizes.items() if owner != seat) - sizes[seat]
        if gap < 0:
            out[word] = "hk-why-ahead"
        elif not around(block.houses[seat]) & room:
            out[word] = "hk-why-no-cell"
        else:
            behind[word] = gap
    if not behind:
        return None
    named = by_name(village)
    measures = [Measure(RULE, behind.__getitem__, "hk-by-gap"), by_size(named), by_place(RULE)]
    block = named[choose(draft, seat, "hk-neighbour-hold", list(behind), measures, out=out)]
    return extend(draft, seat, [family for family in block.families if family.owner == seat])


def found(draft: Draft, seat: Seat) -> int | None:
    """A new block, as near as possible to a house of the person; without any, to the middle of the village."""
    if draft.joined or not wants_families(draft, seat):
        return None
    cells = cell_words(places.ground(draft.village, draft.options, seat).founding)
    if not cells:
        return None
    houses = cells_in(draft.village.where.houses[person_of(draft)]) or [CENTRE]

    def steps(word: str) -> int:
        return min(distance(NUMBER[word], house) for house in houses)

    measures = [Measure(RULE, steps, "hk-by-distance"), by_place(RULE)]
    return NUMBER[choose(draft, seat, "hk-neighbour-found", cells, measures)]


def grow(draft: Draft, seat: Seat) -> int | None:
    """The largest family that can be extended."""
    return extend(draft, seat, families_of(draft.village, seat))


def stack(draft: Draft, seat: Seat) -> int | None:
    """The first house that can get a storey."""
    easy, _ = places.storeys(draft.village, draft.options, seat)
    return NUMBER[choose(draft, seat, "hk-neighbour-storey", cell_words(easy), [by_place(RULE)])] if easy else None


def anywhere(draft: Draft, seat: Seat) -> int | None:
    """The first cell where a house may stand at all."""
    cells = places.ground(draft.village, draft.options, seat).anywhere
    return NUMBER[choose(draft, seat, "hk-neighbour-cell", cell_words(cells), [by_place(RULE)])] if cells else None


WAYS: dict[str, Way] = {
    "join": join,
    "rise": rise,
    "hold": hold,
    "found": found,
    "grow": grow,
    "stack": stack,
    "any": anywhere,
}
"""In the order in which they are tried."""
WHY_NOT = {
    "join": "hk-why-no-join",
    "rise": "hk-why-no-rise",
    "hold": "hk-why-no-hold",
    "found": "hk-why-no-found",
    "grow": "hk-why-no-grow",
    "stack": "hk-why-no-stack",
    "any": "hk-why-no-cell",
}
NEW_BLOCK = ("join", "found")
"""Lines for clans that want more families, once a tile."""


# What the lines share


def families_of(village: Village, seat: Seat) -> list[Family]:
    return [family for family in village.families if family.owner == seat]


def extend(draft: Draft, seat: Seat, families: Sequence[Family]) -> int | None:
    """The largest of these families that has room, by one house on the ground."""
    room = places.ground(draft.village, draft.options, seat).extending
    growing = {f"family:{name_of(family.first)}": family for family in families if around(family.area) & room}
    if not growing:
        return None
    measures = [Measure(RULE, lambda word: -growing[word].size, "hk-by-family"), by_place(RULE)]
    family = growing[choose(draft, seat, "hk-neighbour-family", list(growing), measures)]
    return best_cell(draft, seat, around(family.area) & room)


def best_cell(draft: Draft, seat: Seat, cells: Cells) -> int:
    """A ruin first; then most own houses beside it, then fewest empty cells beside it (HK-SOLO-4)."""
    where = draft.village.where

    def beside(word: str, of: Cells) -> int:
        return sum(has(of, cell) for cell in NEIGHBOURS[NUMBER[word]])

    measures = [
        Measure(CELL_RULE, lambda word: int(not has(where.ruins, NUMBER[word])), "hk-by-ruin"),
        Measure(CELL_RULE, lambda word: -beside(word, where.houses[seat]), "hk-by-own-houses"),
        Measure(CELL_RULE, lambda word: beside(word, ~where.built), "hk-by-empty-cells"),
        by_place(CELL_RULE),
    ]
    return NUMBER[choose(draft, seat, "hk-neighbour-cell", cell_words(cells), measures)]


def by_size(named: dict[str, Block]) -> Measure:
    """Most standing houses."""
    return Measure(RULE, lambda word: -named[word].size, "hk-by-houses")


def houses_that_win_number(draft: Draft, seat: Seat) -> int:
    """Contested blocks where one more house on the ground would win the aspect of number (HK-SOLO-6)."""
    if "NUMBER" not in drawn_from(draft) or not in_supply(draft, seat, "house"):
        return 0
    village = draft.village
    room = places.ground(village, draft.options, seat).extending
    return sum(
        not wins(village, block, seat, "NUMBER") and wins_with_house(village, seat, block, room)
        for block in own_contested(village, seat)
    )


def wins_with_house(village: Village, seat: Seat, block: Block, room: Cells) -> bool:
    cells = cells_in(around(block.houses[seat]) & room)
    if not cells:
        return False
    after = village.with_cell(cells[0], House(seat))
    return wins(after, block_with(after, cells[0]), seat, "NUMBER")
