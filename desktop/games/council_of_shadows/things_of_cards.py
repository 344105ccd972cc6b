"""Cards of Council of Shadows, wherever they lie, as things that explain themselves: each says what it does."""

from desktop.board.sprite import Key
from desktop.games.council_of_shadows.keys import read
from rules.core.knowledge import Concealed
from rules.core.thing import Thing, ruled_thing, thing
from rules.core.types import Arg, Ref, SeatName
from rules.council_of_shadows.queries import board_cubes, cubes_on_board
from rules.council_of_shadows.view import Cards, View
from rules.council_of_shadows.words import kind_of, say_gems


def thing_of_card(view: View, key: Key) -> Thing | None:
    match read(key):
        case "card", str(ref) if ref in view.box.cards:
            return action_card(view, ref)
        case "display", int(slot):
            ref = view.display[slot]
            return action_card(view, ref) if ref else thing("display", n=slot + 1)
        case "tech", str(ref):
            return ruled_thing("tech", view.box.rule_of[ref], tech=ref, level=view.box.dark_tech[ref].level)
        case "techpile", int(level):
            return thing("tech-pile", level=level, n=level, count=left_of(view.tech_piles[level - 1]))
        case "bonus", str(ref):
            return bonus(view, ref)
        case "leader", str(ref):
            face = view.box.leaders[ref]
            told: dict[str, Arg] = {"leader": ref, "consumption": face.consumption, "energy": face.energy}
            return ruled_thing("leader", view.box.rule_of[ref], **told)
        case ("ai",) | ("ai", "deck"):
            return thing("deck", count=view.ai_deck.count, discarded=len(view.ai_discard))
        case ("light",) | ("light", "pile"):
            return thing("light-pile", count=view.light_pile.count, of=view.box.numbers.bonus_cards)
        case "bonusback", int(seat), int():
            return thing("bonus-back", seat=SeatName(seat), of=view.box.numbers.bonus_cards)
        case "back", int(seat), int():
            return thing("planned", seat=SeatName(seat))
    return thing_of_automa(view, key)


def left_of(pile: Cards) -> int:
    return pile.count if isinstance(pile, Concealed) else len(pile)


def action_card(view: View, ref: Ref) -> Thing:
    card = view.box.cards[ref]
    told: dict[str, Arg] = {"card": kind_of(ref), "at": ref, "consumption": card.consumption}
    if card.cost is not None:
        told |= {"cost": say_gems(card.cost), "count": view.box.numbers.ai_card_worth}
    sort = "card-start" if card.cost is None else "card-ai"
    return ruled_thing(sort, view.box.rule_of[ref], **told, **lying(view, ref))


def lying(view: View, ref: Ref) -> dict[str, Arg]:
    """Say where a card is: on display, in a hand, on a zone, under another card there, planned."""
    if ref in view.display:
        return {"place": "display", "zone": 0}
    for player in view.players:
        for zone, stack in enumerate(player.zones, 1):
            if ref in stack:
                return {"place": "zone" if stack[-1] == ref else "covered", "zone": zone}
        if not isinstance(player.planned, Concealed) and ref in player.planned:
            return {"place": "planned", "zone": player.planned.index(ref) + 1}
    return {"place": "hand", "zone": 0}


def bonus(view: View, ref: Ref) -> Thing:
    if ref in view.box.light_cards:
        return thing(f"bonus-{view.box.light_cards[ref].score.of or 'plain'}", bonus=ref)
    galaxy = view.box.dark_cards[ref].galaxy
    return thing("bonus-galaxy" if galaxy else "bonus-stations", bonus=ref)


# The automa


def thing_of_automa(view: View, key: Key) -> Thing | None:
    automa = view.automa
    if automa is None:
        return None
    match read(key):
        case "automa", "card":
            if not automa.card:
                return thing("automa-none")
            face = view.box.automa_cards[automa.card]
            mode = "ALL" if face.everywhere else "MAJ"
            return thing("automa-card", automa=automa.card, consumption=face.consumption, mode=mode)
        case "automa", "used":
            return thing("automa-used", count=sum(len(level) for level in automa.used) - bool(automa.card))
        case "automapile", int(level):
            return thing("automa-pile", n=level, count=automa.piles[level - 1].count)
        case "option", int(row), str(side):
            return thing(f"option-{side}", row=row)
        case "cubes", int(seat) if seat == automa.seat:
            left = view.box.parts.box.cubes - cubes_on_board(view, seat) - board_cubes(view, seat)
            return thing("cubes-automa", owner=view.players[seat].colour, count=left)
    return None
