"""What the action board is worth to a seat now: cells, rows, columns, commanders, crew, the token, the bag."""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Arg, Phrase, Ref, Seat, SeatName, phrase
from rules.magnastorm.commanders import may_stack
from rules.magnastorm.outlook import turns_left
from rules.magnastorm.payments import column_bill
from rules.magnastorm.queries import (
    commander_of_column,
    controller_of_column,
    crew_allowed,
    crew_named,
    crew_of_column,
)
from rules.magnastorm.state import NOBODY
from rules.magnastorm.sums import bonus_in_words, due, due_for, price_in_words
from rules.magnastorm.view import View
from rules.magnastorm.worth_of_planet import free_spaces

# Cells


def cell_number(view: View, what: Thing) -> int:
    return view.layout.cell_number[f"{what.named['row']}/{what.named['column']}"]


def is_blocked(view: View, seat: Seat, cell: int) -> bool:
    """Crew stands there, and nothing lets this seat join it; where all are full the bottom row may be stacked."""
    return bool(view.lower[cell]) and not may_stack(view, seat) and not all(view.lower)


def with_action(view: View, seat: Seat, cell: int) -> dict[str, Arg]:
    """What A would cost there, and B would bring."""
    row = view.layout.rows[view.layout.cells[cell].row]
    return {**due_for(view, seat, row.cost), "gain": price_in_words(view, seat, row.gain)}


def of_cell(view: View, seat: Seat, what: Thing) -> Phrase | None:
    cell = cell_number(view, what)
    if is_blocked(view, seat, cell):
        return phrase("ms-worth-cell-taken")
    bonus = view.layout.cells[cell].bonus or "none"
    more = MORE_OF_CELL[bonus](view, seat, cell)
    return phrase(f"ms-worth-cell-{bonus}", **more, **with_action(view, seat, cell))


def next_labs(view: View, seat: Seat, cell: int) -> dict[str, Arg]:
    """The prices of the next two labs."""
    costs, left = view.box.labs, view.players[seat].labs
    one, two = (price_in_words(view, seat, costs[len(costs) - left + at]) if left > at else "" for at in (0, 1))
    return {"labs": min(left, 2), "one": one, "two": two}


def next_level(view: View, seat: Seat, cell: int) -> dict[str, Arg]:
    field = view.layout.cells[cell].field
    at = view.layout.fields.index(field)
    level = view.players[seat].levels[at]
    if level == view.layout.levels:
        return {"top": "yes", "field": field, "n": level, "bonus": ""}
    return {
        "top": "no",
        "field": field,
        "n": level + 1,
        "bonus": bonus_in_words(view.layout.level_bonuses[at][level + 1]),
    }


def farther(view: View, seat: Seat, cell: int) -> dict[str, Arg]:
    return {"near": len(free_spaces(view, seat)), "far": len(free_spaces(view, seat, cell))}


def in_bag(view: View, seat: Seat, cell: int = -1) -> dict[str, Arg]:
    return {"black": view.bag[-1], "count": sum(view.bag), "owner": view.colours[seat]}


def crew_left(view: View, seat: Seat, cell: int) -> dict[str, Arg]:
    return {"left": view.players[seat].crew}


def in_order(view: View, seat: Seat, cell: int = -1) -> dict[str, Arg]:
    return {"place": view.order.index(seat) + 1}


MORE_OF_CELL: Mapping[str, Callable[[View, Seat, int], dict[str, Arg]]] = {
    "double": next_labs,
    "research": next_level,
    "crew": crew_left,
    "range": farther,
    "bag": in_bag,
    "turn": in_order,
    "none": lambda view, seat, cell: {},
}


# Rows


def row_number(view: View, what: Thing) -> int:
    return next(at for at, row in enumerate(view.layout.rows) if row.ref == what.named["row"])


def of_cost(view: View, seat: Seat, what: Thing) -> Phrase | None:
    row = view.layout.rows[row_number(view, what)]
    return phrase("ms-worth-cost", **due_for(view, seat, row.cost))


def of_gain(view: View, seat: Seat, what: Thing) -> Phrase | None:
    row = view.layout.rows[row_number(view, what)]
    held = sum(view.players[seat].cubes)
    return phrase("ms-worth-gain", gain=price_in_words(view, seat, row.gain), count=held, then=held + sum(row.gain))


