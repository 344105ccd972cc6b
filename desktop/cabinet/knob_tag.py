"""The paper tag on the knob of the drawer to begin with, as long as no game was ever begun. It swings once."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent

from desktop.paint.art import Art
from desktop.paint.light import grain, shadow
from desktop.paint.painting import SMOOTH, kept, pen
from desktop.paint.paths import circle, polygon
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.widgets.dressing import Drawn

if TYPE_CHECKING:
    from desktop.cabinet.case import Case

WORDS, PAPER, PAPER_IN_THE_DARK, INK, CORD = 19, "#FBF4E2", "#E9DCC0", "#7E2718", "#F2E7CD"
LEAN, SWING, SWING_MS = -3.0, 3.0, 1400
HANG, SLOPE, EDGE = 29.0, 22.0, 16.0
"""From the knob to the eyelet, from the eyelet to the wide part, around the words."""
MARGIN = 16.0


class KnobTag(Drawn):
    """Hangs over the case; a click on it is a click on its drawer, wherever it hangs down to."""

    def __init__(self, case: "Case", game: str) -> None:
        super().__init__(case)
        self.case, self.game, self.words = case, game, ""
        self.aside = 0.0
        """How far the paper hangs to the right of its knob."""
        self.swing = QVariantAnimation(self, duration=SWING_MS)
        for share, lean in ((0.0, 0.0), (0.2, SWING), (0.45, -SWING * 0.6), (0.7, SWING * 0.3), (1.0, 0.0)):
            self.swing.setKeyValueAt(share, lean)
        self.swing.valueChanged.connect(lambda _: self.update())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def swing_once(self) -> None:
        if self.case.program.settings.pace != "off" and self.isVisible():
            self.swing.start()

    # Measures

    @property
    def unit(self) -> float:
        return self.case.furniture.art.style.unit if self.case.furniture is not None else 1.0

    @property
    def size_of_words(self) -> int:
        return round(max(13, min(self.style_now.text_size(WORDS), WORDS * self.unit * 1.3)))

    @property
    def body(self) -> QSizeF:
        """The wide part, which has room for the words on two lines."""
        size = self.size_of_words
        words = self.words.split(" ")
        lines = (" ".join(words[:cut]) for cut in range(1, len(words)))
        half = min((width_of(each, size, "semibold", serif=True) for each in lines), key=self._unevenness, default=0.0)
        rest = width_of(self.words, size, "semibold", serif=True) - half
        wide = max(half, rest) + 2 * EDGE * self.unit
        return QSizeF(wide, height_of(self.words, wide - 8, size, "semibold", serif=True) + EDGE * self.unit)

    def _unevenness(self, wide: float) -> float:
        return abs(width_of(self.words, self.size_of_words, "semibold", serif=True) - 2 * wide)

    def hang(self, knob: QPointF, plate: float) -> None:
        """Hang it over this knob; where it is wide, it swings to the right, off the plates that end here."""
        body, unit = self.body, self.unit
        hidden = plate + 8 * unit - (knob.x() - body.width() / 2 + 4 * unit)
        self.aside = min(max(0.0, hidden), body.width() / 2 - 26 * unit)
        wide = body.width() + 2 * MARGIN
        high = (HANG + SLOPE + 14) * unit + body.height() + 2 * MARGIN
        self.setGeometry(round(knob.x() - wide / 2), round(knob.y()), round(wide + self.aside), round(high))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        painter.translate((self.width() - self.aside) / 2, 0)
        lean = float(self.swing.currentValue() or 0.0) if self.swing.state() == QVariantAnimation.State.Running else 0.0
        painter.rotate(lean)
        self._draw_cord(painter)
        painter.translate(4 * self.unit, (HANG + 11) * self.unit)
        painter.rotate(LEAN)
        body, unit = self.body, self.unit
        place = QRectF(-body.width() / 2 + self.aside, -11 * unit, body.width(), body.height() + (SLOPE + 3) * unit)
        self._art().draw(painter, place, ("knob-tag", self.words, round(self.aside)), self._draw_paper, margin=MARGIN)
        painter.end()

    def _art(self) -> Art:
        return self.case.program.art.worn(self.style_now, self.devicePixelRatioF())

    def _draw_cord(self, painter: QPainter) -> None:
        unit = self.unit
        eyelet = QPointF(4, HANG + 11) * unit
        for aside, ink, wide in ((0.8, with_alpha("#000000", 0.35), 3.0), (0.0, solid(CORD), 2.0)):
            for side in (-10, 10):
                start = QPointF(side * unit + aside, 9 * unit)
                cord = QPainterPath(start)
                near, far = QPointF(side * 1.1 * unit + aside, 24 * unit), eyelet + QPointF(side * 0.5, -14) * unit
                cord.cubicTo(near, far, eyelet)
                painter.strokePath(cord, pen(ink, wide * unit))

    def _draw_paper(self, painter: QPainter, rect: QRectF) -> None:
        style, unit, theme = self.style_now, self.unit, self.style_now.theme
        is_contrast = style.theme_name == "contrast"
        paper = theme.window if is_contrast else PAPER_IN_THE_DARK if style.is_dark else PAPER
        ink = theme.text if is_contrast else INK
        middle, shoulder, cut = rect.center().x() - self.aside, rect.y() + SLOPE * unit, 18 * unit
        corners = [
            (middle - cut, rect.y()),
            (middle + cut, rect.y()),
            (rect.right(), shoulder),
            (rect.right(), rect.bottom()),
            (rect.left(), rect.bottom()),
            (rect.left(), shoulder),
        ]
        hole = QPointF(middle, rect.y() + 12 * unit)
        shape = polygon(corners).subtracted(circle(hole, 5 * unit))
        with kept(painter):
            shadow(painter, shape, style, drop=4 * unit, blur=8 * unit, strength=0.5)
            painter.fillPath(shape, solid(paper))
            if not is_contrast:
                grain(painter, shape, 14, "#50320A", 9)
            edge = solid(theme.text) if is_contrast else with_alpha("#6B4A1E", 0.7)
            painter.strokePath(shape, pen(edge, 2 if is_contrast else 1.1))
            painter.strokePath(circle(hole, 6.2 * unit), pen("#B58742", 2.2 * unit))
            words = QRectF(rect.x() + 4, shoulder - 2 * unit, rect.width() - 8, rect.bottom() - shoulder)
            size = self.size_of_words
            text_block(painter, words, self.words, size, ink, "semibold", across="centre", down="middle", serif=True)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click is meant for the drawer, not for what lies below the tag."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.case.press(self.game)
