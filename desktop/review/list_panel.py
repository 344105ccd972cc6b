"""The board with the moments to learn from: filters at its head, the dearest moment first."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from desktop.page.leaf import Leaf, Scroller
from desktop.paint.art import Art
from desktop.paint.grades import GradeName, grade_mark
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.review.face import MomentFace
from desktop.review.filters import BY, TOLD, By, Filters
from desktop.review.moment_row import MomentRow
from desktop.score.boards import SIDE, Panel
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import held, wear_all
from desktop.widgets.menu import Menu
from desktop.widgets.pressable import Pressable

GAP = 8


class Chip(Pressable):
    """A filter: a grade that is shown or not, or a choice from a menu."""

    radius = 14

    def __init__(self, grade: GradeName | None = None) -> None:
        self.grade = grade
        self.is_on = False
        super().__init__(on="board", size=14)
        self.setCheckable(grade is not None)

    def turn(self, is_on: bool) -> None:
        self.is_on = is_on
        self.setChecked(is_on and self.isCheckable())
        self.update()

    @property
    def _mark(self) -> float:
        return max(23.0, self.size_now * 1.3)

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "semibold") + self._mark + 20)

    def high_for(self, width: float) -> int:
        return round(self.size_now * 1.9)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        path = rounded(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1)
        fill = solid(style.ground.ink) if self.is_on else with_alpha(style.ground.ink, 0.1 if self.is_hovered else 0.03)
        ink = ink_on(style.ground.ink) if self.is_on else style.ground.ink
        painter.fillPath(path, fill)
        painter.strokePath(path, pen(with_alpha(style.ground.ink, 0.45)))
        size, y = self.size_now, rect.center().y()
        if self.grade is not None:
            grade_mark(painter, QRectF(10, y - 8, 18, 16).center(), 8.5, self.grade, style, fill)
            place = rect.adjusted(10 + self._mark, 0, -8, 0)
        else:
            place = rect.adjusted(12, 0, -self._mark, 0)
            side = size * 0.75
            icon(painter, "chevron_down", QRectF(rect.right() - 12 - side, y - side / 2, side, side), ink)
        text_line(painter, place, self.words, size, ink, "semibold")


class Moments(Leaf):
    """The rows, one below the other."""

    def __init__(self, style: Style) -> None:
        super().__init__(None, style)
        self.rows: list[MomentRow] = []

    def arrange(self, width: int) -> int:
        y = 0
        for row in self.rows:
            high = row.high_for(width)
            row.setGeometry(0, y, width, high)
            y += high + GAP
        return max(1, y)


class ListPanel(Panel):
    """Signals: `pointed` and `opened` with the number of a moment; `filtered` with other filters."""

    pointed = Signal(int)
    opened = Signal(int)
    filtered = Signal(object)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.title = self.aside = self.none = ""
        self.filters = Filters()
        self.say_value: Callable[[By, Any], str] = lambda by, value: str(value)
        self.say_all = ""
        self.offered: dict[By, Sequence[Any]] = dict.fromkeys(BY, ())
        self.leaf = Moments(self.style_now)
        self.scroller = Scroller(self)
        self.scroller.gap = 4
        self.scroller.show_leaf(self.leaf)
        self.grades: dict[GradeName, Chip] = {grade: Chip(grade) for grade in TOLD}
        self.menus: dict[By, Chip] = {by: Chip() for by in BY}
        for grade, chip in self.grades.items():
            chip.setParent(self)
            chip.clicked.connect(partial(self._toggle, grade))
        for by, chip in self.menus.items():
            chip.setParent(self)
            chip.clicked.connect(partial(self._open_menu, by))

    # What is shown

    def say(self, title: str, grades: dict[GradeName, str], menus: dict[By, str], say_all: str) -> None:
        self.title, self.say_all = title, say_all
        self.setAccessibleName(title)
        for grade, words in grades.items():
            self.grades[grade].say(words)
        for by, words in menus.items():
            self.menus[by].say(words)
        self._place()

    def show_moments(
        self, moments: Sequence[MomentFace], filters: Filters, aside: str, none: str, offered: dict[By, Sequence[Any]]
    ) -> None:
        self.filters, self.aside, self.none, self.offered = filters, aside, none, offered
        self._keep_rows(len(moments))
        for row, face in zip(self.leaf.rows, moments, strict=True):
            row.show_face(face)
        for grade, chip in self.grades.items():
            chip.turn(grade in filters.grades)
        for by, chip in self.menus.items():
            chip.turn(filters.value(by) is not None)
            chip.setEnabled(bool(offered[by]))
        self.scroller.arrange()
        self._place()
        self.update()

    def _keep_rows(self, count: int) -> None:
        rows = self.leaf.rows
        while len(rows) > count:
            row = rows.pop()
            row.hide()
            row.deleteLater()
        while len(rows) < count:
            row = held(self.leaf, MomentRow(EMPTY), self.style_now)
            row.pointed.connect(lambda row=row: self.pointed.emit(row.face.number))
            row.clicked.connect(lambda _=False, row=row: self.opened.emit(row.face.number))
            row.show()
            rows.append(row)

    def choose(self, number: int) -> None:
        """Show which moment is looked at, in sight."""
        for row in self.leaf.rows:
            row.choose(row.face.number == number)
            if row.is_chosen and not row.underMouse():
                self.scroller.ensureWidgetVisible(row, 0, GAP)

    # Filters

    def _toggle(self, grade: GradeName) -> None:
        self.filtered.emit(self.filters.toggled(grade))

    def _open_menu(self, by: By) -> None:
        menu = Menu(self, self.style_now)
        for value in (None, *self.offered[by]):
            words = self.say_all if value is None else self.say_value(by, value)
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(self.filters.value(by) == value)
            action.triggered.connect(partial(self._choose, by, value))
        chip = self.menus[by]
        menu.popup(chip.mapToGlobal(QPoint(0, chip.height())))

    def _choose(self, by: By, value: Any, _: bool = False) -> None:
        self.filtered.emit(self.filters.with_value(by, value))

    # Room

    def needed_height(self, wide: float) -> float:
        inner = round(wide - 12 - 2 * SIDE)
        rows = sum(row.high_for(inner) + GAP for row in self.leaf.rows[:3])
        return self._head(wide - 12) + max(rows, 120) + 24

    def _chips(self) -> list[Chip]:
        return [*self.grades.values(), *self.menus.values()]

    def _rows_of_chips(self, wide: float) -> list[list[Chip]]:
        rows: list[list[Chip]] = [[]]
        x = 0.0
        for chip in self._chips():
            if rows[-1] and x + chip.wide() > wide:
                rows.append([])
                x = 0.0
            rows[-1].append(chip)
            x += chip.wide() + GAP
        return rows

    def _is_on_one_line(self, wide: float) -> bool:
        title = width_of(self.title, self.style_now.text_size(20), "semibold", serif=True)
        return title + width_of(self.aside, self.style_now.text_size(14)) + 20 <= wide - 2 * SIDE

    def _title_high(self, wide: float) -> float:
        title = self.style_now.text_size(20) * 1.35
        aside = height_of(self.aside, wide - 2 * SIDE, self.style_now.text_size(14))
        return title if self._is_on_one_line(wide) else title + aside

    def _head(self, wide: float) -> float:
        chips = len(self._rows_of_chips(wide - 2 * SIDE)) * (self._chips()[0].high_for(0) + 6)
        return 8 + self._title_high(wide) + 8 + chips + 6

    def _place(self) -> None:
        board = self.board
        if board.width() < 100:  # noqa: PLR2004 not laid out yet
            return
        y = board.y() + 8 + self._title_high(board.width()) + 8
        for row in self._rows_of_chips(board.width() - 2 * SIDE):
            x = board.x() + SIDE
            for chip in row:
                x = chip.put(x, y) + GAP
            y += row[0].high_for(0) + 6
        top = round(y + 2)
        left, wide = round(board.x() + SIDE - 4), round(board.width() - 2 * SIDE + 12)
        self.scroller.setGeometry(left, top, wide, max(10, round(board.bottom()) - top - 8))
        self.scroller.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def wear(self, style: Style) -> None:
        super().wear(style)
        wear_all(self.leaf, style)
        self._place()

    # Painting and keys

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        style, board = self.style_now, self.board
        inside = board.adjusted(SIDE, 8, -SIDE, 0)
        size, small = style.text_size(20), style.text_size(14)
        text_line(painter, inside, self.title, size, style.ground.ink, "semibold", down="top", serif=True)
        if self._is_on_one_line(board.width()):
            beside = QRectF(inside.x(), inside.y(), inside.width(), size * 1.35)
            text_line(painter, beside, self.aside, small, style.quiet_ink, across="right")
        else:
            text_block(painter, inside.adjusted(0, size * 1.35, 0, 0), self.aside, small, style.quiet_ink)
        if not self.leaf.rows:
            below = QRectF(self.scroller.geometry()).adjusted(6, 8, -6, 0)
            text_block(painter, below, self.none, style.text_size(15), style.quiet_ink)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk up and down the rows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        rows = self.leaf.rows
        at = next((at for at, row in enumerate(rows) if row.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
        elif 0 <= at + step < len(rows):
            rows[at + step].setFocus(Qt.FocusReason.TabFocusReason)


EMPTY = MomentFace(0, 0, 0, "", "mistake", "", "", "", "", "", "", "", "")
