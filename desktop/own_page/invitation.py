"""What stands on the page of somebody who has not finished a game yet: which one to begin with."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.cabinet.covers import WIDTH
from desktop.own_page.panel import Panel
from desktop.own_page.who_panel import Emblem
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton

SIMPLEST = "marajoara"


class Invitation(Panel):
    """Signal: `wanted` with the id of the game."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style, art: Art, games: Sequence[str]) -> None:
        super().__init__(parent, style, art)
        self.game = SIMPLEST if SIMPLEST in games else next(iter(games), "")
        self.emblem = self.hold(Emblem())
        self.emblem.game = self.game
        self.more = Words(self, Type(17, ink="muted"), style)
        self.play = self.hold(ActionButton("", "primary", "play"))
        self.play.clicked.connect(lambda: self.wanted.emit(self.game))

    def say(self, title: str, more: str, play: str) -> None:
        self.head(title)
        self.more.say(more)
        self.play.say(play)

    def arrange(self, width: int) -> int:
        return self._arrange(width, 0)

    def arrange_in(self, width: int, height: int) -> None:
        self._arrange(width, max(0, (height - self._arrange(width, 0)) // 3))

    def _arrange(self, width: int, above: int) -> int:
        pad, wide = self.pad, self.inside(width)
        y = self.put_head(width) + above
        drawn = min(wide, round(self.grown(74) * WIDTH))
        y = self.emblem.put(pad, y, drawn) + self.px(10)
        y = self.more.put(pad, y, min(wide, self.grown(560))) + self.px(16)
        self.play.put(pad, y, min(wide, self.play.wide()))
        return y + self.play.height() + self.foot
