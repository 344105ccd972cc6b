"""A process for an owner's data: checks them, and plays random games with them. Knows nothing of windows."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.boxes.checking import Checked, check
from rules.boxes.own import OwnBox
from rules.boxes.trials import Trial, trials
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition
from rules.core.library import published
from rules.core.process import Connection, answer_all
from rules.core.types import phrase
from rules.games import alone


@dataclass(frozen=True, slots=True)
class Wanted:
    """Corrections of a game to check; with `games`, to play so many random games with."""

    number: int
    """Tells the answers to it from those to earlier ones."""
    game: str
    corrections: tuple[Correction, ...]
    games: int = 0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """What the checks found."""

    number: int
    checked: Checked


@dataclass(frozen=True, slots=True)
class Tried:
    """A game was played; `trial` where it did not go well."""

    number: int
    played: int
    trial: Trial | None = None


Answer = Found | Tried


def serve(connection: Connection) -> None:
    """Answer what is asked until nobody asks any more."""
    answer_all(connection, answers)


def answers(wanted: Wanted) -> Iterator[Answer]:
    game = alone(wanted.game)
    own = OwnBox(published(game), wanted.corrections)
    if wanted.games:
        yield from played(game, own, wanted)
    else:
        yield Found(wanted.number, check(game, own))


def played(game: AnyGame, own: OwnBox, wanted: Wanted) -> Iterator[Tried]:
    """Each game as soon as it is over. Data that make no box are said to be so by the first."""
    try:
        box = game.box(own.edition)
    except BrokenEdition as broken:
        stumbled = phrase("box-trial-stumbles", reason=broken.problems[0].id)
        yield Tried(wanted.number, wanted.games, Trial("", 0, wanted.seed, 0, stumbled))
        return
    for count, trial in enumerate(trials(game, box, wanted.games, wanted.seed), 1):
        yield Tried(wanted.number, count, trial if trial.wrong is not None else None)
