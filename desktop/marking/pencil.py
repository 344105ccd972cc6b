"""Mouse and keys while marks are drawn: right drag and click with any tool, the left button with the tool in hand."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent

from desktop.board.sprite import Key
from rules.core.marks import MOST_POINTS, AnyMark, Arrow, Light, Number, Pen, Ring, Spot

if TYPE_CHECKING:
    from desktop.marking.marking import Marking

DRAG_STARTS = 6.0
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
LIGHT_STEP = 1.12
STEP = 3.0
"""Points of a stroke nearer than so many pixels are one."""


class Pencil:
    """Knows what a press has begun, and makes a mark of it."""

    def __init__(self, marking: "Marking") -> None:
        self.marking = marking
        self._start: QPointF | None = None
        self._shape = ""
        """What is being drawn; `quick`: an arrow if it is dragged, else a ring."""
        self._line: list[QPointF] = []
        self._from: Spot | None = None
        """Where an arrow begins that is drawn by keyboard."""

    @property
    def _zoom(self) -> float:
        return self.marking.area.view.transform().m11()

    # Mouse

    def press(self, event: QMouseEvent, point: QPointF) -> bool:
        """Begin a mark. Whether the press was one for that."""
        tool = self.marking.tool
        if event.button() == RIGHT and self._is_free():
            self._begin("quick", point)
        elif event.button() == LEFT and tool is not None and tool != "laser":
            self._begin(tool, point)
        else:
            return False
        return True

    def move(self, point: QPointF) -> bool:
        """Go on with a mark. Whether one is being drawn."""
        if self.marking.tool == "laser":
            self.marking.point(point)
        if self._start is None:
            return False
        if self._shape == "pen" and self._distance(self._line[-1], point) >= STEP:
            self._line = [*self._line, point] if len(self._line) < MOST_POINTS else [*self._line[::2], point]
        self.marking.consider(self._mark(point))
        return True

    def release(self, point: QPointF) -> bool:
        """End a mark. Whether one was being drawn."""
        if self._start is None:
            return False
        mark = self._mark(point)
        self._start = None
        self.marking.consider(None)
        if mark is not None:
            self.marking.add(mark)
        return True

    def wheel(self, notches: float) -> bool:
        """The wheel makes the light larger or smaller while that tool is in hand."""
        light = self.marking.drawing.light
        if self.marking.tool != "light" or light is None:
            return False
        places = self.marking.places
        oval = places.oval(light, 1.0)
        if oval is not None:
            grown = LIGHT_STEP**notches
            size = QPointF(oval.width() * grown, oval.height() * grown) / 2
            centre, ground = oval.center(), places.ground(oval.center())
            corners = places.spot_on(ground, centre - size), places.spot_on(ground, centre + size)
            self.marking.resize_light(Light(at=corners[0], corner=corners[1]))
        return True

    def leave(self) -> None:
        self.marking.pointer_left()

    @property
    def cursor(self) -> Qt.CursorShape | None:
        """Another pointer than that of the hand."""
        if self.marking.tool is None:
            return None
        return Qt.CursorShape.BlankCursor if self.marking.tool == "laser" else Qt.CursorShape.CrossCursor

    def show_cursor(self) -> None:
        view, shape = self.marking.area.view, self.cursor or Qt.CursorShape.ArrowCursor
        view.viewport().setCursor(view.mouse.pointers.get(shape, QCursor(shape)))

    # Keyboard

    def key(self, event: QKeyEvent) -> bool:
        """Backspace takes the last change back, Delete and Escape wipe. Whether it was one of these."""
        marking, key = self.marking, event.key()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key == Qt.Key.Key_Backspace and (marking.has_marks or marking.drawing.before):
            marking.take_back()
        elif key == Qt.Key.Key_Delete and marking.has_marks:
            marking.wipe()
        else:
            return False
        return True

    def press_at(self, key: Key) -> bool:
        """Mark a piece or place by keyboard, with the tool in hand. Whether there is one for that."""
        marking, spot = self.marking, Spot(key=key)
        match marking.tool:
            case "ring":
                marking.add(Ring(at=spot, ink=marking.ink))
            case "number":
                marking.add(Number(at=spot, number=marking.drawing.next_number, ink=marking.ink))
            case "light":
                marking.add(Light(at=spot))
            case "arrow":
                start, self._from = self._from, spot if self._from is None else None
                if start is not None and start != spot:
                    marking.add(Arrow(start=start, end=spot, ink=marking.ink))
            case _:
                return False
        return True

    def _escape(self) -> bool:
        """Drop what is being drawn, else wipe the marks, else put the tool down."""
        if self.marking.area.hand.held:
            return False
        self._from = None
        if self._start is not None:
            self._start = None
            self.marking.consider(None)
            return True
        if not self.marking.are_kept and self.marking.wipe():
            return True
        if self.marking.tool is not None:
            self.marking.choose(None)
            return True
        return False

    # What it becomes

    def _is_free(self) -> bool:
        """Whether a right click means nothing else: to put back what is held, to close what is open."""
        area = self.marking.area
        return not (area.hand.held or area.expansion.kept or area.situation.has_move_waiting)

    def _begin(self, shape: str, point: QPointF) -> None:
        self._shape, self._start, self._line = shape, point, [point]

    def _distance(self, one: QPointF, other: QPointF) -> float:
        return (one - other).manhattanLength() * self._zoom

    def _mark(self, point: QPointF) -> AnyMark | None:
        assert self._start is not None
        start, marking = self._start, self.marking
        is_far = self._distance(start, point) > DRAG_STARTS
        places, ink = marking.places, marking.ink
        match self._shape, is_far:
            case "quick" | "arrow", True:
                begin, end = places.spot(start), places.spot(point)
                return Arrow(start=begin, end=end, ink=ink) if begin != end else None
            case "quick" | "ring", False:
                return Ring(at=places.spot(start), ink=ink)
            case "ring", True:
                at, corner = self._corners(point)
                return Ring(at=at, corner=corner, ink=ink)
            case "number", _:
                return Number(at=places.spot(point), number=marking.drawing.next_number, ink=ink)
            case "pen", True:
                return self._pen()
            case "light", True:
                at, corner = self._corners(point)
                return Light(at=at, corner=corner)
            case "light", False:
                return Light(at=places.spot(start))
        return None

    def _corners(self, point: QPointF) -> tuple[Spot, Spot]:
        """Both corners of an oval, on the board that lies under its middle."""
        assert self._start is not None
        box = QRectF(self._start, point).normalized()
        places = self.marking.places
        ground = places.ground(box.center())
        return places.spot_on(ground, box.topLeft()), places.spot_on(ground, box.bottomRight())

    def _pen(self) -> AnyMark | None:
        places = self.marking.places
        ground = places.ground(self._line[0])
        spots = [places.spot_on(ground, each) for each in self._line]
        points = tuple((each.x, each.y) for each in spots)
        return Pen(on=ground, points=points, ink=self.marking.ink) if len(points) > 1 else None
