"""The board with the curve: its heading, how far the analysis is, and the curve that one walks along by keys."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.paint.thinking import FOR
from desktop.review.chances_chart import ChancesChart
from desktop.review.chart import Chart
from desktop.review.face import CurveFace, ProgressFace, Readout
from desktop.score.boards import SIDE, Panel
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.ringed import Ringed
from desktop.widgets.switch import Choice, Switch

BAR, BAR_WIDE = 8.0, 220.0
LEAST_PLOT = 150.0
BESIDE = 10.0
"""Between the title and the switch."""


class CurvePanel(Ringed, Panel):
    """Signals: `chosen` with a move; `walked` with how many moves on, `leapt` with how many marks; `pressed` for what
    the analysis is to do; `turned` to what it shows.
    """

    chosen = Signal(int)
    walked = Signal(int)
    leapt = Signal(int)
    opened = Signal()
    pressed = Signal()
    turned = Signal(object)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.face: CurveFace | None = None
        self.progress = ProgressFace("", "", None, "", "")
        self.shown: Collection[int] = ()
        self.at = 0
        self.told: Readout | None = None
        self.button = Button(icon_name="pause", on="board")
        self.button.setParent(self)
        self.button.clicked.connect(self.pressed)
        self.switch = Switch(on="board", focus=Qt.FocusPolicy.TabFocus)
        self.switch.setParent(self)
        self.switch.chosen.connect(self.turned)
        self.switch.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What is shown

    def offer(self, kinds: Sequence[Choice], kind: object, name: str) -> None:
        """Offer what can be shown; nothing where it is only one."""
        is_offered = len(kinds) > 1
        if is_offered:
            self.switch.offer(kinds, kind, name)
        if is_offered == self.switch.isHidden():
            self.switch.setVisible(is_offered)
        self._place()

    def show_curve(self, face: CurveFace, shown: Collection[int], at: int, told: Readout | None) -> None:
        self.face, self.shown, self.at, self.told = face, shown, at, told
        self.setAccessibleName(f"{face.title}. {face.below}")
        self.setAccessibleDescription(told.said if told is not None else face.waiting)
        self._place()
        self.update()

    def show_progress(self, progress: ProgressFace) -> None:
        if progress == self.progress:
            return
        self.progress = progress
        self.button.icon_name = progress.icon or "pause"
        self.button.say(progress.action)
        self.button.setVisible(bool(progress.action))
        self._place()
        self.update()

    # Measures

    @property
    def _aside(self) -> float:
        """The room that the progress takes at the right."""
        style = self.style_now
        if not self.progress.words:
            return 0.0
        words = max(
            width_of(self.progress.words, style.text_size(15), "semibold"),
            width_of(self.progress.below, style.text_size(14)),
        )
        wide = max(words, BAR_WIDE * style.unit if self.progress.share is not None else 0.0)
        return wide + (self.button.wide() + 16 if self.progress.action else 0) + 20

    def _head_room(self, wide: float) -> float:
        """Room for the heading beside the progress; all of it where that stands below."""
        inside = wide - 2 * SIDE
        beside = inside - self._aside
        title = width_of(self.face.title if self.face else "", self.style_now.text_size(20), "semibold", serif=True)
        return beside if beside >= min(title, inside * 0.6) else inside

    def _heads(self, wide: float) -> tuple[float, float, bool]:
        """The heights of the heading and of the progress, and whether they stand beside each other."""
        style, face = self.style_now, self.face
        room = self._head_room(wide)
        title = height_of(face.title if face else "É", room, style.text_size(20), "semibold", serif=True)
        title += height_of(face.below, room, style.text_size(14)) if face and face.below else 0
        title += 0 if self._is_switch_beside(room) else self.switch.high_for(room) + 6
        progress = style.text_size(15) * 1.35 + (14 if self.progress.share is not None else 0)
        progress += style.text_size(14) * 1.35 if self.progress.below else 0
        progress = max(progress, self.button.high_for(self.button.wide()) if self.progress.action else 0.0)
        return title, progress if self.progress.words else 0.0, room < wide - 2 * SIDE or not self.progress.words

    def _is_switch_beside(self, room: float) -> bool:
        """Whether the switch has room beside the title, or needs none."""
        title = width_of(self.face.title if self.face else "", self.style_now.text_size(20), "semibold", serif=True)
        return self.switch.isHidden() or title + BESIDE + self.switch.wide() <= room

    def _head(self, wide: float) -> float:
        title, progress, is_beside = self._heads(wide)
        return max(title, progress) + 16 if is_beside else title + progress + 22

    def needed_height(self, wide: float) -> float:
        board = wide - 12
        return self._head(board) + LEAST_PLOT * max(0.7, self.style_now.unit) + self.style_now.text_size(14) * 3 + 36

    @property
    def chart(self) -> Chart:
        assert self.face is not None
        board = self.board
        kind = ChancesChart if self.face.lines else Chart
        top = board.y() + self._head(board.width()) + 6
        whole = QRectF(board.x() + SIDE - 4, top, board.width() - 2 * SIDE + 8, board.bottom() - top - 8)
        return kind(self.face, whole, self.style_now)

    def _place(self) -> None:
        board = self.board
        _, _, is_beside = self._heads(board.width())
        title, _, _ = self._heads(board.width())
        wide = self.button.wide()
        y = board.y() + (10 if is_beside else title + 16)
        self.button.put(board.right() - SIDE - wide, y)
        room, switch = self._head_room(board.width()), min(self.switch.wide(), board.width() - 2 * SIDE)
        if self._is_switch_beside(room):
            self.switch.put(board.x() + SIDE + room - switch, board.y() + 6, switch)
        else:
            self.switch.put(board.x() + SIDE, board.y() + 10 + title - self.switch.high_for(switch), switch)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        if self.face is not None:
            chart, told = self.chart, self.told if self.face.points else None
            box = chart.readout_box(told, self.at) if told is not None else None
            self._paint_head(painter, self.face, told if box is None else None)
            chart.paint(painter, self.shown, self.at)
            if told is not None and box is not None:
                chart.paint_readout(painter, told, box)
        self.draw_ring(painter, self.board, 12)
        painter.end()

    def _paint_head(self, painter: QPainter, face: CurveFace, told: Readout | None) -> None:
        """Write below the title what the curve shows, or else what is told of a move that has no room beside it."""
        style, board = self.style_now, self.board
        room, size = self._head_room(board.width()), style.text_size(20)
        title = height_of(face.title, room, size, "semibold", serif=True)
        place = QRectF(board.x() + SIDE, board.y() + 8, room, title + 4)
        text_block(painter, place, face.title, size, style.ground.ink, "semibold", serif=True)
        below = QRectF(place.x(), place.y() + title + 1, room, board.height())
        small = style.text_size(14)
        if told is None:
            text_block(painter, below, face.below, small, style.quiet_ink)
        else:
            words, ink = " · ".join(filter(None, (told.title, told.words))), style.ground.ink
            high = height_of(face.below, room, small)
            if height_of(words, room, small, "bold") <= high + 1:
                text_block(painter, below, words, small, ink, "bold")
            else:
                line = QRectF(below.x(), below.y(), room, small * 1.35)
                text_line(painter, line, words, small, ink, "bold")
        self._paint_progress(painter)

    def _paint_progress(self, painter: QPainter) -> None:
        style, board, progress = self.style_now, self.board, self.progress
        if not progress.words:
            return
        title, _, is_beside = self._heads(board.width())
        y = board.y() + (9 if is_beside else title + 15)
        right = board.right() - SIDE - (self.button.wide() + 16 if progress.action else 0)
        size, small = style.text_size(15), style.text_size(14)
        left = board.x() + SIDE
        place = QRectF(left, y, right - left, size * 1.35)
        text_line(painter, place, progress.words, size, style.ground.ink, "semibold", across="right")
        y += size * 1.35 + 2
        if progress.share is not None:
            wide = min(BAR_WIDE * style.unit, right - left)
            bar = QRectF(right - wide, y, wide, BAR)
            painter.fillPath(rounded(bar, BAR / 2), with_alpha(style.ground.ink, 0.16))
            done = QRectF(bar.x(), bar.y(), max(BAR, bar.width() * progress.share), BAR)
            painter.fillPath(rounded(done, BAR / 2), solid(FOR[style.theme_name]))
            y += BAR + 4
        below = QRectF(left, y, right - left, small * 1.35)
        text_line(painter, below, progress.below, small, style.quiet_ink, across="right")

    # Pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.face is not None and event.button() == Qt.MouseButton.LeftButton and self._is_on_plot(event.position()):
            self.chosen.emit(self.chart.move_at(event.position().x()))

    def _is_on_plot(self, point: QPointF) -> bool:
        return self.chart.plot.adjusted(-14, -14, 14, 30).contains(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        far = {Qt.Key.Key_Home: -1_000_000, Qt.Key.Key_End: 1_000_000}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.leapt.emit(step)
        elif step is not None or far is not None:
            self.walked.emit(step if step is not None else far)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
