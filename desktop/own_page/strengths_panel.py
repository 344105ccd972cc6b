"""Strengths by theme: bars from a middle line, to the right what is gained, hatched to the left what is lost."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import Drawing, Panel
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH, faded, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.paint.thinking import WARM, WARM_LINE, lamp_sign, term_bar
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton
from desktop.widgets.dropdown import Dropdown
from desktop.widgets.links import TextLink

BAR, LEAST_BARS, GAP, ROW = 15.0, 110.0, 10.0, 5.0
NAMES = 0.46
"""The part of the width that names may take beside the bars."""
UNCLEAR = 0.45
LAMP = 14.0


@dataclass(frozen=True, slots=True)
class ThemeFace:
    name: str
    below: str
    points: float
    words: str
    is_clear: bool
    """Whether it is more than chance; else it is drawn paler."""
    tip: str


class ThemeBars(Drawing):
    """A row for each theme."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: Sequence[ThemeFace] = ()
        self.apart = 0.0
        """Room between rows beyond what they need."""

    def show_faces(self, name: str, faces: Sequence[ThemeFace]) -> None:
        self.faces = faces
        self.tell(name, " · ".join(each.tip for each in faces))
        self.setVisible(bool(faces))
        self.update()

    # Measures

    @property
    def _sizes(self) -> tuple[int, int, int]:
        style = self.style_now
        return style.text_size(16), style.text_size(13), style.text_size(17)

    @property
    def _figures(self) -> float:
        return max((width_of(each.words, self._sizes[2], "bold") for each in self.faces), default=0.0) + GAP

    def _is_beside(self, width: float) -> bool:
        return width * (1 - NAMES) - self._figures >= self.grown(LEAST_BARS)

    def _names(self, width: float) -> float:
        return width * NAMES - GAP if self._is_beside(width) else width

    def _row_high(self, face: ThemeFace, width: float) -> float:
        name, small, figure = self._sizes
        names = self._names(width)
        words = height_of(face.name, names, name, "semibold") + height_of(face.below, names, small)
        return words + ROW if self._is_beside(width) else words + figure * 1.4 + ROW

    def high_for(self, width: float) -> int:
        return round(sum(self._row_high(face, width) + self.apart for face in self.faces))

    def row_at(self, y: float) -> ThemeFace | None:
        top = 0.0
        for face in self.faces:
            high = self._row_high(face, self.width()) + self.apart
            if top <= y < top + high:
                return face
            top += high
        return None

    def tip_at(self, point: QPointF) -> str:
        face = self.row_at(point.y())
        return face.tip if face is not None else ""

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        y = 0.0
        for face in self.faces:
            high = self._row_high(face, rect.width()) + self.apart
            self._draw_row(painter, QRectF(0, y, rect.width(), high), face)
            y += high
            if face is not self.faces[-1]:
                painter.fillRect(QRectF(0, y - 1, rect.width(), 1), with_alpha(self.inks.text, 0.12))

    def _draw_row(self, painter: QPainter, row: QRectF, face: ThemeFace) -> None:
        name, small, figure = self._sizes
        inks, wide = self.inks, self._names(row.width())
        is_beside = self._is_beside(row.width())
        words, more = height_of(face.name, wide, name, "semibold"), height_of(face.below, wide, small)
        top = row.center().y() - (words + more + (0 if is_beside else figure * 1.4)) / 2
        text_block(painter, QRectF(0, top, wide, words + 2), face.name, name, inks.text, "semibold")
        below = QRectF(0, top + words, wide, more + 2)
        text_block(painter, below, face.below, small, inks.muted)
        left = row.width() * NAMES if is_beside else 0.0
        y = row.center().y() if is_beside else below.bottom() + figure * 0.7
        bars = QRectF(left, y - BAR, row.width() - left - self._figures, 2 * BAR)
        self._draw_bar(painter, bars, face)
        ink = inks.text if face.is_clear else inks.muted
        text_line(
            painter, QRectF(0, y - figure, row.width(), 2 * figure), face.words, figure, ink, "bold", across="right"
        )

    def _draw_bar(self, painter: QPainter, bars: QRectF, face: ThemeFace) -> None:
        down = max(0.0, *(-each.points for each in self.faces)) if self.faces else 0.0
        up = max(0.0, *(each.points for each in self.faces)) if self.faces else 0.0
        per = (bars.width() - 4) / max(1e-6, down + up)
        middle = bars.x() + 2 + down * per
        with faded(painter, 1.0 if face.is_clear else UNCLEAR):
            term_bar(painter, middle, bars.center().y(), face.points * per, self.grown(BAR), self.style_now)


