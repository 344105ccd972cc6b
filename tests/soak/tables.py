"""Real games at all their tables, as games in progress."""

import random
from functools import cache
from typing import Any

from rules.boxes.trials import tables
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.core.library import Library
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.games import loaded


@cache
def library() -> Library:
    return Library(loaded(), lambda game: read_edition(resources.assets() / game.id / "edition", game.id))


def table(game: AnyGame, seed: int) -> Timeline:
    """A game about to begin: the ways to play it take turns from seed to seed."""
    ways = tables(game)
    way = ways[seed % len(ways)]
    policy = ("teaching", "friendly", "strict")[seed % 3]
    edition = library().edition(game)
    record = new_record(game, edition, way.options, way.seating, seed=seed, policy=policy)  # type: ignore[arg-type]
    return Timeline(game, record, library().box(game))


def legal(timeline: Timeline) -> list[Any]:
    """The moves of whoever must decide."""
    game, state = timeline.game, timeline.state
    return [move for each in game.deciding(state)[:1] for move in game.legal(state, each.seat)]


def stepped(timeline: Timeline, chance: random.Random) -> bool:
    """One more move, now and then a step back or a jump instead. Whether a new move was played."""
    choices = legal(timeline)
    if not choices or chance.random() < 0.08:
        timeline.undo() if chance.random() < 0.5 else timeline.go_to(chance.randint(0, timeline.last))
        return False
    last = timeline.last
    timeline.propose(chance.choice(choices))
    return timeline.last > last
