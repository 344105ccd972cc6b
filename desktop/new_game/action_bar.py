"""Where every page has what comes next: what is still missing, what mends it, and the button that begins."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.aloud.voice import Kind, joined, tell_from
from desktop.paint.light import downwards
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.states import can_pick
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import WHITE, darker, ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import Pressable
from desktop.widgets.words import Label, note

MENDS = 3


class StartButton(Pressable):
    """The one large button of a page: a serif title and a line below. Bright when it may be pressed."""

    radius = 11

    def __init__(self) -> None:
        self.below = ""
        self.is_ready = False
        super().__init__(size=30)

    def tell(self, words: str, below: str, *, ready: bool) -> None:
        self.below, self.is_ready = below, ready
        self.say(words)
        self.setAccessibleDescription(below)

    @property
    def _small(self) -> int:
        return self.style_now.text_size(15)

    def wide(self) -> int:
        return self.grown(220)

    def least_wide(self) -> int:
        return round(width_of(self.words, self.size_now, "semibold", serif=True)) + 24

    def high_for(self, width: float) -> int:
        words = self.size_now * 1.3 + height_of(self.below, width - 32, self._small)
        return max(round(words) + 22, self.px(96))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        body = rect.adjusted(5, 5, -5, -6)
        ink = self._draw_bright(painter, body) if self.is_ready else self._draw_dim(painter, body)
        title, high = self.size_now * 1.25, height_of(self.below, body.width() - 22, self._small)
        line = QRectF(body.x() + 6, body.center().y() - (title + high) / 2, body.width() - 12, title)
        text_line(painter, line, self.words, self.size_now, ink, "semibold", across="centre", serif=True)
        below = QRectF(body.x() + 11, line.bottom(), body.width() - 22, high + 2)
        text_block(painter, below, self.below, self._small, ink, across="centre")

    def _draw_bright(self, painter: QPainter, body: QRectF) -> Tint:
        style, path = self.style_now, rounded(body, self.radius)
        fill = mix(style.button, "#FFFFFF", 0.04).name() if self.is_hovered else style.button
        can_pick(painter, rounded(body.adjusted(3, 3, -3, -3), self.radius), style)
        painter.fillPath(path, downwards(body, self._shades(fill)))
        painter.strokePath(rounded(body.adjusted(1.5, 1.5, -1.5, -1.5), 10), pen(with_alpha("#FFFFFF", 0.35), 1.2))
        return ink_on(fill)

    def _shades(self, fill: str) -> tuple[tuple[float, Tint], ...]:
        """Lighter above, darker below; never nearer to the words than the fill itself."""
        if ink_on(fill) == WHITE:
            return ((0, fill), (1, darker(fill, 0.12)))
        return ((0, mix(fill, "#FFFFFF", 0.15)), (1, fill))

    def _draw_dim(self, painter: QPainter, body: QRectF) -> Tint:
        style, path = self.style_now, rounded(body, self.radius)
        painter.fillPath(path, solid(mix(style.accent, style.theme.window, 0.80)))
        painter.strokePath(path, pen(mix(style.accent, style.theme.window, 0.45), 1.4))
        return style.theme.muted


@dataclass(frozen=True, slots=True)
class Gap:
    """What is missing or wrong: its words, the cure, the rule; the buttons that mend it, with what each does."""

    words: str
    cure: str = ""
    rule: str = ""
    mends: tuple[tuple[str, Any], ...] = ()


class ActionBar(Drawn):
    """Signals: `started`; `mended` with what a button does; `rule_wanted`."""

    started = Signal()
    mended = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.status = Label(size=15, weight="semibold", ink="muted")
        self.gap = Label(size=16, weight="bold", ink="refuse")
        self.below = note()
        self.tag = RuleLink()
        self.tag.followed.connect(self.rule_wanted)
        self.mends = [Button() for _ in range(MENDS)]
        self.start = StartButton()
        self.hint = Label(size=14, ink="muted")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.what: tuple[tuple[str, Any], ...] = ()
        self.column = QVBoxLayout(self)
        self.column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.status, 1)
        head.addWidget(self.tag)
        self.column.addLayout(head)
        for widget in (self.gap, self.below, *self.mends, self.start, self.hint):
            self.column.addWidget(widget)
        for number, button in enumerate(self.mends):
            button.clicked.connect(lambda _=False, number=number: self.mended.emit(self.what[number][1]))
        self.start.clicked.connect(self.started)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = max(10, self.px(15))
        self.column.setContentsMargins(side, max(5, self.px(10)), side, max(8, self.px(14)))

    def tell(self, status: str, hint: str, gap: Gap | None) -> None:
        """Tell what is missing, or, when nothing is, what the button does."""
        for label, words in ((self.status, status if gap else ""), (self.below, gap.cure if gap else "")):
            label.setText(words)
            label.setVisible(bool(words))
        self.gap.setVisible(gap is not None)
        self.hint.setText(hint)
        self.tag.show_rule(gap.rule if gap else "")
        self.what = gap.mends if gap else ()
        if gap is not None:
            is_new = gap.words != self.gap.text()
            self.gap.setText(gap.words)
            if is_new:
                tell_from(self.gap, joined((gap.words, gap.cure)), Kind.VERDICT)
        for number, button in enumerate(self.mends):
            button.setVisible(number < len(self.what))
            if number < len(self.what):
                button.say(self.what[number][0])

    def fit(self, width: int) -> None:
        """Make the bar as high as its words need at this width, and no higher; the hint is one line or none."""
        edges = self.column.contentsMargins()
        has_room = self.hint.sizeHint().width() <= width - edges.left() - edges.right()
        self.hint.setVisible(has_room and self.gap.isHidden())
        self.column.invalidate()
        self.setFixedHeight(self.column.heightForWidth(width))
