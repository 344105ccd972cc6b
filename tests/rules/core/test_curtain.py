"""When people share a screen: to whom it passes next."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.curtain import handover
from rules.core.decision import Decision, decide
from rules.core.types import Seat
from tests.fixture_game import GAME, begun

seats = st.integers(0, 4)


def asked(*who: Seat) -> tuple[Decision, ...]:
    return tuple(decide(seat, "cv-ask-bid", "CV-BID-1") for seat in who)


def test_the_screen_goes_to_the_person_who_must_choose() -> None:
    assert handover(asked(1), 0, (0, 1), secrets=True) == 1


def test_it_stays_with_a_person_who_must_choose_also() -> None:
    assert handover(asked(0, 1, 2), 1, (0, 1, 2), secrets=True) is None


def test_it_goes_clockwise_from_whoever_looked() -> None:
    assert handover(asked(0, 2), 1, (0, 1, 2), secrets=True) == 2
    assert handover(asked(0, 1), 2, (0, 1, 2), secrets=True) == 0


def test_it_stays_while_only_automas_and_bots_choose() -> None:
    assert handover(asked(1), 0, (0, 2), secrets=True) is None


def test_it_skips_automas_and_bots_that_choose_at_the_same_time() -> None:
    assert handover(asked(1, 2), 0, (0, 2), secrets=True) == 2


def test_one_person_alone_needs_no_curtain() -> None:
    assert handover(asked(0), None, (0,), secrets=True) is None
    assert handover(asked(0), 1, (0,), secrets=True) is None


def test_nor_does_a_game_without_secrets() -> None:
    assert handover(asked(1), 0, (0, 1), secrets=False) is None
    assert handover(asked(1), None, (0, 1), secrets=False) is None


def test_a_game_that_begins_is_handed_to_the_first_who_must_choose() -> None:
    assert handover(asked(1, 2), None, (0, 1, 2), secrets=True) == 1


def test_nobody_is_handed_a_game_that_is_over() -> None:
    assert handover((), 0, (0, 1), secrets=True) is None


@given(who=st.lists(seats, unique=True), looking=st.none() | seats, persons=st.frozensets(seats))
def test_whoever_gets_the_screen_is_another_person_with_something_to_choose(
    who: list[Seat], looking: Seat | None, persons: frozenset[Seat]
) -> None:
    to = handover(asked(*who), looking, persons, secrets=True)
    if to is not None:
        assert to in persons
        assert to in who
        assert to != looking
    elif len(persons) > 1:
        assert looking in who or not persons.intersection(who)


def test_a_draft_of_three_passes_the_screen_to_each_seat_once_a_card() -> None:
    state, looking, shown = begun("ana", "ben", "cem"), None, []
    for _ in range(6):
        to = handover(GAME.deciding(state), looking, state.seats, secrets=bool(GAME.identities(state)))
        looking = looking if to is None else to
        assert looking is not None
        shown.append(looking)
        state = GAME.apply(state, GAME.legal(state, looking)[0]).state
    # Cem, who chose last, also sees the new packs first: the screen is there already.
    assert shown == [0, 1, 2, 2, 0, 1]
