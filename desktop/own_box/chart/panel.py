"""The charts of a game with what one does on them: boards, tools, the photo below, our drawing beside."""

from pathlib import Path
from typing import Any, Literal

from PySide6.QtCore import QPoint
from PySide6.QtGui import QActionGroup, QDragEnterEvent, QDropEvent, QImage, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from desktop.board.charts import Chart, covers
from desktop.games.loading import part_of
from desktop.own_box.chart.drawing import Drawing, DrawnBeside
from desktop.own_box.chart.filling import Filling
from desktop.own_box.chart.laid import Cell, Link, Place, Spot
from desktop.own_box.chart.photo_tools import PhotoTools
from desktop.own_box.chart.photos import place_of
from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.sizing import Sizing
from desktop.own_box.chart.tools import CORNERS, Tools
from desktop.own_box.chart.view import ChartView
from desktop.own_box.paper import PaleBoard
from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import show_if
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.menu import Menu
from desktop.widgets.words import Label, heading
from desktop.widgets.wrapping import Wrapping
from rules.core.types import Phrase

Beside = Literal["off", "under", "beside"]
BESIDE: tuple[Beside, ...] = ("off", "under", "beside")
NARROW = 620
"""Tools are only signs in a panel that is narrower, at the usual size."""
WIDE_DRAWING = 1.5
"""A drawing wider than that, of its height, lies below the chart."""
SHARE = 0.4
"""What our drawing beside takes of the width."""


def charts_of(game_id: str) -> tuple[Chart, ...]:
    """All charts of a game."""
    found: tuple[Chart, ...] | None = part_of(game_id, "charts", "CHARTS")
    return found or ()


def has_chart(game_id: str, part: str) -> bool:
    """Whether something of a part of the data is on a board."""
    return any(is_on(chart, part) for chart in charts_of(game_id))


def is_on(chart: Chart, part: str) -> bool:
    return any(table.partition(".")[0] == part for table in chart.tables)


