"""What lies on the table of Marajoara, as things that explain themselves."""

from desktop.board.sprite import Key
from desktop.games.marajoara.keys import read
from rules.core.thing import Thing, thing
from rules.marajoara.view import View

LAST = 9


def thing_of(view: View, key: Key) -> Thing | None:
    match read(key):
        case "trackspace", str(track), int(space) if space == LAST:
            return thing("track-end", track=track, space=space)
        case "die", str(die):
            return thing("die", die=die)
    return None
