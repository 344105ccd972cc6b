"""The left half of the settings: language, name, theme, size of the text, pace, help. Every change counts at once."""

from typing import Literal

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from desktop.program import Program
from desktop.settings import BUBBLES, PACES, Bubbles, Pace
from desktop.settings_sheet.samples import BY_SYSTEM, PaceSample, SizeSample, SizeSlider, ThemeTile
from desktop.settings_sheet.your_name import YourName
from desktop.style.palette import ThemeName
from desktop.widgets.letter_keys import spelled
from desktop.widgets.options import OptionRow
from desktop.widgets.pressable import one_stop
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label, heading, note
from desktop.widgets.wrapping import Column, Wrapping, side_by_side

THEME_NAMES: tuple[ThemeName, ...] = ("light", "dark", "contrast")
LANGUAGES = (Choice("fr", "Français"), Choice("en", "English"))


class ProgramSettings(Column):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.language_title, self.theme_title, self.size_title, self.pace_title, self.help_title = (
            heading(size=21) for _ in range(5)
        )
        self.bubbles_title = heading(size=21)
        self.both_languages = OptionRow("switch")
        self.your_name = YourName(program)
        self.language, self.pace, self.bubbles = Switch(size=16), Switch(size=16), Switch(size=16)
        self.themes = [ThemeTile(program.art, theme) for theme in (*THEME_NAMES, BY_SYSTEM)]
        self.percent = Label(size=24, ink="accent", weight="bold", wraps=False, limit=40)
        self.slider, self.sample = SizeSlider(), SizeSample()
        self.pace_sample = PaceSample()
        self.size_note, self.pace_note = note(), note()
        self.switches = {each: OptionRow("switch") for each in ("hints", "warnings", "only_moves", "explain")}
        for row in self._rows():
            self.column.addWidget(row) if isinstance(row, QWidget) else self.column.addLayout(row)
        self._connect()

    def _rows(self) -> list[QWidget | Wrapping]:
        tiles = Wrapping(gap=10, fills=True)
        for tile in self.themes:
            tiles.add(tile)
        return [
            side_by_side(self.language_title, self.language),
            self.both_languages,
            self.your_name,
            self.theme_title,
            tiles,
            side_by_side(self.size_title, self.percent),
            self.slider,
            self.sample,
            self.size_note,
            side_by_side(self.pace_title, self.pace),
            side_by_side(self.pace_sample, self.pace_note),
            self.help_title,
            *self.switches.values(),
            side_by_side(self.bubbles_title, self.bubbles),
        ]

    @property
    def tabs(self) -> list[QWidget]:
        switches = (*self.switches.values(), *self.bubbles.segments)
        return [
            *self.language.segments,
            self.both_languages,
            *self.your_name.tabs,
            *self.themes,
            self.slider,
            *self.pace.segments,
            *switches,
        ]

    # Choosing

    def _connect(self) -> None:
        self.language.chosen.connect(self.program.set_language)
        self.both_languages.clicked.connect(self.program.set_both_languages)
        for tile in self.themes:
            tile.clicked.connect(lambda _=False, theme=tile.theme: self._set_theme(theme))
        self.slider.valueChanged.connect(self._set_size)
        self.pace.chosen.connect(self._set_pace)
        self.program.pace_changed.connect(self._show_pace)
        for say_again in (self._say_pace, self._say_bubbles):
            self.program.keys_changed.connect(say_again)
        self.bubbles.chosen.connect(self._set_bubbles)
        for name, row in self.switches.items():
            row.clicked.connect(lambda on, name=name: self.program.settings_file.change(**{name: on}))

    def _set_size(self, percent: int) -> None:
        self.program.set_text_scale(percent / 100)
        self._show_size()

    def _set_theme(self, theme: ThemeName | Literal["system"]) -> None:
        if theme == BY_SYSTEM:
            self.program.set_theme_by_system()
        else:
            self.program.set_theme(theme)

    def _set_pace(self, pace: Pace | Literal["system"]) -> None:
        if pace == BY_SYSTEM:
            self.program.set_pace_by_system()
        else:
            self.program.set_pace(pace)

    def _show_pace(self) -> None:
        self.pace_sample.show_pace(self.program.settings.pace)
        self._say_pace()

    def _set_bubbles(self, bubbles: Bubbles) -> None:
        self.program.settings_file.change(bubbles=bubbles)
        self._say_bubbles()

    # Showing

    def say_again(self) -> None:
        say = self.program.say
        self.language_title.setText(say("choose-language"))
        self.language.offer(LANGUAGES, self.program.settings.language, say("choose-language"))
        self.both_languages.tell(say("both_languages"), say("both_languages-help"))
        self.your_name.say_again()
        self.theme_title.setText(say("choose-theme"))
        for tile in self.themes:
            tile.say(say(f"theme-{tile.theme}"))
        self.size_title.setText(say("text-size"))
        self.slider.setAccessibleName(say("text-size"))
        self.sample.tell("Clara", say("sample-ask"), "d5 × c5 → b5", say("sample-below"))
        self.size_note.setText(say("text-size-note"))
        self.help_title.setText(say("help-title"))
        for name, row in self.switches.items():
            row.tell(say(name), say(f"{name}-help"))
        self._say_pace()
        self._say_bubbles()
        self.show_settings()

    def _say_pace(self) -> None:
        say, settings = self.program.say, self.program.settings
        chosen = BY_SYSTEM if settings.pace_by_system else settings.pace
        self.pace_title.setText(say("pace"))
        self.pace.offer([Choice(each, say(f"pace-{each}")) for each in (*PACES, BY_SYSTEM)], chosen, say("pace"))
        self.pace_note.setText(say(f"pace-{chosen}-help", key=spelled(self.program, "skip")))

    def _say_bubbles(self) -> None:
        say, bubbles = self.program.say, self.program.settings.bubbles
        self.bubbles_title.setText(say("bubbles"))
        self.bubbles.offer(
            [Choice(each, say(f"bubbles-{each}", key=spelled(self.program, "explain"))) for each in BUBBLES],
            bubbles,
            say("bubbles"),
        )

    def _show_size(self) -> None:
        self.percent.setText(self.program.say("percent", part=round(self.program.settings.text_scale * 100)))

    def show_settings(self) -> None:
        settings = self.program.settings
        theme = BY_SYSTEM if settings.theme_by_system else settings.theme
        for tile in self.themes:
            tile.setChecked(tile.theme == theme)
        one_stop(self.themes)
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(settings.text_scale * 100))
        self.slider.update()
        self._show_size()
        self.both_languages.setChecked(settings.both_languages)
        for name, row in self.switches.items():
            row.setChecked(getattr(settings, name))
