"""Where something lies that the automa considers, how it looks, and by which card it acts."""

from collections.abc import Sequence

from desktop.board.desk import Acting
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.automa_shown import action_at, doing, face_of, option_of, row_now
from desktop.games.council_of_shadows.hues import hue_of
from desktop.games.council_of_shadows.side_places import CARD_RATIO
from rules.core.types import Phrase, Ref, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.events import AutomaCardTurned, Event
from rules.council_of_shadows.view import View

SQUARE, CARD = Place(0, 0, 100, 100), Place(0, 0, 100 * CARD_RATIO, 100)


def lying(view: View, candidate: str) -> Sequence[Key]:
    if "." in candidate:
        _, row, side = candidate.rsplit(".", 2)
        return (keys.option_key(int(row), side),)
    return (keys.plate_key(candidate),) if candidate in view.box.galaxies else ()


# Beside the table


def face(view: View, candidate: str) -> Sprite | None:
    """An action of its card, or a galaxy."""
    if "." in candidate:
        picture = Picture("cs-automa-option", (option_of(view, action_at(view, candidate), None),))
    elif candidate in view.box.galaxies:
        picture = Picture("cs-automa-galaxy", (hue_of(candidate),))
    else:
        return None
    return Sprite("face", picture, SQUARE, Layer.PIECE)


def acting(view: View, events: Sequence[Event]) -> Acting | None:
    """Its card: while it is turned over, row by row, and while it exploits galaxies."""
    turned = next((event.card for event in events if isinstance(event, AutomaCardTurned)), "")
    if turned:
        return Acting(card(view, turned, 0), phrase("cs-automa-card-now"), mode_of(view, turned))
    now = row_now(view)
    automa, pending = view.automa, view.pending
    if automa is None or not automa.card:
        return None
    match pending:
        case todo.AutomaActing() | todo.PlacingForAutoma() | todo.SettlingForAutoma():
            rows = view.box.automa_cards[automa.card].rows
            title = phrase("cs-automa-acting", row=now, of=len(rows))
            return Acting(card(view, automa.card, now), title, words_of_row(view, automa.card, now))
        case todo.AutomaExploiting() | todo.RemovingFromAutoma():
            title = phrase("cs-automa-exploiting")
            return Acting(card(view, automa.card, now), title, mode_of(view, automa.card))
        case _:
            return None


def card(view: View, ref: Ref, row: int) -> Sprite:
    picture = Picture("cs-automa-card", (face_of(view, ref, None), row))
    return Sprite("acting", picture, CARD, Layer.PIECE, words=phrase("automa-card", automa=ref))


def mode_of(view: View, ref: Ref) -> Phrase:
    everywhere = face_of(view, ref, None).everywhere
    return phrase("cs-automa-mode-now", mode="ALL" if everywhere else "MAJ")


def words_of_row(view: View, ref: Ref, row: int) -> Phrase:
    """What it does, and what else where that is impossible (CS-SOLO-4)."""
    first, *others = (doing(view, action) for action in view.box.automa_cards[ref].rows[row - 1])
    return phrase("cs-automa-row-does", first=first, other=others[0] if others else "", count=1 + len(others))
