"""Fields for values that take more than a line: records, effects, lists of them; each made from what may stand there.

All of them show a value, and tell the whole of it anew when somebody edits a part.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.own_box.cell_field import CellField
from desktop.own_box.choosing import Choosing, Names
from desktop.own_box.letters import LettersGrid
from desktop.own_box.saying import BoxWords
from desktop.style.theme import Style
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.dressing import wear_all
from desktop.widgets.words import Label
from rules.boxes.fields import Field, Part, begun
from rules.boxes.own import MISSING
from rules.boxes.typed import FIGURES, is_line
from rules.boxes.wording import OP
from rules.core.correcting import joined
from rules.core.types import Json
from rules.reference.values import is_plan

INDENT, GAP = 14, 6
FIGURE_WIDE = 110


@dataclass(frozen=True, slots=True)
class Setting:
    """What all fields of a form share."""

    names: Names
    style: Style
    path: str = ""
    """Where the datum stands."""
    inside: str = ""
    """Where a value stands in it."""
    part: str = ""
    """The part of a record that is chosen for."""
    op: str = ""
    """The effect that a part belongs to."""
    known: tuple[str, ...] = ()
    published: Json = None
    letters: tuple[str, ...] = ()
    """What may stand in a board of letters."""

    @property
    def words(self) -> BoxWords:
        return self.names.words

    def choosing(self, field: Field) -> Choosing:
        path = joined(self.path, self.inside) if self.inside else self.path
        return Choosing(self.names, field, path, self.known, self.part)

    def at(self, step: str | int, part: str = "") -> "Setting":
        """The setting of something inside."""
        return replace(self, inside=joined(self.inside, step), part=part)


class ValueField(QWidget):
    """Signal: `edited` with the value."""

    edited = Signal(object)

    def show_value(self, value: Json) -> None:
        raise NotImplementedError

    def take_keyboard(self) -> None:
        """Put the keyboard into the first line or button."""
        for each in self.findChildren(QWidget):
            if each.focusPolicy() != Qt.FocusPolicy.NoFocus and each.isEnabled():
                each.setFocus(Qt.FocusReason.TabFocusReason)
                return


def field_for(field: Field, value: Json, setting: Setting, name: str) -> ValueField:
    """`name` says to a screen reader what it is."""
    made = kind_of(field, value)(field, value, setting, name)
    wear_all(made, setting.style)
    return made


def kind_of(field: Field, value: Json) -> Callable[[Field, Json, Setting, str], ValueField]:
    if field.kind == "list" and is_plan(value):
        return LettersField
    if field.is_optional and field.kind not in ("choice", "word", "number", "measure", "flag"):
        return OptionalField
    match field.kind:
        case "record" if not is_line(field) or len(field.parts) > 1:
            return RecordField
        case "table":
            return TableField
        case "variant":
            return VariantField
        case _ if is_line(field):
            return LineField
        case "list":
            return PlacesField if field.places else ListField
    return RecordField


class LineField(ValueField):
    """A number, a word, a list of these."""

    def __init__(self, field: Field, value: Json, setting: Setting, name: str) -> None:
        super().__init__()
        self.field, self.setting, self.value = field, setting, value
        self.line = CellField(self, setting.choosing(field), value, setting.style)
        self.line.setAccessibleName(name)
        self.line.deselect()
        self.wrong = Label(size=14, ink="refuse")
        self.wrong.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addWidget(self.wrong)
        self.line.editingFinished.connect(self._take)
        self.line.offering.laid.connect(self._take)
        self.line.told.connect(self._tell)
        self.line.setMinimumHeight(setting.style.grown(34))
        if field.kind in FIGURES:
            self.line.setMaximumWidth(setting.style.grown(FIGURE_WIDE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _take(self) -> None:
        if self.line.tell():
            return
        now = self.line.reading.value
        if now != self.setting_value:
            self.value = now
            self.edited.emit(now)

    @property
    def setting_value(self) -> Json:
        """The value as it would be read again."""
        return None if self.value is MISSING else self.value

    def _tell(self, words: str) -> None:
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))

    def show_value(self, value: Json) -> None:
        self.value = value
        said = self.line.line_of(value)
        if not self.line.hasFocus() or self.line.reading.value != value:
            self.line.setText(said)


class RecordField(ValueField):
    """Parts with names."""

    def __init__(
        self, field: Field, value: Json, setting: Setting, name: str, parts: Sequence[Part] | None = None
    ) -> None:
        super().__init__()
        self.field, self.value = field, dict(value) if isinstance(value, dict) else {}
        self.parts: dict[str, ValueField] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(GAP)
        grid.setColumnStretch(1, 1)
        for row, part in enumerate(field.parts if parts is None else parts):
            said = setting.words.part_name(part.name, setting.path, setting.op)
            label = Label(said, size=15, ink="muted")
            inside = setting.at(part.name, part.name)
            if part.default == "":
                inside = replace(inside, known=(*inside.known, ""))
            inner = field_for(part.field, self._part(part), inside, f"{name}, {said}")
            inner.edited.connect(lambda value, name=part.name: self._take(name, value))
            self.parts[part.name] = inner
            is_small = is_line(part.field) or part.field.kind in ("choice", "flag")
            if is_small:
                grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(inner, row, 1)
            else:
                below = QVBoxLayout()
                below.setSpacing(2)
                below.addWidget(label)
                indented = QHBoxLayout()
                indented.setContentsMargins(INDENT, 0, 0, 0)
                indented.addWidget(inner)
                below.addLayout(indented)
                grid.addLayout(below, row, 0, 1, 2)

    def _part(self, part: Part) -> Json:
        return self.value.get(part.name, part.default if not part.is_required else begun(part.field))

    def _take(self, name: str, value: Json) -> None:
        self.value = {**self.value, name: value}
        self.edited.emit(self.value)

    def show_value(self, value: Json) -> None:
        self.value = dict(value) if isinstance(value, dict) else {}
        for part in self.field.parts:
            if part.name in self.parts:
                self.parts[part.name].show_value(self._part(part))


class Remaking(ValueField):
    """A field whose inside is made anew when it has another form."""

    def __init__(self, field: Field, value: Json, setting: Setting, name: str) -> None:
        super().__init__()
        self.field, self.setting, self.name, self.value = field, setting, name, value
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(GAP)
        self.inside: QWidget | None = None
        self._make()

    def _make(self) -> None:
        if self.inside is not None:
            self.column.removeWidget(self.inside)
            self.inside.hide()
            self.inside.deleteLater()
        self.inside = self.made()
        self.column.addWidget(self.inside)
        wear_all(self.inside, self.setting.style)

    def made(self) -> QWidget:
        raise NotImplementedError

    def is_alike(self, value: Json) -> bool:
        """Whether a value has the same form."""
        raise NotImplementedError

    def update_inside(self, value: Json) -> None:
        """Show a value of the same form."""
        raise NotImplementedError

    def show_value(self, value: Json) -> None:
        is_alike = self.is_alike(value)
        self.value = value
        if is_alike:
            self.update_inside(value)
        else:
            self._make()

    def take(self, value: Json, *, anew: bool = False) -> None:
        self.value = value
        if anew:
            self._make()
        self.edited.emit(value)


class OptionalField(Remaking):
    """Something, or nothing at all."""

    def made(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        words, bare = self.setting.words, replace(self.field, is_optional=False)
        self.inner: ValueField | None = None
        if self.value is None or self.value is MISSING:
            button = Button(words.say("box-begin"), icon_name="plus", size=14, is_compact=True)
            button.clicked.connect(lambda: self.take(begun(bare), anew=True))
        else:
            self.inner = field_for(bare, self.value, self.setting, self.name)
            self.inner.edited.connect(self.take)
            column.addWidget(self.inner)
            button = Button(words.say("box-nothing"), icon_name="close", size=14, is_compact=True)
            button.clicked.connect(lambda: self.take(None, anew=True))
        row = QHBoxLayout()
        row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        return whole

    def is_alike(self, value: Json) -> bool:
        return (value in (None, MISSING)) == (self.value in (None, MISSING))

    def update_inside(self, value: Json) -> None:
        if self.inner is not None:
            self.inner.show_value(value)


class VariantField(Remaking):
    """An effect: which one, and what it needs to know."""

    def made(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        tag = self.value.get(self.field.tag) if isinstance(self.value, dict) else None
        choice = Field("choice", choices=tuple(each for each, _ in self.field.variants))
        self.choice = LineField(choice, tag, self.setting.at(self.field.tag, OP), self.name)
        self.choice.edited.connect(self._choose)
        column.addWidget(self.choice)
        self.inner: RecordField | None = None
        record = self.field.variant(self.value)
        if record is not None:
            parts = [each for each in record.parts if each.name != self.field.tag]
            self.inner = RecordField(record, self.value, replace(self.setting, op=str(tag)), self.name, parts)
            self.inner.edited.connect(self.take)
            indented = QHBoxLayout()
            indented.setContentsMargins(INDENT, 0, 0, 0)
            indented.addWidget(self.inner)
            column.addLayout(indented)
        return whole

    def _choose(self, name: str) -> None:
        """Another effect keeps what it needs to know as well."""
        record = next(field for tag, field in self.field.variants if tag == name)
        fresh = {self.field.tag: name}
        for part in record.parts:
            if part.name == self.field.tag:
                continue
            if isinstance(self.value, dict) and part.name in self.value:
                fresh[part.name] = self.value[part.name]
            elif part.is_required:
                fresh[part.name] = begun(part.field)
        self.take(fresh, anew=True)
        self.choice.take_keyboard()

    def is_alike(self, value: Json) -> bool:
        tag = self.field.tag
        both = isinstance(value, dict) and isinstance(self.value, dict)
        return both and value.get(tag) == self.value.get(tag)

    def update_inside(self, value: Json) -> None:
        if self.inner is not None:
            self.inner.show_value(value)


class ListField(Remaking):
    """Any number of effects, or of other things that take more than a line."""

    def made(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        words, each = self.setting.words, self.field.each
        assert each is not None, "a list without places holds one kind of thing"
        self.items: list[ValueField] = []
        for at, value in enumerate(self._list):
            inner = field_for(each, value, self.setting.at(at, self.setting.part), f"{self.name} {at + 1}")
            inner.edited.connect(lambda value, at=at: self._set(at, value))
            self.items.append(inner)
            away = IconButton(words.say("box-away"), "close", side=28)
            away.clicked.connect(lambda _=False, at=at: self._drop(at))
            row = QHBoxLayout()
            row.setSpacing(6)
            row.addWidget(Label(f"{at + 1}", size=15, ink="muted"), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(inner, 1)
            row.addWidget(away, 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(row)
        self.more = Button(words.say("box-add"), icon_name="plus", size=14, is_compact=True)
        self.more.clicked.connect(lambda: self.take([*self._list, begun(each)], anew=True))
        foot = QHBoxLayout()
        foot.addWidget(self.more)
        foot.addStretch(1)
        column.addLayout(foot)
        return whole

    @property
    def _list(self) -> list[Json]:
        return list(self.value) if isinstance(self.value, list) else []

    def _set(self, at: int, value: Json) -> None:
        self.take([*self._list[:at], value, *self._list[at + 1 :]])

    def _drop(self, at: int) -> None:
        self.take([*self._list[:at], *self._list[at + 1 :]], anew=True)

    def is_alike(self, value: Json) -> bool:
        return isinstance(value, list) and len(value) == len(self._list)

    def update_inside(self, value: Json) -> None:
        for inner, each in zip(self.items, value, strict=True):
            inner.show_value(each)


class PlacesField(ValueField):
    """A list of a settled length, with something else at each place."""

    def __init__(self, field: Field, value: Json, setting: Setting, name: str) -> None:
        super().__init__()
        self.field, self.value = (
            field,
            list(value) if isinstance(value, list) else [begun(each) for each in field.places],
        )
        self.items: list[ValueField] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for at, (each, one) in enumerate(zip(field.places, self.value, strict=False)):
            inner = field_for(each, one, setting.at(at, setting.part), f"{name} {at + 1}")
            inner.edited.connect(lambda value, at=at: self._take(at, value))
            self.items.append(inner)
            column.addWidget(inner)

    def _take(self, at: int, value: Json) -> None:
        self.value = [*self.value[:at], value, *self.value[at + 1 :]]
        self.edited.emit(self.value)

    def show_value(self, value: Json) -> None:
        self.value = list(value) if isinstance(value, list) else self.value
        for inner, each in zip(self.items, self.value, strict=False):
            inner.show_value(each)


class TableField(Remaking):
    """Values by names; where the names are not settled, those that are there."""

    def made(self) -> QWidget:
        each = self.field.each
        assert each is not None, "a table holds one kind of thing"
        parts = tuple(Part(str(key), each) for key in self._names)
        self.inner = RecordField(Field("record", parts=parts), self.value, self.setting, self.name)
        self.inner.edited.connect(self.take)
        return self.inner

    @property
    def _names(self) -> list[str]:
        there = list(self.value) if isinstance(self.value, dict) else []
        return there + [str(key) for key in self.field.keys if str(key) not in there]

    def is_alike(self, value: Json) -> bool:
        return isinstance(value, dict) and isinstance(self.value, dict) and list(value) == list(self.value)

    def update_inside(self, value: Json) -> None:
        self.inner.show_value(value)


class LettersField(ValueField):
    """A board of letters."""

    def __init__(self, field: Field, value: Json, setting: Setting, name: str) -> None:
        super().__init__()
        published = setting.published if is_plan(setting.published) else value
        letters = setting.letters or tuple(dict.fromkeys("".join(published)))
        self.words, self.letters = setting.words, letters
        self.grid = LettersGrid(value, published, letters)
        self.grid.setAccessibleName(name)
        self.grid.edited.connect(self.edited)
        self.grid.told.connect(self._tell)
        self.hint = Label(setting.words.say("box-letters", letters=" ".join(letters)), size=14, ink="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.grid)
        column.addWidget(self.hint)

    def _tell(self, letter: str) -> None:
        said = "box-letter-wrong" if letter else "box-letters"
        self.hint.setText(self.words.say(said, letters=" ".join(self.letters)))
        self.hint.set_ink("refuse" if letter else "muted")

    def show_value(self, value: Json) -> None:
        if is_plan(value):
            self.grid.show_value(value)
