"""What stands clear of what, and how tries say how difficult a puzzle is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from rules.bots.mind import Plan
from rules.bots.policy import Budget
from rules.bots.review import told_terms
from rules.bots.term import Term
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.marajoara import GAME
from rules.puzzles.difficulty import TRIES_OF_STEADY, is_trivial, layer_of, tried
from rules.puzzles.judgement import Followed, Judgement
from rules.puzzles.model import Tries
from rules.puzzles.opening import opened
from tests.rules.puzzles.samples import box_of, sample_of

LEAST, EYE, FEW = 2.0, 1.0, 3
POINTS, TRACKS, TOKENS = Term("points", "", is_sure=True), Term("tracks", ""), Term("tokens", "")


def idea(name: str, *leads: float, **terms: float) -> Followed:
    found = Followed(Plan(0.0, name, None, None))
    for lead in leads:
        found.add(lead, 0.0, {term: terms.get(term.name, 0.0) for term in (POINTS, TRACKS, TOKENS)})
    return found


def judgement(*ideas: Followed) -> Judgement:
    return Judgement(LEAST, EYE, FEW, list(ideas))


def test_only_common_worlds_are_compared() -> None:
    best, rested = idea("a", 9, 9, 1, 1), idea("b", 5, 5)
    assert judgement(best, rested).gap(best, rested).points == 4


def test_what_loses_little_is_not_clear_however_sure_it_is() -> None:
    best = idea("a", *[5.0] * 24)
    found = judgement(best, idea("b", *[3.5] * 24), idea("c", *[2.0] * 24))
    near, far = found.followed[1:]
    assert not found.gap(best, near).is_clear(LEAST)
    assert found.gap(best, far).is_clear(LEAST)


def test_what_is_unsure_is_not_clear_however_much_it_seems_to_lose() -> None:
    best, wild = idea("a", *[5.0] * 8), idea("b", *[-20.0, 20.0] * 4)
    assert not judgement(best, wild).gap(best, wild).is_clear(LEAST)


def test_what_is_not_clearly_worse_is_accepted() -> None:
    best, twin, other = (
        idea(name, *leads) for name, *leads in (("a", 5, 5.2, 4.9), ("b", 4.9, 5, 5.1), ("c", 1, 1, 1))
    )
    found = judgement(best, twin, other)
    assert found.as_good() == [best, twin]
    assert found.others([best, twin]) == [other]


def test_where_too_much_is_nearly_as_good_nobody_looks_further() -> None:
    near = [idea(name, *[lead] * 6) for name, lead in zip("abcd", (5.0, 4.9, 4.8, 4.7), strict=True)]
    assert not judgement(*near).may_stand()
    assert judgement(*near[:3], idea("e", *[1.0] * 6)).may_stand()


def test_where_the_good_ones_are_too_many_moves_nobody_looks_further() -> None:
    best, other = idea("a", *[5.0] * 6), idea("b", *[1.0] * 6)
    assert judgement(best, other).may_stand()
    best.alike += ["a2", "a3", "a4"]
    assert not judgement(best, other).may_stand()


def test_what_was_found_good_must_stand_apart_again() -> None:
    ideas = [idea(name, *[lead] * 6) for name, lead in zip("abc", (5.0, 1.0, 0.9), strict=True)]
    assert judgement(*ideas).may_stand(["a"])
    assert not judgement(*ideas).may_stand(["b"])


def test_more_worlds_would_not_part_what_came_to_the_same_in_many() -> None:
    best, twin, far = (idea(name, *[lead] * 9) for name, lead in zip("abc", (5.0, 4.9, 1.0), strict=True))
    found = judgement(best, twin, far)
    assert found.is_settled(twin)
    assert found.is_settled(far)
    early = judgement(idea("a", 5.0, 4.0), idea("b", 4.0, 2.0))
    assert not early.is_settled(early.followed[1])


def test_the_theme_is_what_is_expected_rather_than_what_is_on_the_sheet() -> None:
    other = idea("b", 0.0)
    assert judgement().gain(idea("a", 5.0, points=3.0, tracks=2.0), other) == TRACKS
    assert judgement().gain(idea("a", 5.0, points=4.5, tracks=0.5), other) == POINTS


def test_terms_are_compared_in_common_worlds_and_add_up_with_the_rest() -> None:
    best, other = idea("a", 6.0, 6.0, points=4.0, tracks=2.0), idea("b", 1.0, points=2.0, tokens=-1.0)
    best.add(0.0, 0.0, {POINTS: -9.0})
    more = judgement().difference(best, other)
    assert more == {POINTS: 2.0, TRACKS: 2.0, TOKENS: 1.0}
    terms, rest = told_terms({term.name: points for term, points in more.items()}, judgement().gap(best, other).points)
    assert terms == (("points", 2.0), ("tracks", 2.0), ("tokens", 1.0))
    assert rest == 0.0


@dataclass(frozen=True)
class Finder:
    """Finds it in the first tries of every five."""

    found: int
    answer: Any
    wrong: Any
    name: str = "novice"
    looks: bool = True
    usual_budget: int = 1
    asked: tuple[int, ...] = ()

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        TIMES.append(1)
        return self.answer if (len(TIMES) - 1) % 5 < self.found else self.wrong


TIMES: list[int] = []


@pytest.mark.parametrize(("of_five", "found", "of"), [(5, 12, 12), (4, 12, 14), (3, 12, 18), (2, 6, 15), (0, 0, 9)])
def test_a_level_tries_until_it_is_settled(of_five: int, found: int, of: int) -> None:
    TIMES.clear()
    here = opened(GAME, box_of(GAME), sample_of(GAME.id).puzzles[0])
    wrong = next(move for move in here.asked.legal if not here.is_right(move))
    bot = Finder(of_five, here.accepted[0], wrong)
    assert tried(bot, here.asked, here.accepted, seed=1) == Tries(level="novice", found=found, of=of)


def test_a_steady_eye_needs_fewer_tries() -> None:
    TIMES.clear()
    here = opened(GAME, box_of(GAME), sample_of(GAME.id).puzzles[0])
    bot = Finder(5, here.accepted[0], here.accepted[0])
    assert tried(bot, here.asked, here.accepted, seed=1, most=TRIES_OF_STEADY) == Tries(level="novice", found=3, of=3)


def test_the_layer_is_the_lowest_level_that_mostly_finds_it() -> None:
    missed, found = Tries(level="novice", found=3, of=12), Tries(level="apprentice", found=12, of=15)
    assert layer_of([missed, found]) == 2
    assert layer_of([missed]) is None


def test_what_is_seen_at_once_is_a_puzzle_only_where_all_but_masters_go_wrong() -> None:
    assert is_trivial(1, seen_at_once=True)
    assert not is_trivial(1, seen_at_once=False)
    assert not is_trivial(5, seen_at_once=True)
