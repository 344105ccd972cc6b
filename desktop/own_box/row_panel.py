"""The row that is looked at, wide: its picture, each of its data with where it comes from and why, and forms for what
takes more than a line."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.own_box.cell_field import CellField
from desktop.own_box.choosing import Names
from desktop.own_box.draft import BoxDraft
from desktop.own_box.paper import PaleBoard
from desktop.own_box.row_picture import RowPicture
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import DataLine, Place
from desktop.own_box.value_fields import Setting, ValueField, field_for
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.reader.provenance import source_mark
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading
from rules.boxes.own import MISSING
from rules.boxes.sheets import Cell
from rules.boxes.typed import is_line
from rules.core.correcting import plain_path
from rules.core.edition import Datum
from rules.core.types import Json
from rules.reference.values import is_plan

MARK = 22
LEGEND = "legend"


class Mark(Drawn):
    """The source of a datum, by its shape."""

    def __init__(self) -> None:
        super().__init__()
        self.source = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_source(self, source: str) -> None:
        self.source = source
        self.update()

    def sizeHint(self) -> QSize:
        side = self.style_now.grown(MARK)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.source:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        centre = QPointF(self.width() / 2, self.height() / 2)
        source_mark(painter, centre, self.width() * 0.3, self.source, self.style_now)
        painter.end()


class DatumCard(QWidget):
    """One datum: its name and source, its field, what it replaces, why we have it so. Signals: `edited` with the value;
    `put_back`; `question_wanted` before what the rulebook prints is changed."""

    edited = Signal(object)
    put_back = Signal()
    question_wanted = Signal()

    def __init__(self, cell: Cell, name: str, field: ValueField | None, words: BoxWords) -> None:
        super().__init__()
        self.cell, self.field, self.words = cell, field, words
        self.mark = Mark()
        self.name = Label(name, size=16, weight="semibold")
        self.source = Label(size=14, ink="muted")
        self.shown = Label(size=16)
        self.was = Label(size=14, ink="muted")
        self.why = Label(size=14, ink="muted")
        self.back = Button(icon_name="undo", size=14, is_compact=True)
        self.change = Button(icon_name="pencil", size=14, is_compact=True)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.mark)
        head.addWidget(self.name, 1)
        head.addWidget(self.source)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 6)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.shown)
        if field is not None:
            column.addWidget(field)
            field.edited.connect(self.edited)
        column.addWidget(self.was)
        column.addWidget(self.why)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addWidget(self.change)
        foot.addStretch(1)
        column.addLayout(foot)
        self.back.clicked.connect(self.put_back)
        self.change.clicked.connect(self.question_wanted)


class RowPanel(PaleBoard):
    """Signals: `edited` with a path and its value; `put_back` with a path; `question_wanted` with a place; `left`, when
    the keyboard goes back to the table."""

    edited = Signal(str, object)
    put_back = Signal(str)
    question_wanted = Signal(object)
    left = Signal()

    def __init__(
        self, art: Art, draft: BoxDraft, names: Names, is_open: Callable[[Place], bool], notes: Mapping[str, Datum]
    ) -> None:
        super().__init__(art, gap=6)
        self.draft, self.names, self.words, self.is_open, self.notes = draft, names, names.words, is_open, notes
        self.line: DataLine | None = None
        self.columns: dict[str, str] = {}
        self.known: tuple[str, ...] = ()
        self.cards: list[DatumCard] = []
        self._shape: object = None
        self.title = heading(size=21)
        self.under = Label(size=15, ink="muted")
        self.picture = RowPicture(draft)
        self.content = QWidget()
        self.rows = QVBoxLayout(self.content)
        self.rows.setContentsMargins(0, 0, 6, 0)
        self.rows.setSpacing(2)
        self.rows.addStretch(1)
        self.scroller = ScrollingColumn(self.content)
        self.column.addWidget(self.title)
        self.column.addWidget(self.under)
        self.column.addWidget(self.picture)
        self.column.addWidget(self.scroller, 1)

    # What is shown

    def show_line(self, line: DataLine | None, columns: Mapping[str, str], known: tuple[str, ...]) -> None:
        """A row, the names of its data by path, and the words that stand in its columns."""
        self.line, self.columns, self.known = line, dict(columns), known
        self.show_again()

    def show_again(self) -> None:
        line, own = self.line, self.draft.own
        self.title.setText(line.label if line is not None else self.words.say("box-no-row"))
        code = line.code if line is not None and line.code not in ("", line.label) else ""
        code = "" if code.isdecimal() else code
        state = self.words.say(f"box-row-{line.state}") if line is not None and line.state != "printed" else ""
        under = " · ".join(each for each in (code, state) if each)
        self.under.setText(under)
        self.under.setVisible(bool(under))
        self.picture.show_line(line)
        shape = None if line is None else (line.path, line.state, tuple(map(self._shape_of, self._cells())))
        if shape != self._shape:
            self._shape = shape
            self._make()
        for card in self.cards:
            self._say(card)
            if card.field is not None:
                card.field.show_value(own.value(card.cell.path))
                for each in card.field.findChildren(CellField):
                    each.show_own(own.is_corrected(card.cell.path))

    def _cells(self) -> list[Cell]:
        """What the row has, and what it could have that takes more than a line."""
        own = self.draft.own
        cells = self.line.cells if self.line is not None else ()
        return [
            each
            for each in cells
            if own.value(each.path) is not MISSING or (each.field is not None and not is_line(each.field))
        ]

    def _shape_of(self, cell: Cell) -> object:
        value = self.draft.own.value(cell.path)
        return cell.path, self.is_open(Place(cell.path, cell.field)), value is MISSING, is_plan(value)

    def _make(self) -> None:
        for card in self.cards:
            self.rows.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for line in self.content.findChildren(Hairline):
            self.rows.removeWidget(line)
            line.hide()
            line.deleteLater()
        for cell in self._cells():
            card = self._card(cell)
            if self.cards:
                line = Hairline()
                wear_all(line, self.style_now)
                self.rows.insertWidget(self.rows.count() - 1, line)
            self.cards.append(card)
            self.rows.insertWidget(self.rows.count() - 1, card)
        self.scroller.bar.setValue(0)

    def _card(self, cell: Cell) -> DatumCard:
        own, name = self.draft.own, self.columns.get(cell.path, self.words.name(cell.path))
        place = Place(cell.path, cell.field)
        is_taken = self.line is not None and self.line.state == "taken"
        field = None
        if cell.field is not None and self.is_open(place) and not is_taken:
            setting = Setting(
                self.names,
                self.style_now,
                cell.path,
                known=self.known,
                published=own.published_value(cell.path),
                letters=self._letters(cell.path),
            )
            field = field_for(cell.field, own.value(cell.path), setting, name)
        is_alone = self.line is not None and name == self.line.label
        card = DatumCard(cell, "" if is_alone else name, field, self.words)
        card.edited.connect(lambda value, path=cell.path: self.edited.emit(path, value))
        card.put_back.connect(lambda path=cell.path: self.put_back.emit(path))
        card.question_wanted.connect(lambda place=place: self.question_wanted.emit(place))
        wear_all(card, self.style_now)
        return card

    def _letters(self, path: str) -> tuple[str, ...]:
        """The letters of a board: those that its legend explains, where there is one beside it."""
        legend = self.draft.own.value(f"{path.rpartition('.')[0]}.{LEGEND}")
        return tuple(legend) if isinstance(legend, dict) else ()

    def _say(self, card: DatumCard) -> None:
        own, words, cell = self.draft.own, self.words, card.cell
        source = own.source(cell.path) or ""
        card.mark.show_source(source)
        card.source.setText(words.source(source) if source else "")
        value = own.value(cell.path)
        said = words.shown(cell.path, cell.field, value, is_whole=True)
        card.shown.setText(said.words or "\n".join(said.plan))
        card.shown.setVisible(card.field is None or is_long(value))
        is_corrected = own.is_corrected(cell.path)
        was = own.published_value(cell.path)
        has_was = is_corrected and was is not MISSING
        before = words.shown(cell.path, cell.field, was, is_whole=True) if has_was else None
        card.was.setText(
            words.say("box-published", value=before.words or "\n".join(before.plan)) if before is not None else ""
        )
        card.was.setVisible(before is not None)
        card.back.say(words.say("box-put-back"))
        card.back.setVisible(has_was)
        card.change.say(words.say("box-change"))
        is_taken = self.line is not None and self.line.state == "taken"
        card.change.setVisible(card.field is None and cell.field is not None and not is_taken)
        printed = self.notes.get(plain_path(cell.path)) if not is_corrected else None
        note = words.if_there(printed.note) if printed is not None and printed.note else ""
        card.why.setText(note or (printed.source if printed is not None else ""))
        card.why.setVisible(bool(card.why.text()))

    # Keyboard

    def take_keyboard(self, path: str = "") -> bool:
        """Put the keyboard into the field of a datum, else the first. Whether there is one."""
        cards = [each for each in self.cards if each.field is not None]
        card = next((each for each in cards if each.cell.path == path), next(iter(cards), None))
        if card is None or card.field is None:
            return False
        self.scroller.ensureWidgetVisible(card)
        card.field.take_keyboard()
        return True

    def wear(self, style: Style) -> None:
        is_new = style != self.style_now
        super().wear(style)
        if is_new:
            self._shape = None  # fields take on their style when they are made
            if self.line is not None:
                self.show_again()


def is_long(value: Json) -> bool:
    """Whether a value is read better in words than in its form."""
    return isinstance(value, (list, dict)) and not is_plan(value)
