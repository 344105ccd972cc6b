"""Council of Shadows on the new-game page: a tower for each seat, the board as the seed opens it."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.room import table_style
from desktop.games.council_of_shadows.board_painting import game_board, nebula
from desktop.games.council_of_shadows.board_places import (
    CONSUMPTION,
    ENERGY,
    BoardPlaces,
    board_places,
    planet_spots,
)
from desktop.games.council_of_shadows.cubes import consumption_marker, energy_marker, tower
from desktop.games.council_of_shadows.gems import things_of
from desktop.games.council_of_shadows.hues import hue_of
from desktop.games.council_of_shadows.planets import planet
from desktop.games.council_of_shadows.shown import SMALL
from desktop.games.council_of_shadows.systems import empty_space, resource_line, resource_place, system
from desktop.paint.paths import square_around
from desktop.theme import Style
from rules.core.types import Ref
from rules.council_of_shadows.queries import letters, open_galaxies
from rules.council_of_shadows.state import State

SHAPE = 1.41
"""Width of the board, of its height."""
FULL = 884.0
"""Its width on the table in a window of 1600 x 1000."""
SHADE = 6
MARKER = 0.96


class CouncilOfShadowsSettingOut:
    table_shape = SHAPE

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        tower(painter, QRectF(foot.x() - height * 0.3, foot.y() - height, height * 0.6, height), style, seat, 2)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """As wide as fits, at the top."""
        assert isinstance(state, State)
        wide = min(rect.width() - 2 * SHADE, (rect.height() - 2 * SHADE) * SHAPE)
        place = QRectF(rect.center().x() - wide / 2, rect.y() + SHADE, wide, wide / SHAPE)
        scaled = table_style(style, wide / FULL)
        small = len(state.players) == SMALL
        at = board_places(place, state.box, open_galaxies(state), scaled, small=small, stations=False)
        edge = at.map.x() - at.rect.x()
        game_board(painter, place, scaled, edge, at.lane, at.across, at.down, state.box.numbers.consumption.least)
        for galaxy in open_galaxies(state):
            draw_galaxy(painter, at, state, galaxy, scaled)
        draw_markers(painter, at, state, scaled)


def draw_galaxy(painter: QPainter, at: BoardPlaces, state: State, galaxy: Ref, style: Style) -> None:
    box = state.box
    spaces = box.galaxies[galaxy].spaces
    middle = sum((at.spaces[space] for space in spaces), QPointF()) / len(spaces)
    nebula(painter, square_around(middle, at.hexagon * 1.3).intersected(at.map), style, hue_of(galaxy))
    for space in spaces:
        rect = at.hex_rect(at.spaces[space])
        tile = state.spaces[box.space_number[space]]
        if not tile:
            empty_space(painter, rect, style, galaxy)
            continue
        face = box.tiles[tile]
        system(painter, rect, style, galaxy)
        for kind, (spot, radius) in zip(
            face.types, planet_spots(rect.center(), len(face.types), at.hexagon), strict=True
        ):
            planet(painter, spot, radius, kind, style)
        things = things_of(letters(face.resource.gems), face.resource.energy)
        resource_line(painter, resource_place(rect, len(face.types), len(things)), style, things)


def draw_markers(painter: QPainter, at: BoardPlaces, state: State, style: Style) -> None:
    """All begin at the same places, in the order of the tokens (CS-SET-12)."""
    half = at.lane * MARKER / 2
    for number, seat in enumerate(state.arrivals):
        player = state.players[seat]
        aside = QPointF(number * half, 0)
        spot = square_around(at.step(player.consumption, CONSUMPTION).center() + aside, half)
        consumption_marker(painter, spot, style, player.colour)
        spot = square_around(at.step(player.energy, ENERGY).center() + aside, half)
        energy_marker(painter, spot, style, player.colour, player.level)


SETTING_OUT = CouncilOfShadowsSettingOut()
