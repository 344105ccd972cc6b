"""A figure of the book on the whole table, read only: the position of a rule, with what is allowed and refused."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from desktop.games.desks import desk_of
from desktop.page.words import Type, Words
from desktop.paint.colours import solid
from desktop.program import Program
from desktop.reader.figure import TABLE, cut_of, paint_cut
from desktop.screen import Screen
from desktop.shell import Shell
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
        self.back = held(self, Button(icon_name="chevron_left"), self.style_now)
        self.back.clicked.connect(shell.back)
        self.say_again()

    def say_again(self) -> None:
        texts = self.program.texts(self.game)
        title = texts.say(phrase(f"{self.rule}.title")) if texts.has(f"{self.rule}.title") else ""
        self.words.say(texts.say(phrase("reader-shown", rule=self.rule, title=title)))
        self.back.say(texts.say(phrase("reader-back")))
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
    def _line(self) -> int:
        return self.back.sizeHint().height() + 16

    def _arrange(self) -> None:
        self.back.put(self.width() - self.back.wide() - 16, 8)
        wide = self.back.x() - 40
        self.words.put(20, (self._line - self.words.height_for(wide)) / 2, wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        style = self.style_now
        painter.fillRect(QRectF(0, 0, self.width(), self._line), solid(style.theme.panel))
        painter.fillRect(QRectF(0, self._line - 1, self.width(), 1), solid(style.theme.line))
        room = QRectF(0, self._line, self.width(), self.height() - self._line)
        scale = min(room.width() / TABLE.width(), room.height() / TABLE.height())
        place = QRectF(0, 0, TABLE.width() * scale, TABLE.height() * scale)
        place.moveCenter(room.center())
        texts = self.program.texts(self.game)

        def paint(brush: QPainter, rect: QRectF) -> None:
            cut = cut_of(self.game, self.desk, self.shown, style, texts.say, whole=True)
            paint_cut(brush, rect, cut, self.desk, style)

        art = self.program.art.worn(style, self.devicePixelRatioF())
        art.draw(painter, place, ("figure-whole", self.game.id, self.rule, texts.language), paint)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        else:
            super().keyPressEvent(event)
