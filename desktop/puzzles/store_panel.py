"""The store: a shelf for each game, with filters above."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import SHADOW, Panel
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.puzzles.chips import Chip
from desktop.puzzles.faces import KINDS, Kind, ShelfFace
from desktop.puzzles.front import Front
from desktop.puzzles.tile import Tile
from desktop.style.theme import Style
from desktop.widgets.dropdown import Dropdown

GAP, FRONT = 10, 186.0
MOST_ACROSS, LEAST_TILE = 5, 150.0


class GameRow:
    """The front of a game and the tiles of its shelf."""

    def __init__(self, panel: "StorePanel", game: str) -> None:
        self.panel, self.game = panel, game
        self.front = panel.hold(Front(game))
        self.nothing = Words(panel, Type(16, ink="muted"), panel.style_now)
        self.tiles: list[Tile] = []
        self.face: ShelfFace | None = None
        self.is_unfolded = False
        self.is_wanted = True
        """Whether the filters leave its shelf in sight."""
        self.front.clicked.connect(lambda: panel.unfolded.emit(game))

    @property
    def shown(self) -> list[Tile]:
        return [tile for tile in self.tiles if not tile.isHidden()]

    def begin(self, face: ShelfFace, across: int) -> None:
        self.face = face
        count = len(face.tiles) if self.is_unfolded else min(across, len(face.tiles))
        while len(self.tiles) < count:
            tile = self.panel.hold(Tile())
            tile.clicked.connect(lambda _=False, tile=tile: self._choose(tile))
            self.tiles.append(tile)
        self.front.show_face(face, can_unfold=len(face.tiles) > across, is_unfolded=self.is_unfolded)
        self.front.setVisible(self.is_wanted)
        self.nothing.say("" if face.tiles or not self.is_wanted else face.nothing)
        for number, tile in enumerate(self.tiles):
            is_shown = number < count and self.is_wanted
            tile.setVisible(is_shown)
            if is_shown:
                each = face.tiles[number]
                tile.show_face(each, self.panel.picture(each.game, each.id))

    def _choose(self, tile: Tile) -> None:
        if tile.face is not None:
            self.panel.chosen.emit(tile.face.game, tile.face.id)


class StorePanel(Panel):
    """Signals: `chosen` with a game and the id of a puzzle; `unfolded` with a game; `filtered` with a kind;
    `theme_wanted` and `layer_wanted` with what was chosen."""

    chosen = Signal(str, str)
    unfolded = Signal(str)
    filtered = Signal(object)

    def __init__(self, parent: QWidget, style: Style, art: Art, games: Sequence[str]) -> None:
        super().__init__(parent, style, art)
        self.aside = Words(self, Type(16, ink="muted"), style)
        self.chips: dict[Kind, Chip] = {kind: self.hold(Chip()) for kind in KINDS}
        for kind, chip in self.chips.items():
            chip.clicked.connect(lambda _=False, kind=kind: self.filtered.emit(kind))
        self.themes = self.hold(Dropdown())
        self.layers = self.hold(Dropdown())
        self.nothing = Words(self, Type(18, ink="muted"), style)
        self.rows = {game: GameRow(self, game) for game in games}
        self.across = MOST_ACROSS
        self.faces: tuple[ShelfFace, ...] = ()
        self.room = 0
        """How high it is at least."""

    def picture(self, game: str, id: str) -> QImage | None:
        """Return the picture of a tile; the screen says where it comes from."""
        return None

    def show_faces(self, faces: Sequence[ShelfFace], nothing: str, *, is_any: bool) -> None:
        """`is_any`: nothing is filtered, so that an empty shelf says so; else it goes."""
        self.faces = tuple(faces)
        for face in faces:
            row = self.rows[face.game]
            row.is_wanted = is_any or bool(face.tiles)
            row.begin(face, self.across)
        self.nothing.say(nothing if not any(row.is_wanted for row in self.rows.values()) else "")

    def fold(self, game: str) -> bool:
        """Unfold the shelf of a game, or fold it up. Returns which."""
        row = self.rows[game]
        row.is_unfolded = not row.is_unfolded
        if row.face is not None:
            row.begin(row.face, self.across)
        return row.is_unfolded

    @property
    def tiles(self) -> list[Tile]:
        return [tile for row in self.rows.values() for tile in row.shown]

    @property
    def lines(self) -> list[list[Tile]]:
        """The tiles as they lie, line by line."""
        found: list[list[Tile]] = []
        for row in self.rows.values():
            shown = row.shown
            found += [shown[at : at + self.across] for at in range(0, len(shown), self.across)]
        return found

    # Measures

    def arrange(self, width: int) -> int:
        return self._arranged(width, self.room)

    def _arranged(self, width: int, height: int) -> int:
        left, inside = self.pad, self.inside(width)
        y = self._put_filters(width)
        front = min(self.grown(FRONT), inside * 0.3)
        room = inside - front - GAP
        across = max(1, min(MOST_ACROSS, int((room + GAP) / (self.grown(LEAST_TILE) + GAP))))
        if across != self.across:
            self.across = across
            for row in self.rows.values():
                if row.face is not None:
                    row.begin(row.face, across)
        wide = (room - (across - 1) * GAP) / across
        wanted = [row for row in self.rows.values() if row.is_wanted]
        high = max((self._line_high(row, wide, front) for row in wanted), default=0.0)
        lines = [max(1, -(-len(row.shown) // across)) for row in wanted]
        natural = y + sum(lines) * (high + GAP) + self.foot - GAP
        spare = max(0.0, height - natural) / max(1, sum(lines))
        high += min(spare, high * MOST_GROWN)
        for row, count in zip(wanted, lines, strict=True):
            y = self._put_row(row, left, y, front, wide, high, count)
        if self.nothing.text():
            y = self.nothing.put(left, y + 20, inside)
        return max(round(y + self.foot - GAP), height)

    def _line_high(self, row: GameRow, wide: float, front: float) -> float:
        return max([row.front.high_for(front), *(tile.high_for(wide) for tile in row.shown)])

    def _put_row(self, row: GameRow, x: float, y: float, front: float, wide: float, high: float, count: int) -> float:
        row.front.put(x, y, front, high)
        first = x + front + GAP
        for number, tile in enumerate(row.shown):
            line, column = divmod(number, self.across)
            tile.put(first + column * (wide + GAP), y + line * (high + GAP), wide, high)
        if row.nothing.text():
            row.nothing.put(first + 6, y + high / 2 - row.nothing.line / 2, wide * self.across)
        return y + count * (high + GAP)

    def _put_filters(self, width: int) -> float:
        """The heading, and the filters beside it or below."""
        pieces = [*self.chips.values(), self.themes, self.layers]
        wides = [each.wide() for each in pieces]
        whole = sum(wides) + 8 * (len(pieces) - 1)
        heading = self.title.natural_width() + 16 + self.aside.natural_width()
        is_beside = heading + 24 + whole <= self.inside(width)
        y = float(self.put_head(width, whole + 24 if is_beside else 0))
        high = max(each.high_for(wide) for each, wide in zip(pieces, wides, strict=True))
        if is_beside:
            top, x = float(SHADOW + max(6, self.px(10))), float(width - self.pad - whole)
            for each, wide in zip(pieces, wides, strict=True):
                each.put(x, top, wide, high)
                x += wide + 8
            return max(y, top + high + self.px(10))
        x = float(self.pad)
        for each, wide in zip(pieces, wides, strict=True):
            if x > self.pad and x + wide > width - self.pad:
                x, y = float(self.pad), y + high + 6
            each.put(x, y, wide, high)
            x += wide + 8
        return y + high + self.px(10)

    def walk(self, key: Qt.Key) -> Tile | None:
        """Return the tile that lies in this direction of the one that has the keyboard."""
        lines = self.lines
        here = next(
            (
                (line, column)
                for line, tiles in enumerate(lines)
                for column, tile in enumerate(tiles)
                if tile.hasFocus()
            ),
            None,
        )
        if not lines:
            return None
        if here is None:
            return lines[0][0]
        line, column = here
        match key:
            case Qt.Key.Key_Left:
                column -= 1
            case Qt.Key.Key_Right:
                column += 1
            case Qt.Key.Key_Up:
                line -= 1
            case _:
                line += 1
        line = max(0, min(len(lines) - 1, line))
        return lines[line][max(0, min(len(lines[line]) - 1, column))]


MOST_GROWN = 0.35
"""A line grows by no more than this share where there is room to spare."""
