"""Höyük on the new-game page: a house for each clan, the ground with its score track, what lies ready for turn one."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.room import table_style
from desktop.games.hoyuk.cards import aspect_pile
from desktop.games.hoyuk.houses import house
from desktop.games.hoyuk.signs import OF_PILE, sign
from desktop.games.hoyuk.tiles import first_player, score_token
from desktop.games.hoyuk.village_ground import ground_in, village_board
from desktop.theme import Style
from rules.hoyuk.state import State

FULL = 702.0
"""The village on the table in a window of 1600 x 1000."""
SHADE = 6
ROW, CARD, SIGN, TOKEN = 0.2, 0.14, 0.11, 0.05
"""Heights of the row of aspects below the village, of a card, a sign and a token there, of the side of the village."""


class HoyukSettingOut:
    table_shape = 1 / (1 + ROW)

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        house(painter, QRectF(foot.x() - height / 2, foot.y() - height, height, height), style, seat)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """As large as fits, at the top; below it the aspects, each with the card that lies on top."""
        assert isinstance(state, State)
        side = min(rect.width(), rect.height() / (1 + ROW)) - 2 * SHADE
        square = QRectF(rect.center().x() - side / 2, rect.y() + SHADE, side, side)
        scaled = table_style(style, side / FULL)
        spaces = state.box.parts.box.score_spaces
        village_board(painter, square, scaled, spaces)
        draw_tokens(painter, square, state, scaled)
        draw_aspects(painter, QRectF(square.x(), square.bottom() + SHADE, side, side * ROW), state, style)


def draw_tokens(painter: QPainter, square: QRectF, state: State, style: Style) -> None:
    """All at nought; the marker beside whoever begins."""
    spaces = state.box.parts.box.score_spaces
    start = ground_in(square, spaces, style).space(0, spaces)
    side = square.width() * TOKEN
    for number, player in enumerate(state.players):
        clan = state.box.parts.clans[player.clan].colour
        spot = QRectF(start.center().x() - side / 2 + number * side * 0.8, start.center().y() - side / 2, side, side)
        score_token(painter, spot, style, clan)
        if number == state.marker:
            half = QRectF(0, 0, side * 0.8, side * 0.8)
            half.moveCenter(spot.center() + QPointF(0, side * 0.62))
            first_player(painter, half, style)


def draw_aspects(painter: QPainter, room: QRectF, state: State, style: Style) -> None:
    piles = state.box.piles[state.options.mode]
    step = room.width() / len(piles)
    high, wide = room.width() * CARD, room.width() * CARD * 0.66
    side = min(room.width() * SIGN, step * 0.5)
    for number, (pile, cards) in enumerate(zip(piles, state.piles, strict=True)):
        middle = QPointF(room.x() + step * (number + 0.5), room.center().y())
        sign(painter, middle - QPointF(wide * 0.55, 0), side, OF_PILE[pile.ref], style)
        card = QRectF(middle.x() + side * 0.02, middle.y() - high / 2, wide, high)
        if cards:
            aspect_pile(painter, card, style, state.box.symbol[cards[0]], len(cards) - 1)


SETTING_OUT = HoyukSettingOut()
