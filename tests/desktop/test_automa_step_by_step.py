"""An automa waits to be called: one card at a time, with its questions, criteria and figures beside the table."""

from PySide6.QtTest import QTest

from desktop.docks.log_rows import ReasonRow
from desktop.docks.reasoning import AnswerRow, QuestionRow
from desktop.table import PERSON
from rules.excavation_earth import GAME
from rules.excavation_earth.moves import FlipCard
from tests.desktop.at_the_table import LEFT, AtTable, game, settle, waited
from tests.desktop.conftest import SitDown

ZU = {
    "turn": 1,
    "seats": [{"guards": "Rg3"}, {"faction": "ZU", "hold": "Vg1", "guards": "Vg1"}],
    "sites": "Rg2 Rg1 Rg3 Vg3 Vg4",
    "zu": {"deck": "ZF3"},
}
"""The tenth lesson of the rules: which colour, which relics?"""


def at_zu(sit_down: SitDown, *, steps: bool = True) -> AtTable:
    return sit_down(game(PERSON, "zu", notes=ZU, of=GAME), automa_steps=steps)


def test_zu_waits_until_it_is_called(sit_down: SitDown) -> None:
    at = at_zu(sit_down)
    flip = FlipCard(seat=1)
    assert at.table.automa_move == flip
    assert at.moves() == []
    assert at.screen.dock.foot.confirm.text() == at.screen.dock.teller.move(flip)
    QTest.mouseClick(at.screen.dock.foot.confirm, LEFT)
    assert at.moves() == [flip]


def test_its_decision_stands_in_numbered_questions(sit_down: SitDown) -> None:
    at = at_zu(sit_down)
    at.screen.dock.confirm()
    settle()
    rows = at.screen.dock.moves.list.rows
    questions = [row for row in rows if isinstance(row, QuestionRow)]
    assert [row.number for row in questions] == list(range(1, len(questions) + 1))
    assert questions[0].question == "Quelle couleur fouiller\u202f?"
    reasons = [row for row in rows if isinstance(row, ReasonRow)]
    assert all(row.rule.startswith("EE-SOLO-") and row.figures for row in reasons)
    assert ("rouge", 0, True) in reasons[2].figures
    answers = [row.words for row in rows if isinstance(row, AnswerRow)]
    assert "rouge" in answers[0]


def test_what_a_person_does_next_clears_it_away(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "zu", seed=5, of=GAME), automa_steps=True)
    while at.table.automa_move is None:
        at.table.propose(at.table.legal[-1])
    while at.table.automa_move is not None:
        at.screen.dock.confirm()
    settle()
    at.table.propose(at.table.legal[0])
    settle()
    assert not any(isinstance(row, QuestionRow) for row in at.screen.dock.moves.list.rows)


def test_it_need_not_wait(sit_down: SitDown) -> None:
    at = at_zu(sit_down, steps=False)
    assert at.table.automa_move is None
    assert waited(lambda: FlipCard(seat=1) in at.moves())


def test_a_step_can_be_taken_back_and_called_again(sit_down: SitDown) -> None:
    at = at_zu(sit_down)
    at.screen.dock.confirm()
    at.table.undo()
    assert at.timeline.now == 0
    at.screen.dock.confirm()
    assert at.moves()[0] == FlipCard(seat=1)
