"""The first thing to choose before a game: alone, against the computer, or several people. A tile for each."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy

from desktop.new_game.company import COMPANIES, Company
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.vision import Tint
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.wrapping import Wrapping

SIGNS: dict[Company, tuple[str, ...]] = {
    "alone": ("seat",),
    "computer": ("seat", "computer"),
    "together": ("seat", "seat", "seat"),
}
SMALL = 14


@dataclass(frozen=True, slots=True)
class CompanyFace:
    company: Company
    words: str
    below: str


class CompanyTile(Pressable):
    """A card with people on it, a word, and what awaits there."""

    radius = 9

    def __init__(self, company: Company) -> None:
        self.company, self.below = company, ""
        super().__init__(on="board", size=19)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def tell(self, words: str, below: str) -> None:
        self.below = below
        self.say(words)
        self.setAccessibleDescription(below)

    @property
    def _sign(self) -> int:
        return self.style_now.grown(20)

    @property
    def indent(self) -> float:
        return len(SIGNS[self.company]) * self._sign * 1.15 + self._sign * 1.2

    @property
    def _small(self) -> int:
        return self.style_now.text_size(SMALL)

    def wide(self) -> int:
        words = width_of(self.words, self.size_now, "semibold", serif=True)
        return round(self.indent + max(words, width_of(self.below, self._small))) + 26

    def least_wide(self) -> int:
        longest = max((width_of(each, self._small) for each in self.below.split()), default=0)
        words = width_of(self.words, self.size_now, "semibold", serif=True)
        return round(self.indent + max(words, longest)) + 26

    def high_for(self, width: float) -> int:
        return round(sum(self._heights(width))) + 24

    def _heights(self, width: float) -> tuple[float, float]:
        room = width - self.indent - 22
        words = height_of(self.words, room, self.size_now, "semibold", serif=True)
        return words, height_of(self.below, room, self._small) if self.below else 0.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.style_now, self.inks
        body = rect.adjusted(3, 2, -3, -5)
        path = rounded(body, self.radius)
        paper = mix(inks.ground, "#FFFFFF", 0.08 if style.is_dark else 0.6)
        fill = solid(inks.text) if self.isChecked() else mix(paper, inks.accent, 0.10 if self.is_hovered else 0)
        ink = ink_on(fill) if self.isChecked() else inks.text
        quiet = style.readable_on(mix(ink, fill, 0.18) if self.isChecked() else inks.muted, fill)
        shadow(painter, path, style, drop=2, blur=4, strength=0.22)
        painter.fillPath(path, fill)
        painter.strokePath(path, pen(with_alpha(inks.text, 0.28), 1.2))
        if self.isChecked():
            line = QRectF(body.x() + 12, body.bottom() - 4, body.width() - 24, 2.5)
            painter.fillRect(line, solid(inks.accent))
        self._draw_signs(painter, body, ink if self.isChecked() else inks.accent)
        words, below = self._heights(rect.width())
        x, room = rect.x() + self.indent, rect.width() - self.indent - 22
        top = body.center().y() - (words + below) / 2
        text_block(painter, QRectF(x, top, room, words + 2), self.words, self.size_now, ink, "semibold", serif=True)
        text_block(painter, QRectF(x, top + words, room, below + 2), self.below, self._small, quiet)

    def _draw_signs(self, painter: QPainter, body: QRectF, ink: Tint) -> None:
        side = float(self._sign)
        middle = QPointF(body.x() + side * 0.55, body.center().y())
        for number, name in enumerate(SIGNS[self.company]):
            place = QRectF(middle.x() + number * side * 1.15, middle.y() - side / 2, side, side)
            icon(painter, name, place, ink)


class CompanyRow(Drawn):
    """Signal: `chosen` with the company. Arrow keys go from one to the next."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.tiles = [CompanyTile(each) for each in COMPANIES]
        self.group = QButtonGroup(self)
        self.row = Wrapping(self, gap=8, fills=True)
        for tile in self.tiles:
            self.group.addButton(tile)
            self.row.add(tile)
        self.group.buttonClicked.connect(lambda tile: self.chosen.emit(tile.company))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_faces(self, name: str, faces: Sequence[CompanyFace], chosen: Company) -> None:
        """Show the companies in which this game can be played."""
        self.setAccessibleName(name)
        self.setVisible(len(faces) > 1)
        said = {face.company: face for face in faces}
        for tile in self.tiles:
            face = said.get(tile.company)
            tile.setVisible(face is not None)
            tile.setChecked(tile.company == chosen)
            if face is not None:
                tile.tell(face.words, face.below)
        one_stop(self.tiles)
