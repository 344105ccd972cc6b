"""A lesson for a classroom: the board at the left, the task at the right. The runner of the rules judges every try."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent

from desktop.board.portrait import Drawn, draw_piece
from desktop.games.desks import desk_of
from desktop.lessons.board import LessonBoard, for_menus, value_of
from desktop.lessons.feedback import Feedback, feedback_on
from desktop.lessons.foot import Foot
from desktop.lessons.header import LessonHeader, Place
from desktop.lessons.panel import LOW_WINDOW, Ground, Panel, scale_of_words
from desktop.lessons.progress import is_finished, next_open, remember, solved
from desktop.lessons.setting import Setting, settings_of, shares_of
from desktop.lessons.table import LessonTable
from desktop.page.leaf import Scroller
from desktop.page.ways_out import open_menu
from desktop.program import FULL_WIDTH, Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.theme import LARGEST_SCALE, Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.switch import Choice
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Arg, Json, Phrase, phrase
from rules.lessons.model import Lesson, Question, lessons_in
from rules.lessons.runner import Outcome, Reached, next_step, right_moves, right_reply, say, starts_until
from rules.lessons.runner import solved as solved_step

BOARD_SHARE, SMALL_BOARD_SHARE, MARGIN = 0.57, 0.5, 20
LARGE_WORDS = 1.25
"""From this size on the board leaves more of the window to the words."""

FULL_HEIGHT = 1000

LINE, LINES_OF_ROOM = 33, 25
"""Where fewer lines of this height find room, everything stands closer."""


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
        self.starts = starts_until(found, program.library.box(found), self.lesson, self.lesson.step_on(rule))
        """Where each step began, so that one can go back."""
        self.table = LessonTable(self.starts[-1])
        self.feedback: Feedback | None = None
        self.hinted = False
        self.setting = Setting()
        self.is_set = False
        """Whether the setting is that of this step, in this window and this language; it stays so while one tries."""
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
        self.foot = Foot(self.ground, style)
        self.buttons = self.foot.buttons

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
        presses = {
            "hint": self.hint,
            "rule": self.read_rule,
            "answer": self.show_answer,
            "back": self.step_back,
            "next": self.step_on,
        }
        self.foot.pressed.connect(lambda name: presses[name]())

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
        box = self.panel.feedback.geometry()
        self.scroller.ensureVisible(0, self.panel.said_to, 0, 0)
        self.scroller.ensureVisible(0, box.top() - 8, 0, 0)

    def reply(self) -> None:
        """What was written, chosen or pointed out."""
        value = self._value()
        if value is None:
            return
        outcome, self.table.progress = say(self.table.progress, value)
        self._judge(outcome)
        self.board.refresh()

    def _value(self) -> Json | None:
        step = self.table.progress.step
        assert isinstance(step, Question)
        if step.ask == "number":
            return int(self.panel.number.text()) if self.panel.number.hasAcceptableInput() else None
        chosen: list[Json] = [
            choice for choice, button in zip(step.choices, self.panel.choices, strict=True) if button.isChecked()
        ]
        if step.ask == "one":
            return chosen[0] if chosen else None
        return chosen if step.choices else sorted(value_of(key) for key in self.board.chosen)

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
        progress = self.table.progress
        moves = right_moves(progress)
        if moves:
            said = self.game.say_move(progress.state, moves[0])
            self.feedback = Feedback("answer", phrase("lesson-answer-is"), (said,))
        elif isinstance(progress.step, Question):
            self.feedback = Feedback("answer", phrase("lesson-answer-is"), self._reply_and_why())
        else:
            self.feedback = Feedback("answer", phrase("lesson-answer-from-start"), (phrase("lesson-go-back"),))
        self._say_all()
        self._show_feedback()

    def reply_so(self) -> None:
        """Gives the right reply, as if the learner had written, chosen or pointed it out."""
        step, right = self.table.progress.step, [str(value) for value in right_reply(self.table.progress)]
        assert isinstance(step, Question)
        if step.ask == "number":
            self.panel.number.setText(right[0])
        for choice, button in zip(step.choices, self.panel.choices, strict=True):
            button.setChecked(choice in (right if step.ask == "set" else right[:1]))
        self.board.chosen = frozenset(key for key in self.board.hand.offered if value_of(key) in right)
        self.reply()

    def _reply_and_why(self) -> tuple[Phrase, ...]:
        """The reasons alone, if they begin with the reply."""
        reply, why = self._right_reply(), self.table.progress.praise
        return (why,) if self.words(why).startswith(self.words(reply)) else (reply, why)

    def _right_reply(self) -> Phrase:
        step, right = self.table.progress.step, right_reply(self.table.progress)
        if isinstance(step, Question) and step.choices:
            return phrase("lesson-reply", values=tuple(self.lesson.text(step, f"choice-{each}") for each in right))
        return phrase("lesson-reply", values=tuple(map(self._named, right)))

    def _named(self, value: Json) -> Arg:
        """What the game calls a place that was pointed out, or that should be."""
        return self.game.say_arg("candidate", value) if isinstance(value, str) else str(value)

    def step_back(self) -> None:
        """To the beginning of this step if anything was tried, else of the one before."""
        if self.table.progress == self.starts[-1] and len(self.starts) > 1:
            self.starts.pop()
        self._stand_at(self.starts[-1])

    def step_on(self) -> None:
        progress = self.table.progress
        if not progress.is_done:
            return
        if not progress.is_last:
            self.starts.append(next_step(progress))
            self._stand_at(self.starts[-1])
        elif (after := self._lesson_after()) is not None:
            self.shell.replace("lesson", game=self.game, lesson=after.id)
        else:
            self.shell.back()

    def go_to_lesson(self, number: int) -> None:
        if self.lessons[number] != self.lesson:
            self.shell.replace("lesson", game=self.game, lesson=self.lessons[number].id)

    def go_to_step(self, at: int) -> None:
        """At once where all steps before it are solved; else only for who would rather see it without playing."""
        if all(self._is_solved(before) for before in range(at)):
            self.begin_step(at)
            return
        self.feedback = Feedback("ahead", phrase("lesson-step-ahead", at=at + 1), (phrase("lesson-step-ahead-why"),))
        self.wanted = at
        self._say_all()
        self._show_feedback()

    def begin_step(self, at: int) -> None:
        """From its beginning; the steps before it are taken as solved."""
        if self.table.progress.is_done and at > self.table.progress.at:
            self.starts.append(next_step(self.table.progress))
        while self.starts[-1].at < at:
            self.starts.append(next_step(solved_step(self.starts[-1])))
        del self.starts[at + 1 :]
        self._stand_at(self.starts[-1])

    def _is_solved(self, at: int) -> bool:
        """Now, or some other day."""
        progress = self.table.progress
        return at < progress.at or self.lesson.steps[at].id in solved(self.program, self.lesson)

    def _lesson_after(self) -> Lesson | None:
        at = self.lessons.index(self.lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None

    def _stand_at(self, progress: Any) -> None:
        self.starts[-1] = progress
        self.feedback, self.hinted = None, False
        self.board.forget()
        self.table.stand_at(progress)
        self.panel.forget_choices()
        self._show_step()

    # What it says

    def _show_step(self) -> None:
        self.panel.number.clear()
        self.is_set = False
        self._say_all()
        self.scroller.scroll_to(0)
        step = self.table.progress.step
        asks_number = isinstance(step, Question) and step.ask == "number"
        first = self.panel.number if asks_number else self.board.view
        self.setFocusProxy(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_again(self) -> None:
        self.is_set = False
        self._say_all()

    def words(self, said: Phrase) -> str:
        return self.program.texts(self.game).say(said, self.lesson.names)

    def say_ui(self, id: str, **args: object) -> str:
        return self.program.texts(self.game).say(phrase(id, **args))

    def _say_all(self) -> None:
        lesson, progress = self.lesson, self.table.progress
        number, at = self.lessons.index(lesson) + 1, progress.at
        panel = self.panel
        panel.place.say(self.say_ui("lesson-place", number=number, at=at + 1, count=len(lesson.steps)))
        panel.title.say(self.words(lesson.title))
        panel.intro.say(self.words(lesson.intro) if at == 0 and self.feedback is None else "")
        asks = isinstance(progress.step, Question)
        label = self.say_ui("lesson-question" if asks else "lesson-your-turn")
        panel.task.say(label, self.words(progress.task), self._piece())
        self._say_answers()
        hint = self.program.texts(self.game).say_if_there(progress.hint, lesson.names)
        panel.hint.say(hint if hint and self.hinted and not progress.is_done else "")
        self._say_feedback()
        self._say_buttons(bool(hint))
        self._say_header()
        self._arrange()

    def _piece(self) -> Drawn | None:
        """The piece that the task speaks of, as the table draws it; once it is played it is no longer asked for."""
        progress, board = self.table.progress, self.board
        key = progress.step.piece
        if not key or progress.played or progress.is_done:
            return None

        def draw(painter: QPainter, rect: QRectF) -> None:
            sprite = board.piece(key)
            if sprite is not None:  # else the table has not been laid out yet
                draw_piece(painter, rect, sprite, board.painting.painters, board.situation.look.style)

        return draw

    def _say_answers(self) -> None:
        panel, progress = self.panel, self.table.progress
        step, open_ = progress.step, not progress.is_done
        is_question = isinstance(step, Question)
        panel.number.setVisible(isinstance(step, Question) and step.ask == "number")
        panel.number.setEnabled(open_)
        panel.number.setAccessibleName(self.say_ui("lesson-number"))
        choices = step.choices if isinstance(step, Question) else ()
        words = [self.words(self.lesson.text(step, f"choice-{choice}")) for choice in choices]
        panel.offer_choices(words, several=isinstance(step, Question) and step.ask == "set")
        chosen = tuple(map(self._named, sorted(value_of(key) for key in self.board.chosen)))
        said = self.say_ui("lesson-chosen", places=chosen) if chosen else self.say_ui("lesson-choose-places")
        panel.pointed.say(said if self.board.asks_for_places and open_ else "")
        panel.reply.say(self.say_ui("lesson-say"))
        panel.reply.setVisible(is_question and open_)
        self._say_moves()

    def _say_moves(self) -> None:
        """Buttons for the moves that have no place on the table, and for what is shown or asked by the panel itself."""
        moves = list(self.board.hand.buttons()) if self.table.seat_to_play is not None else []
        state = self.table.progress.state
        offers = [
            *self._offers(),
            *((self.words(self.game.say_move(state, move)), self._playing(move)) for move in moves),
        ]
        self.panel.offered = len(offers) - len(moves)
        for button, (_, act) in zip(self.panel.offer_buttons([words for words, _ in offers]), offers, strict=True):
            button.clicked.connect(lambda _=False, act=act: act())

    def _playing(self, move: Any) -> Callable[[], object]:
        return lambda: self.table.propose(move)

    def _offers(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """What one more press does, by its words: the answer that is shown, or a step ahead."""
        kind = self.feedback.kind if self.feedback is not None else None
        if kind == "ahead":
            yield self.say_ui("lesson-see-without-playing"), lambda: self.begin_step(self.wanted)
        if kind == "answer" and isinstance(self.table.progress.step, Question):
            yield self.say_ui("lesson-reply-so"), self.reply_so
        elif kind == "answer" and (moves := right_moves(self.table.progress)):
            yield self.say_ui("lesson-play-answer"), self._playing(moves[0])

    def _say_feedback(self) -> None:
        box, said = self.panel.feedback, self.feedback
        box.setVisible(said is not None)
        if said is not None:
            texts = self.program.texts(self.game)
            parts = [texts.say_if_there(each, self.lesson.names) for each in said.said]
            box.say(said.kind, self.words(said.title), "\n".join(part for part in parts if part), said.rule)

    def _say_buttons(self, has_hint: bool) -> None:
        progress, buttons = self.table.progress, self.buttons
        done, asks = progress.is_done, isinstance(progress.step, Question)
        ends = progress.is_last and done
        for name, id in (("hint", "hint"), ("rule", "read-rule"), ("answer", "answer"), ("back", "back")):
            buttons[name].say(self.say_ui(f"lesson-{id}"))
        onward = "next" if not ends else ("next-lesson" if self._lesson_after() else "finish")
        buttons["next"].say(self.say_ui(f"lesson-{onward}"))
        buttons["hint"].set_kind("quiet" if has_hint and not done and not self.hinted else "off")
        buttons["answer"].set_kind("off" if done else "quiet")
        buttons["back"].set_kind("quiet" if len(self.starts) > 1 or progress != self.starts[-1] else "off")
        buttons["next"].set_kind("primary" if done else "off")
        self.foot.say_why_not("" if done else self.say_ui("lesson-first-answer" if asks else "lesson-first-solve"))

    def _say_header(self) -> None:
        header, settings = self.header, self.program.settings
        header.say(
            self.say_ui(f"game-{self.game.id}"),
            self.say_ui("lesson-classroom"),
            self.say_ui("lesson-leave"),
            self.say_ui("top-menu"),
        )
        languages = [Choice("fr", self.say_ui("reader-french")), Choice("en", self.say_ui("reader-english"))]
        header.offer(languages, settings.language, self.say_ui("reader-languages"))
        at = self.table.progress.at + (1 if self.table.progress.is_done else 0)
        header.show_progress(self._lesson_places(), self.lessons.index(self.lesson), self._step_places(), at)
        self.board.setAccessibleName(self.say_ui("lesson-board"))

    def _lesson_places(self) -> list[Place]:
        return [
            Place(self._place("lesson", number, done=done, title=self.words(each.title)), done)
            for number, each in enumerate(self.lessons, 1)
            for done in [is_finished(self.program, each)]
        ]

    def _step_places(self) -> list[Place]:
        done = solved(self.program, self.lesson)
        return [
            Place(self._place("step", number, done=step.id in done), step.id in done)
            for number, step in enumerate(self.lesson.steps, 1)
        ]

    def _place(self, kind: str, number: int, *, done: bool, title: str = "") -> str:
        return self.say_ui(f"lesson-go-to-{kind}", number=number, title=title, done=str(done).lower())

    def open_menu(self) -> None:
        more = {self.say_ui("lesson-panel"): self.toggle_panel}
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
        """In a window larger than usual words grow with it: a classroom is seen from afar. They are larger than those
        of other screens, and take as much less of the text size that was set."""
        style = super().style_now
        larger = max(1.0, min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT))
        scale = scale_of_words(style.text_scale) * larger
        return replace(style, text_scale=min(LARGEST_SCALE, scale))

    def draw_again(self) -> None:
        self._restyle()
        self._say_all()
        self.update()

    def _restyle(self) -> None:
        style = self.style_now
        self.is_set = False
        for each in (self.ground, self.header, self.scroller, self.panel):
            wear_all(each, style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()
        self._arrange()

    def _arrange(self) -> None:
        wide, high = self.width(), self.height()
        top = self.header.put(0, 0, wide)
        share = BOARD_SHARE if self.style_now.text_scale < LARGE_WORDS else SMALL_BOARD_SHARE
        board_wide = round(wide * share) - MARGIN if not self.ground.isHidden() else wide - 2 * MARGIN
        above = MARGIN if high >= LOW_WINDOW else MARGIN // 3
        tall = high - top - 2 * above
        place = (0, top, board_wide + 2 * MARGIN - 6, high - top)
        if self.board.geometry().getRect() != place:
            self.board.setGeometry(*place)
        x = MARGIN + board_wide + MARGIN
        if not self.ground.isHidden():
            self.ground.setGeometry(x, top + above, wide - x - MARGIN, tall)
            self._arrange_panel(self.ground.width(), tall)

    def _arrange_panel(self, wide: int, high: int) -> None:
        self.foot.is_tight = is_tight = high < LINES_OF_ROOM * self.style_now.text_size(LINE)
        foot = high - self.foot.arrange(wide)
        self.foot.setGeometry(0, foot, wide, high - foot)
        self.ground.line_at = foot
        self.scroller.setGeometry(4, 6, wide - 10, foot - 8)
        room = QSize(self.scroller.width() - self.scroller.bar.wide - self.scroller.gap, foot - 8)
        if not self.is_set:
            self.setting = self._best(room, is_tight=is_tight)
            self.is_set = True
        self._set_panel(self._with_all_that_is_said(room) or self.setting)
        self.scroller.arrange()
        self.ground.update()

    def _best(self, room: QSize, *, is_tight: bool) -> Setting:
        """As large as may be, with the task and all that one answers with in sight; the introduction stands above them
        if that costs little."""
        for setting in settings_of(self.style_now.text_scale, is_tight=is_tight):
            self._set_panel(setting)
            self.panel.arrange(room.width())
            if self.panel.seen_to <= room.height():
                break
        return setting

    def _with_all_that_is_said(self, room: QSize) -> Setting | None:
        """Smaller, so that what is said of the last try stands in sight as well; None where it never does."""
        if self.feedback is None and not self.panel.hint.text():
            return None
        shares = [share for share in shares_of(self.style_now.text_scale) if share <= self.setting.share]
        for is_folded, share in product((False, True), shares):
            is_tight = self.setting.is_tight or is_folded or share < self.setting.share
            setting = replace(self.setting, share=share, is_tight=is_tight, is_folded=is_folded)
            self._set_panel(setting)
            if self.panel.arrange(room.width()) <= room.height():
                return setting
        return None

    def _set_panel(self, setting: Setting) -> None:
        style = self.style_now
        self.panel.set(setting)
        wear_all(self.panel, replace(style, text_scale=style.text_scale * setting.share))

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
        elif key == Qt.Key.Key_H and self.buttons["hint"].isEnabled():
            self.hint()
        elif key in (Qt.Key.Key_N, Qt.Key.Key_PageDown):
            self.step_on()
        elif key in (Qt.Key.Key_B, Qt.Key.Key_PageUp):
            self.step_back()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(panel.choices):
            panel.choices[key - Qt.Key.Key_1].click()
        else:
            super().keyPressEvent(event)
