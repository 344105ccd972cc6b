"""The sixteen commanders: what each changes, in one place each (MS-CDR). Who asks stands in the other modules.

Those that work once in a turn or an action are noted in `turn.used`.
"""

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Price
from rules.magnastorm.queries import Position, controls, one_cube
from rules.magnastorm.state import Cubes

FORRESTER, BEEPER, ELLEN, ADIRA, IDRIS, MIRA, AZREA, OZGUL = (f"{n:02}" for n in range(1, 9))
HUBER, RAIN, YUUL, JOY, CEDRIC, KIM_KIN, SAYURI, KAYSIA = (f"{n:02}" for n in range(11, 19))

FORRESTER_MOST = 2
ADIRA_PRICE = 2
"""Own cubes."""
AZREA_PRICE = 1
JOY_MORE = 2
RANGE_OF_BEEPER = 1


PREFIX = "MS-CDR-"
"""Of the rules of commanders."""


def rule_of(commander: Ref) -> str:
    return f"{PREFIX}{commander}"


def of_rule(rule: str) -> Ref:
    """Whose rule it is; empty where it is that of none."""
    return rule.removeprefix(PREFIX) if rule.startswith(PREFIX) else ""


def is_ready(position: Position, seat: Seat, commander: Ref) -> bool:
    """The seat has the card, and it has not done its work in this turn yet."""
    return commander not in position.turn.used and controls(position, seat, commander)


# 01 Forrester Dain: whoever takes the card may buy reputation (ruling A37)


def reputation_for_sale(commander: Ref) -> int:
    return FORRESTER_MOST if commander == FORRESTER else 0


# 02 Justin B. Beeper: a cube that is not of the own colour for a longer drive


def may_boost(position: Position, seat: Seat) -> bool:
    return is_ready(position, seat, BEEPER)


def boosts(seat: Seat, colour: int) -> bool:
    """Whether a cube of this colour will do."""
    return colour != seat


def range_by_commander(position: Position) -> int:
    return RANGE_OF_BEEPER if BEEPER in position.turn.used else 0


# 03 Ellen B. Outridge: each fulfilled objective (ruling A45)


def is_praised(position: Position, seat: Seat) -> bool:
    return controls(position, seat, ELLEN)


# 04 Adira Okzil: own cubes for a level


def may_train(position: Position, seat: Seat) -> bool:
    return is_ready(position, seat, ADIRA)


def price_of_training(position: Position, seat: Seat) -> Cubes:
    return tuple(ADIRA_PRICE * count for count in one_cube(position, seat))


# 05 Idris Yakuul: one yellow cube for one own, or the reverse (ruling A11)


def may_swap(position: Position, seat: Seat) -> bool:
    return is_ready(position, seat, IDRIS)


# 06 Mira Mascovic: to a zone with a lab, whosesoever (ruling A12)


def may_jump(position: Position, seat: Seat) -> bool:
    return controls(position, seat, MIRA)


def may_land_in(position: Position, area: int) -> bool:
    spaces = position.layout.areas[area].spaces
    return any(position.labs[space] for space in spaces)


# 07 Azrea Bonsmai: another lab on the same space (ruling A13)


def may_add_lab(position: Position, seat: Seat) -> bool:
    return is_ready(position, seat, AZREA)


def extra_lab_advances(position: Position, ways: tuple[str, ...]) -> bool:
    """Each lab installed advances research, Azrea's too; but where the cell's second one joins them, its limit of one
    level covers them all (MS-BON-6, ruling A13)."""
    return position.options.azrea_second_level and "extra" in ways and "double" not in ways


# 08 Ozgül Yilmark: each majority in administration


def majority_bonus(position: Position, seat: Seat) -> int:
    return 1 if controls(position, seat, OZGUL) else 0


# 11 Franzkarl Huber: any level in a field of choice


def may_redirect(position: Position, seat: Seat) -> bool:
    return controls(position, seat, HUBER)


# 12 Rain Davenpitt: a level in the lowest field with each gain


def lowest_fields(position: Position, seat: Seat) -> tuple[Ref, ...]:
    levels = position.players[seat].levels
    least = min(levels)
    return tuple(ref for ref, level in zip(position.layout.fields, levels, strict=True) if level == least)


# 13 Yuul Mbado, 14 Joy D. Obondov: more cubes


def may_draw_more(position: Position, seat: Seat) -> bool:
    return controls(position, seat, JOY)


# 15 Cedric J. Lebeaux: reputation on receipt, and in each administration while kept (ruling A44)


def reputation_on_receipt(commander: Ref) -> int:
    return 1 if commander == CEDRIC else 0


# 16 Kim-Kin Park: a cell that is occupied (ruling A9)


def may_stack(position: Position, seat: Seat) -> bool:
    spent = position.options.kimkin_once_per_round and position.players[seat].has_stacked
    return is_ready(position, seat, KIM_KIN) and not spent


# 17 Sayuri Modo: the first own cube that is due in a move (ruling A10)


def saves_cube(position: Position, seat: Seat, price: Price) -> bool:
    return price.own > 0 and is_ready(position, seat, SAYURI)


# 18 Kaysia Vasidis: the price of a lab or of a station


def may_waive(position: Position, seat: Seat) -> bool:
    return is_ready(position, seat, KAYSIA)
