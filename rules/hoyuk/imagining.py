"""A position that looks the same to whoever has a view: what does not show is dealt anew to where it lies hidden."""

from collections.abc import Iterable, Iterator

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref
from rules.hoyuk.state import Player, PlayerOf, State
from rules.hoyuk.view import PlayerView, View


def imagined(view: View, rng: Rng) -> State:
    cards, rng = rng.shuffled(hidden_cards(view))
    unseen = iter(cards)
    mode = view.options.mode
    deck = view.catastrophes
    known = {*deck.seen, deck.next}
    coming, rng = rng.shuffled([card for card in view.box.catastrophes[mode] if card not in known])
    shown = {*view.tile_discard, *(tile for own in view.dealt for tile in own)}
    tiles, rng = rng.shuffled([tile for tile in view.box.tiles[mode] if tile not in shown])
    return State(
        box=view.box,
        options=view.options,
        players=tuple(imagined_player(player, unseen) for player in view.players),
        neighbours=view.neighbours,
        village=view.village,
        supply=view.supply,
        shaman_repelled=view.shaman_repelled,
        piles=tuple(
            (*([] if pile.top is None else [pile.top]), *taken(unseen, pile.below.count)) for pile in view.piles
        ),
        removed=view.removed,
        catastrophes=(*([] if deck.next is None else [deck.next]), *coming[: deck.hidden.count], *deck.seen),
        seen=view.seen,
        tiles=tiles[: view.tiles.count],
        tile_discard=view.tile_discard,
        first_stage=view.first_stage,
        dealt=view.dealt,
        turn=view.turn,
        phase=view.phase,
        marker=view.marker,
        is_last=view.is_last,
        locusts=view.locusts,
        joined=view.joined,
        agenda=view.agenda,
        rng=rng,
    )


def hidden_cards(view: View) -> list[Ref]:
    """Aspect cards that are played with and do not show."""
    showing = {*view.removed, *(pile.top for pile in view.piles)}
    for player in view.players:
        showing.update(player.spent)
        if isinstance(player.hand, tuple):
            showing.update(player.hand)
    cards = (card for each in view.box.aspects[view.options.mode] for card in each)
    return [card for card in cards if card not in showing]


def imagined_player(player: PlayerView, unseen: Iterator[Ref]) -> Player:
    hand = taken(unseen, player.hand.count) if isinstance(player.hand, Concealed) else player.hand
    return PlayerOf(player.clan, player.houses, player.gone, tuple(hand), player.spent, player.earned)


def taken(cards: Iterator[Ref], count: int) -> Iterable[Ref]:
    return tuple(next(cards) for _ in range(count))
