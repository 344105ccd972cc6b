"""What the page does about reviews: has them read, fills the boards that rest on them, and leads on from there."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.kept_games.opening import open_review
from desktop.own_page.leaf import OwnLeaf
from desktop.own_page.reading import Reading
from desktop.own_page.saying import games_in_order
from desktop.own_page.saying_reviews import ReviewSaying
from rules.core.finished_game import FinishedGame

if TYPE_CHECKING:
    from desktop.own_page.screen import OwnPage


class Reviews(QObject):
    def __init__(self, page: "OwnPage") -> None:
        super().__init__(page)
        self.page = page
        self.themes_of = ""
        """The game whose themes are shown, where somebody has chosen one."""
        self.reading = Reading(self)
        self.reading.ended.connect(self.say_again)
        strengths = page.leaf.strengths
        strengths.games.chosen.connect(self._choose)
        strengths.review_wanted.connect(self._review_latest)
        strengths.practise_wanted.connect(self._practise)
        self.read_again()

    def read_again(self) -> None:
        facts = self.page.facts
        # With the data of another box, points mean something else.
        games = [game for game in facts.games if not game.corrected]
        self.reading.begin(games, facts.name, self.page.kept)

    @property
    def saying(self) -> ReviewSaying:
        page = self.page
        return ReviewSaying(
            page.program,
            page.facts,
            page.now(),
            games_in_order(page.program),
            self.reading.found,
            self.themes_of,
            self._latest is not None,
            self.reading.is_reading,
        )

    def all_told(self) -> ReviewSaying:
        """All that is known once everything is read."""
        self.reading.finish()
        return self.saying

    def say_again(self) -> None:
        self.saying.fill_reviewed(self.page.leaf)
        self.page.arrange()

    def fill_paper(self, leaf: OwnLeaf) -> None:
        replace(self.all_told(), now=None).fill(leaf)

    # What people want

    def _choose(self, game: str) -> None:
        self.themes_of = game
        self.say_again()

    @property
    def _latest(self) -> FinishedGame | None:
        """The latest game that could be reviewed, as far as one knows without opening it."""
        page = self.page
        playable = set(page.program.playable)
        games = (game for game in reversed(page.facts.games) if game.game in playable and not game.corrected)
        return next((game for game in games if game.file in page.kept), None)

    def _review_latest(self) -> None:
        game, page = self._latest, self.page
        problem = open_review(page.shell, page.program, page.kept[game.file]) if game is not None else ""
        if problem:
            page.bar.tell(page.program.say(problem))
            page.arrange()

    def _practise(self) -> None:
        found = self.saying.practice
        if found is not None:
            self.page.shell.open("puzzles", theme=(found.game, found.theme))
