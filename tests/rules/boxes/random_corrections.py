"""Random corrections of an edition: of the right kind and of wrong kinds, rows added and taken away."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.boxes.blame import kind_of
from rules.boxes.checking import Checked, check, cured
from rules.boxes.fields import Field, below, field_of
from rules.boxes.findings import without_correction
from rules.boxes.own import MISSING, OwnBox
from rules.boxes.trials import tables, tried
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.correcting import Correction, children, form_of, is_datum
from rules.core.edition import Edition, bare, read_edition
from rules.core.memo import memo_of_last
from rules.core.types import Json, Phrase

FOREIGN: tuple[Json, ...] = (None, True, -3, 10**12, 2.5, "", "x" * 300, [], {}, [[[]]], {"op": "fly"}, "\u202e", ["a"])
WRONG, SMALL = 0.15, 0.5


@dataclass(frozen=True, slots=True)
class Place:
    """Where something can be corrected, and what may stand there."""

    path: str
    value: Json
    field: Field | None


@dataclass(frozen=True, slots=True)
class Outcome:
    own: OwnBox
    checked: Checked
    wrong: Phrase | None = None
    """What went wrong in a game with it."""
    broken: tuple[str, ...] = ()
    """What findings promise and do not keep."""


@memo_of_last
def places(edition: Edition, root: Field) -> tuple[list[Place], list[Place]]:
    """Data, and rows that can be taken away."""
    data: list[Place] = []
    rows: list[Place] = []

    def walk(node: Json, path: str, field: Field | None) -> None:
        if is_datum(node):
            data.append(Place(path, node["value"], field))
            return
        for step, child, lower in children(node, path):
            if path and is_table(node):
                rows.append(Place(lower, bare(child), below(field, str(step)) if field is not None else None))
            walk(child, lower, below(field, str(step)) if field is not None else None)

    walk(edition.tree, "", root)
    return data, rows


def is_table(node: Json) -> bool:
    """Rows of one form stand there."""
    nodes = [each for _, each, _ in children(node, "")]
    return len({form_of(each) for each in nodes}) == 1 and (isinstance(node, list) or isinstance(nodes[0], dict))


def corrections(edition: Edition, root: Field, seed: int) -> tuple[Correction, ...]:
    chance = Random(seed)
    data, rows = places(edition, root)
    found = []
    for number in range(chance.choice((1, 1, 1, 2, 5))):
        kind = chance.random()
        if kind < 0.75:
            place = chance.choice(data)
            found.append(Correction(place.path, another(place, chance)))
        else:
            place = chance.choice(rows)
            within, _, last = place.path.rpartition(".")
            if kind < 0.87:
                found.append(Correction(f"{within}.-{last}", None))
            else:
                key = str(number + 50) if last.isdecimal() else f"X{number}"
                found.append(Correction(f"{within}.+{key}", place.value))
    return tuple(found)


def another(place: Place, chance: Random) -> Json:
    if chance.random() < WRONG or place.field is None:
        return chance.choice(FOREIGN)
    return varied(place.value, place.field, chance)


def varied(value: Json, field: Field, chance: Random) -> Json:
    """Another value of the same kind, as a rule near the one that is there."""
    if field.is_optional and chance.random() < 0.1:
        return None
    match field.kind:
        case "number" | "measure":
            near = value + chance.choice((-2, -1, 1, 2)) if isinstance(value, (int, float)) else 1
            return near if chance.random() < SMALL else chance.randrange(30)
        case "flag":
            return not value
        case "choice":
            return chance.choice(field.choices)
        case "word":
            return value
        case "list" | "table":
            return varied_many(value, field, chance)
        case _:
            return varied_record(value, field, chance)


def varied_many(value: Any, field: Field, chance: Random) -> Json:
    if not value or not isinstance(value, (list, dict)):
        return value
    if isinstance(value, dict):
        key = chance.choice(list(value))
        lower = below(field, str(key))
        return {**value, key: varied(value[key], lower, chance)} if lower is not None else value
    at = chance.randrange(len(value))
    lower = below(field, str(at))
    if lower is None or chance.random() < 0.3:
        return chance.choice(([*value, value[at]], [*value[:at], *value[at + 1 :]], chance.sample(value, len(value))))
    return [*value[:at], varied(value[at], lower, chance), *value[at + 1 :]]


def varied_record(value: Any, field: Field, chance: Random) -> Json:
    record = field.variant(value) if field.kind == "variant" else field
    if record is None or not isinstance(value, dict):
        return value
    part = chance.choice([each for each in record.parts if each.name != field.tag])
    return {**value, part.name: varied(value.get(part.name, part.default), part.field, chance)}


# Edits of an owner


def edited(own: OwnBox, root: Field, seed: int) -> OwnBox:
    """Some edits one after the other: values, rows that come and go, values inside added rows, things taken back."""
    chance = Random(seed)
    data, rows = places(own.published, root)
    for _ in range(chance.choice((1, 1, 2, 4, 8))):
        own = edited_once(own, data, rows, chance)
    return own


def edited_once(own: OwnBox, data: Sequence[Place], rows: Sequence[Place], chance: Random) -> OwnBox:
    added = [each for each in own.corrections if each.adds]
    kind = chance.random()
    if added and kind < 0.3:
        inside = inside_of(chance.choice(added), rows, chance)
        return own if inside is None else own.with_value(inside.path, another(inside, chance))
    if own.corrections and kind < 0.4:
        return without_correction(own, chance.choice(own.corrections).path.replace(".-", "."))
    if kind < 0.75:
        place = chance.choice(data)
        return own.with_value(place.path, another(place, chance))
    row = chance.choice(rows)
    table, _, last = row.path.rpartition(".")
    if kind < 0.85:
        return own.without_row(row.path)
    return own.with_row(table, row.value, "" if last.isdecimal() else f"X{len(own.corrections)}")


def inside_of(added: Correction, rows: Sequence[Place], chance: Random) -> Place | None:
    """Somewhere in a row that was added, as far as it has the form of those beside it."""
    beside = next((each for each in rows if each.path.rpartition(".")[0] == added.within), None)
    if beside is None or beside.field is None:
        return None
    place = Place(added.path, added.value, beside.field)
    while isinstance(place.value, (dict, list)) and place.value and chance.random() < 0.7:
        steps = list(place.value) if isinstance(place.value, dict) else range(len(place.value))
        named = [each for each in steps if "." not in str(each)]  # else it is part of a path
        if not named:
            break
        step = chance.choice(named)
        lower = below(place.field, str(step)) if place.field is not None else None
        place = Place(f"{place.path}.{step}", place.value[step], lower)
    return place


# What becomes of them


def outcomes(game: AnyGame, count: int, seed: int = 0) -> Iterator[Outcome]:
    """What becomes of so many edits: refused with findings, or a game is played to its end."""
    edition = read_edition(resources.assets() / game.id / "edition", game.id)
    root, ways = field_of(game.edition_type), tables(game)
    for number in range(seed, seed + count):
        own = edited(OwnBox(edition), root, number)
        checked = check(game, own)
        broken = tuple(broken_promises(game, own, checked))
        wrong = None
        if not checked.errors:
            wrong = tried(game, game.box(own.edition), ways[number % len(ways)], number).wrong
        yield Outcome(own, checked, wrong, broken)


def broken_promises(game: AnyGame, own: OwnBox, checked: Checked) -> Iterator[str]:
    """Findings lead somewhere, and after a cure its finding is gone."""
    for finding in (*checked.errors, *checked.remarks):
        for path in (finding.path, *finding.others):
            if own.value(path) is MISSING:
                yield f"{finding.said.id} leads nowhere: {path}"
        for cure in finding.cures:
            after = check(game, cured(own, cure))
            if kind_of(finding) in map(kind_of, (*after.errors, *after.remarks)):
                yield f"{finding.said.id} at {finding.path} is still there after {cure}"
