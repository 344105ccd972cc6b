"""Over the foot: what the others have just done, and to see it again, let them wait, or skip."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.fonts import height_of
from desktop.paint.colours import mix, solid
from desktop.paint.painting import pen
from desktop.paint.text import text_block
from desktop.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.buttons import IconButton
from desktop.widgets.words import LineLabel

SIZE = 14


class TwoLines(LineLabel):
    """Words on two lines at most; all of them stand in the tip, and in the log."""

    def __init__(self) -> None:
        super().__init__(size=SIZE, ink="muted")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(100, round(height_of("É\nÉ", 1000, self.style_now.text_size(SIZE))))

    @property
    def shown(self) -> str:
        """As many words as two lines hold."""
        size, room = self.style_now.text_size(SIZE), self.sizeHint().height() + 1
        words = self.words.split(" ")
        for count in range(len(words), 0, -1):
            said = " ".join(words[:count]) + ("" if count == len(words) else " …")
            if height_of(said, self.width(), size) <= room:
                return said
        return ""

    def is_cut(self) -> bool:
        return self.shown != self.words

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size, ink = self.style_now.text_size(SIZE), self.style_now.theme.muted
        text_block(painter, QRectF(self.rect()), self.shown, size, ink, down="middle")
        painter.end()


class Playback(QWidget):
    """Signals: `again_wanted`; `pause_wanted` with whether the others shall wait; `skip_wanted`."""

    again_wanted = Signal()
    pause_wanted = Signal(bool)
    skip_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.style_now = Style()
        self.is_paused = False
        self._pause_words = "", ""
        self.badge = SeatBadge(size=22)
        self.words = TwoLines()
        self.again = IconButton("", "again")
        self.pause = IconButton("", "pause")
        self.skip = IconButton("", "skip")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 10, 5)
        row.setSpacing(4)
        row.addWidget(self.badge)
        row.addSpacing(4)
        row.addWidget(self.words, 1)
        for each in (self.again, self.pause, self.skip):
            row.addWidget(each)
        self.again.clicked.connect(self.again_wanted)
        self.pause.clicked.connect(lambda: self.pause_wanted.emit(not self.is_paused))
        self.skip.clicked.connect(self.skip_wanted)

    def say(self, again: str, pause: str, go_on: str, skip: str) -> None:
        self._pause_words = pause, go_on
        for button, words in ((self.again, again), (self.skip, skip), (self.pause, go_on if self.is_paused else pause)):
            button.say(words)
            button.setToolTip(words)

    def tell(self, colour: str, seat: str, words: str) -> None:
        """What somebody has done."""
        self.badge.show_seat(colour, seat)
        self.words.say(words)
        self.setAccessibleDescription(words)

    def show_state(self, *, can_show: bool, can_pause: bool, is_paused: bool, can_skip: bool) -> None:
        self.is_paused = is_paused
        self.again.set_kind("quiet" if can_show else "off")
        self.pause.set_kind("quiet" if can_pause else "off")
        self.skip.set_kind("quiet" if can_skip else "off")
        self.pause.icon_name = "play" if is_paused else "pause"
        words = self._pause_words[is_paused]
        self.pause.say(words)
        self.pause.setToolTip(words)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(QRectF(self.rect()), solid(mix(theme.panel, theme.window, 0.6)))
        painter.setPen(pen(theme.line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
