"""What is counted in a finished game itself, of one seat: there whether or not anything was played before."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from desktop.score.course import Course
from rules.core.scoresheet import ScoreSheet
from rules.core.types import Seat

Chapter = Literal["round", "turn"]
CHAPTERS: tuple[Chapter, ...] = get_args(Chapter)
"""What a game calls the parts of it in which all play, as the headings of its log number them."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What does not apply, or cannot be said, is 0 or empty."""

    best_turn: int = 0
    """The most that one turn brought while the game went on."""
    source: str = ""
    """The message id of what brought most."""
    earned: int = 0
    """What that brought."""
    chapters: int = 0
    """How many rounds, or turns, it had."""
    chapter: Chapter = "round"


def measured_of(course: Course, sheet: ScoreSheet, seat: Seat) -> Measured:
    paid = [(line.points[seat], line.source) for line in sheet.lines if line.points[seat] > 0]
    most = max((points for points, _ in paid), default=0)
    best = [source for points, source in paid if points == most]
    chapters, chapter = max(numbered(course), default=(0, CHAPTERS[0]))
    return Measured(
        best_turn=best_turn(course, seat),
        source=best[0] if len(best) == 1 else "",
        earned=most if len(best) == 1 else 0,
        chapters=chapters,
        chapter=chapter,
    )


def numbered(course: Course) -> Iterator[tuple[int, Chapter]]:
    """The numbers of rounds, or of turns that all play: other headings divide these, or end the game."""
    titles = (each.chapter.title for each in course.openings if each.chapter.seat is None)
    for args in map(dict, (title.args for title in titles)):
        for name in CHAPTERS:
            number = args.get(name)
            if isinstance(number, int):
                yield number, name


def best_turn(course: Course, seat: Seat) -> int:
    played = course.played
    own = [turn for turn in course.turns if turn.seat == seat]
    return max((played[turn.last][seat] - played[turn.first - 1][seat] for turn in own), default=0)
