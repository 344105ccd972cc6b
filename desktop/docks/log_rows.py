"""The rows of the log: rounds and turns as headings, what happened, who plays now, and the reasons of an automa."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.portrait import Drawn
from desktop.docks.row_style import BODY, RADIUS, SMALL, badge, badge_radius, ground, high, marked
from desktop.paint.icons import icon
from desktop.paint.marks import earned, rule_tag
from desktop.paint.painting import faded, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.rows import RowState

SUN, SIGN = 15.0, 16.0
PICTURE, SIDE = 26.0, 6.0
"""Of a candidate of an automa."""
OUT = 0.62
"""How faint the picture is of what was passed over."""
LATER = 0.68
"""How faint the moves are that come after the point one looks at; their words stay readable."""


def words_left(style: Style) -> float:
    return 2 * badge_radius(style) + 18


@dataclass(frozen=True, slots=True)
class RoundRow:
    words: str
    point: int
    is_later: bool = False
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        return 18 + high(self.words, width, style.text_size(16), "semibold", serif=True)

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        place = rect.adjusted(4, 12, -4, -4)
        text_line(painter, place, self.words, style.text_size(16), style.theme.muted, "semibold", serif=True)


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A seat begins its turn: a thin line with its badge."""

    words: str
    colour: str
    point: int
    is_later: bool = False
    has_branches: bool = False
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        return max(2 * badge_radius(style) + 8, high("É", width, style.text_size(SMALL)) + 10)

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        badge(painter, rect.x() + 6 + badge_radius(style), rect.center().y(), self.colour, style)
        place = rect.adjusted(words_left(style), 0, -8, 0)
        wide = text_line(painter, place, self.words, style.text_size(SMALL), style.theme.muted, "semibold")
        start = QPointF(place.x() + wide + 10, rect.center().y())
        painter.setPen(pen(style.theme.line))
        end = rect.right() - (SIGN + 16 if self.has_branches else 8)
        if start.x() < end - 8:
            painter.drawLine(start, QPointF(end, start.y()))
        if self.has_branches:
            sign = QRectF(rect.right() - SIGN - 6, start.y() - SIGN / 2, SIGN, SIGN)
            icon(painter, "branch", sign, style.theme.muted)


