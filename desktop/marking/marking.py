"""The marks on one table: what was drawn, the tool in hand, and what of that the table shows."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from desktop.board.area import BoardArea
from desktop.marking.items import LaserItem, LightItem, MarksItem
from desktop.marking.pencil import Pencil
from desktop.marking.placing import Places
from rules.core.marks import AnyMark, Drawing, Ink, Light, say_marks

Tool = Literal["laser", "arrow", "ring", "number", "pen", "light"]
TOOLS: tuple[Tool, ...] = get_args(Tool)
FRAME_MS = 16


class Marking(QObject):
    """Signal: `changed` when other marks are there, or another tool or ink is in hand."""

    changed = Signal()

    def __init__(self, area: BoardArea) -> None:
        super().__init__(area)
        self.area = area
        self.places = Places(area.scene, area.situation)
        self.drawing = Drawing()
        self.pending: AnyMark | None = None
        """The mark that is being drawn."""
        self.tool: Tool | None = None
        """None: the hand, which plays."""
        self.ink: Ink = 0
        self.are_kept = False
        """Whether the marks are those of a step or a move: Escape puts down the tool, and wipes nothing."""
        self._items: tuple[MarksItem, LightItem] | None = None
        self._laser: LaserItem | None = None
        self._fading = QTimer(self, interval=FRAME_MS)
        self._fading.timeout.connect(self._fade)
        self._seen: Any = None
        """The position that the marks were drawn on."""
        self._pencil = area.view.gestures.ink = Pencil(self)
        area.pieces_changed.connect(self._follow)
        area.table.curtain.connect(self._hand_over)
        area.program.style_changed.connect(self._show)

    @property
    def marks(self) -> tuple[AnyMark, ...]:
        return self.drawing.marks

    @property
    def has_marks(self) -> bool:
        return bool(self.drawing.marks)

    @property
    def is_busy(self) -> bool:
        """Whether Escape has something to do here."""
        return (self.has_marks and not self.are_kept) or self.pending is not None or self.tool is not None

    def listen(self, on: bool) -> None:
        """Take mouse and keys for drawing, or leave them to the game."""
        self.area.view.gestures.ink = self._pencil if on else None

    # Drawing

    def choose(self, tool: Tool | None) -> None:
        """Take a tool in hand; the same again puts it down."""
        self.tool = None if tool == self.tool else tool
        if self.tool != "laser":
            self._put_laser_out()
        self._pencil.show_cursor()
        self.changed.emit()

    def choose_ink(self, ink: Ink) -> None:
        self.ink = ink
        self.changed.emit()

    def add(self, mark: AnyMark) -> None:
        """Draw a mark; the same mark once more takes it away."""
        self._become(self.drawing.toggled(mark))

    def consider(self, mark: AnyMark | None) -> None:
        """Show the mark that is being drawn, as it would be."""
        self.pending = mark
        self._show()

    def resize_light(self, light: Light) -> None:
        self._become(self.drawing.resized(light))

    def take_back(self) -> None:
        """Take back the last change, be it a mark or a wiping."""
        self._become(self.drawing.taken_back())

    def wipe(self) -> bool:
        """Wipe all marks away. Whether there were any."""
        had = self.has_marks
        self._become(self.drawing.wiped())
        return had

    def put(self, marks: tuple[AnyMark, ...]) -> None:
        """Begin with these marks: those of a step, or of a move that bears some."""
        self._become(Drawing.begun(marks))

    def _become(self, drawing: Drawing) -> None:
        self.pending = None
        if drawing != self.drawing:
            self.drawing = drawing
            self._seen = self.area.situation.view
            self._show()
            self.changed.emit()

    # The laser

    def point(self, point: QPointF) -> None:
        if self._laser is None:
            self._laser = LaserItem(self.places)
            self.area.scene.addItem(self._laser)
        self._laser.go(point)
        self._fading.start()

    def _fade(self) -> None:
        if self._laser is None or not self._laser.fade():
            self._fading.stop()

    def _put_laser_out(self) -> None:
        self._fading.stop()
        if self._laser is not None:
            self.area.scene.removeItem(self._laser)
            self._laser = None

    def pointer_left(self) -> None:
        self._put_laser_out()

    # On the table

    def _show(self) -> None:
        marks = self.marks if self.pending is None else (*self.marks, self.pending)
        if self._items is None:
            if not marks:
                return
            theme = lambda: self.area.situation.look.style.theme_name  # noqa: E731 (asked at each painting)
            self._items = MarksItem(self.places, theme), LightItem(self.places)
            for each in self._items:
                self.area.scene.addItem(each)
        drawn, light = self._items
        drawn.show_marks(marks)
        light.show_light(next((each for each in reversed(marks) if isinstance(each, Light)), None))

    def _follow(self, _: object) -> None:
        """The table was described anew: pieces that have other keys now keep their marks."""
        if not self.drawing.marks and not self.drawing.before:
            return
        before, now = self._seen, self.area.situation.view
        if before is not None and before != now:
            same = self.area.desk.same(before, now)
            self.drawing = self.drawing.carried({old: new for new, old in same.items()})
        self._seen = now
        self._show()

    def _hand_over(self, *_: object) -> None:
        """Another person takes the screen: nothing that one drew tells the next what was there."""
        self._become(Drawing())

    # In words

    def said(self) -> Iterator[str]:
        """Each mark in words."""
        return map(self.area.situation.say, say_marks(self.marks, self.places.words))
