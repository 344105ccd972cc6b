"""A catastrophe as a table: what is said to be lost is what is lost once everybody has chosen."""

from collections.abc import Iterator
from functools import cache

import pytest

from rules.core.summary import Summary
from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.queries import pieces_of
from rules.hoyuk.state import State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.hoyuk.random_games import TABLES, played, played_on
from tests.rules.hoyuk.table import seats, table

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
BLUE_AND_RED = seats("blue", "red")


@cache
def games() -> tuple[tuple[Passed, ...], ...]:
    whole = (tuple(played(number, 3)) for number in range(len(TABLES)))
    return (*whole, *(tuple(played_on(seed, 40)) for seed in range(40)))


def summed(passed: Passed) -> Summary | None:
    return GAME.summary(GAME.view(passed.before, 0), passed.events, GAME.view(passed.after, 0))


def catastrophes() -> Iterator[tuple[Passed, Summary, State]]:
    """Each with the position in which nobody has to choose a loss any more."""
    for game in games():
        for at, passed in enumerate(game):
            found = summed(passed)
            later = (each.after for each in game[at:])
            over = next((state for state in later if not any(isinstance(e, todo.Lose) for e in state.agenda)), None)
            if found is not None and over is not None:
                yield passed, found, over


def test_it_comes_with_every_catastrophe_and_never_else() -> None:
    for game in games():
        for passed in game:
            has_one = any(isinstance(each, happened.CatastropheDrawn) for each in passed.events)
            assert (summed(passed) is not None) == has_one


def test_the_amounts_are_what_the_catastrophe_takes() -> None:
    seen = open_ = 0
    for passed, found, over in catastrophes():
        card = next(each.card for each in passed.events if isinstance(each, happened.CatastropheDrawn))
        loses = over.box.calamity[card].loses
        for row in found.rows:
            assert len(row.amounts) == len(found.columns) == len(row.notes)
            assert sum(row.amounts) == row.after - row.before
            if loses:
                assert row.after == pieces_of(over.village, row.seat, loses).bit_count(), (card, row)
            seen += any(row.amounts)
            open_ += any(row.notes)
    assert seen > 30
    assert open_ > 10


def test_every_clan_has_a_row() -> None:
    for passed, found, _ in catastrophes():
        assert {row.seat for row in found.rows} == set(passed.after.seats)


def test_the_shaman_spares_his_block() -> None:
    village, more = "B F6+s F7, R F8", {"mode": "expert", "ask": "window", "phase": 2, "turn": 2, "hand": "oven"}
    at = table(village, seats=BLUE_AND_RED, catastrophes="CA-08", **more)
    before = GAME.view(at.state, 0)
    found = GAME.summary(before, at.play(at.done()).events, GAME.view(at.state, 0))
    assert found is not None
    assert found.columns == ()
    assert [(row.before, row.after) for row in found.rows] == [(2, 2), (1, 1)]


def test_what_is_still_to_be_chosen_is_told_apart() -> None:
    """An earthquake takes half of three houses here, of one there; the three have a choice."""
    more = {"ask": "window", "phase": 2, "turn": 2, "hand": "oven"}
    at = table("B F6 F7 E7, R F8", seats=BLUE_AND_RED, catastrophes="CA-08", **more)
    before = GAME.view(at.state, 0)
    found = GAME.summary(before, at.play(at.done()).events, GAME.view(at.state, 0))
    assert found is not None
    assert [(row.amounts, row.after) for row in found.rows] == [((-1,), 2), ((-1,), 0)]
    assert [row.notes[0] is None for row in found.rows] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_it_can_be_said(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    for _, found, _ in catastrophes():
        notes = [note for row in found.rows for note in row.notes if note is not None]
        said = [found.title, found.unit, *found.world, *(each.words for each in found.columns), *notes]
        for each in (*said, *([found.left] if found.left else [])):
            assert texts.say(each, NAMES)
