"""The page of advice, painted from top to bottom: where to look, three moves on one axis, why one and not another."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip

from desktop.board.desk import Painter
from desktop.board.portrait import draw_piece
from desktop.board.sprite import Sprite
from desktop.docks.advice_quill import BADGE, Quill
from desktop.docks.advice_words import MOVES, REASONS, AdviceFace, RowFace
from desktop.docks.term_rows import FIGURE, TermRows
from desktop.page.painted_leaf import LinkedLeaf
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.paint.thinking import FOR, Axis, expected, lamp_sign, step_badge, tick_words, ticks
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import focus_ring

PAD, GAP, FACE = 10.0, 10.0, 34.0
MARGIN_OF_AXIS = 0.06
MOST_OTHERS = 5
"""Other first moves of an idea that are told."""
ONE_AT_LENGTH, NO_NUDGE, NO_RULES, ONE_AXIS = FOLDS = 1, 2, 3, 4
"""What a page leaves out one after the other: what follows the moves that are not chosen, the nudge once moves are
told, the rules of terms, then the bands of moves that are not chosen.
"""
WARM = "#FFD978"


@dataclass(frozen=True, slots=True)
class Shown:
    """The page as it is now."""

    face: AdviceFace
    step: int
    chosen: int
    pictures: tuple[Sprite | None, ...]
    """A piece for each row, as it lies on the table."""
    folded: int = 0
    """How much is left out where there is little room: see `FOLDS`."""
    opened: int = -1
    """The row whose other first moves are told as well; −1: none."""


class AdviceLeaf(LinkedLeaf):
    """Signals: `pointed` with the number of a row, from 0, or −1; `chosen` with one; `opened` with one whose other
    moves are wanted.
    """

    pointed = Signal(int)
    opened = Signal(int)
    chosen = Signal(int)

    def __init__(self, style: Style, painters: Mapping[str, Painter]) -> None:
        super().__init__(style)
        self.faces = painters
        self.shown: Shown | None = None
        self.rows: list[QRectF] = []
        self.alike: dict[int, QRectF] = {}
        self.terms: list[tuple[QRectF, str]] = []
        self.has_keyboard = False
        self.say_ticks: Callable[[Sequence[int]], list[str]] = lambda values: [str(each) for each in values]
        self._pointed = -1
        self.setMouseTracking(True)

    def show_page(self, shown: Shown) -> None:
        self.shown = shown
        self.setAccessibleName(spoken(shown))
        self.update()

    @property
    def is_empty(self) -> bool:
        return self.shown is None

    def draw(self, painter: QPainter | None, width: float) -> float:
        shown, quill = self.shown, Quill(painter, self.style_now)
        assert shown is not None
        y = quill.words(0, 0, width, shown.face.how_many, 14, self.style_now.theme.muted)
        y = self._nudge(painter, y + 8, width, shown) + GAP
        self.rows, self.alike, self.terms = [], {}, []
        if shown.step >= MOVES and shown.face.rows:
            y = self._moves(painter, y, width, shown)
        if shown.step >= REASONS and shown.face.why:
            y = self._reasons(painter, y + GAP, width, shown)
        return y

    def _nudge(self, painter: QPainter | None, y: float, width: float, shown: Shown) -> float:
        style, face, quill = self.style_now, shown.face, Quill(painter, self.style_now)
        badge = BADGE * style.text_scale**0.5
        left, room = 2 * badge + 18, width - 2 * badge - 28
        folds = shown.folded >= NO_NUDGE and shown.step >= MOVES
        top = y + 8
        look = face.folded if folds else face.look
        end = top + quill.high(look, room, 16, "bold")
        words_at = end + 2
        nudge = face.nudge if not folds else ""
        end = words_at + quill.high(nudge, room, 15) if nudge else end
        rules = () if folds else face.rules
        rules_at = end + 6
        if rules:
            end = rules_at + style.text_size(13) + 8
        if face.share < 1 and not folds:
            end += 12
        box = QRectF(0, y, width, end + 8 - y)
        if painter is not None:
            contrast = style.theme_name == "contrast"
            ground = mix(style.theme.panel, WARM, 0.0 if contrast else 0.14 if style.is_dark else 0.30)
            painter.fillPath(rounded(box, 8), ground)
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 8), pen(with_alpha("#C89A3A", 0.75)))
            step_badge(painter, QPointF(badge + 8, top + badge), badge, "1")
            quill.words(left, top, room, look, 16, style.theme.text, "bold")
            if nudge:
                quill.words(left, words_at, room, nudge, 15, style.theme.text)
            if face.share < 1 and not folds:
                progress(painter, QRectF(left, box.bottom() - 12, room, 4), face.share, style)
        else:
            x = left
            for rule in rules:
                x = self.link(rule, x, rules_at) + 8
        return box.bottom()

    # Three moves

    def _moves(self, painter: QPainter | None, y: float, width: float, shown: Shown) -> float:
        style, face, quill = self.style_now, shown.face, Quill(painter, self.style_now)
        y = quill.title(y, width, "2", face.moves, face.unit) + 4
        axis = axis_of(face, 14.0, width - FIGURE * style.text_scale - 12)
        for at, row in enumerate(face.rows):
            y = self._row(painter, y, width, at, row, axis) + 7
        if axis is not None:
            size = style.text_size(13)
            if painter is not None:
                tick_words(painter, axis, y - 3, self.say_ticks(axis.ticks), size, style)
            y += size * 1.3
            y = quill.words(0, y, width, face.lead, 13, style.theme.muted, across="right")
        return y

    def _row(self, painter: QPainter | None, y: float, width: float, at: int, row: RowFace, axis: Axis | None) -> float:
        style, shown, quill = self.style_now, self.shown, Quill(painter, self.style_now)
        assert shown is not None
        side = FACE * min(1.3, style.text_scale**0.5)
        left = PAD + side + 10
        figure = width_of(row.chance, style.text_size(17), "bold") + 8 if row.chance else 0
        room = width - left - PAD
        top = y + 7
        title_end = top + quill.high(row.title, room - figure, 15, "semibold")
        said = row.below if shown.folded < ONE_AT_LENGTH or at == shown.chosen else ""
        end = title_end + quill.high(said, room, 14)
        alike_at = end + 1
        end += quill.high(row.alike, room, 13, "semibold") + 1 if row.alike else 0
        if row.others:
            self.alike[at] = QRectF(left, alike_at, room, end - alike_at)
        others_at, others = end + 1, "\n".join(row.others[:MOST_OTHERS]) if shown.opened == at else ""
        end += quill.high(others, room, 13) + 2 if others else 0
        end = max(end, top + (side if shown.folded < ONE_AXIS else side * 0.8))
        middle = end + 13
        if axis is not None and shown.folded >= ONE_AXIS and shown.step >= REASONS and at != shown.chosen:
            axis = None
        end += 26 if axis is not None else 0
        box = QRectF(0, y, width, end + 7 - y)
        self.rows.append(box)
        if painter is None:
            return box.bottom()
        is_chosen, ink = at == shown.chosen, FOR[style.theme_name]
        ground = mix(style.theme.raised, ink, 0.07) if is_chosen or at == self._pointed else solid(style.theme.raised)
        painter.fillPath(rounded(box, 8), ground)
        edge = pen(ink, 2) if is_chosen else pen(style.theme.line)
        painter.strokePath(rounded(box.adjusted(1, 1, -1, -1), 7), edge)
        if is_chosen and self.has_keyboard:
            focus_ring(painter, box, 8, style)
        sprite = shown.pictures[at] if at < len(shown.pictures) else None
        square = QRectF(PAD, top, side, side)
        if sprite is not None:
            draw_piece(painter, square, sprite, self.faces, style)
        else:
            lamp_sign(painter, square.center(), side * 0.42)
        quill.words(left, top, room - figure, row.title, 15, style.theme.text, "semibold")
        below = title_end
        if said:
            below = quill.words(left, below, room, said, 14, style.theme.muted)
        if row.alike:
            quill.words(left, below + 1, room, row.alike, 13, ink, "semibold")
        if row.others:
            fold_sign(painter, self.alike[at], row.alike, style, is_open=bool(others))
        if others:
            quill.words(left, others_at, room, others, 13, style.theme.text)
        size = style.text_size(17)
        place = QRectF(width - PAD - figure, top - 1, figure, size * 1.35)
        text_line(painter, place, row.chance, size, style.theme.text, "bold", across="right")
        if axis is not None:
            ticks(painter, axis, middle - 12, middle + 12, style)
            expected(painter, axis, middle, row.mean, row.band, style, strong=is_chosen)
            size = style.text_size(15)
            place = QRectF(axis.right + 4, middle - size * 0.7, width - PAD - axis.right - 4, size * 1.4)
            text_line(painter, place, row.mean_words, size, style.theme.text, "semibold", across="right")
        return box.bottom()

    # Why

    def _reasons(self, painter: QPainter | None, y: float, width: float, shown: Shown) -> float:
        style, face, quill = self.style_now, shown.face, Quill(painter, self.style_now)
        y = quill.title(y, width, "3", face.why, face.level) + 4
        has_links = shown.folded < NO_RULES
        y, places = TermRows(self, face.terms, has_links=has_links).draw(painter, y, width)
        if not has_links:
            self.terms = [(place, term.rule) for place, term in zip(places, face.terms, strict=True) if term.rule]
        if painter is not None:
            painter.fillRect(QRectF(0, y, width, 1.5), with_alpha(style.theme.text, 0.5))
            size = style.text_size(16)
            place = QRectF(0, y + 5, width, size * 1.4)
            text_line(painter, place, face.total, size, FOR[style.theme_name], "bold", across="right")
            text_line(painter, place, face.total_words, style.text_size(15), style.theme.text, "bold")
        return y + 5 + style.text_size(16) * 1.5

    # The pointer

    def event(self, event: QEvent) -> bool:
        """Tell the rule of a term that has no room for its link."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), rule_at(self.terms, QPointF(event.pos())), self)
        return isinstance(event, QHelpEvent) or super().event(event)

    def row_at(self, at: QPointF) -> int:
        return next((number for number, place in enumerate(self.rows) if place.contains(at)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.row_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.row_at(event.position())
        alike = next((at for at, place in self.alike.items() if place.contains(event.position())), -1)
        if alike >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(alike)
        elif row >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(row)

    def _point(self, row: int) -> None:
        if row != self._pointed:
            self._pointed = row
            self.setCursor(Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor)
            self.pointed.emit(row)
            self.update()


def axis_of(face: AdviceFace, left: float, right: float) -> Axis | None:
    """One scale for all rows, with all bands and level in it."""
    if len(face.rows) < 2 and not any(row.band for row in face.rows):  # noqa: PLR2004 one alone is no comparison
        return None
    ends = [each for row in face.rows for each in (row.mean, *(row.band or ()))]
    low, high = min(0.0, *ends), max(0.0, *ends)
    wide = max(1.0, high - low) * MARGIN_OF_AXIS
    return Axis(left, right, low - wide, high + wide)


def spoken(shown: Shown) -> str:
    """All that the page says, for a screen reader."""
    face = shown.face
    said = [face.title, face.how_many, face.look, face.nudge]
    if shown.step >= MOVES:
        said += [face.moves, *(row.spoken for row in face.rows)]
        said += face.rows[shown.opened].others if 0 <= shown.opened < len(face.rows) else ()
    if shown.step >= REASONS:
        said += [face.why, *(f"{term.name} {term.words}" for term in face.terms), face.total_words, face.total]
    return "\n".join(each for each in said if each)


def progress(painter: QPainter, bar: QRectF, share: float, style: Style) -> None:
    """Draw how much of the thinking is done."""
    painter.fillPath(rounded(bar, 2), with_alpha(style.theme.text, 0.14))
    done = QRectF(bar.x(), bar.y(), max(4.0, bar.width() * share), bar.height())
    painter.fillPath(rounded(done, 2), solid(FOR[style.theme_name]))


def fold_sign(painter: QPainter, place: QRectF, words: str, style: Style, *, is_open: bool) -> None:
    """Draw that more is told behind these words, or is told now."""
    side, wide = style.text_size(13) * 0.8, width_of(words, style.text_size(13), "semibold")
    sign = QRectF(place.x() + min(wide + 5, place.width() - side), place.y() + side * 0.35, side, side)
    icon(painter, "chevron_up" if is_open else "chevron_down", sign, FOR[style.theme_name])


def rule_at(terms: Sequence[tuple[QRectF, str]], at: QPointF) -> str:
    return next((rule for place, rule in terms if place.contains(at)), "")
