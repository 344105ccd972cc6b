"""What advice shows on the table: the region of its theme in the light, the rest in shade, and a line of play."""

import json
from collections.abc import Container, Iterator, Sequence
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
from rules.bots.lines import Lines
from rules.bots.mind import mind_of
from rules.bots.sampling import world
from rules.bots.term import Term
from rules.core import resources
from rules.core.rng import Rng
from rules.core.types import Seat

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
    more, lamp = lit_up(area, lit)
    return [*shown, *more], lamp


def lit_up(area: BoardArea, lit: Sequence[Place]) -> tuple[list[Sprite], Lamp | None]:
    """Let light fall on these places, and shade on all others."""
    look = area.situation.look
    if not lit:
        return [], None
    if look.style.theme_name == "contrast":  # no shade there: what counts is framed
        places = {str(at): Sprite(str(at), NO_PICTURE, each, Layer.BADGE) for at, each in enumerate(lit)}
        return on(places, places, "advised-region", Layer.FOCUS), None
    rects = tuple((each.x, each.y, each.width, each.height) for each in lit)
    return [], Lamp(look.width, look.height, rects, look.style.is_dark)


def regions(area: BoardArea, table: Table, theme: Term) -> Iterator[Place]:
    """Find the places on the table that show a theme."""
    return places_of(area, parts_of_terms(table.game.id).get(theme.name, ()), table.seat_to_play)


def places_of(area: BoardArea, parts: Sequence[Key], seat: Seat | None) -> Iterator[Place]:
    """Find the places of these parts of the table, as this seat means them."""
    patterns = [each.replace("{seat}", str(seat)) for each in parts]
    for key, sprite in area.scene.by_key().items():
        if any(fnmatchcase(key, pattern) for pattern in patterns):
            yield sprite.place


def steps_of(table: Table, suggestion: Suggestion, chance: Rng | None) -> Iterator[Step]:
    """The steps of a line, each with the position before it as the looking seat would know it."""
    if not suggestion.path or chance is None:
        yield from (Step(table.view, each.seat, each.move) for each in suggestion.line[:1])
        return
    told = {each.at for each in suggestion.line}
    yield from steps_on(table, suggestion.path, suggestion.world, chance, told)


def steps_in(table: Table, path: Sequence[Any], number: int, chance: Rng) -> Iterator[Step]:
    """The steps of a path that are worth telling, in the world of this number."""
    lines = Lines(table.game, mind_of(table.game.id), table.view, chance)
    told = {each.at for each in lines.shown_in(number, path)}
    yield from steps_on(table, path, number, chance, told)


def steps_on(table: Table, path: Sequence[Any], number: int, chance: Rng, told: Container[int]) -> Iterator[Step]:
    view, looking = table.view, table.looking
    state: Any = world(table.game, view, chance, number)
    for at, move in enumerate(path):
        if at in told:
            yield Step(view if not at else table.game.view(state, looking), move.seat, move)
        if at + 1 < len(path):
            state = table.game.apply(state, move).state


@cache
def parts_of_terms(game_id: str) -> dict[str, tuple[Key, ...]]:
    """Read which parts of the table show a term, by its name, as patterns of keys."""
    file = resources.assets() / game_id / "terms.json"
    if not file.exists():
        return {}
    return {name: tuple(each["part"]) for name, each in json.loads(file.read_bytes()).items()}
