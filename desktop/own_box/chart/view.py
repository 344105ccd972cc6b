"""A chart on the screen: what is seen, and how mouse, wheel, fingers and keys act on it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QSizePolicy, QWidget

from desktop.board.charts import Chart, Tool, is_below
from desktop.own_box.chart import edits
from desktop.own_box.chart.camera import Camera
from desktop.own_box.chart.keyboard import press
from desktop.own_box.chart.laid import Cell, Item, Laid, Link, Place, Spot
from desktop.own_box.chart.mouse import Hold, hold_for
from desktop.own_box.chart.painting import (
    Shown,
    cell_box,
    foot_height,
    link_path,
    paint_chart,
    paint_foot,
    plate_path,
    straightened,
)
from desktop.own_box.chart.photos import Corners, Photo, corners_of, is_convex
from desktop.own_box.chart.saying import Saying
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import circle
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, focus_ring
from rules.boxes.own import OwnBox

LONG_SIDE = 2000
"""Of the photo seen from straight above, in points."""
BEYOND = 0.1
"""What lies around the board on the photo is seen so far, in parts of its longer side."""
WHEEL_NOTCH, WHEEL_STEP = 120, 1.15
LINE_REACH, LEAST_REACH = 7.0, 11.0
PIN_REACH = 18.0
RESTS_AFTER_MS = 120


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

    def __init__(self, parent: QWidget | None, draft: Draft, chart: Chart, saying: Saying) -> None:
        super().__init__(parent)
        self.draft, self.saying = draft, saying
        self.chart = chart
        self.laid = Laid(chart, draft.own)
        self.camera = Camera()
        self.tool: Tool = "move"
        self.kind = ""
        """What is added, or painted over spaces."""
        self.photo: Photo | None = None
        self.straight: QImage | None = None
        self.opacity = 1.0
        self.drawing: QImage | None = None
        self.is_cornering = False
        self.pin = 0
        self.selected = ""
        self.moved: dict[str, QPointF] = {}
        self.letters: dict[str, str] = {}
        self.line: tuple[QPointF, QPointF] | None = None
        self.line_from = ""
        """Where a line begins that is to be drawn by clicks or by keys."""
        self.findings: Mapping[str, Sequence[tuple[int, bool]]] = {}
        self.hold: Hold | None = None
        self.is_open: Callable[[str], bool] = lambda path: True
        """Whether a datum may be changed without a question."""
        self._resting = QTimer(self, interval=RESTS_AFTER_MS, singleShot=True)
        self._resting.timeout.connect(self._straighten)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.look_at_all()

    def sizeHint(self) -> QSize:
        return QSize(self.px(560), self.px(460))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 200)

    # What is shown

    def show_chart(self, chart: Chart) -> None:
        self.chart = chart
        self.letters, self.moved, self.line, self.line_from, self.hold = {}, {}, None, "", None
        self.selected, self.kind, self.is_cornering = "", "", False
        self.photo = self.straight = self.drawing = None
        self.tool = "move"
        self.read()
        self.look_at_all()

    def read(self) -> None:
        """The data as they are."""
        self.laid = Laid(self.chart, self.draft.own)
        if self.selected and self.selected not in self.laid.items:
            self.select("")
        self.update()

    def show_photo(self, photo: Photo | None) -> None:
        self.photo, self.straight = photo, None
        self._straighten()
        if photo is None and self.is_cornering:
            self.corner(wanted=False)
        self.update()

    def _straighten(self) -> None:
        self._resting.stop()
        if self.photo is None or self.is_cornering:
            self.straight = None
        else:
            frame = self.chart.frame.rect
            self.straight = straightened(self.photo.image, self.photo.onto(frame), self._seen_around, LONG_SIDE)
        self.update()

    @property
    def _seen_around(self) -> QRectF:
        frame = self.chart.frame.rect
        side = max(frame.width(), frame.height()) * BEYOND
        return frame.adjusted(-side, -side, side, side)

    def corner(self, *, wanted: bool) -> None:
        """Show the photo as it was taken, to put the pins on the corners of the board; or the chart again."""
        self.is_cornering = wanted and self.photo is not None
        self.pin = 0
        self._straighten()
        self.look_at_all()

    def look_at_all(self) -> None:
        self.camera.look_at(self._photo_rect if self.is_cornering else self.chart.frame.rect)
        self.update()

    @property
    def _photo_rect(self) -> QRectF:
        assert self.photo is not None
        image = self.photo.image
        return QRectF(0, 0, 1, image.height() / image.width())

    @property
    def onto(self) -> QTransform:
        """From the plane of the chart to the view."""
        if not self.is_cornering or self.photo is None:
            return self.camera.transform
        found = QTransform.quadToQuad(corners_of(self.chart.frame.rect), QPolygonF(self._pins_in_photo()))
        assert isinstance(found, QTransform), "corners that cross are never kept"
        return found * self.camera.transform

    def _pins_in_photo(self) -> list[QPointF]:
        assert self.photo is not None
        high = self._photo_rect.height()
        return [QPointF(x, y * high) for x, y in self.photo.notes.corners]

    @property
    def pins(self) -> list[QPointF]:
        """The corners of the board on the view."""
        if self.photo is None:
            return []
        if self.is_cornering:
            return [self.camera.transform.map(each) for each in self._pins_in_photo()]
        return self.camera.transform.map(corners_of(self.chart.frame.rect)).toList()

    def shown(self) -> Shown:
        camera = self.camera.transform
        photo, onto = self.photo, QTransform()
        image = None
        if photo is not None and self.is_cornering:
            image = photo.image
            onto = QTransform.fromScale(1 / image.width(), 1 / image.width()) * camera
        elif self.straight is not None:
            image, area = self.straight, self._seen_around
            onto = QTransform.fromScale(area.width() / image.width(), area.height() / image.height())
            onto *= QTransform.fromTranslate(area.x(), area.y())
            onto *= camera
        return Shown(
            chart=self.chart,
            laid=self.laid,
            style=self.style_now,
            onto=self.onto,
            scale=self.camera.scale,
            photo=image,
            photo_onto=onto,
            opacity=self.opacity,
            drawing=self.drawing,
            selected=self.selected,
            moved=self.moved,
            letters=self.letters,
            confirmed=self.confirmed_now,
            findings=self.findings,
            line=self.line,
            pins=self.pins,
            pin=self.pin if self.is_cornering else -1,
            is_cornering=self.is_cornering,
            is_focused=self.hasFocus(),
            word=self._tag,
            short=self.saying.short,
            label=self.saying.label,
        )

    confirmed_now: frozenset[str] = frozenset()
    """What is right as it stands, also where no photo is there."""

    def _tag(self, id: str) -> str:
        item = self.laid.items.get(id)
        return "" if item is None else self.saying.tag(self._as_moved(item))

    def _as_moved(self, item: Item) -> Item:
        if isinstance(item, Spot) and item.id in self.moved:
            x, y = self.chart.frame.data(self.moved[item.id])
            return replace(item, x=round(x, item.sort.digits), y=round(y, item.sort.digits))
        return item

    def show_findings(self, findings: Sequence[tuple[int, bool, Sequence[str]]]) -> None:
        """The number of each problem, whether it is an error, and the paths that it is about, at their places."""
        found: dict[str, list[tuple[int, bool]]] = {}
        for number, is_error, paths in findings:
            ids = {id for path in paths for id in self.ids_at(path)}
            here = {id for id in ids if id} or ({""} if any(self._is_here(path) for path in paths) else set())
            for id in here:
                found.setdefault(id or f"board:{number}", []).append((number, is_error))
        self.findings = found
        self.update()

    def _is_here(self, path: str) -> bool:
        return any(is_below(path, table) or is_below(table, path) for table in self.chart.tables)

    def ids_at(self, path: str) -> list[str]:
        """What on the chart stands at a path of the data, or has a part there."""
        found = []
        for item in self.laid.items.values():
            row = item.row if isinstance(item, Spot) else item.path if not isinstance(item, Cell) else ""
            if (
                not row
                or (isinstance(item, Link) and item.sort.in_words)
                or (isinstance(item, Spot) and not item.sort.point)
            ):
                continue
            if path == row or path.startswith(f"{row}."):
                found.append(item.id)
        return found

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
        ids = self.ids_at(path)
        if ids and self.selected not in ids:
            self.select(ids[0])

    @property
    def item(self) -> Item | None:
        return self.laid.items.get(self.selected)

    def point_of(self, item: Item) -> QPointF:
        """Its middle on the plane of the chart."""
        match item:
            case Spot():
                return self.laid.on(item)
            case Place():
                return item.rect.center()
            case Cell():
                back, _ = self.onto.inverted()
                return back.map(cell_box(item, self.shown()).center())
            case Link():
                ends = self.laid.ends(item)
                return (self.laid.on(ends[0]) + self.laid.on(ends[1])) / 2 if ends else QPointF()

    def plane(self, at: QPointF) -> QPointF:
        """A point of the view on the plane of the chart."""
        back, _ = self.onto.inverted()
        return back.map(at)

    def hit(self, at: QPointF) -> Item | None:
        """What lies there, the uppermost first."""
        shown = self.shown()
        found: list[tuple[float, Item]] = []
        for spot in self.laid.spots:
            if spot.sort.shape != "plate":
                away = edits.distance(shown.at(spot), at)
                if away <= max(LEAST_REACH, shown.radius(spot) * 1.1):
                    found.append((away, spot))
        if found:
            return min(found, key=lambda each: each[0])[1]
        for place in self.laid.places:
            if shown.onto.mapRect(place.rect).contains(at):
                return place
        for cell in self.laid.cells:
            if cell_box(cell, shown).contains(at):
                return cell
        for plate in self.laid.spots:
            if plate.sort.shape == "plate" and plate_path(plate, shown).contains(at):
                return plate
        return next(iter(self.lines_at(at)), None)

    def lines_at(self, at: QPointF) -> list[Link]:
        """The lines that run there: through sites, several lie on one another."""
        shown, reach = self.shown(), circle(at, LINE_REACH)
        return [link for link in self.laid.links if link_path(link, shown).intersects(reach)]

    def pin_at(self, at: QPointF) -> int | None:
        near = [(edits.distance(pin, at), number) for number, pin in enumerate(self.pins)]
        away, number = min(near, default=(PIN_REACH + 1, -1))
        return number if away <= PIN_REACH else None

    # Acting

    def change(self, own: OwnBox, key: str = "") -> None:
        """Other data; what may only be changed knowingly is asked about first."""
        if own is self.draft.own:
            return
        closed = self.closed(own)
        if closed:
            self.knowing_wanted.emit(closed)
            self.update()
        else:
            self.draft.change(own, key)

    def closed(self, own: OwnBox) -> str:
        """The first datum that would be changed and is not open to changes; empty where all are."""
        before = {each.path: each.value for each in self.draft.own.corrections}
        paths = (each.path for each in own.corrections if each.path not in before or before[each.path] != each.value)
        return next((path for path in paths if not self.is_open(path)), "")

    def set_corners(self, corners: Corners) -> None:
        """Corners that cross each other are not taken."""
        if self.photo is not None and is_convex(corners):
            self.photo = self.photo.with_corners(corners)
            self.corners_moved.emit(corners)
            self.update()

    def move_pin(self, number: int, at: QPointF) -> None:
        """A pin to a point of the view."""
        assert self.photo is not None
        back, _ = self.camera.transform.inverted()
        point, high = back.map(at), self._photo_rect.height()
        place = min(max(point.x(), 0.0), 1.0), min(max(point.y() / high, 0.0), 1.0)
        old = self.photo.notes.corners
        self.set_corners((*old[:number], place, *old[number + 1 :]))

    def add(self, at: QPointF, *, apart: bool = False) -> None:
        """A spot or a site of the kind in hand, at a point of the plane."""
        sort = next((each for each in self.chart.spots if each.tool == self.tool), None)
        if sort is None or not (sort.begin or not sort.point):
            return
        kind = self.kind if self.kind in sort.kinds else next(iter(sort.kinds), "")
        made = edits.added(self.laid, sort, at, kind, apart=apart)
        self.change(made.own)
        self.select(made.id)

    def remove(self) -> None:
        match self.item:
            case Spot() as spot if spot.sort.tool is not None or spot.sort.members:
                self.change(edits.removed(self.laid, spot))
            case Link() as link:
                self.change(edits.unlinked(self.laid, link))

    def join(self, start: str, end: str) -> None:
        """A line between two spots; where there is one, it goes."""
        one, other = (self._end(each) for each in (start, end))
        if one is None or other is None or one.id == other.id:
            return
        sorts = [each for each in self.chart.links if each.between == one.sort.id == other.sort.id]
        if not sorts:
            return
        sort = next((each for each in sorts if each.path == self.kind), sorts[0])
        old = next(
            (
                found
                for each in self.chart.links
                if (found := edits.link_between(self.laid, each, one.name, other.name))
            ),
            None,
        )
        if old is not None:
            self.change(edits.unlinked(self.laid, old))
        else:
            self.change(edits.linked(self.laid, sort, one.name, other.name))
            self.select(f"line:{one.name} {other.name}")

    def _end(self, id: str) -> Spot | None:
        """The spot that lines lead to: of what lies on a plate, the plate."""
        item = self.laid.items.get(id)
        if not isinstance(item, Spot):
            return None
        return self.laid.plate_under(item) or item

    def retype(self, kind: str) -> None:
        match self.item:
            case Spot() as spot if kind in spot.sort.kinds:
                self.change(edits.retyped(self.laid, spot, kind))
                self.confirmed.emit(spot.id, True)

    def paint_cells(self, cells: Mapping[str, str]) -> None:
        """Letters over spaces of the grid, all at once."""
        assert self.chart.letters is not None
        own = self.draft.own
        for letter in dict.fromkeys(cells.values()):
            these = [each for each in self.laid.cells if cells.get(each.id) == letter]
            own = edits.lettered(own, self.chart.letters, these, letter)
        for id in cells:
            self.confirmed.emit(id, True)
        self.change(own)

    def nudge(self, by: QPointF) -> None:
        """What is held a small step aside."""
        if isinstance(self.item, Spot):
            self.change(edits.moved(self.laid, [self.item], by), f"move {self.selected}")

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        view, shown = QRectF(self.rect()), self.shown()
        paint_chart(painter, view, shown)
        left, right = self.saying.foot(self)
        paint_foot(painter, view, left, right, self.style_now)
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
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.hold = hold_for(self, event)
        elif event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            self.hold = hold_for(self, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.hold is not None:
            self.hold.go(event)
            self.update()
        else:
            self._point(event.position())

    def _point(self, at: QPointF) -> None:
        item = None if self.is_cornering else self.hit(at)
        is_pin = self.pin_at(at) is not None
        wanted = Qt.CursorShape.ArrowCursor
        if is_pin:
            wanted = Qt.CursorShape.SizeAllCursor
        elif isinstance(item, Spot):
            wanted = Qt.CursorShape.OpenHandCursor if self.tool == "move" else Qt.CursorShape.PointingHandCursor
        elif item is not None:
            wanted = Qt.CursorShape.PointingHandCursor
        elif self.tool in ("space", "site"):
            wanted = Qt.CursorShape.CrossCursor
        if self.line_from and self.line is not None:
            self.line = self.line[0], at
            self.update()
        self.setCursor(wanted)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.hold is not None:
            hold, self.hold = self.hold, None
            hold.end(event)
            self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        item = None if self.is_cornering else self.hit(event.position())
        if item is not None and not isinstance(item, Cell):
            self.select(item.id)
            self.ask_for_fields()
        elif item is None and not self.is_cornering and self.tool == "move":
            self.look_at_all()
        else:
            self.mousePressEvent(event)

    def ask_for_fields(self) -> None:
        if isinstance(self.item, Place):
            self.typing_wanted.emit(self.selected, "")
        elif isinstance(self.item, Spot):
            self.fields_wanted.emit(self.selected)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the screen makes words larger or smaller
            return
        fine = event.pixelDelta()
        if not fine.isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase:
            self.camera.pan(QPointF(fine))
        else:
            self.camera.zoom_at(WHEEL_STEP ** (event.angleDelta().y() / WHEEL_NOTCH), event.position())
        self.update()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.camera.zoom_at(1 + event.value(), event.position())
            self.update()
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.camera.zoom_at(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.hotSpot().toPoint())))
                self.update()
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_mine(event):
            event.accept()
            return True
        return super().event(event)

    def _is_mine(self, event: QKeyEvent) -> bool:
        """Letters and arrows act here before they open anything of the screen."""
        if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
            return False
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        return not held and event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_F1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press(self, event):
            self.update()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab walks through what lies on the chart, then on to the next part of the screen."""
        if self.is_cornering:
            wanted = self.pin + (1 if next else -1)
            if 0 <= wanted < len(self.pins):
                self.pin = wanted
                self.update()
                return True
            return super().focusNextPrevChild(next)
        walk = [each.id for each in self.laid.walk]
        if not walk:
            return super().focusNextPrevChild(next)
        at = walk.index(self.selected) if self.selected in walk else (-1 if next else len(walk))
        wanted = at + (1 if next else -1)
        if not 0 <= wanted < len(walk):
            self.select("")
            return super().focusNextPrevChild(next)
        self.select(walk[wanted])
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        walk = self.laid.walk
        by_tab = {Qt.FocusReason.TabFocusReason: 0, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in by_tab and walk and not self.selected and not self.is_cornering:
            self.select(walk[by_tab[event.reason()]].id)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
