"""Says where one is in a lesson, what is asked, what became of the last try, and what one can do."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.portrait import Drawn, draw_piece
from desktop.lessons.action_bar import ActionBar
from desktop.lessons.feedback import Feedback
from desktop.lessons.header import LessonHeader, Place
from desktop.lessons.panel import Panel
from desktop.lessons.progress import is_finished, solved
from desktop.lessons.run import LessonRun
from desktop.widgets.switch import Choice
from rules.lessons.model import Question, Show

LABELS = {"task": "lesson-your-turn", "question": "lesson-question", "show": "lesson-look"}
"""What stands over the words of a step."""


class Saying:
    def __init__(self, run: LessonRun, header: LessonHeader, panel: Panel, action_bar: ActionBar) -> None:
        self.run = run
        self.texts, self.table, self.board = run.texts, run.table, run.board
        self.lessons = run.steps.lessons
        self.header = header
        self.panel = panel
        self.action_bar = action_bar

    def say(self) -> None:
        progress, panel, ui, words = self.table.progress, self.panel, self.texts.ui, self.texts.words
        feedback, is_hinted = self.run.feedback, self.run.is_hinted
        lesson, at = self.texts.lesson, progress.at
        number, count = self.lessons.index(lesson) + 1, len(lesson.steps)
        panel.place.say(self._where(number, at + 1, count))
        panel.title.say(words(lesson.title))
        panel.intro.say_linked(self.texts.linked(*([lesson.intro] if at == 0 and feedback is None else [])))
        second = self.texts.second(progress.task)
        panel.task.say(ui(LABELS[progress.step.kind]), self.texts.linked(progress.task), self._piece(), second=second)
        self._say_answers()
        self._say_offers()
        hint = self.texts.words_if_there(progress.hint)
        is_hint_shown = hint and is_hinted and not progress.is_done
        panel.hint.say_linked(self.texts.linked(*([progress.hint] if is_hint_shown else [])))
        panel.second_hint.say(self.texts.second(progress.hint) if is_hint_shown else "")
        self._say_feedback(feedback)
        self._say_buttons(can_hint=bool(hint) and not is_hinted)
        self._say_header()

    def _where(self, number: int, at: int, count: int) -> str:
        """Which lesson and step; of a made lesson also in which language it stands, if that is another."""
        lesson, ui = self.texts.lesson, self.texts.ui
        if not lesson.own:
            return ui("lesson-place", number=number, at=at, count=count)
        return ui("lesson-place-made", at=at, count=count, only=lesson.only_in(self.texts.language))

    # The panel

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
        panel.number.setAccessibleName(self.texts.ui("lesson-number"))
        panel.number.setAccessibleDescription(self.texts.words(progress.task))
        choices = step.choices if isinstance(step, Question) else ()
        offered = [self.texts.lesson.text(step, f"choice-{choice}") for choice in choices]
        words, seconds = [self.texts.words(each) for each in offered], [self.texts.second(each) for each in offered]
        panel.offer_choices(words, seconds, several=isinstance(step, Question) and step.ask == "set")
        chosen = self.run.replies.pointed_out()
        said = self.texts.ui("lesson-chosen", places=chosen) if chosen else self.texts.ui("lesson-choose-places")
        panel.pointed.say(said if self.board.asks_for_places and open_ else "")
        panel.reply.say(self.texts.ui("lesson-say"))
        panel.reply.setVisible(is_question and open_)

    def _say_offers(self) -> None:
        """Buttons for the moves that have no place on the table, and for what is shown or asked by the panel itself."""
        shown = list(self.run.offers())
        offers = [*shown, *self.run.moves()]
        self.panel.offered = len(shown)
        for button, (_, act) in zip(self.panel.offer_buttons([words for words, _ in offers]), offers, strict=True):
            button.clicked.connect(lambda _=False, act=act: act())

    def _say_feedback(self, said: Feedback | None) -> None:
        box = self.panel.feedback
        box.setVisible(said is not None)
        if said is not None:
            told = [said.title, *said.said] if said.kind == "refused" else said.said
            box.say(
                said.kind,
                self.texts.words(said.title),
                self.texts.linked(*said.said),
                said.rule,
                self.texts.second(*told),
            )

    # Below and above it

    def _say_buttons(self, *, can_hint: bool) -> None:
        progress, buttons, ui = self.table.progress, self.action_bar.buttons, self.texts.ui
        done, asks = progress.is_done, isinstance(progress.step, Question)
        ends = progress.is_last and done
        for name, id in (("hint", "hint"), ("rule", "read-rule"), ("answer", "answer"), ("back", "back")):
            buttons[name].say(ui(f"lesson-{id}"))
        onward = "next" if not ends else ("next-lesson" if self.run.steps.lesson_after is not None else "finish")
        buttons["next"].say(ui(f"lesson-{onward}"))
        buttons["hint"].set_kind("quiet" if can_hint and not done else "off")
        buttons["answer"].set_kind("off" if done else "quiet")
        buttons["rule"].set_kind("quiet" if self.texts.lesson.rules else "off")
        buttons["back"].set_kind("quiet" if self.run.steps.can_go_back(progress) else "off")
        buttons["next"].set_kind("primary" if done else "off")
        self.action_bar.say_why_not("" if done else ui("lesson-first-answer" if asks else "lesson-first-solve"))

    def _say_header(self) -> None:
        header, progress, ui = self.header, self.table.progress, self.texts.ui
        header.say(ui(f"game-{self.table.game.id}"), ui("lesson-classroom"), self._way_back(), ui("top-menu"))
        languages = [Choice("fr", ui("reader-french")), Choice("en", ui("reader-english"))]
        header.offer(languages, self.texts.program.settings.language, ui("top-language"))
        at = progress.at + (1 if progress.is_done and not isinstance(progress.step, Show) else 0)
        header.show_progress(self._lesson_places(), self.lessons.index(self.texts.lesson), self._step_places(), at)
        self.board.setAccessibleName(ui("lesson-board"))

    def _way_back(self) -> str:
        trial = self.run.steps.trial
        return self.texts.ui("lesson-leave") if trial is None else trial.way_back

    def _lesson_places(self) -> list[Place]:
        return [
            Place(self._place("lesson", number, done=done, title=self.texts.words(each.title)), done)
            for number, each in enumerate(self.lessons, 1)
            for done in [is_finished(self.texts.program, each)]
        ]

    def _step_places(self) -> list[Place]:
        lesson = self.texts.lesson
        done = solved(self.texts.program, lesson)
        return [
            Place(self._place("step", number, done=step.id in done), step.id in done)
            for number, step in enumerate(lesson.steps, 1)
        ]

    def _place(self, kind: str, number: int, *, done: bool, title: str = "") -> str:
        return self.texts.ui(f"lesson-go-to-{kind}", number=number, title=title, done=str(done).lower())
