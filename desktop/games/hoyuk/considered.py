"""Where something lies that a neighbour considers; rules/hoyuk/neighbours/mind.py says in what words."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.hoyuk import keys
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.view import View


def lying(view: View, word: str) -> Sequence[Key]:
    """Return where a candidate lies; none for what lies nowhere: what is not done, a power that is not used."""
    return tuple(found(view, word))


def found(view: View, word: str) -> Iterator[Key]:
    kind, _, rest = word.partition(":")
    cell = NUMBER.get(rest.partition(":")[0])
    match kind:
        case "block" if cell is not None:
            yield keys.block_key(cell)
        case "family" if cell is not None:
            yield keys.thing_key("house", cell)
        case "pen" if cell is not None:
            yield keys.cell_key(cell)
        case "seat":
            yield keys.mat_key(int(rest))
        case _ if kind in NUMBER:
            yield keys.standing_key(view.village, NUMBER[kind])
        case _ if kind in {pile.ref for pile in view.box.piles[view.options.mode]}:
            yield keys.pile_key(kind)
