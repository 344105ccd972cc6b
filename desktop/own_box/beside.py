"""What stands beside the table: the row that is looked at, wide; or the board on which it is printed."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.own_box.chart.panel import ChartPanel
from desktop.own_box.saying import BoxWords
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import dress, show_if
from desktop.widgets.switch import Choice, Switch

ROW, CHART = "row", "chart"


class Beside(QWidget):
    """The chart is made when somebody first looks at it. Signals: `turned` when it is the other one that is shown;
    `large_wanted` when the chart should have all the room, or no longer."""

    turned = Signal()
    large_wanted = Signal()

    def __init__(self, row: QWidget, make: Callable[[], ChartPanel], words: BoxWords) -> None:
        super().__init__()
        self.row, self.words = row, words
        self.chart: ChartPanel | None = None
        self.style_now = Style()
        self._make = make
        self._part = self._shown = ""
        self.is_chart = False
        """Whether the part in use has a chart."""
        self.wanted = CHART
        self.is_large = False
        self.which = Switch(on="felt", focus=Qt.FocusPolicy.TabFocus)
        self.pages = QStackedWidget()
        self.pages.addWidget(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.large = Button("", "quiet", "fit", size=14, is_compact=True)
        self.large.clicked.connect(self.large_wanted)
        head = QHBoxLayout()
        head.addWidget(self.which)
        head.addStretch(1)
        head.addWidget(self.large)
        column.addLayout(head)
        column.addWidget(self.pages, 1)
        self.which.chosen.connect(self.show_page)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def wear(self, style: Style) -> None:
        self.style_now = style

    def say_again(self) -> None:
        say = self.words.say
        choices = [Choice(CHART, say("box-chart")), Choice(ROW, say("box-row"))]
        self.which.offer(choices, self.page, say("box-beside"))
        self.say_large(self.is_large)
        if self.chart is not None:
            self.chart.say_again()

    def say_large(self, is_large: bool) -> None:
        """What the button does now."""
        self.is_large = is_large
        self.large.say(self.words.say("box-chart-small" if is_large else "box-chart-large"))

    @property
    def page(self) -> str:
        return CHART if self.is_chart and self.wanted == CHART else ROW

    def open_part(self, part: str, *, has_chart: bool) -> None:
        """Another part of the data, with or without a board."""
        self._part, self.is_chart = part, has_chart
        show_if(self.which, has_chart)
        self._show()

    def show_page(self, page: str) -> None:
        """The row or the chart, where there is one."""
        self.wanted = page
        self._show()

    def _show(self) -> None:
        page = self.page
        if page == CHART and self.isVisible():
            self._open_chart()
        shown = self.chart if page == CHART and self.chart is not None else self.row
        self.pages.setCurrentWidget(shown)
        self.which.choose(page)
        show_if(self.large, page == CHART)
        self.turned.emit()

    def _open_chart(self) -> None:
        if self.chart is None:
            self.chart = self._make()
            self.pages.addWidget(self.chart)
            dress(self.chart, self.style_now)
        if self._part != self._shown:  # else somebody may have chosen another board
            self._shown = self._part
            self.chart.show_part(self._part)

    def showEvent(self, event: object) -> None:
        """What was wanted while it was hidden is made now."""
        self._show()

    def take_keyboard(self) -> None:
        if self.page == CHART and self.chart is not None:
            self.chart.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            take = getattr(self.row, "take_keyboard", self.row.setFocus)
            take()
