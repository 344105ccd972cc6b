"""The end of a game, celebrated: shown once all has arrived on the table, before the whole score sheet."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent

from desktop.aloud.voice import joined
from desktop.celebration.arranging import MARGIN, Plan, beside, columns, stacked
from desktop.celebration.celebration import Celebration
from desktop.celebration.face import Face
from desktop.celebration.page import Page
from desktop.celebration.sheet import ResultSheet
from desktop.celebration.stage import Stage
from desktop.celebration.strip import Strip
from desktop.docks.game_log import GameLog
from desktop.program import Program
from desktop.score.action_bar import ActionBar
from desktop.score.contents import Contents
from desktop.score.course import Course
from desktop.score.end_screen import EndScreen
from desktop.score.exporting import Exports
from desktop.score.files import AskPath, ask_path
from desktop.score.result import result_of
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.menu import Menu
from desktop.widgets.top_line import Now

LEFT, RIGHT = ("sheet", "review", "keep"), ("watch", "daily", "again", "next")


class VictoryScreen(EndScreen):
    """Opened through the shell as `victory`, with the table of the game; `still` shows the last picture at once, as do
    tables at which nothing moves."""

    kept_as = "victory-kept"

    def __init__(
        self, program: Program, shell: Shell, table: Table, *, still: bool = False, ask: AskPath = ask_path
    ) -> None:
        super().__init__(program, shell, table, ActionBar(LEFT, RIGHT))
        contents = Contents(self.formatter, result_of(table), Course(table), GameLog(self.formatter))
        self.face = Face(contents, self.remembered.finished)
        self.exports = Exports(self, contents, ask)
        self._build()
        is_awaited = not still and program.settings.pace != "off"
        self.celebration = Celebration(self.page, program.sound, is_awaited=is_awaited)
        self.sheet.rule_wanted.connect(self.open_rule)
        self.say_again()
        self.draw_again()
        self.begins_at = self.action_bar.primary

    # Building

    def _build(self) -> None:
        art = self.program.art
        self.stage = Stage(self.game_id, self.face.stage())
        self.sheet, self.strip = ResultSheet(art), Strip(art)
        self.page = Page(self.stage, self.sheet, self.strip)
        self.page.is_lit = self.face.verdict.is_lit
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.frame(self.page)

    # Words

    def say_again(self) -> None:
        say, speaker = self.formatter.say_id, self.face.verdict.speaker
        self.top.show_title(speaker.game())
        seat = self.face.verdict.centre
        self.top.show_now(
            Now(self.formatter.colour(seat), self.formatter.seat(seat), speaker.step(), say("victory-what-now"))
        )
        self.stage.show_face(self.face.stage())
        self.sheet.show_face(self.face.sheet(), say("score-rule-open", rule="{}"), self.face.rows_said())
        self.sheet.setAccessibleName(say("score-sheet"))
        self.sheet.setAccessibleDescription(self.face.said())
        self.strip.show_face(self.face.fact_words(), self.face.shelf())
        self.action_bar.say(say)
        self._offer_review()
        if self.face.verdict.result.is_challenge:
            self.action_bar.say_again(say("victory-mission-again"))
        self.action_bar.offer("daily", self.going_on.has_daily)
        self._offer_next()
        self._tell_kept()
        self._arrange()

    def _offer_next(self) -> None:
        """What most people want now: the next mission, else this one again, else a rematch."""
        say, verdict = self.formatter.say_id, self.face.verdict
        challenge = self.going_on.next_challenge if verdict.is_won else None
        if challenge is not None:
            number = challenge.mode.rpartition("-")[2]
            mode = verdict.speaker.mode_named(challenge.mode)
            self.action_bar.offer_next(say("victory-next", number=number), say("score-next-said", mode=mode))
            return
        self.action_bar.offer_next("", "")

    @property
    def spoken_words(self) -> str:
        stage = self.face.stage()
        return joined((stage.title, stage.where, stage.sentence, *self.face.said().split(" · ")))

    # When it runs

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.celebration.be_seen()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.celebration.stop()

    def leave(self) -> None:
        self.celebration.stop()

    # Looks

    def draw_again(self) -> None:
        dress(self, self.style_now)
        wear_all(self.page, self.style_large)
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        self.action_bar.setFixedHeight(self.action_bar.needed_height(self.width()))
        high = self.height() - self.top.height_wanted - self.action_bar.height()
        wide = self.width()
        plan = self._plan(wide, high)
        if plan.height > high:
            plan = self._plan(wide - self.scroller.verticalScrollBar().sizeHint().width(), high)
        self.page.setFixedSize(wide, max(plan.height, high))
        self.page.place(plan)
        self.celebration.show()

    def _plan(self, wide: int, high: int) -> Plan:
        style = self.style_large
        scale = (0.4 + 0.6 * style.unit) * style.text_scale
        widths = columns(wide, scale, len(self.face.contents.result.order))
        strip = self.strip.needed_height(wide - 2 * MARGIN)
        if widths is None:
            across = wide - 2 * MARGIN
            return stacked(wide, scale, (self.stage.needed_height(across), self.sheet.needed_height(across), strip))
        stage, sheet = widths
        return beside(stage, sheet, high, (self.stage.needed_height(stage), self.sheet.needed_height(sheet), strip))

    # What people want

    def do(self, action: str) -> None:
        actions: dict[str, Callable[[], str | None]] = {
            "home": self.shell.home,
            "sheet": self.open_sheet,
            "review": self.open_review,
            "keep": self._open_keeping,
            "watch": self.going_on.watch,
            "again": self._play_again,
            "daily": self.going_on.play_daily,
            "next": self.going_on.play_next,
        }
        self._tell(actions[action]() or "")

    def open_sheet(self) -> None:
        """The whole sheet, with curves and turning points; Esc leads back."""
        self.shell.open("score", table=self.table)

    def keeping(self) -> Menu:
        """Return a menu of all that can be written of this game."""
        menu, say = Menu(self, self.style_now), self.formatter.say_id
        lines: tuple[tuple[str, Callable[[], str]], ...] = (
            ("score-save", self.exports.save),
            ("score-export-log-said", self.exports.log),
            ("score-export-picture-said", self.exports.picture),
            ("score-export-pdf-said", self.exports.pdf),
        )
        for words, does in lines:
            menu.addAction(say(words)).triggered.connect(lambda _=False, does=does: self._tell(does()))
        return menu

    def _open_keeping(self) -> None:
        self._open_above(self.keeping(), "keep")