class ChartPanel(PaleBoard):
    """Edits the draft that it is given: its data, its problems, what is chosen in it."""

    def __init__(self, program: Program, draft: Any) -> None:
        super().__init__(program.art, gap=8)
        self.program, self.draft, self.game = program, draft, draft.game
        self.charts = charts_of(self.game.id)
        self.saying = Saying(program, self.game)
        self.chart = self.charts[0]
        self.beside: Beside = "off"
        self._is_telling = False
        self.title = heading(on="panel")
        self.which = Dropdown(on="panel", size=17)
        self.drawing_button = Button("", "quiet", "eye", on="panel", size=14, is_compact=True)
        self.told = Label("", 15, ink="refuse", on="panel")
        self.view = ChartView(None, draft, self.chart, self.saying)
        self.tools = Tools(self.view, self.saying)
        self.sizing = Sizing(self.view, self.saying)
        self.drawn = DrawnBeside()
        self.photo = PhotoTools(self.view, self.saying)
        self.filling = Filling(self.view, self.saying)
        self.drawing = Drawing(program, self.game, self)
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_chart(self.chart.id)

    def _lay_out(self) -> None:
        self.head = QWidget()
        row = Wrapping(self.head, gap=7)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.head.setSizePolicy(policy)
        parts = (*self.tools.buttons.values(), self.sizing.button)
        for widget in (self.title, self.which, *parts, *self.photo.widgets, self.drawing_button):
            row.add(widget)
        for part in (self.head, self.tools.palette, self.told):
            self.column.addWidget(part)
        self.both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.both.setSpacing(8)
        self.both.addWidget(self.view, 3)
        self.both.addWidget(self.drawn, 2)
        self.column.addLayout(self.both, 1)
        self.drawn.hide()
        self.told.hide()

    def _connect(self) -> None:
        self.which.chosen.connect(self.show_chart)
        self.tools.wanted.connect(self.take)
        self.drawing_button.clicked.connect(self._open_drawings)
        self.view.picked.connect(self._picked)
        self.view.tool_wanted.connect(self.take)
        self.photo.tool_wanted.connect(self.take)
        self.photo.told.connect(self.tell)
        self.photo.waiting.connect(self._say_waiting)
        self.photo.changed.connect(self.head.updateGeometry)
        self.filling.told.connect(self.tell)
        self.drawing.drawn.connect(self._drawn)
        self.drawing.failed.connect(lambda: self.drawn.say(self.saying.say("chart-drawing-failed")))
        self.draft.closed.connect(self.drawing.forget)
        self.draft.changed.connect(self.read)
        self.draft.checked_anew.connect(self.show_findings)
        self.draft.selected_anew.connect(self._selected_elsewhere)

    # Words and looks

    def say_again(self) -> None:
        say = self.saying.say
        self.tools.say_again()
        self.sizing.say_again()
        self.photo.say_again()
        self.view.setAccessibleName(say("chart-name", chart=self.saying.title(self.chart)))
        self.drawing_button.say(say("chart-drawing"))
        charts = [Item(each.id, self.saying.title(each)) for each in self.charts]
        self.which.offer(say("chart-which"), charts, self.chart.id)
        self.title.setText(self.saying.title(self.chart))
        self.view.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self.filling.place_card()

    def _fit(self) -> None:
        """Tools are only signs where words have no room."""
        is_narrow = self.width() < self.style_now.grown(NARROW)
        for button in (*self.tools.buttons.values(), self.photo.corners, self.drawing_button):
            button.show_icon_only(is_narrow)
        self.head.updateGeometry()

    def tell(self, said: Phrase | None) -> None:
        """Say what is wrong with a file or with what was typed; or nothing any longer."""
        self.told.set_ink("refuse")
        self.told.setText("" if said is None else self.saying.words.phrase(said))
        show_if(self.told, said is not None)

    def _say_waiting(self, words: str) -> None:
        self.told.set_ink("muted")
        self.told.setText(words)
        show_if(self.told, wanted=True)

    # Which chart

    def charts_for(self, part: str) -> tuple[Chart, ...]:
        """The charts of a part of the data."""
        return tuple(each for each in self.charts if is_on(each, part))

    def show_part(self, part: str) -> bool:
        """Go to a chart of this part of the data; False where it has none."""
        found = self.charts_for(part)
        if found and self.chart not in found:
            self.show_chart(found[0].id)
        return bool(found)

    def show_chart(self, id: str) -> None:
        self.filling.close()
        self.chart = next(each for each in self.charts if each.id == id)
        self.view.show_chart(self.chart)
        self.photo.show_for(self.photo_file)
        self.tell(None)
        self.say_again()
        self.take("move")
        show_if(self.title, len(self.charts) == 1)
        show_if(self.which, len(self.charts) > 1)
        self.show_drawing(self.beside)
        self.show_findings()

    @property
    def photo_file(self) -> Path:
        return place_of(self.game.id, self.chart.id)

    def read(self) -> None:
        """The data have changed."""
        self.view.read()
        self.sizing.say_again()
        self.filling.read()
        if self.beside != "off":
            self._ask_for_drawing()

    def show_findings(self) -> None:
        """The problems in their order, errors first, each with its number."""
        checked = self.draft.checked
        both = [] if checked is None else [(each, True) for each in checked.errors]
        both += [] if checked is None else [(each, False) for each in checked.remarks]
        self.view.show_findings(
            [(number, is_error, (each.path, *each.others)) for number, (each, is_error) in enumerate(both, 1)]
        )

    def take(self, tool: str) -> None:
        """A tool in hand."""
        if tool == CORNERS and self.view.photo is None:
            return
        self.tools.take(tool)
        self.photo.corners.set_kind("primary" if tool == CORNERS else "quiet")

    # Photos dropped on it

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.photo.dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        file = self.photo.dropped(event)
        if file is not None:
            event.acceptProposedAction()
            self.photo.open(file)

    # Our drawing

    def show_drawing(self, beside: Beside) -> None:
        self.beside = beside
        show_if(self.drawn, beside == "beside")
        self.view.ground.drawing = None
        self.drawn.show_image(None)
        if beside == "off":
            self.drawing.forget()
        else:
            self.drawn.say(self.saying.say("chart-drawing-comes"))
            self._ask_for_drawing()
        self.view.update()

    def _ask_for_drawing(self) -> None:
        shown = self.view.camera.scale / self.view.camera.zoom if self.beside == "under" else self.width() * SHARE
        self.drawing.ask(self.chart, self.draft.own, shown * self.devicePixelRatioF())

    def _open_drawings(self) -> None:
        """Ask where our drawing should be."""
        menu, group = Menu(self, self.style_now), QActionGroup(self)
        for each in BESIDE:
            action = menu.addAction(self.saying.say(f"chart-drawing-{each}"))
            action.setCheckable(True)
            action.setChecked(each == self.beside)
            group.addAction(action)
            action.triggered.connect(lambda _=False, each=each: self.show_drawing(each))
        menu.popup(self.drawing_button.mapToGlobal(QPoint(0, self.drawing_button.height())))
        menu.stand_on_first()

    def _drawn(self, image: QImage | None) -> None:
        """Show what was drawn; while there are errors, the last drawing stays."""
        if image is None:
            self.drawn.say(self.saying.say("chart-drawing-waits"))
            return
        self.view.ground.drawing = image if self.beside == "under" else None
        is_wide = image.width() > WIDE_DRAWING * image.height()
        self.both.setDirection(QBoxLayout.Direction.TopToBottom if is_wide else QBoxLayout.Direction.LeftToRight)
        self.drawn.show_image(image)
        self.view.update()

    # What is held

    def _picked(self, id: str) -> None:
        self.filling.close(focus=False)
        self.filling.end()
        path = ""
        match self.view.laid.items.get(id):
            case Spot() as spot:
                path = spot.row
            case (Link() | Place()) as item:
                path = item.path
            case Cell() if self.chart.letters is not None:
                path = self.chart.letters.path
        if path and not self._is_telling:
            self._is_telling = True  # what the tables answer is no choice of anybody
            self.draft.select(path)
            self._is_telling = False

    def _selected_elsewhere(self, *_: object) -> None:
        """A row of a table, or a problem, was chosen: go there."""
        if self._is_telling:
            return
        self._is_telling = True
        self._go_to(self.draft.selected or "")
        self._is_telling = False

    def _go_to(self, path: str) -> None:
        chart = next((each for each in self.charts if path and covers(each, path)), None)
        if chart is not None and not covers(self.chart, path):
            self.show_chart(chart.id)
        self.view.select_path(path)
