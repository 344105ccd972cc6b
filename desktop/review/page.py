"""The boards of a review, and where they stand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.paint.art import Art
from desktop.review.arranging import Need, Plan, beside, list_width, stacked
from desktop.review.curve_panel import CurvePanel
from desktop.review.list_panel import ListPanel
from desktop.review.split_panel import SplitPanel
from desktop.review.table_panel import TablePanel
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all


class PageScroller(QScrollArea):
    """A window onto the page, for where it is higher than there is room."""

    def __init__(self, parent: QWidget, page: QWidget) -> None:
        super().__init__(parent)
        self.setWidget(page)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)


class ReviewPage(QWidget):
    def __init__(self, art: Art) -> None:
        super().__init__()
        self.style_now = Style()
        self.curve, self.split = CurvePanel(art), SplitPanel(art)
        self.picture, self.list = TablePanel(art), ListPanel(art)
        self.panels = (self.curve, self.list, self.split, self.picture)
        for each in self.panels:
            each.setParent(self)
        self.setAutoFillBackground(False)

    def dress_all(self, style: Style) -> None:
        self.style_now = style
        for each in self.panels:
            wear_all(each, style)

    def arrange(self, wide: int, high: int, bar: int) -> None:
        """Fill this room; where it is too low, the page is higher, and a bar stands beside it."""
        plan = self._plan(wide, high)
        if plan.height > high:
            plan = self._plan(wide - bar, high)
        self.resize(wide, max(high, plan.height))
        self.curve.setGeometry(plan.curve)
        self.split.setGeometry(plan.split)
        self.list.setGeometry(plan.list)
        self.picture.setVisible(plan.table is not None)
        if plan.table is not None:
            self.picture.setGeometry(plan.table)

    def _plan(self, wide: int, high: int) -> Plan:
        style = self.style_now
        scale = (0.4 + 0.6 * style.unit) * style.text_scale
        listed = list_width(wide, scale)
        if listed is None:
            return stacked(wide, self._need(wide - 20, wide - 20))
        left = wide - 24 - listed
        half = (left - 4) // 2
        need = self._need(left, half, left)
        has_table = need.split + need.curve + 24 <= high
        if not has_table:
            need = Need(need.curve, self.split.needed_height(left), 0.0, need.list)
        return beside(wide, high, listed, need, has_table=has_table)

    def _need(self, wide: int, split: int, curve: int | None = None) -> Need:
        return Need(
            self.curve.needed_height(curve or wide),
            self.split.needed_height(split),
            self.picture.needed_height(split),
            self.list.needed_height(wide),
        )
