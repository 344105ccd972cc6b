"""Points along the game and where they come from. The drawing itself is loaded when somebody first looks."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.page import page_column
from desktop.docks.scores import Scores
from desktop.style.theme import Style

if TYPE_CHECKING:
    from desktop.docks.drawn_charts import DrawnCharts


class ChartsPage(QWidget):
    def __init__(self, formatter: Formatter, game_log: GameLog) -> None:
        super().__init__()
        self.formatter = formatter
        self.scores = Scores(formatter, game_log)
        self.style_now = Style()
        self.is_open = False
        self.drawn: DrawnCharts | None = None
        self.column = page_column(self)

    def say_again(self) -> None:
        if self.drawn is not None:
            self.drawn.say_again()
            self.look_again()

    def look_again(self) -> None:
        if self.is_open:
            self._charts().show_scores(self.scores)

    def _charts(self) -> "DrawnCharts":
        if self.drawn is None:
            from desktop.docks.drawn_charts import DrawnCharts  # noqa: PLC0415 (pyqtgraph and numpy take half a second)

            self.drawn = DrawnCharts(self.formatter)
            self.column.addWidget(self.drawn)
            self.drawn.wear_all(self.style_now)
        return self.drawn

    def wear(self, style: Style) -> None:
        self.style_now = style
        if self.drawn is not None:
            self.look_again()
