"""The automa's card of the round: turned over when the person has planned (CS-SOLO-3)."""

from dataclasses import replace

from rules.core.types import Ref
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.options import Options


def turn_card(draft: Draft) -> int:
    """The top of the pile of its next level; what it consumes (CS-SOLO-7, CS-SOLO-9, ruling Q-32)."""
    automa = draft.automa
    assert automa is not None
    at = min(draft.players[automa.seat].level, len(automa.piles) - 1)
    pile, used = automa.piles[at], automa.used[at]
    if not pile:
        pile, draft.rng = draft.rng.shuffled(used)
        used = ()
        draft.tell(happened.AutomaPileShuffled(level=at + 1))
    card = pile[0]
    draft.automa = replace(
        automa,
        piles=(*automa.piles[:at], pile[1:], *automa.piles[at + 1 :]),
        used=(*automa.used[:at], (*used, card), *automa.used[at + 1 :]),
        card=card,
    )
    draft.tell(happened.AutomaCardTurned(seat=automa.seat, card=card))
    return draft.box.automa_cards[card].consumption + draft.options.automa(draft.box.automa_levels).consumption


def exploits_everywhere(box: Box, options: Options, card: Ref) -> bool:
    """Wherever it has a colony, not only with the majority: by its card, or by the level of play (CS-SOLO-6)."""
    face = box.automa_cards[card]
    return face.everywhere or (face.pile == 1 and options.automa(box.automa_levels).everywhere)
