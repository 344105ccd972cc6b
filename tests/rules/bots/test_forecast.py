"""What a worth means for the end of the game: lines found again, chances that are chances, nothing invented."""

import pytest

from rules.bots.forecast import Forecast, Outlook, Sample, Stretch, chances_of_all, fitted, forecast_of


def test_a_line_is_found_again_in_each_part_of_the_game() -> None:
    early = [Sample(0.1, worth, 2 * worth - 3 + wobble) for worth in range(-20, 21) for wobble in (-1, 1)]
    late = [Sample(0.9, worth, 1.5 * worth + 1) for worth in range(-20, 21)]
    first, last = fitted([*early, *late], 4).stretches
    assert (first.progress, last.progress) == (0.1, 0.9)
    assert first.slope == pytest.approx(2, abs=0.01)
    assert first.bias == pytest.approx(-3, abs=0.01)
    assert first.spread == pytest.approx(1, abs=0.02)
    assert (last.slope, last.bias, last.spread) == pytest.approx((1.5, 1, 0))


def test_a_worth_that_says_nothing_is_not_turned_round() -> None:
    (flat,) = fitted([Sample(0.5, worth, -worth) for worth in range(10)], 1).stretches
    assert flat.slope == 0


def test_what_grows_with_the_game_alone_does_not_count_as_worth() -> None:
    """Worths rise from turn to turn whoever leads."""
    samples = [Sample(0.4 + step / 100, 5 * step + worth, 2.0 * worth) for step in range(9) for worth in range(-10, 11)]
    (part,) = fitted(samples, 1).stretches
    assert part.slope == pytest.approx(2, abs=1e-3)


def test_between_two_parts_everything_changes_evenly() -> None:
    forecast = Forecast((Stretch(0.2, 1.0, 0.0, 10.0), Stretch(0.6, 2.0, 4.0, 6.0)), 9)
    between = forecast.at(0.4)
    assert (between.slope, between.bias, between.spread) == pytest.approx((1.5, 2.0, 8.0))
    assert forecast.at(0.0).slope == 1.0
    assert forecast.at(1.0).spread == 6.0
    assert forecast.outlook(3.0, 0.4) == pytest.approx(Outlook(6.5, 8.0))


def test_chances_are_chances() -> None:
    assert Outlook(0.0, 5.0).chance == 0.5
    assert Outlook(8.224, 5.0).chance == pytest.approx(0.95, abs=1e-3)
    assert Outlook(3.0, 5.0).chance + Outlook(-3.0, 5.0).chance == pytest.approx(1)
    assert [Outlook(lead, 0.0).chance for lead in (-1.0, 0.0, 1.0)] == [0.0, 0.5, 1.0]
    low, high = Outlook(2.0, 5.0).band
    assert (low + high) / 2 == pytest.approx(2)
    assert Outlook(2.0 - low, 5.0).chance == pytest.approx(0.9, abs=1e-3), "one game in ten ends below"


def test_what_nobody_has_measured_is_not_known() -> None:
    assert forecast_of("no such game", 2) is None
    assert forecast_of("marajoara", 9) is None


def test_the_chances_of_all_add_up_and_the_own_one_stays_as_it_is() -> None:
    found = [Outlook(2.0, 5.0), Outlook(-3.0, 5.0), Outlook(-6.0, 5.0)]
    chances = chances_of_all(found, 0)
    assert chances[0] == found[0].chance
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[2] > 0
    over = chances_of_all([Outlook(-1.0, 0.0), Outlook(1.0, 0.0), Outlook(-4.0, 0.0)], 2)
    assert over == (0.0, 1.0, 0.0)
