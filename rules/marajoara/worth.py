"""What a thing of Marajoara is worth to a seat here and now, read off the view: how far it is, what it would bring."""

from rules.core.thing import Thing
from rules.core.types import Phrase, Ref, Seat
from rules.marajoara import worth_of_boards as boards
from rules.marajoara import worth_of_dice as dice
from rules.marajoara import worth_of_museums as museums
from rules.marajoara.told import Told
from rules.marajoara.view import View


def worth(view: View, seat: Seat, what: Thing) -> Phrase | None:
    found = told_of(view, seat, what)
    return None if found is None else found.phrase


def about(view: View, seat: Seat, what: Thing) -> tuple[Ref, ...]:
    """Return the dice that the worth of a thing speaks of."""
    found = told_of(view, seat, what)
    return () if found is None else found.dice


def told_of(view: View, seat: Seat, what: Thing) -> Told | None:
    """Return what is told of a thing, while the game goes on."""
    if view.stage == "over" or not 0 <= seat < len(view.players):
        return None
    sort, _, rest = what.sort.partition("-")
    match sort:
        case "die":
            return dice.of_die(view, seat, rest, what.named)
        case "stored":
            return dice.of_stored(view, seat, what.named)
        case "space" | "token":
            return boards.of_space(view, seat, what)
        case "track" | "disc":
            return boards.of_track(view, seat, what)
        case "score" | "standing" | "round" | "cart" | "goal" | "mission":
            return boards.of_the_rest(view, seat, what)
    return museums.of_museum(view, seat, what)
