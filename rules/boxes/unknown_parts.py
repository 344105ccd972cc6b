"""Parts that an owner gave and the game does not read: a name mistyped, or from elsewhere. They change nothing."""

from collections.abc import Iterator

from rules.boxes.fields import Field, below, field_at, field_of
from rules.boxes.findings import Cure, Finding
from rules.boxes.own import MISSING, OwnBox
from rules.core.contract import AnyGame
from rules.core.correcting import plain_path
from rules.core.types import Json, phrase


def unknown_parts(game: AnyGame, own: OwnBox) -> Iterator[Finding]:
    """One for each correction with such a part; what is published and only shown is none."""
    root = field_of(game.edition_type)
    for each in own.corrections:
        path = plain_path(each.path)
        if each.takes_away or own.is_taken(path):
            continue
        field = field_at(root, path)
        if field is not None:
            name = next(unknown_in(field, each.value), "")
        else:
            name = path.rpartition(".")[2] if own.published_value(path) is MISSING else ""
        if name:
            cure = Cure(phrase("box-cure-back"), back=(each.path,))
            yield Finding(phrase("box-unknown-part", name=name), each.path, cures=(cure,))


def unknown_in(field: Field, value: Json) -> Iterator[str]:
    """The names in a value that no record there has."""
    record = field.variant(value) if field.kind == "variant" else field
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inside in steps:
        lower = below(record, str(step)) if record is not None else None
        if lower is not None:
            yield from unknown_in(lower, inside)
        elif record is not None and record.kind == "record":
            yield str(step)
