"""Zu turns a card over: its decisions are read one by one beside the chart, with rings on it, then it acts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.docks.candidates import CandidatesRow
from desktop.docks.log_rows import ByRuleRow, EventRow, ExcludedRow, ReasonRow
from desktop.docks.reasoning import AnswerRow, QuestionRow, UnusedRow
from desktop.table.seats import PERSON
from desktop.widgets.rows import RowList
from rules.core.timeline import Timeline
from rules.excavation_earth import GAME
from rules.excavation_earth.moves import FlipCard
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, game, settle, waited
from tests.desktop.conftest import SitDown
from tests.desktop.windows import library

pytestmark = pytest.mark.usefixtures("unpainted")

ZU = {
    "turn": 1,
    "seats": [{"guards": "Rg3"}, {"faction": "ZU", "hold": "Vg1", "guards": "Vg1"}],
    "sites": "Rg2 Rg1 Rg3 Vg3 Vg4",
    "zu": {"deck": "ZF3"},
}
"""The tenth lesson of the rules: which colour, which relics?"""


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    found = sit_down(game(PERSON, "zu", notes=ZU, of=GAME), explain=True)
    assert waited(lambda: found.screen.area.showing.card is not None)
    return found


def rows(list_: RowList, kind: type) -> list[object]:
    return [row for row in list_.rows if isinstance(row, kind)]


def marked(at: AtTable, name: str) -> set[str]:
    return {key.partition(":")[2] for key in at.screen.area.scene._marks if key.startswith(f"{name}:")}


def read_all(at: AtTable) -> None:
    showing = at.screen.area.showing
    while showing.card is not None:
        at.screen.dock.foot_actions.confirm()
    at.screen.skip()
    settle()


def test_the_first_decision_stands_alone(at: AtTable) -> None:
    list_ = at.screen.dock.explaining.list
    (question,) = rows(list_, QuestionRow)
    assert isinstance(question, QuestionRow)
    assert (question.number, question.question) == (1, "Quelle couleur fouiller\u202f?")
    reasons = [row for row in list_.rows if isinstance(row, ReasonRow)]
    assert all(row.rule.startswith("EE-SOLO-") and row.figures for row in reasons)
    assert ("rouge", 0, True) in reasons[2].figures
    (answer,) = rows(list_, AnswerRow)
    assert "rouge" in answer.words  # type: ignore[attr-defined]


def test_rings_lie_around_what_it_weighs(at: AtTable) -> None:
    red, violet = {"relic-Rg1#1", "relic-Rg2#1", "relic-Rg3#1"}, {"relic-Vg3#1", "relic-Vg4#1"}
    assert marked(at, "state-chosen") == marked(at, "state-number") == red
    assert marked(at, "state-considered") == violet


def test_the_candidates_stand_in_a_table_with_what_decided(at: AtTable) -> None:
    list_ = at.screen.dock.explaining.list
    (table,) = rows(list_, CandidatesRow)
    assert isinstance(table, CandidatesRow)
    card = at.screen.area.showing.card
    assert card is not None
    assert len(table.candidates) == len(card.candidates)
    first, second = table.candidates
    assert (first.name, first.is_chosen, second.is_chosen) == ("rouge", True, False)
    assert len(first.figures) == len(card.criteria)
    assert table.decisive == len(card.criteria) - 1
    assert second.figures[-1] != first.figures[-1]
    assert {"oui", "non"} & set(first.figures)
    headings = [row for row in list_.rows if isinstance(row, ReasonRow)]
    assert [row.is_decisive for row in headings] == [False] * table.decisive + [True]


def test_criteria_that_were_not_needed_are_named(at: AtTable) -> None:
    card = at.screen.area.showing.card
    assert card is not None
    assert card.not_consulted
    (unused,) = rows(at.screen.dock.explaining.list, UnusedRow)
    number = len(card.criteria) + 1
    assert unused.words.startswith(f"Non consulté\u00a0: {number}. ")  # type: ignore[attr-defined]


LEFT_OUT = {
    "turn": 1,
    "seats": [{}, {"faction": "ZU", "hold": "Rg1", "guards": "Rg1 Rg2"}],
    "sites": "Rg1 Rg2 Rg3 Rg4",
    "queues": {"M1": "R"},
    "zu": {"deck": "ZF3"},
}
"""Zu has one of the red relics, and the sample of another."""


def test_what_a_rule_leaves_out_stands_below_with_the_reason(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "zu", notes=LEFT_OUT, of=GAME), explain=True)
    assert waited(lambda: at.screen.area.showing.card is not None)
    at.key(Qt.Key.Key_Return, held=CTRL)
    list_ = at.screen.dock.explaining.list
    out = [row for row in list_.rows if isinstance(row, ExcludedRow)]
    assert [row.why for row in out] == ["il en a déjà une copie", "il en a déjà l’échantillon"]
    assert [row.words for row in out] == [f"{row.name}, hors du choix\u00a0: {row.why}" for row in out]
    kinds = [type(row) for row in list_.rows]
    assert kinds.index(CandidatesRow) < kinds.index(ExcludedRow) < len(kinds) - 1
    table = rows(list_, CandidatesRow)[-1]
    assert {each.name for each in table.candidates}.isdisjoint(row.name for row in out)  # type: ignore[attr-defined]
    asked: list[str] = []
    at.screen.dock.explaining.rule_wanted.connect(asked.append)
    list_.picked.emit(out[0])
    assert asked == ["EE-SOLO-DIG-4"]


@pytest.mark.parametrize(
    ("deck", "said", "rule"),
    [
        ("ZV1", "Malo voit son action échouer\u00a0: il n’a aucune relique à vendre.", "EE-SOLO-SEL-1"),
        (
            "ZF5",
            "Au lieu de fouiller, Malo cherche à acheter au marché noir\u00a0: "
            "les sites de fouille n’ont aucune relique de cette couleur qu’il n’ait déjà.",
            "EE-SOLO-DIG-6",
        ),
    ],
)
def test_a_failure_and_another_action_say_why_and_by_which_rule(
    sit_down: SitDown, deck: str, said: str, rule: str
) -> None:
    notes = {"turn": 1, "seats": [{}, {"faction": "ZU"}], "zu": {"deck": f"{deck} ZC1 ZC2"}}
    at = sit_down(game(PERSON, "zu", notes=notes, of=GAME), explain=False)
    assert waited(lambda: FlipCard(seat=1) in at.moves())
    told = [each for each in at.screen.dock.game_log.told(1) if each.rule]
    assert (told[0].words, told[0].rule) == (said, rule)
    at.table.go_to(1)
    settle()
    by_rule = [row for row in at.screen.dock.pages.moves.list.rows if isinstance(row, ByRuleRow)]
    assert by_rule[0].rule == rule
    log = at.screen.dock.pages.log
    log.look_again()
    line = next(row for row in log.list.rows if isinstance(row, EventRow) and row.sentence == said)
    log.list.picked.emit(line)
    assert [row.rule for row in log.list.rows if isinstance(row, ByRuleRow)] == [rule]


def test_the_card_that_zu_turned_over_stands_at_the_head(at: AtTable) -> None:
    card = at.screen.dock.explaining.card
    assert card.isVisible()
    assert card.card is not None
    assert card.card.picture.painter == "ee-zu-card"
    assert card.words[0].startswith("Zu\u00a0: carte ")
    assert card.words[1] == "Fouille"
    read_all(at)
    assert not at.screen.dock.explaining.isVisible()


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_next_decision_joins_the_first(at: AtTable, how: str) -> None:
    if how == "button":
        QTest.mouseClick(at.screen.dock.action_bar.confirm, LEFT)
    else:
        at.key(Qt.Key.Key_Return, held=CTRL)
    asked = rows(at.screen.dock.explaining.list, QuestionRow)
    assert [row.number for row in asked] == [1, 2]  # type: ignore[attr-defined]
    card = at.screen.area.showing.card
    assert card is not None
    assert marked(at, "state-number") == {f"relic-{card.chosen}#1"}
    assert marked(at, "state-considered") == {f"relic-{each}#1" for each in card.candidates if each != card.chosen}


def test_the_table_shows_what_it_did_once_all_is_read(at: AtTable) -> None:
    assert at.moves() == [FlipCard(seat=1)]
    assert at.screen.area.situation.view.players[1].hold == ("Vg1#1",)
    read_all(at)
    assert len(at.screen.area.situation.view.players[1].hold) > 1
    assert marked(at, "state-number") == set()


def test_its_reasons_stay_beside_the_moves_until_somebody_plays(at: AtTable) -> None:
    read_all(at)
    list_ = at.screen.dock.moves.list
    asked = [row for row in list_.rows if isinstance(row, QuestionRow)]
    assert [row.number for row in asked] == list(range(1, len(asked) + 1))
    while at.table.seat_to_play is None:
        read_all(at)
        QTest.qWait(5)
    at.table.propose(at.table.legal[0])
    settle()
    assert rows(at.screen.dock.moves.list, QuestionRow) == []


def test_who_does_not_read_does_not_wait(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "zu", notes=ZU, of=GAME), explain=False)
    assert waited(lambda: FlipCard(seat=1) in at.moves())
    assert not at.screen.area.showing.is_on


def test_an_automa_without_a_name_is_called_what_its_game_calls_it(sit_down: SitDown) -> None:
    nameless = game(PERSON, "zu", notes=ZU, of=GAME)
    record = nameless.record
    seating = (record.seating[0], replace(record.seating[1], name=""))
    at = sit_down(Timeline(GAME, replace(record, seating=seating), library().box(GAME)), explain=True)
    assert waited(lambda: at.screen.area.showing.card is not None)
    assert at.table.names[1] == "Zu"
    assert at.screen.dock.explaining.seat.text() == "Zu décide"
    at.screen.program.set_language("en")
    settle()
    assert at.screen.dock.explaining.seat.text() == "Zu decides"
