"""The front of a game's shelf: its cloth, its name, its still life, how many are solved; it unfolds the whole shelf."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.cabinet.covers import emblem
from desktop.paint.icons import icon
from desktop.paint.light import downwards, grain
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.puzzles.faces import ShelfFace
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from desktop.widgets.pressable import Pressable

PAD = 14


class Front(Pressable):
    radius = 9

    def __init__(self, game: str) -> None:
        self.game, self.count = game, ""
        self.is_unfolded = False
        self.can_unfold = False
        super().__init__(size=20)

    def show_face(self, face: ShelfFace, *, can_unfold: bool, is_unfolded: bool) -> None:
        self.count, self.can_unfold, self.is_unfolded = face.count, can_unfold, is_unfolded
        self.say(face.name)
        self.setAccessibleDescription(" · ".join([face.count, *([face.unfold] if can_unfold else [])]))
        self.setToolTip(face.unfold if can_unfold else "")
        self.setEnabled(can_unfold)

    def wide(self) -> int:
        return self.grown(186)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "semibold", serif=True) for word in self.words.split()), default=0)
        return round(longest + 2 * PAD)

    def _name_high(self, width: float) -> float:
        return height_of(self.words, width - 2 * PAD, self.size_now, "semibold", serif=True)

    @property
    def small(self) -> int:
        return self.style_now.text_size(15)

    def high_for(self, width: float) -> int:
        return round(self._name_high(width) + self.small * 1.6 + 24)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = Style(self.style_now.theme_name, self.game)
        body = rect.adjusted(1, 1, -1, -3)
        path = rounded(body, self.radius)
        with clipped(painter, path):
            painter.fillRect(body, downwards(body, ((0, style.ground.felt_centre), (1, style.ground.felt_rim))))
            motif(painter, body, self.game, MotifInk(style.felt_ink, style.accent, 0.10, 46))
            grain(painter, path, 16, "#000000", 3)
        lit = self.is_hovered and self.can_unfold
        painter.strokePath(path, pen(style.felt_ink if lit else with_alpha("#000000", 0.3), 2 if lit else 1))
        room = rect.width() - 2 * PAD
        name = self._name_high(rect.width())
        text_block(
            painter, QRectF(PAD, 9, room, name + 2), self.words, self.size_now, style.felt_ink, "semibold", serif=True
        )
        foot = QRectF(PAD, body.bottom() - self.small * 1.6 - 5, room, self.small * 1.6)
        between = QRectF(PAD, 9 + name, room, foot.top() - 9 - name)
        if between.height() >= LEAST_EMBLEM:
            emblem(painter, between.adjusted(0, 2, 0, -2), self.game)
        text_line(painter, foot, self.count, self.small, style.felt_ink, "semibold")
        if self.can_unfold:
            side = float(self.small)
            sign = QRectF(foot.right() - side, foot.center().y() - side / 2, side, side)
            icon(painter, "chevron_up" if self.is_unfolded else "chevron_down", sign, style.felt_ink)


LEAST_EMBLEM = 30.0
