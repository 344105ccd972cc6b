"""Whole games as files of a release: every later version opens them, and the same seed gives the same bytes anywhere.

python -m tests.rules.kept_saves    plays and records those of this release, only before it is released
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from rules.boxes.trials import Table, tables
from rules.commands.headless import play, policies_for
from rules.core import resources
from rules.core.about import VERSION
from rules.core.chain import START, chained
from rules.core.contract import AnyGame, Seating
from rules.core.edition import read_edition
from rules.core.library import Library
from rules.core.notes import Note
from rules.core.record import new_record
from rules.core.savefile import Scribe, texts_of
from rules.core.timeline import Happened, Timeline
from rules.games import loaded

FOLDER = Path(__file__).parents[1] / "golden" / "saves"
PLAYER, SEED = "novice", 20261120
BUDGET = 30
"""So few moves are evaluated for a choice: it is not strength that is tested here."""
BRANCH_EVERY = 17
"""Of so many moves one is taken back, and another played first, so that the file has branches."""


@dataclass(frozen=True, slots=True)
class KeptSave:
    game: AnyGame
    kind: str
    """`two`, or the automa that is played against."""

    @property
    def name(self) -> str:
        return f"{self.game.id}-{self.kind}"

    @property
    def files(self) -> list[Path]:
        """Those of all releases, the latest last."""
        return sorted(FOLDER.glob(f"{self.name}-*.vestiges"))

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}-{VERSION}.vestiges"


@cache
def library() -> Library:
    return Library(loaded(), lambda game: read_edition(resources.assets() / game.id / "edition", game.id))


def kept_saves() -> tuple[KeptSave, ...]:
    """Of each game one of two bots, and one against its automa where it has one."""
    return tuple(KeptSave(game, kind) for game in loaded() for kind in ("two", *game.automas[:1]))


def table_of(save: KeptSave) -> Table:
    wanted = "" if save.kind == "two" else save.kind
    found = next(each for each in tables(save.game) if (each.mode.automa or "") == wanted and len(each.seating) == 2)
    seats = tuple(
        Seating(PLAYER if each.player == "person" else each.player, "", each.colour) for each in found.seating
    )
    return Table(found.mode, found.options, seats)


def played(save: KeptSave) -> Timeline:
    """The game as the same seed gives it anywhere: bots play, some moves are taken back, some are noted."""
    table, game, edition = table_of(save), save.game, library().edition(save.game)
    record = new_record(game, edition, table.options, table.seating, seed=SEED, policy="teaching")
    timeline, chance = Timeline(game, record, library().box(game)), Random(SEED)
    moves = play(game, timeline.state, policies_for(game, table.seating), SEED, budget=BUDGET).moves
    for number, move in enumerate(moves, start=1):
        if number % BRANCH_EVERY == 0:
            seat = game.deciding(timeline.state)[0].seat
            timeline.propose(chance.choice(game.legal(timeline.state, seat)))
            timeline.undo()
        assert isinstance(timeline.propose(move), Happened)
    timeline.write_note(timeline.now, Note(words="Fin, end.", chapter="É"))
    return timeline


def bytes_of(timeline: Timeline) -> bytes:
    return chained(texts_of(timeline, Scribe()), START)[0]


if __name__ == "__main__":
    for each in kept_saves():
        each.file.write_bytes(bytes_of(played(each)))
        print(each.file.name, each.file.stat().st_size)
