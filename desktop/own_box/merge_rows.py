"""The rows of what two boxes have otherwise: what it is, as published, mine and theirs; one of the two is chosen."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from desktop.docks.row_style import high
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.rows import Row, RowList, RowState

NAME, BASE = 0.32, 0.2
"""How much of the width they take; mine and theirs share the rest."""
PAD, ENDS, MARK = 12.0, 9.0, 9.0
MINE, THEIRS = "mine", "theirs"


@dataclass(frozen=True, slots=True)
class Cells:
    """Name the places of the parts of a row."""

    name: QRectF
    base: QRectF
    mine: QRectF
    theirs: QRectF


def cells(rect: QRectF) -> Cells:
    name, base = rect.width() * NAME, rect.width() * BASE
    each = (rect.width() - name - base) / 2
    lefts = (rect.x(), rect.x() + name, rect.x() + name + base, rect.x() + name + base + each)
    widths = (name, base, each, each)
    places = [
        QRectF(left, rect.y(), width, rect.height()).adjusted(4, 3, -4, -3)
        for left, width in zip(lefts, widths, strict=True)
    ]
    return Cells(*places)


@dataclass(frozen=True, slots=True)
class HeadRow:
    """What stands above the columns."""

    heads: tuple[str, str, str, str]
    can_be_chosen: bool = False

    @property
    def words(self) -> str:
        return " · ".join(self.heads)

    def height(self, width: float, style: Style) -> float:
        return style.text_size(14) * 1.5 + 12

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        at = cells(rect)
        for place, words in zip((at.name, at.base, at.mine, at.theirs), self.heads, strict=True):
            inner = place.adjusted(PAD if place is not at.base else 4, 0, -4, 0)
            text_line(painter, inner, words, style.text_size(14), style.theme.muted, "semibold")
        painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), solid(style.theme.line))


@dataclass(frozen=True, slots=True)
class GroupRow:
    """The rows below it are of one part of the game."""

    words: str
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return style.text_size(15) * 1.5 + 14

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(PAD + 4, 8, -PAD, 0)
        text_line(painter, place, self.words, style.text_size(15), style.theme.muted, "semibold")


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """One datum or row. `words` are all that it says, for screen readers."""

    words: str
    path: str
    name: str
    base: str
    mine: str
    theirs: str
    chosen: str
    is_clash: bool
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        at = cells(QRectF(0, 0, width, 100))
        size = style.text_size(15)
        tall = (
            high(self.name, at.name.width() - PAD, size, "semibold"),
            high(self.base, at.base.width() - 8, size),
            *(high(words, self._room(at.mine, style), size, "semibold") for words in (self.mine, self.theirs)),
        )
        return max(max(tall) + 2 * ENDS, style.grown(38)) + 6

    def _room(self, place: QRectF, style: Style) -> float:
        return place.width() - PAD * 2 - style.grown(MARK) * 2 - 8

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        theme, size, at = style.theme, style.text_size(15), cells(rect)
        if state.is_chosen or state.is_pointed:
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), 8), with_alpha(theme.text, 0.05))
        if state.has_focus:
            painter.strokePath(rounded(rect.adjusted(2, 2, -2, -2), 8), pen(style.accent_text, 2))
        if self.is_clash:
            mark = QRectF(rect.x() + 2, rect.y() + 8, 4, rect.height() - 16)
            painter.fillPath(rounded(mark, 2), solid(style.owner_ink))
        name = at.name.adjusted(PAD, 0, 0, 0)
        text_block(painter, name, self.name, size, theme.text, "semibold", down="middle")
        text_block(painter, at.base.adjusted(4, 0, -4, 0), self.base, size, theme.muted, down="middle")
        self._paint_choice(painter, at.mine, self.mine, style, is_chosen=self.chosen == MINE)
        self._paint_choice(painter, at.theirs, self.theirs, style, is_chosen=self.chosen == THEIRS)
        painter.fillRect(QRectF(rect.x() + 8, rect.bottom() - 1, rect.width() - 16, 1), with_alpha(theme.line, 0.7))

    def _paint_choice(self, painter: QPainter, place: QRectF, words: str, style: Style, *, is_chosen: bool) -> None:
        theme, radius = style.theme, style.grown(MARK)
        path = rounded(place, 7)
        if is_chosen:
            painter.fillPath(path, mix(style.accent, theme.panel, 0.86))
        painter.strokePath(path, pen(style.accent_text if is_chosen else theme.line, 2 if is_chosen else 1))
        centre = QPointF(place.x() + PAD + radius, place.center().y())
        painter.strokePath(circle(centre, radius), pen(style.accent_text if is_chosen else theme.muted, 1.8))
        if is_chosen:
            painter.fillPath(circle(centre, radius * 0.52), solid(style.accent_text))
        inner = place.adjusted(PAD + 2 * radius + 8, 0, -PAD, 0)
        weight: Weight = "semibold" if is_chosen else "regular"
        ink = theme.text if is_chosen else theme.muted
        text_block(painter, inner, words, style.text_size(15), ink, weight, down="middle")


class MergeList(RowList):
    """Signal: `decided` with a row, and with which of the two is taken for it."""

    decided = Signal(object, str)

    def __init__(self) -> None:
        super().__init__(is_patient=True)
        self.picked.connect(self._turn)
        self._at = QPointF()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._at = event.position()
        super().mouseReleaseEvent(event)
        self._at = QPointF()

    def _turn(self, row: Row) -> None:
        """A press on one of the two takes it; anywhere else, and by keyboard, the other one."""
        if not isinstance(row, DifferenceRow):
            return
        index = self.row_model.index(self.rows.index(row), 0)
        at = cells(QRectF(self.visualRect(index)).adjusted(0, 0, self.row_width - self.visualRect(index).width(), 0))
        if not self._at.isNull() and at.mine.contains(self._at):
            side = MINE
        elif not self._at.isNull() and at.theirs.contains(self._at):
            side = THEIRS
        else:
            side = MINE if row.chosen == THEIRS else THEIRS
        self.decided.emit(row, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sides = {Qt.Key.Key_Left: MINE, Qt.Key.Key_Right: THEIRS}
        row, side = self.current, sides.get(Qt.Key(event.key()))
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # what decides about all of them is for the screen
        elif side is not None and isinstance(row, DifferenceRow):
            self.decided.emit(row, side)
        else:
            super().keyPressEvent(event)
