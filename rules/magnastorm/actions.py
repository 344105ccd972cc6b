"""The lower panel is used: crew onto a cell, action A or B, the bonus of the cell (MS-ACT, MS-GAIN, MS-BON)."""

from dataclasses import replace

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import events as happened
from rules.magnastorm.charging import charge, note_row
from rules.magnastorm.components import Cell
from rules.magnastorm.draft import Draft
from rules.magnastorm.payments import row_bill
from rules.magnastorm.queries import cells_to_fill, controls, crew_named, topmost
from rules.magnastorm.state import Action, Turn


def move_crew(draft: Draft, seat: Seat, column: Ref, crew: str, cell: Ref) -> None:
    who = crew_named(draft, crew)
    assert who is not None
    at = draft.layout.cell_number[cell]
    stacks = at not in cells_to_fill(draft)
    draft.turn = Turn(at)
    draft.move_crew(seat, who, topmost(draft, draft.layout.columns.index(column), who), at, "MS-ACT-1")
    if stacks:
        draft.use(commanders.KIM_KIN, seat)
        draft.change(seat, has_stacked=True)
    early = (todo.UseCell(seat),) if draft.options.cell_bonus_timing == "placement" else ()
    draft.instead(*early, todo.ChoosingAction(seat))


def choose_action(draft: Draft, seat: Seat, action: Action) -> None:
    draft.turn = replace(draft.turn, action=action)
    cell = draft.layout.cells[draft.turn.cell]
    draft.tell(happened.ActionChosen(seat=seat, action=action, cell=cell.ref))
    if action == "gain":
        gain_cubes(draft, seat, cell)
        return
    bill = charge(draft, seat, row_bill(draft, seat, cell.row), "move", draft.layout.rows[cell.row].ref)
    note_row(draft, seat, cell.row)
    draft.instead(*bill, todo.Driving(seat), todo.Training(seat), todo.UseCell(seat))


def gain_cubes(draft: Draft, seat: Seat, cell: Cell) -> None:
    """The green part of the row; then the bonuses of commanders, then that of the cell (MS-GAIN-1, MS-BON-8)."""
    rain = (todo.RainAdvance(seat),) if controls(draft, seat, commanders.RAIN) else ()
    yuul = (
        (todo.TakingCube(seat, commanders.rule_of(commanders.YUUL)),) if controls(draft, seat, commanders.YUUL) else ()
    )
    draft.instead(*rain, *yuul, todo.UseCell(seat))
    draft.gain_price(seat, "MS-GAIN-1", draft.layout.rows[cell.row].gain)


def use_cell(draft: Draft, seat: Seat) -> None:
    """Use the bonus of the cell after the action, or at once by another ruling (MS-BON-1, MS-BON-9, ruling A7)."""
    draft.done()
    cell = draft.layout.cells[draft.turn.cell]
    action = draft.turn.action
    early = draft.options.cell_bonus_timing == "placement"
    if cell.bonus == "bag":
        if action == "gain":
            draft.first_of_all(todo.Drawing(seat, 1, "MS-BON-7"))
        return
    if early == bool(action):
        return
    match cell.bonus:
        case "research":
            draft.first_of_all(todo.Advance(seat, cell.field, "MS-BON-2"))
        case "crew":
            draft.first_of_all(todo.Deploying(seat, "MS-BON-3"))
        case "turn":
            overtake(draft, seat)
        case _:
            return


def overtake(draft: Draft, seat: Seat) -> None:
    """The marker changes places with the one ahead; the cycle under way keeps its order (MS-BON-4, ruling A28)."""
    at = draft.order.index(seat)
    if not at:
        draft.tell(happened.NothingGained(seat=seat, rule="MS-BON-4"))
        return
    ahead = draft.order[at - 1]
    draft.order = (*draft.order[: at - 1], seat, ahead, *draft.order[at + 1 :])
    draft.tell(happened.OrderChanged(order=draft.order, rule="MS-BON-4"))
