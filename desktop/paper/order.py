"""What is wanted on paper, as data: which document, of which game, in which languages, and how it is printed."""

from dataclasses import dataclass
from typing import Literal, get_args

from desktop.paper.sheet import MARGIN, SIZES, PaperName
from rules.text.localise import Language

What = Literal["rules", "turn", "lesson", "quiz", "glossary", "score", "plan"]
WHAT: tuple[What, ...] = get_args(What)
"""The documents that follow from a game alone."""

USUAL, LARGE = 22, 29
"""The size of the body: 10.6 points, 14 points."""


@dataclass(frozen=True, slots=True)
class Order:
    languages: tuple[Language, ...] = ("fr",)
    paper: PaperName = "a4"
    is_large: bool = False
    tags: bool = True
    """Whether the ids of rules stand beside them."""
    booklet: bool = True
    """Whether pages of the printed rulebook are named."""
    names: bool = True
    """Whether there is a line for a name and a date, where somebody writes."""
    answers: bool = True
    grey: bool = True
    lesson: str = ""
    """The id of a lesson; empty: the first."""
    plan: str = ""
    """The id of a plan, or the name of one of the program; empty: the first."""
    seed: int = 0

    @property
    def body(self) -> int:
        return LARGE if self.is_large else USUAL

    @property
    def width(self) -> float:
        """Between the margins."""
        return SIZES[self.paper][0] - 2.0 * MARGIN

    @property
    def height(self) -> float:
        """Between the margins."""
        return SIZES[self.paper][1] - 2.0 * MARGIN
