"""Small signs of Marajoara that stand among words: `[token:turquoise|…]`, `[vase:|…]`, `[shard:|…]`, `[glass:|…]`."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.art import shard_sign, vase_sign
from desktop.paint import pieces
from desktop.paint.marks import magnifier
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style, die_mark


def token(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    pieces.seat_token(painter, square.center(), square.width() * 0.42, told[0], style)


def vase(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    vase_sign(painter, square.center(), square.width() * 0.42, die_mark("red").body)


def shard(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    shard_sign(painter, square.center(), square.width() * 0.36)


def glass(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    magnifier(painter, square.center(), square.width() * 0.34, style.theme.text)


SIGNS: Mapping[str, SignPainter] = {"token": token, "vase": vase, "shard": shard, "glass": glass}
"""By name, beside those of every game."""
