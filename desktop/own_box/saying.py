"""The words of a game's data: parts, tables, rows, columns, choices and values, in the language in use."""

from functools import cached_property
from typing import Any

from desktop.program import Program
from rules.boxes.fields import Field
from rules.boxes.own import MISSING, OwnBox
from rules.boxes.sheets import Row, Table
from rules.boxes.typed import MINUS, NO, YES, is_line, line_of
from rules.boxes.wording import OP, choice_name, column_head, part_name, place_name, rows_head, table_name
from rules.core.contract import AnyGame
from rules.core.correcting import ADDED, plain_path
from rules.core.types import Json, Phrase, phrase
from rules.reference.values import INNER, Spelled, generic_path, has_sentence, spelled
from rules.reference.values import plain as plain_value

PARTED = ": "
"""What stands between the name of a row and that of its datum in our own texts."""
NOTHING = "–"


class BoxWords:
    def __init__(self, program: Program, game: AnyGame) -> None:
        self.program, self.game = program, game

    @property
    def texts(self) -> Any:
        return self.program.texts(self.game)

    def say(self, id: str, /, **said: object) -> str:
        return str(self.texts.say(phrase(id, **said)))

    def phrase(self, said: Phrase) -> str:
        """A sentence, with the place it speaks of by its name."""
        args = tuple((key, self.name(value) if key == "path" else value) for key, value in said.args)
        return str(self.texts.say(Phrase(said.id, args)))

    def if_there(self, id: str, /, **said: object) -> str:
        return self.texts.say_if_there(phrase(id, **said)) or ""

    # What is there

    def part(self, part: str) -> str:
        return self.if_there(f"edition-part-{part}") or part

    def table(self, path: str) -> str:
        return table_name(self.texts, self.game, path)

    def rows_head(self, path: str) -> str:
        """What stands above the names of the rows of a table."""
        return rows_head(self.texts, self.game, path)

    def group(self, row: Row) -> str:
        """The row above, to which a table belongs."""
        generic, numbers = generic_path(plain_path(row.path.rpartition(".")[0]))
        index = numbers[-1] if numbers else 0
        found = self.if_there(f"box-group-{generic}", ref=row.group, index=index, number=index + 1)
        found = found or self.word(row.group)
        return found[:1].upper() + found[1:]

    def name(self, path: str) -> str:
        """What a datum, or a row, is."""
        return place_name(self.texts, self.game, self._published, path)

    @cached_property
    def _published(self) -> OwnBox:
        """Kept: what is where in all the data is looked up once, and not for each name."""
        return OwnBox(self.program.library.edition(self.game))

    def rows(self, table: Table) -> list[str]:
        """What the rows of a table are, without what one of their data is; each something else than the others."""
        found = [self._said_of(table, row, "row") for row in table.rows]
        if all(found):
            return found
        halves = [self._halves(row) for row in table.rows]
        for side in (0, 1):
            said = [each[side] for each in halves]
            if len({(row.group, words) for row, words in zip(table.rows, said, strict=True)}) == len(said):
                return said
        return [self.name(row.cells[0].path) if row.cells else self.word(row.name) for row in table.rows]

    def about(self, table: Table, row: Row) -> str:
        """What a row does, where that stands in the rules and not in its data."""
        return self._said_of(table, row, "about")

    def _said_of(self, table: Table, row: Row, what: str) -> str:
        generic = "-".join(step for step in table.path.split(".") if step != "*")
        number = row.path.rpartition(".")[2].removeprefix(ADDED)
        index = int(number) if number.isdecimal() else 0
        own = {generic.rpartition("-")[2].removesuffix("s"): row.name}
        return self.if_there(f"box-{what}-{generic}", ref=row.name, index=index, number=index + 1, **own)

    def _halves(self, row: Row) -> tuple[str, str]:
        """The name of a datum of the row before and after its colon; the whole of it where it has none."""
        named = [name for cell in row.cells if (name := self.name(cell.path)) != plain_path(cell.path)]
        parted = next((each for each in named if PARTED in each), None)
        if parted is not None:
            before, _, after = parted.partition(PARTED)
            return before.rstrip(), after[:1].upper() + after[1:]
        if len(row.cells) == 1 and named:
            return named[0], named[0]
        return self.word(row.name), self.word(row.name)

    def column(self, table: Table, at: int) -> str:
        """The head of a column."""
        return column_head(self.texts, self.game, table.path, table.columns[at])

    def part_name(self, name: str, path: str = "", op: str = "") -> str:
        """The part of a record at a path, or of an effect."""
        return part_name(self.texts, self.game, plain_path(path), name, op)

    # Values

    def word(self, name: str, part: str = "") -> str:
        """The word of a choice, a name, a figure, as it is called in a part of a record."""
        if name in (YES, NO):
            return self.say("datum-yes" if name == YES else "datum-no")
        if is_figure(name):
            figure = name.replace("-", MINUS)
            return figure.replace(".", ",") if self.program.settings.language == "fr" else figure
        return choice_name(self.texts, self.game, name, part)

    def op(self, name: str) -> str:
        """The word of an effect."""
        return self.choice(name, OP)

    def choice(self, name: str, part: str) -> str:
        """The word of what is chosen for a part of a record."""
        return choice_name(self.texts, self.game, name, part)

    def line(self, field: Field, value: Json) -> str:
        """A value as it is typed."""
        return "" if value is MISSING else line_of(field, value, self.word)

    def shown(self, path: str, field: Field | None, value: Json, *, is_whole: bool) -> Spelled:
        """A value as it is read."""
        if value is MISSING or value is None or value == "":
            return Spelled(NOTHING)
        if not is_whole and field is not None:
            return Spelled(self.line(field, value) or NOTHING)
        if isinstance(value, (int, float)) and not has_sentence(
            self.texts, f"datum-{generic_path(plain_path(path))[0]}"
        ):
            return Spelled(self.word(f"{value:g}") if not isinstance(value, bool) else self.word(YES if value else NO))
        own = self._effects(path, field, value)
        return Spelled(own) if own else spelled(self.texts, plain_path(path), value)

    def _effects(self, path: str, field: Field | None, value: Json) -> str:
        """Effects, each by what it does; empty for what is none, or has a sentence of its own."""
        generic = generic_path(plain_path(path))[0]
        if field is None or not value or has_sentence(self.texts, f"datum-{generic}"):
            return ""
        if field.kind == "variant":
            return self._effect(path, field, value)
        if field.kind == "list" and field.each is not None and field.each.kind == "variant":
            return "\n".join(self._effect(path, field.each, each) for each in value)
        return ""

    def _effect(self, path: str, field: Field, value: Json) -> str:
        record = field.variant(value)
        if record is None:
            return str(value)
        op, parts = str(value[field.tag]), []
        for name, each in value.items():
            part = record.part(name)
            if name == field.tag or part is None:
                continue
            said = self.part_name(name, path, op)
            said = said[:1].lower() + said[1:]
            if part.field.kind == "flag":
                parts += [said] if each else []
            else:
                inner = self._effects(path, part.field, each) if isinstance(each, (list, dict)) else ""
                parts.append(self.say("datum-field", name=said, value=inner or self._part(part.field, each)))
        done = self.op(op)
        return self.say("box-effect", op=done, parts=INNER.join(parts)) if parts else done

    def _part(self, field: Field, value: Json) -> str:
        if is_line(field):
            return self.line(field, value)
        return str(plain_value(self.texts, value))

    def source(self, source: str) -> str:
        return self.say(f"edition-{source}")


def is_figure(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdecimal()
