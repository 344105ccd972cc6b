"""What one hands on: what is in the file, whose it is, under which licence; never anything of pupils."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.made.saying import MadeWords
from desktop.paint.art import Art
from desktop.program import Program
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.fields import Field
from desktop.widgets.words import Hairline, Label, heading, note
from rules.teaching.made import LICENCES, NAME_LETTERS, Made


class Sharing(Board):
    """Signals: `changed` with the author and the licence; `file_wanted`; `closed`."""

    changed = Signal(str, str)
    file_wanted = Signal()
    closed = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__(art, gap=10)
        self.title = heading(size=24, on="board")
        self.name = Label(size=18, weight="semibold", on="board")
        self.contents = Label(size=15, on="board")
        self.never = Label(size=15, weight="semibold", on="board")
        self.by_label, self.by = note(on="board"), Field(size=16)
        self.by.setMaxLength(NAME_LETTERS)
        self.licence_label, self.licence = note(on="board"), Dropdown(on="board", size=16)
        self.licence_said = note(on="board")
        self.why_not = Label(size=15, weight="semibold", ink="refuse", on="board")
        self.save = Button(kind="primary", icon_name="share", on="board", size=17)
        self.close_button = Button(on="board")
        self.licence_now: str = LICENCES[0]
        above: tuple[QWidget, ...] = (
            self.title,
            self.name,
            self.contents,
            self.never,
            Hairline(on="board"),
            self.by_label,
            self.by,
        )
        below: tuple[QWidget, ...] = (self.licence_said, self.why_not, self.save, self.close_button)
        for each in (*above, self.licence_label):
            self.column.addWidget(each)
        row = QHBoxLayout()
        row.addWidget(self.licence)
        row.addStretch(1)
        self.column.addLayout(row)
        for widget in below:
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.by.editingFinished.connect(self._tell)
        self.licence.chosen.connect(self._choose)
        self.save.clicked.connect(self.file_wanted)
        self.close_button.clicked.connect(self.closed)

    def say_again(self, program: Program) -> None:
        say = program.say
        self.title.setText(say("made-share-title"))
        self.by_label.setText(say("made-author"))
        self.by.setAccessibleName(say("made-author"))
        self.licence_label.setText(say("made-licence"))
        self.why_not.setText(say("made-share-why-not"))
        self.save.say(say("made-share-file"))
        self.close_button.say(say("made-close"))

    def show_made(self, made: Made, words: MadeWords, *, is_good: bool) -> None:
        self.name.setText(words.title(made))
        self.contents.setText(words.contents(made))
        self.never.setText(words.never(made))
        if not self.by.hasFocus():
            self.by.setText(made.by)
        items = [Item(each, words.licence(each)) for each in LICENCES]
        self.licence_now = made.licence
        self.licence.offer(words.say("made-licence"), items, made.licence)
        self.licence_said.setText(words.licence_means(made.licence))
        self.why_not.setVisible(not is_good)
        self.save.set_kind("primary" if is_good else "off")

    def _choose(self, licence: str) -> None:
        self.changed.emit(self.by.text().strip(), licence)

    def _tell(self) -> None:
        self.changed.emit(self.by.text().strip(), self.licence_now)
