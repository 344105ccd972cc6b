"""What stays at the foot of the cabinet's left side, however far the rest scrolls: language and theme."""

from PySide6.QtWidgets import QWidget

from desktop.program import Program
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import Pressable
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.wrapping import Wrapping


class Foot(Drawn):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.language = Switch(on="wall", size=15)
        self.theme = Switch(on="wall", size=15)
        self.row = Wrapping(self, gap=8)
        for part in (self.language, self.theme):
            self.add(part)
        self.language.chosen.connect(program.set_language)
        self.theme.chosen.connect(program.set_theme)

    def add(self, part: QWidget) -> None:
        """Something else stands at the end of the row."""
        self.row.addWidget(part)

    @property
    def stops(self) -> list[Pressable]:
        return [*self.language.segments, *self.theme.segments]

    def high_for(self, width: int) -> int:
        return self.row.heightForWidth(width)

    def say_again(self) -> None:
        say, settings = self.program.say, self.program.settings
        languages = (Choice("fr", "Français"), Choice("en", "English"))
        self.language.offer(languages, settings.language, say("choose-language"))
        themes = [Choice(name, say(f"theme-{name}-short")) for name in ("light", "dark", "contrast")]
        self.theme.offer(themes, settings.theme, say("choose-theme"))

    def show_theme(self) -> None:
        self.theme.choose(self.program.settings.theme)
