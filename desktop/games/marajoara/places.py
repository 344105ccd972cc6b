"""Where everything of Marajoara lies on a table of a given size: boards, mats and the places on them.

A pure function of the size, the style, the seats and what is played. At 1600 x 1000 it gives the measures of the
style notes; smaller tables are laid out anew, larger ones grow, and what is to be read grows with them.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.board.desk import Look
from desktop.board.room import gap_for, table_style, unit_for
from desktop.board.sprite_memo import SpriteMemo
from desktop.games.marajoara import cart, dig_grid, jar, museum, tracks
from desktop.games.marajoara.museum import MatPlaces, SmallMatPlaces
from desktop.style.theme import Style
from rules.core.types import Ref, Seat
from rules.marajoara.asking import asked
from rules.marajoara.components import TRACKS, Box, Colour, TrackName
from rules.marajoara.state import State

ROWS: tuple[Colour, ...] = ("yellow", "red", "blue")
"""The rows of the storage, from the top."""

MATS_SHARE, LARGE_SHARE, EVEN_SHARE = 0.318, 0.55, 0.515
TWO = 2
"""Two museums, of two seats or of one (mission 6), both lie large."""

UNIT_JAR = QRectF(0, 0, 100, 100)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who has how many museums, and whose mat lies large; of two museums both do."""

    museums: tuple[int, ...]
    large: Seat
    is_solo: bool


@dataclass(frozen=True, slots=True)
class Mat:
    """One museum on the table: its board, and the places of one of the two sizes."""

    rect: QRectF
    places: MatPlaces | SmallMatPlaces
    style: Style

    @property
    def is_large(self) -> bool:
        return isinstance(self.places, MatPlaces)

    @property
    def slots(self) -> list[list[QRectF]]:
        return museum.storage_slots(self.places.storage, len(ROWS), 3)

    @property
    def tray(self) -> QRectF:
        """The place of pieces in use: on the upper edge of a large mat, over the case of a small one."""
        places = self.places
        if isinstance(places, MatPlaces):
            head = places.head
            edge = self.style.px(10)
            return QRectF(head.x() + head.width() * 0.36, head.y() - edge, head.width() * 0.34, head.height() + edge)
        case = places.case
        return QRectF(case.x(), case.y() + case.height() * 0.3, case.width(), case.height() * 0.6)


@dataclass(frozen=True, slots=True)
class TrackBoard:
    """The board of tracks, inside its rectangle."""

    ring: list[QRectF]
    heads: dict[TrackName, QRectF]
    columns: dict[TrackName, QRectF]
    spaces: dict[TrackName, list[QRectF]]
    round_head: QRectF
    round_column: QRectF
    rounds: list[QRectF]


@dataclass(frozen=True, slots=True)
class CartBoard:
    title: QRectF
    cart: QRectF
    slots: list[QRectF]
    falls: QRectF
    below: QRectF
    """The order of the seats, or what a mission asks; nothing where there is room for it elsewhere."""


@dataclass(frozen=True, slots=True)
class TablePlaces:
    style: Style
    """The style of the table: its unit says how large everything is drawn."""
    whole: QRectF
    tracks: QRectF
    grid: QRectF
    cart: QRectF
    track_board: TrackBoard
    cart_board: CartBoard
    dig: dig_grid.GridPlace
    mats: dict[tuple[Seat, int], Mat]
    aside: QRectF
    """Beside the large mat: the mats of the others, or the goals of a mission."""
    parts: SpriteMemo = field(default_factory=SpriteMemo, compare=False, repr=False)
    """What was described here last."""


def seating_of(state: State, seat: Seat | None) -> Seating:
    """Choose the mat that lies large: of the seat that looks, else of the seat that is asked."""
    large = asked(state).seat if seat is None else seat
    return Seating(tuple(len(player.museums) for player in state.players), large, state.options.mission > 0)


