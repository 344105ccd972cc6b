"""The reason of a refusal, beside the place the player looks at, with the rule one click away."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import joined
from desktop.board.floating_box import FloatingBox, KeepFree, beak
from desktop.paint.paths import clicked
from desktop.paint.reason import ReasonText, draw_reason, reason_height, tag_place
from desktop.style.fonts import width_of
from desktop.style.theme import Style

LEAST_WIDTH, MOST_WIDTH = 240.0, 420.0


class Bubble(FloatingBox):
    """Signal: `rule_wanted` with the rule id when its tag is clicked."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, surface: QWidget) -> None:
        super().__init__(parent, surface)
        self.reason: ReasonText | None = None
        """What it says, while it is shown."""
        self._style: Style | None = None

    @property
    def rule(self) -> str:
        """The rule that it speaks of, while it is shown."""
        return "" if self.reason is None else self.reason.rule

    @property
    def tag(self) -> QRectF:
        """The place where its rule is to be clicked."""
        if self.reason is None or self._style is None:
            return QRectF()
        return tag_place(self.box, self.reason, self._style)

    def show_reason(self, reason: ReasonText, target: QRectF, style: Style, keep_free: KeepFree) -> None:
        """Tell a reason beside the target."""
        width = min(MOST_WIDTH, max(LEAST_WIDTH, width_of(reason.title, style.text_size(16), "bold") + 130))
        width *= style.text_scale**0.5
        self.reason, self._style = reason, style
        self.setAccessibleName(spoken(reason))
        self.stand_beside(target, QSizeF(width, reason_height(reason, width, style)), keep_free)

    def put_away(self) -> None:
        self.reason = None
        super().put_away()

    def paint_box(self, painter: QPainter) -> None:
        if self.reason is not None and self._style is not None:
            draw_reason(painter, self.box, beak(self.tip, self.box), self.reason, self._style)

    def press_box(self, point: QPointF) -> None:
        rule = self.rule if self.is_link(point) else ""
        self.put_away()
        if rule:
            self.rule_wanted.emit(rule)

    def is_link(self, point: QPointF) -> bool:
        return bool(self.rule) and clicked(self.tag).contains(point)


def spoken(reason: ReasonText) -> str:
    """Return all of a reason in words."""
    return " ".join(each for each in (joined((reason.title, reason.cure)), reason.rule) if each)
