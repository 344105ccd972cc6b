"""Spaces of the planet and fields of research at first sight."""

from rules.core.types import Ref, Seat
from rules.magnastorm.components import WHITE
from rules.magnastorm.queries import number_of_scientist, sector_of_space
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.timing import chance
from rules.magnastorm.thinking.weights import EFFECT

SPACE_IN = (0.7, 1.1, 1.4)
"""A lab in the trailing, the middle, the leading sector."""
IN_STORM = 0.2
CONTEST = 0.7
"""A lab that changes who has the majority, or comes near to it."""
LEVEL, BONUS, LEAD = 0.5, 0.4, 0.8
CROSSING = 0.5
"""A station may be built on the way."""
NO_LAB = 1.5
"""What is missing where nothing can be installed."""
START = -2.0


def space_figure(scene: Scene, seat: Seat, to: Ref) -> float:
    """What a lab there would do, and whether a boundary is crossed on the way."""
    state, layout = scene.state, scene.layout
    player, space = state.players[seat], layout.space_number.get(to)
    if space is None:
        return START
    sector = sector_of_space(layout, space)
    is_calm = sector in scene.calm
    worth = SPACE_IN[scene.calm.index(sector)] if is_calm else IN_STORM
    origin = layout.space_number.get(player.scout)
    if player.stations and (origin is None or sector_of_space(layout, origin) != sector):
        worth += CROSSING
    if state.labs[space] or not player.labs:
        return worth - NO_LAB
    if is_calm and scene.labs.leads[sector][seat] in (-1, 0):
        worth += CONTEST
    colour = layout.spaces[space].colour
    return worth + field_figure(scene, seat, best_field(scene, seat) if colour == WHITE else colour)


def best_field(scene: Scene, seat: Seat) -> Ref:
    return max(scene.layout.fields, key=lambda field: field_figure(scene, seat, field))


def field_figure(scene: Scene, seat: Seat, field: Ref) -> float:
    """One level there: its bonus, and what it does for the lead."""
    state, layout = scene.state, scene.layout
    at = layout.fields.index(field)
    levels = scene.levels.of[at]
    level = levels[seat] + 1
    if level > layout.levels:
        return 0.0
    ref = state.commanders[number_of_scientist(state, at)]
    doubt, lead = scene.clock.research_doubt, scene.levels.leads[at][seat]
    gained = chance(lead + 1, doubt) - chance(lead, doubt)
    bonus = BONUS if layout.level_bonuses[at][level] is not None else 0.0
    return LEVEL + bonus + gained * (state.box.commanders[ref].green + LEAD * EFFECT[ref])
