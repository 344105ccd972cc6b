"""What is told of the worth of a thing, with what lets a test hold it against the rules."""

from dataclasses import dataclass

from rules.core.types import Arg, Phrase, Ref, phrase
from rules.marajoara.moves import Move
from rules.marajoara.words import say_arg


@dataclass(frozen=True, slots=True)
class Told:
    phrase: Phrase
    dice: tuple[Ref, ...] = ()
    """The dice that it speaks of."""
    move: Move | None = None
    """The legal move that brings what is told, where there is one."""
    points: int = 0
    """What that move is said to bring at once."""


def told(id: str, /, *, dice: tuple[Ref, ...] = (), move: Move | None = None, brings: int = 0, **args: Arg) -> Told:
    said = {name: say_arg(name, value) for name, value in args.items()}
    return Told(phrase(f"mj-worth-{id}", **said), dice, move, brings)
