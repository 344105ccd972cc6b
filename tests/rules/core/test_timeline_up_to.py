"""A game up to a point, for trying moves there."""

from dataclasses import replace

from rules.core.timeline import Timeline
from tests.rules.every_game.test_reviews import ALL, end_of_a_game


def test_it_is_the_same_game_up_to_there_and_kept_by_nobody() -> None:
    timeline: Timeline = end_of_a_game(ALL[0])
    line = timeline.line()
    point = line[5]
    found = timeline.up_to(point, replace(timeline.record, policy="friendly"))
    assert found.line() == tuple(range(6))
    assert found.now == 5
    assert found.state is timeline.state_at(point)
    assert [found.state_at(each) for each in found.line()] == [timeline.state_at(each) for each in line[:6]]
    assert found.keeper is None
    assert timeline.line() == line
    assert timeline.up_to(0, timeline.record).line() == (0,)