# Columns


def of_column(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return column(view, seat, view.layout.columns.index(str(what.named["column"])))


def of_token(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return column(view, seat, 0)


def column(view: View, seat: Seat, at: int) -> Phrase | None:
    """What it costs the seat now, and what it brings."""
    if not crew_of_column(view, at):
        return phrase("ms-worth-column-empty")
    price = due(view, seat, column_bill(view, seat, at))
    crew = len(crew_of_column(view, at))
    if not at:
        return phrase("ms-worth-token", **price, crew=crew, **in_order(view, seat))
    ref, holder = commander_of_column(view, at), controller_of_column(view, at)
    if holder == seat:
        return phrase("ms-worth-own-commander", count=view.box.commanders[ref].red)
    return phrase("ms-worth-column", **price, crew=crew, **points_of(view, seat, ref, holder))


def points_of(view: View, seat: Seat, ref: Ref, holder: Seat) -> dict[str, Arg]:
    """Reputation that comes with a card, and that of whoever loses it."""
    card, now = view.box.commanders[ref], view.players[seat].reputation
    loser = {"taken": "yes", "owner": SeatName(holder)} if holder != NOBODY else {"taken": "no", "owner": ""}
    return {"count": card.green, "from": now, "then": now + card.green, "loss": card.red, **loser}


def of_commander(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """An administrative one by its column, a scientific one by its field."""
    at = view.commanders.index(str(what.named["commander"]))
    columns = len(view.layout.columns) - 1
    return column(view, seat, at + 1) if at < columns else scientist(view, seat, at - columns)


def scientist(view: View, seat: Seat, field: int) -> Phrase | None:
    """How far the seat is from being alone on the highest level (MS-ADM-3)."""
    ref = view.commanders[len(view.layout.columns) - 1 + field]
    holder = view.controllers[len(view.layout.columns) - 1 + field]
    levels = [player.levels[field] for player in view.players]
    best = max(level for other, level in enumerate(levels) if other != seat)
    need = best + 1 - levels[seat]
    if levels[seat] + need > view.layout.levels:
        return None
    held = "own" if holder == seat else "no"
    card = view.box.commanders[ref]
    state = "leads" if need <= 0 else "behind"
    told = {"n": levels[seat], "best": best, "need": max(0, need), "count": card.green, "loss": card.red}
    return phrase("ms-worth-scientist", held=held, standing=state, **told)


# Crew


def of_crew(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Whether it may be played, and what its column would cost without it."""
    who = crew_named(view, str(what.named["crew"]))
    if who is None:
        return None
    if who not in crew_allowed(view, seat):
        return phrase("ms-worth-crew-later")
    at = view.layout.columns.index(str(what.named["column"]))
    count = sum(column_bill(view, seat, at).price)
    if not at or controller_of_column(view, at) != seat:
        is_last = len(crew_of_column(view, at)) == 1
        return phrase("ms-worth-crew", count=count, then=count - 1, last="yes" if is_last else "no")
    return phrase("ms-worth-crew-own-column")


def of_turns(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Tell how many turns there are at most until the administration, and how many of them are the seat's."""
    left = turns_left(view)
    if view.phase != "turns" or not left:
        return None
    to_come = [*view.to_act, *(view.order * left)][:left]
    return phrase("ms-worth-turns", count=left, own=to_come.count(seat))


def of_order(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return phrase("ms-worth-order", **in_order(view, seat), of=len(view.players))


def of_bag(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return phrase("ms-worth-bag", **in_bag(view, seat))


COMMANDERS = tuple(f"commander-{number:02}" for number in (*range(1, 9), *range(11, 19)))

BY_SORT: Mapping[str, Callable[[View, Seat, Thing], Phrase | None]] = {
    **dict.fromkeys((f"cell-{bonus}" for bonus in MORE_OF_CELL), of_cell),
    **dict.fromkeys(COMMANDERS, of_commander),
    "row-cost": of_cost,
    "row-gain": of_gain,
    "price": of_column,
    "column": of_column,
    "token": of_token,
    "crew-upper": of_crew,
    "turns-left": of_turns,
    "order": of_order,
    "order-place": of_order,
    "bag": of_bag,
}
