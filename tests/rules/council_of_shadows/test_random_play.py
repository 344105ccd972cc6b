"""Random games: nothing is lost, nothing leaks, every promise of the contract holds. CS-GEN-6, CS-GEN-7, CS-GEN-10."""

from dataclasses import replace

import pytest

from rules.core.explained import Explained
from rules.core.rng import Rng
from rules.council_of_shadows import GAME
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.events import GameEnded, TilesDrawn
from rules.council_of_shadows.queries import letters
from rules.council_of_shadows.state import State
from tests.rules.core.properties import (
    check_components,
    check_decisions,
    check_events,
    check_explanation,
    check_imagined,
    check_swap,
    check_universe,
    learners,
    moves_seen,
    never_came_up,
    onlookers,
)
from tests.rules.core.random_games import lots
from tests.rules.council_of_shadows.random_games import RANDOM, TABLES, played, played_on
from tests.rules.council_of_shadows.universe import universe

STRANGE = range(30)
MOVES = 50
NUMBERS = range(len(TABLES))
SEEDS = range(3)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_every_promise(number: int, seed: int) -> None:
    """CS-GEN-7, CS-GEN-10, CS-END-1: components are conserved, whoever is asked can answer, level III ends the game."""
    for at, passed in enumerate(played(number, seed)):
        if at % SEEDS.stop == seed or not GAME.deciding(passed.after):
            check_components(GAME, passed.after)
            check_decisions(GAME, passed.after, passed.after.seats)
        for event in passed.events:
            if isinstance(event, Explained):
                check_explanation(event)
    assert isinstance(passed.events[-1], GameEnded)
    assert GAME.deciding(passed.after) == ()
    assert passed.after.throne is not None
    assert passed.after.players[passed.after.throne].level >= 3


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
def test_what_is_hidden_stays_hidden(number: int) -> None:
    """CS-PLAN-1, ruling Q-36: two hidden components change places and no seat notices; views can be imagined anew."""
    rng = lots(number, 0)
    for passed in played(number, 0)[:: len(played(number, 0)) // 12]:
        universe = moves_seen(GAME, passed)
        for seat in onlookers(passed.before.seats):
            _, rng = rng.below(2)
            check_imagined(GAME, passed.before, seat, rng, universe)
            for pair in RANDOM.hidden_pairs(passed.before, seat, rng):
                check_swap(GAME, passed.before, seat, pair, universe)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_plan_cannot_be_seen_from_outside(number: int) -> None:
    """CS-PLAN-1: what another seat puts down, and how much of it, changes nothing in one's view."""
    for passed in played(number, 1):
        if isinstance(passed.move, m.PlanCard) and not passed.before.options.open_planning:
            for seat in onlookers(passed.before.seats):
                if seat != passed.move.seat:
                    assert GAME.view(passed.after, seat) == GAME.view(passed.before, seat)
                    assert [GAME.seen(event, seat) for event in passed.events] == [None]


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_told_shows_no_more_than_the_table(number: int) -> None:
    """But for tiles that the automa draws and places at once: everybody sees the one that goes back (ruling Q-60)."""
    for passed in played(number, 1)[::8]:
        if any(
            isinstance(event, TilesDrawn) and passed.before.players[event.seat].is_automa for event in passed.events
        ):
            continue
        for seat in onlookers(passed.before.seats):
            check_events(GAME, passed, seat)


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


def test_every_kind_of_move_and_of_event_comes_up() -> None:
    """What the tests above prove would be little if these never came up."""
    games = [passed for number in NUMBERS for seed in SEEDS for passed in played(number, seed)]
    games += [passed for seed in STRANGE for passed in played_on(seed, MOVES)]
    assert never_came_up(GAME, games) == set()


def test_strange_positions_keep_every_promise() -> None:
    """CS-GEN-7, CS-EXP-4, rulings Q-8, Q-38: piles used up, high towers, several levels at once."""
    rng = lots(0, 9)
    for seed in STRANGE:
        for at, passed in enumerate(played_on(seed, MOVES)):
            if at % 2 == seed % 2:
                check_components(GAME, passed.after)
                check_decisions(GAME, passed.after, passed.after.seats)
        for seat in onlookers(passed.before.seats):
            check_imagined(GAME, passed.before, seat, rng, moves_seen(GAME, passed))


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
