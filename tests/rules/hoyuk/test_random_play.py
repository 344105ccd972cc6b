"""Random games: points and turns, the grammar of the village, blocks, and which moves are legal. Ruling A44."""

from itertools import pairwise

import pytest

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
from rules.hoyuk.places import bare_roofs, empty_pens, ground, is_room_for_house, pens, storeys, without_villager
from rules.hoyuk.state import State
from tests.rules.core.properties import check_universe
from tests.rules.hoyuk.random_games import TABLES, played, played_on, strange, universe

NUMBERS = range(len(TABLES))
SEEDS = range(2)
STRANGE = range(80)
MOST_TURNS = 40


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_points_only_grow_and_a_game_ends_in_time(number: int, seed: int) -> None:
    """HK-SCO-5, ruling A44."""
    for passed in played(number, seed):
        assert passed.after.turn < MOST_TURNS
        scores = zip(GAME.totals(passed.before), GAME.totals(passed.after), strict=True)
        assert all(after >= before for before, after in scores)
    assert passed.after.is_last


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
