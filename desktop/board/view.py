"""The window onto the table: mouse, wheel and keys become what the hand and the camera do."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.board.hand import Hand
from desktop.board.layers import Layer
from desktop.board.marks import closest, marks, nearest
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Place, Sprite

DRAG_STARTS = 6
"""How many pixels the pointer must travel before a press becomes a drag."""

RESTS_AFTER_MS = 140
"""The camera stands still for so long, and art is painted anew for where it is."""
HELD_LARGER, FANNED = 1.12, 0.55
PIECES = (Layer.PIECE, Layer.BADGE)
BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
ZOOM_STEP, LEAST_ZOOM, MOST_ZOOM = 1.15, 1.0, 5.0
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class BoardView(QGraphicsView):
    """Signals: `resized` when the table must be laid out anew; `pointed` with the key under the pointer or the
    keyboard, or empty; `touched` whenever a button or key is pressed here; `put_down` with the pieces that were
    dragged and where they were let go.
    """

    resized = Signal()
    pointed = Signal(str)
    touched = Signal()
    put_down = Signal(object)

    hand: Hand | None = None
    """Also for a view that is being taken apart and loses the keyboard then."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.focus: Key | None = None
        self.hints = True
        self.foresee: Callable[[], list[Sprite]] = list
        """What shows before a drop, as the desk describes it."""
        self.trails: list[Sprite] = []
        """What was moved last by somebody else."""
        self.carried: dict[Key, Place] = {}
        """Where the pieces are shown that are being dragged."""
        self._pressed: QPointF | None = None
        self._pressed_key: Key | None = None
        self._stood = Place(0, 0, 0, 0)
        """Where the keyboard stood last."""
        self._was_held = False
        """Whether the piece was in the hand already when it was pressed: then a click puts it back."""
        self._dragging = False
        self._panning: QPointF | None = None
        self._zoom = 1.0
        self._resting = QTimer(self, interval=RESTS_AFTER_MS, singleShot=True)
        self._resting.timeout.connect(self.rest)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def follow(self, hand: Hand) -> None:
        self.hand = hand
        hand.changed.connect(self.show_marks)

    def show_marks(self) -> None:
        if self.hand is not None:
            if self.focus is not None:
                self._stay_near()
            focus = self.focus if self.hasFocus() else None
            shown = marks(self.hand, self.board.by_key(), focus, hints=self.hints)
            self.board.show_marks([*shown, *self.foresee(), *self.trails])

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        point = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and self.hand is not None:
            self.cancel()
            return
        self._pressed, self._pressed_key, self._dragging = point, None, False
        if self.hand is None or event.button() != Qt.MouseButton.LeftButton:
            self._panning = event.position()
            return
        piece = None if self.hand.held and self._may_drop(point) else self._piece_at(point)
        if piece is not None:
            self._pressed_key = piece
            self._was_held = piece in self.hand.held
            self._take(piece, toggles=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif not self._may_drop(point):
            self._panning = event.position()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks: a die is turned twice."""
        self.mousePressEvent(event)

    def _piece_at(self, point: QPointF) -> Key | None:
        """The piece to take here: one that is held or can join those; else one that can be played, else any at all."""
        assert self.hand is not None
        held, clickable = self.hand.held, self.hand.clickable()
        first = self.board.key_at(point, self.hand.takable() | held | (frozenset() if held else clickable))
        if first is not None:
            return None if first in clickable and not held else first
        anew = self.board.key_at(point, self.hand.takable_anew())
        return anew if anew is not None else self.board.key_at(point, self._pieces())

    def _pieces(self) -> list[Key]:
        return [sprite.key for sprite in self.board.sprites if sprite.layer in PIECES and sprite.is_target]

    def _take(self, piece: Key, *, toggles: bool) -> None:
        """The piece joins those that are held where it can, else it is taken in their place."""
        assert self.hand is not None
        if toggles:
            self.hand.take(piece, more=True)
        elif piece in self.hand.held:
            return
        elif piece in self.hand.takable():
            self.hand.take(piece, more=True)
        elif not self.hand.take(piece):
            self.hand.lift(piece)

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
        elif self._was_held and self._pressed_key in self.hand.held:
            self.hand.take(self._pressed_key, more=True)
        self._pressed_key, self._was_held = None, False

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
        """The held pieces follow the pointer, side by side."""
        assert self.hand is not None
        for number, piece in enumerate(sorted(self.hand.held)):
            place = self.board.place_of(piece)
            if place is not None:
                aside = number * place.width * FANNED
                self.carried[piece] = place.scaled(HELD_LARGER).at(point.x() + aside, point.y())
                self.board.put(piece, self.carried[piece], Layer.HELD)

    def _drop(self, point: QPointF) -> None:
        assert self.hand is not None
        self.hand.drop(self._place_under(point))
        self._let_fall()

    def _let_fall(self) -> None:
        carried, self.carried = self.carried, {}
        if carried:
            self.put_down.emit(carried)

    def cancel(self) -> None:
        """Whatever is held glides back."""
        if self.hand is not None:
            self._dragging, self._pressed = False, None
            self.hand.let_go()
            self._let_fall()

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()
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
        places = self._playable()
        if not places:
            return
        if self.focus is None:
            self._stand_somewhere()
        else:
            ahead = nearest(self._stood, places, across, down)
            self.focus = ahead or (self.focus if self.focus in places else closest(self._stood, places))
        if self.hand.held:
            self.hand.point(self.focus)
        self.pointed.emit(self.focus or "")
        self.show_marks()

    def _press_focus(self, *, more: bool) -> None:
        assert self.hand is not None
        if self.focus is None:
            self._stand_somewhere()
            self.show_marks()
        elif self.focus in (self.hand.targets() if self.hand.held else self.hand.clickable()):
            self.hand.drop(self.focus)
        elif self.focus in self._pieces():
            self._take(self.focus, toggles=more or self.focus in self.hand.held)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self._stand_somewhere()
        self.show_marks()

    def _stand_somewhere(self) -> None:
        """The keyboard stands on something that can be seen: where it stood, else on what can be played first."""
        if self.focus is None:
            places = self._playable()
            self.focus = min(places, key=lambda key: (places[key].y, places[key].x), default=None)
            self.pointed.emit(self.focus or "")

    def _stay_near(self) -> None:
        """What the keyboard stood on may be gone: a token that was placed, a card that was played."""
        place = self.board.place_of(self.focus) if self.focus is not None else None
        if place is not None:
            self._stood = place
        elif places := self._playable():
            self.focus = closest(self._stood, places)

    def _playable(self) -> dict[Key, Place]:
        """Where the held pieces may go, and what may join them; else what may be taken or clicked; else any piece."""
        assert self.hand is not None
        places = self.board.places()
        wanted = self.hand.walkable() or self._pieces()
        return {key: places[key] for key in wanted if key in places}

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_marks()

    # Camera

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(ZOOM_STEP if event.angleDelta().y() > 0 else 1 / ZOOM_STEP)

    def zoom(self, factor: float) -> None:
        wanted = max(LEAST_ZOOM, min(MOST_ZOOM, self._zoom * factor))
        if wanted != self._zoom:
            self.board.hurry()
            self.scale(wanted / self._zoom, wanted / self._zoom)
            self._zoom = wanted
            self._resting.start()

    @property
    def seen(self) -> tuple[float, int, int]:
        """Where the camera is: how near, and over which part of the table."""
        return self._zoom, self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def rest(self) -> None:
        """The gesture is over: from here the table is looked at."""
        self._resting.stop()
        self.board.rest_at(self._zoom)

    def fit(self) -> None:
        """The whole table again."""
        self.resetTransform()
        self._zoom = 1.0
        self.rest()

    def _pan(self, by: QPointF) -> None:
        for bar, amount in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(round(bar.value() - amount))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        self.resized.emit()
