"""What pays at this moment: lines of a gallery, ranks of popularity. The table shows it beside the pieces."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.excavation_earth.components import Box
from rules.excavation_earth.queries import Position


class LineOutlook(NamedTuple):
    """A column or a row of a gallery (EE-END-1)."""

    line: str
    """The colour of a column, the glyph of a row."""
    samples: int
    pays: int
    next_pays: int
    """With one more sample; the same when the line is full."""


def gallery_lines(box: Box, guards: Sequence[str]) -> list[LineOutlook]:
    """Columns from left to right, then rows from above."""
    columns = [line_outlook(line, kinds, guards, box.column_table) for line, kinds in box.types_of.items()]
    rows = zip(box.glyphs, box.rows, strict=True)
    return [*columns, *(line_outlook(line, kinds, guards, box.row_table) for line, kinds in rows)]


def line_outlook(line: str, kinds: Sequence[str], guards: Sequence[str], table: Sequence[int]) -> LineOutlook:
    samples = sum(kind in guards for kind in kinds)
    return LineOutlook(line, samples, table[samples], table[min(samples + 1, len(kinds))])


def rank_of(position: Position, colour: int) -> int:
    """Of a colour's popularity, from 1; tied colours share it (EE-ACT-SEL-5)."""
    own = position.popularity(colour)
    return 1 + sum(position.popularity(other) > own for other in range(len(position.box.colours)))
