"""What stands to be gained or paid at this moment. The table shows it beside the pieces."""

from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Price
from rules.magnastorm.payments import column_bill, is_payable, next_lab
from rules.magnastorm.queries import (
    Position,
    calm_sectors,
    controller_of_column,
    crew_above,
    crew_of_column,
    knowledge_in,
    labs_in,
    named_amounts,
    sector_of_space,
    sole_leader,
)
from rules.magnastorm.state import NOBODY


class ColumnOutlook(NamedTuple):
    """What a column would cost the seat now (MS-CMD-3)."""

    column: Ref
    amounts: tuple[tuple[str, int], ...]
    """By the name of the colour, the surcharge included."""
    surcharge: bool
    can_be_taken: bool
    is_payable: bool


def columns(position: Position, seat: Seat) -> list[ColumnOutlook]:
    found = []
    for at, column in enumerate(position.layout.columns):
        bill = column_bill(position, seat, at)
        controller = controller_of_column(position, at)
        open_ = bool(crew_of_column(position, at)) and controller != seat
        payable = is_payable(position, seat, bill)
        amounts = named_amounts(position, bill.price)
        found.append(ColumnOutlook(column, amounts, controller not in (NOBODY, seat), open_, payable))
    return found


def lab_price(position: Position, seat: Seat) -> Price | None:
    """None: no lab is left."""
    return next_lab(position, seat) if position.players[seat].labs else None


class SectorOutlook(NamedTuple):
    """Who has how many labs in a sector, who leads alone, and what each would be paid now (MS-ADM-1, MS-ADM-2)."""

    sector: Ref
    labs: tuple[int, ...]
    leader: Seat
    """NOBODY where nobody does."""
    income: tuple[Price, ...]
    """Nothing in the storm."""


def sectors(position: Position) -> list[SectorOutlook]:
    layout, calm = position.layout, calm_sectors(position)
    found = []
    for at, ref in enumerate(layout.sectors):
        labs = labs_in(position, at)
        table = layout.income[calm.index(at)] if at in calm else (Price(0, 0),)
        income = tuple(table[min(own, len(table) - 1)] for own in labs)
        found.append(SectorOutlook(ref, tuple(labs), sole_leader(labs), income))
    return found


def leads_with(position: Position, seat: Seat, space: int) -> Ref:
    """The sector of this space, where one lab more there makes the seat lead alone that does not yet (MS-ADM-2); empty
    otherwise."""
    sector = sector_of_space(position.layout, space)
    labs = labs_in(position, sector)
    before = sole_leader(labs)
    labs[seat] += 1
    return position.layout.sectors[sector] if before != seat == sole_leader(labs) else ""


def income(position: Position, seat: Seat) -> Price:
    """What the administration would pay now, as far as there are cubes."""
    prices = [sector.income[seat] for sector in sectors(position)]
    return Price(sum(price.own for price in prices), sum(price.yellow for price in prices))


class FieldOutlook(NamedTuple):
    """How far everybody is in a field, and who would get its commander now (MS-ADM-3)."""

    field: Ref
    levels: tuple[int, ...]
    leader: Seat


def fields(position: Position) -> list[FieldOutlook]:
    return [
        FieldOutlook(ref, tuple(player.levels[at] for player in position.players), knowledge_in(position, at))
        for at, ref in enumerate(position.layout.fields)
    ]


def turns_left(position: Position) -> int:
    """Return the most turns until the administration, if no seat takes a column or deploys crew (MS-RND-2)."""
    return crew_above(position)


def missing(position: Position, seat: Seat) -> int:
    """How much reputation is missing to the threshold (MS-GOAL-1)."""
    return max(0, position.layout.threshold - position.players[seat].reputation)


def struck_next(position: Position) -> Ref:
    """The sector that the storm reaches after this round; empty where no other one follows (MS-ADM-8)."""
    is_last = position.phase == "over" or position.round == position.layout.rounds
    return "" if is_last else position.layout.sectors[calm_sectors(position)[0]]
