"""The end of a game: its score sheet, its curves, its turning points, and what may be done with it now."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.games.desks import desk_of
from desktop.program import Program
from desktop.score import again, export
from desktop.score.action_bar import ActionBar
from desktop.score.arranging import MARGIN, Need, Plan, beside, columns, stacked
from desktop.score.contents import Contents
from desktop.score.course import Course
from desktop.score.curves_panel import CurvesPanel
from desktop.score.files import AskPath, ask_path, asked, export_log, outcome
from desktop.score.paper import SheetPage
from desktop.score.podium import piece_of
from desktop.score.progress import remember
from desktop.score.result import Result, result_of
from desktop.score.sheet_panel import SheetPanel
from desktop.score.sources_panel import SourcesPanel
from desktop.score.turning_panel import TurningPanel
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.menu import Menu
from desktop.widgets.top_line import Now, TopLine
from rules.core import folders
from rules.core.journal import Journal, begin, save
from rules.core.timeline import Timeline

FULL_WIDTH, FULL_HEIGHT = 1600, 1000
LEAST_UNIT, MOST_UNIT = 0.6, 1.6
"""A large screen shows a large sheet: it is read from across the room."""


class ScoreScreen(Screen):
    """Opened through the shell as `score`, with the table of the game. `ask` says where a file shall go."""

    def __init__(self, program: Program, shell: Shell, table: Table, ask: AskPath = ask_path) -> None:
        super().__init__(program)
        self.shell = shell
        self.table = table
        self.ask = ask
        self.game_id = table.game.id
        self.formatter = Formatter(program, table)
        self.game_log = GameLog(self.formatter)
        self.result: Result = result_of(table)
        self.course = Course(table)
        self.remembered = remember(program.profile, table)
        self._build()
        self._lay_out()
        self._connect()
        self.say_again()
        self.draw_again()

    # Building

    def _build(self) -> None:
        self.top = TopLine(self.program)
        self.scroller = QScrollArea()
        self.page = QWidget()
        art = self.program.art
        self.sheet, self.curves = SheetPanel(art), CurvesPanel(art)
        self.sources, self.turning = SourcesPanel(art), TurningPanel(art)
        self.panels = (self.sheet, self.curves, self.sources, self.turning)
        for panel in self.panels:
            panel.setParent(self.page)
        self.action_bar = ActionBar()
        self.contents = Contents(self.formatter, self.result, self.course, self.game_log)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.scroller.setWidget(self.page)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.viewport().setAutoFillBackground(False)
        self.page.setAutoFillBackground(False)
        column.addWidget(self.top)
        column.addWidget(self.scroller, 1)
        column.addWidget(self.action_bar)

    def _connect(self) -> None:
        self.sheet.rule_wanted.connect(self.open_rule)
        self.turning.point_wanted.connect(self.go_to)
        self.action_bar.wanted.connect(self.do)
        self.top.menu_asked.connect(self._open_menu)

    # Words

    def say_again(self) -> None:
        self.game_log.forget()
        contents, say = self.contents, self.formatter.say_id
        self._say_top()
        self.sheet.show_face(
            contents.sheet(), piece_of(self.game_id), self.table.view, say("score-rule-open", rule="{}")
        )
        self.sheet.setAccessibleName(say("score-sheet"))
        self.sheet.setAccessibleDescription(contents.sheet_said())
        order = self.result.order
        self.curves.show_curves(contents.curves, contents.curve_words(), order, contents.numbered())
        self.sources.show_layers(contents.layers, contents.source_words(), order)
        self.turning.show_rows(
            say("score-turning"), contents.turning_how(), say("score-turning-none"), contents.turning_rows()
        )
        self.action_bar.say(say)
        self._offer_next()
        self._tell_kept()
        self._arrange()

    def _say_top(self) -> None:
        speaker, winners = self.contents.speaker, self.result.sheet.winners
        self.top.show_title(speaker.game())
        seat = winners[0] if winners else self.result.order[0]
        self.top.show_now(Now(self.formatter.colour(seat), self.formatter.seat(seat), speaker.step(), speaker.ask()))

    def _offer_next(self) -> None:
        challenge = again.next_challenge(self.table.timeline) if self.result.is_won else None
        if challenge is None:
            self.action_bar.offer_next("", "")
            return
        mode = self.contents.speaker.mode_named(challenge.mode)
        say = self.formatter.say_id
        self.action_bar.offer_next(say("score-next", mode=mode), say("score-next-said", mode=mode))

    def _tell_kept(self) -> None:
        problems, kept = self.remembered.problems, self.remembered.kept
        if problems:
            self.action_bar.tell(self.formatter.say(problems[0].sentence))
            return
        is_kept = self.formatter.say_id("score-kept" if self.table.timeline.keeper else "score-not-kept")
        self.action_bar.tell(" ".join(map(self.formatter.say, kept)) or is_kept)

    # Looks

    @property
    def style_large(self) -> Style:
        """For what is read from afar: grows with the window."""
        unit = min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT)
        return replace(self.style_now, unit=max(LEAST_UNIT, min(MOST_UNIT, unit)))

    def draw_again(self) -> None:
        style, large = self.style_now, self.style_large
        dress(self, style)
        for panel in self.panels:
            wear_all(panel, large)
        self.action_bar.setFixedHeight(self.action_bar.needed_height(self.width()))
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

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
        actions: dict[str, Callable[[], object]] = {
            "home": self.shell.home,
            "resume": self._open_resumptions,
            "save": self.save_as,
            "log": self.export_log,
            "picture": self.export_picture,
            "pdf": self.export_pdf,
            "again": self.play_again,
            "next": self.play_next,
        }
        actions[action]()

    def open_rule(self, rule: str) -> None:
        if "reader" in self.shell.makers:
            self.shell.open("reader", game=self.table.game, at=rule, table=self.table)

    def show_in_log(self, point: int) -> None:
        """In the log of the table, where the game is taken back to that point."""
        self.go_to(point)

    def resume(self, point: int) -> None:
        """The game goes on from there."""
        self.go_to(point)
        table = getattr(self.shell.trail[-1], "table", None)
        if table is not None and self not in self.shell.trail:
            table.play_on()

    def go_to(self, point: int) -> None:
        """To look at a move on the table, which lies below this screen; from there one way leads back here."""
        line = self.table.timeline.past()
        if point == line[-1]:
            point = line[-2]  # where the last move is made: after it the table would only show this page again
        refusal = self.table.timeline.objection_to_going(point)
        if refusal is not None:
            self._tell(self.formatter.say_id(refusal.rule, **dict(refusal.args)))
            return
        table = self.table
        if self._lies_on_its_table():
            self.shell.back()
            table.go_to(point)
        else:
            table.timeline.go_to(point)
            self.shell.replace("table", timeline=table.timeline, journal=table.keeping.journal)

    def _lies_on_its_table(self) -> bool:
        trail = self.shell.trail
        below = trail[trail.index(self) - 1] if self in trail else None
        return getattr(below, "table", None) is self.table

    def _open_resumptions(self) -> None:
        menu = self.resumptions()
        menu.popup(self.action_bar.buttons["resume"].mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))

    def resumptions(self) -> Menu:
        """Where the game can be taken up again; what the table's policy forbids says why."""
        menu = Menu(self, self.style_now)
        menu.setToolTipsVisible(True)
        for point, words in self.contents.resumptions():
            action = menu.addAction(words)
            refusal = self.table.timeline.objection_to_going(point)
            action.setEnabled(refusal is None)
            if refusal is not None:
                action.setToolTip(self.formatter.say_id(refusal.rule, **dict(refusal.args)))
            action.triggered.connect(lambda _=False, point=point: self.resume(point))
        return menu

    def _open_menu(self) -> None:
        menu = Menu(self, self.style_now)
        shown = [
            *(each for each in self.action_bar.buttons.items() if not each[1].isHidden()),
            ("home", self.action_bar.home),
        ]
        for name, button in shown:
            menu.addAction(button.accessibleName()).triggered.connect(lambda _=False, name=name: self.do(name))
        menu.popup(self.top.menu.mapToGlobal(QPoint(0, self.top.menu.height())))

    # Files

    def _tell(self, words: str) -> None:
        """At the foot; nothing new leaves it as it was."""
        if words:
            self.action_bar.tell(words)
            self._arrange()

    def save_as(self) -> None:
        path = asked(self, self.formatter, self.ask, folders.saves(), "save")
        if path is not None:
            self._tell(
                outcome(self.formatter, path, save(self.table.timeline, path, self.program.library, replace=True))
            )

    def export_log(self) -> None:
        self._tell(export_log(self, self.formatter, self.ask))

    def export_picture(self) -> None:
        picture = self._picture()
        if picture is None:
            return
        path = asked(self, self.formatter, self.ask, Path.home(), "picture")
        if path is not None:
            problem = export.write(path, export.png_of(picture, self._paper_style()))
            self._tell(outcome(self.formatter, path, problem))

    def export_pdf(self) -> None:
        picture = self._picture()
        if picture is None:
            return
        path = asked(self, self.formatter, self.ask, Path.home(), "pdf")
        if path is not None:
            data = export.pdf_of(picture, self.contents.speaker.game(), self.sheet_page())
            self._tell(outcome(self.formatter, path, export.write(path, data)))

    def sheet_page(self) -> SheetPage:
        wide, high = FULL_WIDTH * 0.72, FULL_HEIGHT * 0.72
        contents = self.contents
        return SheetPage(
            QSizeF(wide, high), contents.sheet(), piece_of(self.game_id), self.table.view, self._paper_style()
        )

    def _paper_style(self) -> Style:
        """Paper is light, whatever the screen is."""
        return replace(self.style_now, theme_name="light", unit=1.0, text_scale=1.0)

    def _picture(self) -> export.Picture | None:
        desk = desk_of(self.game_id)
        if desk is None:
            self._tell(self.formatter.say_id("score-no-picture"))
            return None
        return export.table_picture(self.formatter, desk, self._paper_style())

    # Another game

    def play_again(self) -> None:
        self._begin(again.same_again(self.table.timeline))

    def play_next(self) -> None:
        challenge = again.next_challenge(self.table.timeline)
        if challenge is not None:
            self._begin(again.begun_challenge(self.table.timeline, challenge))

    def _begin(self, timeline: Timeline) -> None:
        """On the disk from the start, in place of the finished game."""
        journal = begin(folders.games_in_progress(), timeline)
        if not isinstance(journal, Journal):
            self._tell(self.formatter.say(journal.sentence))
            return
        shell = self.shell
        if self._lies_on_its_table():
            shell.back()
        shell.replace("table", timeline=timeline, journal=journal)
