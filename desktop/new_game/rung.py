"""One level on the ladder: what it does, how often it beats the one below, own games against it, its time."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.new_game.ladder_faces import RungFace
from desktop.new_game.ladder_painting import STONES, share_bar, stone_step, stones
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.pressable import Pressable

NAME, WORDS, SMALL, FLAG, FIGURE = 18, 15, 14, 13, 17
LINE_HIGH, FULL_HIGH, MOST_HIGH = 40, 62, 76
"""Of a rung in one line, of one with its description, and beyond which no rung grows."""
LEFT, GAP, PAD = 14, 18, 12
BAR, LEAST_BAR, STONE = 180, 44, 5.2
NARROW = 0.17
"""Of the width, the most that the bar takes."""
MOST_SPARE = 70
LEAST_DOES = 130
"""With less room for what a level does, there is no bar, only its figure."""
SLANT = 4
"""Words in italics reach a little further."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of all rungs: where each begins, and where the last one ends."""

    does: float
    beats: float
    against: float
    time: float
    right: float
    bar: float
    """The width of the bar itself."""


def columns_for(faces: Sequence[RungFace], heads: tuple[str, str, str], width: float, style: Style) -> Columns:
    """Give each column the room of its words; what is left goes between them, what is missing the bar lacks first."""
    size, head_size = style.text_size(WORDS), style.text_size(SMALL)
    head_beats, head_against, head_time = (in_two_lines(head, head_size, "semibold") for head in heads)
    figure = widest([face.beats for face in faces if face.share is not None], style.text_size(FIGURE), "bold")
    quiet = max((in_two_lines(face.beats, size) for face in faces if face.share is None), default=0)
    against = max(head_against, STONES * stone_step(style.grown(STONE)), widest([face.against for face in faces], size))
    time = max(head_time, *(in_two_lines(face.time, size) for face in faces))
    room = width - PAD - time - against - LEFT - 3 * GAP
    bar = max(float(LEAST_BAR), min(float(style.px(BAR)), width * NARROW)) if figure else 0.0
    if room - bar - GAP / 2 - figure < style.grown(LEAST_DOES):
        bar = 0.0
    beats = max(head_beats, bar + GAP / 2 + figure, quiet)
    spare = room - beats - widest([face.does for face in faces], size)
    gap = GAP + min(MOST_SPARE, max(0.0, spare) / 3)
    right = width - PAD
    last = right - time
    middle = last - gap - against
    return Columns(LEFT, middle - gap - beats, middle, last, right, bar)


def widest(words: Sequence[str], size: float, weight: Weight = "regular") -> float:
    return max((width_of(each, size, weight) for each in words), default=0)


def in_two_lines(words: str, size: float, weight: Weight = "regular") -> float:
    """How wide words are that may stand on two lines; those tied by a no-break space stay together."""
    each = words.split(" ")
    parted = ((" ".join(each[:at]), " ".join(each[at:])) for at in range(1, len(each)))
    widths = (widest(lines, size, weight) for lines in parted)
    return min(widths, default=width_of(words, size, weight)) + SLANT


