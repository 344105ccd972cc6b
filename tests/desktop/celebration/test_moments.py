"""The order of the celebration, as data: what sounds and pictures share."""

from itertools import product

import pytest

from desktop.celebration.moments import WHOLE, beats_of

ORDER = ("lamp", "centre", "stamp", "goal", "points", "record", "end")


@pytest.mark.parametrize(("goals", "rows"), list(product((0, 1, 4), (0, 1, 7, 14))))
def test_all_happens_in_order_and_within_the_time(goals: int, rows: int) -> None:
    beats = beats_of(goals=goals, rows=rows, has_stamp=True, has_record=True)
    assert [beat.moment for beat in beats.beats] == sorted((beat.moment for beat in beats.beats), key=ORDER.index)
    assert [beat.at for beat in beats.beats] == sorted(beat.at for beat in beats.beats)
    assert sum(beat.moment == "goal" for beat in beats.beats) == goals
    assert sum(beat.moment == "points" for beat in beats.beats) == rows
    assert max(beat.at + beat.lasts for beat in beats.beats) <= WHOLE


def test_what_does_not_happen_is_there_from_the_start() -> None:
    beats = beats_of(goals=0, rows=3, has_stamp=False, has_record=False)
    assert beats.share("stamp", 0) == beats.share("record", 0) == 1
    assert beats.share("points", 0, 2) == 0
    assert beats.share("points", WHOLE, 2) == 1


def test_every_moment_begins_once_however_the_clock_ticks() -> None:
    beats = beats_of(goals=4, rows=7, has_stamp=True, has_record=True)
    heard, now = list(beats.begun(-1, 0)), 0.0
    for step in (16, 400, 16, 16, 1000, 16, 3000):
        heard += beats.begun(now, now + step)
        now += step
    assert tuple(heard) == beats.beats
