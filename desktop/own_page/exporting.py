"""The page outside the program: a picture or a document of it, its games as CSV or JSON. Nothing is sent anywhere."""

import json
from collections.abc import Callable
from pathlib import Path

from pydantic_core import to_jsonable_python
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from desktop.own_page.facts import Facts
from desktop.own_page.leaf import OwnLeaf
from desktop.own_page.reviewed import Summary
from desktop.own_page.saying import games_in_order
from desktop.own_page.saying_reviews import ReviewSaying
from desktop.own_page.words import Wording
from desktop.paint.files import pdf_bytes, png_bytes
from desktop.paint.painting import SMOOTH
from desktop.program import Program
from desktop.score.export import fitted, write
from desktop.score.files import AskPath, Wish
from desktop.score.tables import csv_of_rows
from desktop.screen import Screen
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from rules.bots.grading import GRADES
from rules.core.finished_game import FinishedGame
from rules.core.records import total_of

WIDE, MARGIN = 1600, 24
SHARP = 2.0
ON_GROUND = QWidget.RenderFlag.DrawChildren
"""Without the ground of a window."""
COLUMNS = (
    "ended",
    "game",
    "mode",
    "level",
    "won",
    "rank",
    "total",
    "seats",
    "against",
    "seconds",
    "moves",
    "ranked",
    "own_data",
    "seed",
    *GRADES,
    "fate",
)
"""Grades are how many decisions have each, where the game was reviewed."""


class Exports:
    """Each asks where its file shall go. What came of it in words; empty when somebody thought better of it."""

    def __init__(
        self, screen: Screen, ask: AskPath, told: Callable[[], ReviewSaying], fill: Callable[[OwnLeaf], None]
    ) -> None:
        """`told`: what is known of the person, with the reviews of their games."""
        self.screen, self.ask, self.told, self.fill = screen, ask, told, fill

    @property
    def program(self) -> Program:
        return self.screen.program

    @property
    def facts(self) -> Facts:
        return self.told().facts

    def picture(self) -> str:
        return self._exported("picture", ".png", lambda: png_of(self.page()))

    def pdf(self) -> str:
        return self._exported("pdf", ".pdf", lambda: pdf_of(self.page(), self.facts.name))

    def csv(self) -> str:
        return self._exported("csv", ".csv", lambda: csv_of(self.told()))

    def json(self) -> str:
        return self._exported("json", ".json", lambda: json_of(self.told()))

    def page(self) -> OwnLeaf:
        """The page as it is on paper: light, in the usual size."""
        leaf = OwnLeaf(None, Style(), self.program.art, games_in_order(self.program))
        wear_all(leaf, Style())
        self.fill(leaf)
        for each in (leaf.who.pencil, leaf.latest.link, leaf.invitation.play):
            each.setMaximumSize(0, 0)  # Nobody presses paper.
        leaf.resize(WIDE, leaf.arrange(WIDE))
        return leaf

    def _exported(self, kind: str, suffix: str, made: Callable[[], bytes]) -> str:
        say = self.program.say
        name = "".join(letter for letter in self.facts.name if letter.isalnum()) or "vestiges"
        wish = Wish(say("own-export-title"), Path.home() / f"{name}{suffix}", say(f"own-type-{kind}"))
        path = self.ask(self.screen, wish)
        if path is None:
            return ""
        problem = write(path, made())
        return self.program.say_phrase(problem.sentence) if problem else say("own-written", file=path.name)


# Pictures


def png_of(leaf: OwnLeaf) -> bytes:
    image = QImage(round((leaf.width()) * SHARP), round(leaf.height() * SHARP), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARP)
    image.fill(solid(Style().ground.felt_centre))
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    leaf.render(painter, QPoint(0, 0), renderFlags=ON_GROUND)
    painter.end()
    return png_bytes(image)


def pdf_of(leaf: OwnLeaf, title: str) -> bytes:
    def paint(painter: QPainter, paper: QPdfWriter) -> None:
        place = fitted(QRectF(leaf.rect()).size(), QRectF(0, 0, paper.width(), paper.height()))
        painter.translate(place.topLeft())
        painter.scale(place.width() / leaf.width(), place.width() / leaf.width())
        leaf.render(painter, QPoint(0, 0), renderFlags=ON_GROUND)

    return pdf_bytes(title, paint)


# Figures


def csv_of(told: ReviewSaying) -> bytes:
    """A line for each game. Columns have the same names in every language; what parts them is what tables of that
    language expect."""
    words, reviews = told.words, {each.at.id: each.of for each in told.reviews}
    rows = (
        [*row_of(game, told.facts.name, words), *reviewed_cells(reviews.get(game.id), words)]
        for game in told.facts.games
    )
    return csv_of_rows(COLUMNS, rows, told.program.settings.language)


def row_of(game: FinishedGame, name: str, words: Wording) -> list[object]:
    seat = game.seat_of(name)
    assert seat is not None
    against = " / ".join(words.seat(each, game.game) for each in game.others(name))
    first = [game.ended, game.game, game.mode, game.level, int(seat.won), seat.rank, total_of(game, name)]
    return [
        *first,
        len(game.seats),
        against,
        game.seconds,
        game.moves,
        int(game.counts),
        int(game.corrected),
        str(game.seed),
    ]


def reviewed_cells(review: Summary | None, words: Wording) -> list[object]:
    """Empty cells where there is no review, or no fate."""
    if review is None:
        return [""] * (len(GRADES) + 1)
    fate = words.figure(review.fate, review.digits) if review.fate is not None else ""
    return [*(review.counts[grade] for grade in GRADES), fate]


def json_of(told: ReviewSaying) -> bytes:
    data = {
        "name": told.facts.name,
        "games": told.facts.games,
        "reviews": [{"id": each.at.id} | to_jsonable_python(each.of) for each in told.reviews],
        "strengths": tuple(told.strengths.values()),
        "levels": told.levels.levels,
    }
    return json.dumps(to_jsonable_python(data), ensure_ascii=False, indent=1).encode()
