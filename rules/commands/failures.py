"""Why a command stops: a phrase for the person, and the exit code."""

from collections.abc import Sequence

from rules.core.contract import AnyGame
from rules.core.types import Phrase

DONE, DENIED, USAGE, INTERRUPTED = 0, 1, 2, 130


class Failure(Exception):
    code = DENIED

    def __init__(self, sentence: Phrase, game: AnyGame | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(sentence.id, sentence.args)
        self.sentence = sentence
        self.game = game
        """Whose texts the sentence stands in, if not the application's."""
        self.names = tuple(names)


class Denied(Failure):
    """The game or the file says no."""


class WrongUsage(Failure):
    """The command was told something that it does not understand."""

    code = USAGE
