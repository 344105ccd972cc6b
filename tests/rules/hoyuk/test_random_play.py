"""Random games: nothing is lost, nothing leaks, every promise of the contract holds. Ruling A44."""

from itertools import pairwise

import pytest

from rules.core.explained import Explained
from rules.core.rng import Rng
from rules.hoyuk import GAME
from rules.hoyuk.building import (
    why_no_cattle,
    why_no_house,
    why_no_pen,
    why_no_roof,
    why_no_villager,
)
from rules.hoyuk.cells import CELLS, cells_in
from rules.hoyuk.events import AspectCardDrawn, GameEnded
from rules.hoyuk.places import bare_roofs, empty_pens, ground, is_room_for_house, pens, storeys, without_villager
from rules.hoyuk.state import State
from tests.rules.core.properties import (
    check_components,
    check_decisions,
    check_events,
    check_explanation,
    check_imagined,
    check_swap,
    check_universe,
    never_came_up,
    onlookers,
)
from tests.rules.core.random_games import lots
from tests.rules.hoyuk.random_games import RANDOM, TABLES, played, played_on, strange, universe

NUMBERS = range(len(TABLES))
SEEDS = range(2)
STRANGE = range(80)
MOVES = 30
MOST_TURNS = 40
RARE = {"hk.cards_returned", "hk.power_lapsed"}
"""Events of which only one form comes up at random."""


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_every_promise(number: int, seed: int) -> None:
    """Ruling A44: components are conserved, whoever is asked can answer, the game ends."""
    for passed in played(number, seed):
        check_components(GAME, passed.after)
        check_decisions(GAME, passed.after, passed.after.seats)
        for event in passed.events:
            if isinstance(event, Explained):
                check_explanation(event)
        assert passed.after.turn < MOST_TURNS
        scores = zip(GAME.totals(passed.before), GAME.totals(passed.after), strict=True)
        assert all(after >= before for before, after in scores)  # HK-SCO-5
    assert isinstance(passed.events[-1], GameEnded)
    assert GAME.deciding(passed.after) == ()
    assert passed.after.is_last


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_hidden_stays_hidden(number: int) -> None:
    """Ruling A18: two hidden components change places and no seat notices; a view can be imagined anew."""
    rng = lots(number, 0)
    for passed in played(number, 0)[::12]:
        tried = [move for seat in passed.before.seats for move in GAME.legal(passed.before, seat)][::5]
        for seat in onlookers(passed.before.seats):
            _, rng = rng.below(2)
            check_imagined(GAME, passed.before, seat, rng, tried)
            for pair in RANDOM.hidden_pairs(passed.before, seat, rng):
                check_swap(GAME, passed.before, seat, pair, tried)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_told_shows_no_more_than_the_table(number: int) -> None:
    """But for cards drawn one after the other from the same face-up pile into a hidden hand: all have seen them."""
    for passed in played(number, 1):
        if passed.before.options.hide_hands and any(isinstance(event, AspectCardDrawn) for event in passed.events):
            continue
        for seat in onlookers(passed.before.seats):
            check_events(GAME, passed, seat)


def test_imagined_positions_differ() -> None:
    """Whoever thinks ahead does not always imagine the same decks and piles."""
    state: State = played(1, 0)[60].before
    view = GAME.view(state, 0)
    guesses = [GAME.imagine(view, Rng(word)) for word in range(5)]
    assert len({guess.catastrophes for guess in guesses}) == 5
    assert len({guess.piles for guess in guesses}) == 5
    assert {guess.village for guess in guesses} == {state.village}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_grammar_cell_by_cell_is_the_grammar_of_whole_sets(number: int) -> None:
    """building.py gives reasons, places.py gives answers: each of the other's opinion."""
    for passed in played(number, 1)[::14]:
        check_places(passed.after)


def test_in_strange_villages_too() -> None:
    for seed in STRANGE:
        check_places(strange(seed))


def check_places(state: State) -> None:
    village, options = state.village, state.options
    for seat in state.seats:
        easy, clearing = storeys(village, options, seat)
        anywhere = ground(village, options, seat).anywhere
        cells = range(CELLS)
        assert cells_in(anywhere | easy) == [c for c in cells if why_no_house(village, options, seat, c) is None]
        assert cells_in(clearing) == [c for c in cells if why_no_house(village, options, seat, c, clear=True) is None]
        for gate, wanted in enumerate(pens(village, options, seat)):
            assert cells_in(wanted) == [c for c in cells if why_no_pen(village, options, seat, c, gate) is None]
        assert cells_in(bare_roofs(village, seat)) == [c for c in cells if why_no_roof(village, seat, c) is None]
        assert cells_in(empty_pens(village, seat)) == [c for c in cells if why_no_cattle(village, seat, c) is None]
        assert cells_in(without_villager(village, seat)) == [
            c for c in cells if why_no_villager(village, seat, c) is None
        ]
        assert is_room_for_house(village, options, seat) == bool(anywhere | easy)


def test_exactly_the_listed_moves_meet_no_objection() -> None:
    """Of all moves that can be written down, at many points of games and of strange positions."""
    states = [passed.before for number in NUMBERS for passed in played(number, 0)[3::40]]
    states += [passed.before for seed in range(0, 80, 8) for passed in list(played_on(seed, 9))[::4]]
    for state in states:
        check_universe(GAME, state, (move for seat in (*state.seats, 7) for move in universe(seat)), state.seats)


def test_strange_positions_keep_every_promise() -> None:
    """Full roofs, split families, deserted blocks, big hands."""
    for seed in STRANGE:
        for passed in played_on(seed, MOVES):
            check_components(GAME, passed.after)
            check_decisions(GAME, passed.after, passed.after.seats)


def test_every_kind_of_move_and_of_event_comes_up() -> None:
    """What the tests above prove would be little if these never came up."""
    games = [passed for number in NUMBERS for seed in SEEDS for passed in played(number, seed)]
    games += [passed for seed in STRANGE for passed in played_on(seed, MOVES)]
    assert never_came_up(GAME, games) <= {"hk.catastrophe_announced"} | RARE


def test_blocks_never_merge_and_losing_pens_never_splits_one() -> None:
    """HK-BLK-3, HK-BLK-5: houses and ruins of a block hang together without its pens."""
    for number in NUMBERS:
        for before, after in pairwise(passed.after.village for passed in played(number, 0)):
            for block in after.blocks:
                roots = [old for old in before.blocks if old.area & block.area]
                assert len(roots) <= 1
            for block in before.blocks:
                assert sum(bool(new.area & block.area) for new in after.blocks) == 1


def test_turns_come_one_after_the_other() -> None:
    for number in NUMBERS:
        for passed in played(number, 0):
            assert passed.after.turn - passed.before.turn in (0, 1)
