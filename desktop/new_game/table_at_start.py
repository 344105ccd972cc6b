"""The table as the seed lays it out, on its board on the new-game page."""

from typing import Any

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.cabinet.buttons import RuleTag
from desktop.cabinet.labels import heading, note
from desktop.cabinet.look import Look
from desktop.cabinet.panels import Board
from desktop.cabinet.setting_out import SettingOut


class TableAtStart(Board):
    """The table as the seed lays it out, before anybody has moved. Signal: `asked` with a rule."""

    asked = Signal(str)

    def __init__(self, look: Look, setting: SettingOut) -> None:
        super().__init__(look, gap=4)
        self.title = heading(look, on="board")
        self.picture = StartPicture(look, setting)
        self.note = note(look, on="board")
        self.tag = RuleTag(look, "", on="board")
        self.tag.clicked.connect(lambda: self.asked.emit(self.tag.words))
        self.column.addWidget(self.title)
        line = QHBoxLayout()
        line.addWidget(self.note, 1)
        line.addWidget(self.tag)
        self.column.addLayout(line)
        self.column.addWidget(self.picture, 1)

    def show_state(self, title: str, words: str, rule: str, state: Any, key: tuple[Any, ...]) -> None:
        self.title.setText(title)
        self.note.setText(words)
        self.tag.say(rule)
        self.tag.setVisible(bool(rule))
        self.picture.show_state(state, key)
        self.picture.setAccessibleName(f"{title}. {words}")


class StartPicture(QWidget):
    def __init__(self, look: Look, setting: SettingOut) -> None:
        super().__init__()
        self.look, self.setting = look, setting
        self.state: Any = None
        self.key: tuple[Any, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = max(230, self.look.px(330))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        side = max(220, self.look.px(300))
        return QSize(side, side)

    def show_state(self, state: Any, key: tuple[Any, ...]) -> None:
        self.state, self.key = state, key
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.state is None:
            return
        painter = QPainter(self)
        rect = QRectF(self.rect())
        self.look.art.draw(painter, rect, ("start", *self.key), self._draw)
        painter.end()

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        self.setting.draw_table(painter, rect, self.state, self.look.style)
