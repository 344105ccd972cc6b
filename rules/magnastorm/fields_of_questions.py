"""What belongs to a question in the middle of a turn of Magnastorm, as fields of the editor.

The id of a field is `its-` with the name in the agenda, and the member where that holds several: `its-left`,
`its-fields-green`.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.editing import Choice, Field, choice, number, switched
from rules.core.options import Value
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm.edited_questions import (
    OF_CELL,
    RULES,
    WAYS,
    free_sites,
    labs_of,
    paying,
    purpose_of,
    purposes,
    stations_of_others,
)
from rules.magnastorm.queries import colour_name, crew_of_column, fields_below_top
from rules.magnastorm.state import State
from rules.magnastorm.words import cell_in_short, of_commander, say_site

ONCE = (
    commanders.BEEPER,
    commanders.ADIRA,
    commanders.IDRIS,
    commanders.AZREA,
    commanders.KIM_KIN,
    commanders.SAYURI,
    commanders.KAYSIA,
)
"""Commanders that work once in a turn."""
MOST_DRAWN = 5


def fields_of_question(state: State) -> Iterator[Field]:
    """Yield what belongs to the question that is asked."""
    pending, layout = state.pending, state.layout
    match pending:
        case todo.Paying(seat=seat):
            now = purpose_of(pending)
            known = dict.fromkeys((now, *(each for each in purposes(state, seat) if paying(state, seat, each))))
            yield one_of("purpose", now, (Choice(each, what_for(each)) for each in known))
        case todo.Exchanging(take=take, given=given):
            yield one_of("take", colour_name(state, take), colours(state))
            for at in range(min(len(given) + 1, state.box.exchange - 1)):
                now = colour_name(state, given[at]) if at < len(given) else ""
                label = phrase("ms-edit-its-given", number=at + 1)
                none = Choice("", phrase("ms-edit-none"))
                yield choice(f"its-given-{at}", label, now, (none, *colours(state)), group="turn")
        case todo.Emptying(column=column):
            listed = (ref for at, ref in enumerate(layout.columns) if at == column or crew_of_column(state, at))
            columns = (Choice(ref, phrase("column", column=ref)) for ref in listed)
            yield one_of("column", layout.columns[column], columns)
        case todo.BuyingReputation(left=left):
            yield its("left", left, commanders.FORRESTER_MOST)
        case todo.PayingFee(seat=seat, site=site):
            yield one_of("site", site, sites(dict.fromkeys((site, *stations_of_others(state, seat)))))
        case todo.Building(sites=on_way):
            for each in sites(dict.fromkeys((*free_sites(state), *on_way))):
                label = phrase("ms-edit-its-sites", what=each.words)
                yield switched(f"its-sites-{each.value}", label, value=each.value in on_way, group="turn")
        case todo.Installing(ways=ways):
            now = next((name for name, known in WAYS.items() if set(known) == set(ways)), "further")
            yield one_of("ways", now, (Choice(each, phrase(f"ms-edit-its-ways-{each}")) for each in WAYS))
        case todo.ChoosingField(seat=seat, fields=open_to):
            for field in layout.fields:
                if field in open_to or field in fields_below_top(state, seat):
                    label = phrase("ms-edit-its-fields", what=phrase("field", field=field))
                    yield switched(f"its-fields-{field}", label, value=field in open_to, group="turn")
        case todo.Drawing(count=count):
            yield its("count", count, MOST_DRAWN)
        case todo.Removing(seat=seat, sector=sector, left=left):
            own = (each for each in layout.sectors if each == sector or labs_of(state, seat, each))
            yield one_of("sector", sector, (Choice(each, phrase("sector", sector=each)) for each in own))
            yield its("left", left, max(1, labs_of(state, seat, sector)))
        case todo.ConsortiumActing(part=part):
            parts = ("command", "step", "objective")
            yield one_of("part", part, (Choice(each, phrase(f"ms-edit-its-part-{each}")) for each in parts))
    yield from fields_of_cause(state)


def fields_of_cause(state: State) -> Iterator[Field]:
    """Yield what brings it, where the crew of the action stands, and who has done its work in this turn."""
    pending: Any = state.pending
    if type(pending) in RULES:
        rules = dict.fromkeys((pending.rule, *RULES[type(pending)]))
        yield one_of("rule", pending.rule, (Choice(each, cause(each)) for each in rules))
    if isinstance(pending, OF_CELL) or state.turn.cell >= 0:
        cell = state.layout.cells[state.turn.cell].ref
        cells = (Choice(each.ref, cell_in_short(each.ref)) for each in state.layout.cells)
        yield one_of("cell", cell, cells)
    if isinstance(pending, (*OF_CELL, todo.Paying)):
        for ref in ONCE:
            if ref in state.turn.used or holds(state, pending.seat, ref):
                label = phrase("ms-edit-its-used", commander=of_commander(ref))
                yield switched(f"its-used-{ref}", label, value=ref in state.turn.used, group="turn")


def holds(state: State, seat: Seat, ref: Ref) -> bool:
    return ref in state.commanders and state.controllers[state.commanders.index(ref)] == seat


def cause(rule: str) -> Phrase:
    """What brings it: a commander, or what the id of its rule is about."""
    commander = commanders.of_rule(rule)
    if commander:
        return phrase("commander", commander=of_commander(commander))
    return phrase("ms-edit-its-cause", rule=rule)


def what_for(purpose: str) -> Phrase:
    kind, target = purpose.split(" ")
    match kind:
        case "column":
            return phrase("column", column=target)
        case "station":
            return site_name(target)
        case "commander":
            return phrase("commander", commander=of_commander(target))
    return phrase(f"ms-edit-its-purpose-{kind}")


# The parts of fields


def its(name: str, value: int, most: int) -> Field:
    return number(f"its-{name}", phrase(f"ms-edit-its-{name}"), value, (1, most), group="turn")


def one_of(name: str, value: Value, choices: Iterable[Choice]) -> Field:
    return choice(f"its-{name}", phrase(f"ms-edit-its-{name}"), value, choices, group="turn")


def colours(state: State) -> Iterator[Choice]:
    return (Choice(each, phrase("cube", colour=each)) for each in state.colours)


def sites(refs: Iterable[Ref]) -> Iterator[Choice]:
    return (Choice(each, site_name(each)) for each in refs)


def site_name(ref: Ref) -> Phrase:
    said = say_site(ref, "site")
    assert isinstance(said, Phrase)
    return said
