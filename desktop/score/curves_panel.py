"""The points along the game: a line per seat in its colour, pattern and glyph; the round pointed at is read out."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.score.boards import Panel
from desktop.score.curves_chart import CurvesChart, needed_height
from desktop.score.curves_face import CurvesFace, CurveWords, Numbered
from desktop.score.plot import Curves
from desktop.score.readout import Readout
from desktop.widgets.dressing import focus_ring


class CurvesPanel(Panel):
    """Arrow keys walk from round to round; what the readout says is also the widget's description."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.face: CurvesFace | None = None
        self.pointed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_curves(
        self, curves: Curves, words: CurveWords, order: Sequence[int], numbered: Sequence[Numbered] = ()
    ) -> None:
        self.face = CurvesFace(curves, words, tuple(order), tuple(numbered))
        self.setAccessibleName(words.title)
        self.point(self.pointed if self.pointed is not None and self.pointed < curves.marks else None)

    def needed_height(self, wide: float) -> float:
        return needed_height(self.style_now, len(self.face.order) if self.face is not None else 1)

    def chart(self) -> CurvesChart:
        assert self.face is not None
        return CurvesChart(self.face, self.board, self.style_now)

    # What is pointed at

    def point(self, mark: int | None) -> None:
        self.pointed = mark
        self.setAccessibleDescription(self.face.readout(mark) if self.face is not None and mark is not None else "")
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot = self.chart().plot
        inside = plot.rect.adjusted(-14, -14, 14, 30).contains(event.position())
        self.point(plot.nearest(event.position().x()) if inside else None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.face.curves.marks - 1 if self.face is not None else 0
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -last, Qt.Key.Key_End: last}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        start = last + 1 if self.pointed is None and step < 0 else -1 if self.pointed is None else self.pointed
        self.point(max(0, min(last, start + step)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point(None)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        chart = self.chart()
        chart.paint(painter)
        if self.pointed is not None:
            Readout(chart, self.pointed).paint(painter)
        if self.hasFocus():
            focus_ring(painter, self.board, 12, self.style_now)
        painter.end()