class PractisePlace(Leaf):
    """A warm strip with the lamp: which puzzles help, and a way to them."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.title = Words(self, Type(16, "bold"), style)
        self.below = Words(self, Type(15, ink="muted"), style)
        self.button = self.hold(ActionButton("", "quiet"))

    @property
    def _left(self) -> float:
        return 2 * self.grown(LAMP) + 22

    def arrange(self, width: int) -> int:
        pad, left, button = 10, self._left, self.button.wide()
        beside = width - left - button - 2 * pad
        longest = max(self.title.longest_word(), self.below.longest_word())
        is_beside = beside >= max(longest, self.grown(130))
        room = beside if is_beside else width - left - pad
        y = self.below.put(left, self.title.put(left, pad, room), room)
        high = self.button.high_for(button)
        if is_beside:
            whole = max(y + pad, high + 2 * pad)
            self.button.put(width - pad - button, (whole - high) / 2, button)
            return round(whole)
        self.button.put(left, y + 6, min(button, room))
        return round(y + 6 + high + pad)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        name, body = self.style_now.theme_name, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillPath(rounded(body, 8), solid(WARM[name]))
        painter.strokePath(rounded(body, 8), pen(with_alpha(WARM_LINE[name], 0.7)))
        radius = self.grown(LAMP)
        lamp_sign(painter, QPointF(10 + radius, min(self.height() / 2, 14 + radius)), radius)
        painter.end()


class StrengthsPanel(Panel):
    """Signals: `practise_wanted` when puzzles are, `review_wanted` when there is no review yet and one is wanted."""

    practise_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.games = self.hold(Dropdown())
        self.said = Words(self, Type(14, ink="muted"), style)
        self.bars = self.hold(ThemeBars())
        self.nothing = Words(self, Type(15, ink="muted"), style)
        self.link = self.hold(TextLink(icon_name="chevron_right", icon_last=True))
        self.practise = self.hold(PractisePlace(self, style))
        self.practise.button.clicked.connect(self.practise_wanted)
        self.link.clicked.connect(self.review_wanted)

    def arrange(self, width: int) -> int:
        return self._arrange(width, 0.0)

    def arrange_in(self, width: int, height: int) -> None:
        spare = height - self._arrange(width, 0.0)
        self._arrange(width, min(self.grown(18), max(0.0, spare / max(1, len(self.bars.faces)))), height)

    def _arrange(self, width: int, apart: float, height: int = 0) -> int:
        pad, wide, dropdown = self.pad, self.inside(width), self.games.wide()
        has_choice = not self.games.isHidden()
        is_beside = has_choice and self.title.natural_width() + dropdown + 20 <= wide
        y = self.put_head(width, dropdown + 12 if is_beside else 0)
        if is_beside:
            high = self.games.high_for(dropdown)
            self.games.put(width - pad - dropdown, self.title.y() + (self.title.line - high) / 2, dropdown, high)
        elif has_choice:
            self.games.put(pad, y, min(dropdown, wide))
            y += self.games.height() + self.px(6)
        y = self.said.put(pad, y, wide) + (self.px(6) if self.said.text() else 0)
        self.bars.apart = apart
        if not self.bars.isHidden():
            y = self.bars.put(pad, y, wide) + self.px(8)
        y = self.nothing.put(pad, y, wide) + (self.px(8) if self.nothing.text() else 0)
        if not self.link.isHidden():
            self.link.put(pad - 4, y, min(self.link.wide(), wide + 4))
            y += self.link.high_for(wide) + self.px(6)
        if not self.practise.isHidden():
            foot = self.practise.arrange(wide + 8)
            y = max(y, height - self.foot - foot)
            y = self.practise.put(pad - 4, y, wide + 8)
        return y + self.foot
