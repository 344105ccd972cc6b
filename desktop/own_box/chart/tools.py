"""The tools of a chart as buttons, and the kinds of what is in hand as swatches."""

from functools import partial

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from desktop.board.charts import Links, Spots, Tool
from desktop.own_box.chart.palette import Palette, Swatch
from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.view import ChartView
from desktop.paint.icons import icon
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import show_if
from rules.core.types import Json

ICONS: dict[Tool, str] = {"move": "move", "space": "ring", "line": "line", "site": "diamond"}
CORNERS = "corners"
"""The tool that puts a photo right."""


class Tools(QObject):
    """Signal: `wanted` with a tool."""

    wanted = Signal(str)

    def __init__(self, view: ChartView, saying: Saying) -> None:
        super().__init__(view)
        self.view, self.saying = view, saying
        self.buttons: dict[Tool, Button] = {
            tool: Button("", "quiet", name, on="panel", size=14, is_compact=True) for tool, name in ICONS.items()
        }
        for tool, button in self.buttons.items():
            button.clicked.connect(partial(self.wanted.emit, tool))
        self.palette = Palette()
        self.palette.chosen.connect(self.take_kind)

    def say_again(self) -> None:
        say = self.saying.say
        for tool, button in self.buttons.items():
            button.say(say(f"chart-tool-{tool}"))
            button.setAccessibleDescription(say(f"chart-tool-{tool}.how"))
            button.setToolTip(say(f"chart-tool-{tool}.how"))
        self.offer_kinds()

    def take(self, tool: str) -> None:
        """A tool in hand; the one for corners is none of the buttons."""
        view = self.view
        view.line_from, view.line = "", None
        view.ground.corner(wanted=tool == CORNERS)
        for each, button in self.buttons.items():
            if each == tool:
                view.tool = each
            show_if(button, each in view.chart.tools)
            button.set_kind("primary" if each == tool else "quiet")
        self.offer_kinds()
        view.update()

    def take_kind(self, kind: str) -> None:
        self.view.kind = kind
        self.palette.choose(kind)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_kinds(self) -> None:
        """The kinds of what the tool adds; the letters of a grid."""
        swatches = [] if self.view.is_cornering else self._swatches()
        values = [each.value for each in swatches]
        if swatches and self.view.kind not in values:
            self.view.kind = values[0]
        self.palette.offer(swatches, self.view.kind, self.saying.say("chart-kinds"))
        show_if(self.palette, bool(swatches))

    def _swatches(self) -> list[Swatch]:
        chart, tool = self.view.chart, self.view.tool
        if chart.letters is not None:
            legend = self.view.laid.legend
            typing = Swatch("", self.saying.say("chart-type"), "")
            return [typing, *(self._letter_swatch(letter, marks) for letter, marks in legend.items())]
        if tool == "line" and len(chart.links) > 1:
            names = [(each, each.path.rpartition(".")[2]) for each in chart.links]
            return [Swatch(each.path, self.saying.kind(name), "", partial(self._link, each)) for each, name in names]
        sort = next((each for each in chart.spots if each.tool == tool and each.kinds), None)
        if tool == "move" or sort is None:
            return []
        return [
            Swatch(kind, self.saying.kind(kind), str(number), partial(self._kind, sort, kind))
            for number, kind in enumerate(sort.kinds, 1)
        ]

    def _letter_swatch(self, letter: str, marks: Json) -> Swatch:
        return Swatch(letter, self.saying.letter(letter, marks), letter, partial(self._letter, marks))

    def _letter(self, marks: Json, painter: QPainter, rect: QRectF) -> None:
        letters = self.view.chart.letters
        if letters is not None:
            letters.draw(painter, rect, self.view.style_now, marks)

    def _kind(self, sort: Spots, kind: str, painter: QPainter, rect: QRectF) -> None:
        sort.draw(painter, rect, self.view.style_now, {sort.kind or "kind": kind})

    def _link(self, sort: Links, painter: QPainter, rect: QRectF) -> None:
        style = self.view.style_now
        icon(painter, "again" if sort.is_round else "line", rect.adjusted(4, 4, -4, -4), style.theme.text)
