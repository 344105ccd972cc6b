"""What a try is worth, by hand-made figures."""

import pytest

from rules.bots.review import Judgement, Outcome
from rules.bots.trying import Verdict, trial_of

LEAST = 0.5


def judged(tried: float, best: float, before: float, doubt: float = 0.2) -> Judgement:
    others = sorted(
        (Outcome("best", best, 0.1, 3.0, doubt), Outcome("before", before, 0.1, 3.0, doubt)),
        key=lambda each: -each.lead,
    )
    return Judgement(7, Outcome("tried", tried, 0.1, 3.0), tuple(others), (("points", best - tried),))


@pytest.mark.parametrize(
    ("tried", "best", "before", "doubt", "verdict"),
    [
        (5.0, 4.0, 1.0, 0.2, "as-good"),
        (3.8, 4.0, 1.0, 0.2, "as-good"),
        (3.0, 4.0, 1.0, 0.2, "better"),
        (3.8, 4.0, 1.0, 0.01, "better"),
        (1.2, 4.0, 1.0, 0.2, "same"),
        (2.0, 4.0, 1.0, 3.0, "same"),
        (0.0, 4.0, 1.0, 0.2, "worse"),
    ],
)
def test_verdicts_beside_what_was_played(
    tried: float, best: float, before: float, doubt: float, verdict: Verdict
) -> None:
    found = trial_of(judged(tried, best, before, doubt), "best", "before", LEAST)
    assert found.verdict == verdict
    assert found.is_found == (verdict == "as-good")
    assert found.behind == pytest.approx(max(0.0, best - tried))
    assert found.lost == pytest.approx(before - tried)
    assert not (found.theme and found.is_found)


def test_where_nothing_was_played_what_is_not_as_good_is_worse() -> None:
    one = judged(1.0, 4.0, 0.0)
    assert trial_of(one, "best", None, LEAST).verdict == "worse"
    assert trial_of(one, "best", None, LEAST).lost == pytest.approx(3.0)
