"""The card or tile of a row as it will look, drawn by the game's own painters while one types."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.own_box.draft import BoxDraft
from desktop.own_box.sections import DataLine
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from rules.boxes.own import OwnBox

MODULE = "row_pictures"
HIGH = 190

Paint = Callable[[QPainter, QRectF, Style], None]
PictureOf = Callable[[OwnBox, str], tuple[float, Paint] | None]
"""What a game brings: width by height, and the painter of a row; None where nothing is printed for it."""


def pictures_of(game: str) -> PictureOf | None:
    name = f"desktop.games.{game}.{MODULE}"
    if find_spec(name) is None:
        return None
    found: PictureOf = import_module(name).picture_of
    return found


class RowPicture(Drawn):
    """Hidden where the game draws nothing for a row."""

    def __init__(self, draft: BoxDraft) -> None:
        super().__init__()
        self.draft = draft
        self.pictures = pictures_of(draft.game.id)
        self.line: DataLine | None = None
        self.found: tuple[float, Paint] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_line(self, line: DataLine | None) -> None:
        self.line = line
        self.found = None
        if line is not None and line.state != "taken" and self.pictures is not None:
            self.found = self.pictures(self.draft.own, line.path)
        self.setVisible(self.found is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self.style_now.px(HIGH)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.found is None:
            return
        ratio, paint = self.found
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        high = min(self.height() - 8.0, (self.width() - 8) / ratio)
        rect = QRectF((self.width() - high * ratio) / 2, 2, high * ratio, high)
        paint(painter, rect, self.style_now)
        painter.end()
