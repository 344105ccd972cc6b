"""The table as the seed lays it out, on its board on the new-game page."""

from typing import Any

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.new_game.setting_out import SettingOut
from desktop.paint.art import Art
from desktop.widgets.boards import Board
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import RuleLink
from desktop.widgets.words import heading, note


class TableAtStart(Board):
    """The table as the seed lays it out, before anybody has moved. Signal: `asked` with a rule."""

    asked = Signal(str)

    def __init__(self, art: Art, setting: SettingOut) -> None:
        super().__init__(art, gap=4)
        self.title = heading(on="board")
        self.picture = StartPicture(art, setting)
        self.note = note(on="board")
        self.tag = RuleLink(on="board")
        self.tag.followed.connect(self.asked)
        self.column.addWidget(self.title)
        line = QHBoxLayout()
        line.addWidget(self.note, 1)
        line.addWidget(self.tag)
        self.column.addLayout(line)
        self.column.addWidget(self.picture, 1)

    def show_state(self, title: str, words: str, rule: str, state: Any, key: tuple[Any, ...]) -> None:
        self.title.setText(title)
        self.note.setText(words)
        self.tag.show_rule(rule)
        self.picture.show_state(state, key)
        self.picture.setAccessibleName(f"{title}. {words}")


class StartPicture(Drawn):
    def __init__(self, art: Art, setting: SettingOut) -> None:
        super().__init__()
        self.art, self.setting = art, setting
        self.state: Any = None
        self.key: tuple[Any, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        side = max(230, self.px(330))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        side = max(220, self.px(300))
        return QSize(side, side)

    def show_state(self, state: Any, key: tuple[Any, ...]) -> None:
        self.state, self.key = state, key
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.state is None:
            return
        painter = QPainter(self)
        art = self.art.worn(self.style_now, self.devicePixelRatioF())
        art.draw(painter, QRectF(self.rect()), ("start", *self.key), self._draw)
        painter.end()

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        self.setting.draw_table(painter, rect, self.state, self.style_now)
