"""Tables as a class sees them: laid out for the whole picture, at whatever size, and without secrets."""

from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.area import BoardArea
from desktop.board.desk import AnyDesk, Look, saying
from desktop.board.hand import Hand
from desktop.board.situation import Situation
from desktop.lessons.board import LessonBoard
from desktop.program import Program
from desktop.style.theme import Style
from desktop.table.seat_at_table import SeatAtTable
from desktop.table.table import Table
from rules.core.types import Seat

TABLE_WIDTH = 1264.0
LEAST_SHAPE, MOST_SHAPE = 0.5, 0.8
NEAR = 0.72
"""As how much of the picture what matters must be seen, before the picture comes nearer."""
AROUND, LEAST_SEEN = 1.5, 0.36
"""How much more of the table is seen than what a step is about, and how much of it at least."""


def is_secret(table: SeatAtTable) -> bool:
    """Whether a class may not see what whoever sits there sees."""
    return isinstance(table, Table) and table.seats.is_guarded


class PublicHand(Hand):
    """Plays only where the class may see all that is played with."""

    def look_again(self) -> None:
        if is_secret(self.table):  # type: ignore[arg-type]  # the hand of an area has the table of the area
            self.rest()
        else:
            super().look_again()


class PublicSituation(Situation):
    """The position as everybody may see it, on a table of one size."""

    @property
    def seat(self) -> Seat | None:
        return None if is_secret(self.table) else super().seat

    @property
    def view(self) -> Any:
        return self.table.view_from(None) if is_secret(self.table) else super().view

    @property
    def look(self) -> Look:
        table, room = self.table, self.surface.rect()
        style = self.program.style(table.game.id)
        plain = Style(style.theme_name, style.game)
        shape = room.height() / max(1, room.width())
        high = TABLE_WIDTH * max(LEAST_SHAPE, min(MOST_SHAPE, shape))
        say = saying(self.texts, table.names)
        return Look(TABLE_WIDTH, high, plain, say, table.names, self.seat, self.open)


class PublicArea(BoardArea):
    """A game in progress in front of a class."""

    situation_type = PublicSituation
    hand_type = PublicHand

    def __init__(self, program: Program, table: Table, desk: AnyDesk) -> None:
        super().__init__(program, table, desk)
        self.view.setStyleSheet("background: transparent")

    def _frame_table(self, look: Look) -> None:
        room = self.view.viewport().rect()
        scale = min(room.width() / look.width, room.height() / look.height)
        seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
        seen.moveCenter(QRectF(0, 0, look.width, look.height).center())
        self.view.camera.stand_over(seen, scale)


class PublicLesson(LessonBoard):
    """The table of a lesson in front of a class: nearer to what the step is about than beside a panel."""

    is_revealed = False
    """Whether the class may see what would have answered the question."""

    @property
    def hidden(self) -> tuple[str, ...]:
        return () if self.is_revealed else super().hidden

    framed: tuple[object, ...] = ()
    """The step and the size of the view for which the picture was framed last."""

    def _frame(self, region: QRectF | None) -> None:
        """During a step the picture stays where it is while all that matters is in sight, and not much too small."""
        room = self.view.viewport().size()
        framed = (self.lesson.progress.lesson.id, self.lesson.progress.at, room.width(), room.height())
        if region is not None and framed == self.framed and self.seen.contains(region) and self._is_near(region):
            self.view.camera.stand_over(self.seen, room.width() / self.seen.width())
            return
        self.framed = framed
        super()._frame(region)

    def _is_near(self, region: QRectF) -> bool:
        """Whether the picture shows it nearly as large as it could be."""
        wanted = self._boards_of(region)
        return max(wanted.width() / self.seen.width(), wanted.height() / self.seen.height()) > NEAR

    def _boards_of(self, region: QRectF) -> QRectF:
        """What the step is about, and as much around it as the view has room for, within the table."""
        look, room = self.situation.look, self.view.viewport().rect()
        wide = min(look.width, max(region.width() * AROUND, look.width * LEAST_SEEN))
        high = min(look.height, max(region.height() * AROUND, look.height * LEAST_SEEN))
        shape = room.height() / max(1, room.width())
        wide, high = max(wide, high / shape), max(high, wide * shape)
        x = region.center().x() - wide / 2
        y = region.center().y() - high / 2
        x = (look.width - wide) / 2 if wide > look.width else min(max(x, 0.0), look.width - wide)
        y = (look.height - high) / 2 if high > look.height else min(max(y, 0.0), look.height - high)
        return QRectF(x, y, wide, high)
