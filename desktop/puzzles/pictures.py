"""Little pictures of puzzles: cut from their real tables beside the window, and kept."""

import os
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal
from zlib import crc32

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QImage

from desktop.board.cutting import Seen, main_board
from desktop.board.cutting import cut as cut_of_table
from desktop.board.desk import Look
from desktop.board.picture_queue import PictureQueue
from desktop.board.sprite import Sprite
from desktop.cabinet.pictures import program_stamp
from desktop.docks.advice_light import parts_of_terms
from desktop.games.desks import desk_of
from desktop.paint.files import is_saved
from desktop.program import Program
from rules.core import folders
from rules.core.contract import AnyGame
from rules.puzzles.model import Puzzle
from rules.puzzles.opening import BadPuzzle, Opened, opened

Kind = Literal["tile", "large"]
CUT: dict[Kind, tuple[float, float]] = {"tile": (330.0, 158.0), "large": (560.0, 400.0)}
"""How much of the table is seen, in its units."""
SHARPNESS: dict[Kind, float] = {"tile": 1.5, "large": 1.2}
KEPT = 800


class Pictures(QObject):
    """Signal: `came` with the id of a puzzle."""

    came = Signal(str)

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self.program = program
        self.known: dict[str, QImage] = {}
        """By file name; an empty image where none could be painted."""
        self.queue = PictureQueue(program, self)
        self.queue.came.connect(self._keep)

    def of(self, game: str, puzzle: Puzzle, kind: Kind) -> QImage | None:
        """The picture, if it is there; else it is painted soon."""
        name = self._name(puzzle, kind)
        found = self.known.get(name)
        if found is not None:
            return None if found.isNull() else found
        image = QImage(str(folder() / name))
        if not image.isNull():
            self.known[name] = image
            return image
        self.queue.ask((puzzle.id, name), painted, game, puzzle, kind)
        return None

    def _name(self, puzzle: Puzzle, kind: Kind) -> str:
        made = crc32(repr((program_stamp(), self.program.settings.language)).encode())
        return f"{puzzle.id}-{kind}-{self.program.style().theme_name}-{made:08x}.png"

    def _keep(self, key: tuple[str, str], image: QImage) -> None:
        id, name = key
        self.known[name] = image
        if not image.isNull():
            keep(image, folder() / name)
        self.came.emit(id)

    def paint_all(self) -> None:
        self.queue.paint_all()

    def stop(self) -> None:
        self.queue.stop()


def painted(program: Program, game_id: str, puzzle: Puzzle, kind: Kind) -> QImage | None:
    """Paint it of plain data, wherever that is."""
    game = program.library.named(game_id)
    assert game is not None
    try:
        here = opened(game, program.library.box(game), puzzle)
    except BadPuzzle:
        return None
    return cut(program, game, here, kind)


def cut(program: Program, game: AnyGame, here: Opened, kind: Kind) -> QImage:
    """Paint the part of the table that the theme of the puzzle is about, and not what its answer is about."""
    desk = desk_of(game.id)
    if desk is None:
        return QImage()

    def part(view: Any, look: Look, sprites: list[Sprite]) -> QRectF:
        return part_of(here, sprites, main_board(desk, view, look), kind)

    seen = Seen(game, here.asked.view, here.seat, ("",) * len(here.state.players))
    return cut_of_table(program, desk, seen, part, SHARPNESS[kind])


def part_of(here: Opened, sprites: list[Sprite], board: QRectF, kind: Kind) -> QRectF:
    """Choose a part of the main board: around a place that shows the theme, or anywhere."""
    chance = crc32(here.puzzle.id.encode())
    places = [place for place in places_of_theme(here, sprites) if board.contains(place)]
    anywhere = board.topLeft() + QPointF(chance % 97 / 97 * board.width(), chance % 89 / 89 * board.height())
    middle = places[chance % len(places)] if places else anywhere
    wide, high = CUT[kind]
    part = QRectF(0, 0, min(wide, board.width()), min(high, board.height()))
    part.moveCenter(middle)
    part.moveLeft(max(board.left(), min(part.left(), board.right() - part.width())))
    part.moveTop(max(board.top(), min(part.top(), board.bottom() - part.height())))
    return part


def places_of_theme(here: Opened, sprites: list[Sprite]) -> Iterator[QPointF]:
    parts = parts_of_terms(here.asked.game.id).get(here.puzzle.theme, ())
    patterns = [each.replace("{seat}", str(here.seat)) for each in parts]
    for sprite in sprites:
        if any(fnmatchcase(sprite.key, pattern) for pattern in patterns):
            yield QPointF(*sprite.place.middle)


def folder() -> Path:
    return folders.pictures() / "puzzles"


def keep(image: QImage, file: Path) -> None:
    """Store a picture for the next time; a disk that refuses costs nothing but time."""
    with suppress(OSError):
        folders.made(file.parent)
        draft = file.with_suffix(f".{os.getpid()}.png")
        if is_saved(image, draft):
            draft.replace(file)
        pictures = sorted(file.parent.glob("*.png"), key=lambda each: each.stat().st_mtime_ns, reverse=True)
        for old in pictures[KEPT:]:
            old.unlink()
