"""The first thing to choose before a game: alone, against the computer, or several people. A tile for each."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy

from desktop.new_game.company import COMPANIES, Company
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, mix, solid
from desktop.style.vision import Tint
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.surfaces import inks_of
from desktop.widgets.wrapping import Wrapping

SIGNS: dict[Company, tuple[str, ...]] = {
    "alone": ("seat",),
    "computer": ("seat", "computer"),
    "together": ("seat", "seat", "seat"),
}
SMALL, SIGN, HIGH = 16, 30, 94
LARGE = 1.5
"""From this size of letters on."""
STEP, LARGEST = 0.94, 2
"""From one sign to the next, of its side; the steps of the longest row."""


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
        super().__init__(size=23)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def tell(self, words: str, below: str) -> None:
        self.below = below
        self.say(words)
        self.setAccessibleDescription(below)

    @property
    def _sign(self) -> float:
        return max(18.0, self.px(SIGN))

    @property
    def indent(self) -> float:
        """Room for the widest of all signs, so that the words of all tiles begin alike."""
        return self._sign * (LARGEST * STEP + 1) + max(26, self.px(36))

    @property
    def _small(self) -> int:
        return self.style_now.text_size(SMALL)

    def wide(self) -> int:
        words = width_of(self.words, self.size_now, "semibold", serif=True)
        return round(self.indent + max(words, width_of(self.shown_below, self._small))) + 30

    def least_wide(self) -> int:
        longest = max((width_of(each, self._small) for each in self.shown_below.split()), default=0)
        words = max((width_of(each, self.size_now, "semibold", serif=True) for each in self.words.split()), default=0)
        return round(self.indent + max(words, longest)) + 30

    def high_for(self, width: float) -> int:
        return max(round(sum(self._heights(width))) + 22, self.px(HIGH))

    @property
    def size_now(self) -> int:
        """Words that are large already grow less than others."""
        return round(self.style_now.text_size(self.size_wanted) * float(self.style_now.text_scale**-0.35))

    @property
    def shown_below(self) -> str:
        """The second line, which large letters leave no room for; a screen reader says it nevertheless."""
        return self.below if self.style_now.text_scale < LARGE else ""

    def _heights(self, width: float) -> tuple[float, float]:
        room = width - self.indent - 22
        words = height_of(self.words, room, self.size_now, "semibold", serif=True)
        return words, height_of(self.shown_below, room, self._small) if self.shown_below else 0.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.style_now, inks_of(self.style_now, "panel")
        body = rect.adjusted(3, 2, -3, -6)
        path = rounded(body, self.radius)
        paper = mix(style.theme.panel, style.accent, 0.10 if self.is_hovered and not style.is_dark else 0)
        fill = solid(inks.text) if self.isChecked() else solid(style.theme.raised) if self.is_hovered else paper
        ink = ink_on(fill) if self.isChecked() else inks.text
        quiet = style.readable_on(mix(ink, fill, 0.2) if self.isChecked() else inks.muted, fill)
        shadow(painter, path, style, drop=3, blur=7, strength=0.32)
        painter.fillPath(path, fill)
        painter.strokePath(path, pen(inks.line if not self.isChecked() else fill, 1.2))
        if self.isChecked():
            line = QRectF(body.x() + 18, body.bottom() - 5, body.width() - 36, 3.5)
            painter.fillRect(line, solid(style.accent))
        self._draw_signs(painter, body, ink if self.isChecked() else inks.accent)
        words, below = self._heights(rect.width())
        x, room = rect.x() + self.indent, rect.width() - self.indent - 22
        top = body.center().y() - (words + below) / 2
        text_block(painter, QRectF(x, top, room, words + 2), self.words, self.size_now, ink, "semibold", serif=True)
        text_block(painter, QRectF(x, top + words, room, below + 2), self.shown_below, self._small, quiet)

    def _draw_signs(self, painter: QPainter, body: QRectF, ink: Tint) -> None:
        side, names = self._sign, SIGNS[self.company]
        whole = side * (1 + (len(names) - 1) * STEP)
        x = body.x() + (self.indent - whole) / 2
        for number, name in enumerate(names):
            place = QRectF(x + number * side * STEP, body.center().y() - side / 2, side, side)
            icon(painter, name, place, ink)


class CompanyRow(Drawn):
    """Signal: `chosen` with the company. Arrow keys go from one to the next."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.tiles = [CompanyTile(each) for each in COMPANIES]
        self.group = QButtonGroup(self)
        self.row = Wrapping(self, gap=12, fills=True)
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
