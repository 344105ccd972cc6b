"""Where something lies that the automa considers: an action of its card, or a galaxy."""

from collections.abc import Sequence

from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from rules.council_of_shadows.view import View


def lying(view: View, candidate: str) -> Sequence[Key]:
    if "." in candidate:
        _, row, side = candidate.rsplit(".", 2)
        return (keys.option_key(int(row), side),)
    return (keys.plate_key(candidate),) if candidate in view.box.galaxies else ()
