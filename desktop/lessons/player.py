"""A lesson for a classroom: the board at the left, the task at the right. The runner of the rules judges every try."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.games.desks import desk_of
from desktop.lessons.action_bar import ActionBar
from desktop.lessons.board import LessonBoard, for_menus
from desktop.lessons.feedback import Feedback, feedback_on
from desktop.lessons.fitting import PanelFit, for_classroom, shared_out
from desktop.lessons.header import LessonHeader
from desktop.lessons.panel import Ground, Panel
from desktop.lessons.progress import next_open, remember
from desktop.lessons.replies import Replies
from desktop.lessons.saying import Offer, Said, Saying
from desktop.lessons.steps import Steps
from desktop.lessons.table import LessonTable
from desktop.lessons.texts import LessonTexts
from desktop.page.leaf import Scroller
from desktop.page.ways_out import open_menu
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.lessons.model import Lesson, Question, lessons_in
from rules.lessons.runner import Outcome, Reached, right_moves, say

KEYS: dict[int, str] = {
    Qt.Key.Key_H: "hint",
    Qt.Key.Key_N: "next",
    Qt.Key.Key_PageDown: "next",
    Qt.Key.Key_B: "back",
    Qt.Key.Key_PageUp: "back",
}
"""What a key presses."""


class LessonPlayer(Screen):
    """Opened through the shell as `lesson`, with a game and, if wanted, the id of a lesson and a rule to begin at."""

    def __init__(self, program: Program, shell: Shell, game: AnyGame | str, lesson: str = "", rule: str = "") -> None:
        super().__init__(program)
        found = program.library.named(game) if isinstance(game, str) else game
        desk = desk_of(found.id) if found is not None else None
        assert found is not None
        assert desk is not None, "a lesson needs a table"
        self.shell, self.game, self.game_id = shell, found, found.id
        self.lessons: tuple[Lesson, ...] = tuple(lessons_in(resources.assets() / found.id / "lessons"))
        self.lesson = next((each for each in self.lessons if each.id == lesson), next_open(program, self.lessons))
        self.texts = LessonTexts(program, found, self.lesson)
        self.steps = Steps(program, found, self.lesson, self.lessons, rule)
        self.table = LessonTable(self.steps.here)
        self.feedback: Feedback | None = None
        self.hinted = False
        self.wanted = 0
        """The step ahead that somebody asked for."""
        self._build(LessonBoard(program, self.table, desk))
        self._connect()
        self.board.hand.look_again()  # moves without a place have their buttons before the table is laid out
        self._show_step()

    def _build(self, board: LessonBoard) -> None:
        style = self.style_now
        self.board = board
        self.board.setParent(self)
        self.ground = Ground(self, style)
        self.scroller = Scroller(self.ground)
        self.panel = Panel(None, style)
        self.scroller.show_leaf(self.panel)
        self.header = LessonHeader(self, style)
        self.action_bar = ActionBar(self.ground, style)
        self.buttons = self.action_bar.buttons
        self.fit = PanelFit(self.panel, self.scroller, self.action_bar, self.ground)
        self.replies = Replies(self.texts, self.panel, board)
        self.saying = Saying(self.texts, self.lessons, board, self.header, self.panel, self.action_bar, self.replies)

    def _connect(self) -> None:
        self.table.judged.connect(self._judge)
        self.board.pointed_out.connect(self._point_out)
        self.board.view.installEventFilter(self)
        self.board.rule_wanted.connect(self.read_rule)
        self.panel.rule_wanted.connect(self.read_rule)
        self.panel.replied.connect(self.reply)
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(self.open_menu)
        self.header.lesson_wanted.connect(self.go_to_lesson)
        self.header.step_wanted.connect(self.go_to_step)
        self.header.language.connect(self.program.set_language)
        self.presses = {
            "hint": self.hint,
            "rule": self.read_rule,
            "answer": self.show_answer,
            "back": self.step_back,
            "next": self.step_on,
        }
        self.action_bar.pressed.connect(lambda name: self.presses[name]())

    # What the learner does

    def _judge(self, outcome: Outcome) -> None:
        self.feedback = feedback_on(outcome, self.game)
        if isinstance(outcome, Reached):
            remember(self.program, self.lesson, self.table.progress.step.id)
        self._say_all()
        self._show_feedback()
        if isinstance(outcome, Reached):
            self.buttons["next"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_feedback(self) -> None:
        """Scrolled to what was said, where the panel is too small for all of it; to where it begins, if it is long."""
        self.show_panel(True)
        self.fit.bring_feedback_into_sight()

    def reply(self) -> None:
        """What was written, chosen or pointed out."""
        value = self.replies.value()
        if value is None:
            return
        outcome, self.table.progress = say(self.table.progress, value)
        self._judge(outcome)
        self.board.refresh()

    def _point_out(self, key: str) -> None:
        self.board.chosen = self.board.chosen ^ {key}
        self.board.refresh()
        self._say_all()

    def hint(self) -> None:
        self.hinted = True
        self._say_all()

    def read_rule(self, rule: str = "") -> None:
        """The rule that the last try met, or the first that the lesson teaches."""
        met = self.feedback.rule if self.feedback else ""
        self.shell.open("reader", game=self.game, at=rule or met or self.lesson.rules[0])

    def show_answer(self) -> None:
        """A right move, or the right reply and why: played or given by the learner with one more press."""
        self.feedback = self.replies.answer()
        self._say_all()
        self._show_feedback()

    def reply_so(self) -> None:
        """Gives the right reply, as if the learner had written, chosen or pointed it out."""
        self.replies.fill_in()
        self.reply()

    def step_back(self) -> None:
        """To the beginning of this step if anything was tried, else of the one before."""
        self._stand_at(self.steps.back(self.table.progress))

    def step_on(self) -> None:
        progress = self.table.progress
        if not progress.is_done:
            return
        if not progress.is_last:
            self._stand_at(self.steps.on(progress))
        elif (after := self.steps.lesson_after) is not None:
            self.shell.replace("lesson", game=self.game, lesson=after.id)
        else:
            self.shell.back()

    def go_to_lesson(self, number: int) -> None:
        if self.lessons[number] != self.lesson:
            self.shell.replace("lesson", game=self.game, lesson=self.lessons[number].id)

    def go_to_step(self, at: int) -> None:
        """At once where all steps before it are solved; else only for who would rather see it without playing."""
        if self.steps.can_begin(at, self.table.progress):
            self.begin_step(at)
            return
        self.feedback = Feedback("ahead", phrase("lesson-step-ahead", at=at + 1), (phrase("lesson-step-ahead-why"),))
        self.wanted = at
        self._say_all()
        self._show_feedback()

    def begin_step(self, at: int) -> None:
        """From its beginning; the steps before it are taken as solved."""
        self._stand_at(self.steps.begin(at, self.table.progress))

    def _stand_at(self, progress: Any) -> None:
        self.feedback, self.hinted = None, False
        self.board.forget()
        self.table.stand_at(progress)
        self.panel.forget_choices()
        self._show_step()

    # What it says

    def _show_step(self) -> None:
        self.panel.number.clear()
        self.fit.forget()
        self._say_all()
        self.scroller.scroll_to(0)
        first = self.panel.number if self.replies.is_number else self.board.view
        self.setFocusProxy(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_again(self) -> None:
        self.fit.forget()
        self._say_all()

    def _say_all(self) -> None:
        moves = self.board.hand.buttons() if self.table.seat_to_play is not None else []
        said = Said(
            self.feedback,
            self.hinted,
            tuple(self._offers()),
            tuple((self.texts.words(self.table.say_move(move)), partial(self.table.propose, move)) for move in moves),
            can_go_back=self.steps.can_go_back(self.table.progress),
            has_lesson_after=self.steps.lesson_after is not None,
        )
        self.saying.say(said)
        self._arrange()

    def _offers(self) -> Iterator[Offer]:
        """What one more press does: plays or gives the answer that is shown, or goes a step ahead."""
        kind, progress = self.feedback.kind if self.feedback is not None else None, self.table.progress
        if kind == "ahead":
            yield self.texts.ui("lesson-see-without-playing"), partial(self.begin_step, self.wanted)
        if kind == "answer" and isinstance(progress.step, Question):
            yield self.texts.ui("lesson-reply-so"), self.reply_so
        elif kind == "answer" and (moves := right_moves(progress)):
            yield self.texts.ui("lesson-play-answer"), partial(self.table.propose, moves[0])

    def open_menu(self) -> None:
        more = {self.texts.ui("lesson-panel"): self.toggle_panel}
        style = for_menus(super().style_now)
        open_menu(self.shell, self, self.header.menu_button, style=style, more=more)

    # Looks

    def toggle_panel(self) -> None:
        """Only the table, for all who look; the panel comes back as soon as it has something to say."""
        self.show_panel(self.ground.isHidden())

    def show_panel(self, shown: bool) -> None:
        if self.ground.isHidden() == shown:
            self.ground.setVisible(shown)
            self.board.is_alone = not shown
            self._arrange()
            self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def style_now(self) -> Style:
        return for_classroom(super().style_now, self.size())

    def draw_again(self) -> None:
        self._restyle()
        self._say_all()
        self.update()

    def _restyle(self) -> None:
        style = self.style_now
        self.fit.forget()
        for each in (self.ground, self.header, self.scroller, self.panel):
            wear_all(each, style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()
        self._arrange()

    def _arrange(self) -> None:
        top, is_alone = self.header.put(0, 0, self.width()), self.ground.isHidden()
        board, ground = shared_out(self.size(), top, self.style_now, is_alone=is_alone)
        if self.board.geometry() != board:
            self.board.setGeometry(board)
        if not is_alone:
            self.ground.setGeometry(ground)
            said = {"has_feedback": self.feedback is not None, "has_hint": bool(self.panel.hint.text())}
            self.fit.arrange(self.style_now, ground.width(), ground.height(), **said)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape lets go of a piece first; with empty hands it leaves."""
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        leaves = pressed is not None and pressed.key() == Qt.Key.Key_Escape and not self.board.hand.held
        if watched is self.board.view and leaves:
            self.shell.back()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, panel = event.key(), self.panel
        if key == Qt.Key.Key_Escape:
            self.shell.back()
        elif key == Qt.Key.Key_F9:
            self.toggle_panel()
        elif (name := KEYS.get(key)) is not None and (name != "hint" or self.buttons[name].isEnabled()):
            self.presses[name]()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(panel.choices):
            panel.choices[key - Qt.Key.Key_1].click()
        else:
            super().keyPressEvent(event)
