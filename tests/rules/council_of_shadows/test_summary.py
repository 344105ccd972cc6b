"""The end of a round as a table: the amounts of a row are what it changed, over random games; what it says."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from rules.core.summary import Summary
from rules.council_of_shadows import GAME
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.state import State
from rules.council_of_shadows.summary import ends_round
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.council_of_shadows.random_games import RANDOM, TABLES
from tests.rules.council_of_shadows.table import exploit, exploiting

NAMES = ("Ada", "Bo", "Cy", "Di")


@cache
def games() -> tuple[tuple[Passed, ...], ...]:
    return tuple(RANDOM.played(number, 4) for number in range(len(TABLES)))


def summed(before: State, events: Sequence[Event], after: State) -> Summary | None:
    """As the first seat sees it."""
    heard = [each for event in events if (each := GAME.seen(event, 0)) is not None]
    return GAME.summary(GAME.view(before, 0), heard, GAME.view(after, 0))


def rounds() -> Iterator[tuple[State, Summary, State]]:
    """Whole rounds, with the positions before and after."""
    for game in games():
        events: list[Event] = []
        before = game[0].before
        for passed in game:
            events += passed.events
            if any(map(ends_round, passed.events)):
                found = summed(before, events, passed.after)
                assert found is not None
                yield before, found, passed.after
                before, events = passed.after, []


def test_it_comes_at_the_end_of_a_round_and_never_else() -> None:
    for game in games():
        for passed in game:
            ended = passed.after.round > passed.before.round or passed.after.phase == "over"
            assert (summed(passed.before, passed.events, passed.after) is not None) == ended


def test_the_amounts_of_a_whole_round_are_what_it_changed() -> None:
    seen = 0
    for before, found, after in rounds():
        for row in found.rows:
            assert len(row.amounts) == len(found.columns) == len(row.notes)
            assert sum(row.amounts) == row.after - row.before
            assert row.before == before.players[row.seat].energy
            assert row.after == after.players[row.seat].energy
            seen += 1
    assert seen > 100


def test_the_amounts_of_a_last_move_are_what_it_changed() -> None:
    for game in games():
        for passed in game:
            found = summed(passed.before, passed.events, passed.after)
            for row in found.rows if found is not None else ():
                assert sum(row.amounts) == row.after - row.before


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    for _, found, _ in rounds():
        notes = (note for row in found.rows for note in row.notes if note is not None)
        for each in (found.title, found.unit, *found.world, *(column.words for column in found.columns), *notes):
            assert texts.say(each, NAMES)


def test_a_level_takes_the_consumption_away() -> None:
    """Twenty energy and five of the grey galaxy, at a consumption of 22: 3 are left."""
    rival = {"energy": 20, "consumption": 22, "colonies": "1-01.1"}
    t = exploiting(spaces="GRY-1:1-01 GRY-2:1-02", energy=3, rivals=(rival,), turn=1)
    before = t.state
    events: list[Event] = []
    t.play(exploit("GRY", "1-01.1", seat=1))
    events += t.events
    while not any(map(ends_round, events)):
        t.play(t.moves()[0])
        events += t.events
    found = summed(before, events, t.state)
    assert found is not None
    row = next(each for each in found.rows if each.seat == 1)
    amounts = dict(zip((column.rule for column in found.columns), row.amounts, strict=True))
    assert amounts["CS-EXP-2"] == 5
    assert amounts["CS-DT-3"] == -22
    texts = Texts("en", game=GAME, strict=True)
    notes = [texts.say(note, NAMES) for note in row.notes if note is not None]
    assert notes[0] == "grey"
    assert notes[-1] == "level I reached"
