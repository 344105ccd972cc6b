"""What stays at the foot of the cabinet's left side, however far the rest scrolls: language, theme, sound."""

from desktop.program import Program
from desktop.widgets.dressing import Drawn
from desktop.widgets.loudspeaker import Loudspeaker
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
        self.loudspeaker = Loudspeaker(program, on="wall", side=28)
        for part in (self.language, self.theme, self.loudspeaker):
            self.row.addWidget(part)
        self.language.chosen.connect(program.set_language)
        self.theme.chosen.connect(program.set_theme)

    @property
    def stops(self) -> list[Pressable]:
        return [*self.language.segments, *self.theme.segments, self.loudspeaker]

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
