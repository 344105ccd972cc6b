"""The table as the seed lays it out, on its board on the new-game page."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.board.desk import Look, saying
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.games.desks import desk_of
from desktop.paint.painting import SMOOTH
from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import RuleLink
from desktop.widgets.words import heading, note
from rules.core.timeline import Timeline

LAID_OUT = 1264.0, 946.0
"""The size of the table that the picture is cut from."""
EDGE = 8.0
"""Room around the boards for their shadows, in units of that table."""
LEAST_SCALE = 0.4
"""Below this, nothing but the main board could be made out."""


class TableAtStart(Board):
    """The table as the seed lays it out, before anybody has moved. Signal: `asked` with a rule."""

    asked = Signal(str)

    def __init__(self, program: Program) -> None:
        super().__init__(program.art, gap=4)
        self.title = heading(on="board")
        self.picture = StartPicture(program)
        self.note = note(on="board")
        self.tag = RuleLink(on="board")
        self.tag.followed.connect(self.asked)
        self.column.addWidget(self.title)
        line = QHBoxLayout()
        line.addWidget(self.note, 1)
        line.addWidget(self.tag)
        self.column.addLayout(line)
        self.column.addWidget(self.picture, 1)

    def show_start(self, title: str, words: str, rule: str, timeline: Timeline | None, names: tuple[str, ...]) -> None:
        self.title.setText(title)
        self.note.setText(words)
        self.tag.show_rule(rule)
        self.picture.show_start(timeline, names)
        self.picture.setAccessibleName(f"{title}. {words}")


class StartPicture(Drawn):
    """The parts of the table that the seed decides, as the desk describes them to a spectator.

    Described when the event loop is idle: the page is seen before the desk is loaded and its boards are painted.
    """

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.timeline: Timeline | None = None
        self.names: tuple[str, ...] = ()
        self.parts: list[QRectF] = []
        self.scene = BoardScene(Painting(program.art, TABLE_PAINTERS), self)
        self.scene.changed.connect(self.update)
        self.idle = QTimer(self, singleShot=True, interval=0)
        self.idle.timeout.connect(self.describe)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        side = max(220, self.px(300))
        return QSize(side, side)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.idle.start()

    def show_start(self, timeline: Timeline | None, names: tuple[str, ...]) -> None:
        """Show how this game begins; nothing for one that cannot begin."""
        self.timeline, self.names = timeline, names
        self.idle.start()

    def describe(self) -> None:
        """Ask the desk for the parts and for what lies on them."""
        self.parts = []
        desk = None if self.timeline is None else desk_of(self.timeline.game.id)
        if self.timeline is not None and desk is not None:
            game, style = self.timeline.game, replace(self.style_now, unit=1.0)
            look = Look(*LAID_OUT, style, saying(self.program.texts(game), self.names), self.names, None)
            view = game.view(self.timeline.state, None)
            self.parts = [part.place.rect for part in desk.parts(view, look) if part.by_seed]
            whole = around(self.parts)
            self.scene.painting.art = self.program.art.with_style(style)
            self.scene.painting.painters |= desk.painters
            self.scene.show([each for each in desk.sprites(view, look) if is_on(each, whole)])
        self.update()

    @property
    def shown(self) -> QRectF:
        """All parts, or the first where all would be too small."""
        whole = around(self.parts)
        return whole if self._scale(whole) >= LEAST_SCALE else around(self.parts[:1])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table as large as it fits, at the top."""
        if not self.parts:
            return
        shown = self.shown
        scale = self._scale(shown)
        wide, high = shown.width() * scale, shown.height() * scale
        self.scene.painting.ratio, self.scene.painting.scale = self.devicePixelRatioF(), scale
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.scene.render(painter, QRectF((self.width() - wide) / 2, 0, wide, high), shown)
        painter.end()

    def _scale(self, shown: QRectF) -> float:
        return min(self.width() / shown.width(), self.height() / shown.height())


def around(parts: Iterable[QRectF]) -> QRectF:
    """These parts of a table with the shadows of their boards."""
    return reduce(QRectF.united, parts, QRectF()).adjusted(-EDGE, -EDGE, EDGE, EDGE)


def is_on(sprite: Sprite, part: QRectF) -> bool:
    return sprite.layer > Layer.FELT and part.contains(QPointF(*sprite.place.middle))
