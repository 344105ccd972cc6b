"""The reason of a refusal, beside the place the player looks at, with the rule one click away."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.reason import ReasonPlace, ReasonText, Side, draw_reason, place_reason
from desktop.style.fonts import width_of
from desktop.style.theme import Style

LEAST_WIDTH, MOST_WIDTH = 240.0, 420.0
ROOM = 26.0
"""Around the box, for its beak and shadow."""

KeepFree = Sequence[tuple[QRectF, float]]
"""What the box should not lie over, and how bad that would be."""

ENDS = 0.1, 0.9
"""How near the ends of the box its beak may stand."""
SIDES: tuple[Side, ...] = ("below", "above", "right", "left")
PRESSES = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


@dataclass(frozen=True, slots=True)
class Shown:
    reason: ReasonText
    tip: QPointF
    place: ReasonPlace
    style: Style

    @property
    def reach(self) -> QRectF:
        """The box, and the way to it from what the beak points at."""
        return self.place.box.united(QRectF(self.tip, QSizeF(1, 1)))


class Bubble(QWidget):
    """Signal: `rule_wanted` with the rule id when its tag is clicked.

    Its shadow and its beak are in nobody's way: the table below gets all events, except those upon the box.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, surface: QWidget) -> None:
        super().__init__(parent)
        self.around = parent
        self.surface = surface
        self._shown: Shown | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def rule(self) -> str:
        """The rule that it speaks of, while it is shown."""
        return "" if self._shown is None else self._shown.reason.rule

    def show_reason(self, reason: ReasonText, target: QRectF, style: Style, keep_free: KeepFree) -> None:
        """Show the reason beside the target, on the side that hides least of what is to be kept free."""
        area = QRectF(self.around.rect())
        width = min(MOST_WIDTH, max(LEAST_WIDTH, width_of(reason.title, style.text_size(16), "bold") + 130))
        width *= style.text_scale**0.5
        options = [option for side in SIDES for option in self._options(reason, target, side, width, style, area)]
        tip, place = min(options, key=lambda option: hidden(option[1].box, keep_free, area))
        self._shown = Shown(reason, tip, place, style)
        self.setAccessibleName(" ".join(part for part in (ended(reason.title), reason.cure, reason.rule) if part))
        self._stand_in(area.toRect(), place.box.adjusted(-ROOM, -ROOM, ROOM, ROOM).toAlignedRect())
        self.surface.installEventFilter(self)
        self.show()
        self.raise_()
        self.update()

    def _stand_in(self, area: QRect, window: QRect) -> None:
        """Place the bubble in this window; hide it first if it moves.

        A change of the mask alone does not always paint it again, so it must appear again in the new place.
        """
        if self.geometry() != area or self.mask().boundingRect() != window:
            self.hide()
            self.setGeometry(area)
            self.setMask(window)

    def put_away(self) -> None:
        self._shown = None
        self.surface.removeEventFilter(self)
        self.hide()

    def _options(
        self, reason: ReasonText, target: QRectF, side: Side, width: float, style: Style, area: QRectF
    ) -> Iterator[tuple[QPointF, ReasonPlace]]:
        """Yield tip and place on one side of the target: in its middle if there is room, else shifted along it."""
        tips = {
            "below": QPointF(target.center().x(), target.bottom()),
            "above": QPointF(target.center().x(), target.top()),
            "right": QPointF(target.right(), target.center().y()),
            "left": QPointF(target.left(), target.center().y()),
        }
        tip, middle = tips[side], 0.5
        if side in ("below", "above") and tip.x() < width / 2:
            middle = (tip.x() - area.left() - 8) / max(1.0, width)
        elif side in ("below", "above") and tip.x() > area.right() - width / 2:
            middle = 1 - (area.right() - 8 - tip.x()) / width
        for share in (min(ENDS[1], max(ENDS[0], middle)), *ENDS):
            yield tip, place_reason(tip, side, width, share, reason, style)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_reason(painter, self._shown.tip, self._shown.place, self._shown.reason, self._shown.style)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the mouse does upon the box, and on the way there from what it speaks of, is not for the table below."""
        shown = self._shown
        if shown is None or not self.isVisible():
            return False
        if isinstance(event, QHelpEvent):
            return shown.place.box.contains(self._here(event.globalPos()))
        if not isinstance(event, QMouseEvent):
            return False
        point = self._here(event.globalPosition())
        if event.type() in PRESSES and shown.place.box.contains(point):
            self._press(event, shown, point)
            return True
        is_hovering = event.type() == QEvent.Type.MouseMove and not event.buttons()
        if is_hovering and shown.reach.contains(point):
            is_link = shown.place.tag.contains(point)
            self.surface.setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)
            return True
        return False

    def _here(self, point: QPoint | QPointF) -> QPointF:
        return self.mapFromGlobal(QPointF(point))

    def _press(self, event: QMouseEvent, shown: Shown, point: QPointF) -> None:
        if event.button() == Qt.MouseButton.LeftButton and shown.place.tag.contains(point):
            self.rule_wanted.emit(shown.reason.rule)
        self.put_away()


def hidden(box: QRectF, keep_free: KeepFree, area: QRectF) -> float:
    """How bad a place for the box is: first what would lie outside the window, then what it would hide."""
    outside = box.width() * box.height() - overlap(box, area)
    return 100 * outside + sum(weight * overlap(box, rect) for rect, weight in keep_free)


def ended(words: str) -> str:
    """Return the words with a full stop, unless they already end as a sentence."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.width() * shared.height()
