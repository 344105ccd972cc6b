"""The game outside the program: its log as text, its table as a picture or a document.

All of it is what the looking seat may know; under a curtain, what a spectator may. The seed, from which all chance
follows, is told when the game is over. Serves a menu during play as well as the end of a game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPdfWriter

from desktop.board.desk import AnyDesk, Look, saying
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.docks.formatting import Formatter
from desktop.paint.files import pdf_bytes, png_bytes
from desktop.paint.painting import SMOOTH
from desktop.score.result import result_of
from desktop.score.words import Row, Speaker
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.table.table import Table
from rules.core import durable
from rules.core.edition import Problem
from rules.core.journal import cannot
from rules.core.record import Refated
from rules.core.types import OwnWords, Seat, SeatName

PICTURE = 2400.0, 1500.0
"""Large enough to be printed, or shown on any screen."""
LAID_OUT = 1600.0, 1000.0
PAGE_SHARPNESS = 2.0


def eyes(table: Table) -> Seat | None:
    """Who an export is for: the looking seat, or nobody in particular while the screen is handed over."""
    return None if table.is_covered else table.looking


# The log


def log_text(formatter: Formatter) -> str:
    return "\n".join([*_head(formatter), *_moves(formatter), *_scores(formatter)]).rstrip() + "\n"


def _head(formatter: Formatter) -> Iterator[str]:
    table = formatter.table
    speaker = Speaker(formatter, result_of(table))
    yield formatter.say_id("score-log-title", game=speaker.game(), mode=speaker.mode())
    for seat in range(len(table.names)):
        colour = formatter.say_id("seat-colour", colour=formatter.colour(seat))
        yield formatter.say_id("score-log-seat", seat=SeatName(seat), colour=colour)
    if table.is_over:
        yield formatter.say_id("score-log-seed", seed=str(table.timeline.record.seed))


def _moves(formatter: Formatter) -> Iterator[str]:
    for number, point in enumerate(formatter.table.timeline.past()):
        yield from _move(formatter, number, point)


def _move(formatter: Formatter, number: int, point: int) -> Iterator[str]:
    """A numbered line for what happened first, the rest below it; headings stand between."""
    timeline = formatter.table.timeline
    is_first = True
    if point and isinstance(timeline.entry(point), Refated):
        yield f"{number:4}. {formatter.say_id('log-refated')}"
        is_first = False
    for event in timeline.seen_at(point, eyes(formatter.table)):
        chapter = timeline.game.chapter(event)
        if chapter is not None:
            yield from ("", formatter.say(chapter.title))
            continue
        yield f"{f'{number:4}. ' if is_first and number else ' ' * 6}{formatter.say(timeline.game.say_event(event))}"
        is_first = False
    yield from (f"{'':6}{line}" for line in _noted(formatter, point))


def _noted(formatter: Formatter, point: int) -> Iterator[str]:
    """The chapter that begins there, and the comment."""
    note = formatter.table.notes.at(point)
    if note.chapter:
        yield formatter.say_id("note-chapter-begins", title=OwnWords(note.chapter))
    if note.words:
        yield from formatter.say_id("note-comment-said", words=OwnWords(note.words)).split("\n")


def _scores(formatter: Formatter) -> Iterator[str]:
    """The sheet of a finished game, in columns."""
    if not formatter.table.is_over:
        return
    speaker = Speaker(formatter, result_of(formatter.table))
    rows = speaker.rows()
    names = [formatter.say_id("score-log-name", seat=SeatName(seat)) for seat in speaker.result.order]
    words = max(len(row.words) for row in rows) + 2
    rules = max(len(row.rule) for row in rows) + 2
    wide = max(*(len(name) for name in names), *(len(cell) for row in rows for cell in row.cells)) + 2
    headline = speaker.headline()
    yield from ("", formatter.say_id("score-log-score"), f"{headline.title}. {headline.first}.", "")
    yield " " * (words + rules) + "".join(name.rjust(wide) for name in names)
    for row in rows:
        yield _score_line(row, words, rules, wide)


def _score_line(row: Row, words: int, rules: int, wide: int) -> str:
    line = row.words.ljust(words) + row.rule.ljust(rules) + "".join(cell.rjust(wide) for cell in row.cells)
    return line.rstrip()


# The table


@dataclass(frozen=True, slots=True)
class Picture:
    """The table as a scene that belongs to nobody else, laid out for a size."""

    scene: BoardScene
    size: QSizeF

    def paint(self, painter: QPainter, target: QRectF, sharpness: float) -> None:
        self.scene.painting.ratio = sharpness
        self.scene.render(painter, target, QRectF(0, 0, self.size.width(), self.size.height()))


def table_picture(formatter: Formatter, desk: AnyDesk, style: Style) -> Picture:
    """Return a picture of the table as it is now, as the seat that looks sees it."""
    table, program = formatter.table, formatter.program
    wide, high = LAID_OUT
    seat = eyes(table)
    view: Any = table.game.view(table.timeline.state, seat)
    look = Look(wide, high, style, saying(formatter.texts, table.names), table.names, seat)
    scene = BoardScene(Painting(program.art.with_style(style), TABLE_PAINTERS, desk.painters))
    scene.show(desk.sprites(view, look))
    return Picture(scene, QSizeF(wide, high))


def png_of(picture: Picture, style: Style) -> bytes:
    wide, high = PICTURE
    image = QImage(int(wide), int(high), QImage.Format.Format_RGB32)
    image.fill(solid(style.ground.felt_rim))
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    picture.paint(painter, QRectF(0, 0, wide, high), wide / picture.size.width())
    painter.end()
    return png_bytes(image)


def pdf_of(picture: Picture, title: str, more: "PaintPage | None" = None) -> bytes:
    """The table on a page as broad as the paper, and what else there is on a second one."""

    def paint(painter: QPainter, writer: QPdfWriter) -> None:
        paper = QRectF(0, 0, writer.width(), writer.height())
        picture.paint(painter, fitted(picture.size, paper), PAGE_SHARPNESS)
        if more is not None:
            writer.newPage()
            size = more.size
            place = fitted(size, paper)
            painter.translate(place.topLeft())
            painter.scale(place.width() / size.width(), place.width() / size.width())
            more.paint(painter)

    return pdf_bytes(title, paint)


class PaintPage(Protocol):
    """Something that paints itself in a size of its own."""

    @property
    def size(self) -> QSizeF: ...

    def paint(self, painter: QPainter) -> None: ...


def fitted(size: QSizeF, paper: QRectF) -> QRectF:
    """Return the largest rectangle of this shape that fits on the paper, in its middle."""
    scale = min(paper.width() / size.width(), paper.height() / size.height())
    place = QRectF(0, 0, size.width() * scale, size.height() * scale)
    place.moveCenter(paper.center())
    return place


# Files


def write(path: Path, data: bytes) -> Problem | None:
    """The whole file or nothing. A problem says what the disk refused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        durable.replace_file(path, data)
    except (OSError, ValueError) as error:
        return cannot("save-not-written", path, error)
    return None
