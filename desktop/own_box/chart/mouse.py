"""What a pressed button holds on a chart, from press to release: the view itself, a pin, spots, a line, a brush."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from desktop.own_box.chart import edits
from desktop.own_box.chart.camera import Camera
from desktop.own_box.chart.laid import Cell, Link, Place, Spot

if TYPE_CHECKING:
    from desktop.own_box.chart.view import ChartView

WHEEL_NOTCH, WHEEL_STEP = 120, 1.15
STARTS_AFTER = 4.0
"""Pixels: what is moved less was clicked."""


class Hold:
    """One gesture: it goes along with the mouse, and ends once."""

    def __init__(self, view: "ChartView", event: QMouseEvent) -> None:
        self.view, self.start = view, event.position()
        self.was = event.position()
        self.is_dragged = False

    def go(self, event: QMouseEvent) -> None:
        if edits.distance(event.position(), self.start) >= STARTS_AFTER:
            self.is_dragged = True
        if self.is_dragged:
            self.drag(event)
        self.was = event.position()

    def drag(self, event: QMouseEvent) -> None:
        self.view.camera.pan(event.position() - self.was)

    def end(self, event: QMouseEvent) -> None:
        if not self.is_dragged:
            self.click(event)

    def click(self, event: QMouseEvent) -> None:
        """Let go of what was held: nothing was there."""
        self.view.select("")


class Panning(Hold):
    def click(self, event: QMouseEvent) -> None:
        """The middle button only pans."""


class Pinning(Hold):
    """A corner of the photo."""

    def __init__(self, view: "ChartView", event: QMouseEvent, pin: int) -> None:
        super().__init__(view, event)
        view.ground.pin = pin

    def drag(self, event: QMouseEvent) -> None:
        self.view.move_pin(self.view.ground.pin, event.position())

    def click(self, event: QMouseEvent) -> None:
        """The pin is held for the keys."""


class Showing(Hold):
    """A pin while the chart lies straight: it leads to the photo as it was taken."""

    def __init__(self, view: "ChartView", event: QMouseEvent, pin: int) -> None:
        super().__init__(view, event)
        self.pin = pin

    def drag(self, event: QMouseEvent) -> None:
        """Pins stay where they are on the chart."""

    def end(self, event: QMouseEvent) -> None:
        self.view.tool_wanted.emit("corners")
        self.view.ground.pin = self.pin


class Moving(Hold):
    """A spot, or a plate with all that lies on it."""

    def __init__(self, view: "ChartView", event: QMouseEvent, spot: Spot) -> None:
        super().__init__(view, event)
        self.spot = spot
        view.select(spot.id)
        self.start = view.onto.map(view.laid.on(spot)) if view.tool == "move" else self.start
        self.grip = event.position() - self.start
        self.pressed = event.position()

    def go(self, event: QMouseEvent) -> None:
        if edits.distance(event.position(), self.pressed) >= STARTS_AFTER:
            self.is_dragged = True
        if self.is_dragged:
            self.drag(event)

    def _by(self, event: QMouseEvent) -> QPointF:
        view = self.view
        return view.plane(event.position()) - view.plane(self.pressed)

    def drag(self, event: QMouseEvent) -> None:
        laid, by = self.view.laid, self._by(event)
        self.view.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.view.moved = {each.id: laid.on(each) + by for each in (self.spot, *laid.on_plate(self.spot))}

    def end(self, event: QMouseEvent) -> None:
        self.view.moved = {}
        if self.is_dragged:
            own = edits.moved(self.view.laid, [self.spot], self._by(event))
            if self.view.doing.change(own):
                self.view.confirmed.emit(self.spot.id, True)
        else:
            self.click(event)

    def click(self, event: QMouseEvent) -> None:
        """A click gives the kind in hand, with the tool for spaces."""
        if self.view.tool in ("space", "site") and self.view.kind:
            self.view.doing.retype(self.view.kind)


class Adding(Hold):
    def drag(self, event: QMouseEvent) -> None:
        """What is added is added where the button is let go."""

    def end(self, event: QMouseEvent) -> None:
        apart = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.view.doing.add(self.view.plane(event.position()), apart=apart)


class Lining(Hold):
    """A line from one spot to another: drawn, or by two clicks."""

    def __init__(self, view: "ChartView", event: QMouseEvent, spot: Spot) -> None:
        super().__init__(view, event)
        self.spot = spot

    def _from(self) -> QPointF:
        return self.view.onto.map(self.view.laid.on(self.view.laid.plate_under(self.spot) or self.spot))

    def drag(self, event: QMouseEvent) -> None:
        self.view.line = self._from(), event.position()

    def end(self, event: QMouseEvent) -> None:
        view = self.view
        item = view.hit(event.position())
        if self.is_dragged:
            view.line, view.line_from = None, ""
            if isinstance(item, Spot):
                view.doing.join(self.spot.id, item.id)
        elif view.line_from:
            start, view.line_from, view.line = view.line_from, "", None
            view.doing.join(start, self.spot.id)
        else:
            view.select(self.spot.id)
            view.line_from = self.spot.id
            view.line = self._from(), event.position()


class Choosing(Hold):
    """A line or a datum: a click holds it; of lines that lie on one another, another click the next."""

    def __init__(self, view: "ChartView", event: QMouseEvent, id: str) -> None:
        super().__init__(view, event)
        self.id = id

    def click(self, event: QMouseEvent) -> None:
        ids = [each.id for each in self.view.lines_at(event.position())]
        if self.view.selected in ids and self.id in ids:
            self.id = ids[(ids.index(self.view.selected) + 1) % len(ids)]
        self.view.select(self.id)


class Crossing(Choosing):
    """A line, with a site held: it runs through the site, or no longer."""

    def click(self, event: QMouseEvent) -> None:
        if not self.view.doing.cross(event.position()):
            self.view.doing.add(self.view.plane(event.position()))


class Brushing(Hold):
    """A letter over the spaces of a grid; without one, a space is chosen to type there."""

    def __init__(self, view: "ChartView", event: QMouseEvent, cell: Cell) -> None:
        super().__init__(view, event)
        view.select(cell.id)
        if view.kind:
            view.letters = {cell.id: view.kind}

    def go(self, event: QMouseEvent) -> None:
        self.is_dragged = True
        item = self.view.hit(event.position())
        if isinstance(item, Cell):
            if self.view.kind:
                self.view.letters = {**self.view.letters, item.id: self.view.kind}
            self.view.select(item.id)

    def end(self, event: QMouseEvent) -> None:
        letters, self.view.letters = self.view.letters, {}
        if letters:
            self.view.doing.write(letters)


def hold_for(view: "ChartView", event: QMouseEvent) -> Hold:
    """What a press there begins, by the tool in hand."""
    at = event.position()
    if event.button() != Qt.MouseButton.LeftButton:
        return Panning(view, event)
    pin = view.ground.pin_at(at)
    if view.is_cornering:
        return Pinning(view, event, pin) if pin is not None else Panning(view, event)
    if pin is not None and view.tool == "move" and not isinstance(view.hit(at), Spot):
        return Showing(view, event, pin)
    match view.hit(at):
        case Cell() as cell:
            return Brushing(view, event, cell)
        case Spot() as spot if view.tool == "line":
            return Lining(view, event, spot)
        case Spot() as spot if spot.sort.shape == "plate" and view.tool == "space":
            return Adding(view, event)
        case Spot() as spot:
            return Moving(view, event, spot)
        case Link() as link if view.tool == "site":
            return Crossing(view, event, link.id)
        case Link() | Place() as item:
            return Choosing(view, event, item.id)
        case _:
            if view.tool in ("space", "site"):
                return Adding(view, event)
            view.line, view.line_from = None, ""
            return Hold(view, event)


def cursor_at(view: "ChartView", at: QPointF) -> Qt.CursorShape:
    """What the pointer says of what a press there begins."""
    if view.ground.pin_at(at) is not None:
        return Qt.CursorShape.SizeAllCursor
    match view.hit(at):
        case Spot() if view.tool == "move":
            return Qt.CursorShape.OpenHandCursor
        case None:
            adds = view.tool in ("space", "site") and not view.is_cornering
            return Qt.CursorShape.CrossCursor if adds else Qt.CursorShape.ArrowCursor
        case _:
            return Qt.CursorShape.PointingHandCursor


def roll(camera: Camera, event: QWheelEvent) -> None:
    """Nearer or farther by the wheel; a touchpad moves the chart."""
    fine = event.pixelDelta()
    if not fine.isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase:
        camera.pan(QPointF(fine))
    else:
        camera.zoom_at(WHEEL_STEP ** (event.angleDelta().y() / WHEEL_NOTCH), event.position())


def pinch(view: "ChartView", event: QEvent) -> bool:
    """Nearer or farther by two fingers. Whether it was that."""
    if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
        view.camera.zoom_at(1 + event.value(), event.position())
        return True
    if isinstance(event, QGestureEvent):
        found = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(found, QPinchGesture):
            middle = view.mapFromGlobal(found.hotSpot().toPoint())
            view.camera.zoom_at(found.scaleFactor(), QPointF(middle))
        return True
    return False
