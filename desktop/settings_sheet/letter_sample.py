"""A letter of the table and a digit, as they are pressed now: by themselves, or with Alt."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.keys import Act, keys_of
from desktop.paint.keycaps import draw_caps, height_of_cap, width_of_caps
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.program import Program
from desktop.style.fonts import width_of
from desktop.widgets.dressing import Drawn
from desktop.widgets.letter_keys import caps_with_alt

SHOWN: tuple[Act, ...] = ("fit", "again")
INDENT, GAP, SIZE = 58, 8, 15


class LetterSample(Drawn):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.lines: list[tuple[tuple[str, ...], str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say_again(self) -> None:
        say = self.program.say
        caps = [(caps_with_alt(self.program, keys_of(act)[:1], keys_of(act)[0]), act) for act in SHOWN]
        words = {"alt": say("key-alt")}
        self.lines = [(tuple(words.get(cap, cap) for cap in each), say(f"letter-sample-{act}")) for each, act in caps]
        self.setAccessibleName(". ".join(f"{' '.join(keys)}: {does}" for keys, does in self.lines))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(SIZE)

    def _wide(self) -> list[float]:
        size, style = self._size, self.style_now
        return [width_of_caps(caps, style) + GAP + width_of(words, size) + 3 * GAP for caps, words in self.lines]

    @property
    def _is_narrow(self) -> bool:
        return INDENT + sum(self._wide()) > self.width()

    def sizeHint(self) -> QSize:
        row = round(height_of_cap(self.style_now)) + 6
        return QSize(self.px(300), row * (max(1, len(self.lines)) if self._is_narrow else 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(INDENT + max(self._wide(), default=0)), self.sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, high, x, y = self.style_now, height_of_cap(self.style_now), float(INDENT), 2.0
        for (caps, words), wide in zip(self.lines, self._wide(), strict=True):
            draw_caps(painter, x, y, caps, style)
            start = x + width_of_caps(caps, style) + GAP
            line = QRectF(start, y, wide, high - 2)
            text_line(painter, line, words, self._size, style.theme.text)
            if self._is_narrow:
                y += high + 6
            else:
                x += wide
        painter.end()
