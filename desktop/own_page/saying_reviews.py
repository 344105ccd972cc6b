"""Fills the boards that tell of reviewed games, in the language in use."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from desktop.own_page.decisions_panel import DecisionsPanel, GradeFace, MonthFace
from desktop.own_page.facts import Facts
from desktop.own_page.leaf import OwnLeaf
from desktop.own_page.reviewed import (
    Counts,
    Reviewed,
    Strength,
    Strengths,
    by_month,
    fates_of,
    outstanding,
    strengths_of,
    sum_of_counts,
)
from desktop.own_page.saying_levels import LevelSaying
from desktop.own_page.strengths_panel import StrengthsPanel, ThemeFace
from desktop.own_page.words import Wording
from desktop.program import Program
from desktop.widgets.dropdown import Item
from rules.bots.grading import GRADES
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.puzzles import own
from rules.puzzles.model import shelf_of
from rules.reference.habits import habits_of

MOST_THEMES = 7


@dataclass(frozen=True, slots=True)
class Practice:
    """Puzzles of a theme: how many, and how many from own games."""

    game: str
    theme: str
    count: int
    own: int


@dataclass(frozen=True)
class ReviewSaying:
    program: Program
    facts: Facts
    now: datetime | None
    """None on paper."""
    games: Sequence[str]
    """The ids of the games, from the top drawer to the bottom."""
    reviews: Sequence[Reviewed]
    wanted: str = ""
    """The game whose themes are told; the one reviewed most often where nobody chose."""
    can_review: bool = False
    """Whether the file of a game is there that could be reviewed."""
    is_reading: bool = False
    """Whether more will be known in a moment."""

    @cached_property
    def words(self) -> Wording:
        return Wording(self.program)

    def fill(self, leaf: OwnLeaf) -> None:
        self.levels.fill(leaf.levels, leaf.games)
        self.fill_reviewed(leaf)

    def fill_reviewed(self, leaf: OwnLeaf) -> None:
        """Fill what changes with the reviews alone."""
        self.fill_strengths(leaf.strengths)
        self.fill_decisions(leaf.decisions)

    # What is known

    @cached_property
    def levels(self) -> LevelSaying:
        return LevelSaying(self.program, self.facts, self.now, self.games)

    @cached_property
    def strengths(self) -> dict[str, Strengths]:
        """List them by game, the one reviewed most often first."""
        found = {}
        for game in map(self._game, self.games):
            told = strengths_of(game.id, self.reviews, habits_of(game.id, game.rules_version))
            if told is not None:
                found[game.id] = told
        return dict(sorted(found.items(), key=lambda pair: -pair[1].games))

    @property
    def shown(self) -> Strengths | None:
        return self.strengths.get(self.wanted) or next(iter(self.strengths.values()), None)

    @property
    def practice(self) -> Practice | None:
        """The puzzles of the weakest theme that has any; of one that is weak for certain, if there is one."""
        shown = self.shown
        weak = [each for each in reversed(shown.themes) if each.points < 0] if shown is not None else []
        weak.sort(key=lambda each: not each.is_clear)
        for each in weak:
            assert shown is not None
            found = self._practice(shown.game, each.theme)
            if found.count:
                return found
        return None

    def _practice(self, id: str, theme: str) -> Practice:
        version = self._game(id).rules_version
        ours = {each.id for each in own.kept(id, version) if each.theme == theme}
        printed = {each.id for each in shelf_of(id, version).puzzles if each.theme == theme}
        return Practice(id, theme, len(ours | printed), len(ours))

    def _game(self, id: str) -> AnyGame:
        game = self.program.library.named(id)
        assert game is not None
        return game

    # Strengths

    def fill_strengths(self, panel: StrengthsPanel) -> None:
        words, shown = self.words, self.shown
        panel.head(words.say("own-strengths"))
        panel.games.setVisible(len(self.strengths) > 1 and self.now is not None)
        if shown is not None:
            items = [Item(id, words.game(id)) for id in self.strengths]
            panel.games.offer(words.say("own-strengths-games"), items, shown.game)
        is_named = shown is not None and panel.games.isHidden()
        if is_named and shown is not None:
            panel.head(words.say("own-strengths"), words.game(shown.game))
        panel.said.say(self._compared(shown) if shown is not None and shown.themes else "")
        panel.bars.show_faces(
            words.say("own-strengths"),
            [self._theme(shown, each) for each in outstanding(shown.themes, MOST_THEMES)] if shown else [],
        )
        panel.nothing.say(self._no_themes(shown))
        panel.link.say(words.say("own-strengths-review"))
        panel.link.setVisible(shown is None and self.can_review and not self.is_reading and self.now is not None)
        self._fill_practice(panel)

    def _compared(self, shown: Strengths) -> str:
        words = self.words
        if shown.usual is None:
            return words.say("own-strengths-alone", games=shown.games)
        level = words.column(shown.usual.level)
        alike = "yes" if shown.is_alike else "no"
        told = {"level": level, "games": shown.games, "measured": shown.usual.games, "alike": alike}
        return words.say("own-strengths-against", **told)

    def _theme(self, shown: Strengths, each: Strength) -> ThemeFace:
        words = self.words
        name = self.theme(shown.game, each.theme)
        error = words.figure(each.error, shown.digits) if each.error is not None else ""
        said = words.signed(each.points, shown.digits)
        clear = "yes" if each.is_clear else "no"
        told = {"theme": name, "points": said, "decisions": each.decisions}
        tip = (
            words.say("own-theme-tip", **told, error=error, clear=clear)
            if error
            else words.say("own-theme-once", **told)
        )
        return ThemeFace(
            name, words.say("own-theme-below", decisions=each.decisions), each.points, said, each.is_clear, tip
        )

    def theme(self, game: str, theme: str) -> str:
        prefix = self._game(game).prefix.lower()
        return self.words.phrased(phrase(f"{prefix}-term-{theme}"), game)

    def _no_themes(self, shown: Strengths | None) -> str:
        if shown is None:
            return "" if self.is_reading else self.words.say("own-strengths-none")
        if not shown.themes:
            return self.words.say("own-strengths-few", games=shown.games)
        left = len(shown.themes) - MOST_THEMES
        return self.words.say("own-strengths-more", left=left) if left > 0 else ""

    def _fill_practice(self, panel: StrengthsPanel) -> None:
        words, found = self.words, self.practice if self.now is not None else None
        panel.practise.setVisible(found is not None)
        if found is not None:
            theme = self.theme(found.game, found.theme)
            panel.practise.title.say(words.say("own-practise", count=found.count, theme=theme))
            panel.practise.below.say(words.say("own-practise-own", own=found.own))
            panel.practise.button.say(words.say("own-practise-do"))

    # Decisions

    def fill_decisions(self, panel: DecisionsPanel) -> None:
        words = self.words
        months = by_month(self.reviews, self.facts.today)
        counts = sum_of_counts(counts for _, counts in months)
        whole = sum(counts.values())
        panel.head(words.say("own-decisions"), words.say("own-decisions-by-month") if whole else "")
        panel.nothing.say("" if whole or self.is_reading else words.say("own-decisions-none"))
        faces = [self._month(month, counts) for month, counts in months] if whole else []
        panel.months.show_faces(words.say("own-decisions"), faces)
        panel.grades.show_faces(
            words.say("own-decisions-said", games=len(self.reviews)), list(self._grades(counts)) if whole else []
        )
        fates = [
            words.say(
                "own-fate-of",
                game=words.game(each.game),
                points=words.signed(each.points, each.digits),
                games=each.games,
            )
            for each in fates_of(self.reviews)
        ]
        panel.fate.show_words(words.say("own-fate", fates=tuple(fates)) if fates else "", words.say("own-fate-tip"))

    def _month(self, month: tuple[int, int], counts: Counts) -> MonthFace:
        words, whole = self.words, sum(counts.values())
        year, number = month
        name = words.say("own-month", month=number)
        said = {"month": name, "year": str(year)}
        if not whole:
            return MonthFace(name, (), words.say("own-month-empty", **said))
        shares = tuple((grade, counts[grade] / whole) for grade in GRADES)
        grades = tuple(
            words.say("own-grade-share", grade=phrase(f"grade-{grade}"), share=words.share(share))
            for grade, share in shares
        )
        return MonthFace(name, shares, words.say("own-month-tip", **said, count=whole, grades=grades))

    def _grades(self, counts: Counts) -> Iterator[GradeFace]:
        words, whole = self.words, sum(counts.values())
        for grade in GRADES:
            name, share = words.say(f"grade-{grade}"), words.share(counts[grade] / whole)
            tip = words.say("own-grade-tip", grade=name, count=counts[grade], whole=whole, share=share)
            yield GradeFace(grade, share, name, tip)
