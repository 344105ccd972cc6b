"""Positions, moves, events and options of every game as JSON and words and back; positions that cannot be."""

import json
from typing import Any

import pytest

from rules.core.codec import (
    Unreadable,
    checksum,
    event_json,
    move_from,
    move_json,
    options_from_words,
    position_json,
    position_state,
)
from tests.each_game import given_by_each
from tests.rules.core.events import event_from
from tests.rules.promises import Saving

ALL: tuple[Saving, ...] = given_by_each("SAVING", "rules", "promises")
EVERY = 5
"""One in so many positions of a game is written."""

each_game = pytest.mark.parametrize("saving", ALL, ids=lambda saving: saving.random.game.id)
each_table = pytest.mark.parametrize(
    ("saving", "number"),
    [
        pytest.param(saving, number, id=f"{saving.random.game.id}-{number}")
        for saving in ALL
        for number in range(len(saving.random.tables))
    ],
)


@each_table
def test_whatever_is_written_is_read_again(saving: Saving, number: int) -> None:
    random = saving.random
    game = random.game
    for passed in (*random.played(number, 0)[::EVERY], *random.played_on(number, 25)):
        written = json.loads(json.dumps(position_json(passed.after)))
        assert position_state(game, written, random.box) == passed.after
        assert move_from(game, json.dumps(move_json(passed.move))) == passed.move
        for event in passed.events:
            assert event_from(game, json.dumps(event_json(event))) == event


@each_table
def test_the_same_game_is_the_same_everywhere(saving: Saving, number: int) -> None:
    begun = [saving.random.beginning(*saving.random.tables[number], seed) for seed in (7, 7, 8)]
    one, same, other = map(checksum, begun)
    assert one == same != other


@each_game
def test_options_from_a_command_line(saving: Saving) -> None:
    game = saving.random.game
    assert {words: options_from_words(game, words.split()) for words in saving.options} == saving.options
    assert options_from_words(game, []) == game.options_type()
    for wrong in saving.wrong_options:
        with pytest.raises(Unreadable):
            options_from_words(game, [wrong])


@pytest.mark.parametrize(
    ("saving", "state", "changes", "said"),
    [
        pytest.param(saving, wrong.state, changes, said, id=f"{saving.random.game.id}-{said}-{at}")
        for saving in ALL
        for wrong in saving.wrong
        for at, (changes, said) in enumerate(wrong.cases)
    ],
)
def test_a_position_that_cannot_be_says_why(saving: Saving, state: Any, changes: dict[str, Any], said: str) -> None:
    written = json.loads(json.dumps(position_json(state)))
    assert said in problems(saving, written | changes)


@pytest.mark.parametrize(
    ("saving", "state", "seat", "changes", "said"),
    [
        pytest.param(saving, wrong.state, seat, changes, said, id=f"{saving.random.game.id}-{said}-{at}")
        for saving in ALL
        for wrong in saving.wrong
        for at, (seat, changes, said) in enumerate(wrong.seats)
    ],
)
def test_what_a_seat_has_is_looked_at_too(
    saving: Saving, state: Any, seat: int, changes: dict[str, Any], said: str
) -> None:
    written = json.loads(json.dumps(position_json(state)))
    seats = [*written["players"]]
    seats[seat] |= changes
    assert said in problems(saving, written | {"players": seats})


def problems(saving: Saving, written: Any) -> list[str]:
    with pytest.raises(Unreadable) as caught:
        position_state(saving.random.game, written, saving.random.box)
    return [each.id for each in caught.value.problems]
