"""The end of a round as a table: the amounts of a row are what it changed, over random games; what it says."""

from collections.abc import Iterator
from functools import cache

import pytest

from rules.core.summary import Summary
from rules.magnastorm import GAME
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.magnastorm.random_games import RANDOM, TABLES
from tests.rules.magnastorm.table import GREY, PURPLE, Table, table

NAMES = ("Ada", "Bo", "Cy", "Di")


@cache
def passages() -> tuple[Passed, ...]:
    return tuple(passed for number in range(len(TABLES)) for passed in RANDOM.played(number, 4))


def summed(passed: Passed) -> Summary | None:
    return GAME.summary(GAME.view(passed.before, 0), passed.events, GAME.view(passed.after, 0))


def ends() -> Iterator[tuple[Passed, Summary]]:
    for passed in passages():
        found = summed(passed)
        if found is not None:
            yield passed, found


def test_it_comes_with_every_administration_and_never_else() -> None:
    for passed in passages():
        has_one = any(isinstance(each, happened.AdministrationBegan) for each in passed.events)
        assert (summed(passed) is not None) == has_one


def test_the_amounts_are_what_the_administration_changed() -> None:
    seen = 0
    for passed, found in ends():
        begun = next(at for at, each in enumerate(passed.events) if isinstance(each, happened.AdministrationBegan))
        for row in found.rows:
            earlier = sum(
                each.points
                for each in passed.events[:begun]
                if isinstance(each, happened.ReputationGained) and each.seat == row.seat
            )
            assert len(row.amounts) == len(found.columns) == len(row.notes)
            assert sum(row.amounts) == row.after - row.before
            assert row.before == passed.before.players[row.seat].reputation + earlier
            assert row.after == passed.after.players[row.seat].reputation
            seen += any(row.amounts)
    assert seen > 20


def test_every_seat_has_a_row_in_the_order_of_the_next_round() -> None:
    for passed, found in ends():
        assert tuple(row.seat for row in found.rows) == passed.after.order


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    for _, found in ends():
        notes = (note for row in found.rows for note in row.notes if note is not None)
        left = () if found.left is None else (found.left,)
        for each in (found.title, found.unit, *found.world, *(column.words for column in found.columns), *notes, *left):
            assert texts.say(each, NAMES)


def ended(**more: object) -> tuple[Table, Summary]:
    """The last crew goes down, and the administration follows."""
    t = table(upper={"C1": "y"}, **more)
    now = t.state
    while t.state.round == 1 and t.state.agenda:
        now = t.state
        t.play(next((move for move in t.moves() if isinstance(move, m.Finish)), t.moves()[0]))
    found = GAME.summary(now, t.events, t.state)
    assert found is not None
    return t, found


def test_a_majority_and_income_are_told_by_sector() -> None:
    """Purple alone has most labs in the west: a point, and cubes for two labs in the middle sector."""
    _, found = ended(rivals=({"labs": "W.a1 W.c1", "cubes": ""}, {}, {}))
    texts = Texts("en", game=GAME, strict=True)
    row = next(each for each in found.rows if each.seat == PURPLE)
    income, majority, _ = row.notes
    assert row.amounts == (0, 1, 0)
    assert income is not None
    assert "W: 2" in texts.say(income, NAMES)
    assert majority is not None
    assert texts.say(majority, NAMES) == "W, 2 labs"


def test_cards_that_came_and_went_are_named() -> None:
    """Grey leads the green field alone; its commander comes from purple, with a point more each round."""
    rival = {"levels": {"green": 1}, "commanders": "15", "reputation": 5, "cubes": ""}
    _, found = ended(levels={"green": 4}, commanders="15 12 13 14", rivals=(rival, {}, {}))
    texts = Texts("en", game=GAME, strict=True)
    grey, purple = (next(row for row in found.rows if row.seat == seat) for seat in (GREY, PURPLE))
    assert (grey.amounts[2], purple.amounts[2]) == (3, -1)
    notes = [row.notes[2] for row in (grey, purple)]
    assert [texts.say(note, NAMES) for note in notes if note is not None] == [
        "Lebeaux taken from Bo and Lebeaux: +1",
        "Lebeaux lost to Ada",
    ]
