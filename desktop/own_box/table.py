"""The table in which data are typed: Qt's own, with the keys of a sheet: type, Tab, Enter, arrows."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QLabel, QTableView, QWidget

from desktop.own_box.bands import Band, FindingBand, QuestionBand, TakenBand
from desktop.own_box.cell_field import CellField
from desktop.own_box.cells import BAR, PAD, SMALL, CellDelegate
from desktop.own_box.model import BoxModel, FindingLine, Index, QuestionLine, TakenLine
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import AddLine, DataLine, Place, value_at
from desktop.paint.text import text_block
from desktop.style.fonts import height_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.pressable import ENTER
from desktop.widgets.words import Label
from rules.boxes.checking import Finding
from rules.core.types import Json

TOLD_MS = 4000
SHEET = """
QTableView { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
"""
"""What Qt would fill in the colours of the system."""
Trigger = QAbstractItemView.EditTrigger
Hint = QAbstractItemDelegate.EndEditHint
BACK = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Head(QHeaderView):
    """The names of the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.style_now = Style()
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setStyleSheet("QHeaderView { background: transparent; border: none; }")

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.viewport().update()

    def fit(self, widths: list[int]) -> None:
        """As high as its words need in columns of these widths."""
        size = self.style_now.text_size(SMALL)
        heads = [str(self.model().headerData(at, Qt.Orientation.Horizontal) or "") for at in range(len(widths))]
        needed = [
            height_of(words, wide - PAD * 1.5, size, "semibold") for words, wide in zip(heads, widths, strict=True)
        ]
        self.setFixedHeight(round(max(size * 2.2, *needed) + size * 0.6))

    def paintSection(self, painter: QPainter, rect: object, logicalIndex: int) -> None:
        style, theme = self.style_now, self.style_now.theme
        place = QRectF(rect)  # type: ignore[call-overload]
        painter.fillRect(place, mix(theme.panel, theme.text, 0.07))
        painter.fillRect(QRectF(place.x(), place.bottom() - 1, place.width(), 1), solid(theme.line))
        words = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        inside = place.adjusted(PAD + (BAR if logicalIndex == 0 else 0), 0, -PAD / 2, 0)
        text_block(painter, inside, words, style.text_size(SMALL), theme.muted, "semibold", down="middle")


class BoxTable(QTableView):
    """Signals: `edited` with a place and its value; `form_wanted` with a place that takes more than a line;
    `question_wanted` with a place of the rulebook; `agreed` or not with that; `selected` with the line and the path
    where the keyboard stands; `put_back` with a path; `row_wanted` with a line where rows are added; `row_taken` with
    the path of a row; `cured` with a cure; `rule_wanted`; `left` when Tab leads out."""

    edited = Signal(object, object)
    form_wanted = Signal(object)
    question_wanted = Signal(object)
    agreed = Signal(bool)
    selected = Signal(object, str)
    put_back = Signal(str)
    row_wanted = Signal(object)
    row_taken = Signal(str)
    cured = Signal(object)
    rule_wanted = Signal(str)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, words: BoxWords, is_open: Callable[[Place], bool], rule_against: Callable[[Place], str]) -> None:
        """`is_open` says whether a place may be edited without a question, `rule_against` which rule speaks for what
        the rulebook prints there."""
        super().__init__()
        self.words, self.is_open, self.rule_against = words, is_open, rule_against
        self.style_now = Style()
        self.box_model = BoxModel(words)
        self.setModel(self.box_model)
        self.delegate = CellDelegate(self, self.box_model, self.hear_key)
        self.delegate.told.connect(self.tell)
        self.setItemDelegate(self.delegate)
        self.head = Head(self)
        self.setHorizontalHeader(self.head)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(Trigger.AnyKeyPressed | Trigger.EditKeyPressed | Trigger.DoubleClicked)
        self.setCornerButtonEnabled(False)
        self.setStyleSheet(SHEET)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask_menu)
        self.bubble = Label(size=15, weight="semibold", ink="refuse")
        self.bubble.setParent(self.viewport())
        self.bubble.setMargin(6)
        self.bubble.setAutoFillBackground(True)
        self.bubble.hide()
        self._telling = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._telling.timeout.connect(self.bubble.hide)
        self.bands: list[Band] = []
        self._is_quiet = False
        self.selectionModel().currentChanged.connect(self._tell_selected)

    # What is shown

    def show_lines(self, *args: object, **how: object) -> None:
        """Show other lines, or other values in the same, as `BoxModel.show` takes them; the keyboard stays where it
        is."""
        model, bar = self.box_model, self.verticalScrollBar()
        at, current = bar.value(), self.currentIndex()
        key = self._key_of(current)
        self._is_quiet = True
        try:
            if model.show(*args, **how):  # type: ignore[arg-type]
                self._lay_bands()
                self.fit()
                bar.setValue(at)
                self._stand_at(key, current.column())
            else:
                self.fit()
        finally:
            self._is_quiet = False

    def _key_of(self, index: Index) -> str:
        line = self.box_model.line(index)
        return line.path if isinstance(line, DataLine) else ""

    def _stand_at(self, key: str, column: int) -> None:
        """The keyboard stays with its row."""
        for number, line in enumerate(self.box_model.shown):
            if isinstance(line, DataLine) and key and line.path == key:
                self.setCurrentIndex(self.box_model.index(number, min(column, self.box_model.columnCount() - 1)))
                return

    def _lay_bands(self) -> None:
        self.clearSpans()
        for band in self.bands:
            band.hide()
            band.deleteLater()
        self.bands = []
        columns = self.box_model.columnCount()
        for number, line in enumerate(self.box_model.shown):
            if not isinstance(line, DataLine) and columns > 1:
                self.setSpan(number, 0, 1, columns)
            if isinstance(line, (FindingLine, QuestionLine, TakenLine)):
                self._put_band(number, self._band_of(line))

    def _put_band(self, number: int, band: Band) -> None:
        band.rule_wanted.connect(self.rule_wanted)
        band.left.connect(lambda number=number: self._come_back(number))
        self.bands.append(band)
        self.setIndexWidget(self.box_model.index(number, 0), band)
        for label in band.findChildren(QLabel):
            label.ensurePolished()  # Qt would give it back its first colour when it is shown
        wear_all(band, self.style_now)

    def _band_of(self, line: FindingLine | QuestionLine | TakenLine) -> Band:
        say = self.words.say
        if isinstance(line, TakenLine):
            taken = TakenBand()
            taken.say(say("box-row-taken"), say("box-row-back"))
            taken.put_back.connect(lambda: self.put_back.emit(line.path))
            return taken
        if isinstance(line, QuestionLine):
            question = QuestionBand(self.rule_against(line.place))
            question.say(say("box-rulebook-asks"), say("box-rulebook-change"), say("box-rulebook-leave"))
            question.agreed.connect(lambda: self.agreed.emit(True))
            question.refused.connect(lambda: self.agreed.emit(False))
            return question
        band = FindingBand(line.number, line.finding, is_error=line.is_error)
        kind = say("box-error" if line.is_error else "box-remark")
        cures = [self.words.phrase(each.said) for each in line.finding.cures]
        band.say(kind, self.words.phrase(line.finding.said), cures, self._back_words(line.finding))
        band.cured.connect(self.cured)
        band.put_back.connect(self.put_back)
        return band

    def _back_words(self, finding: Finding) -> str:
        own = self.box_model.own
        assert own is not None
        under = (each.path for each in own.corrections)
        if not any(path == finding.path or path.startswith(f"{finding.path}.") for path in under):
            return ""
        was = own.published_value(finding.path)
        if any(cure.back or (finding.path, was) in cure.corrections for cure in finding.cures):
            return ""
        if isinstance(was, (bool, int, float, str)):
            return self.words.say("box-put-back-to", value=self.words.word(str(was)))
        return self.words.say("box-put-back")

    def _come_back(self, number: int) -> None:
        above = next((at for at in range(number - 1, -1, -1) if isinstance(self.box_model.shown[at], DataLine)), 0)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        column = max(self.currentIndex().column(), self.box_model.first)
        self.setCurrentIndex(self.box_model.index(above, column))

    # Sizes

    def wear(self, style: Style) -> None:
        self.style_now = self.delegate.style_now = style
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        bubble = QPalette(self.bubble.palette())
        bubble.setColor(QPalette.ColorRole.Window, QColor(style.theme.refuse_fill))
        self.bubble.setPalette(bubble)
        self.bubble.wear(style)
        self.head.wear(style)
        for band in self.bands:
            wear_all(band, style)
        self.fit()

    def fit(self) -> None:
        """Give columns what they need, and the rest to those that would like more."""
        model, count = self.box_model, self.box_model.columnCount()
        if not count:
            return
        self.delegate.forget()
        room = self.viewport().width()
        least = [self.delegate.wide(column) for column in range(count)]
        wanted = [least[column] if column < model.first else self.delegate.wanted(column) for column in range(count)]
        left = room - sum(least)
        more = [max(0.0, most - few) for most, few in zip(wanted, least, strict=True)]
        if left > 0 and sum(more) > 0:
            share = min(1.0, left / sum(more))
            least = [few + each * share for few, each in zip(least, more, strict=True)]
            left = room - sum(least)
        if left > 0:
            weights = [
                0 if model.section.has_codes and column == 0 else 2 if column < model.first else 1
                for column in range(count)
            ]
            least = [each + left * weight / sum(weights) for each, weight in zip(least, weights, strict=True)]
        widths = [int(each) for each in least]
        for column, wide in enumerate(widths):
            self.setColumnWidth(column, wide)
        self.head.fit(widths)
        across = max(room, sum(widths))
        for row, line in enumerate(model.shown):
            widget = self.indexWidget(model.index(row, 0))
            if isinstance(line, (FindingLine, QuestionLine, TakenLine)) and widget is not None:
                self.setRowHeight(row, max(widget.heightForWidth(min(across, room)), widget.minimumSizeHint().height()))
            else:
                self.setRowHeight(row, self.delegate.high(row, widths))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    # Where the keyboard stands

    def _tell_selected(self, index: QModelIndex) -> None:
        line = self.box_model.line(index)
        if self._is_quiet or line is None:
            return
        place = self.box_model.place(index)
        path = place.path if place is not None else getattr(line, "path", "")
        self.selected.emit(line, path)
        self.viewport().update()

    def stand_on(self, path: str, *, focus: bool = False) -> bool:
        """Go to a datum or row. Whether it is shown."""
        index = self.box_model.at(path)
        if not index.isValid():
            return False
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        if focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def stand_on_first(self) -> None:
        for number, line in enumerate(self.box_model.shown):
            if isinstance(line, DataLine):
                self.setCurrentIndex(self.box_model.index(number, self.box_model.first))
                return

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.stand_on_first()

    def step(self, by: int) -> bool:
        """Go to the next place that may be edited without a question, or the one before. Whether there is one."""
        model, now = self.box_model, self.currentIndex()
        columns = model.columnCount()
        at = now.row() * columns + now.column() if now.isValid() else -1
        last = model.rowCount() * columns
        at += by
        while 0 <= at < last:
            index = model.index(at // columns, at % columns)
            place = model.place(index)
            if place is not None and index.flags() & Qt.ItemFlag.ItemIsEditable and self.is_open(place):
                self.setCurrentIndex(index)
                return True
            if isinstance(model.line(index), AddLine) and index.column() == 0:
                self.setCurrentIndex(index)
                return True
            at += by
        return False

    def step_down(self) -> None:
        """The same column of the next row."""
        model, now = self.box_model, self.currentIndex()
        for row in range(now.row() + 1, model.rowCount()):
            if isinstance(model.shown[row], DataLine):
                self.setCurrentIndex(model.index(row, now.column()))
                return

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Tab leads from place to place, and after the last one out of the table."""
        if self.state() == QAbstractItemView.State.EditingState or self.step(1 if next_ else -1):
            return True
        return QWidget.focusNextPrevChild(self, next_)

    # Typing

    def edit(self, *args: object) -> bool:  # type: ignore[override]
        """Begin to type; what the rulebook prints is asked about first, what takes more than a line has a form."""
        if len(args) == 1:
            return bool(super().edit(*args))  # type: ignore[call-overload]
        index, trigger, event = args
        begins = bool(self.editTriggers() & trigger) or trigger == Trigger.AllEditTriggers  # type: ignore[operator]
        place = self.box_model.place(index)  # type: ignore[arg-type]
        if not begins or place is None or not index.flags() & Qt.ItemFlag.ItemIsEditable:  # type: ignore[attr-defined]
            return False
        if trigger == Trigger.AnyKeyPressed and not types(event):
            return False
        if not self.is_open(place):
            self.question_wanted.emit(place)
            return True
        if not place.is_line:
            self.form_wanted.emit(place)
            return True
        return bool(super().edit(index, trigger, event))  # type: ignore[call-overload]

    def begin(self) -> None:
        """Type where the keyboard stands."""
        index = self.currentIndex()
        line = self.box_model.line(index)
        if isinstance(line, AddLine):
            self.row_wanted.emit(line)
        elif index.isValid():
            self.edit(index, Trigger.AllEditTriggers, QEvent(QEvent.Type.None_))

    @property
    def field(self) -> CellField | None:
        """The line that is typed in."""
        found = self.viewport().findChildren(CellField)
        return next((each for each in found if each.isVisible()), None)

    def hear_key(self, field: CellField, event: QKeyEvent) -> bool:
        """A key in the line that is typed in. Whether it has meant something here."""
        key = Qt.Key(event.key())
        completer = field.completer()
        popup = completer.popup() if completer is not None else None
        if key in ENTER and popup is not None and popup.isVisible() and popup.currentIndex().isValid():
            return False
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, *ENTER):
            if not field.tell():
                self.take(field)
                self._go_on(key)
            return True
        return False

    def _go_on(self, key: Qt.Key) -> None:
        if key in ENTER:
            self.step_down()
        elif self.step(-1 if key == Qt.Key.Key_Backtab else 1):
            place = self.box_model.place(self.currentIndex())
            if place is not None and place.is_line:
                self.begin()

    def take(self, field: CellField) -> None:
        """What was typed counts."""
        place, reading = field.place, field.reading
        is_new = not field.is_done
        field.is_done = True
        self.closeEditor(field, Hint.NoHint)
        if is_new and place is not None and reading.wrong is None:
            self.edited.emit(place, reading.value)

    def commitData(self, editor: QWidget) -> None:
        """Leaving the line by mouse takes what is right, and says of what is wrong what may stand there."""
        if not isinstance(editor, CellField) or editor.is_done:
            return
        editor.is_done = True
        if editor.is_wrong:
            editor.tell()
        elif editor.place is not None:
            self.edited.emit(editor.place, editor.reading.value)

    def tell(self, words: str) -> None:
        """Say at the cell what may stand there."""
        self.bubble.setVisible(bool(words))
        if not words:
            return
        self.bubble.setText(words)
        rect = self.visualRect(self.currentIndex())
        wide = min(self.bubble.sizeHint().width() + 4, self.viewport().width() - 8)
        high = self.bubble.heightForWidth(wide) + 4
        x = max(4, min(rect.x(), self.viewport().width() - wide - 4))
        below = rect.bottom() + 4
        y = below if below + high < self.viewport().height() else rect.y() - high - 4
        self.bubble.setGeometry(x, max(0, y), wide, high)
        self.bubble.raise_()
        self._telling.start()

    # Keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, index = Qt.Key(event.key()), self.currentIndex()
        line, place = self.box_model.line(index), self.box_model.place(index)
        has_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in ENTER and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.open_band(index.row())
        elif key in ENTER:
            self.begin()
        elif key in BACK and has_ctrl and isinstance(line, DataLine):
            self.row_taken.emit(line.path)
        elif key in BACK and place is not None:
            self.put_back.emit(place.path)
        elif key == Qt.Key.Key_Insert:
            found = [each for each in self.box_model.shown[index.row() :] if isinstance(each, AddLine)]
            if found:
                self.row_wanted.emit(found[0])
        elif key == Qt.Key.Key_Space and place is not None and place.field is not None and self._flips(place):
            pass
        else:
            super().keyPressEvent(event)

    def _flips(self, place: Place) -> bool:
        """Turn yes into no."""
        own = self.box_model.own
        if place.field is None or place.field.kind != "flag" or own is None or not self.is_open(place):
            return False
        value: Json = value_at(own, place)
        self.edited.emit(place, value is not True)
        return True

    def open_band(self, row: int) -> None:
        """Take the keyboard into what is said below a row."""
        for at in range(row + 1, self.box_model.rowCount()):
            widget = self.indexWidget(self.box_model.index(at, 0))
            if isinstance(widget, Band):
                widget.take_keyboard()
            return

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """One click chooses; one more, on what is chosen, begins to type. Where rows are added, one is enough."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if isinstance(self.box_model.line(index), AddLine) and event.button() == Qt.MouseButton.LeftButton:
            self.begin()

    def _ask_menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if isinstance(self.box_model.line(index), DataLine):
            self.setCurrentIndex(index)
            self.menu_wanted.emit(index, self.viewport().mapToGlobal(at))

    def setCurrentIndex(self, index: Index) -> None:
        """Choose it too."""
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def types(event: object) -> bool:
    """Whether a key writes something."""
    return isinstance(event, QKeyEvent) and bool(event.text()) and event.text().isprintable() and event.text() != " "
