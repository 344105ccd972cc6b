"""Where the data of an edition come from: a bar in parts and its legend."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.marks import hatching
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.vision import Tint
from desktop.widgets.dressing import Drawn
from desktop.widgets.surfaces import Surface, inks_of

LEAST_PART, BAR = 9, 26


@dataclass(frozen=True, slots=True)
class Share:
    """How many data come from one source, and how that is said."""

    provenance: str
    count: int
    words: str
    percent: str


class Provenance(Drawn):
    """A bar in parts and its legend: solid as printed, plain from public sources, hatched where it is ours."""

    def __init__(self, *, on: Surface = "panel") -> None:
        super().__init__()
        self.on: Surface = on
        self.shares: tuple[Share, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, shares: Sequence[Share]) -> None:
        self.shares = tuple(shares)
        self.setAccessibleName(", ".join(f"{share.count} {share.words} ({share.percent})" for share in shares))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(15)

    @property
    def _indent(self) -> float:
        return 24 + max((width_of(str(share.count), self._size + 1, "bold") for share in self.shares), default=0) + 8

    def _room(self, width: float) -> float:
        percent = max((width_of(share.percent, self._size) for share in self.shares), default=0)
        return width - self._indent - percent - 8

    def _line(self, share: Share, width: float) -> float:
        return max(height_of(share.words, self._room(width), self._size), self._size * 1.3) + 4

    def heightForWidth(self, width: int) -> int:
        return round(BAR + 8 + sum(self._line(share, width) for share in self.shares))

    def sizeHint(self) -> QSize:
        width = self.grown(280)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self._draw_bar(painter, QRectF(0, 0, self.width(), BAR))
        y = BAR + 8.0
        for share in self.shares:
            self._draw_share(painter, share, y)
            y += self._line(share, self.width())
        painter.end()

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        whole = sum(share.count for share in self.shares) or 1
        widths = [max(LEAST_PART, bar.width() * share.count / whole) for share in self.shares]
        if not widths:
            return
        largest = widths.index(max(widths))
        widths[largest] -= sum(widths) - bar.width()
        outline, x = rounded(bar.adjusted(0.5, 0.5, -0.5, -0.5), 6), bar.x()
        with clipped(painter, outline):
            for share, width in zip(self.shares, widths, strict=True):
                self._fill(painter, QRectF(x, bar.y(), width, bar.height()), share.provenance, 8)
                x += width
                painter.fillRect(
                    QRectF(x - 1.5, bar.y(), 3, bar.height()), solid(inks_of(self.style_now, self.on).ground)
                )
        painter.strokePath(outline, pen(with_alpha(inks_of(self.style_now, self.on).text, 0.35)))

    def _fill(self, painter: QPainter, rect: QRectF, provenance: str, step: float) -> None:
        colour = self._colour(provenance)
        painter.fillRect(rect, solid(colour))
        if provenance == "reconstructed":
            hatching(painter, rounded(rect, 0), pen(mix(colour, "#000000", 0.55), 1.6), step)

    def _colour(self, provenance: str) -> Tint:
        inks = inks_of(self.style_now, self.on)
        if provenance == "rulebook":
            return mix(inks.accent, inks.text, 0.12)
        if provenance == "reconstructed":
            return mix("#E0B36A", inks.ground, 0.1)
        return mix(inks.accent, inks.ground, 0.55 if provenance == "public" else 0.30)

    def _draw_share(self, painter: QPainter, share: Share, y: float) -> None:
        inks, size = inks_of(self.style_now, self.on), self._size
        patch = QRectF(0.5, y + size * 0.22, 16, size * 0.95)
        with clipped(painter, rounded(patch, 3)):
            self._fill(painter, patch, share.provenance, 6)
        painter.strokePath(rounded(patch, 3), pen(with_alpha(inks.text, 0.35)))
        line = size * 1.3
        count = QRectF(20, y, self._indent - 28, line)
        text_line(painter, count, str(share.count), size + 1, inks.text, "bold", across="right")
        words = QRectF(self._indent, y + 1, self._room(self.width()), self._line(share, self.width()))
        text_block(painter, words, share.words, size, inks.text)
        right = QRectF(0, y, self.width(), line)
        text_line(painter, right, share.percent, size, inks.muted, across="right")
