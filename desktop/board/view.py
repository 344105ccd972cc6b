"""The window onto the table: mouse, wheel and keys become what the hand and the camera do."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.board.hand import Hand
from desktop.board.layers import Layer
from desktop.board.marks import marks, nearest
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Sprite

DRAG_STARTS = 6
"""How many pixels the pointer must travel before a press becomes a drag."""

HELD_LARGER = 1.12
ZOOM_STEP, LEAST_ZOOM, MOST_ZOOM = 1.15, 1.0, 5.0
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class BoardView(QGraphicsView):
    """Signals: `resized` when the table must be laid out anew; `pointed` with the key under the pointer, or empty."""

    resized = Signal()
    pointed = Signal(str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.hand: Hand | None = None
        self.focus: Key | None = None
        self.hints = True
        self.foresee: Callable[[], list[Sprite]] = list
        """What shows before a drop, as the desk describes it."""
        self.trails: list[Sprite] = []
        """What was moved last by somebody else."""
        self._pressed: QPointF | None = None
        self._pressed_key: Key | None = None
        self._dragging = False
        self._panning: QPointF | None = None
        self._zoom = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def follow(self, hand: Hand) -> None:
        self.hand = hand
        hand.changed.connect(self.show_marks)

    def show_marks(self) -> None:
        if self.hand is not None:
            focus = self.focus if self.hasFocus() else None
            shown = marks(self.hand, self.board.by_key(), focus, hints=self.hints)
            self.board.show_marks([*shown, *self.foresee(), *self.trails])

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and self.hand is not None:
            self.cancel()
            return
        self._pressed, self._pressed_key, self._dragging = point, None, False
        if self.hand is None or event.button() != Qt.MouseButton.LeftButton:
            self._panning = event.position()
            return
        if self.hand.held and self._may_drop(point):
            return
        takable = self.hand.takable() | self.hand.held
        piece = self.board.key_at(point, takable if self.hand.held else takable | self.hand.clickable())
        if piece not in takable:
            if not self._may_drop(point):
                self._panning = event.position()
            return
        self._pressed_key = piece
        self.hand.take(piece, more=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if self._panning is not None:
            self._pan(event.position() - self._panning)
            self._panning = event.position()
            return
        if self._pressed is not None and self._pressed_key is not None and self.hand is not None:
            far = (point - self._pressed).manhattanLength() * self._zoom
            if self._dragging or far > DRAG_STARTS:
                self._dragging = True
                self._carry(point)
        if self.hand is not None and self.hand.held:
            self.hand.point(self._place_under(point))
        self.pointed.emit(self.board.key_at(point) or "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self._panning = None
        pressed, self._pressed = self._pressed, None
        if self.hand is None or pressed is None:
            return
        if self._dragging:
            self._dragging = False
            self._drop(point)
        elif (
            self._place_under(point) != self._pressed_key
            and (point - pressed).manhattanLength() * self._zoom <= DRAG_STARTS
            and self._may_drop(point)
        ):
            self._drop(point)
        self._pressed_key = None

    def _may_drop(self, point: QPointF) -> bool:
        """Whether a click there would mean something: a target of what is held, or a place to click."""
        if self.hand is None:
            return False
        among = self.hand.targets() if self.hand.held else self.hand.clickable()
        return self.board.key_at(point, among) is not None

    def _place_under(self, point: QPointF) -> Key | None:
        """Targets first; else whatever lies there, to say why not."""
        if self.hand is None:
            return None
        key = self.board.key_at(point, self.hand.targets() if self.hand.held else self.hand.clickable())
        if key is not None:
            return key
        others = [sprite.key for sprite in self.board.sprites if sprite.key not in self.hand.held]
        return self.board.key_at(point, others)

    def _carry(self, point: QPointF) -> None:
        assert self.hand is not None
        for piece in self.hand.held:
            place = self.board.place_of(piece)
            if place is not None:
                self.board.put(piece, place.scaled(HELD_LARGER).at(point.x(), point.y()), Layer.HELD)

    def _drop(self, point: QPointF) -> None:
        assert self.hand is not None
        held = self.hand.held
        self.hand.drop(self._place_under(point))
        for piece in held:
            self.board.put_back(piece)

    def cancel(self) -> None:
        """Whatever is held glides back."""
        if self.hand is not None:
            held = self.hand.held
            self._dragging, self._pressed = False, None
            self.hand.let_go()
            for piece in held:
                self.board.put_back(piece)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and self.hand is not None:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.hand is not None:
            self._press_focus(more=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif key == Qt.Key.Key_Escape:
            self.cancel()
        else:
            super().keyPressEvent(event)

    def _walk(self, across: int, down: int) -> None:
        assert self.hand is not None
        wanted = set(self.hand.targets() if self.hand.held else self.hand.takable() | self.hand.clickable())
        places = {key: place for key, place in self.board.places().items() if key in wanted}
        if not places:
            return
        start = self.board.place_of(self.focus) if self.focus else None
        if start is None or (self.focus not in places and not self.hand.held):
            self.focus = min(places, key=lambda key: (places[key].y, places[key].x))
        else:
            self.focus = nearest(start, places, across, down) or self.focus
        if self.hand.held:
            self.hand.point(self.focus)
        self.pointed.emit(self.focus or "")
        self.show_marks()

    def _press_focus(self, *, more: bool) -> None:
        assert self.hand is not None
        if self.focus is None:
            return
        if self.focus in (self.hand.targets() if self.hand.held else self.hand.clickable()):
            self.hand.drop(self.focus)
        else:
            self.hand.take(self.focus, more=more)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.show_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_marks()

    # Camera

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(ZOOM_STEP if event.angleDelta().y() > 0 else 1 / ZOOM_STEP)

    def zoom(self, factor: float) -> None:
        wanted = max(LEAST_ZOOM, min(MOST_ZOOM, self._zoom * factor))
        if wanted != self._zoom:
            self.scale(wanted / self._zoom, wanted / self._zoom)
            self._zoom = wanted
            self.board.painting.scale = wanted

    def fit(self) -> None:
        """The whole table again."""
        self.resetTransform()
        self._zoom = 1.0
        self.board.painting.scale = 1.0

    def _pan(self, by: QPointF) -> None:
        for bar, amount in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(round(bar.value() - amount))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        self.resized.emit()
