"""The data of one spot or place as a small card of fields, beside it on the chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.own_box.cell_field import CellField
from desktop.own_box.chart.saying import Saying
from desktop.own_box.choosing import Names
from desktop.own_box.value_fields import Setting, ValueField, field_for
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.scrolling import Bar, see_through
from desktop.widgets.words import Label, heading
from rules.boxes.fields import Field
from rules.core.types import Json

WIDE = 320
EDGE, ROUND = 8, 40
"""Around the card for its shadow; beside and below its lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """One datum to fill in: its words, what may stand there, what stands there."""

    key: str
    words: str
    field: Field
    value: Json
    path: str
    is_own: bool = False
    """Whether it is the owner's."""

    @property
    def form(self) -> tuple[str, Field, str]:
        return self.key, self.field, self.path


class FieldsCard(Drawn):
    """Signals: `filled` with the key of a line and its value; `closed`."""

    filled = Signal(str, object)
    closed = Signal()

    def __init__(self, parent: QWidget, saying: Saying, names: Names) -> None:
        super().__init__(parent)
        self.saying, self.names, self.below = saying, names, parent
        self.title = heading(size=17)
        self.close_button = IconButton("", "close", side=26)
        self.close_button.clicked.connect(self.closed)
        self.inside = QWidget()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setVerticalScrollBar(Bar())
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for each in (self.area, self.area.viewport()):
            see_through(each)
        self.lines: tuple[Line, ...] = ()
        self.fields: dict[str, ValueField] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE + 8, EDGE + 4, EDGE + 8, EDGE + 8)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column.addLayout(head)
        column.addWidget(self.area)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def offer(self, title: str, lines: Sequence[Line]) -> None:
        """These lines; where they are the same as before, only their values change, and the keyboard stays."""
        is_alike = [each.form for each in lines] == [each.form for each in self.lines] and self.isVisible()
        self.lines = tuple(lines)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.close_button.say(self.saying.say("chart-fields-close"))
        if is_alike:
            for line in self.lines:
                self.fields[line.key].show_value(line.value)
        else:
            self._make()
        for line in self.lines:
            for cell in self.fields[line.key].findChildren(CellField):
                cell.show_own(line.is_own)
        self.fit(self.below.height() - EDGE)

    def fit(self, most: int) -> None:
        """Make it as high as its lines, or as the chart: then they scroll."""
        wide = self.style_now.grown(WIDE)
        inside = self.inside.layout()
        high = inside.totalHeightForWidth(wide - ROUND) if inside is not None and inside.hasHeightForWidth() else 0
        high = max(high, self.inside.sizeHint().height()) + 4
        head = self.title.sizeHint().height() + ROUND
        self.setFixedSize(wide, min(most, head + high))

    def _make(self) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        self.fields = {}
        for row, line in enumerate(self.lines):
            made = self._field(line)
            self.fields[line.key] = made
            if len(self.lines) > 1:
                grid.addWidget(Label(line.words, 14, ink="muted"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(made, row, 1)
        self.area.setWidget(inside)
        see_through(inside)
        self.inside = inside
        wear_all(self, self.style_now)

    def _field(self, line: Line) -> ValueField:
        setting = Setting(self.names, self.style_now, line.path, part=line.key, published=line.value)
        field = field_for(line.field, line.value, setting, line.words)
        field.edited.connect(partial(self.filled.emit, line.key))
        return field

    def begin(self) -> None:
        """The keyboard in the first line."""
        first = next(iter(self.fields.values()), None)
        if first is not None:
            first.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = rounded(QRectF(self.rect()).adjusted(EDGE - 2, EDGE - 4, -EDGE + 2, -EDGE + 1), 9)
        shadow(painter, body, self.style_now, drop=2, blur=6, strength=0.35)
        painter.fillPath(body, solid(self.style_now.theme.panel))
        painter.strokePath(body, pen(self.style_now.owner_ink, 2))
        painter.end()
