"""The puzzle of the day: a large cut of its table, its title, and the way to it. Yesterday's stays open."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import Drawing, Panel
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.light import shadow
from desktop.paint.marks import rule_tag
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.puzzles.faces import TileFace, TodayFace
from desktop.puzzles.tile import draw_cut, strata
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.links import TextLink

PROPORTION, LEAST_HIGH = 0.72, 60


class Cut(Drawing):
    """The picture, and below it layer and rule."""

    radius = 8

    def __init__(self) -> None:
        super().__init__()
        self.face: TileFace | None = None
        self.image: QImage | None = None
        self.high = 0
        """How high it is wanted; 0: as its proportion says."""

    def show_face(self, face: TileFace, image: QImage | None) -> None:
        self.face, self.image = face, image
        self.update()

    def high_for(self, width: float) -> int:
        return self.high or round(width * PROPORTION)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.face is None:
            return
        style = self.style_now
        path = rounded(rect.adjusted(2, 2, -2, -5), self.radius)
        shadow(painter, path, style, drop=3, blur=6, strength=0.3)
        with clipped(painter, path):
            draw_cut(painter, path.boundingRect(), self.image, self.face.game, style)
        painter.strokePath(path, pen(Style(style.theme_name, self.face.game).accent, 2))


class LayerLine(Drawing):
    """The layer in words, and the rule."""

    def __init__(self) -> None:
        super().__init__()
        self.face: TileFace | None = None

    def show_face(self, face: TileFace) -> None:
        self.face = face
        self.update()

    def high_for(self, width: float) -> int:
        return max(26, round(self.style_now.text_size(15) * 1.6))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.face is None:
            return
        style, size = self.style_now, self.style_now.text_size(15)
        x = strata(painter, 0, rect.center().y(), self.face.layer, style, wide=18) + 10 if self.face.layer else 0.0
        said = self.face.layer_said
        text_line(painter, rect.adjusted(x, 0, 0, 0), said, size, style.theme.text, "semibold")
        small = style.text_size(13)
        tag = QPointF(x + width_of(said, size, "semibold") + 12, rect.center().y() - small / 2 - 4)
        rule_tag(painter, tag, self.face.rule, style, small)


class TodayPanel(Panel):
    """Signals: `wanted`, `yesterday_wanted`."""

    wanted = Signal()
    yesterday_wanted = Signal()

    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.below = Words(self, Type(14, ink="muted"), style)
        self.cut = self.hold(Cut())
        self.name = Words(self, Type(18, "bold"), style)
        self.of_game = Words(self, Type(15, ink="muted"), style)
        self.line = self.hold(LayerLine())
        self.solved = Words(self, Type(15, "semibold"), style)
        self.button = self.hold(Button(kind="primary", icon_name="play", size=17))
        self.yesterday = self.hold(TextLink(icon_name="chevron_right", icon_last=True))
        self.button.clicked.connect(self.wanted)
        self.yesterday.clicked.connect(self.yesterday_wanted)
        self.has_one = False

    def show_face(self, face: TodayFace, image: QImage | None) -> None:
        self.head(face.head)
        self.below.say(face.below)
        self.has_one = face.tile is not None
        for each in (self.cut, self.line, self.button):
            each.setVisible(self.has_one)
        self.name.say(face.tile.title if face.tile is not None else "")
        self.of_game.say(face.of_game)
        self.solved.say(face.solved if face.is_solved else "")
        self.yesterday.setVisible(bool(face.yesterday))
        self.yesterday.say(face.yesterday)
        if face.tile is not None:
            self.cut.show_face(face.tile, image)
            self.cut.tell(face.tile.title, f"{face.of_game} · {face.tile.layer_said} · {face.tile.rule}")
            self.line.show_face(face.tile)
            self.line.tell(face.tile.layer_said, face.tile.rule)
            self.button.say(face.button)
            self.button.set_kind("quiet" if face.is_solved else "primary")

    def arrange(self, width: int) -> int:
        return self._arranged(width, 0)

    def least_high(self, width: int) -> int:
        """How high it is with its picture as low as it may be."""
        return self._arranged(width, LEAST_HIGH if self.has_one else 0)

    def arrange_in(self, width: int, height: int) -> None:
        """The picture gives way where the panel would be too high."""
        natural = self._arranged(width, 0)
        if natural != height and self.has_one:
            usual = round(self.inside(width) * PROPORTION)
            self._arranged(width, max(LEAST_HIGH, usual + height - natural))

    def _arranged(self, width: int, picture: int) -> int:
        x, inside = self.pad, self.inside(width)
        y = self.below.put(x, self.put_head(width) - 4, inside) + self.px(8)
        if not self.has_one:
            return y + self.foot
        self.cut.high = picture
        y = self.cut.put(x, y, inside) + self.px(6)
        y = self.of_game.put(x, self.name.put(x, y, inside), inside) + self.px(4)
        y = self.line.put(x, y, inside) + self.px(6)
        if self.solved.text():
            y = self.solved.put(x, y, inside) + self.px(4)
        high = self.button.high_for(inside)
        self.button.put(x, y, inside, high)
        y += high + 2
        if not self.yesterday.isHidden():
            high = self.yesterday.high_for(inside)
            self.yesterday.put(x, y + 4, min(inside, self.yesterday.wide()), high)
            y += high + 4
        return y + self.foot
