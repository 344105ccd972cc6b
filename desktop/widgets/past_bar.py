"""What the top line says while one looks back at the past of a game: where, whose turn it was, and the ways out."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.style.mixing import mix
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, show_if
from desktop.widgets.words import AskLabel, LineLabel

AMBER, DARK_AMBER, WARNING = "#E0A63A", "#4A3A1C", "#FFD23F"
MIXED = 0.34
GAP = 8


@dataclass(frozen=True, slots=True)
class Past:
    """Which point one looks at, whose turn it was, what leads out and by which key; and what the buttons do. Without
    words for them, nothing plays on by itself, and there are no chapters."""

    where: str
    turn: str
    play_on: str
    out: str
    key: str
    back: str
    on: str
    can_back: bool
    can_on: bool
    auto: str = ""
    is_auto: bool = False
    chapters: str = ""


class PastBar(Drawn):
    """Signals: `step_wanted` with how many points later; `play_on_wanted`; `out_wanted`; `auto_wanted`, to play on by
    itself or to stop that, `pace_wanted` with a place on the screen, for its pace; `chapters_wanted` with one."""

    step_wanted = Signal(int)
    auto_wanted = Signal()
    pace_wanted = Signal(QPoint)
    chapters_wanted = Signal(QPoint)
    play_on_wanted = Signal()
    out_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.past: Past | None = None
        self.clock = Clock()
        self.where = AskLabel(size=19, weight="bold")
        self.turn = LineLabel(size=16, ink="muted")
        self.back = Button("", "quiet", "chevron_left", is_compact=True)
        self.on = Button("", "quiet", "chevron_right", is_compact=True)
        self.auto = Button("", "quiet", "play", is_compact=True)
        self.chapters = Button("", "quiet", "flag", is_compact=True)
        self.play_on = Button("", "quiet", "branch", is_compact=True)
        self.out = Button("", "primary", "chevron_left", is_compact=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for each in (self.clock, self.where, self.turn):
            row.addWidget(each)
        row.addStretch(1)
        for button in self.buttons:
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        for label in (self.where, self.turn):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        for sign in (self.back, self.on, self.auto, self.chapters):
            sign.show_icon_only(True)
        self.auto.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.back.clicked.connect(lambda: self.step_wanted.emit(-1))
        self.on.clicked.connect(lambda: self.step_wanted.emit(1))
        self.auto.clicked.connect(self.auto_wanted)
        self.auto.customContextMenuRequested.connect(lambda _: self.pace_wanted.emit(below(self.auto)))
        self.chapters.clicked.connect(lambda: self.chapters_wanted.emit(below(self.chapters)))
        self.play_on.clicked.connect(self.play_on_wanted)
        self.out.clicked.connect(self.out_wanted)

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self.chapters, self.back, self.auto, self.on, self.play_on, self.out

    def show_past(self, past: Past) -> None:
        if past == self.past:
            return
        self.past = past
        self.where.say(past.where)
        self.turn.say(past.turn)
        for button, words in (
            (self.back, past.back),
            (self.on, past.on),
            (self.play_on, past.play_on),
            (self.out, past.out),
            (self.auto, past.auto),
            (self.chapters, past.chapters),
        ):
            if words != button.words:
                button.say(words)
        self.auto.icon_name = "pause" if past.is_auto else "play"
        self.auto.update()
        show_if(self.auto, bool(past.auto))
        self.back.set_kind("quiet" if past.can_back else "off")
        self.on.set_kind("quiet" if past.can_on else "off")
        self.arrange()

    def arrange(self) -> None:
        """Whose turn it was goes first when there is no room, then the words of the quiet button, then what is found
        elsewhere too: the chapters, the key of the way out."""
        self.turn.setVisible(bool(self.turn.words))
        self.play_on.show_icon_only(False)
        if self.past is not None:
            show_if(self.chapters, bool(self.past.chapters))
            self.out.say_key(self.past.key)
        if self.needed > self.width():
            self.turn.hide()
        if self.needed > self.width():
            self.play_on.show_icon_only(True)
        if self.needed > self.width():
            self.chapters.hide()
        if self.needed > self.width():
            self.out.say_key("")
        for button in self.buttons:
            button.setFixedWidth(button.wide())
        shown = [self.clock, *self._shown, *([self.turn] if not self.turn.isHidden() else [])]
        left = self.width() - sum(each.sizeHint().width() + GAP for each in shown) - GAP
        self.where.setFixedWidth(max(0, min(self.where.needed, left)))

    @property
    def _shown(self) -> tuple[Button, ...]:
        return tuple(each for each in self.buttons if not each.isHidden())

    @property
    def needed(self) -> int:
        """How wide it is with all that it shows now."""
        words = [each.needed for each in (self.where, self.turn) if not each.isHidden()]
        wide = [self.clock.sizeHint().width(), *words, *(each.wide() for each in self._shown)]
        return sum(wide) + GAP * (len(wide) + 1)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.arrange()

    def resizeEvent(self, event: object) -> None:
        self.arrange()

    def sizeHint(self) -> QSize:
        return QSize(self.needed, 40)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 40)


class Clock(Drawn):
    """The sign of the past: colour alone would not do."""

    def sizeHint(self) -> QSize:
        return QSize(self.grown(24), self.grown(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        icon(painter, "history", QRectF(self.rect()), self.style_now.theme.text)
        painter.end()


def below(button: QWidget) -> QPoint:
    """The place on the screen for a menu of this button."""
    return button.mapToGlobal(QPoint(0, button.height() + 2))


def past_ground(style: Style) -> Tint:
    """What the top line stands on while it speaks of the past."""
    if style.theme_name == "contrast":
        return style.theme.panel
    return DARK_AMBER if style.is_dark else mix(style.theme.panel, AMBER, MIXED)
