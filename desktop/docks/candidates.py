"""Between what an automa chose, as a table: a line per candidate, a column per criterion, what decided marked."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.portrait import Drawn
from desktop.docks.formatting import Formatter
from desktop.docks.log_rows import OUT, PICTURE, SIDE, criterion_number
from desktop.docks.reasons import named, title_of
from desktop.docks.row_style import BODY, RADIUS, badge_radius, high, marked
from desktop.paint.icons import icon
from desktop.paint.painting import faded, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure, text_block
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import mix
from desktop.style.theme import Style
from desktop.widgets.rows import RowState
from rules.core.explained import Criterion, Explained
from rules.core.types import Arg

Face = Callable[[Explained, Arg], Drawn | None]
"""How a candidate looks on the table, if it is a piece or stands for one."""

SIGN, LINE_GAP = 18.0, 4.0


@dataclass(frozen=True, slots=True)
class Candidate:
    name: str
    figures: tuple[str, ...]
    """By criterion; nothing for those that came after it was out."""
    stays: bool
    """Among those whom no criterion put out."""
    is_chosen: bool
    """The one that is left, or that the lot fell on."""
    face: Drawn | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class CandidatesRow:
    """The numbers over the columns are those of the criteria above."""

    words: str
    candidates: tuple[Candidate, ...]
    decisive: int
    """The criterion that left one alone, counted from 0; beyond the last if the lot decided."""
    can_be_chosen: bool = False

    # Measures

    def height(self, width: float, style: Style) -> float:
        return self._head(style) + sum(self._line(each, width, style) for each in self.candidates) + 6

    def _head(self, style: Style) -> float:
        return 2 * badge_radius(style) + 4

    def _line(self, each: Candidate, width: float, style: Style) -> float:
        words = high(each.name, self._name_width(width, style), style.text_size(BODY), "semibold")
        return max(words, self._picture(style)) + 2 * LINE_GAP

    def _picture(self, style: Style) -> float:
        return style.px(PICTURE) if any(each.face for each in self.candidates) else 0.0

    def _column(self, style: Style) -> float:
        said = (words for each in self.candidates for words in each.figures)
        widest = max((width_of(words, style.text_size(BODY), "bold") for words in said), default=0.0)
        return max(widest + 8, 2 * badge_radius(style) + 4)

    def _left(self, style: Style) -> float:
        picture = self._picture(style)
        return SIDE + (picture + 6 if picture else 0.0)

    def _name_width(self, width: float, style: Style) -> float:
        columns = len(self.candidates[0].figures) * self._column(style)
        return max(40.0, width - 8 - self._left(style) - columns - SIGN)

    # Painting

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(0, 0, -8, -6)
        self._paint_numbers(painter, place, style)
        y = place.y() + self._head(style)
        for each in self.candidates:
            line = QRectF(place.x(), y, place.width(), self._line(each, rect.width(), style))
            self._paint_candidate(painter, line, rect.width(), each, style)
            y = line.bottom()

    def _cell(self, line: QRectF, number: int, style: Style) -> QRectF:
        """Columns stand at the right, before the sign of what was chosen."""
        wide, count = self._column(style), len(self.candidates[0].figures)
        left = line.right() - SIGN - wide * (count - number)
        return QRectF(left, line.y(), wide, line.height())

    def _paint_numbers(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        radius = badge_radius(style)
        for number in range(len(self.candidates[0].figures)):
            middle = QPointF(self._cell(rect, number, style).center().x(), rect.y() + radius + 1)
            criterion_number(painter, middle, radius, number + 1, style, is_decisive=number == self.decisive)

    def _paint_candidate(self, painter: QPainter, line: QRectF, width: float, each: Candidate, style: Style) -> None:
        theme, place = style.theme, line.adjusted(0, 1, 0, -1)
        if each.is_chosen:
            painter.fillPath(rounded(place, RADIUS - 1), marked(style))
        if each.stays:
            painter.strokePath(rounded(place, RADIUS - 1), pen(mix(style.accent, theme.panel, 0.3)))
        if each.is_chosen:
            sign = QRectF(place.right() - SIGN + 1, place.center().y() - 6, 12, 12)
            icon(painter, "check", sign, style.accent_text)
        picture = self._picture(style)
        if each.face is not None:
            spot = QRectF(place.x() + SIDE - 2, place.center().y() - picture / 2, picture, picture)
            with faded(painter, 1.0 if each.stays else OUT):
                each.face(painter, spot)
        ink = theme.text if each.stays else theme.muted
        weight: Weight = "semibold" if each.is_chosen else "regular"
        name = QRectF(place.x() + self._left(style), place.y(), self._name_width(width, style), place.height())
        text_block(painter, name, each.name, style.text_size(BODY), ink, weight, down="middle")
        self._paint_figures(painter, place, each, style)

    def _paint_figures(self, painter: QPainter, place: QRectF, each: Candidate, style: Style) -> None:
        """Paint a candidate's figures; where the candidate is eliminated, in the colour of refusals."""
        theme = style.theme
        last = max((at for at, words in enumerate(each.figures) if words), default=-1)
        for number, words in enumerate(each.figures):
            fell = number == last and not each.stays
            ink = theme.refuse if fell else theme.text if each.stays else theme.muted
            weight: Weight = "bold" if number in (self.decisive, last) else "regular"
            figure(painter, self._cell(place, number, style), words, style.text_size(BODY), ink, weight)


def candidates_row(formatter: Formatter, explained: Explained, face: Face) -> CandidatesRow:
    """What was chosen comes first, then those who stayed in the running longest."""
    count = len(explained.criteria)
    left = explained.criteria[-1].survivors

    def standing(each: Arg) -> tuple[bool, int]:
        return each != explained.chosen, -sum(each in criterion.survivors for criterion in explained.criteria)

    candidates = tuple(
        Candidate(
            named(formatter, explained, each),
            tuple(figure_words(formatter, criterion, each) for criterion in explained.criteria),
            each in left,
            each == explained.chosen,
            face(explained, each),
        )
        for each in sorted(explained.candidates, key=standing)
    )
    said = "; ".join(f"{each.name}: {', '.join(words for words in each.figures if words)}" for each in candidates)
    return CandidatesRow(said, candidates, count if explained.by_lot else count - 1)


def figure_words(formatter: Formatter, criterion: Criterion, candidate: Arg) -> str:
    """A figure as its criterion says it (its attribute `figure`), else as a number; nothing once it was out."""
    figures = dict(criterion.figures)
    if candidate not in figures:
        return ""
    value = abs(figures[candidate])
    return formatter.say_or(f"{criterion.label}.figure", str(value), figure=value) if criterion.label else str(value)


def not_consulted(formatter: Formatter, explained: Explained) -> str:
    """The criteria that were not needed any more, with their numbers."""
    first = len(explained.criteria) + 1
    by_title: dict[str, int] = {}
    for number, (rule, label) in enumerate(explained.not_consulted, start=first):
        by_title.setdefault(title_of(formatter, rule, label, number), number)
    titles = [formatter.say_id("explain-criterion", number=number, title=title) for title, number in by_title.items()]
    return formatter.say_id("explain-not-consulted", criteria=tuple(titles), count=len(titles)) if titles else ""
