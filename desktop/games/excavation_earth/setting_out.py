"""Excavation Earth on the new-game page: an explorer for each seat, the planet chart as the seed lays its relics."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.chart import ChartPlaces, chart_places
from desktop.games.excavation_earth.chart_painting import planet_chart
from desktop.games.excavation_earth.pieces import explorer
from desktop.games.excavation_earth.places import chart_of
from desktop.games.excavation_earth.relics import relic
from desktop.games.excavation_earth.shown import EXPLORER_WIDTH
from desktop.theme import Style
from rules.excavation_earth.state import State, type_of

SHAPE = 0.56
"""Height of the chart, of its width."""
FULL = 848.0
"""Its width on the table in a window of 1600 x 1000."""


class ExcavationEarthSettingOut:
    table_shape = 1 / SHAPE

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        explorer(painter, QRectF(foot.x() - height / 2, foot.y() - height, height, height), seat, style)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """As wide as fits, at the top."""
        assert isinstance(state, State)
        wide = min(rect.width(), rect.height() / SHAPE)
        chart = chart_of(state.box)
        place = QRectF(rect.center().x() - wide / 2, rect.y(), wide, wide * SHAPE)
        at = chart_places(chart, place, wide / FULL)
        planet_chart(painter, chart, at, style)
        draw_relics(painter, at, state, style)
        draw_explorers(painter, at, state, style)


def draw_relics(painter: QPainter, at: ChartPlaces, state: State, style: Style) -> None:
    for site, lying in zip(state.box.sites, state.sites, strict=True):
        for number, kind in enumerate(dict.fromkeys(type_of(ref) for ref in lying)):
            spot = at.spots[site].relics
            left = spot.x() + number * at.relic * 1.02
            relic(painter, QRectF(left, spot.y(), at.relic, at.relic), kind, "", "", style)


def draw_explorers(painter: QPainter, at: ChartPlaces, state: State, style: Style) -> None:
    """Each seat begins on the same two markets (EE-SET-19)."""
    wide = at.explorer * EXPLORER_WIDTH
    for place in state.box.start_places:
        here = [player.colour for player in state.players if place in player.explorers]
        room = at.spots[place].explorers
        step = min(wide * 0.8, (room.width() - wide) / max(1, len(here) - 1))
        for number, colour in enumerate(here):
            left = room.center().x() - (step * (len(here) - 1) + wide) / 2 + step * number
            explorer(painter, QRectF(left, room.y(), wide, at.explorer), colour, style)


SETTING_OUT = ExcavationEarthSettingOut()
