"""The words of a game's data: parts, tables, rows, columns, choices and values, in the language in use."""

from typing import Any

from desktop.program import Program
from rules.boxes.fields import Field
from rules.boxes.own import MISSING
from rules.boxes.sheets import Row, Table
from rules.boxes.typed import NO, YES, line_of
from rules.core.contract import AnyGame
from rules.core.types import Json, Phrase, phrase
from rules.reference.values import Spelled, generic_path, name_of, spelled, word

PARTED = (" : ", ": ")
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

    def if_there(self, id: str) -> str:
        return self.texts.say_if_there(phrase(id)) or ""

    # What is there

    def part(self, part: str) -> str:
        return self.if_there(f"edition-part-{part}") or part

    def table(self, path: str) -> str:
        """The name of a table; that of its part where it is the only one."""
        steps = [step for step in path.split(".") if step != "*"]
        return self.if_there(f"box-table-{'-'.join(steps)}") or self.part(steps[0])

    def group(self, table: Table, row: Row) -> str:
        """The row above, to which a table belongs."""
        generic = "-".join(step for step in table.path.split(".") if step != "*")
        found = self.if_there(f"box-group-{generic}-{row.group}") or self.word(row.group)
        return found[:1].upper() + found[1:]

    def name(self, path: str) -> str:
        """What a datum, or a row, is."""
        bare = plain_path(path)
        texts, generic = self.texts, generic_path(bare)[0]
        return name_of(texts, bare) if texts.has(f"datum-{generic}") else bare

    def row(self, row: Row) -> str:
        """What a row is, without what one of its data is."""
        names = [self.name(cell.path) for cell in row.cells]
        named = [name for name, cell in zip(names, row.cells, strict=True) if name != plain_path(cell.path)]
        if len(row.cells) == 1 and named:
            return named[0]
        for name in named:
            for between in PARTED:
                if between in name:
                    return name.partition(between)[0]
        return self.word(row.name)

    def column(self, table: Table, at: int) -> str:
        """The head of a column."""
        name = table.columns[at].rpartition(".")[2]
        if not name:
            return self.say("box-value")
        own = self.if_there(f"{self.prefix}-column-{name}")
        if own:
            return own
        for row in table.rows:
            said = self.name(row.cells[at].path)
            for between in PARTED:
                if between in said:
                    found = said.partition(between)[2]
                    return found[:1].upper() + found[1:]
        return self.part_name(name)

    def part_name(self, name: str) -> str:
        """The part of a record."""
        found = self.if_there(f"{self.prefix}-column-{name}") or word(self.texts, name)
        return found[:1].upper() + found[1:]

    @property
    def prefix(self) -> str:
        """What begins the ids of the game's own texts."""
        return "".join(each[0] for each in self.game.id.split("_"))

    # Values

    def word(self, name: str) -> str:
        """The word of a choice, a name, a figure."""
        if name in (YES, NO):
            return self.say("datum-yes" if name == YES else "datum-no")
        if not name:
            return NOTHING
        if self.program.settings.language == "fr" and is_figure(name):
            return name.replace(".", ",")
        return word(self.texts, name)

    def line(self, field: Field, value: Json) -> str:
        """A value as it is typed."""
        return "" if value is MISSING else line_of(field, value, self.word)

    def shown(self, path: str, field: Field | None, value: Json, *, is_whole: bool) -> Spelled:
        """A value as it is read."""
        if value is MISSING or value is None or value == "":
            return Spelled(NOTHING)
        if not is_whole and field is not None:
            return Spelled(self.line(field, value) or NOTHING)
        return spelled(self.texts, plain_path(path), value)

    def source(self, source: str) -> str:
        return self.say(f"edition-{source}")


def is_figure(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdecimal()


def plain_path(path: str) -> str:
    """The path without the signs of what was added."""
    return ".".join(step.removeprefix("+") if len(step) > 1 else step for step in path.split("."))
