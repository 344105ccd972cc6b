"""The right half of the settings: the colours as other eyes see them, and what the keys do. Nothing to choose."""

from PySide6.QtWidgets import QWidget

from desktop.program import Program
from desktop.settings_sheet.eyes import USUAL, SightRow
from desktop.settings_sheet.keyboard import GROUPS, Keyboard, LegendRow
from desktop.settings_sheet.letter_sample import LetterSample
from desktop.style.vision import DEFICIENCIES
from desktop.widgets.options import OptionRow
from desktop.widgets.words import Hairline, heading, note
from desktop.widgets.wrapping import Column, side_by_side

NAMED_KEYS = ("esc", "tab", "enter", "space", "ctrl", "alt")


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
        self.letters, self.letter_sample = OptionRow("switch"), LetterSample(program)
        self.letters.clicked.connect(program.set_letter_keys)
        program.keys_changed.connect(self.say_keys)
        for part in (self.letters, self.letter_sample, self.keyboard, *self.legend, self.everywhere):
            self.column.addWidget(part)

    def say_again(self) -> None:
        say = self.program.say
        self.eyes_title.setText(say("eyes"))
        self.eyes_note.setText(say("eyes-note"))
        self.eyes_below.setText(say("eyes-below"))
        for row in self.sights:
            pair = [say("seat-colour", colour=seat) for seat in row.sight.closest]
            words = say(f"eyes-{row.sight.kind}")
            said = say("eyes-closest", eyes=words, one=pair[0], other=pair[1], distance=round(row.sight.distance))
            row.tell(words, said)
        self.say_keys()

    @property
    def tabs(self) -> list[QWidget]:
        return [self.letters]

    def say_keys(self) -> None:
        """Say what the keys do as they are now: letters by themselves, or with Alt."""
        say, settings = self.program.say, self.program.settings
        self.keys_title.setText(say("keys"))
        self.keys_note.setText(say("keys-note" if settings.letter_keys else "keys-note-alt"))
        self.letters.tell(say("letter_keys"), say("letter_keys-help"))
        self.letters.setChecked(settings.letter_keys)
        self.letter_sample.say_again()
        self.keyboard.tell(
            settings.language,
            {key: say(f"key-{key}") for key in NAMED_KEYS},
            say("keys"),
            with_alt=not settings.letter_keys,
        )
        for group, line in zip(GROUPS, self.legend, strict=True):
            line.tell(say(f"keys-{group}"), say(f"keys-{group}-list"))
        self.everywhere.setText(say("keys-everywhere"))
