"""What cells, pieces and blocks of the village are worth to a seat now."""

from collections.abc import Callable, Mapping, Sequence

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk import places
from rules.hoyuk.block import Block
from rules.hoyuk.building import exits, why_no_house
from rules.hoyuk.cells import DIRECTIONS, NUMBER, has, name_of
from rules.hoyuk.gains import attached, end_points, largest_of, lives_with_others
from rules.hoyuk.legality import told
from rules.hoyuk.merits import merits, threats
from rules.hoyuk.outlook import Verdict, verdicts
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import kinds_left, under_locusts
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Pen

NOTHING_YET = "none"
PILE_OF: Mapping[str, PileName] = {
    "oven": "OVEN",
    "shrine": "SHRINE",
    "pen": "PEN",
    "cattle": "CATTLE",
    "villager": "VILLAGER",
}


def cell_of(what: Thing) -> int:
    return NUMBER[str(what.named["cell"])]


def block_of(view: View, what: Thing) -> Block | None:
    """Return the block that a thing names, or in which it stands."""
    named = what.named
    return view.village.block_at(NUMBER[str(named.get("block", named.get("cell")))])


# Ground


def of_ground(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What a house, or what is to be built, would bring there, or why none may stand there."""
    cell = cell_of(what)
    wanted = asked_for(view, seat)
    if wanted and "house" not in wanted and "pen" in wanted and not has(view.village.where.ruins, cell):
        return of_pen_here(view, seat, cell)
    if not view.players[seat].houses:
        return None
    reason = told(why_no_house(view.village, view.options, seat, cell))
    if reason is not None:
        return phrase("hk-worth-no-house", why=reason.sentence)
    move = m.BuildHouse(seat=seat, cell=str(what.named["cell"]))
    gains = tuple(merits(view, move))
    how = how_it_stands(view, seat, cell)
    now = "yes" if "house" in wanted else "no"
    return phrase("hk-worth-ground", how=how, block=touched(view, cell), now=now, gains=gains, count=len(gains))


def asked_for(view: View, seat: Seat) -> Sequence[str]:
    """List what a seat is to build at this moment."""
    pending = view.pending
    if isinstance(pending, todo.HouseForShaman) and pending.seat == seat:
        return ("house",)
    return kinds_left(pending.elements) if isinstance(pending, todo.Build) and pending.seat == seat else ()


def how_it_stands(view: View, seat: Seat, cell: int) -> str:
    """Tell what a house would do there for its clan (HK-HOU-10)."""
    ground = places.ground(view.village, view.options, seat)
    if has(ground.extending, cell):
        return "extends"
    return "joins" if has(ground.joining, cell) else "founds"


def touched(view: View, cell: int) -> str:
    """Name the block that a house there would belong to; none where it would found one."""
    block = next((each for each in view.village.blocks if has(each.reach, cell)), None)
    return block.name if block is not None else NOTHING_YET


def of_pen_here(view: View, seat: Seat, cell: int) -> Phrase | None:
    """How many ways a pen may lie there, and what it would bring."""
    gates = [gate for gate in DIRECTIONS if has(places.pens(view.village, view.options, seat)[gate], cell)]
    if not gates:
        return phrase("hk-worth-no-pen")
    moves = [m.BuildPen(seat=seat, cell=name_of(cell), gate=gate) for gate in gates]
    gains = max((tuple(merits(view, move)) for move in moves), key=len)
    return phrase("hk-worth-pen-here", ways=len(gates), gains=gains, count=len(gains))


# What stands there


def of_house(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """The family it belongs to; of an own one also whether a storey may be added."""
    cell, village = cell_of(what), view.village
    house, block = village.house(cell), village.block_at(cell)
    if house is None or block is None:
        return None
    family = next(each for each in block.families if has(each.area, cell))
    points = end_points(view, block.area).families[house.owner]
    is_scoring = "yes" if points and family.size == points else "no"
    told_of = {"block": block.name, "size": family.size, "scores": is_scoring}
    if house.owner != seat:
        own = largest_of(village, block, seat)
        return phrase("hk-worth-house-rival", winner=SeatName(house.owner), own=own, **told_of)
    return phrase("hk-worth-house", storey=storey_of(view, seat, cell, house), falls=attached(village, cell), **told_of)


def storey_of(view: View, seat: Seat, cell: int, house: House) -> str:
    """Tell whether a house may get a storey (HK-STO-1 to HK-STO-4)."""
    easy, clearing = places.storeys(view.village, view.options, seat)
    if house.storeys > 1:
        return "high"
    return "easy" if has(easy, cell) else "clears" if has(clearing, cell) else "closed"


def of_piece(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How its aspect stands in its block."""
    block = block_of(view, what)
    pile = PILE_OF[what.sort]
    return None if block is None else standing_in(view, seat, block, pile)


def standing_in(view: View, seat: Seat, block: Block, pile: PileName) -> Phrase | None:
    """Who draws the card of an aspect, and what the seat still misses."""
    verdict = next((each for each in verdicts(view, block) if each.pile == pile), None)
    if verdict is None:
        return None  # this mode does not compare it
    own = next((count for other, count, _ in verdict.counts if other == seat), 0)
    best = max((count for other, count, _ in verdict.counts if other != seat), default=0)
    how = how_it_is_won(view, seat, block, verdict)
    if how == "tie" and own < best:
        how = "tie-behind"
    elif how == "theirs" and own == best:
        how = "theirs-tie"
    winner = None if verdict.winner is None else SeatName(verdict.winner)
    return phrase(
        "hk-worth-standing",
        how=how,
        block=block.name,
        pile=pile,
        own=own,
        best=best,
        missing=best + 1 - own,
        winner=winner,
        symbol=top_of(view, pile),
    )


def how_it_is_won(view: View, seat: Seat, block: Block, verdict: Verdict) -> str:
    if seat not in block.houses:
        return "away"
    if not block.is_contested:
        return "alone"
    if under_locusts(view, block):
        return "locusts"
    if verdict.winner is None:
        return "tie"
    if verdict.winner != seat:
        return "theirs"
    return "yours" if verdict.draws else "empty"


def top_of(view: View, pile: PileName) -> str:
    """Tell what lies uppermost on a pile."""
    kinds = [each.ref for each in view.box.piles[view.options.mode]]
    top = view.piles[kinds.index(pile)].top
    return view.box.symbol[top] if top else NOTHING_YET


def of_shaman(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What he protects of the seat's."""
    cell = view.village.shaman_cell
    block = view.village.block_at(cell) if cell is not None else None
    if block is None:
        return None
    own = block.houses.get(seat, 0).bit_count()
    return phrase("hk-worth-shaman", block=block.name, own=own, count=len(threats(view, block)))


# Blocks


def of_block(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What the seat would draw there, and what its family would score."""
    block = block_of(view, what)
    if block is None or not block.houses:
        return phrase("hk-worth-block-empty")
    drawn = tuple(
        phrase("pile", pile=each.pile) for each in verdicts(view, block) if each.draws and each.winner == seat
    )
    points = end_points(view, block.area).families[seat]
    if under_locusts(view, block):
        how = "locusts"
    elif lives_with_others(block, seat):
        how = "shared"
    else:
        how = "alone" if seat in block.houses else "away"
    family = largest_of(view.village, block, seat)
    return phrase("hk-worth-block", how=how, count=len(drawn), piles=drawn, points=points, size=family)


def of_dangers(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many catastrophes that are still to come would strike it, and what the seat has there."""
    block = block_of(view, what)
    if block is None or view.catastrophes.count == len(view.catastrophes.seen):
        return None
    own = block.houses.get(seat, 0).bit_count()
    unseen = view.catastrophes.count - len(view.catastrophes.seen)
    return phrase("hk-worth-dangers", count=len(threats(view, block)), unseen=unseen, own=own)


def of_family(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Whether it is the one that scores."""
    block = block_of(view, what)
    if block is None:
        return None
    points = end_points(view, block.area).families
    winner = next((other for other, count in enumerate(points) if count), None)
    who = "none" if winner is None else "you" if winner == seat else "rival"
    size = 0 if winner is None else points[winner]
    return phrase("hk-worth-family", who=who, winner=SeatName(winner or 0), points=size, block=block.name)


# What is laid over it


def of_exit(view: View, seat: Seat, what: Thing) -> Phrase | None:
    pen = cell_of(what)
    if not isinstance(view.village.at(pen), Pen):
        return None
    return phrase("hk-worth-exit", count=len(exits(view.village, view.options, pen)))


def of_raise(view: View, seat: Seat, what: Thing) -> Phrase | None:
    cell = cell_of(what)
    house = view.village.house(cell)
    if house is None or house.owner != seat:
        return None
    clears = bool(house.roof or house.villager)
    gains = tuple(merits(view, m.BuildHouse(seat=seat, cell=str(what.named["cell"]), clear=clears)))
    return phrase("hk-worth-raise", gains=gains, count=len(gains)) if gains else None


Worth = Callable[[View, Seat, Thing], Phrase | None]
BY_SORT: Mapping[str, Worth] = {
    "cell": of_ground,
    "ruin": of_ground,
    "house": of_house,
    "pen": of_piece,
    "oven": of_piece,
    "shrine": of_piece,
    "cattle": of_piece,
    "villager": of_piece,
    "shaman": of_shaman,
    "block": of_block,
    "chips": of_block,
    "verdicts": of_block,
    "dangers": of_dangers,
    "extreme": of_dangers,
    "family": of_family,
    "exit": of_exit,
    "raise": of_raise,
}
