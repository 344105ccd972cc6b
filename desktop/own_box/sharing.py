"""What is handed on of somebody's box: one file of data, never the photograph; files of others are opened here too."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop.own_box.draft import BoxDraft
from desktop.own_box.saying import BoxWords
from desktop.paint.box_label import box_label
from desktop.paint.painting import SMOOTH
from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label, heading
from rules.boxes.shared import extent_of
from rules.core import durable
from rules.core.edition import Problem
from rules.core.folders import EXTENSION
from rules.core.types import phrase
from rules.teaching.editions import MadeEdition, edition_file
from rules.teaching.made import LANGUAGES, Making, Titles
from rules.teaching.reading import read_file, read_made, written
from rules.teaching.shelf import plain_name

LABEL = 58


class BoxLabel(Drawn):
    """The leaf that stands for the file."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = self.grown(LABEL) + 6
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        box_label(painter, QRectF(self.rect()).adjusted(3, 2, -3, -4), self.game, self.style_now)
        painter.end()


class SharePanel(Drawn):
    """Signals: `brought` with the edition of a file that was opened; `foreign` with files that hold something else;
    `told` with a phrase."""

    brought = Signal(object)
    foreign = Signal(object)
    told = Signal(object)

    def __init__(self, program: Program, draft: BoxDraft, words: BoxWords) -> None:
        super().__init__()
        self.program, self.draft, self.words = program, draft, words
        self.title = heading(size=20)
        self.label = BoxLabel(draft.game.id)
        self.name = Label(size=16, weight="semibold", wraps=False)
        self.extent = Label(size=15, wraps=False)
        self.never = Label(size=14, ink="muted", wraps=False)
        self.open = ActionButton(icon_name="open", is_compact=True)
        self.save = ActionButton(icon_name="file", is_compact=True)
        said, row, buttons, column = QVBoxLayout(), QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for layout in (said, row, buttons, column):
            layout.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(0)
        for each in (self.name, self.extent, self.never):
            said.addWidget(each)
        said.addStretch(1)
        row.setSpacing(12)
        row.addWidget(self.label)
        row.addLayout(said, 1)
        buttons.setSpacing(8)
        for button in (self.open, self.save):
            button.let_grow(QSizePolicy.Policy.Expanding)
            buttons.addWidget(button, 1)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addLayout(row)
        column.addLayout(buttons)
        self.open.clicked.connect(self.ask_for_file)
        self.save.clicked.connect(self.ask_where)
        draft.changed.connect(self.show_again)

    def minimumSizeHint(self) -> QSize:
        """No line of it gives way."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    # What is shown

    def show_again(self) -> None:
        say, corrections = self.words.say, self.draft.own.corrections
        self.title.setText(say("share-title"))
        self.name.setText(self.file_name)
        extent = extent_of(self.draft.own.published, corrections)
        self.extent.setText(say("made-extent", data=extent.data, moved=extent.moved))
        self.never.setText(say("share-data-only"))
        self.open.say(say("share-open"))
        self.save.say(say("share-save"))
        self.save.set_kind("quiet" if corrections else "off")

    @property
    def file_name(self) -> str:
        """What the file is called that is handed on."""
        return plain_name(f"{self.words.say(f'game-{self.draft.game.id}')} {self.words.say('box-title')}") + EXTENSION

    # Opening

    def ask_for_file(self) -> None:
        say = self.words.say
        name, _ = QFileDialog.getOpenFileName(self, say("share-open"), "", f"{say('made-files')} (*{EXTENSION})")
        if name:
            self.read(Path(name))

    def read(self, file: Path) -> None:
        """Let the corrections of a file meet those that are here; whatever else it holds opens where it belongs."""
        reading = read_file(file)
        if reading.made is None and is_of_this_kind(reading.problems):
            self.told.emit(phrase("share-not-read", file=file.name, why=reading.problems[0].sentence))
        elif not isinstance(reading.made, MadeEdition):
            self.foreign.emit((file,))
        elif reading.made.game != self.draft.game.id:
            self.told.emit(phrase("share-other-game", file=file.name, game=self._game(reading.made.game)))
        else:
            self.brought.emit(reading.made)

    def _game(self, id: str) -> str:
        game = self.program.library.named(id)
        return self.program.say_phrase(phrase(f"game-{id}"), game) if game is not None else id

    def is_of_this_game(self, file: Path) -> bool:
        made = read_file(file).made
        return isinstance(made, MadeEdition) and made.game == self.draft.game.id

    # Saving

    def ask_where(self) -> None:
        say = self.words.say
        name, _ = QFileDialog.getSaveFileName(
            self, say("share-save"), self.file_name, f"{say('made-files')} (*{EXTENSION})"
        )
        if name:
            self.write(Path(name if name.endswith(EXTENSION) else name + EXTENSION))

    def write(self, file: Path) -> None:
        """Write all that is corrected into one file; the library has it too, with its author and licence."""
        made = self.made(file)
        raw = written(made)
        wrong = read_made(raw).problems
        if wrong:
            self.told.emit(wrong[0].sentence)
            return
        try:
            durable.replace_file(file, raw)
            self.program.made.keep(made)
        except OSError as error:
            self.told.emit(phrase("made-not-kept", reason=error.strerror or type(error).__name__))
            return
        self.told.emit(phrase("share-written", file=file.name))

    def made(self, file: Path) -> MadeEdition:
        """The corrections as they are now. What was handed on before is another state of the same thing: whoever has it
        may replace it. A name that somebody gave to the file is its title."""
        own, game = self.draft.own, self.draft.game
        making = Making(game, own.published.version, self.program.settings.name, date.today())
        new = edition_file(making, own.corrections, self._titles(file))
        before = self._before()
        if before is None:
            return new
        kept = {"id": before.id, "licence": before.licence, "by": before.by or new.by}
        titles = before.title if file.name == self.file_name else new.title
        return new.model_copy(update=kept | {"title": titles})

    def _titles(self, file: Path) -> Titles:
        if file.name == self.file_name:
            return Titles(**{each: self.program.texts(language=each).say(phrase("box-title")) for each in LANGUAGES})
        words = " ".join(file.stem.replace("-", " ").replace("_", " ").split())
        return Titles(**{self.program.settings.language: words[:1].upper() + words[1:]})

    def _before(self) -> MadeEdition | None:
        """What was handed on of this box before, as it stands in the library."""
        kept, _ = self.program.made.things()
        mine = (each.made for each in kept if each.received is None and isinstance(each.made, MadeEdition))
        return next((each for each in mine if each.game == self.draft.game.id), None)


def is_of_this_kind(problems: Sequence[Problem]) -> bool:
    """Whether what is wrong with a file is not just that it is something else."""
    return all(each.id != "made-foreign" for each in problems)
