"""A card for what one can play alone: a mission or a level, with a picture, what it asks and how it went so far."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.games.loading import part_of
from desktop.keys import KEYS
from desktop.new_game.solo_measures import BULLET, TITLE, CardMeasures, SoloFace
from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.light import aslant, shadow
from desktop.paint.painting import clipped, kept, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.states import can_pick
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import height_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.pressable import ENTER, Pressable
from rules.core.scoresheet import Goal

LEAST_PICTURE, MOST_PICTURE = 56, 340
"""Heights of a picture: it takes what the words leave."""
STAMP_TURN = -12
EXPLAINS = next(each.keys for each in KEYS if each.act == "explain")

DrawPicture = Callable[[QPainter, QRectF, Any, Style], None]
DrawSign = Callable[[QPainter, QRectF, Goal, Style], None]


class SoloCard(Pressable):
    """Signals: `confirmed` when the chosen one is pressed once more, by Enter or a double click; `sign_pointed` with
    the number of the sign under the pointer, negative for none; `sign_asked` when the key that explains is pressed.
    """

    confirmed = Signal()
    sign_pointed = Signal(int)
    sign_asked = Signal()
    radius = 10

    def __init__(self, art: Art, game_id: str) -> None:
        self.art, self.game_id = art, game_id
        self.face = SoloFace(None, "")
        self.words_high = 0.0
        """What the words of the highest card need: pictures side by side are of one height."""
        self.sign_places: tuple[QRectF, ...] = ()
        """Where the signs of its objectives were drawn last."""
        self._pointed = -1
        super().__init__(on="board", size=TITLE)
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_face(self, face: SoloFace) -> None:
        self.face = face
        self.say_as(face.title, f"{face.number}. {face.title}" if face.number else face.title)
        self.setAccessibleDescription(face.said)

    # Measures

    @property
    def measures(self) -> CardMeasures:
        return CardMeasures(self.face, self.style_now)

    def wide(self) -> int:
        return self.grown(210)

    def least_wide(self) -> int:
        return self.measures.least_wide

    def high_for(self, width: float) -> int:
        return round(self.measures.high_of_words(width) + self.grown(LEAST_PICTURE)) + 8

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, face, measures = self.style_now, self.face, self.measures
        pad = measures.pad
        body = rect.adjusted(5, 4, -5, -6)
        path = rounded(body, self.radius)
        if self.isChecked():
            can_pick(painter, path, style)
        else:
            shadow(painter, path, style, drop=3, blur=7, strength=0.3)
        paper = self._paper()
        painter.fillPath(path, paper)
        if self.isChecked() or self.is_hovered:
            painter.strokePath(path, pen(self.inks.text, 2.4 if self.isChecked() else 1.4))
        elif style.theme_name == "contrast":
            painter.strokePath(path, pen(self.inks.muted, 1.2))
        width, y = rect.width(), body.y() + pad * 0.7
        words = max(self.words_high, measures.high_of_words(width))
        picture = min(self.px(MOST_PICTURE), rect.height() - 8 - words)
        if face.number:
            y = self._draw_title(painter, y, width) + pad * 0.5
        place = QRectF(pad + 3, y, width - 2 * pad - 6, picture)
        self._draw_picture(painter, place)
        y = place.bottom() + pad * 0.7
        if not face.number:
            y = self._draw_title(painter, y, width)
        y = self._draw_rank(painter, y)
        y = self._draw_lines(painter, y, width)
        self._draw_goals(painter, y, width)
        self._draw_foot(painter, body, width)

    def _paper(self) -> QColor:
        if self.style_now.theme_name == "contrast":
            return solid(self.style_now.theme.raised)
        return mix(self.inks.ground, "#FFFFFF", 0.06) if self.style_now.is_dark else solid("#FFFCF4")

    def _draw_title(self, painter: QPainter, y: float, width: float) -> float:
        face, inks, measures = self.face, self.inks, self.measures
        x, high, size = float(measures.pad), measures.title_high(width), measures.title_size
        if face.number:
            radius = measures.badge / 2
            centre = QPointF(x + radius + 2, y + high / 2)
            painter.fillPath(circle(centre, radius), solid(inks.text))
            square = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            figure(painter, square, face.number, size * 1.05, ink_on(inks.text), serif=True)
            x += measures.badge + 8
        line = QRectF(x + 2, y, measures.title_room(width), high + 2)
        text_block(painter, line, face.title, size, inks.text, "semibold", down="middle", serif=True)
        return y + high

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        draw = part_of(self.game_id, "solo", "draw_picture")
        art = self.art.worn(self.style_now, self.devicePixelRatioF())
        value = self.face.rank[0] if self.face.rank[1] else self.face.value

        def paint(brush: QPainter, rect: QRectF) -> None:
            self._lay_cloth(brush, rect)
            if draw is not None:
                with clipped(brush, rounded(rect, 6)):
                    draw(brush, rect, value, art.style)

        art.draw(painter, place, ("solo", self.game_id, value), paint)

    def _lay_cloth(self, painter: QPainter, rect: QRectF) -> None:
        style, path = self.style_now, rounded(rect, 6)
        ground = style.ground
        painter.fillPath(path, aslant(rect, ((0, ground.felt_centre), (1, mix(ground.felt_rim, "#000000", 0.04)))))
        painter.strokePath(path, pen(with_alpha(self.inks.text, 0.35)))

    def _draw_rank(self, painter: QPainter, y: float) -> float:
        filled, of = self.face.rank
        if not of:
            return y
        left, step, radius = self.measures.pad + 3, self.grown(15), self.grown(5)
        for number in range(of):
            disc = circle(QPointF(left + radius + number * step, y + self.grown(9)), radius)
            if number < filled:
                painter.fillPath(disc, solid(self.style_now.accent))
            painter.strokePath(disc, pen(self.inks.text, 1.2))
        return y + self.grown(22)

    def _draw_lines(self, painter: QPainter, y: float, width: float) -> float:
        pad, size = self.measures.pad, self.measures.words_size
        room = width - 2 * pad - BULLET
        for line in self.face.lines:
            high = height_of(line, room, size)
            painter.fillPath(circle(QPointF(pad + 7, y + size * 0.68), 2.6), solid(self.inks.accent))
            text_block(painter, QRectF(pad + BULLET, y, room, high + 2), line, size, self.inks.text)
            y += high + 3
        return y

    def _draw_goals(self, painter: QPainter, y: float, width: float) -> None:
        face, measures = self.face, self.measures
        pad, side = measures.pad, measures.sign
        x = pad + 3.0
        self.sign_places = tuple(self._sign_places(x, y, side))
        for number, place in enumerate(self.sign_places):
            self.draw_sign(painter, place, number)
            x = place.x() + side * 1.15
        if face.less:
            ink, size = self.inks.refuse, measures.line_size
            if measures.less_fits(width):
                text_line(painter, QRectF(x + 2, y, width - x - pad, side), face.less, size, ink, "semibold")
            else:
                line = QRectF(pad + 3, y + side + 2, width - 2 * pad, measures.less_high(width) + 2)
                text_block(painter, line, face.less, size, ink, "semibold")

    def _sign_places(self, x: float, y: float, side: float) -> Iterator[QRectF]:
        if self.face.goals and part_of(self.game_id, "solo", "draw_sign") is not None:
            yield from (QRectF(x + number * side * 1.15, y, side, side) for number in range(len(self.face.goals)))

    def draw_sign(self, painter: QPainter, place: QRectF, number: int) -> None:
        """Draw the sign of one objective."""
        draw = part_of(self.game_id, "solo", "draw_sign")
        if draw is not None:
            draw(painter, place, self.face.goals[number], self.style_now)

    def _draw_foot(self, painter: QPainter, body: QRectF, width: float) -> None:
        face, inks, measures = self.face, self.inks, self.measures
        pad, high, room = measures.pad, measures.foot_high(width), measures.foot_room(width)
        if not high:
            return
        y, size = body.bottom() - pad * 0.6 - high, measures.line_size
        painter.fillRect(QRectF(pad, y, width - 2 * pad, 1), with_alpha(inks.text, 0.22))
        y += 8
        if face.status:
            ink = self._won_ink() if face.is_won else inks.accent if face.is_next else inks.text
            words = height_of(face.status, room, size, "bold")
            text_block(painter, QRectF(pad + 3, y, room, words + 2), face.status, size, ink, "bold")
            y += words
        if face.tally:
            text_block(painter, QRectF(pad + 3, y, room, high), face.tally, size, inks.text)
            y += height_of(face.tally, room, size)
        ink = self.style_now.readable_on(inks.muted, self._paper())
        for line in face.below:
            text_block(painter, QRectF(pad + 3, y, room, high), line, size, ink)
            y += height_of(line, room, size)
        if face.is_won:
            middle = body.bottom() - pad * 0.6 - (high - 8) / 2
            self._draw_stamp(painter, QPointF(body.right() - pad - measures.stamp, middle))

    def _won_ink(self) -> Tint:
        return self.style_now.readable_on(self.style_now.theme.lit, self._paper())

    def _draw_stamp(self, painter: QPainter, centre: QPointF) -> None:
        ink, radius = self._won_ink(), self.measures.stamp
        with kept(painter):
            painter.translate(centre)
            painter.rotate(STAMP_TURN)
            painter.strokePath(circle(QPointF(), radius * 0.95), pen(ink, 2.4))
            painter.strokePath(circle(QPointF(), radius * 0.78), pen(ink, 1.1))
            half = radius * 0.46
            icon(painter, "check", QRectF(-half, -half, 2 * half, 2 * half), ink)

    # Keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.isChecked():
            Pressable.was_by_keyboard = True
            self.confirmed.emit()
        elif QKeySequence(event.keyCombination()).toString() in EXPLAINS and self.sign_places:
            self.sign_asked.emit()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(next((at for at, place in enumerate(self.sign_places) if place.contains(event.position())), -1))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, sign: int) -> None:
        if sign != self._pointed:
            self._pointed = sign
            self.sign_pointed.emit(sign)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.confirmed.emit()
