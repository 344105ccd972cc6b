"""The board of the automa as sprites: its card of this round, its piles, its markers in figures."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE, BOARD, COUNT, block, ground, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.automa_faces import option_places
from desktop.games.council_of_shadows.automa_shown import face_of, row_now
from desktop.games.council_of_shadows.cubes import roman
from desktop.games.council_of_shadows.shown import Shown, piece
from desktop.games.council_of_shadows.side_places import AutomaPlaces
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat, SeatName, phrase
from rules.council_of_shadows.automa.acting import SIDES
from rules.council_of_shadows.outlook import gap
from rules.council_of_shadows.queries import cubes_on_board
from rules.council_of_shadows.view import AutomaView

LEAST_COUNT, COUNT_ON_PILE = 16.0, 0.61
"""How large a count is: never so large that it covers which pile it counts, in parts of its width."""


def automa_board(shown: Shown) -> Iterator[Sprite]:
    view = shown.view
    at, automa = shown.places.automa, view.automa
    if at is None or automa is None:
        return
    shows = automa, view.players[automa.seat], row_now(view), view.colonies, shown.language_key
    yield from shown.part("automa", shows, partial(described, shown, automa, at))


def described(shown: Shown, automa: AutomaView, at: AutomaPlaces) -> Iterator[Sprite]:
    yield ground("automa", BOARD, at.rect)
    yield from title(shown, automa.seat, at)
    if automa.card:
        yield from card(shown, automa.card, at)
    else:
        words = phrase("cs-table-automa-none")
        yield piece(keys.AUTOMA_CARD, "cs-empty-card", at.card, layer=Layer.PRINT, words=words, bleed=0)
        yield block("automa-none", at.card.adjusted(8, 8, -8, -8), shown.look.say(words), shown.size(15), "quiet")
    yield from figures(shown, automa.seat, at)
    yield from used_cards(shown, automa, at)
    for level, (pile, rect) in enumerate(zip(automa.piles, at.piles, strict=True), 1):
        words = phrase("cs-table-automa-pile", n=level, count=pile.count)
        args = "automa", roman(level), pile.count
        yield piece(keys.automa_pile_key(level), "cs-card-pile", rect, *args, layer=Layer.TOKEN, words=words, bleed=0.2)
        if pile.count:
            yield from count_on(shown, f"automa-left-{level}", rect, pile.count)


def count_on(shown: Shown, key: str, pile: QRectF, count: int) -> Iterator[Sprite]:
    """How many cards there are, at the upper right."""
    side = min(shown.size(15) * 1.5, max(LEAST_COUNT, pile.width() * COUNT_ON_PILE))
    spot = QRectF(pile.right() - side * 0.75, pile.y() - side * 0.25, side, side)
    yield piece(f"count-{key}", COUNT, spot, count, layer=Layer.COUNT, target=False, bleed=0.2)


def used_cards(shown: Shown, automa: AutomaView, at: AutomaPlaces) -> Iterator[Sprite]:
    """Cards wait here until their pile is used up; its level only rises, so the last one is of the highest that has
    any. The card of this round lies apart.
    """
    gone = [card for level in automa.used for card in level if card != automa.card]
    words = phrase("cs-table-automa-used", count=len(gone))
    if gone:
        last = shown.box.automa_cards[gone[-1]]
        args = roman(last.pile), last.silver
        yield piece(keys.AUTOMA_USED, "cs-automa-used", at.used, *args, layer=Layer.TOKEN, words=words, bleed=0.15)
        yield from count_on(shown, "automa-used", at.used, len(gone))
    else:
        yield piece(keys.AUTOMA_USED, "cs-empty-card", at.used, layer=Layer.PRINT, words=words, bleed=0)


def title(shown: Shown, seat: Seat, at: AutomaPlaces) -> Iterator[Sprite]:
    side = at.title.height() * 0.72
    badge = QRectF(at.title.x(), at.title.center().y() - side / 2, side, side)
    yield piece(f"owner-{seat}", BADGE, badge, shown.colour_of(seat), layer=Layer.PRINT, target=False)
    name = at.title.adjusted(side + 6, 0, 0, 0)
    said = shown.say("cs-table-seat", seat=SeatName(seat))
    yield printed("automa", name, said, shown.size(19), "ink", "semibold", serif=True)


def card(shown: Shown, ref: Ref, at: AutomaPlaces) -> Iterator[Sprite]:
    face = face_of(shown.view, ref, shown.look.say)
    now = row_now(shown.view)
    words = phrase("cs-table-automa-card", automa=ref, consumption=face.consumption)
    yield piece(keys.AUTOMA_CARD, "cs-automa-card", at.card, face, now, words=words, bleed=0.15)
    counts = tuple(len(row) for row in face.rows)
    for row, options in enumerate(option_places(at.card, counts), 1):
        for side, rect in zip(SIDES, options, strict=False):
            said = phrase("automa-option", row=row, side=side)
            yield place(keys.option_key(row, side), rect, said, layer=Layer.MARK)
    mode = shown.say("cs-table-automa-mode", mode="ALL" if face.everywhere else "MAJ")
    yield block("automa-mode", at.mode, mode, shown.size(14), "quiet")


def figures(shown: Shown, seat: Seat, at: AutomaPlaces) -> Iterator[Sprite]:
    player, rect = shown.player(seat), at.facts
    cards = player.light.count if isinstance(player.light, Concealed) else len(player.light)
    lines = (
        shown.say("cs-table-energy-of", energy=player.energy, consumption=player.consumption),
        shown.say("cs-table-level-and-gap", n=player.level, gap=gap(shown.view, seat)),
        shown.say("cs-table-light-cards", count=cards),
    )
    high = rect.height() / len(lines)
    for number, said in enumerate(lines):
        line = QRectF(rect.x(), rect.y() + high * number, rect.width(), high)
        yield printed(f"automa-fact-{number}", line, said, shown.size(14), "ink", "semibold")
    left = shown.box.parts.box.cubes - cubes_on_board(shown.view, seat)
    side = at.cubes.height() * 0.5
    spot = QRectF(at.cubes.x() + 4, at.cubes.center().y() - side / 2, side, side)
    words = phrase("cs-table-cubes-left", owner=player.colour, count=left)
    yield piece(keys.cubes_key(seat), "cs-cube", spot, player.colour, layer=Layer.TOKEN, words=words, bleed=0.3)
    count = QRectF(spot.right() + 6, at.cubes.y(), at.cubes.width() * 0.4, at.cubes.height())
    yield printed("automa-cubes", count, str(left), shown.size(18), "ink", "bold")
