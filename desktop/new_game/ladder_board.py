"""The levels of opponents as a ladder, unfolded below the place whose level is being chosen."""

from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.new_game.ladder_faces import LadderFace
from desktop.new_game.ladder_painting import END, badge_on_rung, ladder
from desktop.new_game.rung import LEFT, Columns, Rung, columns_for
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import polygon
from desktop.paint.text import Across, text_block
from desktop.style.fonts import height_of
from desktop.style.mixing import lighter, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.boards import INSET, Board, lay_low_board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.pressable import one_stop
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping
from rules.bots.registry import GENTLE

BEAK, HALF_BEAK = 14, 15
NEAR = 40
"""A beak points at nothing that is further away."""
LADDER, RAILS, BADGE = 74, 36, 14
HEAD = 14
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
FAR = 99
"""More than there are rungs."""


class LadderBoard(Board):
    """Signals: `chosen` with a player; `any_wanted` when one shall be drawn; `folded` when all stays as it is."""

    chosen = Signal(str)
    any_wanted = Signal()
    folded = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__(art, gap=0)
        self.face: LadderFace | None = None
        self.pointed_at: tuple[QWidget, QWidget] | None = None
        """What its beak points at, and on what that lies."""
        self.is_short = False
        """Whether only the rung that is pointed at says what its level does."""
        self.pointed = 0
        self.title = Label(size=22, weight="semibold", on="board", serif=True, wraps=False)
        self.note = Label(size=15, ink="muted", on="board")
        self.gentle, self.any = Button(icon_name="hint", on="board", size=14), Button(on="board", size=14)
        self.heads = Heads()
        self.rungs: list[Rung] = []
        self._arrange()
        self.gentle.clicked.connect(lambda: self.chosen.emit(GENTLE))
        self.any.clicked.connect(self.any_wanted)

    def _arrange(self) -> None:
        self.head, buttons = Wrapping(gap=14, spreads=True), QWidget()
        side_by_side = QHBoxLayout(buttons)
        side_by_side.setContentsMargins(0, 0, 0, 0)
        for button in (self.gentle, self.any):
            side_by_side.addWidget(button)
        for widget in (self.title, self.note, buttons):
            self.head.addWidget(widget)
        self.steps = QVBoxLayout()
        self.steps.setSpacing(0)
        self.steps.addWidget(self.heads)
        self.steps.addStretch(0)
        self.column.addLayout(self.head)
        self.column.addSpacing(2)
        self.column.addLayout(self.steps, 1)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = max(10, self.px(20))
        self.column.setContentsMargins(side, BEAK + max(6, self.px(10)), side, max(10, self.px(16)))
        self.steps.setContentsMargins(self.ladder_wide, 0, 0, 0)

    @property
    def ladder_wide(self) -> int:
        return max(56, self.px(LADDER))

    # Showing

    def show_face(self, face: LadderFace, field: QWidget, place: QWidget) -> None:
        """Show the levels for a place; the beak points from below it at the field."""
        self.face, self.pointed_at = face, (field, place)
        self.title.setText(face.title)
        self.note.setText(face.note)
        self.any.say(face.any)
        self.any.setToolTip(face.any_help)
        self.any.setAccessibleDescription(face.any_help)
        self.gentle.say(face.gentle)
        self.gentle.setVisible(bool(face.gentle))
        self.gentle.setToolTip(face.gentle_help)
        self.gentle.setAccessibleDescription(face.gentle_help)
        self.gentle.set_kind("primary" if face.is_gentle else "quiet")
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(face.note)
        while len(self.rungs) < len(face.rungs):
            self._add_rung(len(self.rungs), face)
        for rung, each in zip(self.rungs, face.rungs, strict=True):
            rung.show_face(each)
        one_stop(self.rungs)
        self._put_columns()
        self.update()

    def _add_rung(self, number: int, face: LadderFace) -> None:
        rung = held(self, Rung(face.rungs[number]), self.style_now)
        self.rungs.append(rung)
        self.steps.insertWidget(number + 1, rung, 1)
        rung.clicked.connect(lambda: self.chosen.emit(rung.face.level))
        rung.pointed.connect(lambda: self._point_at(number))

    def point_at_chosen(self) -> None:
        """Begin at the level that is chosen, with the keyboard too."""
        number = next((number for number, rung in enumerate(self.rungs) if rung.isChecked()), len(self.rungs) - 1)
        self._point_at(number)
        self.rungs[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def _point_at(self, number: int) -> None:
        self.pointed = number
        if self.is_short:
            self._open_pointed()

    def _open_pointed(self) -> None:
        for number, rung in enumerate(self.rungs):
            rung.open(wanted=number == self.pointed)
        self.update()

    def high_at(self, width: int) -> int:
        """How high it is with all descriptions."""
        self._put_columns(width)
        self.note.show()
        for rung in self.rungs:
            rung.open(wanted=True)
        self.column.invalidate()
        return self.column.heightForWidth(width)

    def fit(self, width: int, room: int) -> None:
        """Show all descriptions where there is room for them, else only that of the rung pointed at; and the note,
        which the right column says too, only where it takes no line of its own."""
        self.is_short = self.high_at(width) > room
        if self.is_short:
            self._open_pointed()
            edges = self.column.contentsMargins()
            self.note.setVisible(self.head.sizeHint().width() <= width - edges.left() - edges.right())

    def _put_columns(self, width: int = 0) -> None:
        face, edges = self.face, self.column.contentsMargins()
        if face is None:
            return
        room = (width or self.width()) - edges.left() - edges.right() - self.ladder_wide
        columns = columns_for(face.rungs, (face.beats, face.against, face.time), room, self.style_now)
        self.heads.show_heads(columns, (face.does, face.beats, face.against, face.time))
        for rung in self.rungs:
            rung.put_columns(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_columns()

    @property
    def tabs(self) -> list[QWidget]:
        return [*self.rungs, self.gentle, self.any]

    # Keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, last = Qt.Key(event.key()), len(self.rungs) - 1
        focused = next((number for number, rung in enumerate(self.rungs) if rung.hasFocus()), None)
        if key == Qt.Key.Key_Escape:
            self.folded.emit()
        elif focused is not None and key in STEPS:
            self._go_to(max(0, min(last, focused + STEPS[key])))
        elif focused is not None and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def _go_to(self, number: int) -> None:
        self.rungs[number].setFocus(Qt.FocusReason.TabFocusReason)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the wooden ladder takes the level beside it."""
        at = event.position().toPoint()
        for rung in self.rungs:
            place = rung.geometry()
            if place.top() <= at.y() <= place.bottom() and at.x() < place.left():
                rung.click()
                return
        super().mouseReleaseEvent(event)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        body = QRectF(self.rect()).adjusted(0, BEAK, 0, 0)
        lay_low_board(painter, body, self.art.worn(style, self.devicePixelRatioF()))
        tip = self._beak_at()
        if tip is not None:
            foot = body.y() + INSET[1] + 1.5
            beak = polygon(((tip, foot - BEAK), (tip + HALF_BEAK, foot), (tip - HALF_BEAK, foot)))
            painter.fillPath(beak, lighter(style.ground.board, 0.05 if style.is_dark else 0.28))
            sides = QPolygonF(
                [QPointF(tip - HALF_BEAK, foot), QPointF(tip, foot - BEAK), QPointF(tip + HALF_BEAK, foot)]
            )
            painter.setPen(pen(style.ground.edge))
            painter.drawPolyline(sides)
        for above, below in pairwise(self.rungs):
            if not above.isChecked() and not below.isChecked():
                place = QRectF(below.x() + LEFT / 2, below.y(), below.width() - LEFT, 1)
                painter.fillRect(place, with_alpha(style.ground.ink, 0.15))
        self._draw_ladder(painter)
        painter.end()

    def _beak_at(self) -> float | None:
        """The middle of the field, if its place stands right above."""
        if self.pointed_at is None or not self.pointed_at[0].isVisible():
            return None
        field, place = self.pointed_at
        foot = self.mapFromGlobal(place.mapToGlobal(QPoint(0, place.height()))).y()
        middle = self.mapFromGlobal(field.mapToGlobal(QPoint(field.width() // 2, 0))).x()
        return float(middle) if -NEAR <= foot <= BEAK else None

    def _draw_ladder(self, painter: QPainter) -> None:
        shown = [rung.geometry() for rung in self.rungs]
        if not shown or self.face is None:
            return
        x = self.column.contentsMargins().left() + (self.ladder_wide - RAILS) / 2 - 6
        middles = tuple(place.y() + place.height() / 2 for place in shown)
        rails = QRectF(x, middles[0] - END, RAILS, middles[-1] - middles[0] + 2 * END)
        style = self.style_now

        def paint(brush: QPainter, place: QRectF) -> None:
            ladder(brush, place, [place.y() + middle - rails.y() for middle in middles], style)

        art = self.art.worn(style, self.devicePixelRatioF())
        heights = tuple(round(middle - rails.y()) for middle in middles)
        art.draw(painter, rails, ("ladder of levels", heights), paint, margin=12)
        for number, rung in enumerate(self.face.rungs):
            if rung.flag and self.face.own_colour:
                centre = QPointF(rails.center().x(), middles[number])
                badge_on_rung(painter, centre, self.grown(BADGE), self.face.own_colour, style)


class Heads(Drawn):
    """What stands above the columns of the ladder, on one line or on two."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = Columns(0, 0, 0, 0, 0, 0)
        self.words: tuple[str, ...] = ("", "", "", "")

    def show_heads(self, columns: Columns, words: tuple[str, ...]) -> None:
        self.columns, self.words = columns, words
        high = max(height_of(each, room.width(), self._size, "semibold") for each, room in self._placed(0))
        self.setFixedHeight(round(high) + 3)
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(HEAD)

    def _placed(self, high: float) -> list[tuple[str, QRectF]]:
        columns = self.columns
        starts = (columns.does, columns.beats, columns.against, columns.time)
        ends = (*(start - 4 for start in starts[1:]), columns.right)
        rooms = [QRectF(left, 0, max(1.0, right - left), high) for left, right in zip(starts, ends, strict=True)]
        return list(zip(self.words, rooms, strict=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        ink, placed = solid(self.style_now.quiet_ink), self._placed(self.height())
        for number, (words, room) in enumerate(placed):
            across: Across = "right" if number == len(placed) - 1 else "left"
            text_block(painter, room, words, self._size, ink, "semibold", across=across, down="bottom")
        painter.end()
