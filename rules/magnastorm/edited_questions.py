"""Questions in the middle of a turn that the editor of Magnastorm asks, from their beginning or changed.

What stands behind a question is what the rules put there: the rest of the action, then the end of the turn.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.core.options import Value
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import charging, commanders, driving, taking
from rules.magnastorm.edited import QUESTIONS, TURN, Edited, seat_to_play
from rules.magnastorm.gains import LEVEL_BONUS
from rules.magnastorm.payments import exchangeable, row_bill
from rules.magnastorm.queries import area_of, colour_number, crew_of_column, fields_below_top, own_spaces
from rules.magnastorm.state import NO_TURN, NOBODY, State, Turn
from rules.magnastorm.taking import TOKEN

OF_MOVE = (todo.Driving, todo.PayingFee, todo.Building, todo.Installing, todo.Training)
"""Asked within action A."""
OF_CELL = (*OF_MOVE, todo.ChoosingAction)
"""Asked of whoever has put crew on a cell."""
WAYS: dict[str, tuple[str, ...]] = {"first": (), "further": ("",), "extra": ("", "double"), "double": ("", "extra")}
"""How labs were installed already, by what may still be installed."""
RULES: dict[type[todo.Pending], tuple[str, ...]] = {
    todo.ChoosingField: (
        TOKEN,
        "MS-LAB-2",
        "MS-BON-2",
        *map(commanders.rule_of, (commanders.RAIN, commanders.ADIRA, commanders.ELLEN)),
    ),
    todo.TakingCube: (LEVEL_BONUS, TOKEN, commanders.rule_of(commanders.YUUL)),
    todo.Drawing: (LEVEL_BONUS, "MS-BON-7"),
    todo.Deploying: (LEVEL_BONUS, "MS-BON-3"),
}
"""What may bring it, the usual first."""


# Asking


def questions(state: State, seat: Seat) -> Iterator[str]:
    """Yield what this seat can be asked here, by its name; the Consortium is asked nothing of the kind."""
    if not state.players[seat].is_automa:
        yield from (ask for ask, kind in QUESTIONS.items() if can_be_asked(state, seat, kind))


def can_be_asked(state: State, seat: Seat, kind: type[todo.Pending]) -> bool:
    if kind is todo.Paying:
        return any(paying(state, seat, purpose) for purpose in purposes(state, seat))
    if kind is todo.Exchanging:
        return bool(exchangeable(Edited(state), seat, None))
    if kind is todo.Emptying:
        return any(crew_of_column(state, at) for at, _ in enumerate(state.layout.columns))
    if kind is todo.PayingFee:
        return any(stations_of_others(state, seat))
    if kind is todo.Building:
        return NOBODY in state.stations
    if kind is todo.Installing:
        return state.players[seat].scout in state.layout.space_number
    if kind is todo.ChoosingField:
        return bool(fields_below_top(Edited(state), seat))
    if kind is todo.Removing:
        return any(labs_of(state, seat, sector) for sector in state.layout.sectors)
    return True


def stations_of_others(state: State | Edited, seat: Seat) -> Iterator[Ref]:
    for site, owner in zip(state.layout.sites, state.stations, strict=True):
        if owner not in (NOBODY, seat):
            yield site.ref


def free_sites(state: State | Edited) -> list[Ref]:
    return [site.ref for site, owner in zip(state.layout.sites, state.stations, strict=True) if owner == NOBODY]


def labs_of(state: State | Edited, seat: Seat, sector: Ref) -> int:
    return len(list(own_spaces(state, seat, state.layout.sectors.index(sector))))


def ask_question(draft: Edited, ask: str, seat: Seat) -> None:
    """Ask a seat this from its beginning, in a turn of its own; an exchange comes before what is asked already."""
    kind = QUESTIONS[ask]
    if kind is todo.Exchanging:
        asked = draft.agenda[0] if draft.agenda else None
        if not isinstance(asked, tuple(QUESTIONS.values())) or seat != seat_to_play(draft):
            draft.ask(TURN, seat)
        draft.first_of_all(todo.Exchanging(seat, exchangeable(draft, seat, None)[0]))
        return
    begin(draft, seat, kind)


def begin(draft: Edited, seat: Seat, kind: type[todo.Pending]) -> None:
    turn = draft.turn
    draft.ask(TURN, seat)
    if issubclass(kind, OF_CELL):
        draft.turn = on_cell(draft, turn.cell, "move" if issubclass(kind, OF_MOVE) else "")
    if kind is todo.Paying:
        state = draft.state()
        pay_for(draft, next(each for each in purposes(state, seat) if paying(state, seat, each)))
    elif kind is todo.Removing:
        sector = next(each for each in draft.layout.sectors if labs_of(draft, seat, each))
        draft.agenda = (todo.Removing(seat, sector, 1), todo.EndTurn(seat))
    else:
        draft.instead(*first_of(draft, seat, kind))


def on_cell(draft: Edited, cell: int, action: Any) -> Turn:
    """The crew of the action stands where it stood, or where crew of the seat lies."""
    own = (at for at, crew in enumerate(draft.lower) if seat_to_play(draft) in crew)
    return Turn(cell if cell >= 0 else next(own, 0), action)


def first_of(draft: Edited, seat: Seat, kind: type[todo.Pending]) -> Iterator[todo.Pending]:
    """Yield the question as it begins, and the rest of its action."""
    rest = (todo.Training(seat), todo.UseCell(seat))
    if kind is todo.Emptying:
        column = next(at for at, _ in enumerate(draft.layout.columns) if crew_of_column(draft, at))
        crew = tuple(sorted(crew_of_column(draft, column)))
        yield from (todo.Emptying(seat, column, crew), todo.Receive(seat, column))
    elif kind is todo.BuyingReputation:
        yield todo.BuyingReputation(seat, commanders.FORRESTER_MOST)
    elif kind is todo.Driving:
        yield from (todo.Driving(seat), *rest)
    elif kind is todo.PayingFee:
        site = next(stations_of_others(draft, seat))
        owner = draft.stations[draft.layout.site_number[site]]
        yield from (todo.PayingFee(seat, owner, site), *driving.installing(draft, seat), *rest)
    elif kind is todo.Building:
        yield from (todo.Building(seat, sites_at(draft, seat)), *driving.installing(draft, seat), *rest)
    elif kind is todo.Installing:
        yield from (*driving.installing(draft, seat), *rest)
    elif kind is todo.Training:
        yield from rest
    elif kind is todo.ChoosingField:
        yield from (todo.ChoosingField(seat, fields_below_top(draft, seat), TOKEN), todo.TakingCube(seat, TOKEN))
    elif kind is todo.Drawing:
        yield todo.Drawing(seat, 1, LEVEL_BONUS)
    elif kind in RULES:
        with_rule: Any = kind
        yield with_rule(seat, LEVEL_BONUS)
    else:
        alone: Any = kind
        yield alone(seat)


def sites_at(draft: Edited, seat: Seat) -> tuple[Ref, ...]:
    """Free sites beside the scout, or any one that is free."""
    free, area = free_sites(draft), area_of(draft.layout, draft.players[seat].scout)
    return tuple(each.ref for each in draft.layout.sites if each.ref in free and area in each.neighbours) or (free[0],)


# Prices: what the rules ask for it here


def purposes(state: State, seat: Seat) -> Iterator[str]:
    """Yield what may have to be paid for: purpose and target."""
    for at, column in enumerate(state.layout.columns):
        if crew_of_column(state, at):
            yield f"column {column}"
    yield "move "
    if state.players[seat].stations:
        yield from (f"station {site}" for site in free_sites(state))
    space = state.layout.space_number.get(state.players[seat].scout)
    if space is not None and state.players[seat].labs and not state.labs[space]:
        yield "lab "
    for ref in (commanders.FORRESTER, commanders.ADIRA):
        if ref in state.commanders:
            yield f"commander {ref}"


def paying(state: State, seat: Seat, purpose: str) -> todo.Paying | None:
    """Return what is to be paid for this; nothing where it is free."""
    draft = Edited(state)
    draft.ask(TURN, seat)
    pay_for(draft, purpose)
    return draft.agenda[0] if isinstance(draft.agenda[0], todo.Paying) else None


def pay_for(draft: Edited, purpose: str) -> None:
    """Let the rules charge the seat whose turn begins, as they do when it decides for this."""
    seat, (kind, target), old = seat_to_play(draft), purpose.split(" "), draft.turn
    rest = (todo.Training(seat), todo.UseCell(seat))
    draft.turn = NO_TURN
    match kind:
        case "column":
            taking.take_column(draft, seat, target)
        case "move":
            draft.turn = on_cell(draft, old.cell, "move")
            row = draft.layout.cells[draft.turn.cell].row
            bill = charging.charge(draft, seat, row_bill(draft, seat, row), "move", draft.layout.rows[row].ref)
            draft.instead(*bill, todo.Driving(seat), *rest)
        case "station":
            draft.turn = on_cell(draft, old.cell, "move")
            draft.instead(todo.Building(seat, (target,)), *driving.installing(draft, seat), *rest)
            driving.build(draft, seat, target, free=False)
        case "lab":
            draft.turn = on_cell(draft, old.cell, "move")
            draft.instead(*driving.installing(draft, seat), *rest)
            driving.install(draft, seat, "", free=False)
        case _ if target == commanders.FORRESTER:
            draft.instead(todo.BuyingReputation(seat, commanders.FORRESTER_MOST))
            taking.order_reputation(draft, seat)
        case _:
            draft.turn = on_cell(draft, old.cell, "move")
            draft.instead(*rest)
            driving.train(draft, seat)


def purpose_of(pending: todo.Paying) -> str:
    return f"{pending.purpose} {'' if pending.purpose in ('move', 'lab') else pending.target}"


# Setting


def with_element(draft: Edited, name: str, member: str, value: Value) -> None:
    """Ask the same with another value of what belongs to it."""
    changed: Any = draft.agenda[0]
    new: Any = value
    match changed, name:
        case _, "cell":
            draft.turn = replace(draft.turn, cell=draft.layout.cell_number[new])
        case _, "used":
            used = {*draft.turn.used} - {member}
            draft.turn = replace(draft.turn, used=tuple(sorted(used | {member} if new else used)))
        case todo.Paying(), "purpose":
            turn = draft.turn
            draft.ask(TURN, changed.seat)
            draft.turn = turn
            pay_for(draft, new)
        case todo.Exchanging(), "take":
            instead(draft, replace(changed, take=colour_number(draft, new)))
        case todo.Exchanging(), "given":
            set_given(draft, changed, int(member), new)
        case todo.Emptying(), "column":
            column = draft.layout.columns.index(new)
            crew = tuple(sorted(crew_of_column(draft, column)))
            behind = tuple(each for each in draft.agenda[1:] if not isinstance(each, todo.Receive))
            receive = todo.Receive(changed.seat, column)
            draft.agenda = (replace(changed, column=column, crew=crew), receive, *behind)
        case todo.PayingFee(), "site":
            owner = draft.stations[draft.layout.site_number[new]]
            instead(draft, replace(changed, site=new, owner=owner))
        case todo.Installing(), "ways":
            instead(draft, replace(changed, ways=WAYS[new]))
        case todo.Removing(), "sector":
            instead(draft, replace(changed, sector=new, left=1))
        case todo.ConsortiumActing(), "part":
            objective = todo.ConsortiumActing(changed.seat, "objective")
            before = () if new == "objective" else (replace(changed, part=new),)
            draft.agenda = (*before, objective, todo.EndTurn(changed.seat))
        case _ if member:
            held = tuple(each for each in getattr(changed, name) if each != member)
            instead(draft, replace(changed, **{name: (*held, member) if new else held}))
        case _:
            instead(draft, replace(changed, **{name: new}))


def instead(draft: Edited, pending: todo.Pending) -> None:
    draft.agenda = (pending, *draft.agenda[1:])


def set_given(draft: Edited, exchanging: todo.Exchanging, at: int, colour: str) -> None:
    """One of the cubes given already; those behind it are given no more where it is not."""
    given = exchanging.given
    one = (colour_number(draft, colour), *given[at + 1 :]) if colour else ()
    instead(draft, replace(exchanging, given=(*given[:at], *one)))
