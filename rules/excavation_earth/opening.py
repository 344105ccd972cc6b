"""What all seats decide at once: the opening hands, and the draft of new cards (EE-SET-8a, EE-SET-8b, EE-PREP-5b).

An answer waits in `Player.chosen` until the last seat has given its own; then all are carried out, seat after seat, so
that it does not matter who answered first.
"""

from collections.abc import Sequence

from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.preparation import drafting_seats
from rules.excavation_earth.rounds import begin_game, begin_round
from rules.excavation_earth.state import Player
from rules.excavation_earth.view import Cards, PlayerView


def unanswered(players: Sequence[Player | PlayerView], pending: todo.OpeningHands | todo.Drafting) -> list[Seat]:
    """Who is asked now; never a seat without cards to choose from, such as Zu."""
    return [
        seat
        for seat, player in enumerate(players)
        if player.chosen is None and has_any(player.hand if isinstance(pending, todo.OpeningHands) else player.packet)
    ]


def has_any(cards: Cards) -> bool:
    return cards.count > 0 if isinstance(cards, Concealed) else bool(cards)


# Opening hands


def answer_hand(draft: Draft, seat: Seat, cards: tuple[Ref, ...]) -> None:
    """These cards are put back and replaced; none: the hand is kept (EE-SET-8a)."""
    hand = draft.players[seat].hand
    draft.change(seat, chosen=cards, hand=tuple(card for card in hand if card not in cards))
    draft.tell(happened.HandAnswered(seat=seat))
    pending = draft.answered(todo.OpeningHands)
    if not unanswered(draft.players, pending):
        for each in drafting_seats(draft):
            redraw(draft, each)
        begin_game(draft)


def redraw(draft: Draft, seat: Seat) -> None:
    """Ruling A10: the cards put back go to the common discard pile."""
    cards = draft.players[seat].chosen or ()
    draft.change(seat, chosen=None)
    if cards:
        draft.discard += cards
        draft.tell(happened.HandRedrawn(seat=seat, cards=cards))
        draft.draw_into_hand(seat, len(cards), "EE-SET-8a")


# The draft


def draft_cards(draft: Draft, seat: Seat, cards: tuple[Ref, ...]) -> None:
    """Two cards of the packet are kept (EE-PREP-5b)."""
    packet = draft.players[seat].packet
    draft.change(seat, chosen=cards, packet=tuple(card for card in packet if card not in cards))
    draft.tell(happened.CardsDrafted(seat=seat, cards=cards))
    pending = draft.answered(todo.Drafting)
    if not unanswered(draft.players, pending):
        go_on_drafting(draft, pending)


def go_on_drafting(draft: Draft, pending: todo.Drafting) -> None:
    seats = drafting_seats(draft)
    for seat in seats:
        player = draft.players[seat]
        draft.change(seat, drafted=player.drafted + (player.chosen or ()), chosen=None)
    if draft.zu is not None:
        thin_out(draft, seats[0], pending.step)
    elif pending.step + 1 < len(draft.box.numbers.draft_keep):
        pass_packets(draft, seats)
    else:
        for seat in seats:
            draft.discard += draft.players[seat].packet
            draft.change(seat, packet=())
    if any(draft.players[seat].packet for seat in seats):
        draft.agenda = (todo.Drafting(pending.step + 1, pending.opening),)
    else:
        end_draft(draft, seats, opening=pending.opening)


def pass_packets(draft: Draft, seats: list[Seat]) -> None:
    """To the left, always (ruling A33)."""
    packets = [draft.players[seat].packet for seat in seats]
    for at, seat in enumerate(seats):
        draft.change(seat, packet=packets[at - 1])
    draft.tell(happened.PacketsPassed(cards=max(map(len, packets))))


def thin_out(draft: Draft, seat: Seat, step: int) -> None:
    """Alone against Zu, chance takes cards out instead of a neighbour; the last ones are kept (EE-SOLO-PREP-2)."""
    removed = draft.box.zu.person_removed
    player = draft.players[seat]
    packet, draft.rng = draft.rng.shuffled(player.packet)
    gone = set(packet[: removed[step]])
    thrown = tuple(card for card in player.packet if card in gone)
    left = tuple(card for card in player.packet if card not in gone)
    draft.discard += thrown
    draft.tell(happened.CardsRemoved(seat=seat, count=len(thrown), cards=thrown))
    if step + 1 < len(removed):
        draft.change(seat, packet=left)
    else:
        draft.change(seat, packet=(), drafted=player.drafted + left)


def end_draft(draft: Draft, seats: list[Seat], *, opening: bool) -> None:
    for seat in seats:
        player = draft.players[seat]
        draft.change(seat, hand=player.hand + player.drafted, drafted=())
    draft.tell(happened.DraftEnded())
    if opening:
        begin_game(draft)
    else:
        begin_round(draft)
