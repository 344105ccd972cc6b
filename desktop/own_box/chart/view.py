"""A chart on the screen: what is seen, and who acts on it: mouse, wheel, fingers, keys."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.charts import Chart, Tool
from desktop.own_box.chart import finding
from desktop.own_box.chart.camera import Camera
from desktop.own_box.chart.doing import Doing
from desktop.own_box.chart.ground import Ground
from desktop.own_box.chart.keyboard import is_chart_key, press, walk
from desktop.own_box.chart.laid import Cell, Item, Laid, Link, Place, Spot
from desktop.own_box.chart.mouse import Hold, cursor_at, hold_for, pinch, roll
from desktop.own_box.chart.painting import Shown, foot_height, paint_chart, paint_foot
from desktop.own_box.chart.photos import Photo
from desktop.own_box.chart.saying import Saying
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, focus_ring
from rules.boxes.own import OwnBox

BY_TAB = {Qt.FocusReason.TabFocusReason: 0, Qt.FocusReason.BacktabFocusReason: -1}


class Draft(Protocol):
    """What the chart asks of whoever keeps the owner's data."""

    own: OwnBox

    def change(self, own: OwnBox, key: str = "") -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def select(self, path: str) -> None: ...


class ChartView(Drawn):
    """Signals: `picked` with what is held, `corners_moved` with those of the photo, `confirmed` with what is right as
    it stands, `fields_wanted` and `typing_wanted` with what is to be filled in, `tool_wanted`, and `knowing_wanted`
    with the path of what may only be changed knowingly.
    """

    picked = Signal(str)
    corners_moved = Signal(object)
    confirmed = Signal(str, bool)
    fields_wanted = Signal(str)
    typing_wanted = Signal(str, str)
    tool_wanted = Signal(str)
    knowing_wanted = Signal(str)
    size_wanted = Signal(str)

    def __init__(self, parent: QWidget | None, draft: Draft, chart: Chart, saying: Saying) -> None:
        super().__init__(parent)
        self.draft, self.saying, self.chart = draft, saying, chart
        self.laid = Laid(chart, draft.own)
        self.ground = Ground(chart)
        self.doing = Doing(self)
        self.tool: Tool = "move"
        self.kind = ""
        """What is added, or painted over spaces."""
        self.selected = ""
        self.confirmed_now: frozenset[str] = frozenset()
        """What is right as it stands."""
        self.moved: dict[str, QPointF] = {}
        self.letters: dict[str, str] = {}
        self.line: tuple[QPointF, QPointF] | None = None
        self.line_from = ""
        """Where a line begins that is to be drawn by clicks or by keys."""
        self.findings: Mapping[str, Sequence[tuple[int, bool]]] = {}
        self.hold: Hold | None = None
        self.is_filled = False
        """Whether a card beside what is held shows its fields."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.hears_fingers = True
        self.grabGesture(Qt.GestureType.PinchGesture)

    def sizeHint(self) -> QSize:
        return QSize(self.px(560), self.px(460))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 200)

    # What is shown

    def show_chart(self, chart: Chart) -> None:
        self.chart, self.tool, self.kind, self.selected = chart, "move", "", ""
        self.let_go()
        self.ground.show_chart(chart)
        self.read()

    def let_go(self) -> None:
        """End whatever is being done."""
        self.letters, self.moved, self.line, self.line_from, self.hold = {}, {}, None, "", None

    def read(self) -> None:
        """The data as they are."""
        self.laid = Laid(self.chart, self.draft.own)
        if self.selected and self.selected not in self.laid.items:
            self.select("")
        self.update()

    def show_photo(self, photo: Photo | None) -> None:
        self.ground.show_photo(photo)
        self.update()

    def show_findings(self, problems: Sequence[finding.Numbered]) -> None:
        """The number of each problem at its place."""
        self.findings = finding.at_their_places(self.laid, problems)
        self.update()

    def look_at_all(self) -> None:
        self.ground.look_at_all()
        self.update()

    @property
    def photo(self) -> Photo | None:
        return self.ground.photo

    @property
    def has_grid(self) -> bool:
        """Whether it has rows and columns, of letters or of places."""
        return self.chart.letters is not None or self.chart.crossing is not None

    @property
    def is_cornering(self) -> bool:
        return self.ground.is_cornering

    @property
    def camera(self) -> Camera:
        return self.ground.camera

    @property
    def onto(self) -> QTransform:
        """Map the plane of the chart to the view."""
        return self.ground.onto

    def shown(self) -> Shown:
        return shown_of(self)

    def tag(self, id: str) -> str:
        """What is said beside what is held, as long as no card says more."""
        item = self.laid.items.get(id) if not self.is_filled else None
        if isinstance(item, Spot) and id in self.moved:
            x, y = self.chart.frame.data(self.moved[id])
            item = replace(item, x=round(x, item.sort.digits), y=round(y, item.sort.digits))
        return "" if item is None else self.saying.tag(item)

    # Choosing

    def select(self, id: str) -> None:
        if id == self.selected:
            return
        self.selected = id
        item = self.laid.items.get(id)
        if item is not None:
            self.camera.bring_into_sight(self.point_of(item))
            self.setAccessibleDescription(self.saying.tag(item).replace("\n", ", "))
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.picked.emit(id)
        self.update()

    def select_path(self, path: str) -> None:
        ids = finding.ids_at(self.laid, path)
        if ids and self.selected not in ids:
            self.select(ids[0])

    @property
    def item(self) -> Item | None:
        return self.laid.items.get(self.selected)

    def point_of(self, item: Item) -> QPointF:
        return finding.point_of(self.shown(), item)

    def plane(self, at: QPointF) -> QPointF:
        """A point of the view on the plane of the chart."""
        back, _ = self.onto.inverted()
        return back.map(at)

    def hit(self, at: QPointF) -> Item | None:
        return None if self.is_cornering else finding.hit(self.shown(), at)

    def lines_at(self, at: QPointF) -> list[Link]:
        return finding.lines_at(self.shown(), at)

    def move_pin(self, number: int, at: QPointF) -> None:
        """Put a corner of the photo on a point of the view."""
        corners = self.ground.move_pin(number, at)
        if corners is not None:
            self.corners_moved.emit(corners)
        self.update()

    def ask_for_fields(self) -> None:
        if isinstance(self.item, Place):
            self.typing_wanted.emit(self.selected, "")
        elif isinstance(self.item, Spot):
            self.fields_wanted.emit(self.selected)

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        view = QRectF(self.rect())
        paint_chart(painter, view, self.shown())
        paint_foot(painter, view, *self.saying.foot(self), self.style_now)
        if self.hasFocus() and not self.selected:
            focus_ring(painter, view, 4, self.style_now)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.camera.room = QSizeF(self.width(), max(1, self.height() - foot_height(self.style_now)))
        self.camera.pan(QPointF())

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.hold = hold_for(self, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.hold is not None:
            self.hold.go(event)
            self.update()
            return
        self.setCursor(cursor_at(self, event.position()))
        if self.line_from and self.line is not None:
            self.line = self.line[0], event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.hold is not None:
            hold, self.hold = self.hold, None
            hold.end(event)
            self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        item = self.hit(event.position())
        if item is not None and not isinstance(item, Cell):
            self.select(item.id)
            self.ask_for_fields()
        elif item is None and not self.is_cornering and self.tool == "move":
            self.look_at_all()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the screen makes words larger or smaller
        else:
            roll(self.camera, event)
            self.update()

    def event(self, event: QEvent) -> bool:
        if pinch(self, event):
            self.update()
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and is_chart_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press(self, event):
            self.update()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab walks through what lies on the chart, then on to the next part of the screen."""
        return walk(self, 1 if next else -1) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        items = self.laid.walk
        if event.reason() in BY_TAB and items and not self.selected and not self.is_cornering:
            self.select(items[BY_TAB[event.reason()]].id)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def shown_of(view: ChartView) -> Shown:
    """What is painted now."""
    ground = view.ground
    image, onto = ground.shown
    return Shown(
        chart=view.chart,
        laid=view.laid,
        style=view.style_now,
        onto=ground.onto,
        scale=ground.camera.scale,
        photo=image,
        photo_onto=onto,
        opacity=ground.opacity,
        drawing=ground.drawing,
        selected=view.selected,
        moved=view.moved,
        letters=view.letters,
        confirmed=view.confirmed_now,
        findings=view.findings,
        line=view.line,
        pins=ground.pins,
        pin=ground.pin if ground.is_cornering else -1,
        is_cornering=ground.is_cornering,
        word=view.tag,
        short=view.saying.short,
        label=view.saying.label,
    )
