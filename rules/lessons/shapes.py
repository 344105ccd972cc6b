"""Whether plain JSON has a shape, and what stands at a path in it. Knows no game.

A path is dotted: `players.0.coins`. In a list `id=e4` is the element whose `id` is `e4`, `#` how many elements there
are, `#filled` how many are not null, `+face` the sum of the field `face` of those, and `+` the sum of plain numbers.
"""

from typing import Any

from rules.core.types import Json


class NoSuchPath(LookupError):
    """A path that leads nowhere."""


def has_shape(thing: Json, shape: Json) -> bool:
    """All that the shape says is so; what it leaves out may be anything. `{"any": [...]}`: one of several."""
    if isinstance(shape, dict):
        if len(shape) == 1 and "any" in shape:
            return any(has_shape(thing, each) for each in shape["any"])
        return isinstance(thing, dict) and all(
            key in thing and has_shape(thing[key], wanted) for key, wanted in shape.items()
        )
    if isinstance(shape, list):
        return (
            isinstance(thing, list)
            and len(thing) == len(shape)
            and all(has_shape(each, wanted) for each, wanted in zip(thing, shape, strict=True))
        )
    return bool(thing == shape)


def at_path(document: Json, path: str) -> Json:
    here = document
    for part in path.split("."):
        here = inside(here, part, path)
    return here


def inside(here: Json, part: str, path: str) -> Any:
    if part == "#" and isinstance(here, (dict, list)):
        return len(here)
    if part == "#filled" and isinstance(here, list):
        return sum(each is not None for each in here)
    if part == "+" and isinstance(here, list):
        return sum(here)
    if part.startswith("+") and isinstance(here, list):
        return sum(inside(each, part[1:], path) for each in here if each is not None)
    if isinstance(here, dict) and part in here:
        return here[part]
    if isinstance(here, list) and part.isdigit() and int(part) < len(here):
        return here[int(part)]
    if isinstance(here, list) and "=" in part:
        key, _, value = part.partition("=")
        for each in here:
            if isinstance(each, dict) and str(each.get(key)) == value:
                return each
    raise NoSuchPath(path)
