"""Settings: a sheet of paper before whatever is open. Every change counts at once; there is nothing to confirm."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.paint.light import grain
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.program import Program
from desktop.screen import Screen
from desktop.settings_sheet.eyes_and_keys import EyesAndKeys
from desktop.settings_sheet.program_settings import ProgramSettings
from desktop.settings_sheet.sound_settings import SoundSettings
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.pressable import tab_through
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, note
from desktop.widgets.wrapping import Wrapping

if TYPE_CHECKING:
    from desktop.shell import Shell

WIDEST, TOP, TOP_OF_LARGE_TEXT = 1300, 74, 20
LARGE_TEXT = 1.5
OUT_OF_FOCUS = 4
SHEET_INK = "#2A1A0E"


class SettingsSheet(Screen):
    largest_unit = 1.4

    def __init__(self, program: Program, shell: "Shell", game: str = "") -> None:
        super().__init__(program)
        self.shell = shell
        self.behind = shell.trail[-1] if shell.trail else None
        self.backdrop = QPixmap()
        self.title = Label(size=38, weight="semibold", serif=True, wraps=False, limit=64)
        self.motto = note(size=18)
        self.close_ = Button(icon_name="close", size=17)
        self.close_.clicked.connect(self.shell.back)
        self.settings, self.eyes_and_keys = ProgramSettings(program), EyesAndKeys(program)
        self.sound = SoundSettings(program)
        self.about = Button(icon_name="help", size=16)
        self.about.clicked.connect(lambda: self.shell.open("about"))
        if "about" not in shell.makers:
            self.about.hide()  # shown before it has a place, it would be a window of its own
        self.halves = self.settings, self.eyes_and_keys
        self._arrange()
        self.draw_again()
        self.say_again()
        self.begins_at = self.settings.language.segment(program.settings.language)

    def _arrange(self) -> None:
        self.head = QHBoxLayout()
        self.head.addWidget(self.title)
        self.head.addWidget(self.motto, 1)
        self.head.addWidget(self.close_)
        content = QWidget()
        self.columns = Wrapping(content, gap=48, fills=True)
        self.eyes_and_keys.column.insertWidget(0, self.sound)
        self.eyes_and_keys.column.insertWidget(1, Hairline())
        self.eyes_and_keys.column.addSpacing(12)
        self.eyes_and_keys.column.addWidget(self.about, 0, Qt.AlignmentFlag.AlignLeft)
        for half in self.halves:
            half.column.addStretch(1)
            self.columns.add(half)
        self.sheet = QWidget(self)
        self.sheet_column = QVBoxLayout(self.sheet)
        self.sheet_column.addLayout(self.head)
        self.sheet_column.addWidget(Hairline())
        self.sheet_column.addWidget(ScrollingColumn(content), 1)

    def say_again(self) -> None:
        say = self.program.say
        self.title.setText(say("settings"))
        self.motto.setText(say("settings-motto"))
        self.close_.say(say("settings-close"))
        for half in self.halves:
            half.say_again()
        self.sound.say_again()
        self.about.say(say("table-menu-about"))
        self._see_behind_later()
        tab_through([self.close_, *self.settings.tabs, *self.sound.tabs, *self.eyes_and_keys.tabs, self.about])

    # Looks

    def draw_again(self) -> None:
        self.wear_anew(self.sheet)
        self._place_sheet()
        self.settings.show_settings()
        self._see_behind_later()
        self.update()

    def _place_sheet(self) -> None:
        style, unit = self.style_now, self.px
        width = min(round(unit(WIDEST) * style.text_scale**0.4), self.width() - 2 * unit(24))
        top = unit(TOP if style.text_scale <= LARGE_TEXT else TOP_OF_LARGE_TEXT)
        self.sheet.setGeometry(QRect((self.width() - width) // 2, top, width, self.height() - top))
        side = unit(40)
        self.sheet_column.setContentsMargins(side, unit(22), side - 10, 0)
        self.sheet_column.setSpacing(unit(12))
        self.head.setSpacing(unit(20))
        self.columns.setContentsMargins(0, unit(8), 12, unit(24))
        self.sound.column.setSpacing(unit(6))
        for half in self.halves:
            half.column.setSpacing(unit(10))
            half.setMinimumWidth(min(style.grown(430), width - 2 * side - 10))

    def _see_behind_later(self) -> None:
        QTimer.singleShot(0, self, self._see_behind)

    def _see_behind(self) -> None:
        """The screen below as it looks now, out of focus."""
        if self.behind is None:
            return
        self.behind.resize(self.size())
        sharp = self.behind.grab()
        small = sharp.size() / OUT_OF_FOCUS
        self.backdrop = sharp.scaled(
            QSize(max(1, small.width()), max(1, small.height())),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        if self.backdrop.isNull():
            painter.fillRect(self.rect(), solid(theme.window))
        else:
            painter.drawPixmap(QRectF(self.rect()), self.backdrop, QRectF(self.backdrop.rect()))
        painter.fillRect(self.rect(), with_alpha("#000000" if self.style_now.is_dark else SHEET_INK, 0.45))
        draw_sheet(painter, QRectF(self.sheet.geometry()).adjusted(0, 0, 0, 30), self.style_now)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the sheet on a click beside it; ignore a click on it."""
        if not self.sheet.geometry().contains(event.position().toPoint()):
            self.shell.back()


def draw_sheet(painter: QPainter, sheet: QRectF, style: Style) -> None:
    """Paper with its shadow, and the handle by which one would pull it down."""
    for step in range(24):
        reach = sheet.adjusted(-step * 1.5, 6 - step * 1.2, step * 1.5, 0)
        painter.fillPath(rounded(reach, 14 + step * 1.5), with_alpha("#1A0E05", 0.018))
    path = rounded(sheet, 14)
    painter.fillPath(path, solid(style.theme.panel))
    grain(painter, path, 8, "#46320F" if not style.is_dark else "#FFF0D2", 31)
    edge = style.theme.line if style.is_dark else "#FFFFFF"
    painter.strokePath(rounded(sheet.adjusted(1, 1, -1, -1), 13), pen(edge, 1.4))
    handle = QRectF(sheet.center().x() - 34, sheet.y() + 8, 68, 5)
    painter.fillPath(rounded(handle, 2.5), solid(style.theme.line))
