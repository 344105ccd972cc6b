"""What a table of tries shows over the pieces: what was tried and how good it was, what is hinted at, the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.area import BoardArea
from desktop.board.layers import Layer
from desktop.board.play_line import Step, ends_of, free_spot, line_sprites
from desktop.board.sprite import Picture, Place, Sprite
from desktop.docks.advice_light import lit_up, parts_of_terms, places_of, steps_in
from desktop.paint.grades import GradeName, grade_mark
from desktop.paint.painting import dashed
from desktop.paint.paths import rounded
from desktop.paint.thinking import AGAINST
from desktop.style.theme import Style
from desktop.tries.question import PIECE, THEME, TryQuestion
from desktop.tries.table import TryTable
from rules.bots.reviewing import chance_for

MARK = 30.0
"""How large a grade stands beside a place, at 1600 x 1000."""
RING_RADIUS = 10.0


@dataclass(frozen=True, slots=True)
class Marked:
    """A move with its grade."""

    move: Any
    grade: GradeName
    is_before: bool = False
    """Whether it is what was played once."""


class TryLights:
    def __init__(self, area: BoardArea, table: TryTable, question: TryQuestion) -> None:
        self.area, self.table, self.question = area, table, question
        area.painting.painters = {**area.painting.painters, "try-grade": draw_grade, "try-before": draw_before}

    def show(self, marked: Sequence[Marked], *, hints: int, has_answer: bool, has_line: bool) -> None:
        """Light up what is spoken of; not while a piece is held."""
        here, scene = self.area.situation, self.area.scene
        if self.area.hand.held or not here.is_still:
            scene.show_advised((), None)
            return
        lit: list[Place] = []
        shown: list[Sprite] = []
        if has_answer and has_line:
            steps = list(self.steps)
            shown, lit = line_sprites(steps, self.area.desk, here.look, scene.by_key(), self.table.colour_of)
        elif has_answer:
            lit = self.ends(self.question.best)
        elif hints >= PIECE:
            lit = self.ends(self.question.best)[:1]
        elif hints >= THEME:
            parts = parts_of_terms(self.table.game.id).get(self.question.theme, ())
            lit = list(places_of(self.area, parts, self.question.seat))
        more, lamp = lit_up(self.area, lit)
        scene.show_advised([*self.marks(marked), *shown, *more], lamp)

    @property
    def steps(self) -> Sequence[Step]:
        """The line of play after the best move; that move alone where no line is known."""
        question, view = self.question, self.table.view
        if not question.path:
            return [Step(view, question.seat, question.best)]
        chance = chance_for(question.number)
        return list(steps_in(self.table, question.path, question.world, chance))

    def ends(self, move: Any) -> list[Place]:
        step = Step(self.table.view, self.question.seat, move)
        return ends_of(step, self.area.desk, self.area.situation.look, self.area.scene.by_key())

    def marks(self, marked: Sequence[Marked]) -> list[Sprite]:
        """A grade beside the place of each move; around what was played, a dashed line."""
        shown: list[Sprite] = []
        taken: list[Place] = []
        side = MARK * (1 + self.area.situation.look.style.unit) / 2
        for number, each in enumerate(marked):
            ends = self.ends(each.move)
            if not ends:
                continue
            spot = free_spot(ends[-1], side, taken)
            taken.append(spot)
            if each.is_before:
                ring = Picture("try-before", (), RING_BLEED)
                shown.append(Sprite("try-before", ring, ends[-1], Layer.PREVIEW, is_target=False))
            picture = Picture("try-grade", (each.grade,), 0.3, is_round=True)
            shown.append(Sprite(f"try-{number}", picture, spot, Layer.FOCUS, is_target=False, depth=0.8))
        return shown


RING_BLEED = 0.2


def draw_grade(painter: QPainter, rect: QRectF, style: Style, grade: GradeName) -> None:
    grade_mark(painter, rect.center(), rect.width() * 0.4, grade, style)


def draw_before(painter: QPainter, rect: QRectF, style: Style) -> None:
    around = rounded(rect.adjusted(-2, -2, 2, 2), RING_RADIUS)
    painter.strokePath(around, dashed(style.theme.casing, 6, (100, 0.01)))
    painter.strokePath(around, dashed(AGAINST[style.theme_name], 3, (3, 2)))
