"""What the data of Marajoara name, small: players, dice and tracks, fragments, what spaces of tracks bring."""

from functools import partial
from typing import get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.named import Draw, as_sign
from desktop.board.signs import die, points
from desktop.games.marajoara import sign_words as words
from desktop.games.marajoara.tracks import space_sign
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from rules.core.types import Json
from rules.marajoara.components import DICE, TRACKS, TrackSpace

KINDS = get_args(TrackSpace.__annotations__["kind"])


def named_picture(of: str, part: str, name: str, row: Json) -> Draw | None:
    match of:
        case "museum.fragments.*.ref":
            return as_sign(words.shard)
        case "tracks":
            return as_sign(die, name)
        case "box.colours" if name in SEATS:
            return as_sign(words.token, name)
    if name in DICE:
        return as_sign(die, name)
    return OBJECTIVES.get(name) or (partial(bonus, name) if name in KINDS and name != "start" else None)


OBJECTIVES: dict[str, Draw] = {
    "fragment": as_sign(words.shard),
    "all_fragments": as_sign(words.shard),
    "track_end": as_sign(die, "blue"),
    "case": as_sign(words.vase),
    "space": as_sign(words.glass),
    "all_tokens": as_sign(words.token, "turquoise"),
    "score": as_sign(points),
}


def bonus(kind: str, painter: QPainter, square: QRectF, style: Style) -> None:
    """What a space of a track brings, on the ground of its board."""
    painter.fillPath(rounded(square, 5), solid(style.ground.board))
    space_sign(painter, square.adjusted(1, 3, -1, -3), TrackSpace(kind, 1, 1), TRACKS[0], style)  # type: ignore[arg-type]
