"""The table in which data are typed: Qt's own, with the keys of a sheet: type, Tab, Enter, arrows."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.own_box.bubble import Bubble
from desktop.own_box.cell_field import CellField
from desktop.own_box.cell_sizes import BAR, PAD, SMALL, CellSizes
from desktop.own_box.cells import CellDelegate
from desktop.own_box.choosing import Names
from desktop.own_box.model import BoxModel, Index
from desktop.own_box.row_bands import Bands
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import AddLine, DataLine, Place
from desktop.own_box.typing import Typing, next_place, next_row
from desktop.paint.text import text_block
from desktop.style.fonts import height_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style

TOLD_MS = 4000
SHEET = """
QTableView { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
"""
"""What Qt would fill in the colours of the system."""
Trigger = QAbstractItemView.EditTrigger
Hint = QAbstractItemDelegate.EndEditHint


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
        """Make it as high as its words need in columns of these widths."""
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
    the path of a row; `cured` with a cure; `rule_wanted`; `menu_wanted` with where."""

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

    def __init__(
        self, words: BoxWords, names: Names, is_open: Callable[[Place], bool], rule_against: Callable[[Place], str]
    ) -> None:
        """`is_open` says whether a place may be edited without a question, `rule_against` which rule speaks for what
        the rulebook prints there."""
        super().__init__()
        self.words, self.is_open, self.rule_against = words, is_open, rule_against
        self.style_now = Style()
        self.box_model = BoxModel(words)
        self.setModel(self.box_model)
        self.sizes = CellSizes(self.box_model)
        self.typing = Typing(self)
        self.delegate = CellDelegate(self, self.sizes, names, self.typing)
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
        self.bubble = Bubble(self.viewport())
        self.bands = Bands(self)
        self._is_quiet = False
        self._waiting: tuple[tuple[object, ...], dict[str, object]] | None = None  # shown once nobody types
        self.selectionModel().currentChanged.connect(self._tell_selected)

    # What is shown

    def show_lines(self, *args: object, **how: object) -> None:
        """Show other lines, or other values in the same, as `BoxModel.show` takes them; the keyboard stays where it
        is. What is being typed is not disturbed: they come when it has been taken."""
        if self.field is not None:
            self._waiting = args, how
            return
        model, bar = self.box_model, self.verticalScrollBar()
        at, current = bar.value(), self.currentIndex()
        key = getattr(model.line(current), "path", "")
        self._is_quiet = True
        try:
            if model.show(*args, **how):  # type: ignore[arg-type]
                self.bands.lay()
                self.fit()
                bar.setValue(at)
                self._stand_at(key, current.column())
            else:
                self.fit()
        finally:
            self._is_quiet = False

    def _stand_at(self, key: str, column: int) -> None:
        """The keyboard stays with its row."""
        for number, line in enumerate(self.box_model.shown):
            if isinstance(line, DataLine) and key and line.path == key:
                self.setCurrentIndex(self.box_model.index(number, min(column, self.box_model.columnCount() - 1)))
                return

    # Sizes

    def wear(self, style: Style) -> None:
        self.style_now = self.sizes.style_now = style
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.bubble.wear(style)
        self.head.wear(style)
        self.bands.wear(style)
        self.fit()

    def fit(self) -> None:
        """Give columns and lines the sizes that they need."""
        model, room = self.box_model, self.viewport().width()
        if not model.columnCount():
            return
        widths = self.sizes.widths(room)
        for column, wide in enumerate(widths):
            self.setColumnWidth(column, wide)
        self.head.fit(widths)
        across = min(room, max(room, sum(widths)))
        for row in range(len(model.shown)):
            band = self.bands.at(row)
            high = band.high_in(across) if band is not None else self.sizes.high(row, widths)
            self.setRowHeight(row, high)

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

    def stands_on(self, path: str) -> bool:
        """Whether the keyboard stands on a datum or a row."""
        index = self.currentIndex()
        place, line = self.box_model.place(index), self.box_model.line(index)
        return (place is not None and place.path == path) or getattr(line, "path", "") == path

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
        index = next_place(self.box_model, self.currentIndex(), by, self.is_open)
        if index is not None:
            self.setCurrentIndex(index)
        return index is not None

    def step_down(self) -> None:
        """The same column of the next row."""
        index = next_row(self.box_model, self.currentIndex())
        if index is not None:
            self.setCurrentIndex(index)

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
        if not self.typing.may_begin(index, trigger, event):  # type: ignore[arg-type]
            return False
        place = self.box_model.place(index)  # type: ignore[arg-type]
        assert place is not None, "only places are typed in"
        if self.is_open(place) and place.is_line:
            return bool(super().edit(index, trigger, event)) and self.typing.offer(trigger)  # type: ignore[call-overload]
        (self.form_wanted if self.is_open(place) else self.question_wanted).emit(place)
        return True

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

    def commitData(self, editor: QWidget) -> None:
        """Leaving the line by mouse takes what is right, and says of what is wrong what may stand there."""
        if not isinstance(editor, CellField) or editor.is_done:
            return
        editor.is_done = True
        if editor.is_wrong:
            editor.tell()
        elif editor.place is not None:
            self.edited.emit(editor.place, editor.reading.value)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        editor.hide()
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.show_lines(*waiting[0], **waiting[1])

    def tell(self, words: str) -> None:
        """Say at the cell what may stand there."""
        self.bubble.tell(words, self.visualRect(self.currentIndex()))

    # Keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.typing.hear_at_cell(event):
            super().keyPressEvent(event)

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
