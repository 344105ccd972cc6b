"""What a whole review says, by hand-made figures: losses above the noise, sums, counts, the dearest moments."""

from dataclasses import replace

import pytest

from rules.bots.review import Choice, Judgement, Outcome, Review, told_terms
from rules.bots.whole_review import MOST_REFINED, first_looks, second_looks, to_be_refined, with_judgement

SPREAD = 10.0


def judged(number: int, best: float, played: float, doubt: float = 0.1, terms: tuple[str, ...] = ()) -> Judgement:
    return Judgement(
        number,
        played=Outcome("played", played, 0.1, SPREAD),
        others=(Outcome("other", best, 0.1, SPREAD, doubt),),
        terms=tuple((name, 1.0) for name in terms),
    )


def review_of(*found: Judgement, rounds: tuple[int, ...] = (), final: float | None = 3.0) -> Review:
    rounds = rounds or (1,) * len(found)
    return Review(
        game="marajoara",
        rules_version=1,
        evaluation="e",
        seat=0,
        moves=20,
        checksum="c",
        choices=tuple(Choice(each.number, each.number, round) for each, round in zip(found, rounds, strict=True)),
        spread=SPREAD,
        is_measured=True,
        has_chance=True,
        final=final,
        looks=found,
    )


def test_a_difference_below_twice_its_standard_error_is_no_loss() -> None:
    noisy, sure = judged(1, 5.0, 3.1, doubt=1.0), judged(1, 5.0, 2.9, doubt=1.0)
    assert (noisy.is_lost, noisy.loss, noisy.best.move, noisy.chance_lost) == (False, 0.0, "played", 0.0)
    assert review_of(noisy).grade(noisy) == "best"
    assert sure.is_lost
    assert sure.best.move == "other"
    assert sure.loss == pytest.approx(2.1)
    assert review_of(sure).grade(sure) == "mistake"


def test_nothing_is_lost_by_the_best_move_nor_where_there_was_no_other() -> None:
    best = judged(1, 2.0, 5.0)
    alone = replace(best, others=())
    assert best.loss == alone.loss == 0.0
    review = review_of(best)
    assert review.is_alone(best)
    assert not review.is_alone(alone)
    assert not review.is_alone(judged(1, 4.95, 5.0))


def test_fate_and_decisions_add_up_to_the_final_lead() -> None:
    found = (judged(1, 4.04, 1.33), judged(2, 2.51, 2.55), judged(3, -1.0, -6.66), judged(4, 0.17, 0.17))
    review = review_of(*found, rounds=(1, 1, 2, 3), final=-2.0)
    split = review.split
    assert split is not None
    assert [row.round for row in split.rows] == [1, 2, 3]
    assert all(row.decisions <= 0 for row in split.rows)
    lead = split.start
    for row in split.rows:
        lead += row.decisions + row.fate
        assert lead == pytest.approx(row.lead, abs=1e-9)
    assert split.start == 4.0
    assert split.rows[-1].lead == -2.0
    assert split.rows[0].decisions == -2.7


def test_a_game_that_goes_on_ends_with_what_is_expected_now() -> None:
    split = review_of(judged(1, 4.0, 1.5), final=None).split
    assert split is not None
    assert split.rows == ((1, -2.5, 0.0, 1.5),)


def test_no_sum_is_told_without_chance_or_before_all_was_looked_at() -> None:
    review = review_of(judged(1, 4.0, 1.5), judged(2, 3.0, 3.0))
    assert review.split is not None
    assert replace(review, has_chance=False).split is None
    assert replace(review, looks=review.looks[:1]).split is None


def test_moments_come_dearest_first_and_grades_are_counted() -> None:
    small, large, none = judged(1, 1.0, -0.5, terms=("vases",)), judged(2, 3.0, -4.0), judged(3, 1.0, 1.0)
    review = review_of(small, large, none)
    assert [each.number for each in review.moments("inexact")] == [2, 1]
    assert [each.number for each in review.moments("blunder")] == [2]
    assert review.counts == {"best": 1, "good": 0, "inexact": 1, "mistake": 0, "blunder": 1} | {
        review.grade(small): 1,
    }
    assert (small.theme, large.theme, none.theme) == ("vases", "", "")


