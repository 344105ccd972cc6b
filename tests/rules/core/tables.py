"""Games in progress of the fixture game, for tests of what keeps them."""

import random
from collections.abc import Iterator
from pathlib import Path

from rules.core.chain import START, chained
from rules.core.contract import Seating
from rules.core.library import Library
from rules.core.record import Policy, Record, Refated
from rules.core.timeline import Happened, Timeline
from tests.fixture_game import GAME, edition, seated
from tests.fixture_game.moves import Move
from tests.fixture_game.state import Options

LIBRARY = Library((GAME,), lambda _: edition())
BOX = LIBRARY.box(GAME)


def record(*players: str, seed: int = 1, policy: Policy = "friendly", seating: tuple[Seating, ...] = ()) -> Record:
    sitting = seating or seated(*(players or ("Ana", "Ben")))
    return Record("caravan", GAME.rules_version, 1, (), Options(), sitting, seed, policy)


def table(*players: str, seed: int = 1, policy: Policy = "friendly") -> Timeline:
    return Timeline(GAME, record(*players, seed=seed, policy=policy), BOX)


def legal(timeline: Timeline) -> list[Move]:
    deciding = timeline.game.deciding(timeline.state)
    return [move for each in deciding for move in timeline.game.legal(timeline.state, each.seat)]


def played(timeline: Timeline, moves: int, seed: int = 0) -> Timeline:
    """The timeline after so many random moves, or fewer if the game is over before."""
    for _ in random_moves(timeline, moves, random.Random(seed)):
        pass
    return timeline


def random_moves(timeline: Timeline, moves: int, chance: random.Random) -> Iterator[Happened]:
    for _ in range(moves):
        choices = legal(timeline)
        if not choices:
            return
        happened = timeline.propose(chance.choice(choices))
        assert isinstance(happened, Happened), happened
        yield happened


def wander(timeline: Timeline, steps: int, chance: random.Random) -> None:
    """Plays, undoes, redoes and jumps, so that the game has branches."""
    for _ in range(steps):
        match chance.randrange(8):
            case 0:
                timeline.undo()
            case 1:
                timeline.redo()
            case 2:
                timeline.go_to(chance.randint(0, timeline.last))
            case 3 if timeline.record.policy == "teaching":
                timeline.replay(Refated(timeline.now, chance.randrange(5)))
            case _:
                played(timeline, 1, chance.randrange(1000))


def written(path: Path, *lines: bytes) -> Path:
    """A file whose lines are well signed, whatever they say."""
    data, _ = chained(iter(lines), START)
    path.write_bytes(data)
    return path