def places_for(state: State, look: Look) -> TablePlaces:
    return table_places(state.box, seating_of(state, look.seat), look.width, look.height, look.style)


@lru_cache(maxsize=8)
def table_places(box: Box, seating: Seating, width: float, height: float, style: Style) -> TablePlaces:
    unit = unit_for(width, height, style)
    style = table_style(style, unit)
    gap, (tracks_width, cart_width) = gap_for(unit), side_widths(unit)
    mats_height = height * MATS_SHARE
    board_height = height - mats_height - 3 * gap
    room = width - 4 * gap - tracks_width - cart_width
    if room < board_height:
        mats_height = min(height * 0.45, mats_height + board_height - room)
        board_height = height - mats_height - 3 * gap
    grid_width = min(room, board_height)
    spare = room - grid_width
    tracks_width += min(spare * 0.3, tracks_width * 0.4)
    cart_width += min(spare * 0.5, cart_width * 0.6)
    total = tracks_width + grid_width + cart_width + 2 * gap
    left = (width - total) / 2
    on_tracks = QRectF(left, gap, tracks_width, board_height)
    on_grid = QRectF(on_tracks.right() + gap, gap, grid_width, board_height)
    on_cart = QRectF(on_grid.right() + gap, gap, cart_width, board_height)
    bottom = QRectF(left, on_grid.bottom() + gap, total, mats_height)
    mats, aside = mat_rects(bottom, seating, gap)
    return TablePlaces(
        style=style,
        whole=QRectF(0, 0, width, height),
        tracks=on_tracks,
        grid=on_grid,
        cart=on_cart,
        track_board=track_board(on_tracks, box, style),
        cart_board=cart_board(on_cart, box, seating, style),
        dig=dig_grid.grid_place(on_grid, box.spaces, style),
        mats={key: mat_at(rect, box, style, is_large=key[0] == seating.large) for key, rect in mats.items()},
        aside=aside,
    )


def side_widths(unit: float) -> tuple[float, float]:
    """The board of tracks, and the least that the cart takes."""
    if unit >= 1:
        return 372 * unit, 226 * unit
    return 372 - 250 * (1 - unit), 226 - 140 * (1 - unit)


# The board of tracks


def track_board(rect: QRectF, box: Box, style: Style) -> TrackBoard:
    unit = style.unit
    band = 36 * unit if unit >= 1 else 36 - 35 * (1 - unit)
    pad, head = style.px(10), max(24.0, style.text_size(16) * 1.5, style.px(34))
    inner = rect.adjusted(band + pad * 0.6, band, -band - pad * 0.6, -band - 4)
    round_width = 46 * unit if unit >= 1 else 46 - 40 * (1 - unit)
    wide = (inner.width() - round_width - pad * 0.5) / len(TRACKS)
    top, high = inner.y() + head, inner.height() - head
    columns = {name: QRectF(inner.x() + wide * number, top, wide, high) for number, name in enumerate(TRACKS)}
    rounds = QRectF(inner.right() - round_width, top, round_width, high)
    return TrackBoard(
        ring=tracks.score_spaces(rect, band, box.parts.box.score_lap),
        heads={name: QRectF(column.x(), inner.y(), wide - 4, head) for name, column in columns.items()},
        columns=columns,
        spaces={name: tracks.track_spaces(column, len(box.tracks[name])) for name, column in columns.items()},
        round_head=QRectF(rounds.x() - 4, inner.y(), round_width + 4 + pad, head),
        round_column=rounds,
        rounds=tracks.round_spaces(rounds, box.parts.box.rounds),
    )


# The cart


