"""The card that explains a thing on the table: picture and name, what it gives, when, what it costs, is worth now."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import joined
from desktop.board.floating_box import FloatingBox, KeepFree, beak
from desktop.paint.light import shadow
from desktop.paint.marks import rule_tag
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import clicked, rounded
from desktop.paint.rich_text import LINE, Signs, plain, rich_height, rich_text
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import SMALLEST_TEXT, Style

PADDING, PICTURE, GAP = 16.0, 52.0, 7.0
WIDE_PICTURE = 124.0
"""The height of a picture, and the width of that of something long."""
PIN = 22.0
"""Side of the sign that keeps the card open."""
WIDTH, NARROW, SMALL = 436.0, 360.0, 300.0
"""In a wide window, in a narrow one, and of a card that says only the essential."""
NARROW_UNIT = 0.85
"""Below this size of the geometry a window is narrow."""
FOOT = 40.0


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card says, in the language in use."""

    name: str
    where: str
    rows: tuple[tuple[str, str], ...]
    """Label and marked words, the most important row first."""
    here_title: str
    here: str
    """What the thing is worth now; empty where nothing is said."""
    rules: tuple[str, ...]
    read_rule: str
    """What the key beside `F1` does."""
    colon: str = ": "
    """What stands between a label and its words, as the language writes it."""

    @property
    def spoken(self) -> str:
        """All of it for a screen reader."""
        rows = (f"{label}{self.colon}{plain(words)}" for label, words in self.rows)
        here = (f"{self.here_title}{self.colon}{plain(self.here)}",) if self.here else ()
        return joined((plain(self.name), self.where, *rows, *here))