class Rung(Pressable):
    """Signals: `pointed` by mouse or by keyboard. Checked where its level is the one that is chosen."""

    pointed = Signal()
    radius = 9

    def __init__(self, face: RungFace) -> None:
        self.face = face
        self.columns = Columns(0, 0, 0, 0, 0, 0)
        self.is_open = True
        """Whether it shows what the level does, not only its name."""
        super().__init__(on="board", size=NAME)
        self.be_one_of_several()
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_face(self, face: RungFace) -> None:
        self.face = face
        self.say_as(face.name, f"{face.name}, {face.flag}" if face.flag else face.name)
        self.setAccessibleDescription(face.said)
        self.setChecked(face.is_chosen)

        self._limit()

    def open(self, *, wanted: bool) -> None:
        if self.is_open != wanted:
            self.is_open = wanted
            self.measure_again()
            self._limit()

    def put_columns(self, columns: Columns) -> None:
        if self.columns != columns:
            self.columns = columns
            self.measure_again()
            self._limit()

    def _limit(self) -> None:
        """No rung grows far beyond its words."""
        self.setMaximumHeight(max(self.px(MOST_HIGH), self.high_for(self.width())))

    # Measures

    def wide(self) -> int:
        return self.grown(560)

    def least_wide(self) -> int:
        return self.grown(320)

    def high_for(self, width: float) -> int:
        name = self._name_high + (self._flag_high if self._flag_is_below else 0)
        words = name + (self._does_high if self.is_open else 0)
        cells = max(self._against_high, self._high_of(self.face.time, self.columns.right - self.columns.time))
        floor = self.px(FULL_HIGH) if self.is_open else LINE_HIGH
        return max(floor, round(max(words, cells)) + (14 if self.is_open else 8))

    def size_of(self, size: float) -> int:
        return self.style_now.text_size(size)

    @property
    def _does_room(self) -> float:
        return max(60.0, self.columns.beats - self.columns.does - GAP)

    @property
    def _does_high(self) -> float:
        return height_of(self.face.does, self._does_room, self.size_of(WORDS)) + 1

    @property
    def _name_high(self) -> float:
        return height_of(self.face.name, 1000, self.size_of(NAME), "bold")

    @property
    def _flag_wide(self) -> float:
        return width_of(self.face.flag, self.size_of(FLAG), "semibold") + self.size_of(FLAG) * 1.5

    @property
    def _flag_high(self) -> float:
        """The height of the flag, whose words may be wrapped where it stands below the name."""
        size = self.size_of(FLAG)
        return height_of(self.face.flag, self._does_room - size, size, "semibold") + size * 0.5

    @property
    def _mark_wide(self) -> float:
        """The tick of the level that is chosen, and room beside it."""
        return self.size_of(NAME) * 1.1 if self.isChecked() else 0.0

    @property
    def _flag_is_below(self) -> bool:
        name = width_of(self.face.name, self.size_of(NAME), "bold") + self._mark_wide
        return bool(self.face.flag) and name + 12 + self._flag_wide > self._does_room

    @property
    def _against_high(self) -> float:
        words = height_of(self.face.against, 1000, self._against_size)
        return words + (2 * self._stone + 5 if self.face.tally.played else 0)

    @property
    def _against_size(self) -> int:
        return self.size_of(SMALL if self.face.tally.played else WORDS)

    @property
    def _stone(self) -> float:
        return float(self.grown(STONE))

    def _high_of(self, words: str, width: float) -> float:
        return height_of(words, max(1.0, width), self.size_of(WORDS))

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        self._draw_ground(painter, rect.adjusted(1, 1, -1, -1))
        self._draw_words(painter, rect)
        self._draw_beats(painter, rect)
        self._draw_against(painter, rect)
        self._draw_time(painter, rect)

    def _draw_ground(self, painter: QPainter, body: QRectF) -> None:
        style, inks, path = self.style_now, self.inks, rounded(body, self.radius)
        if self.isChecked():
            painter.fillPath(path, self._paper)
            painter.strokePath(rounded(body.adjusted(1, 1, -1, -1), self.radius - 1), pen(inks.accent, 2.4))
        elif self.is_hovered:
            painter.fillPath(path, with_alpha(inks.text, 0.07))
            if style.theme_name == "contrast":
                painter.strokePath(path, pen(inks.text, 1.4))

    @property
    def _paper(self) -> QColor:
        return mix(self.inks.ground, "#FFFFFF", 0.05 if self.style_now.is_dark else 0.72)

    @property
    def _quiet(self) -> Tint:
        """The ink of lesser words; full ink on the paper of a rung that is chosen or pointed at, where they matter."""
        return self.inks.text if self.isChecked() or self.is_hovered else self.inks.muted

    def _draw_words(self, painter: QPainter, rect: QRectF) -> None:
        face, inks, x = self.face, self.inks, self.columns.does
        name, flag = self._name_high, self._flag_high if self._flag_is_below else 0.0
        does = self._does_high if self.is_open else 0.0
        y = rect.center().y() - (name + flag + does) / 2
        size = self.size_of(NAME)
        if self.isChecked():
            side = size * 0.8
            icon(painter, "check", QRectF(x, y + (name - side) / 2, side, side), inks.accent)
        at = x + self._mark_wide
        wide = text_line(painter, QRectF(at, y, self._does_room, name), face.name, size, inks.text, "bold")
        if face.flag:
            below = self._flag_is_below
            left, top = (x, y + name) if below else (at + wide + 12, y)
            self._draw_flag(painter, QRectF(left, top, min(self._flag_wide, self._does_room), flag or name))
        if self.is_open:
            ink = self._quiet
            block = QRectF(x, y + name + flag, self._does_room, does + 2)
            text_block(painter, block, face.does, self.size_of(WORDS), ink)

    def _draw_flag(self, painter: QPainter, room: QRectF) -> None:
        size = self.size_of(FLAG)
        high = min(room.height(), self._flag_high)
        pill = QRectF(room.x(), room.center().y() - high / 2, room.width(), high)
        fill = self.style_now.accent_on_board
        painter.fillPath(rounded(pill, min(high / 2, size)), solid(fill))
        words, ink = pill.adjusted(size / 2, 0, -size / 2, 0), ink_on(fill)
        text_block(painter, words, self.face.flag, size, ink, "semibold", across="centre", down="middle")

    def _draw_beats(self, painter: QPainter, rect: QRectF) -> None:
        face, columns, y = self.face, self.columns, rect.center().y()
        room = QRectF(columns.beats, rect.y(), columns.against - columns.beats - 6, rect.height())
        if face.share is None or face.interval is None:
            self._say_quietly(painter, room, face.beats)
            return
        if columns.bar:
            bar = QRectF(columns.beats, y - 10, columns.bar, 20)
            share_bar(painter, bar, face.share, face.interval, self.style_now)
        figure = room.adjusted(columns.bar + GAP / 2 if columns.bar else 0, 0, 0, 0)
        text_line(painter, figure, face.beats, self.size_of(FIGURE), self.inks.text, "bold")

    def _draw_against(self, painter: QPainter, rect: QRectF) -> None:
        face, columns = self.face, self.columns
        room = QRectF(columns.against, rect.y(), columns.time - columns.against - 6, rect.height())
        if not face.tally.played:
            self._say_quietly(painter, room, face.against)
            return
        high, radius = self._against_high, self._stone
        top = rect.center().y() - high / 2
        stones(painter, QPointF(columns.against, top + radius), radius, face.tally, self.style_now)
        words = QRectF(room.x(), top + 2 * radius + 4, room.width(), high - 2 * radius - 4)
        text_line(painter, words, face.against, self._against_size, self._quiet)

    def _draw_time(self, painter: QPainter, rect: QRectF) -> None:
        columns = self.columns
        room = QRectF(columns.time, rect.y(), columns.right - columns.time, rect.height())
        words, size = self.face.time, self.size_of(WORDS)
        if width_of(words, size) <= room.width():
            text_line(painter, room, words, size, self.inks.text, across="right")
        else:
            text_block(painter, room, words, size, self._quiet, across="right", down="middle", italic=True)

    def _say_quietly(self, painter: QPainter, room: QRectF, words: str) -> None:
        text_block(painter, room, words, self.size_of(WORDS), self._quiet, down="middle", italic=True)

    # Pointing

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()
