"""Random games: what comes of cards, cubes, plans and bonus cards. CS-GEN-6, CS-GEN-10."""

from dataclasses import replace

import pytest

from rules.core.rng import Rng
from rules.council_of_shadows import GAME
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.queries import letters
from rules.council_of_shadows.state import State
from tests.rules.core.properties import check_universe, learners, onlookers
from tests.rules.council_of_shadows.random_games import TABLES, played
from tests.rules.council_of_shadows.universe import universe

NUMBERS = range(len(TABLES))
SEEDS = range(3)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_level_three_ends_the_game(number: int, seed: int) -> None:
    """CS-END-1."""
    end = played(number, seed)[-1].after
    assert end.throne is not None
    assert end.players[end.throne].level >= 3


@pytest.mark.parametrize("number", NUMBERS)
def test_action_cards_stay_with_their_player(number: int) -> None:
    """CS-GEN-10: none is ever lost; AI cards are only added."""
    for passed in played(number, 0):
        for before, after in zip(passed.before.players, passed.after.players, strict=True):
            assert set(before.cards) <= set(after.cards)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_leaves_no_choice_happens_by_itself(number: int) -> None:
    """Nobody is asked for the only move, but to plan the last card, to remove a screen, or to let the automa act."""
    asked = {
        legal[0].kind
        for passed in played(number, 0)
        for decision in GAME.deciding(passed.before)
        if len(legal := list(GAME.legal(passed.before, decision.seat))) == 1
    }
    assert asked <= {"cs.ready", "cs.plan", "cs.automa_acts"}


@pytest.mark.parametrize("number", NUMBERS)
def test_cubes_leave_the_board_only_when_a_galaxy_is_exploited(number: int) -> None:
    """CS-GEN-6: one at a time, and only then."""
    for passed in played(number, 0):
        before, after = (sum(map(sum, state.colonies)) for state in (passed.before, passed.after))
        if after < before:
            assert after == before - 1
            assert any(event.kind == "cs.exploited" for event in passed.events)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_plan_cannot_be_seen_from_outside(number: int) -> None:
    """CS-PLAN-1: what another seat puts down, and how much of it, changes nothing in one's view."""
    for passed in played(number, 1):
        if isinstance(passed.move, m.PlanCard) and not passed.before.options.open_planning:
            for seat in onlookers(passed.before.seats):
                if seat != passed.move.seat:
                    assert GAME.view(passed.after, seat) == GAME.view(passed.before, seat)
                    assert [GAME.seen(event, seat) for event in passed.events] == [None]


def test_whoever_gets_a_bonus_card_learns_which_and_nobody_else() -> None:
    """CS-EXP-3."""
    alone = {"cs.exploited", "cs.energy", "cs.bonus_gained"}
    gained = [
        passed
        for number in range(6)
        for passed in played(number, 0)
        if {event.kind for event in passed.events} == alone
    ]
    assert gained
    for passed in gained:
        assert learners(GAME, passed, passed.before.seats) == {passed.move.seat}


def test_imagined_positions_differ() -> None:
    """Whoever thinks ahead does not always imagine the same piles and cards."""
    state: State = played(4, 0)[60].before
    view = GAME.view(state, 0)
    guesses = [GAME.imagine(view, Rng(word)) for word in range(5)]
    assert len({guess.ai_deck for guess in guesses}) == 5
    assert len({guess.light_pile for guess in guesses}) == 5
    assert len({guess.players[1].dark for guess in guesses}) > 1
    assert {guess.players[0].light for guess in guesses} == {state.players[0].light}


# Everything that can be written down


@pytest.mark.parametrize("number", NUMBERS)
def test_of_all_moves_exactly_the_listed_ones_are_allowed(number: int) -> None:
    for passed in played(number, 2)[:: len(played(number, 2)) // 6]:
        check_universe(
            GAME,
            passed.before,
            (move for seat in passed.before.seats for move in universe(passed.before, seat)),
            passed.before.seats,
        )


def test_gems_are_written_in_their_order() -> None:
    """A price paid as `ga` is no move: the same payment has one name."""
    state = played(0, 0)[0].before
    seat = GAME.deciding(state)[0].seat
    paid = [move for move in GAME.legal(state, seat) if isinstance(move, m.BuyCard)]
    assert paid
    for move in paid:
        backwards = replace(move, gems=move.gems[::-1])
        assert (backwards in paid) == (move.gems == move.gems[::-1])
    assert letters(state.players[seat].gems) == "ag"
