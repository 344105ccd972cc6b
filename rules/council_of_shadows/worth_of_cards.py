"""What cards are worth to a seat now: what can be paid, how often they still act, what they would count at the end."""

from collections.abc import Callable, Mapping

from rules.core.knowledge import Concealed
from rules.core.thing import Thing
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.outlook import gap
from rules.council_of_shadows.parts import ChangeConsumption, GainEnergy
from rules.council_of_shadows.queries import cubes_on_tile, forbidden, has_majority, leads, open_galaxies
from rules.council_of_shadows.scoring import dark_worth, light_worth
from rules.council_of_shadows.view import Cards, View
from rules.council_of_shadows.words import say_energy
from rules.council_of_shadows.worth_of_board import gap_words, is_own
from rules.council_of_shadows.worth_of_galaxies import paying

CardWorth = Callable[[View, Seat, Thing], Phrase | None]


# Action cards


def of_action_card(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Tell the price on display; on an own zone how often it still acts; in the hand what all its rounds consume."""
    ref = str(what.named["at"])
    player, card = view.players[seat], view.box.cards[ref]
    if ref in view.display:
        if forbidden(view, seat, ref):
            return phrase("cs-worth-forbidden")
        return phrase("cs-worth-buy", **paying(view, seat, card.cost)) if card.cost is not None else None
    count = len(player.zones)
    for zone, stack in enumerate(player.zones, 1):
        if stack and stack[-1] == ref:
            return phrase("cs-worth-on-zone", count=count - zone + 1)
    if ref in player.hand:
        return phrase("cs-worth-in-hand", count=count, sum=card.consumption * count)
    return None


# Dark Tech


def of_tech(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What it would pay now as far as that can be counted; or how far its level is."""
    ref = str(what.named["tech"])
    card = view.box.dark_tech[ref]
    if card.power.galaxy_energy:
        count = sum(has_majority(view, seat, galaxy) for galaxy in open_galaxies(view))
        return phrase("cs-worth-per-galaxy", count=count, energy=say_energy(count * card.power.galaxy_energy))
    if card.power.system_energy:
        count = sum(leads(cubes_on_tile(view, tile), seat) for tile in view.spaces if tile)
        return phrase("cs-worth-per-system", count=count, energy=say_energy(count * card.power.system_energy))
    chooses = isinstance(view.pending, todo.TakingTech) and view.pending.seat == seat
    if not chooses:
        return None
    energy = sum(each.amount for each in card.effects if isinstance(each, GainEnergy))
    if energy:
        return gap_words(view, seat, energy)
    wanted = sum(each.by for each in card.effects if isinstance(each, ChangeConsumption))
    if wanted:
        player, bounds = view.players[seat], view.box.numbers.consumption
        moved = bounds.moved(player.consumption, player.energy, wanted) - player.consumption
        return phrase("cs-worth-saved", gap=gap(view, seat), count=gap(view, seat) + moved)
    return None


def of_tech_pile(view: View, seat: Seat, what: Thing) -> Phrase | None:
    level = int(str(what.named["level"]))
    own = view.players[seat].level
    if own >= level:
        return phrase("cs-worth-tech-had")
    if own + 1 < level:
        return phrase("cs-worth-tech-far", count=level - own)
    return phrase("cs-worth-own-gap", gap=gap(view, seat), n=level)


# Bonus cards


def of_bonus(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What an own card would count if the game ended now."""
    ref = str(what.named.get("bonus", ""))
    if ref not in (*known(view.players[seat].light), *known(view.players[seat].dark)):
        return None
    return phrase("cs-worth-bonus", energy=say_energy(bonus_worth(view, seat, ref)))


def of_bonuses(view: View, seat: Seat, what: Thing) -> Phrase | None:
    player = view.players[seat]
    cards = (*known(player.light), *known(player.dark))
    if not is_own(seat, what) or not cards:
        return None
    return phrase("cs-worth-bonus", energy=say_energy(sum(bonus_worth(view, seat, card) for card in cards)))


def bonus_worth(view: View, seat: Seat, card: Ref) -> int:
    return light_worth(view, seat, card) if card in view.box.light_cards else dark_worth(view, seat, card)


def known(cards: Cards) -> tuple[Ref, ...]:
    return () if isinstance(cards, Concealed) else cards


def of_light_pile(view: View, seat: Seat, what: Thing) -> Phrase | None:
    player, most = view.players[seat], view.box.numbers.bonus_cards
    return phrase("cs-worth-light-pile", count=len(known(player.light)) + len(known(player.dark)), of=most)


BY_SORT: Mapping[str, CardWorth] = {
    "tech-pile": of_tech_pile,
    "bonuses": of_bonuses,
    "light-pile": of_light_pile,
    "bonus-back": lambda view, seat, what: None,
}
BY_FAMILY: Mapping[str, CardWorth] = {"card": of_action_card, "tech": of_tech, "bonus": of_bonus}
