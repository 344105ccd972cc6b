"""The data of one spot or place as a small card of fields, beside it on the chart."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.typed import NotRead, is_typed, read, typed
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.fields import Field as LineField
from desktop.widgets.words import Label, heading
from rules.boxes.fields import Field, begun
from rules.core.types import Json

WIDE = 300
EDGE = 8


@dataclass(frozen=True, slots=True)
class Line:
    """One datum to fill in: its words, what may stand there, what stands there."""

    key: str
    words: str
    field: Field
    value: Json
    choices: tuple[str, ...] = ()
    """Of a word, where it is one of some."""


class FieldsCard(Drawn):
    """Signals: `filled` with the key of a line and its value; `closed`."""

    filled = Signal(str, object)
    closed = Signal()

    def __init__(self, parent: QWidget, saying: Saying) -> None:
        super().__init__(parent)
        self.saying = saying
        self.title = heading(size=17)
        self.close_button = IconButton("", "close", side=26)
        self.close_button.clicked.connect(self.closed)
        self.wrong = Label(size=14, ink="refuse")
        self.grid_host = QWidget()
        self.lines: tuple[Line, ...] = ()
        self.editors: list[QWidget] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE + 8, EDGE + 4, EDGE + 8, EDGE + 8)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column.addLayout(head)
        column.addWidget(self.grid_host)
        column.addWidget(self.wrong)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.wrong.hide()
        self.hide()

    def offer(self, title: str, lines: Sequence[Line]) -> None:
        """These lines; the keyboard stays in the line where it was."""
        stood = next(
            (at for at, each in enumerate(self.editors) if each.hasFocus() or each.isAncestorOf(focused(each))), -1
        )
        self.lines = tuple(lines)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.close_button.say(self.saying.say("chart-fields-close"))
        self.wrong.hide()
        host = QWidget()
        grid = QGridLayout(host)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        self.editors = []
        row = 0
        for line in self.lines:
            for words, editor in self._editors(line):
                grid.addWidget(Label(words, 14, ink="muted"), row, 0)
                grid.addWidget(editor, row, 1)
                self.editors.append(editor)
                row += 1
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.replaceWidget(self.grid_host, host)
        self.grid_host.hide()
        self.grid_host.deleteLater()
        self.grid_host = host
        wear_all(self, self.style_now)
        host.show()
        self.setFixedWidth(self.style_now.grown(WIDE))
        self.adjustSize()
        if 0 <= stood < len(self.editors):
            self.editors[stood].setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """The keyboard in the first line."""
        if self.editors:
            self.editors[0].setFocus(Qt.FocusReason.TabFocusReason)

    # Editors

    def _editors(self, line: Line) -> Iterator[tuple[str, QWidget]]:
        def filled(value: Json) -> None:
            self.filled.emit(line.key, value)

        yield from self._for(line.words, line.field, line.value, filled, line.choices)

    def _for(
        self, words: str, field: Field, value: Json, filled: Callable[[Json], None], choices: tuple[str, ...] = ()
    ) -> Iterator[tuple[str, QWidget]]:
        if choices or (field.kind == "choice"):
            ids: tuple[str | int, ...] = choices or field.choices
            yield words, self._dropdown(words, [(each, self.saying.kind(str(each))) for each in ids], value, filled)
        elif field.kind == "flag":
            both = [(True, self.saying.say("datum-yes")), (False, self.saying.say("datum-no"))]
            yield words, self._dropdown(words, both, bool(value), filled)
        elif is_typed(field):
            yield words, self._typed(words, field, value, filled)
        elif field.kind in ("record", "variant"):
            yield from self._for_parts(words, field, value, filled)

    def _for_parts(
        self, words: str, field: Field, value: Json, filled: Callable[[Json], None]
    ) -> Iterator[tuple[str, QWidget]]:
        nothing = self.saying.say("datum-nothing")
        if field.kind == "variant":
            tags: list[tuple[Json, str]] = [(None, nothing)] if field.is_optional else []
            tags += [(tag, self.saying.word(tag)) for tag, _ in field.variants]
            now = value.get(field.tag) if isinstance(value, dict) else None
            by_tag = dict(field.variants)

            def take(tag: Json) -> None:
                filled(None if tag is None else {field.tag: tag, **(begun(by_tag[str(tag)]) or {})})

            yield words, self._dropdown(words, tags, now, take)
            record = field.variant(value)
            yield from self._parts_of(record, value, filled, skip=field.tag) if record is not None else ()
            return
        if field.is_optional:
            first = next((each for each in field.parts if each.field.kind == "choice"), None)
            if first is not None:
                offered: list[tuple[Json, str]] = [(None, nothing)]
                offered += [(each, self.saying.word(str(each))) for each in first.field.choices if each != ""]
                now = value.get(first.name) if isinstance(value, dict) else None

                def choose(kind: Json) -> None:
                    filled(None if kind is None else {first.name: kind})

                yield words, self._dropdown(words, offered, now, choose)
                if isinstance(value, dict):
                    yield from self._parts_of(field, value, filled, skip=first.name)
                return
        yield from self._parts_of(field, value if isinstance(value, dict) else {}, filled)

    def _parts_of(
        self, record: Field, value: dict[str, Json], filled: Callable[[Json], None], skip: str = ""
    ) -> Iterator[tuple[str, QWidget]]:
        for part in record.parts:
            if part.name == skip:
                continue

            def take(new: Json, part_name: str = part.name, default: Json = part.default) -> None:
                kept = {name: each for name, each in value.items() if name != part_name}
                filled(kept if new == default else {**kept, part_name: new})

            now = value.get(part.name, None if part.is_required else part.default)
            yield from self._for(self.saying.part(part.name), part.field, now, take)

    def _dropdown(
        self, name: str, items: Sequence[tuple[Json, str]], value: Json, filled: Callable[[Json], None]
    ) -> Dropdown:
        made = Dropdown(size=15)
        made.offer(name, [Item(each, words) for each, words in items], value)
        made.chosen.connect(filled)
        return made

    def _typed(self, name: str, field: Field, value: Json, filled: Callable[[Json], None]) -> LineField:
        made = LineField(size=15)
        made.setAccessibleName(name)
        made.setText(typed(value, field) if value is not None or field.is_optional else "")

        def take() -> None:
            if not made.isModified():
                return
            made.setModified(False)
            try:
                new = read(made.text(), field)
            except NotRead:
                self.wrong.setText(self.saying.say("chart-not-read", text=made.text()))
                self.wrong.show()
                self.adjustSize()
                return
            self.wrong.hide()
            filled(new)

        made.editingFinished.connect(take)
        return made

    # Looks and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = rounded(QRectF(self.rect()).adjusted(EDGE - 2, EDGE - 4, -EDGE + 2, -EDGE + 1), 9)
        shadow(painter, body, self.style_now, drop=2, blur=6, strength=0.35)
        painter.fillPath(body, solid(self.style_now.theme.panel))
        painter.strokePath(body, pen(self.style_now.owner_ink, 2))
        painter.end()


def focused(widget: QWidget) -> QWidget:
    return widget.focusWidget() or widget
