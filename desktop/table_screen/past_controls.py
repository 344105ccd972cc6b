"""What leads through the past of a game, and out of it: the line above the table, its arrows, Esc."""

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.board.area import BoardArea
from desktop.comments.autoplay import Autoplay
from desktop.docks.dock import Dock
from desktop.docks.past_timeline import PastTimeline
from desktop.round_summary.rounds import RoundSummaries
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.table_screen.key_sheet import KeySheet
from desktop.widgets.menu import Menu
from desktop.widgets.top_line import TopLine


class PastControls(QObject):
    def __init__(
        self,
        screen: QWidget,
        table: Table,
        top: TopLine,
        timeline: PastTimeline,
        area: BoardArea,
        dock: Dock,
        keys: KeySheet,
        rounds: RoundSummaries,
    ) -> None:
        super().__init__(screen)
        self.screen = screen
        self.table = table
        self.top = top
        self.area = area
        self.dock = dock
        self.keys = keys
        self.rounds = rounds
        self.timeline = timeline
        self.autoplay = Autoplay(area.program, table, area)
        self.autoplay.own = (top.past.auto,)
        self.way_back = QShortcut(QKeySequence(Qt.Key.Key_Escape), screen, self._leave, enabled=False)
        table.went.connect(self.show)
        table.stepped.connect(self.show)
        table.notes.changed.connect(self.show)
        self.autoplay.changed.connect(self.show)
        top.past.auto_wanted.connect(self.autoplay.toggle)
        top.past.pace_wanted.connect(self._open_paces)
        top.past.step_wanted.connect(table.look_on)
        top.past.play_on_wanted.connect(table.play_on)
        top.past.out_wanted.connect(table.come_back)
        self.timeline.place_wanted.connect(self._look_at)

    def show(self, *_: object) -> None:
        """Show that the table is in the past, with the ways out of it, while a user looks back."""
        past, table = self.dock.past(is_auto=self.autoplay.is_on), self.table
        self.top.show_past(past)
        self.way_back.setEnabled(past is not None)
        if past is not None:
            line = table.timeline.line()
            self.timeline.show_points(len(line) - 1, line.index(table.timeline.now), ())
            self.timeline.show_notes(table.notes.noted_places())
            self.timeline.setAccessibleName(self.dock.formatter.say_id("past-timeline"))
            self.timeline.setAccessibleDescription(past.where)
        if past is None and self.timeline.hasFocus():
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.timeline.isHidden() == (past is not None):
            self.timeline.setVisible(past is not None)
            self.arrange()

    def wear(self, style: Style) -> None:
        self.timeline.wear(style)
        self.arrange()

    def arrange(self) -> None:
        """Place the timeline over the edge between the top line and the table."""
        high = self.timeline.sizeHint().height()
        self.timeline.setGeometry(0, self.top.height_wanted - high // 2, self.screen.width(), high)
        self.timeline.raise_()

    def walk(self, key: Qt.Key) -> bool:
        """One point on or back with the arrows, or all the way to an end of the game. Whether that was it."""
        far = len(self.table.timeline.line())
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -far, Qt.Key.Key_End: far}.get(key, 0)
        if not steps or not self.table.is_looking_back:
            return False
        self.table.look_on(steps)
        return True

    def _open_paces(self, at: QPoint) -> None:
        menu = Menu(self.screen, self.top.style_now)
        self.autoplay.fill(menu)
        menu.popup(at)

    def _leave(self) -> None:
        """One level: what lies over the table goes first, then the past."""
        if self.keys.isVisible():
            self.keys.put_away()
        elif self.area.bubble.isVisible():
            self.area.bubble.put_away()
        elif not (self.rounds.put_away() or self.area.expansion.close()):
            self.table.come_back()

    def _look_at(self, place: int) -> None:
        line = self.table.timeline.line()
        self.table.look_on(place - line.index(self.table.timeline.now))
