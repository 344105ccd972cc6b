"""What a tutor says of a move that waits, as its box shows it."""

from dataclasses import dataclass

from desktop.paint.grades import GradeName


@dataclass(frozen=True, slots=True)
class Stones:
    """How many games of ten are won, and that in words."""

    label: str
    won: int
    words: str
    short: str
    """The same where there is no room."""


@dataclass(frozen=True, slots=True)
class TutorFace:
    title: str
    body: str
    rule: str
    stones: tuple[Stones, ...]
    """With the move, and with a better one; nothing where nobody has measured what a position means for the end."""
    loss: str
    """Where there are no stones."""
    grade: GradeName
    take_back: str
    see: str
    anyway: str
    again: str
    """What stands on the last button while it waits for the key once more."""
    tips: tuple[str, str, str]
    spoken: str
