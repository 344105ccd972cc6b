"""The parts of the library and where they stand: filters, list and detail side by side, or one of them."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.made.detail import Detail
from desktop.made.drop_zone import DropZone
from desktop.made.filters import Filters
from desktop.made.sharing import Sharing
from desktop.paint.art import Art
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dropdown import Dropdown
from desktop.widgets.notice import Notice
from desktop.widgets.rows import RowList
from desktop.widgets.search import SearchField
from desktop.widgets.words import heading, note

SIDE, DETAIL = 248, 474
ONE_COLUMN = 1150
"""In a window narrower than this, at text of the usual size, filters are a menu and the chosen one is over the list."""
AS_WIDE_AS_IT_MAY = 16777215


class LibraryFace(QWidget):
    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_detail_open = False
        """Whether the chosen one lies over the list, where there is room for one of them only."""
        self.filters = Filters()
        self.board = Board(art)
        self.title = heading(size=28, on="board")
        self.open_file = Button(icon_name="open", on="board")
        self.field = SearchField()
        self.field.keeps_hint = False
        self.order = Dropdown(on="board")
        self.part = Dropdown(on="board")
        self.notice = Notice("check", "copy")
        self.list = RowList(is_patient=True)
        self.empty = note(size=17, on="board")
        self.zone = DropZone()
        self.detail = Detail(art)
        self.sharing = Sharing(art)
        self.sharing.hide()
        self._arrange()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.open_file)
        tools = QHBoxLayout()
        tools.setSpacing(10)
        tools.addWidget(self.field, 1)
        tools.addWidget(self.part)
        tools.addWidget(self.order)
        for each in (head, tools):
            self.board.column.addLayout(each)
        self.board.column.addWidget(self.notice)
        self.board.column.addWidget(self.empty)
        self.board.column.addWidget(self.list, 1)
        self.board.column.addWidget(self.zone)
        self.row = QHBoxLayout(self)
        self.row.setSpacing(0)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(self.filters)
        self.centre = QWidget()
        self.columns = QHBoxLayout(self.centre)
        self.columns.addWidget(self.board, 1)
        self.row.addWidget(self.centre, 1)
        self.right = QWidget()
        right = QVBoxLayout(self.right)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.detail)
        right.addWidget(self.sharing)
        self.columns.addWidget(self.right)

    def make_room(self, width: int, scale: float, style: Style) -> None:
        """Filters, list and detail side by side; where there is no room, one of list and detail."""
        one, shares = self.is_one_column(width, scale), not self.sharing.isHidden()
        has_detail = not self.detail.isHidden() or shares
        lies_over = one and has_detail and (self.is_detail_open or shares)
        self.filters.setVisible(not one)
        self.part.setVisible(one)
        self.board.setVisible(not lies_over)
        self.right.setVisible(has_detail and (lies_over or not one))
        self.filters.setFixedWidth(round(SIDE * (1 + style.unit) / 2 * scale**0.5))
        if one:
            self.right.setMinimumWidth(0)
            self.right.setMaximumWidth(AS_WIDE_AS_IT_MAY)
        else:
            self.right.setFixedWidth(round(DETAIL * style.unit * scale**0.5))

    def is_one_column(self, width: int, scale: float) -> bool:
        return width < ONE_COLUMN * scale
