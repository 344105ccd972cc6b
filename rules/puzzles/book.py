"""All puzzles of a person: what is solved, what comes back, the rating, the streak, the puzzle of the day."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from rules.core.types import Ref
from rules.puzzles.kept import Tried
from rules.puzzles.model import LAYERS, Puzzle
from rules.puzzles.of_the_day import PuzzleOfTheDay, of_the_day
from rules.puzzles.rating import HELPED, MISSED, PUZZLE_SURE, SOLVED, START, Rating, after_try, of_layer
from rules.puzzles.repeating import Result, Standing, standing, standing_of_missed
from rules.puzzles.streak import Streak, streak

SCORES: Mapping[Result, float] = {"clean": SOLVED, "helped": HELPED, "missed": MISSED}
TO_WORK_ON, LEAST_TRIED = 3, 3
"""So many themes are named, of those that were tried so often."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle on the shelf of a game, and how it stands with a person."""

    game: str
    puzzle: Puzzle
    standing: Standing
    is_due: bool

    @property
    def is_own(self) -> bool:
        return self.puzzle.own is not None

    @property
    def is_solved(self) -> bool:
        return self.standing.is_solved

    @property
    def was_failed(self) -> bool:
        """Whether it was tried, and is not solved yet."""
        return self.standing.due is not None


@dataclass(frozen=True, slots=True)
class Rated:
    day: date
    rating: Rating


@dataclass(frozen=True, slots=True)
class ThemeShare:
    """How many puzzles of a theme are solved of those that were tried."""

    game: str
    theme: str
    solved: int
    tried: int


@dataclass(frozen=True)
class Book:
    shelves: Mapping[str, Sequence[Puzzle]]
    """By game; those from own games among them."""
    tried: Sequence[Tried]
    """By this person, the earliest first."""
    today: date

    @cached_property
    def by_puzzle(self) -> Mapping[str, Sequence[Tried]]:
        found: dict[str, list[Tried]] = {}
        for each in self.tried:
            found.setdefault(each.puzzle, []).append(each)
        return found

    @cached_property
    def entries(self) -> Mapping[str, Sequence[Entry]]:
        """List them by game: due ones, own ones, the easiest that are not solved, and last what is solved."""
        return {
            game: sorted((self.entry(game, each) for each in filter(self.is_shown, puzzles)), key=in_order)
            for game, puzzles in self.shelves.items()
        }

    def is_shown(self, puzzle: Puzzle) -> bool:
        """Check that it is on the shelf: where others are nearly as good, only for who has tried it at a review."""
        return puzzle.own is None or puzzle.own.is_alone or puzzle.id in self.by_puzzle

    def entry(self, game: str, puzzle: Puzzle) -> Entry:
        tries = [each.as_try for each in self.by_puzzle.get(puzzle.id, ())]
        stands = standing(tries) if puzzle.own is None else standing_of_missed(tries)
        return Entry(game, puzzle, stands, stands.is_due(self.today))

    @cached_property
    def of_today(self) -> PuzzleOfTheDay | None:
        """One that everybody has: none of one's own."""
        return of_the_day(self.today, {game: ids(puzzles) for game, puzzles in self.shelves.items()})

    def found(self, game: str, id: Ref) -> Puzzle | None:
        return next((each for each in self.shelves.get(game, ()) if each.id == id), None)

    # What one has done

    @cached_property
    def streak(self) -> Streak:
        return streak({each.day for each in self.tried if each.is_solved}, self.today)

    @cached_property
    def ratings(self) -> Sequence[Rated]:
        """The own rating after each try that counts: one of what was solved before, or of an own game, does not."""
        own, puzzles, last = Rating(), dict[str, Rating](), None
        found: list[Rated] = []
        done: dict[str, list[Tried]] = {}
        for each in self.tried:
            if each.is_own:
                continue
            before = done.setdefault(each.puzzle, [])
            if not standing(one.as_try for one in before).is_solved:
                own = own.after_days((each.day - last).days) if last is not None else own
                puzzle = puzzles.get(each.puzzle) or beginning(each.layer)
                own, puzzles[each.puzzle] = after_try(own, puzzle, SCORES[each.result])
                found.append(Rated(each.day, own))
                last = each.day
            before.append(each)
        return found

    @property
    def rating(self) -> Rating | None:
        """None before the first try."""
        if not self.ratings:
            return None
        last = self.ratings[-1]
        return last.rating.after_days((self.today - last.day).days)

    @property
    def gained_this_month(self) -> float:
        if not self.ratings:
            return 0.0
        before = [each.rating.figure for each in self.ratings if each.day < self.today.replace(day=1)]
        return self.ratings[-1].rating.figure - (before[-1] if before else START)

    @cached_property
    def to_work_on(self) -> Sequence[ThemeShare]:
        """The themes in which least was solved of what was tried."""
        tried: dict[tuple[str, str], set[str]] = {}
        solved: dict[tuple[str, str], set[str]] = {}
        for each in self.tried:
            if each.theme:
                tried.setdefault((each.game, each.theme), set()).add(each.puzzle)
                if each.is_solved:
                    solved.setdefault((each.game, each.theme), set()).add(each.puzzle)
        shares = [ThemeShare(*key, len(solved.get(key, ())), len(all_)) for key, all_ in tried.items()]
        weak = [each for each in shares if each.tried >= LEAST_TRIED and each.solved < each.tried]
        return sorted(weak, key=lambda each: (each.solved / each.tried, -each.tried))[:TO_WORK_ON]

    def next_after(self, game: str, id: Ref) -> Entry | None:
        """What comes after a puzzle: the first of its game that waits, else of the other games."""
        order = [game, *(each for each in self.entries if each != game)]
        waiting = (entry for each in order for entry in self.entries.get(each, ()) if is_waiting(entry))
        return next((entry for entry in waiting if entry.puzzle.id != id), None)


def is_waiting(entry: Entry) -> bool:
    return not entry.is_solved and (entry.is_due or not entry.was_failed)


def in_order(entry: Entry) -> tuple[bool, bool, bool, bool, int, str]:
    layer = entry.puzzle.layer or LAYERS[-1]
    return entry.is_solved, not entry.is_due, entry.was_failed, not entry.is_own, layer, entry.puzzle.id


def beginning(layer: int | None) -> Rating:
    return of_layer(layer) if layer is not None else Rating(of_layer(LAYERS[2]).figure, 2 * PUZZLE_SURE)


def ids(puzzles: Iterable[Puzzle]) -> list[Ref]:
    return [each.id for each in puzzles if each.own is None]
