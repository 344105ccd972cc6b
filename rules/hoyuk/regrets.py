"""What is allowed but tends to be regretted, as soft warnings; a warning tells nothing that the seat could not see."""

from collections.abc import Iterator

from rules.core.refusal import SoftWarning, warn
from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk import places
from rules.hoyuk.candidates import legal_moves
from rules.hoyuk.cells import NUMBER, around, cells_in, has, name_of
from rules.hoyuk.effects import applied
from rules.hoyuk.grouping import best_groups
from rules.hoyuk.phases import END
from rules.hoyuk.queries import cards_left, held, largest_group, symbols
from rules.hoyuk.state import State
from rules.hoyuk.village import House

Warnings = Iterator[SoftWarning]


def warnings(state: State, move: m.Move) -> Warnings:
    pending = state.agenda[0]
    match move:
        case m.PassWindow() if isinstance(pending, todo.CardWindow):
            yield from warnings_of_pass(state, move.seat, pending)
        case m.ScoreGroup() if isinstance(pending, todo.CardWindow):
            yield from warnings_of_group(state, move, pending)
        case m.BuildHouse():
            yield from warnings_of_house(state, move)
        case m.BuildPen():
            yield from warnings_of_pen(state, move)
        case m.PlaceRoof(seat=seat, cell=cell, piece=piece):
            if is_lost_alone(state, seat, NUMBER[cell]):
                yield warn("HK-ASP-7", element=piece, cell=cell)
        case m.PlaceShaman(seat=seat, cell=cell):
            yield from warnings_of_shaman(state, cell)
        case m.ReturnUnder():
            yield from warnings_of_return(state, move)
        case m.Forgo() if isinstance(pending, todo.Build):
            yield warn("HK-CON-3", elements=pending.elements)
        case m.StealPiece() if isinstance(pending, todo.Steal):
            if is_only_theft(state, move) and not all(
                is_only_theft(state, each) for each in legal_moves(state, move.seat)
            ):
                yield warn("HK-CLAN-6", cell=move.cell)
        case m.DeclinePower(seat=seat):
            yield warn("HK-CLAN-2", clan=state.players[seat].clan)
        case _:
            return


def is_only_theft(state: State, move: m.Move) -> bool:
    """The first one, after which nothing more can be stolen and placed (HK-CLAN-6)."""
    pending, left = state.agenda[0], applied(state, move).state.agenda[0]
    return isinstance(pending, todo.Steal) and not pending.taken and not isinstance(left, todo.Steal)


# Cards


def warnings_of_pass(state: State, seat: Seat, window: todo.CardWindow) -> Warnings:
    """Warn when groups score for the last time, or a full one gains nothing by waiting (HK-FIN-2, HK-SCO-1)."""
    left = cards_left(state, seat, window.limit)
    groups = best_groups(held(state, seat), symbols(state), state.box.ladder, left)
    largest = groups[0].size if groups else 0
    points = sum(state.box.ladder[group.size] for group in groups)
    if state.is_last and window.phase == END:
        spent = sum(group.size for group in groups)
        if points > spent:  # each card left in hand is worth a point
            yield warn("HK-FIN-2", points=points, cards=spent)
    elif largest == largest_group(state):
        yield warn("HK-SCO-2", symbol=groups[0].symbol, points=state.box.ladder[largest])


def warnings_of_group(state: State, move: m.ScoreGroup, window: todo.CardWindow) -> Warnings:
    """Cards of the symbol that could have made the group longer stay in hand (HK-SCO-4)."""
    size, most = move.cards + move.jokers, cards_left(state, move.seat, window.limit)
    longest = min(most, largest_group(state))
    more = held(state, move.seat)[move.symbol] - move.cards
    if more > 0 and size < longest:
        yield warn("HK-SCO-4", symbol=move.symbol, cards=min(more, longest - size))
    elif more > 0 and move.jokers:
        yield warn("HK-CARD-6", symbol=move.symbol)


def warnings_of_return(state: State, move: m.ReturnUnder) -> Warnings:
    """Warn that the majority of an empty pile brings nothing until a player fills it (HK-ASP-8)."""
    kinds: list[str] = [pile.ref for pile in state.box.piles[state.options.mode]]
    empty = [kind for kind, cards in zip(kinds, state.piles, strict=True) if not cards and kind != move.pile]
    if empty and state.piles[kinds.index(move.pile)] and state.options.empty_pile == "refillable":
        yield warn("HK-ASP-8", pile=empty[0])


# Building


def warnings_of_house(state: State, move: m.BuildHouse) -> Warnings:
    """Pieces that leave a roof, families that grow into one, blocks where nothing can be won (HK-FAQ-1)."""
    village, seat, cell = state.village, move.seat, NUMBER[move.cell]
    here = village.at(cell)
    if isinstance(here, House):
        if move.clear:
            yield warn("HK-ROF-5", cell=move.cell, element=here.roof or "villager")
        return
    families = [family for family in village.families if family.owner == seat and has(around(family.area), cell)]
    if len(families) > 1:
        yield warn("HK-FAM-2", cell=move.cell, families=len(families))
    elif is_alone(state, seat, cell) and is_late_in_village(state, seat):
        yield warn("HK-FAQ-1", cell=move.cell)


def is_alone(state: State, seat: Seat, cell: int) -> bool:
    """Whether what is built here lies in a block where nobody else lives, so that no aspect is compared (HK-ASP-7)."""
    village = state.village
    near = (1 << cell) | around(1 << cell)
    blocks = [block for block in village.blocks if block.area & near]
    return all(set(block.houses) <= {seat} for block in blocks)


def is_lost_alone(state: State, seat: Seat, cell: int) -> bool:
    """It wins nothing here, and would be compared where the clan lives with others."""
    return is_alone(state, seat, cell) and lives_with_others(state, seat)


def is_late_in_village(state: State, seat: Seat) -> bool:
    """A clan that lives with nobody yet, while there are blocks of others to join."""
    return not lives_with_others(state, seat) and bool(places.ground(state.village, state.options, seat).joining)


def lives_with_others(state: State, seat: Seat) -> bool:
    return any(block.is_contested and seat in block.houses for block in state.village.blocks)


def warnings_of_pen(state: State, move: m.BuildPen) -> Warnings:
    """Alone in its block a pen wins nothing; and it may close the last free side of an own house (HK-STO-4)."""
    village, cell = state.village, NUMBER[move.cell]
    if is_lost_alone(state, move.seat, cell):
        yield warn("HK-ASP-7", element="pen", cell=move.cell)
    easy, clearing = places.storeys(village, state.options, move.seat)
    open_ = places.open_sides(village, state.options)
    for house in cells_in((easy | clearing) & around(1 << cell)):
        if sum(has(side, house) for side in open_) == 1:
            yield warn("HK-STO-4", cell=name_of(house))


def warnings_of_shaman(state: State, cell: str) -> Warnings:
    """He leaves the block that he protects (ruling A22)."""
    here = state.village.shaman_cell
    block = state.village.block_at(here) if here is not None else None
    if block is not None and not has(block.area, NUMBER[cell]):
        yield warn("HK-SHA-4", cell=cell, block=block.name)
