"""Cubes change hands: what is owed becomes an entry of the agenda, and is paid; what is exchanged; what is a fee."""

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import events as happened
from rules.magnastorm.components import Price
from rules.magnastorm.draft import Draft
from rules.magnastorm.payments import (
    Bill,
    Way,
    bill_pending,
    minus,
    missing,
    next_lab,
    next_station,
    swapped,
    ways_to_pay,
)
from rules.magnastorm.queries import colour_number, named_amounts, one_cube
from rules.magnastorm.state import Cubes

RULE_OF_PURPOSE: dict[todo.Purpose, str] = {
    "column": "MS-CMD-3",
    "move": "MS-MOV-1",
    "lab": "MS-LAB-1",
    "station": "MS-TEL-1",
}
"""What a commander asks is asked by the rule of that commander."""


def charge(draft: Draft, seat: Seat, bill: Bill, purpose: todo.Purpose, target: Ref) -> tuple[todo.Pending, ...]:
    """Nothing, where nothing is due."""
    if not any(bill.price):
        return ()
    rule = RULE_OF_PURPOSE.get(purpose) or commanders.rule_of(target)
    return (todo.Paying(seat, bill.price, purpose, target, rule, bill.swaps),)


def note_saving(draft: Draft, seat: Seat, price: Price) -> None:
    """Sayuri saves the first own cube of an action only (MS-CDR-17)."""
    if commanders.saves_cube(draft, seat, price):
        draft.use(commanders.SAYURI, seat)


def note_row(draft: Draft, seat: Seat, row: int) -> None:
    note_saving(draft, seat, draft.layout.rows[row].cost)


def note_lab(draft: Draft, seat: Seat, *, free: bool) -> None:
    if free:
        draft.use(commanders.KAYSIA, seat)
    else:
        note_saving(draft, seat, next_lab(draft, seat))


def note_station(draft: Draft, seat: Seat, *, free: bool) -> None:
    if free:
        draft.use(commanders.KAYSIA, seat)
    else:
        note_saving(draft, seat, next_station(draft, seat))


def pays_itself(draft: Draft, pending: todo.Paying) -> bool:
    """There is one way only, without exchange and without Idris: nobody needs to be asked."""
    ways = ways_to_pay(draft, pending.seat, bill_pending(pending))
    return [Way(pending.price, "")] == ways


def pay(draft: Draft, seat: Seat, cubes: Cubes, swap: todo.Swap) -> None:
    pending = draft.answered(todo.Paying)
    draft.done()
    due = swapped(pending.price, seat, swap)
    lacking = missing(draft.players[seat].cubes, due)
    if swap:
        draft.use(commanders.IDRIS, seat)
    if any(lacking):
        given = named_amounts(draft, minus(cubes, minus(due, lacking)))
        draft.tell(happened.CubesExchanged(seat=seat, given=given, taken=named_amounts(draft, lacking)))
    draft.spend(seat, cubes)
    paid = named_amounts(draft, due)
    draft.tell(happened.CubesPaid(seat=seat, rule=pending.rule, cubes=paid, purpose=pending.purpose, swap=swap))


def give_cube(draft: Draft, seat: Seat, colour: str) -> None:
    number = colour_number(draft, colour)
    pending = draft.agenda[0]
    match pending:
        case todo.PayingFee():
            pay_fee(draft, pending, number, colour)
        case todo.Exchanging():
            given = (*pending.given, number)
            if len(given) < draft.box.exchange:
                draft.instead(todo.Exchanging(seat, pending.take, given))
                return
            draft.done()
            counts = tuple(given.count(at) for at in range(len(draft.supply)))
            draft.exchange(seat, counts, one_cube(draft, pending.take))
        case _:
            raise AssertionError(pending)


def pay_fee(draft: Draft, pending: todo.PayingFee, number: int, colour: str) -> None:
    """The owner has that very cube; the Consortium never has any (MS-MOV-6, ruling A35, MS-SOLO-2)."""
    draft.done()
    cube = one_cube(draft, number)
    owner = draft.players[pending.owner]
    draft.spend(pending.seat, cube)
    if not owner.is_automa:
        draft.supply = minus(draft.supply, cube)
        draft.change(pending.owner, cubes=tuple(a + b for a, b in zip(owner.cubes, cube, strict=True)))
    draft.tell(happened.FeePaid(seat=pending.seat, owner=pending.owner, colour=colour, site=pending.site))
