"""What stays at the foot of the cabinet's left side, however far the rest scrolls: language, theme, sound."""

from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.loudspeaker import Loudspeaker
from desktop.widgets.pressable import Pressable
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.wrapping import Wrapping

LANGUAGES = {"fr": "Français", "en": "English"}
ROOM_FOR_WORDS = 0.93
"""In smaller windows, and with larger words, languages are named by their letters, as at a table: all of the foot
stays in one row."""


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
        style = self.style_now
        is_short = style.unit < ROOM_FOR_WORDS or style.text_scale > 1.0
        languages = [Choice(id, id.upper() if is_short else name, name) for id, name in LANGUAGES.items()]
        self.language.offer(languages, settings.language, say("choose-language"))
        themes = [Choice(name, say(f"theme-{name}-short")) for name in ("light", "dark", "contrast")]
        self.theme.offer(themes, settings.theme, say("choose-theme"))

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.say_again()

    def show_theme(self) -> None:
        self.theme.choose(self.program.settings.theme)
