"""What tables and forms would have no word for, for authors of a game: heads of columns, parts of records, choices."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.boxes.fields import Field
from rules.boxes.own import OwnBox
from rules.boxes.sheets import VALUE, Table, sheets_of
from rules.boxes.wording import OP, choice_ids, part_ids, table_id
from rules.core.contract import AnyGame
from rules.text.localise import Texts


def words_missing(texts: Texts, game: AnyGame, own: OwnBox) -> Iterator[str]:
    """List each id without a text; where one of several would do, all of them."""
    wanting = Wanting(texts, game)
    for sheet in sheets_of(game, own):
        for table in sheet.tables:
            yield from wanting.in_table(table)
        for cell in sheet.form:
            yield from wanting.inside(cell.path, cell.field, last_of(cell.path))


def last_of(path: str) -> str:
    return path.rpartition(".")[2]


@dataclass(frozen=True, slots=True)
class Wanting:
    texts: Texts
    game: AnyGame

    def in_table(self, table: Table) -> Iterator[str]:
        yield from self.lacking([table_id(self.game, table.path)])
        yield from self.lacking([table_id(self.game, table.path, ".row")])
        for at, column in enumerate(table.columns):
            if column == VALUE:
                yield from self.lacking([table_id(self.game, table.path, ".value")])
            else:
                yield from self.lacking(part_ids(self.game, table.path, last_of(column)))
            field = next((row.cells[at].field for row in table.rows if row.cells[at].field), None)
            yield from self.inside(table.path, field, last_of(column))

    def inside(self, path: str, field: Field | None, name: str, op: str = "") -> Iterator[str]:
        """What a value of this form would have no word for, down to its choices."""
        if field is None:
            return
        for choice in (*field.choices, *field.keys):
            if isinstance(choice, str) and choice:
                yield from self.lacking(choice_ids(self.game, choice, name))
        for part in field.parts:
            yield from self.lacking(part_ids(self.game, path, part.name, op))
            yield from self.inside(path, part.field, part.name, op)
        for tag, variant in field.variants:
            yield from self.lacking(choice_ids(self.game, tag, OP))
            yield from self.inside(path, variant, name, tag)
        for inner in (field.each, *field.places):
            yield from self.inside(path, inner, name, op)

    def lacking(self, ids: Iterable[str]) -> Iterator[str]:
        wanted = list(ids)
        if not any(map(self.texts.has, wanted)):
            yield " or ".join(wanted)
