"""The table: the game's surface, the dock, the line that says what is asked, opponents, the curtain. Wires, no more."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QVBoxLayout

from desktop.board.ahead import LookingAhead
from desktop.board.area import BoardArea
from desktop.board.sprite import Key
from desktop.bots import Opponents
from desktop.curtain.curtain import Curtain
from desktop.docks.dock import Dock
from desktop.games.desks import desk_of
from desktop.program import Program
from desktop.screen import Screen
from desktop.settings import PACES
from desktop.shell import Shell
from desktop.table import Table
from desktop.widgets.dressing import dress
from desktop.widgets.menu import Menu
from desktop.widgets.top_line import TopLine
from rules.core.journal import Journal
from rules.core.timeline import Timeline
from rules.core.types import phrase


class TableScreen(Screen):
    """Opened through the shell as `table`, with a timeline and, if the game is kept, its journal."""

    def __init__(self, program: Program, shell: Shell, timeline: Timeline, journal: Journal | None = None) -> None:
        super().__init__(program)
        desk = desk_of(timeline.game.id)
        assert desk is not None, f"{timeline.game.id} has no table on screen"
        self.shell = shell
        self.game_id = timeline.game.id
        self.opponents = Opponents(lambda: program.settings.pace)
        self.table = Table(timeline, self.opponents, journal)
        self.table.automas_wait = program.settings.automa_steps
        self.opponents.answer = self.table.answer
        # They go with the screen, and with them all that they know.
        self.table.setParent(self)
        self.opponents.setParent(self)
        self.top = TopLine(program)
        self.area = BoardArea(program, self.table, desk)
        self.ahead = LookingAhead(self.area)
        self.dock = Dock(program, self.table, self.area.hand)
        self.curtain = Curtain(program, self)
        self._lay_out()
        self.begins_at = self.area.view
        self._connect()
        self._listen()
        self.draw_again()
        self.say_again()
        if not self.table.is_over:
            self.table.ask_next()

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(self.area, 1)
        below.addWidget(self.dock)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addLayout(below, 1)

    def _connect(self) -> None:
        table, dock, area = self.table, self.dock, self.area
        # Whatever happens, then somebody is asked or thinks, the screen is handed on, or the game is over.
        for signal in (table.asked, table.thinking, table.curtain, table.ended):
            signal.connect(self._say_now)
        table.curtain.connect(lambda seat: self.curtain.close_for(table, seat))
        table.ended.connect(self._end)
        dock.open_rule.connect(self.read_rule)
        dock.move_pointed.connect(area.point_at_move)
        dock.piece_clicked.connect(self._click_piece)
        dock.piece_pointed.connect(area.point_at_key)
        area.rule_wanted.connect(self._show_rule)
        area.pieces_changed.connect(dock.show_pieces)
        dock.toggled.connect(self._to_the_table)
        self.top.menu_asked.connect(self._open_menu)
        self.curtain.left.connect(self.shell.home)

    def _listen(self) -> None:
        self.dock.listen(self)
        keys = (
            ("F", self.area.view.fit),
            ("+", lambda: self.area.view.zoom(1.25)),
            ("-", lambda: self.area.view.zoom(0.8)),
            ("S", self.skip),
        )
        for key, act in keys:
            shortcut = QShortcut(QKeySequence(key), self.area.view, act)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        QShortcut(QKeySequence("F1"), self, lambda: self.read_rule(""))

    # What it says

    def say_again(self) -> None:
        self.top.show_title(self.program.say_phrase(phrase(f"game-{self.game_id}"), self.table.game))
        self._say_now()

    def _say_now(self, *_: object) -> None:
        self.top.show_now(self.dock.now())

    def draw_again(self) -> None:
        style = self.style_now
        dress(self.top, style)
        dress(self.dock, style)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def be_ready(self) -> None:
        """All is done now that would be done while somebody thinks."""
        self.dock.moves.list.measure_all()
        self.ahead.finish()

    # What people do

    def read_rule(self, rule: str) -> None:
        """In the rulebook, opened at this rule."""
        self.shell.open("reader", game=self.table.game, at=rule, table=self.table)

    def show_in_log(self, point: int) -> None:
        """The line of the log that tells of this point; the game stays where it is."""
        self.dock.show_in_log(point)

    def skip(self) -> None:
        """Whoever has seen enough: pieces arrive, the opponent plays as soon as it has chosen."""
        self.area.journeys.skip()
        self.opponents.skip_pause()

    def _show_rule(self, rule: str) -> None:
        self.dock.show_rule(rule)

    def _click_piece(self, key: Key) -> None:
        self.area.click(key)

    def _to_the_table(self, dock_is_shown: bool) -> None:
        """Where the keyboard goes when the dock is hidden."""
        if not dock_is_shown:
            self.area.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_menu(self) -> None:
        say, menu = self.program.say, Menu(self, self.style_now)
        menu.addAction(say("table-menu-cabinet")).triggered.connect(self.shell.home)
        menu.addAction(say("table-menu-rules")).triggered.connect(lambda: self.read_rule(""))
        menu.addAction(say("table-menu-lessons")).triggered.connect(
            lambda: self.shell.open("lessons", game=self.table.game)
        )
        menu.addAction(say("table-menu-settings")).triggered.connect(lambda: self.shell.open("settings"))
        menu.addSeparator()
        if self.table.is_over and "score" in self.shell.makers:
            sheet = menu.addAction(say("score-sheet"))
            sheet.triggered.connect(lambda: self.shell.open("score", table=self.table))
        menu.addAction(say("score-export-log-said")).triggered.connect(self._export_log)
        menu.addSeparator()
        pace = menu.addMenu(say("table-menu-pace"))
        for each in PACES:
            action = pace.addAction(say(f"table-pace-{each}"))
            action.setCheckable(True)
            action.setChecked(each == self.program.settings.pace)
            action.triggered.connect(lambda _=False, each=each: self.program.settings_file.change(pace=each))
        pause = menu.addAction(say("table-menu-pause"))
        pause.setCheckable(True)
        pause.setChecked(self.table.is_paused)
        pause.triggered.connect(self.table.pause)
        hints = menu.addAction(say("table-menu-hints"))
        hints.setCheckable(True)
        hints.setChecked(self.program.settings.hints)
        hints.triggered.connect(self._set_hints)
        menu.addAction(say("table-menu-dock")).triggered.connect(self.dock.toggle)
        menu.addAction(say("table-menu-full-screen")).triggered.connect(self.shell.toggle_full_screen)
        menu.popup(self.top.mapToGlobal(self.top.rect().bottomLeft()))

    def _export_log(self) -> None:
        from desktop.score.files import export_log  # noqa: PLC0415 (only who exports needs it)

        words = export_log(self, self.dock.teller)
        if words:
            QToolTip.showText(self.top.mapToGlobal(self.top.rect().bottomLeft()), words, self)

    def _set_hints(self, hints: bool) -> None:
        self.program.settings_file.change(hints=hints)
        self.area.view.hints = hints
        self.area.view.show_marks()

    def _end(self) -> None:
        """The game is over: the score sheet, unless somebody only looks back at it."""
        if not self.table.is_in_the_past and "score" in self.shell.makers:
            self.shell.open("score", table=self.table)

    def leave(self) -> None:
        self.area.journeys.skip()
        self.table.close()
        self.opponents.close()