def cart_board(rect: QRectF, box: Box, seating: Seating, style: Style) -> CartBoard:
    pad, title = style.px(12), style.text_size(19) * 1.6
    line = style.text_size(14) * 1.5
    has_list = not seating.is_solo or max(seating.museums) > 1
    share = 0.36 if has_list else 0
    top = rect.y() + style.px(6)
    below_top = rect.bottom() - rect.height() * share
    falls = QRectF(rect.x() + 4, below_top - line - style.px(8), rect.width() - 8, line)
    on_cart = QRectF(rect.x(), top + title, rect.width(), falls.y() - top - title - 2)
    return CartBoard(
        title=QRectF(rect.x() + pad, top, rect.width() - 2 * pad, title),
        cart=on_cart,
        slots=cart.cart_slots(on_cart, box.parts.box.cart_slots),
        falls=falls,
        below=QRectF(rect.x() + 8, below_top, rect.width() - 16, rect.bottom() - below_top - style.px(8)),
    )


# The mats


def mat_rects(bottom: QRectF, seating: Seating, gap: float) -> tuple[dict[tuple[Seat, int], QRectF], QRectF]:
    """The board of each museum, and the room beside the large mat."""
    seats, large = len(seating.museums), seating.large
    wide = (bottom.width() - gap) * (EVEN_SHARE if sum(seating.museums) == TWO else LARGE_SHARE)
    first = QRectF(bottom.x(), bottom.y(), wide, bottom.height())
    aside = QRectF(first.right() + gap, bottom.y(), bottom.width() - wide - gap, bottom.height())
    rects = {(large, 0): first}
    if seats == 1:
        if seating.museums[0] > 1:
            rects[large, 1] = aside
        return rects, aside
    others = [(large + ahead) % seats for ahead in range(1, seats)]
    between = gap * 0.67
    high = (aside.height() - between * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        rects[seat, 0] = QRectF(aside.x(), aside.y() + number * (high + between), aside.width(), high)
    return rects, aside


def mat_at(rect: QRectF, box: Box, style: Style, *, is_large: bool) -> Mat:
    length = box.parts.museum.row_length
    if is_large or rect.height() > style.px(200):
        return Mat(rect, museum.mat_places(rect, len(ROWS), length, style), style)
    return Mat(rect, museum.small_mat_places(rect, len(box.case), len(ROWS), length, style), style)


# The jar


@lru_cache(maxsize=4)
def unit_shard_paths(box: Box) -> dict[Ref, QPainterPath]:
    """The outlines of all shards in a jar of 100 by 100: to cut them costs more than to paint one."""
    return jar.shard_paths(UNIT_JAR, box.parts.museum.shape)


def shard_path(box: Box, ref: Ref, whole: QRectF) -> QPainterPath:
    """The outline of a shard in the jar that fills this rectangle."""
    across, down = whole.width() / UNIT_JAR.width(), whole.height() / UNIT_JAR.height()
    return QTransform(across, 0, 0, down, whole.x(), whole.y()).map(unit_shard_paths(box)[ref])


@lru_cache(maxsize=4)
def unit_shards(box: Box) -> dict[Ref, tuple[QRectF, QRectF]]:
    """Map each shard of a jar of 100 by 100 to its bounds and a rectangle in its middle, to be pointed at."""
    found = {}
    for ref, path in unit_shard_paths(box).items():
        middle, bounds = jar.middle_of(path), path.boundingRect()
        half = QPointF(bounds.width() * 0.39, bounds.height() * 0.36)
        found[ref] = bounds, QRectF(middle - half, middle + half)
    return found


def in_jar(rect: QRectF, part: QRectF) -> QRectF:
    """A part of the jar of 100 by 100, in a jar that fills the rectangle."""
    across, down = rect.width() / UNIT_JAR.width(), rect.height() / UNIT_JAR.height()
    return QRectF(rect.x() + part.x() * across, rect.y() + part.y() * down, part.width() * across, part.height() * down)


def jar_around(rect: QRectF, part: QRectF) -> QRectF:
    """The jar of which this rectangle is that part."""
    wide, high = rect.width() * 100 / part.width(), rect.height() * 100 / part.height()
    return QRectF(rect.x() - part.x() * wide / 100, rect.y() - part.y() * high / 100, wide, high)


# Pieces side by side


def square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
