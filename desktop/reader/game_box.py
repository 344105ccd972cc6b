"""The box that speaks of the game being played: how it is played, and what the rule that one reads means in it.

Signals: `ruling_wanted` with the id of a ruling; `log_wanted` with a point of the game.
"""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import hairline
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.marks import no_entry
from desktop.paint.painting import SMOOTH
from desktop.reader.book import Book
from desktop.reader.boxed import BOX_TITLE, PAD, Boxed
from desktop.reader.your_game import Agreed, Meaning, YourGame
from desktop.style.theme import Style
from desktop.widgets.links import RuleLink, TextLink

NAME, CHOSEN, SAID = Type(14, ink="muted"), Type(14, "bold"), Type(14)


class GameBox(Boxed):
    ruling_wanted = Signal(str)
    log_wanted = Signal(int)

    def __init__(self, parent: QWidget, book: Book, game: YourGame, style: Style) -> None:
        super().__init__(parent, style)
        self.book, self.game = book, game
        self.title = Words(self, BOX_TITLE, style)
        self.rows = [AgreedRow(self, agreed, style) for agreed in game.agreed()]
        for row in self.rows:
            row.link.clicked.connect(lambda _=False, id=row.agreed.ruling: self.ruling_wanted.emit(id))
        self.meaning: Meaning | None = None
        self.tag = self.hold(RuleLink())
        self.tag.followed.connect(self.ruling_wanted)
        self.name = Words(self, Type(15, "semibold"), style)
        self.force = Words(self, SAID, style)
        self.figures = Words(self, SAID, style)
        self.last_said = Words(self, Type(14, ink="muted"), style)
        self.last = self.hold(TextLink(icon_name="history", size=14))
        self.last.clicked.connect(self._open_log)
        self.line = 0

    def _open_log(self) -> None:
        if self.meaning is not None and self.meaning.point is not None:
            self.log_wanted.emit(self.meaning.point)

    def show_rule(self, rule: str) -> None:
        """Empty: nothing but what was agreed."""
        self.meaning = self.game.meaning(rule) if rule else None
        self._say_meaning()

    def say_again(self) -> None:
        self.game.game_log.forget()
        self.title.say(self.book.say("reader-your-game"))
        for row, agreed in zip(self.rows, self.game.agreed(), strict=True):
            row.say(agreed)
        self.show_rule(self.meaning.rule if self.meaning is not None else "")

    def _say_meaning(self) -> None:
        said = self.meaning
        has_point = said is not None and said.point is not None
        self.tag.show_rule(said.rule if said else "")
        self.name.say(said.title if said else "")
        self.force.say(said.force if said else "")
        self.figures.say("\n".join(said.figures) if said else "")
        self.last.say(said.last if said and has_point else "")
        self.last_said.say((said.last_said if has_point else said.last) if said else "")
        for words in (self.name, self.force, self.figures, self.last_said):
            words.setVisible(bool(words.text()))
        self.last.setVisible(has_point)
        self.update()

    def arrange(self, width: int) -> int:
        wide = width - 2 * PAD
        y = self.title.put(PAD, 10, wide) + 3
        names = max((row.name.natural_width() for row in self.rows), default=0)
        for row in self.rows:
            row.names = min(names, wide // 2)
            y = row.put(PAD, y, wide)
        self.line = 0
        if self.meaning is not None:
            self.line = y + 7
            y = self._arrange_meaning(y + 15, wide)
        return y + 10

    def _arrange_meaning(self, y: int, wide: int) -> int:
        x = self.tag.put(PAD, y + 1) + 8
        if self.name.natural_width() <= PAD + wide - x:
            y = max(self.name.put(x, y, PAD + wide - x), self.tag.geometry().bottom() + 1)
        else:
            y = self.name.put(PAD, self.tag.geometry().bottom() + 4, wide)
        sign = round(self.force.size_now * 1.5)
        y = self.force.put(PAD + sign, y + 4, wide - sign)
        if self.figures.text():
            y = self.figures.put(PAD + sign, y, wide - sign)
        if self.last.isVisibleTo(self):
            room = min(wide + 6, self.last.wide())
            self.last.put(PAD - 3, y + 4, room, self.last.high_for(room))
            y = self.last.geometry().bottom() + 1
        if self.last_said.text():
            y = self.last_said.put(PAD + sign, y, wide - sign)
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.meaning is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        hairline(painter, PAD, self.line, self.width() - 2 * PAD, self.style_now)
        size = self.force.size_now
        centre = QPointF(PAD + size * 0.55, self.force.y() + self.force.line / 2)
        if self.meaning.is_in_force:
            place = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
            icon(painter, "check", place, self.style_now.theme.lit)
        else:
            no_entry(painter, centre, size * 0.5, self.style_now)
        painter.end()


class AgreedRow(Boxed):
    """What it is about, what was chosen, and a link to the ruling."""

    names = 0

    def __init__(self, parent: QWidget, agreed: Agreed, style: Style) -> None:
        super().__init__(parent, style)
        self.agreed = agreed
        self.name, self.chosen = Words(self, NAME, style), Words(self, CHOSEN, style)
        self.link = self.hold(TextLink(size=14))
        self.link.setVisible(bool(agreed.number))

    def say(self, agreed: Agreed) -> None:
        self.name.say(agreed.words)
        self.chosen.say(agreed.chosen)
        self.link.say(agreed.number)

    def arrange(self, width: int) -> int:
        x = self.names + 12
        right = self.link.wide() if self.link.isVisibleTo(self) else 0
        y = 1.0
        if right:
            self.link.put(width - right + 3, 0, right)
            y = max(y, (self.link.height() - self.chosen.line) / 2)
        end = self.chosen.put(x, y, width - x - right)
        end = max(end, self.name.put(0, y, self.names + 6))
        if right:
            end = max(end, self.link.geometry().bottom())
        return end + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """It stands in a box already."""