@dataclass(frozen=True, slots=True)
class EventRow:
    """One thing that happened. `opens` is None where nothing unfolds, else whether it is unfolded."""

    sentence: str
    words: str
    point: int
    at: int
    colour: str = ""
    points: int = 0
    is_now: bool = False
    is_later: bool = False
    has_branches: bool = False
    opens: bool | None = None
    can_be_chosen: bool = True

    def _right(self) -> float:
        signs = (self.points != 0) * (2 * SUN + 6) + self.has_branches * (SIGN + 8) + (self.opens is not None) * 22
        return 6 + signs

    def height(self, width: float, style: Style) -> float:
        room = width - words_left(style) - self._right()
        least = 2 * SUN + 2 if self.points else 2 * badge_radius(style) + 4
        return max(least, high(self.sentence, room, style.text_size(BODY)) + 7)

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, state, is_now=self.is_now)
        with faded(painter, LATER if self.is_later else 1.0):
            self._paint_words(painter, rect, style)
            self._paint_signs(painter, rect, style)

    def _paint_words(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        size = style.text_size(BODY)
        if self.colour:
            first_line = rect.y() + 3 + high("É", 100, size) / 2
            middle = max(first_line, rect.y() + badge_radius(style) + 2)
            badge(painter, rect.x() + 6 + badge_radius(style), middle, self.colour, style)
        place = rect.adjusted(words_left(style), 3, -self._right(), -3)
        weight: Weight = "semibold" if self.is_now else "regular"
        text_block(painter, place, self.sentence, size, style.theme.text, weight, down="middle")

    def _paint_signs(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        x, y = rect.right() - 6, rect.center().y()
        if self.points:
            earned(painter, QPointF(x - SUN, y), SUN, self.points, style)
            x -= 2 * SUN + 6
        if self.has_branches:
            icon(painter, "branch", QRectF(x - SIGN, y - SIGN / 2, SIGN, SIGN), style.theme.muted)
            x -= SIGN + 8
        if self.opens is not None:
            name = "chevron_up" if self.opens else "chevron_down"
            icon(painter, name, QRectF(x - 14, y - 7, 14, 14), style.accent_text)


@dataclass(frozen=True, slots=True)
class NowRow:
    """The log row of the present: how the game stands, and who plays."""

    words: str
    sentence: str
    colour: str
    point: int
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        return max(2 * badge_radius(style), high(self.sentence, width - words_left(style), style.text_size(BODY))) + 10

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, state, is_now=True)
        if self.colour:
            badge(painter, rect.x() + 6 + badge_radius(style), rect.center().y(), self.colour, style)
        place = rect.adjusted(words_left(style), 0, -4, 0)
        text_line(painter, place, self.sentence, style.text_size(BODY), style.theme.text, "bold")


@dataclass(frozen=True, slots=True)
class ReasonRow:
    """One criterion of an automa: its number, the rule that commands it, the figure of every candidate."""

    words: str
    number: int
    title: str
    rule: str
    figures: tuple[tuple[str, int, bool], ...]
    """(candidate, figure, whether it stays in the running)."""
    can_be_chosen: bool = True
    is_inner: bool = False
    """Under a question that has a number of its own: the number is only ringed."""
    shows_rule: bool = True
    is_heading: bool = False
    """The figures stand in a table below, in the column of this number."""
    is_decisive: bool = False

    def height(self, width: float, style: Style) -> float:
        room = width - words_left(style) - 8
        title = high(self.title, room, style.text_size(BODY), self._weight)
        tag = style.text_size(SMALLEST_TEXT) + 14 if self.shows_rule else 2
        if self.is_heading:
            return max(title, 2 * badge_radius(style)) + tag + 6
        return title + tag + 8 + len(self.figures) * self._line(style) + 6

    @property
    def _weight(self) -> Weight:
        return "semibold" if self.is_decisive or not self.is_heading else "regular"

    def _line(self, style: Style) -> float:
        return high("É", 100, style.text_size(BODY)) + 10

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        theme, left = style.theme, words_left(style)
        radius = badge_radius(style)
        middle = QPointF(rect.x() + 6 + radius, rect.y() + 6 + radius)
        if self.is_inner:
            criterion_number(painter, middle, radius, self.number, style, is_decisive=self.is_decisive)
        else:
            painter.fillPath(circle(middle, radius), solid(theme.text))
            spot = square_around(middle, radius)
            figure(painter, spot, str(self.number), style.text_size(SMALLEST_TEXT), theme.panel)
        x, y, room = rect.x() + left, rect.y() + 4, rect.width() - left - 8
        tall = high(self.title, room, style.text_size(BODY), self._weight)
        place = QRectF(x, y, room, tall + 2)
        text_block(painter, place, self.title, style.text_size(BODY), theme.text, self._weight)
        y += tall + 2
        if self.shows_rule:
            rule_tag(painter, QPointF(x, y), self.rule, style, style.text_size(SMALLEST_TEXT))
            y += style.text_size(SMALLEST_TEXT) + 14
        for name, value, stays in () if self.is_heading else self.figures:
            self._paint_figure(painter, QRectF(x, y, room, self._line(style)), (name, value), style, stays=stays)
            y += self._line(style)

    def _paint_figure(
        self, painter: QPainter, rect: QRectF, said: tuple[str, int], style: Style, *, stays: bool
    ) -> None:
        """A candidate that stays has a framed line and a check; one that falls out is muted and crossed."""
        theme, place = style.theme, rect.adjusted(0, 2, 0, -2)
        ink = theme.text if stays else theme.muted
        if stays:
            painter.fillPath(rounded(place, RADIUS - 1), marked(style))
            painter.strokePath(rounded(place, RADIUS - 1), pen(mix(style.accent, theme.panel, 0.3)))
        sign = QRectF(place.x() + 7, place.center().y() - 6, 12, 12)
        icon(painter, "check" if stays else "close", sign, ink)
        size = style.text_size(BODY)
        value = str(abs(said[1]))
        wide = width_of(value, size, "bold") + 12
        weight: Weight = "semibold" if stays else "regular"
        text_line(painter, place.adjusted(26, 0, -wide, 0), said[0], size, ink, weight)
        text_line(painter, place.adjusted(0, 0, -9, 0), value, size, ink, "bold", across="right")


def criterion_number(
    painter: QPainter, middle: QPointF, radius: float, number: int, style: Style, *, is_decisive: bool
) -> None:
    """Ringed; filled where this criterion decided."""
    theme = style.theme
    if is_decisive:
        painter.fillPath(circle(middle, radius), solid(style.accent_text))
    else:
        painter.strokePath(circle(middle, radius - 1), pen(theme.muted, 1.3))
    ink = theme.panel if is_decisive else theme.muted
    figure(painter, square_around(middle, radius), str(number), style.text_size(SMALLEST_TEXT), ink)


@dataclass(frozen=True, slots=True)
class ExcludedRow:
    """What a rule left out before an automa compared anything: its name struck out, then why, where there is room for
    it in the same line, else below. It leads to the rule."""

    words: str
    name: str
    why: str
    rule: str
    face: Drawn | None = field(default=None, compare=False)
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        name, why = self._places(QRectF(0, 0, width, 0), style)
        return max(why.bottom(), name.bottom(), style.px(PICTURE) if self.face else 0.0) + 4

    def _places(self, rect: QRectF, style: Style) -> tuple[QRectF, QRectF]:
        """Return the places of the name, and of why it is out."""
        size = style.text_size(BODY)
        left = SIDE + style.px(PICTURE) + 6 if self.face else words_left(style)
        room = rect.width() - left - 8
        wide = min(room, width_of(self.name, size) + 1)
        name = QRectF(rect.x() + left, rect.y() + 4, wide, high(self.name, wide, size))
        beside = room - name.width() - 10
        if width_of(self.why, style.text_size(SMALL)) <= beside:
            return name, QRectF(name.right() + 10, name.y(), beside + 1, name.height())
        return name, QRectF(name.x(), name.bottom(), room, high(self.why, room, style.text_size(SMALL)))

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        ink, (name, why) = style.theme.muted, self._places(rect, style)
        text_block(painter, name, self.name, style.text_size(BODY), ink, struck=True)
        text_block(painter, why, self.why, style.text_size(SMALL), ink, down="middle")
        if self.face is not None:
            side = style.px(PICTURE)
            with faded(painter, OUT):
                self.face(painter, QRectF(rect.x() + SIDE - 2, rect.center().y() - side / 2, side, side))
            return
        middle = QPointF(rect.x() + 6 + badge_radius(style), name.center().y())
        icon(painter, "close", square_around(middle, 6), ink)


@dataclass(frozen=True, slots=True)
class ByRuleRow:
    """The rule by which something happened, under it: its id, and what it is called. It leads there."""

    words: str
    title: str
    rule: str
    can_be_chosen: bool = True

    def _title(self, width: float, style: Style) -> tuple[float, float]:
        """How far from the left of the row its title stands, and in what width."""
        left = words_left(style) + width_of(self.rule, style.text_size(SMALLEST_TEXT), "semibold") + 12 + 8
        return left, width - left - 8

    def height(self, width: float, style: Style) -> float:
        title = high(self.title, self._title(width, style)[1], style.text_size(SMALL))
        return max(title, style.text_size(SMALLEST_TEXT) + 8) + 6

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        left, width = self._title(rect.width(), style)
        size = style.text_size(SMALLEST_TEXT)
        middle = rect.center().y()
        rule_tag(painter, QPointF(rect.x() + words_left(style), middle - size / 2 - 4), self.rule, style, size)
        place = QRectF(rect.x() + left, rect.y(), width, rect.height())
        text_block(painter, place, self.title, style.text_size(SMALL), style.theme.muted, down="middle")


@dataclass(frozen=True, slots=True)
class OutcomeRow:
    """What was chosen in the end, or the link to the next step of the reasoning."""

    words: str
    key: tuple[int, int]
    is_link: bool
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        return high(self.words, width - words_left(style) - 8, style.text_size(BODY), "bold") + 14

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed and self.is_link, state.has_focus))
        ink = style.accent_text if self.is_link else style.theme.text
        place = rect.adjusted(words_left(style), 0, -8, 0)
        text_block(painter, place, self.words, style.text_size(BODY), ink, "bold", down="middle")
        if self.is_link:
            side = badge_radius(style) * 1.3
            middle = QPointF(rect.x() + 6 + badge_radius(style), rect.center().y())
            icon(painter, "chevron_right", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), ink)
