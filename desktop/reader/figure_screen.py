"""A figure of the book on the whole table, read only: the position of a rule, with what is allowed and refused."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import joined
from desktop.games.desks import desk_of
from desktop.page.ways_out import way_back
from desktop.page.words import Type, Words
from desktop.program import Program
from desktop.reader.figure import TABLE, cut_of, paint_sprites
from desktop.reader.key import SIGNS, FigureKey
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.mixing import solid
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.reference.figures import shown
from rules.reference.model import read_reference


class FigureScreen(Screen):
    """Opened through the shell as `figure`, with a game and the id of a rule that has a figure."""

    def __init__(self, program: Program, shell: Shell, game: AnyGame, rule: str) -> None:
        super().__init__(program)
        desk, figure = desk_of(game.id), read_reference(resources.assets() / game.id).figure_of(rule)
        assert desk is not None
        assert figure is not None
        self.shell, self.game, self.game_id, self.rule, self.desk = shell, game, game.id, rule, desk
        self.shown = shown(game, program.library.box(game), figure)
        self.words = Words(self, Type(19, "semibold"), self.style_now)
        self.said = Words(self, Type(16, ink="muted"), self.style_now)
        self.key = FigureKey({}, game.colours[0])
        self.back = held(self, Button(icon_name="chevron_left"), self.style_now)
        self.back.clicked.connect(shell.back)
        self.say_again()

    @property
    def headline(self) -> QWidget:
        return self.words

    def say_again(self) -> None:
        texts = self.program.texts(self.game)
        title = texts.say(phrase(f"{self.rule}.title")) if texts.has(f"{self.rule}.title") else ""
        self.words.say(texts.say(phrase("reader-shown", rule=self.rule, title=title)))
        self.words.setWindowTitle(texts.say(phrase("reader-shown", rule=self.rule, title=title)))
        self.said.say(texts.say_if_there(phrase(f"{self.rule}.rule")) or "")
        words = {sign: texts.say(phrase(f"reader-key-{sign}")) for sign in SIGNS}
        self.key = FigureKey(words, self.game.colours[0])
        self.back.say(way_back(self.shell, self))
        self.back.say_key(texts.say(phrase("back-key")))
        self.back.setAccessibleDescription(joined((self.words.text(), self.said.text())))
        self._arrange()
        self.update()

    def draw_again(self) -> None:
        wear_all(self, self.style_now)
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    @property
    def _room(self) -> int:
        """Room for words, beside the way back."""
        return self.width() - self.back.wide() - 16 - 40

    @property
    def _line(self) -> int:
        words = self.words.height_for(self._room) + self.said.height_for(self._room)
        return max(self.back.sizeHint().height() + 16, words + 18)

    @property
    def _foot(self) -> int:
        return round(self.style_now.text_size(15) * 2.2)

    def _arrange(self) -> None:
        self.back.put(self.width() - self.back.wide() - 16, 8)
        end = self.words.put(20, 8, self._room)
        self.said.put(20, end, self._room)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        style = self.style_now
        painter.fillRect(QRectF(0, 0, self.width(), self._line), solid(style.theme.panel))
        painter.fillRect(QRectF(0, self._line - 1, self.width(), 1), solid(style.theme.line))
        foot, size = self._foot, style.text_size(15)
        painter.fillRect(QRectF(0, self.height() - foot, self.width(), foot), solid(style.theme.panel))
        if self.key.wide(size) <= self.width() - 40:
            x = (self.width() - self.key.wide(size)) / 2
            self.key.draw(painter, x, self.height() - foot / 2, size, style)
        room = QRectF(0, self._line, self.width(), self.height() - self._line - foot)
        scale = min(room.width() / TABLE.width(), room.height() / TABLE.height())
        place = QRectF(0, 0, TABLE.width() * scale, TABLE.height() * scale)
        place.moveCenter(room.center())
        texts = self.program.texts(self.game)

        def paint(brush: QPainter, rect: QRectF) -> None:
            cut = cut_of(self.game, self.desk, self.shown, style, texts.say, whole=True)
            paint_sprites(brush, rect, cut.windows[0], cut.sprites, self.desk, style)

        art = self.program.art.worn(style, self.devicePixelRatioF())
        art.draw(painter, place, ("figure-whole", self.game.id, self.rule, texts.language), paint)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        else:
            super().keyPressEvent(event)
