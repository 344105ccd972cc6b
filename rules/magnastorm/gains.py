"""What is gained on the way: levels and their bonuses, cubes of choice, cubes from the bag, crew from the board."""

from typing import Literal, assert_never

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import events as happened
from rules.magnastorm.components import WHITE, LevelBonus, Price
from rules.magnastorm.draft import Draft
from rules.magnastorm.queries import Position, colour_number, fields_below_top, one_cube

LEVEL_BONUS = "MS-RES-1"


def begin_advance(draft: Draft, pending: todo.Advance) -> None:
    """One level, where the seat chooses or the rules say; Huber lets it choose always (MS-CDR-11, ruling A20)."""
    draft.done()
    seat, field, rule = pending.seat, pending.field, pending.rule
    open_ = fields_below_top(draft, seat)
    chooses = not field or commanders.may_redirect(draft, seat)
    fields = open_ if chooses else tuple(each for each in open_ if each == field)
    if not fields:
        draft.tell(happened.NothingGained(seat=seat, rule="MS-RES-5"))
    elif len(fields) == 1:
        advance(draft, seat, fields[0], rule)
    else:
        draft.first_of_all(todo.ChoosingField(seat, fields, rule))


def begin_rain(draft: Draft, seat: Seat) -> None:
    """In the lowest field; between several, the seat chooses (MS-CDR-12)."""
    rule = commanders.rule_of(commanders.RAIN)
    draft.tell(happened.CommanderUsed(seat=seat, commander=commanders.RAIN, rule=rule))
    fields = commanders.lowest_fields(draft, seat)
    chooses = len(fields) > 1 and bool(fields_below_top(draft, seat)) and not commanders.may_redirect(draft, seat)
    draft.instead(todo.ChoosingField(seat, fields, rule) if chooses else todo.Advance(seat, fields[0], rule))


def choose_field(draft: Draft, seat: Seat, field: Ref) -> None:
    pending = draft.agenda[0]
    draft.done()
    match pending:
        case todo.ChoosingField():
            if is_redirected(draft, seat, field, pending.rule):
                huber = commanders.rule_of(commanders.HUBER)
                draft.tell(happened.CommanderUsed(seat=seat, commander=commanders.HUBER, rule=huber))
            advance(draft, seat, field, pending.rule)
        case todo.FirstResearch():
            advance(draft, seat, field, "MS-POS-3")
        case _:
            raise AssertionError(pending)


def is_redirected(draft: Draft, seat: Seat, field: Ref, rule: str) -> bool:
    """Only Huber lets a level that names its field be advanced in this one (MS-CDR-11)."""
    layout = draft.layout
    match rule:
        case "MS-LAB-2":
            colour = layout.spaces[layout.space_number[draft.players[seat].scout]].colour
            return colour not in (WHITE, field)
        case "MS-BON-2":
            return field != layout.cells[draft.turn.cell].field
        case _ if rule == commanders.rule_of(commanders.RAIN):
            return field not in commanders.lowest_fields(draft, seat)
        case _:
            return False


def advance(draft: Draft, seat: Seat, field: Ref, rule: str) -> None:
    bonus = draft.raise_level(seat, field, rule)
    if bonus is not None:
        take_bonus(draft, seat, bonus)


def take_bonus(draft: Draft, seat: Seat, bonus: LevelBonus) -> None:
    """At once (MS-RES-1)."""
    match bonus.kind:
        case "own":
            draft.gain_price(seat, LEVEL_BONUS, Price(bonus.count, 0))
        case "yellow":
            draft.gain_price(seat, LEVEL_BONUS, Price(0, bonus.count))
        case "any":
            draft.first_of_all(*(todo.TakingCube(seat, LEVEL_BONUS) for _ in range(bonus.count)))
        case "bag":
            draft.first_of_all(todo.Drawing(seat, bonus.count, LEVEL_BONUS))
        case "crew":
            draft.first_of_all(*(todo.Deploying(seat, LEVEL_BONUS) for _ in range(bonus.count)))
        case _:
            assert_never(bonus.kind)


def take_cube(draft: Draft, seat: Seat, colour: str) -> None:
    pending = draft.answered(todo.TakingCube)
    draft.done()
    draft.gain(seat, pending.rule, one_cube(draft, colour_number(draft, colour)))


def colours_to_take(position: Position) -> list[int]:
    """Of players in play, never yellow, as far as the supply has them (MS-RES-1, ruling A16)."""
    return [at for at in range(len(position.players)) if position.supply[at]]


def draw(draft: Draft, seat: Seat, *, more: bool) -> None:
    pending = draft.answered(todo.Drawing)
    draft.done()
    if more:
        joy = commanders.rule_of(commanders.JOY)
        draft.tell(happened.CommanderUsed(seat=seat, commander=commanders.JOY, rule=joy))
    draft.draw(seat, pending.count + (commanders.JOY_MORE if more else 0), pending.rule)


def deploy(draft: Draft, seat: Seat, panel: Literal["upper", "lower"], cell: Ref) -> None:
    pending = draft.answered(todo.Deploying)
    draft.done()
    draft.deploy(seat, panel, draft.layout.cell_number[cell], pending.rule)