def spread(style: Style) -> float:
    """Return how much wider things are with larger letters."""
    return float(style.text_scale**0.6)


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card shows: its words, the picture of its thing, and how it is drawn."""

    words: CardWords
    picture: QPixmap
    signs: Signs
    style: Style
    is_small: bool = False

    @property
    def width(self) -> float:
        usual = WIDTH if self.style.unit >= NARROW_UNIT else NARROW
        return (SMALL if self.is_small else usual) * spread(self.style)

    @property
    def size(self) -> float:
        """Size of the letters."""
        return self.style.text_size(15 if self.is_small else 16)

    @property
    def label(self) -> float:
        """Width of the column of labels."""
        size = self.style.text_size(14)
        return max((width_of(label, size, "semibold") for label, _ in self.rows), default=0.0) + 14

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        return self.words.rows[:1] if self.is_small else self.words.rows

    @property
    def inner(self) -> float:
        return self.width - 2 * PADDING

    def heights(self) -> list[float]:
        room = self.inner - self.label
        return [rich_height(words, room, self.size, self.signs) for _, words in self.rows]

    @property
    def here_height(self) -> float:
        words = self.words
        if not words.here:
            return 0.0
        return rich_height(words.here, self.inner - 24, self.size, self.signs) + self.style.text_size(14) * LINE + 16

    @property
    def head_height(self) -> float:
        name = height_of(self.words.name, self.name_width, self.style.text_size(20), "semibold", serif=True)
        where = height_of(self.words.where, self.name_width, self.style.text_size(15)) if self.words.where else 0.0
        return max(0.0 if self.is_small else PICTURE, name + where)

    @property
    def name_width(self) -> float:
        return self.inner - PIN - 8 - (0 if self.is_small else self.picture_width + 12)

    @property
    def picture_width(self) -> float:
        return float(self.picture.deviceIndependentSize().width())

    @property
    def height(self) -> float:
        rows = sum(self.heights()) + GAP * len(self.rows)
        return 14 + self.head_height + 10 + rows + (self.here_height + 8 if self.here_height else 4) + self.foot

    @property
    def foot(self) -> float:
        return FOOT * spread(self.style)


class ThingCard(FloatingBox):
    """Signals: `rule_wanted` with a rule id when a tag or the key's sign is clicked; `pinned` when it is to stay."""

    rule_wanted = Signal(str)
    pinned = Signal()

    def __init__(self, parent: QWidget, surface: QWidget) -> None:
        super().__init__(parent, surface)
        self.face: CardFace | None = None
        self.is_pinned = False

    def show_face(self, face: CardFace, target: QRectF, keep_free: KeepFree) -> None:
        """Explain what lies in the target."""
        self.face = face
        self.setAccessibleName(face.words.spoken)
        self.stand_beside(target, QSizeF(face.width, face.height), keep_free)

    @property
    def rule(self) -> str:
        """The rule that the key opens, while the card is shown."""
        return self.face.words.rules[0] if self.face is not None and self.face.words.rules else ""

    def put_away(self) -> None:
        self.face, self.is_pinned = None, False
        super().put_away()

    # What is pressed

    def press_box(self, point: QPointF) -> None:
        rule = next((rule for rule, place in self.tags() if clicked(place).contains(point)), "")
        if not rule and clicked(self.key_place).contains(point):
            rule = self.rule
        if rule:
            self.rule_wanted.emit(rule)
        elif clicked(self.pin_place).contains(point) and self.is_pinned:
            self.put_away()
        else:
            self.pinned.emit()

    def is_link(self, point: QPointF) -> bool:
        tags = [place for _, place in self.tags()]
        return any(clicked(place).contains(point) for place in (*tags, self.pin_place, self.key_place))

    @property
    def pin_place(self) -> QRectF:
        return QRectF(self.box.right() - PADDING - PIN + 4, self.box.y() + 12, PIN, PIN)

    def tags(self) -> Iterator[tuple[str, QRectF]]:
        """Yield the tags of the rules with their places in the foot, as far as there is room."""
        if self.face is None:
            return
        size = SMALLEST_TEXT * self.face.style.text_scale
        x, y = self.box.x() + PADDING, self.box.bottom() - self.face.foot + 9
        for rule in self.face.words.rules:
            wide = width_of(rule, size, "semibold") + 12
            if x + wide > self.key_place.x() - 8:
                return
            yield rule, QRectF(x, y, wide, size + 8)
            x += wide + 8

    @property
    def key_place(self) -> QRectF:
        """The place that says which key opens the rule."""
        if self.face is None or not self.rule:
            return QRectF()
        size = self.face.style.text_size(14)
        wide = width_of(self.face.words.read_rule, size) + 38 * spread(self.face.style)
        return QRectF(
            self.box.right() - PADDING - wide, self.box.bottom() - self.face.foot + 6, wide, self.face.foot - 12
        )

    # What is painted

    def paint_box(self, painter: QPainter) -> None:
        face = self.face
        if face is None:
            return
        style, theme = face.style, face.style.theme
        path = rounded(self.box, 12).united(beak(self.tip, self.box))
        shadow(painter, path, style, drop=8, blur=22, strength=0.6 if style.is_dark else 0.5)
        painter.fillPath(path, solid(theme.panel))
        painter.strokePath(path, pen(style.accent_text, 2))
        y = self._paint_head(painter, face)
        y = self._paint_rows(painter, face, y)
        if face.here_height:
            self._paint_here(painter, face, y)
        self._paint_foot(painter, face)

    def _paint_head(self, painter: QPainter, face: CardFace) -> float:
        style, theme = face.style, face.style.theme
        x, y = self.box.x() + PADDING, self.box.y() + 14
        if not face.is_small:
            place = QRectF(QPointF(x, y), face.picture.deviceIndependentSize())
            tile = rounded(place, 8)
            painter.fillPath(tile, solid(style.ground.well))
            with clipped(painter, tile):
                painter.drawPixmap(place, face.picture, QRectF(face.picture.rect()))
            painter.strokePath(tile, pen(style.ground.edge, 1.2))
            x = place.right() + 12
        name = height_of(face.words.name, face.name_width, style.text_size(20), "semibold", serif=True)
        room = QRectF(x, y - 2, face.name_width + 2, name + 4)
        text_block(painter, room, face.words.name, style.text_size(20), theme.text, "semibold", serif=True)
        below = QRectF(x, y + name, face.name_width + 2, face.head_height)
        text_block(painter, below, face.words.where, style.text_size(15), theme.muted)
        self._paint_pin(painter, style.accent_text if self.is_pinned else theme.muted)
        return y + face.head_height + 10

    def _paint_pin(self, painter: QPainter, ink: str) -> None:
        centre = self.pin_place.center()
        head = QPainterPath()
        for number, (dx, dy) in enumerate(((-5, -9), (5, -9), (3.4, -1), (7, 3), (-7, 3), (-3.4, -1))):
            point = centre + QPointF(dx, dy)
            head.moveTo(point) if number == 0 else head.lineTo(point)
        head.closeSubpath()
        if self.is_pinned:
            painter.fillPath(head, solid(ink))
        painter.strokePath(head, pen(ink, 1.8))
        painter.setPen(pen(ink, 1.8))
        painter.drawLine(QLineF(centre + QPointF(0, 3), centre + QPointF(0, 10)))

    def _paint_rows(self, painter: QPainter, face: CardFace, y: float) -> float:
        style, theme, x = face.style, face.style.theme, self.box.x() + PADDING
        for (label, words), high in zip(face.rows, face.heights(), strict=True):
            line = QRectF(x, y, face.label, face.size * LINE)
            text_line(painter, line, label, style.text_size(14), theme.muted, "semibold")
            room = QRectF(x + face.label, y, face.inner - face.label, high)
            rich_text(painter, room, words, face.size, theme.text, style, face.signs)
            y += high + GAP
        return y

    def _paint_here(self, painter: QPainter, face: CardFace, y: float) -> None:
        style, theme = face.style, face.style.theme
        field = QRectF(self.box.x() + PADDING - 4, y, face.inner + 8, face.here_height)
        painter.fillPath(rounded(field, 7), solid(mix(theme.panel, theme.lit_fill, 0.15)))
        painter.fillRect(QRectF(field.x(), field.y() + 6, 4, field.height() - 12), solid(theme.lit))
        size = style.text_size(14)
        x, wide = field.x() + 16, face.inner - 24
        title = QRectF(x, y + 5, wide, size * LINE)
        text_line(painter, title, face.words.here_title, size, theme.lit, "bold")
        room = QRectF(x, title.bottom() + 3, wide, face.here_height)
        rich_text(painter, room, face.words.here, face.size, theme.text, style, face.signs)

    def _paint_foot(self, painter: QPainter, face: CardFace) -> None:
        style, theme = face.style, face.style.theme
        top = self.box.bottom() - face.foot
        painter.fillRect(QRectF(self.box.x() + 1, top, self.box.width() - 2, 1), solid(theme.line))
        for rule, place in self.tags():
            rule_tag(painter, place.topLeft(), rule, style, SMALLEST_TEXT * style.text_scale)
        place = self.key_place
        if place.isEmpty():
            return
        cap = QRectF(place.x(), place.center().y() - 10, 26 * spread(style), 20)
        painter.strokePath(rounded(cap, 4), pen(theme.muted, 1.2))
        text_line(painter, cap, "F1", SMALLEST_TEXT, theme.text, "semibold", across="centre")
        words = QRectF(cap.right() + 6, place.y(), place.right() - cap.right(), place.height())
        text_line(painter, words, face.words.read_rule, style.text_size(14), theme.muted)
