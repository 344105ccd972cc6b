"""The clock of a class: pauses do not count, amber comes before the end, and the plan says whether one is late."""

from desktop.presenter.clock import Allowed, Clock, is_amber, is_over, written


class Hands:
    """Time as a test wants it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_pauses_do_not_count() -> None:
    hands = Hands()
    clock = Clock(hands)
    hands.now = 65
    clock.toggle_pause()
    hands.now = 500
    assert (clock.session, clock.is_paused) == (65, True)
    clock.toggle_pause()
    hands.now = 510
    assert (clock.session, clock.step, clock.is_paused) == (75, 75, False)


def test_a_step_begins_anew_and_the_session_goes_on() -> None:
    hands = Hands()
    clock = Clock(hands)
    hands.now = 100
    clock.begin_step(Allowed(1800, 300, 60))
    hands.now = 130
    assert (clock.session, clock.step) == (130, 30)


def test_the_plan_says_whether_one_is_late() -> None:
    hands = Hands()
    clock = Clock(hands)
    assert clock.pace == ("none", 0)
    clock.begin_step(Allowed(session=1800, step=300, before=600))
    for seconds, pace in ((400, ("ahead", 3)), (590, ("on-time", 0)), (900, ("on-time", 0)), (1085, ("late", 3))):
        hands.now = seconds
        assert clock.pace == pace


def test_time_turns_amber_before_it_is_over() -> None:
    assert not is_amber(79, 100)
    assert is_amber(80, 100)
    assert not is_over(100, 100)
    assert is_over(101, 100)
    assert not is_amber(80, 0)
    assert not is_over(80, 0)
    assert written(3725) == "62:05"
