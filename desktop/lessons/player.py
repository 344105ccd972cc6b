"""A lesson for a classroom: the board at the left, the task at the right. The runner of the rules judges every try."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent

from desktop.board.portrait import Drawn, draw_piece
from desktop.games.desks import desk_of
from desktop.lessons.board import LessonBoard, value_of
from desktop.lessons.feedback import Feedback, feedback_on
from desktop.lessons.header import LessonHeader
from desktop.lessons.panel import FLOOR, LOW_WINDOW, Ground, Panel, lesson_button
from desktop.lessons.progress import is_finished, next_open, remember
from desktop.lessons.table import LessonTable
from desktop.page.leaf import Scroller
from desktop.page.ways_out import open_menu
from desktop.page.words import Type, Words
from desktop.program import FULL_WIDTH, Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.theme import LARGEST_SCALE, Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all
from desktop.widgets.switch import Choice
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Arg, Json, Phrase, phrase
from rules.lessons.model import Lesson, Question, lessons_in
from rules.lessons.runner import Outcome, Reached, begun_step, next_step, right_moves, right_reply, say, starts_until

BOARD_SHARE, MARGIN = 0.57, 20
FULL_HEIGHT = 1000


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
        names = ("hint", "rule", "answer", "back", "next")
        icons = ("hint", "book", "eye", "chevron_left", "chevron_right")
        sizes = (22, 22, 22, 26, 26)
        self.buttons = {
            name: held(self.ground, lesson_button(icon, size, icon_last=name == "next"), style)
            for name, icon, size in zip(names, icons, sizes, strict=True)
        }
        self.why_not = Words(self.ground, Type(20, ink="muted", across="right", floor=FLOOR), style)

    def _connect(self) -> None:
        self.table.judged.connect(self._judge)
        self.board.pointed_out.connect(self._point_out)
        self.board.view.installEventFilter(self)
        self.board.rule_wanted.connect(self.read_rule)
        self.panel.rule_wanted.connect(self.read_rule)
        self.panel.replied.connect(self.reply)
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self.program.set_language)
        presses = (self.hint, self.read_rule, self.show_answer, self.step_back, self.step_on)
        for button, act in zip(self.buttons.values(), presses, strict=True):
            button.clicked.connect(lambda _=False, act=act: act())

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
        box = self.panel.feedback.geometry()
        self.scroller.ensureVisible(0, box.bottom() + 8, 0, 0)
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
        """A move that is right, played by the learner with one more press; or the right reply."""
        progress = self.table.progress
        moves = right_moves(progress)
        if moves:
            said = self.game.say_move(progress.state, moves[0])
            self.feedback = Feedback("answer", phrase("lesson-answer-is"), (said,))
        elif isinstance(progress.step, Question):
            self.feedback = Feedback("answer", phrase("lesson-answer-is"), (self._right_reply(),))
        else:
            self.feedback = Feedback("answer", phrase("lesson-answer-from-start"), (phrase("lesson-go-back"),))
        self._say_all()
        self._show_feedback()

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
        progress = self.table.progress
        if progress == self.starts[-1] and len(self.starts) > 1:
            self.starts.pop()
        self._stand_at(begun_step(self.starts[-2], self.starts[-1].at) if len(self.starts) > 1 else self.starts[-1])

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
        self._say_all()
        self.scroller.scroll_to(0)
        step = self.table.progress.step
        asks_number = isinstance(step, Question) and step.ask == "number"
        first = self.panel.number if asks_number else self.board.view
        self.setFocusProxy(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_again(self) -> None:
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
                draw_piece(painter, rect, sprite, board.painting.painters, board.look.style)

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
        """Buttons for the moves that have no place on the table, and for an answer that is shown."""
        moves = list(self.board.hand.buttons()) if self.table.seat_to_play is not None else []
        words = [self.words(self.game.say_move(self.table.progress.state, move)) for move in moves]
        answer = self._answer_shown()
        if answer is not None:
            moves, words = [answer, *moves], [self.say_ui("lesson-play-answer"), *words]
        for button, move in zip(self.panel.offer_buttons(words), moves, strict=True):
            button.clicked.connect(lambda _=False, move=move: self.table.propose(move))

    def _answer_shown(self) -> Any | None:
        if self.feedback is None or self.feedback.kind != "answer" or isinstance(self.table.progress.step, Question):
            return None
        return next(iter(right_moves(self.table.progress)), None)

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
        self.why_not.say("" if done else self.say_ui("lesson-first-answer" if asks else "lesson-first-solve"))

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
        finished = [is_finished(self.program, each) for each in self.lessons]
        at = self.table.progress.at + (1 if self.table.progress.is_done else 0)
        header.show_progress(finished, self.lessons.index(self.lesson), len(self.lesson.steps), at)
        self.board.setAccessibleName(self.say_ui("lesson-board"))

    # Looks

    @property
    def style_now(self) -> Style:
        """In a window larger than usual words grow with it: a classroom is seen from afar."""
        style = super().style_now
        larger = max(1.0, min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT))
        return replace(style, text_scale=min(LARGEST_SCALE, style.text_scale * larger))

    def draw_again(self) -> None:
        self._restyle()
        self._say_all()
        self.update()

    def _restyle(self) -> None:
        style = self.style_now
        for each in (self.ground, self.header, self.scroller, self.panel):
            wear_all(each, style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()
        self._arrange()

    def _arrange(self) -> None:
        wide, high = self.width(), self.height()
        top = self.header.put(0, 0, wide)
        share = BOARD_SHARE if self.program.settings.text_scale < 1.5 else 0.48  # noqa: PLR2004 (larger words, less board)
        board_wide = round(wide * share) - MARGIN
        above = MARGIN if high >= LOW_WINDOW else MARGIN // 3
        tall = high - top - 2 * above
        place = (0, top, board_wide + 2 * MARGIN - 6, high - top)
        if self.board.geometry().getRect() != place:
            self.board.setGeometry(*place)
        x = MARGIN + board_wide + MARGIN
        self.ground.setGeometry(x, top + above, wide - x - MARGIN, tall)
        self._arrange_panel(self.ground.width(), tall)

    def _arrange_panel(self, wide: int, high: int) -> None:
        foot = self._arrange_foot(wide, high)
        self.ground.line_at = foot
        self.scroller.setGeometry(4, 6, wide - 10, foot - 8)
        self.scroller.arrange()
        self.ground.update()

    def _arrange_foot(self, wide: int, high: int) -> int:
        """From the bottom upwards: back and next, above them hint, rule and answer; returns where it begins."""
        buttons, pad = self.buttons, 20
        back, on = buttons["back"], buttons["next"]
        tall = back.sizeHint().height()
        y = high - tall - 14
        on.put(wide - pad - on.wide(), y)
        if back.wide() + 12 + on.wide() > wide - 2 * pad:
            y -= tall + 4  # large words: one above the other
        back.put(pad, y)
        room = on.x() - 12 - (back.geometry().right() + 12)
        needed = self.why_not.height_for(max(1, room))
        self.why_not.setVisible(room > self.why_not.longest_word() and 0 < needed <= tall + 8)
        if self.why_not.isVisibleTo(self.ground):
            self.why_not.put(back.geometry().right() + 12, y + (tall - needed) / 2, room)
        line = buttons["hint"].sizeHint().height()
        rows = self._rows_of_helpers(wide - 2 * pad)
        y -= 12 + line + (len(rows) - 1) * (line + 4)
        top = y - 12
        for row in rows:
            x = pad
            for button in row:
                x = button.put(x, y) + 10
            y += line + 4
        return top

    def _rows_of_helpers(self, wide: int) -> list[list[Button]]:
        rows: list[list[Button]] = [[]]
        taken = 0
        for name in ("hint", "rule", "answer"):
            button = self.buttons[name]
            if rows[-1] and taken + button.wide() > wide:
                rows.append([])
                taken = 0
            rows[-1].append(button)
            taken += button.wide() + 10
        return rows

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
