"""The end of a round as a table: its amounts are what the round changed, and every sentence can be said."""

from collections.abc import Iterator

import pytest

from rules.core.summary import Summary
from rules.core.types import Phrase
from rules.excavation_earth import GAME
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.excavation_earth.random_games import TABLES, played
from tests.rules.excavation_earth.table import BOX, table

NAMES = ("Ada", "Bo", "Cy", "Di")


def ends() -> Iterator[tuple[Passed, Summary]]:
    """The ends of rounds of a random game at each table, as the first seat sees them."""
    for number in range(len(TABLES)):
        for passed in played(number, 0):
            told = summary_of(passed, 0)
            if told is not None:
                yield passed, told


def summary_of(passed: Passed, seat: int) -> Summary | None:
    events = [seen for event in passed.events if (seen := GAME.seen(event, seat)) is not None]
    return GAME.summary(GAME.view(passed.before, seat), events, GAME.view(passed.after, seat))


def test_each_round_ends_once() -> None:
    found = list(ends())
    assert len(found) == BOX.rounds * len(TABLES)
    assert [told.title.named["round"] for _, told in found[:3]] == [1, 2, 3]


def test_the_amounts_of_a_row_are_what_the_round_changed() -> None:
    for passed, told in ends():
        assert len(told.rows) == len(passed.before.players)
        for row in told.rows:
            assert len(row.amounts) == len(row.notes) == len(told.columns)
            assert sum(row.amounts) == row.after - row.before
            assert row.after == GAME.totals(passed.after)[row.seat]


def test_nothing_else_is_the_end_of_a_round() -> None:
    for passed in played(0, 0):
        is_end = any(event.kind == "ee.centre_scored" for event in passed.events)
        assert (summary_of(passed, 1) is not None) == is_end


def test_each_centre_says_how_many_envoys_were_paid() -> None:
    """EE-SCO-1: 5 for the first in round 1."""
    at = table(seats=[{"envoys": "C1*2", "passed": True}, {"envoys": "C1"}], turn=1)
    (last,) = [move for move in at.moves() if move.kind == "ee.pass"]
    step = GAME.apply(at.state, last)
    told = GAME.summary(GAME.view(at.state, 0), step.events, GAME.view(step.state, 0))
    assert told is not None
    assert [row.amounts for row in told.rows] == [(5, 0, 0), (0, 0, 0)]
    assert told.rows[0].notes[0] == Phrase("ee-summary-envoys", (("count", 2),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    for _, told in ends():
        said = [told.title, told.unit, *told.world, *(column.words for column in told.columns)]
        said += [note for row in told.rows for note in row.notes if note is not None]
        assert told.left is not None
        assert all(texts.say(each, NAMES) for each in (*said, told.left))
