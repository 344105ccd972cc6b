"""The table of the editor with its box: the real table, on which nothing is refused."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from desktop.board.area import BoardArea
from desktop.board.desk import AnyDesk, Look
from desktop.board.room import table_style
from desktop.board.situation import Explains, Situation
from desktop.board.sprite import Key
from desktop.editor.desk import EditorDesk
from desktop.editor.hand import EditorHand, Tool
from desktop.editor.marks import marks_of
from desktop.editor.table import EditedTable
from desktop.program import Program
from rules.core.editing import Finding, Remove

NUMBER = 24
"""How large the number of a finding stands at its place, at 1600 x 1000."""


class EditorSituation(Situation):
    """A table on which nothing explains itself: a click means something else."""

    @property
    def explains(self) -> Explains:
        return "nothing"


class EditorBoard(BoardArea):
    """Signals: `tool_chosen` when another tool is in use; `menu_wanted` with what lies there and where that is on the
    screen, for a menu."""

    tool_chosen = Signal()
    menu_wanted = Signal(str, QPoint)

    situation_type = EditorSituation
    hand_type = EditorHand
    hand: EditorHand
    table: EditedTable

    def __init__(self, program: Program, table: EditedTable, desk: AnyDesk) -> None:
        self.with_box = EditorDesk(table, desk)
        self.errors: tuple[Finding, ...] = ()
        self.remarks: tuple[Finding, ...] = ()
        super().__init__(program, table, self.with_box.desk)
        self.with_box.box.turns = self.hand.turns
        self.view.lights.hints = False
        self.hand.turned.connect(self._turn_spare)
        self.hand.group_wanted.connect(self._open_group)
        self.view.viewport().installEventFilter(self)
        self.view.installEventFilter(self)

    # Tools

    def use(self, tool: Tool) -> None:
        self.gestures.cancel()
        self.hand.use(tool)
        self.tool_chosen.emit()

    def turn(self, steps: int = 1) -> None:
        """Turn what is held, else what the keyboard or the mouse stands on."""
        if self.hand.held:
            self.hand.turn(steps)
        elif key := self.here:
            self.hand.turn_piece(key, steps)

    def remove(self) -> None:
        """Put back what is held, else what the keyboard or the mouse stands on."""
        thing = next(iter(self.hand.held), self.here)
        if self.hand.is_thing(thing):
            self.gestures.cancel()
            self.table.propose(Remove(thing))
        elif self.hand.held:
            self.gestures.cancel()

    @property
    def here(self) -> Key:
        """The thing or spare where the keyboard stands, else the one under the mouse."""
        focus = self.view.keyboard_focus.frame
        if focus is not None:
            return focus
        point = self.view.pointer
        if point is None:
            return ""
        takable = self.hand.takable_anew() | self.hand.clickable()
        return self.scene.key_at(self.view.mapToScene(point.toPoint()), takable) or ""

    def _turn_spare(self) -> None:
        """The box shows how its spares are held, and so does what is carried."""
        self.changes.unfold()

    def _open_group(self, number: int) -> None:
        self.with_box.box.open_group(number)
        self.draw()
        self.view.lights.show()

    # Findings

    def show_findings(self, errors: Sequence[Finding], remarks: Sequence[Finding]) -> None:
        self.errors, self.remarks = tuple(errors), tuple(remarks)
        self._mark()

    def _frame_table(self, look: Look) -> None:
        super()._frame_table(look)
        self._mark()

    def _mark(self) -> None:
        look = self.situation.look
        side = table_style(look.style, look.style.unit).text_size(NUMBER)
        marks = marks_of(self.errors, self.remarks, self.scene.sprites, QSizeF(look.width, look.height), side)
        self.scene.show_spoken(marks)

    def show_place(self, finding: Finding) -> None:
        """Bring the place of a finding into sight, and the keyboard there."""
        key = next((key for key in finding.keys if self.scene.place_of(key) is not None), None)
        place = self.scene.place_of(key) if key is not None else None
        if place is not None:
            self.view.stand_on(key)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.view.camera.bring_into_sight(place.rect)

    # Menus

    def _tell_what_lies_at(self, at: QPoint) -> None:
        """A finger that rests asks for the menu of what can be edited, as a right click does; else what it is."""
        if self.hand.held or not self._ask_menu(at, self.view.viewport().mapToGlobal(at)):
            super()._tell_what_lies_at(at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for a menu on a right click with empty hands, and on the key for menus."""
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton and not self.hand.held:
            if event.type() == QEvent.Type.MouseButtonPress:
                self.gestures.touched.emit()
                self._ask_menu(event.position().toPoint(), event.globalPosition().toPoint())
            return True
        if isinstance(event, QContextMenuEvent):
            if event.reason() == QContextMenuEvent.Reason.Keyboard and (focus := self.view.focus) is not None:
                self.menu_wanted.emit(focus, self.gestures.below(focus))
            return True
        return super().eventFilter(watched, event)

    def _ask_menu(self, at: QPoint, on_screen: QPoint) -> bool:
        """Ask for the menu of what lies there. Whether there is one."""
        point, hand = self.view.mapToScene(at), self.hand
        among = (hand.takable_anew() | hand.clickable(), hand.places_of_spares(), None)
        key = next((key for each in among if (key := self.scene.key_at(point, each)) is not None), None)
        if key is not None:
            self.menu_wanted.emit(key, on_screen)
        return key is not None
