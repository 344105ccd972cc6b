"""The box below the table: all that can still be put there, counted, under its headings."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QRectF

from desktop.board.describing import BOARD, LINE, ground, has_room, printed
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Picture, Sprite, place_of
from desktop.editor.hand import BOX, GROUP
from desktop.editor.table import EditedTable
from desktop.games.loading import part_of
from desktop.style.fonts import width_of
from desktop.style.theme import SMALLEST_TEXT, Style
from rules.core.editing import Spare
from rules.core.types import Phrase, phrase

PIECE, NARROWEST = 50.0, 34.0
EDGE, GAP = 12.0, 14.0
NAMED_FROM = 0.72
"""In smaller windows spares bear no names: one points at them."""
LARGEST_TEXT = 1.4
MANY = 8
"""Of a heading with more spares than this, those that are used up are left out."""
EMPTY = 0.32
CHIP, CHIP_GAP = 14.0, 5.0
"""Room around a heading that can be opened, and between two."""
FITS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65)
"""To these parts of their size spares shrink before only one heading is open."""
SpareLook = Callable[[object, Spare, int, Look], Picture]


@dataclass(frozen=True, slots=True)
class Measures:
    """How large the box and what lies in it are."""

    unit: float
    piece: float
    head: float
    name: float
    count: float

    @property
    def high(self) -> float:
        return self.head + self.piece + self.name + 2 * EDGE + 6

    @property
    def cell(self) -> float:
        return self.piece + self.count * 1.5 + 6

    def scaled(self, by: float) -> "Measures":
        """Smaller pieces and figures, under headings of the same size."""
        return replace(self, piece=self.piece * by, count=max(float(SMALLEST_TEXT), self.count * by))


def measures(style: Style) -> Measures:
    small = style.unit < NAMED_FROM
    return Measures(
        style.unit,
        max(NARROWEST, PIECE * style.unit),
        size_of(style, 14) * 1.45,
        0.0 if small else size_of(style, 13) * 1.4,
        size_of(style, 18),
    )


def size_of(style: Style, wanted: float) -> int:
    """Words in the box grow with the text scale, as far as there is room for them."""
    return replace(style, text_scale=min(style.text_scale, LARGEST_TEXT)).text_size(wanted)


def box_height(look: Look) -> float:
    return measures(look.style).high


def fitting_size(headings: Sequence[str], room: float, largest: int) -> int:
    """Find the largest letters in which all headings stand in one line; the smallest at worst."""
    for size in range(largest, SMALLEST_TEXT, -1):
        if sum(chip_width(each, size) for each in headings) <= room:
            return size
    return SMALLEST_TEXT


def chip_width(heading: str, size: int) -> float:
    """Say how much of the line a heading takes."""
    return width_of(heading, size, "semibold") + CHIP + CHIP_GAP


def window(widths: Sequence[float], open: int, room: float, sign: float) -> tuple[int, int]:
    """Find the first and the last of the headings that stand in so much room, signs at the ends where some do not."""
    if sum(widths) <= room:
        return 0, len(widths)
    first, last, used = open, open + 1, widths[open] + 2 * sign
    while last < len(widths) and used + widths[last] <= room:
        used, last = used + widths[last], last + 1
    while first and used + widths[first - 1] <= room:
        used, first = used + widths[first - 1], first - 1
    return first, last


def plain(view: object, spare: Spare, turned: int, look: Look) -> Picture:
    """Show a spare of a game that says nothing of its looks as a plain disc."""
    return Picture("state-numeral", (turned + 1,), 0.3, is_round=True)


class Box:
    """Which of its headings is open, where not all spares have room side by side, and which page of it."""

    def __init__(self, table: EditedTable) -> None:
        self.table = table
        self.picture: SpareLook = part_of(table.game.id, "editing", "spare_picture") or plain
        self.ratio: Callable[[Spare], float] = part_of(table.game.id, "editing", "spare_ratio") or (lambda spare: 1.0)
        self.turns: dict[str, int] = {}
        """How many steps the spares are turned: that of the hand."""
        self.open, self.page = 0, 0

    def open_group(self, number: int) -> None:
        """Open a heading; the open one shows its next page."""
        self.open, self.page = number, self.page + 1 if number == self.open else 0

    def sprites(self, rect: QRectF, look: Look) -> list[Sprite]:
        return list(self._sprites(rect.adjusted(6, 2, -6, -6), look))

    def _sprites(self, rect: QRectF, look: Look) -> Iterator[Sprite]:
        sizes, style = measures(look.style), look.style
        yield ground("box-board", BOARD, rect)
        yield Sprite(BOX, Picture(NOTHING), place_of(rect), Layer.BOARD, phrase("editor-box"), depth=0.5)
        title = look.say(phrase("editor-box"))
        wide = width_of(title, size_of(style, 19), "semibold", serif=True) + 2 * EDGE
        head = QRectF(rect.x() + EDGE, rect.y() + EDGE - 4, wide, size_of(style, 19) * 1.4)
        yield printed("box", head, title, size_of(style, 19), weight="semibold", serif=True)
        room = QRectF(rect.x() + wide + EDGE, rect.y() + EDGE, rect.width() - wide - 2 * EDGE, rect.height() - 2 * EDGE)
        groups = self.groups()
        cells = sum(len(spares) for _, spares in groups)
        each = (room.width() - (len(groups) - 1) * GAP) / max(1, cells)
        fitting = next((small for small in map(sizes.scaled, FITS) if small.cell <= each), None)
        if fitting is not None:
            yield from self._side_by_side(groups, room, fitting, look)
        else:
            yield from self._one_open(groups, room, sizes, look)

    def groups(self) -> list[tuple[Phrase, list[Spare]]]:
        spares = self.table.editing.spares(self.table.state)
        found = [(group, list(each)) for group, each in groupby(spares, key=lambda spare: spare.group)]
        return [
            (group, each if len(each) <= MANY else [spare for spare in each if spare.count]) for group, each in found
        ]

    def _side_by_side(
        self, groups: Sequence[tuple[Phrase, list[Spare]]], room: QRectF, sizes: Measures, look: Look
    ) -> Iterator[Sprite]:
        """All headings, each over its spares."""
        x = room.x()
        for at, (group, spares) in enumerate(groups):
            wide = len(spares) * sizes.cell
            if at:
                line = QRectF(x - GAP / 2, room.y(), 1, room.height())
                yield ground(f"box-line-{at}", LINE, line, layer=Layer.PRINT, bleed=0)
            head = QRectF(x, room.y(), wide, sizes.head)
            said = look.say(group)
            if has_room(said, head, "semibold"):
                yield printed(f"box-head-{at}", head, said, size_of(look.style, 14), "quiet", "semibold")
            yield from self._row(spares, QRectF(x, head.bottom(), wide, room.bottom() - head.bottom()), sizes, look)
            x += wide + GAP

    def _one_open(
        self, groups: Sequence[tuple[Phrase, list[Spare]]], room: QRectF, sizes: Measures, look: Look
    ) -> Iterator[Sprite]:
        """The headings in a line, of which one is open; a click opens another."""
        self.open = min(self.open, len(groups) - 1)
        spares = groups[self.open][1]
        fit = max(1, int(room.width() // sizes.cell))
        pages = max(1, -(-len(spares) // fit))
        self.page %= pages
        yield from self._headings(groups, pages, room, sizes, look)
        shown = spares[self.page * fit : (self.page + 1) * fit]
        below = QRectF(room.x(), room.y() + sizes.head, room.width(), room.height() - sizes.head)
        yield from self._row(shown, below, sizes, look)

    def _headings(
        self,
        groups: Sequence[tuple[Phrase, list[Spare]]],
        pages: int,
        room: QRectF,
        sizes: Measures,
        look: Look,
    ) -> Iterator[Sprite]:
        """Show those that have room in one line, the open one among them; signs at the ends lead to the others."""
        said = [self._heading(at, group, each, pages, look) for at, (group, each) in enumerate(groups)]
        size = fitting_size(said, room.width(), size_of(look.style, 14))
        first, last = window([chip_width(each, size) for each in said], self.open, room.width(), chip_width(">", size))
        x = room.x()
        for at in range(max(0, first - 1), min(len(groups), last + 1)):
            heading = "<" if at < first else ">" if at >= last else said[at]
            is_open = at == self.open
            chip = QRectF(x, room.y() - 3, chip_width(heading, size) - CHIP_GAP, sizes.head + 2)
            words = phrase("editor-box-group", group=groups[at][0])
            yield Sprite(f"{GROUP}{at}", Picture("editor-chip", (is_open,)), place_of(chip), Layer.PRINT, words)
            ink, inside = "ink" if is_open else "accent", chip.adjusted(CHIP / 2, 0, 0, 0)
            yield printed(f"box-head-{at}", inside, heading, size, ink, "semibold", layer=Layer.TOKEN)
            x += chip.width() + CHIP_GAP

    def _heading(self, at: int, group: Phrase, spares: Sequence[Spare], pages: int, look: Look) -> str:
        """Say what a heading is called: the open one with its page, the others with how much they hold."""
        if at != self.open:
            count = sum(each.count for each in spares)
            return look.say(phrase("editor-box-closed", group=group, count=count))
        if pages > 1:
            return look.say(phrase("editor-box-page", group=group, page=self.page + 1, pages=pages))
        return look.say(group)

    def _row(self, spares: Sequence[Spare], room: QRectF, sizes: Measures, look: Look) -> Iterator[Sprite]:
        for at, spare in enumerate(spares):
            cell = QRectF(room.x() + at * sizes.cell, room.y(), sizes.cell, room.height())
            yield from self._spare(spare, cell, sizes, look)

    def _spare(self, spare: Spare, cell: QRectF, sizes: Measures, look: Look) -> Iterator[Sprite]:
        ratio, side = self.ratio(spare), sizes.piece
        wide, high = min(side, side * ratio), min(side, side / ratio)
        spot = QRectF(cell.x() + 2 + (side - wide) / 2, cell.y() + 2 + (side - high) / 2, wide, high)
        picture = self.picture(self.table.view, spare, self.turns.get(spare.id, 0), look)
        words = phrase("editor-spare", name=spare.name, count=spare.count)
        below = Sprite(f"print-{spare.id}", picture, place_of(spot), Layer.PRINT, is_target=False, opacity=EMPTY)
        yield below  # what stays while one of them is in the hand
        if spare.count:
            yield Sprite(spare.id, picture, place_of(spot), Layer.PIECE, words)
        else:
            yield replace(below, key=spare.id, picture=Picture(NOTHING), words=words)
        count = QRectF(cell.x() + side + 5, cell.y() + 2, sizes.count * 1.5, side)
        ink = "ink" if spare.count else "quiet"
        yield printed(f"count-{spare.id}", count, str(spare.count), sizes.count, ink, "bold")
        name, said = QRectF(cell.x(), cell.y() + side + 4, cell.width() - 4, sizes.name), look.say(spare.name)
        if sizes.name and has_room(said, name, "regular"):
            yield printed(f"name-{spare.id}", name, said, size_of(look.style, 13), "quiet")
