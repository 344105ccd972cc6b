"""The right half of the settings: the colours as other eyes see them, and what the keys do. Nothing to choose."""

from desktop.program import Program
from desktop.settings_sheet.eyes import USUAL, SightRow
from desktop.settings_sheet.keyboard import GROUPS, Keyboard, LegendRow
from desktop.style.vision import DEFICIENCIES
from desktop.widgets.words import Hairline, heading, note
from desktop.widgets.wrapping import Column, side_by_side

NAMED_KEYS = ("esc", "tab", "enter", "space", "ctrl")


class EyesAndKeys(Column):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.eyes_title, self.keys_title = heading(size=21), heading(size=21)
        self.eyes_note, self.eyes_below, self.keys_note = note(), note(), note()
        self.sights = [SightRow(kind) for kind in (USUAL, *DEFICIENCIES)]
        self.keyboard = Keyboard()
        self.legend = [LegendRow(*GROUPS[group]) for group in GROUPS]
        self.column.addLayout(side_by_side(self.eyes_title, self.eyes_note))
        for each in (*self.sights, self.eyes_below, Hairline()):
            self.column.addWidget(each)
        self.column.addLayout(side_by_side(self.keys_title, self.keys_note))
        self.everywhere = note()
        for part in (self.keyboard, *self.legend, self.everywhere):
            self.column.addWidget(part)

    def say_again(self) -> None:
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
        self.everywhere.setText(say("keys-everywhere"))
