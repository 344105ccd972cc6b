"""A table of tries of every game: each try is judged and stays as a mark, hints lead to the answer, all stays put."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.analysis.trials import Trials
from desktop.shell import Shell
from desktop.tries.face import AnswerFace, GivenFace, Head
from desktop.tries.question import TryQuestion
from desktop.tries.screen import TryScreen
from desktop.tries.table import asked_at
from desktop.widgets.top_line import Now
from rules.bots.mind import mind_of
from rules.bots.reviewing import Effort, Question, judged, judged_against
from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.puzzles.repeating import Result
from tests.desktop import at_the_table

pytestmark = pytest.mark.usefixtures("unpainted")

LITTLE = Effort(followed=1, least=1, worlds=1, moves=150, is_refined=True)


class Plain(TryScreen):
    left = 0
    ends = 0

    def now(self) -> Now:
        return Now(ask="?")

    def head(self) -> Head:
        return Head("tries", "1 / 1")

    def given(self) -> GivenFace:
        return GivenFace("given", "a move")

    def why(self) -> AnswerFace:
        judgement = judged(self.table.game, self.question.asked(self.question.best), LITTLE, 0)
        return AnswerFace("", "why", self.words.reasons(judgement.terms, judgement.rest), "", "", None, "", "")

    def over(self, result: Result) -> None:
        self.ends += 1

    def next_question(self) -> None:
        self.left += 1


class Here(Trials):
    """Judges in this process, with little thought, when it is told to."""

    waiting: list[tuple[Question, Sequence[Any]]]

    def ask(self, question: Question, known: Sequence[Any]) -> None:
        self.waiting = [*getattr(self, "waiting", []), (question, known)]

    def judge(self) -> None:
        for question, known in self.waiting:
            self.came.emit(question.played, judged_against(self.game, question, known, LITTLE, self.seats))
        self.waiting = []


@cache
def question_of(of: AnyGame) -> TryQuestion:
    timeline = at_the_table.at_a_choice(of, 8)
    cut = asked_at(timeline, timeline.now, 0)
    legal = of.legal(timeline.state, 0)
    found = judged(of, Question(8, of.view(timeline.state, 0), legal, legal[-1]), LITTLE, 0)
    best = found.best.move
    before = next(each for each in legal if each != best)
    theme = found.theme or mind_of(of.id).terms[0].name
    return TryQuestion(cut, 0, 8, (best,), theme, "MJ-END-1", {}, 0, before, found.world, found.path)


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Any) -> Shell:
    made = Shell(at_the_table.program(tmp_path))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    return made


def opened(shell: Shell, question: TryQuestion) -> tuple[Plain, Here]:
    shell.program.analyses._trials[question.timeline.game.id, 0] = here = Here(question.timeline.game, 0)
    shell.register("plain", Plain)
    screen = shell.open("plain", question=question)
    assert isinstance(screen, Plain)
    screen.say_again()
    return screen, here


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
def test_tries_are_judged_and_marked_and_nothing_is_played(shell: Shell, of: AnyGame) -> None:
    question = question_of(of)
    screen, here = opened(shell, question)
    state = screen.table.timeline.state
    others = [each for each in screen.table.legal if each not in question.against][:2]
    for move in others:
        screen.table.propose(move)
    assert [each.trial for each in screen.attempts.all] == [None] * len(others)
    here.judge()
    assert all(each.trial is not None for each in screen.attempts.all)
    screen.table.propose(question.before)
    assert screen.attempts.all[-1].trial is not None
    assert screen.attempts.all[-1].trial.verdict == "same"
    screen.table.propose(question.best)
    assert screen.attempts.is_found
    assert screen.ends >= 1
    first = screen.attempts.all[0].trial
    assert first is not None
    assert screen.attempts.result == ("clean" if first.is_found else "helped")
    assert screen.table.timeline.state is state
    for language in ("fr", "en"):
        shell.program.set_language(language)
        face = screen.panel.leaf.face
        assert face is not None
        assert len(face.attempts) == len(screen.attempts.all)
        assert not any(part in face.said for part in ("tries-", "-term-", "advice-")), face.said
    marked = {key for key in screen.area.scene._advised if key.startswith("advised:try-")}
    assert bool(marked) >= bool(screen.lights.ends(question.best))


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
def test_hints_lead_to_the_answer_by_keys(qtbot: QtBot, shell: Shell, of: AnyGame) -> None:
    question = question_of(of)
    screen, _ = opened(shell, question)
    with qtbot.waitExposed(shell):
        shell.show()
    shell.activateWindow()
    said = []
    for _ in range(3):
        qtbot.keyClick(screen.area.view, Qt.Key.Key_F2)
        face = screen.panel.leaf.face
        assert face is not None
        said.append(face.hint)
    face = screen.panel.leaf.face
    assert all(said[:-1])
    assert screen.attempts.is_answered
    assert screen.attempts.result == "missed"
    assert face is not None
    assert face.answer is not None
    assert face.answer.move
    with_line = set(screen.area.scene._advised)
    qtbot.keyClick(screen.area.view, Qt.Key.Key_V)
    assert set(screen.area.scene._advised) <= with_line
    qtbot.keyClick(screen.area.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert screen.left == 1
