"""Everything the toolkit draws, on one page, to be looked at: python -m desktop.paint.sheet OUT.png [theme] [game]."""

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QPainter

from desktop.fonts import load_fonts
from desktop.paint import grounds, marks, pieces, states
from desktop.paint.colours import solid
from desktop.paint.controls import button
from desktop.paint.icons import ICONS, icon
from desktop.paint.painting import PaintRect, painted_image, pen
from desktop.paint.paths import regular_polygon, rounded
from desktop.paint.reason import Reason, draw_reason, place_reason
from desktop.paint.text import text_line
from desktop.palette import DICE, GAMES, SEATS, THEMES
from desktop.theme import Style

WIDTH, HEIGHT = 1400, 900
FACES = range(1, 7)


def main(arguments: Sequence[str]) -> int:
    """Render the sheet for a theme and a game."""
    out, *rest = arguments
    theme, game = [*rest, *("light", "marajoara")[len(rest) :]]
    if theme not in THEMES or game not in GAMES:
        sys.stderr.write(f"themes: {', '.join(THEMES)}; games: {', '.join(GAMES)}\n")
        return 2
    style = Style(theme, game)
    save_picture(out, WIDTH, HEIGHT, lambda painter, rect: draw_sheet(painter, rect, style))
    return 0


def save_picture(out: str, width: int, height: int, paint: PaintRect) -> None:
    """Start Qt as far as drawing needs it, without a screen; paint, and write the file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    painted_image(width, height, paint).save(out)
    del application


def draw_sheet(painter: QPainter, rect: QRectF, style: Style) -> None:
    grounds.felt(painter, rect, style)
    _draw_dice(painter, QPointF(20, 20), style)
    _draw_seats(painter, QPointF(500, 90), style)
    _draw_states(painter, QPointF(20, 500), style)
    _draw_grounds(painter, QPointF(20, 640), style)
    _draw_marks(painter, QPointF(470, 500), style)
    _draw_icons(painter, QRectF(1010, 500, 370, 180), style)
    _draw_controls(painter, QPointF(1010, 700), style)
    _draw_texts(painter, QRectF(470, 640, 510, 250), style)


def _draw_dice(painter: QPainter, corner: QPointF, style: Style) -> None:
    grounds.board(painter, QRectF(corner.x(), corner.y(), 440, 460), style)
    for row, colour in enumerate(DICE):
        for face in FACES:
            centre = corner + QPointF(42 + (face - 1) * 56, 38 + row * 55)
            pieces.die(painter, centre, 44, colour, face, style)
        marks.die_symbol(painter, corner + QPointF(376, 38 + row * 55), 18, colour)
        marks.die_figure(painter, QRectF(corner.x() + 400, corner.y() + 28 + row * 55, 20, 20), colour, row % 6 + 1, 15)


def _draw_seats(painter: QPainter, corner: QPointF, style: Style) -> None:
    for column, seat in enumerate(SEATS):
        foot = corner + QPointF(column * 74 + 20, 0)
        mark = SEATS[seat]
        pieces.pawn(painter, foot, 64, seat, style)
        pieces.meeple(painter, foot + QPointF(0, 80), 60, seat, style)
        pieces.vase(painter, foot + QPointF(0, 152), 56, seat, style)
        pieces.cube(painter, foot + QPointF(0, 188), 42, mark.colour, style, mark.shape)
        pieces.disc(painter, foot + QPointF(-16, 240), 14, seat, style)
        marks.seat_badge(painter, foot + QPointF(18, 240), 12, seat, style)
        pieces.seat_token(painter, foot + QPointF(0, 290), 24, seat, style)
        pieces.covered_seat_token(painter, foot + QPointF(0, 346), 24, seat, style)
        pieces.die(painter, foot + QPointF(0, 345), 32, "grey", column % 6 + 1, style)
        marks.seat_tag(painter, foot + QPointF(24, 378), 14, seat, "+2", style)


def _draw_states(painter: QPainter, corner: QPointF, style: Style) -> None:
    draw = (
        states.can_pick,
        states.lit_target,
        states.hovered_target,
        states.companion,
        states.refused_target,
        states.refusing,
        states.origin,
    )
    for number, paint in enumerate(draw):
        place = rounded(QRectF(corner.x() + 6 + number * 62, corner.y(), 48, 48), 8)
        if number:
            grounds.well(painter, place, style)
        paint(painter, place, style)
        if number == 0:
            pieces.die(painter, place.boundingRect().center(), 48, "red", 4, style)
        if paint is states.hovered_target:
            pieces.ghost_die(painter, place.boundingRect().center(), 40, "yellow", 5)
    for number, seat in enumerate(("turquoise", "black", "orange", "purple")):
        y = corner.y() + 76 + 18 * number
        states.trail(painter, QLineF(corner.x(), y, corner.x() + 400 - 40 * number, y), seat, style, 8)


def _draw_grounds(painter: QPainter, corner: QPointF, style: Style) -> None:
    grounds.card(painter, QRectF(corner.x(), corner.y() + 30, 96, 136), style, title="Carte", value="4")
    grounds.card_back(painter, QRectF(corner.x() + 110, corner.y() + 30, 96, 136), style)
    grounds.tile(painter, regular_polygon(corner + QPointF(270, 70), 46, 6), style.accent, style)
    grounds.wood(painter, rounded(QRectF(corner.x() + 222, corner.y() + 130, 200, 44), 5), "#8C5E3C")
    grounds.wood(
        painter, rounded(QRectF(corner.x() + 330, corner.y() + 20, 92, 100), 5), "#8C5E3C", seed=3, upright=True
    )
    marks.chalk_outline(painter, QRectF(corner.x(), corner.y() + 184, 422, 60), style)


def _draw_marks(painter: QPainter, corner: QPointF, style: Style) -> None:
    for number, points in enumerate((1, 9, 12, 104)):
        marks.victory_points(painter, corner + QPointF(24 + number * 50, 24), 14 + 3 * number, points)
    marks.coin(painter, corner + QPointF(230, 24), 14, 5)
    marks.coin(painter, corner + QPointF(264, 24), 9)
    marks.magnifier(painter, corner + QPointF(300, 24), 14, style.felt_ink)
    marks.count_badge(painter, corner + QPointF(340, 24), 12, 7, style)
    marks.rope(painter, rounded(QRectF(corner.x() + 370, corner.y() + 6, 120, 100), 12), 8)
    hatched = rounded(QRectF(corner.x(), corner.y() + 60, 100, 46), 8)
    grounds.well(painter, hatched, style)
    marks.hatching(painter, hatched, pen(style.ground.ink, 1.4), 8)
    marks.rule_tag(painter, corner + QPointF(120, 70), "MJ-CAP-6", style, ink=style.felt_ink)
    marks.no_entry(painter, corner + QPointF(220, 82), 9, style)


def _draw_icons(painter: QPainter, rect: QRectF, style: Style) -> None:
    grounds.board(painter, rect, style)
    for number, name in enumerate(ICONS):
        place = QRectF(rect.x() + 14 + number % 10 * 35, rect.y() + 14 + number // 10 * 40, 24, 24)
        icon(painter, name, place, style.ground.ink)


def _draw_controls(painter: QPainter, corner: QPointF, style: Style) -> None:
    button(painter, QRectF(corner.x(), corner.y(), 116, 42), "Annuler", "quiet", style, icon_name="undo")
    button(painter, QRectF(corner.x() + 126, corner.y(), 116, 42), "Rétablir", "off", style, icon_name="redo")
    button(painter, QRectF(corner.x() + 252, corner.y(), 120, 42), "Confirmer", "primary", style, icon_name="check")
    reason = Reason("Stockage rouge plein (3/3)", "Exposez d’abord un vase : une place se libère.", "MJ-CAP-6")
    tip = corner + QPointF(120, 98)
    place = place_reason(tip, "below", 366, 0.33, reason, style)
    draw_reason(painter, tip, place, reason, style)


def _draw_texts(painter: QPainter, rect: QRectF, style: Style) -> None:
    ground, theme = style.ground, style.theme
    on_felt = QRectF(rect.x() + 4, rect.y(), rect.width(), 34)
    text_line(painter, on_felt, "Words on the felt, 0123456789", 22, style.felt_ink, "semibold", serif=True)
    paper = QRectF(rect.x(), rect.y() + 40, 250, 200)
    grounds.board(painter, paper, style)
    for row, (words, colour) in enumerate(
        (("Ink on a board", ground.ink), ("Quiet ink", style.quiet_ink), ("Accent", style.accent_on_board))
    ):
        text_line(painter, paper.adjusted(16, 10 + row * 30, -8, -160 + row * 30), words, 18, colour, "semibold")
    space = QRectF(paper.x() + 14, paper.y() + 104, 222, 80)
    grounds.well(painter, rounded(space, 7), style)
    text_line(painter, space.adjusted(10, 6, 0, -44), "Quiet ink in a well", 16, style.quiet_ink)
    text_line(painter, space.adjusted(10, 40, 0, -8), "Accent in a well", 16, style.accent_on_board, "bold")
    panel = QRectF(rect.x() + 264, rect.y() + 40, 240, 200)
    painter.fillRect(panel, solid(theme.panel))
    for row, (words, colour) in enumerate(
        (("Text", theme.text), ("Muted", theme.muted), ("Accent", style.accent_text), ("Refused", theme.refuse))
    ):
        text_line(painter, QRectF(panel.x() + 16, panel.y() + 14 + row * 42, 210, 30), words, 18, colour, "semibold")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
