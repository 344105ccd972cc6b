"""Where something lies that a neighbour considers; rules/hoyuk/neighbours/mind.py says in what words."""

from desktop.board.sprite import Key
from desktop.games.hoyuk import keys
from rules.core.types import Arg
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.view import View


def candidate(view: View, word: Arg) -> Key | None:
    kind, _, rest = str(word).partition(":")
    match kind:
        case "block":
            return keys.block_key(NUMBER[rest]) if rest in NUMBER else None
        case "family":
            return keys.thing_key("house", NUMBER[rest]) if rest in NUMBER else None
        case "pen":
            cell = rest.partition(":")[0]
            return keys.cell_key(NUMBER[cell]) if cell in NUMBER else None
        case "seat":
            return keys.mat_key(int(rest))
    if kind in NUMBER:
        return keys.standing_key(view.village, NUMBER[kind])
    piles = [pile.ref for pile in view.box.piles[view.options.mode]]
    return keys.aspect_key(kind) if kind in piles else None
