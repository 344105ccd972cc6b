"""A table at which one tries moves and hears at once how good they are: what puzzles and moments have in common.

What is asked, and what comes before and after it, is for the screens that are made of this one.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.aloud.voice import joined
from desktop.analysis.trials import Trials
from desktop.board.area import BoardArea
from desktop.board.framing import frame
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.moves import MovesPage
from desktop.games.desks import desk_of
from desktop.marking.marking import Marking
from desktop.paint.grades import GradeName
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.seats import names_in_texts
from desktop.tries.face import AnswerFace, GivenFace, Head
from desktop.tries.keys import listen
from desktop.tries.lights import Marked, TryLights
from desktop.tries.panel import TryPanel
from desktop.tries.question import MOVE, THEME, Attempt, Attempts, TryQuestion
from desktop.tries.table import TryTable
from desktop.tries.words import TryWords
from desktop.widgets.dressing import dress
from desktop.widgets.top_line import Now, TopLine
from rules.bots.review import Judgement
from rules.bots.trying import Trial, little, trial_of
from rules.core.types import phrase
from rules.puzzles.repeating import Result


class TryScreen(Screen):
    """A table with one question. What a screen made of this one brings stands at its end."""

    def __init__(self, program: Program, shell: Shell, question: TryQuestion) -> None:
        super().__init__(program)
        game = question.timeline.game
        desk = desk_of(game.id)
        assert desk is not None, "tries need a table"
        self.shell, self.game_id, self.question = shell, game.id, question
        self.table = TryTable(question.timeline)
        self.table.setParent(self)
        self.table.names = names_in_texts(question.timeline.record.seating, program.texts(game))
        self.attempts = Attempts()
        self.is_noted = False
        """Whether what came of it was kept."""
        self.is_line_shown = True
        self.trials: Trials = program.analyses.trials(game, question.seats)
        self.top = TopLine(program)
        self.area = BoardArea(program, self.table, desk)
        self.marking = Marking(self.area)
        self.formatter = Formatter(program, self.table)
        self.words = TryWords(self.formatter, question)
        self.game_log = GameLog(self.formatter)
        self.moves = MovesPage(self.formatter, self.game_log, self.area.hand)
        self.panel = TryPanel(self.moves)
        self.lights = TryLights(self.area, self.table, question)
        self.begins_at = self.area.view
        frame(self, self.top, table=self.area, beside=self.panel)
        self._connect()
        listen(self)
        self.draw_again()

    def _connect(self) -> None:
        self.table.tried.connect(self.hear)
        self.trials.came.connect(self._hear_judgement)
        self.moves.chosen.connect(self._propose_from_list)
        self.moves.pointed.connect(self.area.pointing.show_move)
        for each in (self.moves, self.panel, self.area):
            each.rule_wanted.connect(self.read_rule)
        self.panel.pressed.connect(self.press)
        self.top.menu_asked.connect(self.leave_question)
        self.area.pieces_changed.connect(self._light)
        self.area.hand.changed.connect(self._light)

    # Tries

    def hear(self, move: Any) -> None:
        """A move is tried: what is known of it is said at once, anything else is judged first."""
        attempt = self.attempts.begun(move)
        known = self.question.known_of(move)
        if known is not None:
            self._judged(attempt, known)
        elif attempt.trial is None:
            self.trials.ask(self.question.asked(move), self.question.against)
        self.show_again(follows=True)

    def _hear_judgement(self, move: Any, told: Judgement | None) -> None:
        attempt = self.attempts.of(move)
        if attempt is None or attempt.trial is not None:
            return
        if told is None:
            attempt.has_failed = True
        else:
            question = self.question
            trial = trial_of(told, question.best, question.before, little(self.game_id, question.seats))
            self._judged(attempt, trial)
        self.show_again(follows=True)

    def _judged(self, attempt: Attempt, trial: Trial) -> None:
        was_over = self.attempts.is_over
        attempt.trial = trial
        if trial.is_found and not was_over:
            self._note()

    def _note(self) -> None:
        """Keep what came of it, once."""
        if not self.is_noted:
            self.is_noted = True
            self.over(self.attempts.result)

    def _propose_from_list(self, move: Any) -> None:
        self.area.proposer.propose([move], self.moves.spot)

    # Help

    def hint(self) -> None:
        """What it is about, then where it begins, then the move itself."""
        if self.attempts.is_over:
            return
        least = THEME if self.words.has_theme else THEME + 1
        self.attempts.hints = max(least, self.attempts.hints + 1)
        if self.attempts.hints >= MOVE:
            self.answer()
            return
        self.show_again(follows=True)

    def answer(self) -> None:
        if not self.attempts.is_over:
            self.attempts.is_answered = True
            self._note()
            self.show_again(follows=True)

    def toggle_line(self) -> None:
        if self.attempts.is_over:
            self.is_line_shown = not self.is_line_shown
            self.show_again()

    def press(self, name: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "hint": self.hint,
            "answer": self.answer,
            "line": self.toggle_line,
            "next": self.next_question,
            "play-on": self.play_on,
        }
        acts[name]()

    def help(self) -> bool:
        self.read_rule()
        return True

    def read_rule(self, rule: str = "") -> None:
        """Open the rulebook at what was just refused or explained, else at the rule that it is about."""
        shown = self.area.bubble.rule or self.area.cards.rule
        wanted = rule or shown or self.question.rule
        self.shell.open("reader", game=self.table.game, at=wanted, table=self.table)

    def search(self) -> None:
        self.panel.show_moves(True)
        self.moves.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # What is shown

    def say_again(self) -> None:
        game = self.table.game
        self.table.names = names_in_texts(self.question.timeline.record.seating, self.program.texts(game))
        self.top.show_title(self.program.say_phrase(phrase(f"game-{self.game_id}"), game))
        self.top.show_now(self.now())
        self.top.menu.say(self.formatter.say_id("tries-leave"))
        self.moves.say_again()
        self.moves.look_again()
        for name, button in self.panel.buttons.items():
            button.say(self.formatter.say_id(f"tries-{name}"))
        self.panel.list.say(self.formatter.say_id("tries-moves"))
        self.show_again()

    def show_again(self, *, follows: bool = False) -> None:
        attempts, words = self.attempts, self.words
        face = words.face(attempts, self.head(), self.given(), self.why())
        say = self.formatter.say_id
        after, before = self.next_words
        self.panel.buttons["next"].say(say(after if attempts.is_over else before))
        self.panel.offer(
            is_over=attempts.is_over,
            has_line=True,
            has_branch=self.has_branch,
            has_next=self.has_next,
            has_hint=attempts.hints < MOVE,
        )
        self.panel.line.light(self.is_line_shown)
        self.panel.show_face(face, follows=follows)
        self._light()

    def _light(self, *_: object) -> None:
        attempts = self.attempts
        marked = [Marked(each.move, grade) for each in attempts.all if (grade := self.words.grade(each)) is not None]
        if self.question.before is not None:
            marked.insert(0, Marked(self.question.before, self.before_grade, is_before=True))
        self.lights.show(marked, hints=attempts.hints, has_answer=attempts.is_over, has_line=self.is_line_shown)

    def draw_again(self) -> None:
        dress(self, self.style_now)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.area.cards.close_last() or self.area.bubble.isVisible():
            self.area.bubble.put_away()
        elif self.area.hand.held:
            self.area.gestures.cancel()
        else:
            self.leave_question()

    def leave(self) -> None:
        """Who has tried, or taken a hint, and goes without having found it has missed it."""
        if self.attempts.have_begun:
            self._note()
        self.trials.forget()
        self.area.skip()
        self.table.close()

    @property
    def spoken_words(self) -> str:
        now = self.now()
        return joined((now.seat, now.ask, *self.panel.leaf.accessibleName().splitlines()))

    # What a screen made of this one brings

    has_next = True
    """Whether another question may follow."""
    has_branch = False
    """Whether the game can go on from here."""

    @property
    def next_words(self) -> tuple[str, str]:
        """The ids of what leads on is called: once it is over, and before."""
        return "tries-next", "tries-skip"

    @property
    def before_grade(self) -> GradeName:
        """How good it was what was played once."""
        return "mistake"

    def now(self) -> Now:
        """What the top line says."""
        raise NotImplementedError

    def head(self) -> Head:
        raise NotImplementedError

    def given(self) -> GivenFace:
        """What the question begins with."""
        raise NotImplementedError

    def why(self) -> AnswerFace:
        """Why the answer is right."""
        raise NotImplementedError

    def over(self, result: Result) -> None:
        """It was found, the answer was shown, or whoever tried goes: keep what came of it."""

    def next_question(self) -> None:
        raise NotImplementedError

    def play_on(self) -> None:
        """Go on with the game from here."""

    def leave_question(self) -> None:
        self.shell.back()
