"""Where everything of the score sheet stands: words of victory and podium on the felt, the rows on a board below."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from desktop.score.words import Headline, Row, RowKind
from desktop.style.fonts import Weight, height_of, metrics, width_of
from desktop.style.theme import SMALLEST_TEXT, Style

EDGE, SIDE, FOOT = 14.0, 22.0, 10.0
"""Between board and rows, from the board's edge to the words in them, and below the last row."""
TAG_PADDING = 14.0
LEAST_COLUMN, MOST_COLUMN = 118.0, 250.0
MOST_ROOMY = 1.45
"""Rows of a short sheet grow this much at most; below it felt shows."""

SIZES: dict[RowKind, float] = {"section": 15, "line": 16, "subtotal": 16, "total": 24, "tie": 16, "goal": 16}
FIGURES: dict[RowKind, float] = {"section": 15, "line": 18, "subtotal": 21, "total": 34, "tie": 18, "goal": 16}
NATURAL: dict[RowKind, float] = {"section": 28, "line": 35, "subtotal": 41, "total": 58, "tie": 44, "goal": 36}
WEIGHTS: dict[RowKind, Weight] = {
    "section": "bold",
    "line": "regular",
    "subtotal": "semibold",
    "total": "semibold",
    "tie": "regular",
    "goal": "regular",
}
LEAST_AIR = 3.0
TWO_LINES = 2.4
TITLE, TIGHT_TITLE, SMALLEST_TITLE, FIRST, SECOND = 46, 36, 22, 20, 17
PODIUM, LEAST_PODIUM = 176.0, 116.0


@dataclass(frozen=True, slots=True)
class SheetWords:
    """All that the sheet says."""

    headline: Headline
    title: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    """What stands below each name, in the final order."""
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class RowPlace:
    row: Row
    rect: QRectF
    words: QRectF
    tag: QRectF
    cells: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class SheetPlaces:
    headline: QRectF
    tag: QRectF
    """Where the rule behind the headline stands."""
    title_size: int
    podium: tuple[QRectF, ...]
    """One place to stand for each column, its foot on the upper edge of the board."""
    board: QRectF
    head: QRectF
    names: tuple[QRectF, ...]
    columns: tuple[QRectF, ...]
    rows: tuple[RowPlace, ...]

    @property
    def height(self) -> float:
        return self.board.bottom() + EDGE / 2


def line_height(size: float, weight: Weight = "regular") -> float:
    return metrics(size, weight).height()