def test_what_may_have_cost_most_is_looked_at_again_first() -> None:
    review = review_of(judged(1, 2.0, 1.0), judged(2, 2.0, 2.5), judged(3, 2.0, -1.0), judged(4, 2.0, 1.5, doubt=3.0))
    assert first_looks(review) == []
    assert [task.number for task in second_looks(review)] == [4, 3, 1]
    known = with_judgement(review, replace(review.judged[3], is_refined=True))
    assert [task.number for task in second_looks(known)] == [3, 1]
    assert to_be_refined(known) == to_be_refined(review) == 3


def test_not_more_than_so_many_are_looked_at_again() -> None:
    review = review_of(*(judged(number, 2.0, 1.0) for number in range(1, MOST_REFINED + 9)))
    assert len(second_looks(review)) == MOST_REFINED
    for task in second_looks(review)[:5]:
        review = with_judgement(review, replace(review.by_number[task.number], is_refined=True))
    assert len(second_looks(review)) == MOST_REFINED - 5


def test_where_a_point_decides_hundredths_are_told() -> None:
    review = replace(review_of(judged(1, 0.46, 0.11), final=-1.0), spread=1.2)
    assert review.split == (0.46, ((1, -0.35, -1.11, -1.0),))


Terms = tuple[tuple[str, float], ...]


def made_of(found: Judgement, best: Terms, played: Terms) -> Judgement:
    """Say what the leads of both moves are made of."""
    others = (replace(found.others[0], terms=best), *found.others[1:])
    return replace(found, others=others, played=replace(found.played, terms=played)).with_terms()


def test_terms_are_told_until_the_rest_makes_little() -> None:
    few = {"a": 3.0, "b": -1.0, "c": 0.5, "d": -0.4, "e": 0.05}
    assert told_terms(few, 2.15) == ((("a", 3.0), ("c", 0.5), ("d", -0.4), ("b", -1.0)), 0.05)
    many = {"a": 3.0, "b": -2.5, "c": -2.4, "d": -2.3, "e": 2.2, "f": 2.1, "g": 1.9, "h": 0.1}
    terms, rest = told_terms(many, 2.1)
    assert [name for name, _ in terms] == ["a", "e", "f", "g", "d", "c", "b"]
    assert rest == pytest.approx(0.1)
    assert told_terms({}, 1.0) == ((), 1.0)


def test_what_the_same_turn_could_still_mend_was_not_lost_before_and_nothing_is_counted_twice() -> None:
    first = made_of(judged(1, 9.0, 2.0), best=(("track", 6.0), ("vases", 2.5)), played=(("track", 1.0),))
    second = made_of(judged(2, 8.0, 2.0), best=(("track", 3.0), ("vases", 4.0)), played=(("track", 1.0),))
    third = judged(3, 3.0, 2.5)
    apart = review_of(first, second, third)
    assert [each.loss for each in apart.judged] == pytest.approx([7.0, 6.0, 0.5])
    choices = (replace(apart.choices[0], goes_on=True), *apart.choices[1:])
    review = replace(apart, choices=choices)
    shown = review.judged[0]
    assert (shown.played.lead, shown.loss, shown.played.move) == (8.0, 1.0, "played")
    assert shown.terms == (("track", 3.0), ("vases", -1.5))
    assert sum(points for _, points in shown.terms) + shown.rest == shown.loss
    assert shown.theme == "track"
    assert review.judged[1:] == apart.judged[1:]
    assert review.looks == apart.looks
    mended = replace(review, looks=(first, judged(2, 9.5, 2.0), third)).judged[0]
    assert not mended.is_lost
    assert (mended.loss, mended.terms) == (0.0, ())
    assert not review.is_alone(mended)
    worse = replace(review, looks=(first, judged(2, 1.0, 0.0), third)).judged[0]
    assert worse == first


def test_what_is_scored_sooner_only_is_no_reason() -> None:
    told = (("points", 4.2), ("most-vases", 0.3), ("next-capture", -0.4), ("vases", -3.7))
    found = replace(judged(1, 3.0, 2.5), terms=told, sure=("points",))
    assert found.theme == "most-vases"
    assert replace(found, sure=()).theme == "points"
    assert replace(found, terms=(("points", 4.2), ("vases", -0.5)), sure=("points",)).theme == "points"
    assert replace(found, terms=(("vases", -0.5),)).theme == ""
