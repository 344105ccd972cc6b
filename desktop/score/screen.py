"""The end of a game: its score sheet, its curves, its turning points, and what may be done with it now."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.docks.game_log import GameLog
from desktop.program import Program
from desktop.score.action_bar import ActionBar
from desktop.score.arranging import MARGIN, Need, Plan, beside, columns, stacked
from desktop.score.contents import Contents
from desktop.score.course import Course
from desktop.score.curves_panel import CurvesPanel
from desktop.score.end_screen import EndScreen
from desktop.score.exporting import Exports
from desktop.score.files import AskPath, ask_path
from desktop.score.podium import piece_of
from desktop.score.result import Result, result_of
from desktop.score.sheet_panel import SheetPanel
from desktop.score.sources_panel import SourcesPanel
from desktop.score.turning_panel import TurningPanel
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.menu import Menu
from desktop.widgets.top_line import Now


class ScoreScreen(EndScreen):
    """Opened through the shell as `score`, with the table of the game. `ask` says where a file shall go."""

    def __init__(self, program: Program, shell: Shell, table: Table, ask: AskPath = ask_path) -> None:
        super().__init__(program, shell, table, ActionBar())
        self.game_log = GameLog(self.formatter)
        self.result: Result = result_of(table)
        self.course = Course(table)
        self.contents = Contents(self.formatter, self.result, self.course, self.game_log)
        self.exports = Exports(self, self.contents, ask)
        self._build()
        self.frame(self.page)
        self._connect()
        self.say_again()
        self.draw_again()

    # Building

    def _build(self) -> None:
        self.page = QWidget()
        art = self.program.art
        self.sheet, self.curves = SheetPanel(art), CurvesPanel(art)
        self.sources, self.turning = SourcesPanel(art), TurningPanel(art)
        self.panels = (self.sheet, self.curves, self.sources, self.turning)
        for panel in self.panels:
            panel.setParent(self.page)

    def _connect(self) -> None:
        self.sheet.rule_wanted.connect(self.open_rule)
        self.turning.point_wanted.connect(self.going_on.go_to)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._leave)

    # Words

    def say_again(self) -> None:
        self.game_log.forget()
        contents, say = self.contents, self.formatter.say_id
        self._say_top()
        open_rule, piece = say("score-rule-open", rule="{}"), piece_of(self.game_id)
        self.sheet.show_face(contents.sheet(), piece, self.table.view, open_rule, contents.rows_said())
        self.sheet.setAccessibleName(say("score-sheet"))
        self.sheet.setAccessibleDescription(contents.sheet_said())
        self.begins_at = self.sheet.read.first
        order = self.result.order
        self.curves.show_curves(contents.curves, contents.curve_words(), order, contents.numbered())
        self.sources.show_layers(contents.layers, contents.source_words(), order)
        self.turning.show_rows(
            say("score-turning"), contents.turning_how(), say("score-turning-none"), contents.turning_rows()
        )
        self.action_bar.say(say)
        self._offer_review()
        self._offer_next()
        self._tell_kept()
        self._arrange()

    def _say_top(self) -> None:
        speaker, winners = self.contents.speaker, self.result.sheet.winners
        self.top.show_title(speaker.game())
        seat = winners[0] if winners else self.result.order[0]
        self.top.show_now(Now(self.formatter.colour(seat), self.formatter.seat(seat), speaker.step(), speaker.ask()))

    def _offer_next(self) -> None:
        challenge = self.going_on.next_challenge if self.result.is_won else None
        if challenge is None:
            self.action_bar.offer_next("", "")
            return
        mode = self.contents.speaker.mode_named(challenge.mode)
        say = self.formatter.say_id
        self.action_bar.offer_next(say("score-next", mode=mode), say("score-next-said", mode=mode))

    # Looks

    def draw_again(self) -> None:
        style, large = self.style_now, self.style_large
        dress(self, style)
        for panel in self.panels:
            wear_all(panel, large)
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        self.action_bar.setFixedHeight(self.action_bar.needed_height(self.width()))
        high = self.height() - self.top.height_wanted - self.action_bar.height()
        plan = self._plan(self.width(), high)
        if plan.height > high:
            plan = self._plan(self.width() - self.scroller.verticalScrollBar().sizeHint().width(), high)
        self.page.setFixedSize(self.width(), max(plan.height, high))
        for panel, place in zip(self.panels, plan.parts, strict=True):
            panel.setGeometry(place)

    def _plan(self, wide: int, high: int) -> Plan:
        style = self.style_large
        least = self.sheet.measures.least_width
        seats = len(self.result.order)
        widths = columns(wide, least, (0.4 + 0.6 * style.unit) * style.text_scale, seats)
        if widths is None:
            across = wide - 2 * MARGIN
            return stacked(wide, self._need(across, across))
        return beside(*widths, high, self._need(*widths))

    def _need(self, left: int, right: int) -> Need:
        return Need(
            self.sheet.needed_height(left),
            self.curves.needed_height(right),
            self.sources.needed_height(right),
            self.turning.needed_height(right),
        )

    # What people want

    def do(self, action: str) -> None:
        actions: dict[str, Callable[[], str | None]] = {
            "home": self.shell.home,
            "resume": self._open_resumptions,
            "review": self.open_review,
            "save": self.exports.save,
            "log": self.exports.log,
            "picture": self.exports.picture,
            "pdf": self.exports.pdf,
            "again": self._play_again,
            "next": self.going_on.play_next,
        }
        self._tell(actions[action]() or "")

    def _leave(self) -> None:
        """Esc leads back to where the sheet was opened from; the game stays over."""
        if len(self.shell.trail) > 1:
            self.shell.back()

    def show_in_log(self, point: int) -> None:
        """Show the point in the log of the table, where the game is taken back to it."""
        self.going_on.go_to(point)

    def _open_resumptions(self) -> None:
        self._open_above(self.resumptions(), "resume")

    def resumptions(self) -> Menu:
        """Return a menu of the points where the game can go on; those that the table's policy forbids say why."""
        menu = Menu(self, self.style_now)
        menu.setToolTipsVisible(True)
        for point, words in self.contents.resumptions():
            action, objection = menu.addAction(words), self.going_on.objection(point)
            action.setEnabled(not objection)
            if objection:
                action.setToolTip(objection)
            action.triggered.connect(lambda _=False, point=point: self.going_on.resume(point))
        return menu
