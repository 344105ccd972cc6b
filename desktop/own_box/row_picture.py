"""The card or tile of a row as it will look at the table, drawn by the game's own painters while one types."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.board.desk import Look, saying
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.sprite import Picture
from desktop.games.desks import desk_of
from desktop.games.loading import part_of
from desktop.own_box.draft import BoxDraft
from desktop.own_box.sections import DataLine
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from rules.boxes.own import OwnBox
from rules.boxes.trials import tables
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition
from rules.core.types import Json

HIGH, GAP = 215, 14
TABLE = 1600.0, 1000.0
"""The size of the table that the picture would lie on."""

Pictures = Sequence[tuple[float, Picture]]
"""Each with its width in parts of its height."""
PicturesOf = Callable[[Any, Look, tuple[str, ...], Json], Pictures]
"""What a game brings: the pictures of a row, from the view of a game with these data; nothing where none is printed."""


class RowPicture(Drawn):
    """Hidden where the game draws nothing for a row."""

    def __init__(self, draft: BoxDraft) -> None:
        super().__init__()
        self.draft = draft
        self.pictures_of: PicturesOf | None = part_of(draft.game.id, "row_pictures", "row_pictures")
        self.line: DataLine | None = None
        self.shown: Pictures = ()
        self.painting = Painting(draft.program.art, TABLE_PAINTERS)
        self.idle = QTimer(self, singleShot=True, interval=0)
        self.idle.timeout.connect(self.describe)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_line(self, line: DataLine | None) -> None:
        self.line = line
        self.setAccessibleName(line.label if line is not None else "")
        self.idle.start()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.idle.start()

    def describe(self) -> None:
        """Ask the game how the row looks."""
        line, desk = self.line, desk_of(self.draft.game.id)
        self.shown = ()
        if line is not None and line.state != "taken" and self.pictures_of is not None and desk is not None:
            self.painting.art = self.draft.program.art.with_style(self.style_now)
            self.painting.painters |= desk.painters
            view = view_of(self.draft.game, self.draft.own, line.path)
            look = Look(*TABLE, self.style_now, saying(self.draft.program.texts(self.draft.game), ()), (), None)
            row = self.draft.own.value(line.path)
            if view is not None:
                self.shown = self.pictures_of(view, look, tuple(line.path.split(".")), row)
        self.setVisible(bool(self.shown))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self.style_now.px(HIGH)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.shown:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.painting.ratio = self.devicePixelRatioF()
        gap, edge = self.style_now.px(GAP), 8.0
        ratios = [ratio for ratio, _ in self.shown]
        room = self.width() - 2 * edge - gap * (len(ratios) - 1)
        high = min(self.height() - 2 * edge, room / sum(ratios))
        x = (self.width() - high * sum(ratios) - gap * (len(ratios) - 1)) / 2
        for ratio, picture in self.shown:
            place = QRectF(x, edge, high * ratio, high)
            pixmap = self.painting.pixmap(picture, QSizeF(place.size()))
            margin = picture.bleed * min(place.width(), place.height())
            whole = place.adjusted(-margin, -margin, margin, margin)
            painter.drawPixmap(whole, pixmap, QRectF(pixmap.rect()))
            x = place.right() + gap
        painter.end()


def view_of(game: AnyGame, own: OwnBox, path: str) -> Any | None:
    """How a game with these data begins, as an onlooker sees it; where something else is wrong in them, with the data
    of this row only; None where the row itself makes no game."""
    alone = OwnBox(own.published, tuple(each for each in own.corrections if f"{each.path}.".startswith(f"{path}.")))
    for tried in (own, alone):
        try:
            box = game.box(tried.edition)
        except BrokenEdition:
            continue
        table = tables(game)[0]
        return game.view(game.setup(box, table.options, table.seating, 0), None)
    return None
