"""A moment in the list: what was played, what was better, why, and what it cost."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter

from desktop.docks.advice_quill import Quill
from desktop.paint.grades import grade_mark
from desktop.paint.icons import icon
from desktop.paint.marks import rule_tag
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.paint.thinking import FOR
from desktop.review.face import MomentFace
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, with_alpha
from desktop.widgets.pressable import BY_KEYBOARD, Pressable

LEFT, SIDE, TOP = 50.0, 12.0, 9.0


class MomentRow(Pressable):
    """Signal: `pointed` when the pointer or the keyboard comes to it."""

    pointed = Signal()
    radius = 8

    def __init__(self, face: MomentFace) -> None:
        self.face = face
        self.is_chosen = False
        super().__init__(face.said, on="board")

    def show_face(self, face: MomentFace) -> None:
        if face != self.face:
            self.face = face
            self.say(face.said)

    def choose(self, is_chosen: bool) -> None:
        if is_chosen != self.is_chosen:
            self.is_chosen = is_chosen
            self.update()

    # Measures

    def wide(self) -> int:
        return 360

    def least_wide(self) -> int:
        return 200

    def high_for(self, width: float) -> int:
        return round(self._lay(None, QRectF(0, 0, width, 0)))

    @property
    def _figures(self) -> float:
        """Room for what it cost, at the right."""
        style, face = self.style_now, self.face
        cost = width_of(face.cost, style.text_size(22), "bold")
        return max(cost, width_of(face.chances, style.text_size(14))) + 14 if face.cost else 0.0

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        ground = style.ground
        pale = "#000000" if style.is_dark else "#FFFFFF"
        share = 0.75 if self.is_chosen else 0.6 if self.is_hovered else 0.45
        path = rounded(rect.adjusted(1, 1, -1, -1), 8)
        painter.fillPath(path, mix(ground.board, pale, share * (0.4 if style.is_dark else 1)))
        edge = pen(style.accent_on_board, 2) if self.is_chosen else pen(with_alpha(ground.ink, 0.16))
        painter.strokePath(path, edge)
        self._lay(painter, rect)

    def _lay(self, painter: QPainter | None, rect: QRectF) -> float:
        """Lay out everything, drawn where there is a painter; how high it is."""
        style, face, quill = self.style_now, self.face, Quill(painter, self.style_now)
        ink, quiet = style.ground.ink, style.quiet_ink
        room, beside = rect.width() - LEFT - SIDE, rect.width() - LEFT - SIDE - self._figures
        if painter is not None:
            grade_mark(painter, QPointF(25, TOP + 18), 12.5, face.grade, style, style.ground.board)
            self._paint_figures(painter, rect)
        y = quill.words(LEFT, TOP, beside, face.where, 14, quiet, "semibold")
        y = quill.words(LEFT, y, beside, face.played, 16, ink, "bold")
        y = max(y, TOP + style.text_size(22) * 1.3 + (style.text_size(14) * 1.3 if face.chances else 0))
        if face.better:
            y = quill.words(LEFT, y + 1, room, face.better, 15, FOR[style.theme_name], "semibold")
        if face.why:
            y = quill.words(LEFT, y + 2, room, face.why, 14, ink)
        return self._foot(painter, rect, y + 5)

    def _paint_figures(self, painter: QPainter, rect: QRectF) -> None:
        style, face = self.style_now, self.face
        size, small = style.text_size(22), style.text_size(14)
        right = rect.right() - SIDE
        place = QRectF(right - self._figures, TOP - 3, self._figures, size * 1.3)
        text_line(painter, place, face.cost, size, style.ground.ink, "bold", across="right")
        below = QRectF(right - self._figures, TOP - 3 + size * 1.3, self._figures, small * 1.3)
        text_line(painter, below, face.chances, small, style.quiet_ink, across="right")

    def _foot(self, painter: QPainter | None, rect: QRectF, y: float) -> float:
        """The rule, and where a click leads."""
        style, face = self.style_now, self.face
        high = style.text_size(14) * 1.3 + 6
        if painter is not None:
            accent = style.accent_on_board
            if face.rule:
                rule_tag(painter, QPointF(LEFT, y + 1), face.rule, style, style.text_size(13), ink=accent)
            side = style.text_size(14) * 0.8
            right = rect.right() - SIDE - side
            icon(painter, "chevron_right", QRectF(right, y + high / 2 - side / 2, side, side), accent)
            place = QRectF(rect.x(), y, right - 5 - rect.x(), high)
            text_line(painter, place, face.open_words, style.text_size(14), accent, "semibold", across="right")
        return y + high + TOP - 3

    # Pointer and keyboard

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self.pointed.emit()
