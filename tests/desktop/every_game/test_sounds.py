"""What moves sound like, in all five games: what lands is made of something, and what happens is heard."""

from importlib import import_module
from typing import Any, get_args

import pytest

from desktop.board.hearing import Passing, Sounds, landed
from desktop.board.motion import Change
from desktop.games.loading import part_of
from rules.games import game_named
from tests.desktop.every_game.drawn import EVERY, Drawn, drawn

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.parametrize("id", EVERY)]

HEARD: dict[str, set[str]] = {
    "marajoara": {"cloth", "coin", "die", "point", "shard", "wood"},
    "excavation_earth": {"card", "cloth", "coin", "cube", "shard", "shuffle", "stone", "turn", "wood"},
    "hoyuk": {"card", "cloth", "point", "shard", "shuffle", "stone", "storm", "wood"},
    "council_of_shadows": {"card", "cloth", "cube", "point", "shuffle", "stone", "turn", "wood"},
    "magnastorm": {"card", "cloth", "cube", "point", "stone", "storm", "turn", "wood"},
}
"""All that is heard of moves in whole games."""
NOT_OF_GAMES = "table-"
"""Painters of every table: words, badges, counts."""


def sounds_of(id: str) -> Sounds:
    found = part_of(id, "sounds", "SOUNDS")
    assert isinstance(found, Sounds)
    return found


def passing(at: Drawn, change: Change) -> Passing:
    events = tuple(at.passed.events)
    return Passing(change.starts(at.desk), change.gone(at.desk), change.after, {}, events, by_other=False)


def test_a_move_is_heard_by_what_lands_and_by_what_happens(id: str) -> None:
    sounds = sounds_of(id)
    heard: set[str] = set()
    for at in drawn(id):
        for change in at.changes:
            move = passing(at, change)
            for name in landed(sounds, move, move.landings):
                heard.add(name)
            heard |= {each.name for each in sounds.of_events(move.events)}
    assert heard == HEARD[id]


def test_everything_that_lands_is_made_of_something(id: str) -> None:
    sounds = sounds_of(id)
    unknown = {
        sprite.picture.painter
        for at in drawn(id)
        for change in at.changes
        for sprite, _ in passing(at, change).landings.values()
        if sounds.material_of(sprite) is None and not sprite.picture.painter.startswith(NOT_OF_GAMES)
    }
    assert unknown == set()


def test_what_the_game_says_of_its_sounds_is_there(id: str) -> None:
    sounds, game = sounds_of(id), game_named(id)
    assert game is not None
    desk = drawn(id)[0].desk
    kinds = {key.partition("-")[0] for at in drawn(id) for key in at.sprites}
    assert set(sounds.materials) <= {*desk.painters, *kinds}
    assert set(sounds.events) <= kinds_of_events(id)


def kinds_of_events(id: str) -> set[str]:
    events: Any = import_module(f"rules.{id}.events").Event
    return {getattr(each, "KIND", "") for each in get_args(events)}
