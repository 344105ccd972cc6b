"""A lesson for a classroom: the board at the left, the task at the right. The runner of the rules judges every try."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.aloud.voice import Kind, tell_from
from desktop.games.desks import desk_of
from desktop.lessons.action_bar import ActionBar
from desktop.lessons.board import LessonBoard, for_menus
from desktop.lessons.feedback import Feedback
from desktop.lessons.fitting import PanelFit, for_classroom, shared_out
from desktop.lessons.header import LessonHeader
from desktop.lessons.panel import Ground, Panel
from desktop.lessons.past import LessonPast
from desktop.lessons.progress import next_open
from desktop.lessons.pupil import PupilInLesson, menu_of_pupils
from desktop.lessons.run import LessonRun
from desktop.lessons.saying import Saying
from desktop.lessons.shown import ShownMoves
from desktop.lessons.steps import Steps, Trial, lessons_beside
from desktop.lessons.table import LessonTable
from desktop.lessons.texts import LessonTexts
from desktop.marking.marking import Marking
from desktop.page.leaf import Scroller
from desktop.page.ways_out import open_menu
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.letter_keys import acts
from rules.core.contract import AnyGame

KEYS: dict[int, str] = {
    Qt.Key.Key_H: "hint",
    Qt.Key.Key_N: "next",
    Qt.Key.Key_PageDown: "next",
    Qt.Key.Key_B: "back",
    Qt.Key.Key_PageUp: "back",
}
"""What a key presses."""


class LessonPlayer(Screen):
    """Opened through the shell as `lesson`, with a game and, if wanted, the id of a lesson, a rule or step to begin at.

    A made lesson is opened by its id, or, while it is still being made, as a `Trial`.
    """

    def __init__(
        self,
        program: Program,
        shell: Shell,
        game: AnyGame | str,
        lesson: str = "",
        rule: str = "",
        step: str = "",
        trial: Trial | None = None,
    ) -> None:
        super().__init__(program)
        found = program.library.named(game) if isinstance(game, str) else game
        desk = desk_of(found.id) if found is not None else None
        assert found is not None
        assert desk is not None, "a lesson needs a table"
        self.shell, self.game, self.game_id = shell, found, found.id
        self.lessons = (trial.lesson,) if trial is not None else lessons_beside(program, found, lesson)
        self.lesson = next((each for each in self.lessons if each.id == lesson), next_open(program, self.lessons))
        self.texts = LessonTexts(program, found, self.lesson)
        steps = Steps(program, found, self.lesson, self.lessons, rule, step, trial)
        self.table = LessonTable(steps.here)
        self.board = LessonBoard(program, self.table, desk)
        self.board.setParent(self)
        self.marking = Marking(self.board)
        self.was_presented = False
        """Whether a class was shown this lesson from here."""
        style = self.style_now
        self.ground = Ground(self, style)
        self.scroller = Scroller(self.ground)
        self.panel = Panel(None, style)
        self.scroller.show_leaf(self.panel)
        self.header = LessonHeader(self, style)
        self.action_bar = ActionBar(self.ground, style)
        self.buttons = self.action_bar.buttons
        self.fit = PanelFit(self.panel, self.scroller, self.action_bar, self.ground)
        self.run = LessonRun(self.texts, steps, self.board, self.panel)
        self.shown = ShownMoves(self.table, program, self)
        self.past = LessonPast(self.table, self.texts, self.header, self)
        self.saying = Saying(self.run, self.header, self.panel, self.action_bar)
        self.pupil = PupilInLesson(self)
        self._connect()
        self.board.hand.look_again()  # moves without a place have their buttons before the table is laid out
        self._show_step()

    def _connect(self) -> None:
        run = self.run
        run.told.connect(self._tell)
        run.changed.connect(self._say_all)
        run.stepped.connect(self._show_step)
        run.finished.connect(self._leave_finished)
        self.table.judged.connect(run.judge)
        self.shown.played.connect(self._say_all)
        self.board.pointed_out.connect(run.point_out)
        self.board.view.installEventFilter(self)
        self.board.rule_wanted.connect(self.read_rule)
        self.panel.rule_wanted.connect(self.read_rule)
        self.panel.place_wanted.connect(self.board.light)
        self.panel.replied.connect(run.reply)
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(self.open_menu)
        self.header.lesson_wanted.connect(self.go_to_lesson)
        self.header.step_wanted.connect(run.go_to_step)
        self.header.language.connect(self.program.set_language)
        self.presses = {
            "hint": self._hint,
            "rule": self.read_rule,
            "answer": run.show_answer,
            "back": run.step_back,
            "next": run.step_on,
        }
        self.action_bar.pressed.connect(lambda name: self.presses[name]())

    # Other screens

    def read_rule(self, rule: str = "") -> None:
        """The rule that the last try met, or the first that the lesson teaches."""
        met = self.run.feedback.rule if self.run.feedback else ""
        at = rule or met or "".join(self.lesson.rules[:1])
        if at:
            self.shell.open("reader", game=self.game, at=at)

    def go_to_lesson(self, number: int) -> None:
        if self.lessons[number] != self.lesson:
            self.shell.replace("lesson", game=self.game, lesson=self.lessons[number].id)

    def _leave_finished(self) -> None:
        """Leave a finished lesson for the next one, if there is one."""
        after = self.run.steps.lesson_after
        if after is None:
            self.shell.back()
        else:
            self.shell.replace("lesson", game=self.game, lesson=after.id)

    def open_menu(self) -> None:
        more: dict[str, Callable[[], object]] = {
            self.texts.ui("lesson-panel"): self.toggle_panel,
            self.texts.ui("lesson-project"): self.project,
            self.texts.ui("both_languages"): self.program.toggle_both_languages,
            **menu_of_pupils(self.shell, self),
        }
        if "maker" in self.shell.makers and not self.lesson.own:
            make = partial(self.shell.open, "maker", lesson=self.lesson)
            more[self.texts.ui("maker-copy-lesson")] = make
        style = for_menus(super().style_now)
        open_menu(self.shell, self, self.header.menu_button, style=style, more=more)

    def project(self) -> None:
        """Show this step to a class, on a second screen if there is one."""
        at, self.was_presented = self.table.progress.at, True
        self.shell.open("presenter", game=self.game, lesson=self.lesson.id, at=at, marking=self.marking)

    # What it says

    def _tell(self, feedback: Feedback) -> None:
        """Scrolled to what was said, where the panel is too small for all of it; to where it begins, if it is long."""
        self._say_all()
        self.show_panel(True)
        tell_from(self, self.panel.feedback.accessibleName(), Kind.VERDICT)
        self.fit.bring_feedback_into_sight()
        if feedback.kind == "praise":
            self.buttons["next"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_step(self) -> None:
        self.shown.begin()
        self.panel.forget_choices()
        self._show_marks()
        self.panel.number.clear()
        self.say_again()
        self.scroller.scroll_to(0)
        answer = self.panel.number if self.run.replies.is_number else next(iter(self.panel.choices), None)
        first = self.board.view if answer is None else answer
        self.setFocusProxy(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        tell_from(self, self.spoken_words, Kind.QUESTION)

    @property
    def spoken_words(self) -> str:
        return self.panel.spoken

    def _hint(self) -> None:
        self.run.hint()
        self._show_marks()
        tell_from(self, self.panel.hint.text(), Kind.VERDICT)

    def _show_marks(self) -> None:
        """Draw what the step shows, with its hint or at once."""
        step = self.table.progress.step
        is_shown = self.run.is_hinted or not step.marks_with_hint
        self.marking.put(step.marks if is_shown else ())

    def say_again(self) -> None:
        self.fit.forget()
        self._say_all()
        self.pupil.come_back()

    def _say_all(self) -> None:
        self.saying.say()
        self.pupil.say()
        self.past.show()
        self._arrange()

    # Looks

    def toggle_panel(self) -> None:
        """Show only the table, for all who look; the panel comes back as soon as it has something to say."""
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
        self.past.wear(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()
        self._arrange()

    def _arrange(self) -> None:
        top, is_alone = self.header.put(0, 0, self.width()), self.ground.isHidden()
        self.past.arrange()
        board, ground = shared_out(self.size(), top, self.style_now, is_alone=is_alone)
        if self.board.geometry() != board:
            self.board.setGeometry(board)
        if not is_alone:
            self.ground.setGeometry(ground)
            said = {"has_feedback": self.run.feedback is not None, "has_hint": bool(self.panel.hint.text())}
            self.fit.arrange(self.style_now, ground.width(), ground.height(), **said)

    # Keys

    def _leave(self) -> None:
        """One level: the past, else the lesson."""
        if self.table.is_looking_back:
            self.table.come_back()
        else:
            self.shell.back()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape lets go of a piece first, or wipes marks; with empty hands it leaves the past, and then the lesson."""
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        is_busy = bool(self.board.hand.held) or self.marking.is_busy
        leaves = pressed is not None and pressed.key() == Qt.Key.Key_Escape and not is_busy
        if watched is self.board.view and leaves:
            self._leave()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, panel = event.key(), self.panel
        if not acts(self.program, event):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            self._leave()
        elif self.past.walk(key):
            return
        elif key == Qt.Key.Key_F9:
            self.toggle_panel()
        elif key == Qt.Key.Key_F10:
            self.project()
        elif (name := KEYS.get(key)) is not None and (name != "hint" or self.buttons[name].isEnabled()):
            self.presses[name]()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(panel.choices):
            panel.choices[key - Qt.Key.Key_1].click()
        else:
            super().keyPressEvent(event)
