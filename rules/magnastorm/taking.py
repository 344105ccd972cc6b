"""A column is taken: paid for, emptied onto the lower panel, its commander or the token received (MS-CMD)."""

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import events as happened
from rules.magnastorm.charging import charge
from rules.magnastorm.draft import Draft, without
from rules.magnastorm.payments import column_bill, reputation_bill
from rules.magnastorm.queries import (
    commander_of_column,
    crew_named,
    crew_of_column,
    topmost,
)

TOKEN = "MS-CMD-8"


def take_column(draft: Draft, seat: Seat, column: Ref) -> None:
    at = draft.layout.columns.index(column)
    bill = charge(draft, seat, column_bill(draft, seat, at), "column", column)
    crew = tuple(sorted(crew_of_column(draft, at)))
    draft.instead(*bill, todo.Emptying(seat, at, crew), todo.Receive(seat, at))


def drop_crew(draft: Draft, seat: Seat, crew: str, cell: Ref) -> None:
    pending = draft.answered(todo.Emptying)
    who = crew_named(draft, crew)
    assert who is not None
    left = without(pending.crew, who)
    draft.instead(*([todo.Emptying(seat, pending.column, left)] if left else []))
    origin = topmost(draft, pending.column, who)
    draft.move_crew(seat, who, origin, draft.layout.cell_number[cell], "MS-CMD-5")


def receive(draft: Draft, pending: todo.Receive) -> None:
    """The commander with its green value; the token with a level and a cube (MS-CMD-6, MS-CMD-8)."""
    draft.done()
    seat = pending.seat
    if not pending.column:
        draft.token = seat
        draft.tell(happened.TokenTaken(seat=seat))
        draft.first_of_all(todo.Advance(seat, "", TOKEN), todo.TakingCube(seat, TOKEN))
        return
    commander = commander_of_column(draft, pending.column)
    draft.take_commander(seat, commander, "commanders", "MS-CMD-6")
    for_sale = commanders.reputation_for_sale(commander)
    if for_sale:
        draft.first_of_all(todo.BuyingReputation(seat, for_sale))


def order_reputation(draft: Draft, seat: Seat) -> None:
    """It is paid for first (MS-CDR-01)."""
    pending = draft.answered(todo.BuyingReputation)
    bill = charge(draft, seat, reputation_bill(draft), "commander", commanders.FORRESTER)
    rule = commanders.rule_of(commanders.FORRESTER)
    further = (todo.BuyingReputation(seat, pending.left - 1),) if pending.left > 1 else ()
    draft.instead(*bill, todo.BuyReputation(seat, rule), *further)


def buy_reputation(draft: Draft, pending: todo.BuyReputation) -> None:
    draft.done()
    draft.gain_reputation(pending.seat, "effects", pending.rule, 1)
