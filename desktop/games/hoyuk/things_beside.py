"""What lies beside the village of Höyük, as things that explain themselves: catastrophes, tiles, aspects, supplies."""

from desktop.board.sprite import Key
from desktop.games.hoyuk.keys import read
from desktop.games.hoyuk.side_sprites import effect_of
from rules.core.thing import Thing, thing
from rules.core.types import Ref
from rules.hoyuk.parts import PIECE_NUMBER
from rules.hoyuk.view import View


def thing_beside(view: View, key: Key) -> Thing | None:
    deck = view.catastrophes
    match read(key):
        case ("calamity",) if deck.seen:
            return catastrophe(view, deck.seen[-1])
        case "large", "calamity" if deck.seen:
            return catastrophe(view, deck.seen[-1])
        case "seen", str(card) if card in view.box.calamity:
            return catastrophe(view, card)
        case "no", "calamity":
            return thing("no-calamity")
        case ("deck",) if deck.next is not None:
            return catastrophe(view, deck.next)
        case ("deck",):
            return thing("deck", count=deck.count, unseen=deck.count - len(deck.seen))
        case ("tiles",):
            return thing("tiles", count=view.tiles.count, discarded=len(view.tile_discard))
        case (("aspect" | "pile"), str(pile)):
            return aspect(view, str(read(key)[0]), pile)
        case "supply", str(piece) if piece in PIECE_NUMBER:
            return thing("supply", piece=piece, count=view.supply[PIECE_NUMBER[piece]])
    return None


def catastrophe(view: View, card: Ref) -> Thing:
    """A card whose face everybody knows, with what it does."""
    face = view.box.calamity[card]
    return thing(
        "calamity",
        card=card,
        selector=face.selector,
        counts=face.counts,
        effect=effect_of(face),
        loses=face.loses or "",
        is_flood="yes" if face.effect == "flood" else "no",
    )


def aspect(view: View, sort: str, pile: Ref) -> Thing | None:
    kinds = [each.ref for each in view.box.piles[view.options.mode]]
    if pile not in kinds:
        return None
    lying = view.piles[kinds.index(pile)]
    top = view.box.symbol[lying.top] if lying.top else "none"
    return thing(sort, pile=pile, count=lying.count, symbol=top)
