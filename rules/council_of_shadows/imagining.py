"""A position that looks the same to whoever has a view: what does not show is dealt anew to where it lies hidden."""

from collections.abc import Iterable, Iterator

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref
from rules.council_of_shadows.state import Automa, AutomaOf, Player, State
from rules.council_of_shadows.view import AutomaView, Cards, PlayerView, View, with_cards


def imagined(view: View, rng: Rng) -> State:
    box, options, seats = view.box, view.options, len(view.players)
    light, rng = rng.shuffled(unseen(box.light_cards, (player.light for player in view.players)))
    dark_mix = box.dark_cards_with(seats, stations=options.stations)
    dark, rng = rng.shuffled(unseen(dark_mix, (player.dark for player in view.players)))
    ai_deck, rng = rng.shuffled(unseen(box.ai_cards, action_cards_shown(view)))
    piles, rng = imagined_piles(view, rng)
    tech_piles, tech_out, rng = imagined_tech(view, rng)
    light_left, dark_left = iter(light), iter(dark)
    players: list[Player] = []
    for player in view.players:
        own, rng = imagined_player(player, light_left, dark_left, rng)
        players.append(own)
    automa = None
    if view.automa is not None:
        automa, rng = imagined_automa(view, view.automa, rng)
    return State(
        box=box,
        options=options,
        players=tuple(players),
        order=view.order,
        round=view.round,
        phase=view.phase,
        agenda=view.agenda,
        arrivals=view.arrivals,
        caught=view.caught,
        throne=view.throne,
        spaces=view.spaces,
        colonies=view.colonies,
        piles=piles,
        drawn=view.drawn,
        display=view.display,
        ai_deck=ai_deck[: view.ai_deck.count],
        ai_discard=view.ai_discard,
        tech_piles=tech_piles,
        tech_out=tech_out,
        light_pile=tuple(light_left),
        dark_out=tuple(dark_left)[: view.dark_out.count],
        leaders=view.leaders,
        automa=automa,
        rng=rng,
    )


def unseen(all_: Iterable[Ref], places: Iterable[Cards]) -> list[Ref]:
    """What shows in none of these places."""
    showing = {card for cards in places if isinstance(cards, tuple) for card in cards}
    return [each for each in all_ if each not in showing]


def dealt(cards: Cards, left: Iterator[Ref]) -> tuple[Ref, ...]:
    return tuple(next(left) for _ in range(cards.count)) if isinstance(cards, Concealed) else cards


def action_cards_shown(view: View) -> Iterator[tuple[Ref, ...]]:
    yield view.display
    yield view.ai_discard
    for player in view.players:
        yield player.hand
        yield from player.zones
        if isinstance(player.planned, tuple):
            yield player.planned


# Seats


def imagined_player(player: PlayerView, light: Iterator[Ref], dark: Iterator[Ref], rng: Rng) -> tuple[Player, Rng]:
    hand, planned = player.hand, player.planned
    if isinstance(planned, Concealed):
        hand, planned, rng = imagined_plan(player, rng)
    return with_cards(player, hand, planned, dealt(player.light, light), "".join(dealt(player.dark, dark))), rng


def imagined_plan(player: PlayerView, rng: Rng) -> tuple[tuple[Ref, ...], tuple[Ref, ...], Rng]:
    """Hand and plan: whoever is ready has put a card of the hand on each free zone; others, nothing yet."""
    cards, rng = rng.shuffled(player.hand)
    left = iter(cards)
    planned = tuple(next(left, "") if player.ready and not stack else "" for stack in player.zones)
    return tuple(sorted(left)), planned, rng


# Piles


def imagined_piles(view: View, rng: Rng) -> tuple[tuple[tuple[Ref, ...], ...], Rng]:
    showing = (view.spaces, view.drawn)
    piles: list[tuple[Ref, ...]] = []
    for sector, pile in enumerate(view.piles, 1):
        left, rng = rng.shuffled(unseen(view.box.tiles_of[sector], showing))
        piles.append(left[: pile.count])
    return tuple(piles), rng


def imagined_tech(view: View, rng: Rng) -> tuple[tuple[tuple[Ref, ...], ...], tuple[Ref, ...], Rng]:
    """Of each level: what may still be chosen, and what was removed unseen."""
    piles: list[tuple[Ref, ...]] = []
    out: list[Ref] = []
    taken = [player.tech for player in view.players]
    for level, pile in enumerate(view.tech_piles, 1):
        left, rng = rng.shuffled(unseen(view.box.dark_tech_of[level], [*taken, pile]))
        count = pile.count if isinstance(pile, Concealed) else 0
        piles.append(tuple(sorted(left[:count])) if isinstance(pile, Concealed) else pile)
        out += left[count:]
    return tuple(piles), tuple(out), rng


def imagined_automa(view: View, automa: AutomaView, rng: Rng) -> tuple[Automa, Rng]:
    silver = view.options.automa(view.box.automa_levels).silver
    piles: list[tuple[Ref, ...]] = []
    for level, used in enumerate(automa.used, 1):
        left, rng = rng.shuffled(unseen(view.box.automa_pile(level, silver=silver), [used]))
        piles.append(left[: automa.piles[level - 1].count])
    return AutomaOf(automa.seat, tuple(piles), automa.used, automa.card), rng
