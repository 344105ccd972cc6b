"""The right side of the page: the edition and where its data come from, rulings with a choice, the seed, the foot."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.new_game import choices as c
from desktop.new_game.action_bar import ActionBar, Gap
from desktop.new_game.beginning import own_edition
from desktop.new_game.gaps import gap_of
from desktop.new_game.option_faces import option_face
from desktop.new_game.options_list import OptionList
from desktop.new_game.place_faces import who_begins
from desktop.new_game.preparation import Preparation
from desktop.new_game.provenance import Provenance, Share
from desktop.new_game.seed_field import SeedField
from desktop.new_game.words import Wording
from desktop.style.theme import Style
from desktop.widgets.boards import Side
from desktop.widgets.links import TextLink
from desktop.widgets.options import OptionRow
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading, note
from rules.core.edition import Problem

WIDE, LEAST_WIDE = 336, 280


AGAIN, ELSEWHERE = "again", "elsewhere"
"""What can be done when the disk does not keep the game."""


class PlayingWith(Side):
    """Signal: `asked` with a rule or a section of the book."""

    asked = Signal(str)

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__()
        self.preparation, self.words = preparation, words
        self.gap: Gap | None = None
        """What is missing, as it is shown now."""
        self.edition = heading()
        self.edition_line = Label(size=16)
        self.provenance = Provenance()
        self.see_edition = TextLink()
        self.rulings_title = heading()
        self.rulings = OptionList(size=15)
        self.see_rulings = TextLink()
        self.seed_title = heading()
        self.seed = SeedField()
        self.seed_note = note()
        self.keep = OptionRow("switch", size=15)
        self.action_bar = ActionBar()
        self._arrange()
        self.see_edition.clicked.connect(lambda: self.asked.emit("edition"))
        self.see_rulings.clicked.connect(lambda: self.asked.emit("rulings"))
        self.action_bar.rule_wanted.connect(self.asked)
        self.rulings.chosen.connect(preparation.set)
        self.seed.chosen.connect(preparation.set_seed)
        self.keep.clicked.connect(preparation.set_keeps)

    def _arrange(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(18, 14, 14, 14)
        column.setSpacing(6)
        parts: list[list[QWidget]] = [
            [self.edition, self.edition_line, self.provenance, self.see_edition],
            [self.rulings_title, self.rulings, self.see_rulings],
            [self.seed_title, self.seed, self.seed_note],
            [self.keep],
        ]
        for number, part in enumerate(parts):
            for widget in ([Hairline()] if number else []) + part:
                column.addWidget(widget)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(ScrollingColumn(content), 1)
        whole.addWidget(self.action_bar)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedWidth(round(max(LEAST_WIDE, self.px(WIDE)) * style.text_scale**0.55))
        self.action_bar.fit(self.width() - 1)

    # Showing

    def say_again(self) -> None:
        say = self.words.say
        self.seed_title.setText(say("new-seed"))
        self.seed.field.setAccessibleName(say("new-seed"))
        self.seed.draw.say(say("new-seed-draw"))
        self.seed_note.setText(say("new-seed-note"))
        self.keep.tell(say("new-keep"))
        self.edition.setText(say("new-edition"))
        self.see_edition.say(say("new-edition-see"))
        self.rulings_title.setText(say("new-rulings"))

    def show_choices(self) -> None:
        self._show_edition()
        self._show_rulings()
        self.seed.show_seed(self.preparation.choices.seed)
        self.keep.setChecked(self.preparation.keeps)
        self._show_foot()

    def _show_edition(self) -> None:
        words = self.words
        counts = own_edition(self.preparation.program, self.preparation.game).counts()
        whole = sum(counts.values()) or 1
        self.edition_line.setText(words.if_there("edition-line"))
        self.provenance.tell(
            [
                Share(source, count, words.say(f"from-{source}"), words.say("percent", part=round(100 * count / whole)))
                for source, count in counts.items()
                if count
            ]
        )

    def _show_rulings(self) -> None:
        """Nothing where the rulebook leaves nothing open."""
        words, choices, offer = self.words, self.preparation.choices, self.preparation.offer
        specs = [spec for spec in offer.by_rulings if c.counts(spec, choices)]
        self.rulings.show_faces([option_face(words, choices, spec) for spec in specs])
        self.see_rulings.say(words.say("new-rulings-see", count=len(offer.rulings), switches=len(specs)))
        for widget in (self.rulings_title, self.see_rulings):
            widget.setVisible(bool(offer.rulings))

    def _show_foot(self) -> None:
        words, choices, wrong = self.words, self.preparation.choices, self.preparation.objections
        trouble = self.preparation.trouble
        if trouble is not None:
            self.gap = self._gap_of(trouble)
        else:
            self.gap = gap_of(words, choices, wrong[0]) if wrong else None
        ready = words.say("new-ready" if trouble is None else "new-not-begun")
        status = words.say("new-missing", count=len(wrong)) if wrong else ready
        self.action_bar.tell(status, who_begins(words, choices), self.gap)
        self.action_bar.start.tell(words.say("new-start"), self._below_start(), ready=self.gap is None)
        self.action_bar.fit(self.width() - 1)

    def _gap_of(self, trouble: Problem) -> Gap:
        """A disk that is full, corrections that do not fit."""
        say = self.words.say
        mends = ((say("kept-try-again"), AGAIN), (say("kept-elsewhere"), ELSEWHERE))
        return Gap(self.words.sentence(trouble.sentence), mends=mends if trouble.id == "journal-not-begun" else ())

    def _below_start(self) -> str:
        """The challenge that is chosen, else how many play."""
        now, row = self.preparation, self.preparation.offer.row
        if row is not None and now.choices.named[row.id] != row.default and not now.objections:
            return self.words.say(f"value-{row.id}-{now.choices.named[row.id]}")
        players = self.words.say("new-start-below", count=now.players)
        is_open = now.choices.is_open and c.has_secrets(now.game, now.choices)
        return self.words.say("new-start-open", players=players) if is_open else players

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.action_bar.fit(self.width() - 1)

    @property
    def tabs(self) -> list[QWidget]:
        seed, action_bar = self.seed, self.action_bar
        own = [self.see_edition, *self.rulings.tabs, self.see_rulings, seed.field, seed.draw, self.keep]
        return [*own, action_bar.tag, *action_bar.mends, action_bar.start]
