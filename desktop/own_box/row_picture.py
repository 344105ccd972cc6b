"""The card or tile of a row as it will look, drawn by the game's own painters while one types."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.board.row_pictures import PictureOf, RowFace
from desktop.games.loading import part_of
from desktop.own_box.draft import BoxDraft
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import DataLine
from desktop.paint.painting import SMOOTH
from desktop.widgets.dressing import Drawn
from rules.boxes.own import MISSING

HIGH, EDGE = 230, 6


class RowPicture(Drawn):
    """Hidden where the game draws nothing for a row."""

    def __init__(self, draft: BoxDraft, words: BoxWords) -> None:
        super().__init__()
        self.draft, self.words = draft, words
        self.picture_of: PictureOf | None = part_of(draft.game.id, "row_pictures", "picture_of")
        self.face: RowFace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_line(self, line: DataLine | None) -> None:
        self.face = None
        if line is not None and line.state != "taken" and self.picture_of is not None:
            row = self.draft.own.value(line.path)
            if row is not MISSING:
                self.face = self.picture_of(line.path.rpartition(".")[0], row, self.words.phrase)
                self.setAccessibleName(line.label)
        self.setVisible(self.face is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self.style_now.px(HIGH)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        shape = self.face.shape
        high = min(self.height() - 2.0 * EDGE, (self.width() - 2 * EDGE) / shape)
        rect = QRectF((self.width() - high * shape) / 2, EDGE, high * shape, high)
        self.face.paint(painter, rect, self.style_now)
        painter.end()
