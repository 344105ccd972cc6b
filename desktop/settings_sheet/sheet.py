"""Settings: a sheet of paper before whatever is open. Every change counts at once; there is nothing to confirm."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.paint.light import grain
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.program import Program
from desktop.screen import Screen
from desktop.settings import PACES, TEXT_SCALES, Pace
from desktop.settings_sheet.eyes import USUAL, SightRow
from desktop.settings_sheet.keyboard import GROUPS, Keyboard, LegendRow
from desktop.settings_sheet.samples import PaceSample, SizeSample, SizeSlider, ThemeTile
from desktop.style.mixing import solid, with_alpha
from desktop.style.palette import ThemeName
from desktop.style.vision import DEFICIENCIES
from desktop.widgets.buttons import Button
from desktop.widgets.options import OptionRow
from desktop.widgets.pressable import one_stop, tab_through
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Hairline, Label, heading, note
from desktop.widgets.wrapping import Column, Wrapping, side_by_side

if TYPE_CHECKING:
    from desktop.shell import Shell

WIDEST, TOP, TOP_OF_LARGE_TEXT = 1300, 74, 20
LARGE_TEXT = 1.5
OUT_OF_FOCUS = 4
THEME_NAMES: tuple[ThemeName, ...] = ("light", "dark", "contrast")
SHEET_INK = "#2A1A0E"
NAMED_KEYS = ("esc", "tab", "enter", "space", "ctrl")


class SettingsSheet(Screen):
    largest_unit = 1.4

    def __init__(self, program: Program, shell: "Shell", game: str = "") -> None:
        super().__init__(program)
        self.shell = shell
        self.behind = shell.trail[-1] if shell.trail else None
        self.backdrop = QPixmap()
        self._build()
        self.draw_again()
        self.say_again()

    # Building

    def _build(self) -> None:
        self.title = Label(size=38, weight="semibold", serif=True, wraps=False, limit=64)
        self.motto = note(size=18)
        self.close_ = Button(icon_name="close", size=17)
        self.close_.clicked.connect(self.shell.back)
        self._build_left()
        self._build_right()
        self._arrange()
        self._connect()

    def _build_left(self) -> None:
        art, settings = self.program.art, self.program.settings
        self.language_title, self.theme_title, self.size_title, self.pace_title, self.help_title = (
            heading(size=21) for _ in range(5)
        )
        self.language = Switch(size=16)
        self.themes = [ThemeTile(art, theme) for theme in THEME_NAMES]
        self.percent = Label(size=24, ink="accent", weight="bold", wraps=False, limit=40)
        self.slider = SizeSlider()
        self.slider.setValue(TEXT_SCALES.index(settings.text_scale))
        self.sample = SizeSample()
        self.size_note = note()
        self.pace = Switch(size=16)
        self.pace_sample = PaceSample()
        self.pace_note = note()
        self.hints = OptionRow("switch")
        self.warnings = OptionRow("switch")
        self.explain = OptionRow("switch")

    def _build_right(self) -> None:
        self.eyes_title, self.keys_title = heading(size=21), heading(size=21)
        self.eyes_note, self.eyes_below, self.keys_note = note(), note(), note()
        self.sights = [SightRow(kind) for kind in (USUAL, *DEFICIENCIES)]
        self.keyboard = Keyboard()
        self.legend = [LegendRow(*GROUPS[group]) for group in GROUPS]

    def _arrange(self) -> None:
        self.head = QHBoxLayout()
        self.head.addWidget(self.title)
        self.head.addWidget(self.motto, 1)
        self.head.addWidget(self.close_)
        left, right = Column(), Column()
        for row in self._left_rows():
            left.column.addWidget(row) if isinstance(row, QWidget) else left.column.addLayout(row)
        right.column.addLayout(side_by_side(self.eyes_title, self.eyes_note))
        for each in (*self.sights, self.eyes_below, Hairline()):
            right.column.addWidget(each)
        right.column.addLayout(side_by_side(self.keys_title, self.keys_note))
        for part in (self.keyboard, *self.legend):
            right.column.addWidget(part)
        for half in (left, right):
            half.column.addStretch(1)
        self.halves = left, right
        content = QWidget()
        self.columns = Wrapping(content, gap=48, fills=True)
        for half in self.halves:
            self.columns.add(half)
        self.sheet = QWidget(self)
        column = QVBoxLayout(self.sheet)
        column.addLayout(self.head)
        column.addWidget(Hairline())
        column.addWidget(ScrollingColumn(content), 1)
        self.sheet_column = column

    def _left_rows(self) -> list[QWidget | Wrapping]:
        tiles = Wrapping(gap=10, fills=True)
        for tile in self.themes:
            tiles.add(tile)
        return [
            side_by_side(self.language_title, self.language),
            self.theme_title,
            tiles,
            side_by_side(self.size_title, self.percent),
            self.slider,
            self.sample,
            self.size_note,
            side_by_side(self.pace_title, self.pace),
            side_by_side(self.pace_sample, self.pace_note),
            self.help_title,
            self.hints,
            self.warnings,
            self.explain,
        ]

    def _connect(self) -> None:
        self.language.chosen.connect(self.program.set_language)
        for tile in self.themes:
            tile.clicked.connect(lambda _=False, theme=tile.theme: self.program.set_theme(theme))
        self.slider.valueChanged.connect(self._set_size)
        self.pace.chosen.connect(self._set_pace)
        self.hints.clicked.connect(lambda on: self.program.settings_file.change(hints=on))
        self.warnings.clicked.connect(lambda on: self.program.settings_file.change(warnings=on))
        self.explain.clicked.connect(lambda on: self.program.settings_file.change(explain=on))

    # Choosing

    def _set_size(self, step: int) -> None:
        self.program.set_text_scale(TEXT_SCALES[step])
        self._show_size()

    def _set_pace(self, pace: Pace) -> None:
        self.program.settings_file.change(pace=pace)
        self.pace_sample.show_pace(pace)
        self._say_pace()

    # Words

    def say_again(self) -> None:
        say, settings = self.program.say, self.program.settings
        self.title.setText(say("settings"))
        self.motto.setText(say("settings-motto"))
        self.close_.say(say("settings-close"))
        self.language_title.setText(say("choose-language"))
        languages = (Choice("fr", "Français"), Choice("en", "English"))
        self.language.offer(languages, settings.language, say("choose-language"))
        self.theme_title.setText(say("choose-theme"))
        for tile in self.themes:
            tile.say(say(f"theme-{tile.theme}"))
        self.size_title.setText(say("text-size"))
        self.slider.setAccessibleName(say("text-size"))
        self.sample.tell("Clara", say("sample-ask"), "d5 × c5 → b5", say("sample-below"))
        self.size_note.setText(say("text-size-note"))
        self.help_title.setText(say("help-title"))
        self.hints.tell(say("hints"), say("hints-help"))
        self.warnings.tell(say("warnings"), say("warnings-help"))
        self.explain.tell(say("explain"), say("explain-help"))
        self._say_right()
        self._say_pace()
        self._show_size()
        self._show_settings()
        self._see_behind_later()
        switches = self.hints, self.warnings, self.explain
        chosen = [*self.language.segments, *self.themes, self.slider, *self.pace.segments, *switches]
        tab_through([self.close_, *chosen])

    def _say_right(self) -> None:
        say, language = self.program.say, self.program.settings.language
        self.eyes_title.setText(say("eyes"))
        self.eyes_note.setText(say("eyes-note"))
        self.eyes_below.setText(say("eyes-below"))
        for row in self.sights:
            pair = [say("seat-colour", colour=seat) for seat in row.sight.closest]
            words = say(f"eyes-{row.sight.kind}")
            said = say("eyes-closest", eyes=words, one=pair[0], other=pair[1], distance=round(row.sight.distance))
            row.tell(words, said)
        self.keys_title.setText(say("keys"))
        self.keys_note.setText(say("keys-note"))
        self.keyboard.tell(language, {key: say(f"key-{key}") for key in NAMED_KEYS}, say("keys"))
        for group, line in zip(GROUPS, self.legend, strict=True):
            line.tell(say(f"keys-{group}"), say(f"keys-{group}-list"))

    def _say_pace(self) -> None:
        say, pace = self.program.say, self.program.settings.pace
        self.pace_title.setText(say("pace"))
        self.pace.offer([Choice(each, say(f"pace-{each}")) for each in PACES], pace, say("pace"))
        self.pace_note.setText(say(f"pace-{pace}-help"))

    def _show_size(self) -> None:
        self.percent.setText(self.program.say("percent", part=round(self.program.settings.text_scale * 100)))

    def _show_settings(self) -> None:
        settings = self.program.settings
        for tile in self.themes:
            tile.setChecked(tile.theme == settings.theme)
        one_stop(self.themes)
        with QSignalBlocker(self.slider):
            self.slider.setValue(TEXT_SCALES.index(settings.text_scale))
        self.slider.update()
        self._show_size()
        self.hints.setChecked(settings.hints)
        self.warnings.setChecked(settings.warnings)
        self.explain.setChecked(settings.explain)

    # Looks

    def draw_again(self) -> None:
        self.wear_anew(self.sheet)
        self._place_sheet()
        self._show_settings()
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
        self._draw_sheet(painter, QRectF(self.sheet.geometry()).adjusted(0, 0, 0, 30))
        painter.end()

    def _draw_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        theme = self.style_now.theme
        for step in range(24):
            reach = sheet.adjusted(-step * 1.5, 6 - step * 1.2, step * 1.5, 0)
            painter.fillPath(rounded(reach, 14 + step * 1.5), with_alpha("#1A0E05", 0.018))
        path: QPainterPath = rounded(sheet, 14)
        painter.fillPath(path, solid(theme.panel))
        grain(painter, path, 8, "#46320F" if not self.style_now.is_dark else "#FFF0D2", 31)
        edge = theme.line if self.style_now.is_dark else "#FFFFFF"
        painter.strokePath(rounded(sheet.adjusted(1, 1, -1, -1), 13), pen(edge, 1.4))
        handle = QRectF(sheet.center().x() - 34, sheet.y() + 8, 68, 5)
        painter.fillPath(rounded(handle, 2.5), solid(theme.line))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside the sheet: it goes back into its drawer. On it, a click means nothing."""
        if not self.sheet.geometry().contains(event.position().toPoint()):
            self.shell.back()
