"""How far one may go back, who begins, and the variants of the game: a board, or two where there are many."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.new_game.choices import POLICIES
from desktop.new_game.options_list import OptionFace, OptionList
from desktop.paint.art import Art
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.dressing import Drawn
from desktop.widgets.options import OptionGroup, OptionRow
from desktop.widgets.switch import Switch
from desktop.widgets.words import Hairline, heading


class Group(Drawn):
    """Options under one heading, parted from what is above. Signal: `chosen` with the id of an option and its value."""

    chosen = Signal(str, object)

    def __init__(self, *, is_parted: bool) -> None:
        super().__init__()
        self.title = heading(on="board")
        self.list = OptionList(on="board")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        for widget in ([Hairline(on="board")] if is_parted else []) + [self.title, self.list]:
            self.column.addWidget(widget)
        self.list.chosen.connect(self.chosen)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.column.setSpacing(self.px(4))

    def show_faces(self, title: str, faces: Sequence[OptionFace]) -> None:
        """Show the options, or nothing where there is nothing to choose."""
        self.title.setText(title)
        self.list.show_faces(faces)
        self.setVisible(bool(faces))

    @property
    def tabs(self) -> list[QWidget]:
        return self.list.tabs


class SeatChoice(Drawn):
    """One of the seats, such as the first player. Signal: `chosen` with its number."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.title = heading(on="board")
        self.switch = Switch(on="board", size=15)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (Hairline(on="board"), self.title, self.switch):
            column.addWidget(widget)
        self.switch.chosen.connect(self.chosen)

    def show_face(self, face: OptionFace | None) -> None:
        self.setVisible(face is not None)
        if face is not None:
            self.title.setText(face.words)
            self.switch.offer(face.choices, face.value, face.words)


class TableBoard(Board):
    """Policy, whether the table is open, the options that name a seat, and those groups that it is given."""

    def __init__(self, art: Art, seats: Sequence[str], groups: Sequence[Group]) -> None:
        super().__init__(art, gap=4)
        self.policy_title = heading(on="board")
        self.policy = OptionGroup(POLICIES, on="board")
        self.advice = OptionRow("switch", on="board")
        self.open = OptionRow("switch", on="board")
        self.seats: Mapping[str, SeatChoice] = {option: SeatChoice() for option in seats}
        for widget in (self.policy_title, self.policy, self.advice, self.open, *self.seats.values(), *groups):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    @property
    def tabs(self) -> list[QWidget]:
        seats = (each for seat in self.seats.values() for each in seat.switch.segments)
        return [*self.policy.rows, self.advice, self.open, *seats]


class VariantsBoard(Board):
    """A board of their own, where there are more options than find room beside the rest."""

    def __init__(self, art: Art, groups: Sequence[Group]) -> None:
        super().__init__(art, gap=4)
        self.groups = groups
        for group in groups:
            self.column.addWidget(group)
        self.column.addStretch(1)

    def has_any(self) -> bool:
        """Whether there is something to choose."""
        return any(not group.isHidden() for group in self.groups)
