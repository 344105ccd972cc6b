"""Our own drawing of a board with the owner's data, as the table of the game paints it."""

import logging
from typing import Any

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.board.charts import Chart
from desktop.board.cutting import LAID_OUT, Seen, cut, main_board
from desktop.board.desk import Look, saying
from desktop.board.painting_process import PaintingProcess
from desktop.board.sprite import Sprite
from desktop.games.desks import desk_of
from desktop.games.loading import part_of
from desktop.own_box.chart.painting import paint_foot
from desktop.paint.painting import SMOOTH
from desktop.program import Program
from desktop.widgets.dressing import Drawn
from rules.boxes.own import OwnBox
from rules.boxes.trials import Table, tables
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition
from rules.core.library import published
from rules.games import alone

LOG = logging.getLogger(__name__)

MOST_SCALE = 1.6
"""Nothing more is seen of it beyond."""
SEED = 1
FIRST = 0
"""The seat that looks."""
AFTER_MS = 500


class Drawing(QObject):
    """Drawn a moment after the last change, in a process of its own, and only while somebody wants it.

    Signals: `drawn` with the picture; None while no game can be set up with the data. `failed` when it broke off.
    """

    drawn = Signal(object)
    failed = Signal()

    def __init__(self, program: Program, game: AnyGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.program, self.game = program, game
        self._wanted: tuple[str, str, tuple[Correction, ...], float] | None = None
        """What `drawn_from` is given."""
        self._is_old = False
        """Whether what is being drawn is no longer wanted so."""
        self._process = PaintingProcess(self)
        self._process.painted.connect(self._came)
        self._process.failed.connect(self._broke)
        self._soon = QTimer(self, interval=AFTER_MS, singleShot=True)
        self._soon.timeout.connect(self.draw)

    def ask(self, chart: Chart, own: OwnBox, wide: float) -> None:
        """`wide`: how wide it is shown, in points of the screen: a smaller drawing is made faster."""
        self._wanted = self.game.id, chart.id, own.corrections, wide
        self._is_old = self._process.is_busy
        self._soon.start()

    def forget(self) -> None:
        """Nobody looks at it any more."""
        self._soon.stop()
        self._wanted = None
        self._process.close()

    def draw(self) -> None:
        if self._wanted is not None and not self._process.is_busy:
            self._is_old = False
            self._process.ask(self.program.settings, drawn_from, *self._wanted)

    def _came(self, image: QImage | None) -> None:
        if not self._is_old:
            self.drawn.emit(image)
        elif not self._soon.isActive():
            self.draw()

    def _broke(self, said: str) -> None:
        LOG.error("a board could not be drawn", extra={"trace": said})
        self.failed.emit()


def drawn_from(
    program: Program, game_id: str, chart_id: str, corrections: tuple[Correction, ...], wide: float
) -> QImage | None:
    """Draw it of plain data, wherever that is."""
    game = alone(game_id)
    charts: tuple[Chart, ...] = part_of(game_id, "charts", "CHARTS") or ()
    chart = next(each for each in charts if each.id == chart_id)
    return drawing_of(program, game, chart, OwnBox(published(game), corrections), wide)


def drawing_of(program: Program, game: AnyGame, chart: Chart, own: OwnBox, wide: float = LAID_OUT[0]) -> QImage | None:
    """Draw it as wide as it is shown; None where no game can be set up."""
    desk, table = desk_of(game.id), table_for(game, chart)
    if desk is None or table is None:
        return None
    try:
        state = game.setup(game.box(own.edition), table.options, table.seating, SEED)
    except BrokenEdition:
        return None

    def part(view: Any, look: Look, sprites: list[Sprite]) -> QRectF:
        found = chart.part(view, look, sprites) if chart.part is not None else QRectF()
        return main_board(desk, view, look) if found.isEmpty() else found

    view, names = game.view(state, FIRST), ("",) * len(table.seating)
    look = Look(*LAID_OUT, program.style(game.id), saying(program.texts(game), names), names, FIRST)
    part_wide = part(view, look, list(desk.sprites(view, look))).width()
    return cut(program, desk, Seen(game, view, FIRST, names), part, min(MOST_SCALE, wide / max(1.0, part_wide)))


def table_for(game: AnyGame, chart: Chart) -> Table | None:
    """A way to play in which this board is used, without an automa where that can be."""
    found = [
        each for each in tables(game) if chart.seats in (0, len(each.seating)) and chart.modes in ("", each.mode.id)
    ]
    return min(found, key=lambda each: bool(each.mode.automa), default=None)


class DrawnBeside(Drawn):
    """Our drawing, as large as it fits."""

    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_image(self, image: QImage | None) -> None:
        self.image, self.words = image, ""
        self.update()

    def say(self, words: str) -> None:
        """Why the drawing is not of these data."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        view = QRectF(self.rect())
        if self.image is not None:
            size = self.image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF((view.width() - size.width()) / 2, 0, size.width(), size.height())
            painter.drawImage(place, self.image)
        if self.words:
            paint_foot(painter, view, (self.words,), "", self.style_now)
        painter.end()
