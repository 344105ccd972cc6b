"""The page of the guide, painted from top to bottom: how far, the aim, what to look at, what the hand could do."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from desktop.aloud.voice import Kind, tell_new
from desktop.board.desk import Painter
from desktop.docks.guide_words import GuideFace
from desktop.docks.hand_card import PAD, HandCard
from desktop.page.painted_leaf import PaintedLeaf
from desktop.paint.icons import icon
from desktop.paint.marks import earned, numeral
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.rich_text import Signs, plain, rich_height, rich_text
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.links import TextLink

BEAD, BEAD_STEP = 7.5, 21.0
GAP, DENSE = 14.0, 8.0
SPOTS = 13.0


@dataclass(frozen=True, slots=True)
class GuideTitles:
    """What stands on the page whatever the position is."""

    title: str
    aim: str
    look: str
    just: str
    advised: str
    beads: str


@dataclass(frozen=True, slots=True)
class Shown:
    """The page as it is now: what it says, what of that is folded, and which item is the current one."""

    face: GuideFace
    titles: GuideTitles
    has_aim: bool
    is_aim_folded: bool
    folds_items: bool
    current: int
    is_brief: bool = False
    """Whether it is left out how long the guide lasts."""
    is_dense: bool = False
    """Whether all stands closer together."""
    folds_all: bool = False
    """Whether the current item is folded too."""
    hand_first: bool = False
    """Whether what to do stands above what to look at: where there is no room for both, it is in sight."""

    @property
    def gap(self) -> float:
        """Return how far apart the parts of the page are."""
        return DENSE if self.is_dense else GAP


class GuideLeaf(PaintedLeaf):
    """Signals: `item_pointed` with the number of an item, from 0, or −1; `row_pointed` with the key of a place."""

    item_pointed = Signal(int)
    row_pointed = Signal(str)

    def __init__(self, style: Style, signs: Signs, painters: Mapping[str, Painter], quit: TextLink) -> None:
        super().__init__(style)
        self.signs, self.pictures = signs, painters
        self.quit = self.hold(quit)
        self.shown: Shown | None = None
        self.items: list[QRectF] = []
        self.rows: list[tuple[QRectF, str]] = []
        self.card = QRectF()
        """Where the card of the hand lies."""
        self.first_step = 0.0
        """Where the first thing to do ends: the row that is advised, else the sentence."""
        self._pointed_item, self._pointed_row = -1, ""
        self.setMouseTracking(True)

    def show_page(self, shown: Shown) -> None:
        self.shown = shown
        face, titles = shown.face, shown.titles
        said = [titles.title, titles.beads, face.how_far, titles.aim, face.aim]
        said += [f"{number}. {words}" for number, (words, _) in enumerate(face.items, 1)]
        said += [face.hint, *face.after]
        if face.hand is not None:
            rows = [
                " : ".join(filter(None, (each.place, each.why))) + (f" ({titles.advised})" if each.is_advised else "")
                for each in face.hand.rows
            ]
            said += [face.hand.title, face.hand.gives, *rows, face.hand.more, face.hand.here]
        before, words = self.accessibleName(), "\n".join(plain(each) for each in said if each)
        self.setAccessibleName(words)
        tell_new(self, before, words, Kind.GUIDE)
        self.update()

    @property
    def is_empty(self) -> bool:
        return self.shown is None

    def draw(self, painter: QPainter | None, width: float) -> float:
        shown = self.shown
        assert shown is not None
        face, titles = shown.face, shown.titles
        y = self._head(painter, width, shown)
        if shown.hand_first:
            y = self._to_do(painter, y + shown.gap - 4, width, shown)
        y = self._how_far(painter, y, width, shown)
        if shown.has_aim:
            y = self._aim(painter, QRectF(0, y + shown.gap - 4, width, 0), shown) + shown.gap
        else:
            y += shown.gap
        self.items = []
        if face.items:
            y = self._title(painter, y, width, titles.look)
            for number in range(len(face.items)):
                y = self._item(painter, y, width, number) + shown.gap - 4
            y += 2
        if not shown.hand_first:
            y = self._to_do(painter, y, width, shown)
        if face.after:
            y = self._title(painter, y, width, titles.just)
            for said in face.after:
                y = self._rich(painter, QRectF(0, y, width, 0), said, 15) + 6
        return y

    def _head(self, painter: QPainter | None, width: float, shown: Shown) -> float:
        style, face = self.style_now, shown.face
        size = style.text_size(21)
        radius = BEAD * style.text_scale**0.5
        step = radius * BEAD_STEP / BEAD
        beads, title = step * face.turns + 4, shown.titles.title
        fits = width_of(title, size, "semibold", serif=True) + beads <= width
        middle = size * (0.72 if fits else 1.9)
        if painter is not None:
            line = QRectF(0, 0, width, size * 1.4)
            text_line(painter, line, title, size, style.theme.text, "semibold", serif=True)
            for bead in range(face.turns):
                x = width - radius - 2 - (face.turns - 1 - bead) * step if fits else radius + 2 + bead * step
                self._bead(painter, QPointF(x, middle), radius, bead, face)
        return size * 1.4 + 2 + (0 if fits else size)

    def _how_far(self, painter: QPainter | None, y: float, width: float, shown: Shown) -> float:
        """Say how long the guide lasts, and lay out the way to leave it."""
        said = "" if shown.is_brief and not shown.face.is_over else shown.face.how_far
        if said:
            y = self._rich(painter, QRectF(0, y, width, 0), said, 15, muted=True)
        wide = min(self.quit.wide(), round(width))
        self.quit.setGeometry(-4, round(y), wide, self.quit.high_for(wide))
        return y + self.quit.height()

    def _bead(self, painter: QPainter, centre: QPointF, radius: float, number: int, face: GuideFace) -> None:
        """Filled: the turn that is played now; ticked: one that was played."""
        style, disc = self.style_now, circle(centre, radius)
        is_now = number == face.done and not face.is_over
        is_done = number < face.done
        painter.fillPath(disc, solid(style.accent_text if is_now else style.theme.window))
        painter.strokePath(disc, pen(style.accent_text if is_now or is_done else style.theme.muted, 1.4))
        if is_done:
            side = radius * 1.5
            icon(painter, "check", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), style.accent_text)

    def _aim(self, painter: QPainter | None, at: QRectF, shown: Shown) -> float:
        style, size = self.style_now, self.style_now.text_size(15)
        words = shown.titles.aim
        room = at.width() - 2 * PAD
        if shown.is_aim_folded:
            said = f"**{words}.** {shown.face.aim}"
            high = rich_height(said, room, size, self.signs) + 14
            box = QRectF(at.x(), at.y(), at.width(), high)
            self._aim_box(painter, box)
            self._rich(painter, QRectF(box.x() + PAD, box.y() + 7, room, 0), said, 15)
            return box.bottom()
        large = style.text_size(17)
        sun = 15 * style.text_scale**0.5
        words_high = height_of(shown.face.aim, room, large, "semibold", serif=True)
        box = QRectF(at.x(), at.y(), at.width(), max(size * 1.4 + 24 + words_high, 2 * sun + 10))
        self._aim_box(painter, box)
        if painter is not None:
            line = QRectF(box.x() + PAD, box.y() + 8, room, size * 1.3)
            text_line(painter, line, words, size, style.accent_text, "bold")
            earned(painter, QPointF(box.right() - sun - 8, box.y() + sun + 3), sun * 0.8, "", style)
            below = QRectF(box.x() + PAD, box.y() + 12 + size * 1.4, room + 1, words_high + 2)
            text_block(painter, below, shown.face.aim, large, style.theme.text, "semibold", serif=True)
        return box.bottom()

    def _aim_box(self, painter: QPainter | None, box: QRectF) -> None:
        if painter is None:
            return
        style = self.style_now
        painter.fillPath(rounded(box, 8), mix(style.theme.panel, style.accent, 0.10))
        painter.fillRect(QRectF(box.x(), box.y() + 6, 4, box.height() - 12), solid(style.accent_text))

    def _item(self, painter: QPainter | None, y: float, width: float, number: int) -> float:
        shown, style = self.shown, self.style_now
        assert shown is not None
        words = shown.face.items[number][0]
        if shown.folds_all or (shown.folds_items and number != shown.current):
            words = bold_part(words)
        radius: float = SPOTS * style.text_scale**0.5
        room = QRectF(2 * radius + 10, y + 2, width - 2 * radius - 10, 0)
        line = style.text_size(16) * 1.28
        first = max(0.0, radius - line / 2)
        end: float = max(self._rich(painter, room.translated(0, first - 2), words, 16), y + 2 * radius)
        place = QRectF(0, y - 4, width, end - y + 8)
        self.items.append(place)
        if painter is not None:
            numeral(painter, QPointF(radius, y + radius), radius, number + 1, style)
        return end

    def _to_do(self, painter: QPainter | None, y: float, width: float, shown: Shown) -> float:
        """Say what to do, in a sentence or in the card of the hand."""
        if shown.face.hint:
            y = self._rich(painter, QRectF(0, y, width, 0), shown.face.hint, 16) + 12
        end = self._hand(painter, y, width, shown)
        self.first_step = self.rows[0][0].bottom() if self.rows else end
        return end

    def _hand(self, painter: QPainter | None, y: float, width: float, shown: Shown) -> float:
        """Draw the card of the hand; nothing where there is none."""
        self.card, self.rows = QRectF(), []
        if shown.face.hand is None:
            return y
        at, advised = QRectF(0, y, width, 0), shown.titles.advised
        card = HandCard(shown.face.hand, advised, at, self.style_now, self.signs, self.pictures)
        self.card, self.rows = card.box, card.rows
        if painter is not None:
            card.paint(painter, self._pointed_row)
        return self.card.bottom() + shown.gap

    def _title(self, painter: QPainter | None, y: float, width: float, words: str) -> float:
        size = self.style_now.text_size(15)
        if painter is not None:
            text_line(painter, QRectF(0, y, width, size * 1.4), words, size, self.style_now.theme.muted, "semibold")
        return y + size * 1.4 + (8 if self.shown is None else self.shown.gap - 6)

    def _rich(self, painter: QPainter | None, at: QRectF, words: str, size: float, *, muted: bool = False) -> float:
        style, large = self.style_now, self.style_now.text_size(size)
        if painter is not None:
            ink = style.theme.muted if muted else style.theme.text
            rich_text(painter, at, words, large, ink, style, self.signs)
        return at.y() + rich_height(words, at.width(), large, self.signs)

    # The pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        self._point(
            next((number for number, place in enumerate(self.items) if place.contains(at)), -1),
            next((key for place, key in self.rows if place.contains(at)), ""),
        )

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1, "")

    def _point(self, item: int, row: str) -> None:
        if item != self._pointed_item:
            self._pointed_item = item
            self.item_pointed.emit(item)
        if row != self._pointed_row:
            self._pointed_row = row
            self.row_pointed.emit(row)
            self.update()


def bold_part(words: str) -> str:
    """Return the bold beginning of an item; all of one that has none."""
    before, _, after = words.partition("**")
    bold, _, rest = after.partition("**")
    return f"**{bold}**" if bold and not before.strip() and rest else words