class SheetMeasures:
    """What the sheet needs in a style: widths without height, heights for a width."""

    def __init__(self, words: SheetWords, style: Style, *, is_tight: bool = False) -> None:
        """`is_tight`: in a low window headings give way, since what they head is summed up below them."""
        shown = tuple(row for row in words.rows if not (is_tight and row.is_summed_up))
        self.words = replace(words, rows=shown)
        self.style = style
        self.is_tight = is_tight

    def tight(self) -> "SheetMeasures":
        return SheetMeasures(self.words, self.style, is_tight=True)

    def size(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    # Across

    @property
    def column(self) -> float:
        """The narrowest column that holds its name, its figures and what stands on the podium."""
        name, below, figure = self.size(18), self.size(15), self.size(34)
        widest = max(
            *(width_of(each, name, "bold") for each in self.words.names),
            *(width_of(each, below) for each in self.words.colours),
        )
        cells = max((self._cell_width(row) for row in self.words.rows), default=0.0)
        head = widest + self.badge * 2 + 28
        return max(self.style.px(LEAST_COLUMN), head, cells + 16, figure * 2.4)

    def _cell_width(self, row: Row) -> float:
        size = self.size(FIGURES[row.kind])
        notes = max((width_of(note, self.size(15)) + 10 for note in (*row.notes, *row.counts)), default=0.0)
        mark = size * 1.6 if row.kind == "goal" else 0.0
        return max((width_of(cell, size, "bold") for cell in row.cells), default=0.0) + 2 * notes + mark

    @property
    def badge(self) -> float:
        return self.size(26) * 0.5

    def label(self, wide: float) -> float:
        """The column of words: as wide as its widest row, unless the seats need the room."""
        room = wide - 2 * EDGE - self.column * len(self.words.names)
        wanted = max((self.row_width(row) for row in self.words.rows), default=0.0)
        return max(min(wanted, room), self.least_label)

    @property
    def least_label(self) -> float:
        """The least width of the labels; at a smaller one, words would break in the middle."""
        longest = max(
            (width_of(word, self.size(SIZES[row.kind]), WEIGHTS[row.kind]) + self.tag_width(row))
            for row in self.words.rows
            for word in row.words.split()
        )
        return longest + SIDE

    @property
    def least_width(self) -> float:
        return self.least_label + self.column * len(self.words.names) + 2 * EDGE

    def row_width(self, row: Row) -> float:
        words = width_of(row.words, self.size(SIZES[row.kind]), WEIGHTS[row.kind], serif=row.kind == "total")
        return words + self.tag_width(row) + SIDE + 6

    def tag_width(self, row: Row) -> float:
        return width_of(row.rule, self.size(SMALLEST_TEXT), "semibold") + TAG_PADDING + 12 if row.rule else 0.0

    # Down

    def least_row(self, row: Row, label: float) -> float:
        room = label - SIDE - self.tag_width(row)
        words = height_of(row.words, max(20.0, room), self.size(SIZES[row.kind]), WEIGHTS[row.kind])
        return max(words, line_height(self.size(FIGURES[row.kind]), "bold") * 0.94, self.tag_height(row)) + LEAST_AIR

    def tag_height(self, row: Row) -> float:
        return self.size(SMALLEST_TEXT) + 7.0 if row.rule else 0.0

    def natural_row(self, row: Row, label: float) -> float:
        return max(self.style.px(NATURAL[row.kind]), self.least_row(row, label))

    @property
    def head(self) -> float:
        names = line_height(self.size(18), "bold") + line_height(self.size(15)) + 6
        return max(names, line_height(self.size(22), "semibold")) + (2 if self.is_tight else 10)

    def title_size(self, wide: float) -> int:
        """Return the largest size at which the title fits on two lines."""
        for wanted in range(TIGHT_TITLE if self.is_tight else TITLE, SMALLEST_TITLE, -2):
            size = self.size(wanted)
            high = height_of(self.words.headline.title, wide, size, "semibold", serif=True)
            longest = max(width_of(word, size, "semibold", serif=True) for word in self.words.headline.title.split())
            if high <= TWO_LINES * line_height(size) and longest <= wide:
                return size
        return self.size(SMALLEST_TITLE)

    def headline(self, wide: float) -> float:
        headline, title = self.words.headline, self.title_size(wide)
        return (
            height_of(headline.title, wide, title, "semibold", serif=True)
            + height_of(headline.first, wide, self.size(FIRST), "semibold")
            + (height_of(headline.second, wide, self.size(SECOND)) if headline.second else 0)
            + self.headline_tag
            + 14
        )

    @property
    def headline_tag(self) -> float:
        """Room for the rule below the last words."""
        return self.size(SMALLEST_TEXT) + 14.0 if self.words.headline.rule else 0.0

    def needed(self, wide: float) -> float:
        """The least height at this width."""
        label = self.label(wide)
        rows = sum(self.least_row(row, label) for row in self.words.rows)
        return self.top(wide, roomy=False) + self.head + rows + FOOT + EDGE / 2

    def top(self, wide: float, *, roomy: bool) -> float:
        """What stands on the felt above the board."""
        podium = self.style.px(PODIUM if roomy else LEAST_PODIUM)
        return max(podium, self.headline(self.headline_width(wide)) + 10)

    def headline_width(self, wide: float) -> float:
        first_column = wide - EDGE - self.column_width(wide) * len(self.words.names)
        return max(120.0, first_column - SIDE)

    def column_width(self, wide: float) -> float:
        room = (wide - 2 * EDGE - self.label(wide)) / len(self.words.names)
        return max(self.column, min(room, max(self.column, self.style.px(MOST_COLUMN))))


def sheet_places(measures: SheetMeasures, wide: float, high: float) -> SheetPlaces:
    """Everything in a widget of this size; lower than `needed` it is laid out as if it were as high."""
    if high < measures.needed(wide) and not measures.is_tight:
        measures = measures.tight()
    column, seats = measures.column_width(wide), len(measures.words.names)
    left = wide - EDGE - column * seats
    label = left - EDGE
    spare = high - measures.needed(wide)
    top = measures.top(wide, roomy=spare > measures.style.px(PODIUM - LEAST_PODIUM))
    heights = row_heights(measures, label, high - top - measures.head - FOOT - EDGE / 2)
    board = QRectF(EDGE / 2, top, wide - EDGE, measures.head + sum(heights) + FOOT)
    columns = tuple(QRectF(left + column * seat, top, column, board.height()) for seat in range(seats))
    standing = tuple(QRectF(each.x(), 4, column, top - 2) for each in columns)
    head = QRectF(board.x(), top + 4, board.width(), measures.head)
    headline = QRectF(EDGE / 2 + 10, 4, measures.headline_width(wide), top - 8)
    return SheetPlaces(
        headline=headline,
        tag=_headline_tag(measures, headline),
        title_size=measures.title_size(headline.width()),
        podium=standing,
        board=board,
        head=head,
        names=tuple(QRectF(each.x(), head.y(), column, head.height()) for each in columns),
        columns=columns,
        rows=tuple(_row_places(measures, QRectF(EDGE, head.bottom(), left - EDGE, 0), columns, heights)),
    )


def headline_parts(headline: Headline, title_size: int, style: Style) -> tuple[tuple[str, int, Weight, bool], ...]:
    """What it says, each with its size, its weight, and whether it is set in the serif."""
    parts: tuple[tuple[str, int, Weight, bool], ...] = (
        (headline.title, title_size, "semibold", True),
        (headline.first, style.text_size(FIRST), "semibold", False),
        (headline.second, style.text_size(SECOND), "regular", False),
    )
    return tuple(part for part in parts if part[0])


def headline_heights(headline: Headline, title_size: int, style: Style, wide: float) -> list[float]:
    parts = headline_parts(headline, title_size, style)
    return [height_of(words, wide, size, weight, serif=serif) for words, size, weight, serif in parts]


def headline_top(measures: SheetMeasures, place: QRectF, heights: Sequence[float]) -> float:
    """Return the top of the headline, so that it stands in the middle of its place, with the rule below it."""
    return place.y() + max(0.0, (place.height() - sum(heights) - measures.headline_tag) / 2)


def _headline_tag(measures: SheetMeasures, place: QRectF) -> QRectF:
    headline, style = measures.words.headline, measures.style
    if not headline.rule:
        return QRectF()
    heights = headline_heights(headline, measures.title_size(place.width()), style, place.width())
    size = measures.size(SMALLEST_TEXT)
    y = headline_top(measures, place, heights) + sum(heights) + 6
    return QRectF(place.x(), y, width_of(headline.rule, size, "semibold") + TAG_PADDING, size + 8)


def row_heights(measures: SheetMeasures, label: float, room: float) -> list[float]:
    """Return the heights of the rows: between the least and somewhat more than drawn, in the same proportion."""
    least = [measures.least_row(row, label) for row in measures.words.rows]
    natural = [measures.natural_row(row, label) for row in measures.words.rows]
    if room >= sum(natural):
        share = min(MOST_ROOMY, room / sum(natural))
        return [each * share for each in natural]
    spread = sum(natural) - sum(least)
    share = max(0.0, (room - sum(least)) / spread) if spread else 0.0
    return [low + (high - low) * share for low, high in zip(least, natural, strict=True)]


def _row_places(
    measures: SheetMeasures, label: QRectF, columns: Sequence[QRectF], heights: Sequence[float]
) -> list[RowPlace]:
    places, y = [], label.y()
    for row, high in zip(measures.words.rows, heights, strict=True):
        tag_wide, tag_high = measures.tag_width(row), measures.tag_height(row)
        right = label.right() - 6
        tag = QRectF(right - tag_wide + 6, y + (high - tag_high) / 2, max(0.0, tag_wide - 10), tag_high)
        words = QRectF(label.x() + SIDE - EDGE / 2, y, label.width() - SIDE + EDGE / 2 - tag_wide, high)
        cells = tuple(QRectF(each.x(), y, each.width(), high) for each in columns)
        whole = QRectF(label.x(), y, columns[-1].right() - label.x(), high)
        places.append(RowPlace(row, whole, words, tag, cells))
        y += high
    return places
