"""Where on the table of Magnastorm the things lie that the Consortium chooses between, how they look, what it does."""

from collections.abc import Iterator, Sequence

from desktop.board.desk import Acting
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.handles import crews_above
from rules.core.types import phrase
from rules.magnastorm import events as happened
from rules.magnastorm.events import Event
from rules.magnastorm.view import View

SQUARE = Place(0, 0, 100, 100)


def lying(view: View, word: str) -> Sequence[Key]:
    """Columns, crew, zones, sites, fields and objectives, as rules/magnastorm/words.py tells them apart."""
    return tuple(found(view, word))


def found(view: View, word: str) -> Iterator[Key]:
    layout = view.layout
    if word in layout.columns:
        yield keys.head_key(word)
    elif word in view.colours:
        yield from (key for column in layout.columns for key in crews_above(view, column, word))
    elif word in layout.site_number:
        yield keys.site_key(word)
    elif word in layout.area_number:
        spaces = layout.areas[layout.area_number[word]].spaces
        yield from (keys.space_key(layout.spaces[space].ref) for space in spaces)
    elif word in view.objectives:
        yield keys.objective_key(word)
    elif word in layout.fields:
        yield keys.level_key(word, 0)


def face(view: View, word: str) -> Sprite | None:
    """Crew, and the sign of a field; places are only named."""
    if word in view.colours:
        return pictured("ms-crew", word)
    return pictured("ms-field", word) if word in view.layout.fields else None


def pictured(painter: str, *args: str) -> Sprite:
    return Sprite(f"face-{painter}", Picture(painter, args), SQUARE, Layer.PIECE)


def acting(view: View, events: Sequence[Event]) -> Acting | None:
    """The step of its programme."""
    step = next((event for event in events if isinstance(event, happened.ConsortiumStep)), None)
    if step is None:
        return None
    words = phrase("consortium-step.short", step=step.step)
    card = Sprite("acting", Picture("ms-step", (step.step,)), SQUARE, Layer.PIECE, words=words)
    return Acting(card, words)
