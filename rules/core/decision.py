"""Which seat must choose now, what it is asked, and by which rule."""

from dataclasses import dataclass

from rules.core.frozen import made_quickly
from rules.core.types import Arg, Phrase, Seat


@made_quickly
@dataclass(frozen=True, slots=True)
class Decision:
    """One seat is asked one thing. Several decisions stand at once when seats choose simultaneously."""

    seat: Seat
    ask: str
    """Message id of the line that says what is asked."""
    rule: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def sentence(self) -> Phrase:
        return Phrase(self.ask, self.args)


def decide(seat: Seat, ask: str, rule: str, /, **args: Arg) -> Decision:
    return Decision(seat, ask, rule, tuple(args.items()))
