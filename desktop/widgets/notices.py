"""Lines above a page that stay until somebody closes them, or until they are no longer true."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.notice import Notice

Say = Callable[[], str]
"""Words in the language in use now."""


class Action(NamedTuple):
    icon_name: str
    say: Say
    does: Callable[[], object]


class Line(NamedTuple):
    say: Say
    actions: tuple[Action, ...]
    notice: Notice


class Notices(Drawn):
    """A column of notices; each line has a name, under which it is replaced or taken away."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, Line] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 6, 8, 6)
        self.column.setSpacing(6)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def tell(self, name: str, say: Say, *actions: Action) -> None:
        """A new line, in place of the one of this name."""
        self.take_away(name)
        notice = Notice(*(each.icon_name for each in actions))
        notice.acted.connect(lambda number: actions[number].does())
        self.lines[name] = Line(say, actions, notice)
        wear_all(notice, self.style_now)
        self.column.addWidget(notice)
        self.show()  # before it speaks: nothing is told of what nobody sees
        self.say_again()

    def tell_until_closed(self, name: str, say: Say, close: Say, *actions: Action) -> None:
        self.tell(name, say, *actions, Action("close", close, lambda: self.take_away(name)))

    def take_away(self, name: str) -> None:
        line = self.lines.pop(name, None)
        if line is not None:
            self.column.removeWidget(line.notice)
            line.notice.hide()
            line.notice.deleteLater()
        self.setVisible(bool(self.lines))

    def say_again(self) -> None:
        for line in self.lines.values():
            line.notice.tell(line.say(), *(each.say() for each in line.actions))

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.column.invalidate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), solid(self.style_now.theme.window))
        painter.end()
