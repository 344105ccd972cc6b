"""What advice shows on the table: the region of its theme in the light, the rest in shade, and a line of play."""

import json
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from desktop.board.area import BoardArea
from desktop.board.lamp import Lamp
from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.play_line import Step, line_sprites
from desktop.board.sprite import NOTHING, Key, Picture, Place, Sprite
from desktop.table.table import Table
from rules.bots.advice import Suggestion
from rules.bots.sampling import world
from rules.bots.term import Term
from rules.core import resources
from rules.core.rng import Rng

NO_PICTURE = Picture(NOTHING)


def advised(
    area: BoardArea, table: Table, theme: Term | None, suggestion: Suggestion | None, chance: Rng | None
) -> tuple[list[Sprite], Lamp | None]:
    """Describe what lies over the table for a theme and a suggestion: sprites, and where light falls."""
    look = area.situation.look
    shown: list[Sprite] = []
    lit = list(regions(area, table, theme)) if theme is not None else []
    if suggestion is not None:
        steps = list(steps_of(table, suggestion, chance))
        shown, spoken = line_sprites(steps, area.desk, look, area.scene.by_key(), table.colour_of)
        lit += spoken
    if not lit:
        return shown, None
    if look.style.theme_name == "contrast":  # no shade there: what counts is framed
        places = {str(at): Sprite(str(at), NO_PICTURE, each, Layer.BADGE) for at, each in enumerate(lit)}
        return [*shown, *on(places, places, "advised-region", Layer.FOCUS)], None
    rects = tuple((each.x, each.y, each.width, each.height) for each in lit)
    return shown, Lamp(look.width, look.height, rects, look.style.is_dark)


def regions(area: BoardArea, table: Table, theme: Term) -> Iterator[Place]:
    """Find the places on the table that show a theme."""
    parts = parts_of_terms(table.game.id).get(theme.name, ())
    patterns = [each.replace("{seat}", str(table.seat_to_play)) for each in parts]
    for key, sprite in area.scene.by_key().items():
        if any(fnmatchcase(key, pattern) for pattern in patterns):
            yield sprite.place


def steps_of(table: Table, suggestion: Suggestion, chance: Rng | None) -> Iterator[Step]:
    """The steps of a line, each with the position before it as the looking seat would know it."""
    view, looking = table.view, table.looking
    if not suggestion.path or chance is None:
        yield from (Step(view, each.seat, each.move) for each in suggestion.line[:1])
        return
    state: Any = world(table.game, view, chance, suggestion.world)
    told = {each.at for each in suggestion.line}
    for at, move in enumerate(suggestion.path):
        if at in told:
            yield Step(view if not at else table.game.view(state, looking), move.seat, move)
        if at + 1 < len(suggestion.path):
            state = table.game.apply(state, move).state


@cache
def parts_of_terms(game_id: str) -> dict[str, tuple[Key, ...]]:
    """Read which parts of the table show a term, by its name, as patterns of keys."""
    file = resources.assets() / game_id / "terms.json"
    if not file.exists():
        return {}
    return {name: tuple(each["part"]) for name, each in json.loads(file.read_bytes()).items()}
