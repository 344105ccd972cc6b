"""The parts of the screen of plans and where they stand: the plans, the rows of one, and what belongs beside them."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from desktop.paint.art import Art
from desktop.paint.text import text_line
from desktop.plans.kinds import SIGNS
from desktop.plans.rows import Rows
from desktop.plans.ruler import Ruler
from desktop.plans.side import PlanSide
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.dropdown import Dropdown
from desktop.widgets.fields import Field
from desktop.widgets.notice import Notice
from desktop.widgets.stepper import Stepper
from desktop.widgets.surfaces import inks_of
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label, note
from desktop.widgets.wrapping import Wrapping
from rules.teaching.made import TITLE_LETTERS
from rules.teaching.plans import ROW_KINDS

SIDE, BESIDE, AS_WIDE_AS_IT_MAY = 290, 420, 16777215
ONE_COLUMN, TWO_COLUMNS = 900, 1400
"""Narrower than this, at text of the usual size, the plans are a menu, and what stands beside the rows is a tab."""
LOW, TINY = 800, 400
"""In a window lower than this some words give way; lower still, for the size of its text, buttons are signs."""
PLAN, PUPILS = "plan", "pupils"


class Total(Drawn):
    """How long the plan is against how long it shall be."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.is_over = "", False

    def say(self, words: str, *, is_over: bool) -> None:
        self.words, self.is_over = words, is_over
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(17)

    def sizeHint(self) -> QSize:
        return QSize(round(width_of(self.words, self._size, "bold")) + 8, round(self._size * 1.6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inks = inks_of(self.style_now, "board")
        ink = inks.refuse if self.is_over else inks.text
        text_line(painter, self.rect().toRectF(), self.words, self._size, ink, "bold", across="right")
        painter.end()


class PlanFace(QWidget):
    """Signal: `tab_chosen`, where the rows and what stands beside them have no room side by side."""

    tab_chosen = Signal(object)

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.tab = PLAN
        self.beside: QWidget | None = None
        """What stands at the right of the rows: the class book of the plan's lessons."""
        self.side = PlanSide()
        self.board = Board(art)
        self.plans = Dropdown(on="board")
        self.title = Field(size=27, serif=True)
        self.title.setMaxLength(TITLE_LETTERS)
        self.present = Button(kind="primary", icon_name="screens", on="board", size=17)
        self.below = note(on="board")
        self.tabs = Switch(on="board")
        self.ruler = Ruler()
        self.notice = Notice()
        self.rows = Rows()
        self.add_label = Label(size=15, weight="semibold", on="board", wraps=False)
        self.adding = {kind: Button(icon_name=SIGNS[kind], on="board", is_compact=True) for kind in ROW_KINDS}
        self.undo = Button(icon_name="undo", on="board", is_compact=True)
        self.redo = Button(icon_name="redo", on="board", is_compact=True)
        self.print = Button(icon_name="print", on="board", is_compact=True)
        self.length_label = Label(size=15, on="board", wraps=False)
        self.length = Stepper()
        self.total = Total()
        self._arrange()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(self.present)
        under = QHBoxLayout()
        under.addWidget(self.below, 1)
        under.addWidget(self.plans)
        under.addWidget(self.tabs)
        self.adds = QWidget()
        adds = Wrapping(self.adds, gap=6)
        for each in (self.add_label, *self.adding.values()):
            adds.addWidget(each)
        self.foot = QWidget()
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(8)
        for button in (self.undo, self.redo, self.print):
            foot.addWidget(button)
        foot.addStretch(1)
        for said in (self.length_label, self.length, self.total):
            foot.addWidget(said)
        column = self.board.column
        column.addLayout(head)
        column.addLayout(under)
        column.addWidget(self.notice)
        column.addWidget(self.ruler)
        column.addWidget(self.rows, 1)
        column.addWidget(self.adds)
        column.addWidget(self.foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        self.centre = QWidget()
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.centre)
        self.columns.addWidget(self.board, 1)
        row.addWidget(self.centre, 1)
        self.tabs.chosen.connect(self.tab_chosen)

    def put_beside(self, widget: QWidget) -> None:
        """Stand this at the right of the rows, or in a tab of its own where there is no room."""
        self.beside = widget
        self.columns.addWidget(widget)

    def say_tabs(self, plan: str, pupils: str, name: str) -> None:
        self.tabs.offer([Choice(PLAN, plan), Choice(PUPILS, pupils)], self.tab, name)

    def make_room(self, width: int, high: int, scale: float, style: Style) -> None:
        grown = scale**0.5
        is_one, is_low = width < ONE_COLUMN * scale, high < LOW
        has_both = self.beside is not None and width >= TWO_COLUMNS * grown
        self.side.setVisible(not is_one)
        self.side.setFixedWidth(round(SIDE * (1 + style.unit) / 2 * grown))
        self.plans.setVisible(is_one)
        self.tabs.setVisible(self.beside is not None and not has_both)
        if self.beside is not None:
            self._place_beside(self.beside, round(BESIDE * grown), has_both=has_both)
        is_tiny = high < TINY * scale
        self.below.setVisible(not is_low or (is_one and not is_tiny))
        self.ruler.setVisible(not is_tiny and not self.rows.isHidden())
        for part in (self.add_label, self.length_label):
            part.setVisible(not is_tiny)
        for button in (*self.adding.values(), self.print, self.present):
            button.show_icon_only(is_tiny)
        edge = 6 if is_low else 14
        self.columns.setSpacing(edge)
        self.columns.setContentsMargins(edge, edge, edge, edge)
        for button in (self.undo, self.redo):
            button.show_icon_only(True)

    def _place_beside(self, beside: QWidget, wide: int, *, has_both: bool) -> None:
        """Put it at the right of the rows; or, as a tab, in their place, below the head of the plan."""
        is_pupils = self.tab == PUPILS and not has_both
        directions = QBoxLayout.Direction
        self.columns.setDirection(directions.TopToBottom if is_pupils else directions.LeftToRight)
        self.columns.setStretchFactor(self.board, 0 if is_pupils else 1)
        self.columns.setStretchFactor(beside, 1 if is_pupils else 0)
        beside.setVisible(has_both or is_pupils)
        beside.setMinimumWidth(wide if has_both else 0)
        beside.setMaximumWidth(wide if has_both else AS_WIDE_AS_IT_MAY)
        for each in (self.rows, self.adds, self.foot):
            each.setVisible(not is_pupils)
