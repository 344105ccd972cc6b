"""Among the settings: the edition and where its data come from, rulings with a choice, the seed, what is kept."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.new_game import choices as c
from desktop.new_game.data_words import data_knob
from desktop.new_game.option_faces import may_be_had, option_face
from desktop.new_game.options_list import OptionList
from desktop.new_game.preparation import Preparation
from desktop.new_game.provenance import Provenance, Share
from desktop.new_game.seed_field import SeedField
from desktop.new_game.words import Wording
from desktop.widgets.boards import Board
from desktop.widgets.links import TextLink
from desktop.widgets.options import OptionRow
from desktop.widgets.words import Hairline, Label, heading, note


class RulingsBoard(Board):
    """Signal: `asked` with a section of the book."""

    asked = Signal(str)

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__(preparation.program.art, gap=4)
        self.preparation, self.words = preparation, words
        self.title = heading(on="board")
        self.list = OptionList(on="board", size=15)
        self.see = TextLink(on="board")
        for widget in (self.title, self.list, self.see):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.list.chosen.connect(preparation.set)
        self.see.clicked.connect(lambda: self.asked.emit("rulings"))

    def show_choices(self, *, wanted: bool) -> None:
        """Show the switches of rulings; nothing where the rulebook leaves nothing open."""
        words, choices, offer = self.words, self.preparation.choices, self.preparation.offer
        offered = [spec for spec in offer.by_rulings if c.is_offered(spec, choices)]
        specs = [spec for spec in offered if may_be_had(words, choices, spec)]
        self.setVisible(wanted and bool(offer.rulings))
        self.title.setText(words.say("new-rulings"))
        self.list.show_faces([option_face(words, choices, spec) for spec in specs])
        self.see.say(words.say("new-rulings-see", count=len(offer.rulings), switches=len(specs)))

    @property
    def tabs(self) -> list[QWidget]:
        return [*self.list.tabs, self.see]


class EditionBoard(Board):
    """The edition, the seed, and whether these choices are there again. Signal: `asked` with a section of the book."""

    asked = Signal(str)

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__(preparation.program.art, gap=6)
        self.preparation, self.words = preparation, words
        self.seed_title = heading(on="board")
        self.seed = SeedField()
        self.seed_note = note(on="board")
        self.keep = OptionRow("switch", on="board", size=15)
        self.edition = heading(on="board")
        self.edition_line = Label(size=16, on="board")
        self.provenance = Provenance(on="board")
        self.whose = OptionList(on="board", size=15, inset=0)
        self.see = TextLink(on="board")
        chosen: list[QWidget] = [self.seed_title, self.seed, self.seed_note, self.keep, Hairline(on="board")]
        for widget in (*chosen, self.edition, self.edition_line, self.whose, self.provenance, self.see):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.see.clicked.connect(lambda: self.asked.emit("edition"))
        self.seed.chosen.connect(preparation.set_seed)
        self.keep.clicked.connect(preparation.set_keeps)
        self.whose.chosen.connect(
            lambda _, wanted: preparation.change(preparation.choices.with_published(bool(wanted)))
        )

    def show_choices(self, *, wanted: bool) -> None:
        self.setVisible(wanted)
        if not wanted:
            return
        words, now = self.words, self.preparation
        counts = now.data.edition.counts()
        whole = sum(counts.values()) or 1
        shares = [(source, count) for source, count in counts.items() if count]
        self.edition.setText(words.say("new-edition"))
        self.edition_line.setText(words.if_there("edition-line"))
        knob = data_knob(words, now)
        self.whose.show_faces((knob,) if knob is not None else ())
        self.provenance.tell(
            [
                Share(source, count, words.say(f"from-{source}"), words.say("percent", part=round(100 * count / whole)))
                for source, count in shares
            ]
        )
        self.see.say(words.say("new-edition-see"))
        self.seed_title.setText(words.say("new-seed"))
        self.seed.field.setAccessibleName(words.say("new-seed"))
        self.seed.draw.say(words.say("new-seed-draw"))
        self.seed_note.setText(words.say("new-seed-note"))
        self.seed.show_seed(now.choices.seed)
        self.keep.tell(words.say("new-keep"))
        self.keep.setChecked(now.keeps)

    @property
    def tabs(self) -> list[QWidget]:
        return [self.seed.field, self.seed.draw, self.keep, *self.whose.tabs, self.see]
