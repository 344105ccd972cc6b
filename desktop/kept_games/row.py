"""A kept game in the list: a piece of its cloth, what it was, how far it is, what is wrong, when."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.kept_games.kept import Kept
from desktop.paint.marks import no_entry
from desktop.paint.motifs import draw_patch
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, with_alpha
from desktop.widgets.pressable import Pressable


class KeptRow(Pressable):
    """A kept game in the list. Signal: `opened` when it is pressed twice."""

    opened = Signal()
    radius = 8

    def __init__(self) -> None:
        self.kept: Kept | None = None
        self.below, self.when = "", ""
        super().__init__(on="board", size=18)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.let_grow(QSizePolicy.Policy.Expanding)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()

    def show_game(self, kept: Kept, words: str, below: str, when: str) -> None:
        self.kept, self.below, self.when = kept, below, when
        self.say(words)
        self.setAccessibleDescription(f"{below} · {when}")

    def wide(self) -> int:
        return self.grown(420)

    def least_wide(self) -> int:
        return self.grown(260)

    def high_for(self, width: float) -> int:
        return round(max(sum(self._heights(width)), self.grown(40))) + 18

    @property
    def _small(self) -> int:
        return self.style_now.text_size(15)

    def _heights(self, width: float) -> tuple[float, float]:
        room = self._room(width)
        title = height_of(self.words, room, self.size_now, "semibold")
        return title, height_of(self.below, room, self._small) if self.below else 0.0

    def _room(self, width: float) -> float:
        return width - self.grown(72) - width_of(self.when, self._small) - 34

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.style_now, self.inks
        body = rect.adjusted(2, 1, -2, -1)
        muted, refuse = inks.muted, inks.refuse
        if self.isChecked() or self.is_hovered:
            ground = mix(inks.ground, style.accent, 0.16 if self.isChecked() else 0.07)
            muted, refuse = style.readable_on(muted, ground), style.readable_on(refuse, ground)
            painter.fillPath(rounded(body, self.radius), ground)
        painter.fillRect(QRectF(body.x() + 8, rect.bottom() - 1, body.width() - 16, 1), with_alpha(inks.line, 0.7))
        patch = QRectF(body.x() + 12, body.center().y() - self.grown(17), self.grown(46), self.grown(34))
        game = self.kept.game if self.kept else ""
        draw_patch(painter, patch, game)
        if self.kept and self.kept.problems:
            no_entry(painter, patch.bottomRight(), 9, style)
        title, below = self._heights(rect.width())
        x, room = rect.x() + self.grown(72), self._room(rect.width())
        top = rect.center().y() - (title + below) / 2
        text_block(painter, QRectF(x, top, room, title + 2), self.words, self.size_now, inks.text, "semibold")
        ink = refuse if self.kept and self.kept.problems else muted
        text_block(painter, QRectF(x, top + title, room, below + 2), self.below, self._small, ink)
        day = QRectF(rect.x(), top, rect.width() - 14, title)
        text_line(painter, day, self.when, self._small, muted, across="right")
