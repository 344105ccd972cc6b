"""What speaks for a legal move of Höyük (`Game.merits`): what it brings, by the position as a seat sees it.

Nothing here is an opinion. What is told of phase 3 holds if it came at once; of the end, if the game ended.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.block import Block
from rules.hoyuk.candidates import element_moves
from rules.hoyuk.cells import NUMBER, name_of
from rules.hoyuk.components import JOKER
from rules.hoyuk.gains import (
    Draws,
    attached,
    draws_of,
    end_points,
    lives_with_others,
    without_loss,
)
from rules.hoyuk.outlook import Change, change, later, struck, verdicts
from rules.hoyuk.parts import Symbol
from rules.hoyuk.phases import END
from rules.hoyuk.queries import largest_group
from rules.hoyuk.view import View

Merits = Iterator[Phrase]
Built = m.BuildHouse | m.BuildPen | m.PlaceRoof | m.PlaceCattle | m.PlaceVillager | m.ReplaceHouse


def merits(view: View, move: m.Move) -> Sequence[Phrase]:
    """List what speaks for a move, the weightiest first; nothing for the script of a neighbour."""
    match move:
        case m.BuildHouse() | m.BuildPen() | m.PlaceRoof() | m.PlaceCattle() | m.PlaceVillager() | m.ReplaceHouse():
            return tuple(of_building(view, move))
        case m.PlaceShaman(seat=seat, cell=cell):
            return tuple(of_shaman(view, seat, NUMBER[cell]))
        case m.ScoreGroup():
            return tuple(of_group(view, move))
        case m.BuildWithCard(seat=seat, element=element):
            return tuple(of_card(view, seat, element))
        case m.PassWindow(seat=seat):
            return tuple(of_keeping(view, seat))
        case m.LosePiece(seat=seat, cell=cell):
            return tuple(of_loss(view, seat, NUMBER[cell]))
        case m.InspectBlock(seat=seat, block=first):
            return tuple(of_inspection(view, seat, NUMBER[first]))
        case m.ReturnUnder(seat=seat, pile=pile):
            return tuple(of_return(view, seat, pile))
        case m.GiveMarker(seat=seat, to=to):
            count = len(view.players)
            return (phrase("hk-merit-order", place=(seat - to) % count + 1, count=count),)
        case m.UsePower(seat=seat):
            return (phrase("power.text", power=view.box.power[view.players[seat].clan]),)
        case m.StealPiece():
            return tuple(of_theft(view, move))
        case m.Forgo() | m.DeclinePower() | m.NeighbourActs():
            return ()


# Building


def of_building(view: View, move: Built) -> Merits:
    changed, after = change(view, move), later(view, move)
    if changed is None or after is None:
        return
    seat, block = move.seat, changed.block
    yield from of_aspects(changed)
    yield from of_families(view, after, seat)
    yield from of_end(view, after, seat, block)
    before = next((each for each in view.village.blocks if each.area & block.area), None)
    if lives_with_others(block, seat) and not (before and lives_with_others(before, seat)):
        yield phrase("hk-merit-neighbours", count=len(block.houses) - 1, block=block.name)
    if isinstance(move, m.BuildHouse | m.ReplaceHouse) and view.players[seat].houses == 1:
        yield phrase("hk-merit-last-house")


def of_aspects(changed: Change) -> Merits:
    """Cards that one would draw in phase 3, and cards that others would no longer draw (HK-ASP-3)."""
    block = changed.block.name
    if changed.won:
        piles = tuple(phrase("pile", pile=pile) for pile in changed.won)
        yield phrase("hk-merit-draws", count=len(piles), piles=piles, block=block)
    broken = [(pile, seat) for pile, seat in changed.taken if pile not in changed.won]
    for seat in dict.fromkeys(seat for _, seat in broken):
        piles = tuple(phrase("pile", pile=pile) for pile, other in broken if other == seat)
        yield phrase("hk-merit-takes", count=len(piles), piles=piles, victim=SeatName(seat), block=block)


def of_families(view: View, after: View, seat: Seat) -> Merits:
    """Each family is a card more a turn (HK-CARD-3)."""
    before, count = view.village.family_counts[seat], after.village.family_counts[seat]
    if count > before:
        yield phrase("hk-merit-family", count=count)


def of_end(view: View, after: View, seat: Seat, block: Block) -> Merits:
    """What the block would pay more at the end (HK-FIN-3, HK-FIN-5)."""
    old, new = end_points(view, block.area), end_points(after, block.area)
    more = new.families[seat] - old.families[seat]
    if more > 0:
        yield phrase("hk-merit-largest", count=new.families[seat], more=more, block=block.name)
    if new.pieces[seat] > old.pieces[seat]:
        yield phrase("hk-merit-end-point", count=new.pieces[seat] - old.pieces[seat], block=block.name)
    fallen = [other for other, points in enumerate(old.families) if points > new.families[other] and other != seat]
    for other in fallen:
        yield phrase("hk-merit-topples", victim=SeatName(other), count=old.families[other], block=block.name)


def of_shaman(view: View, seat: Seat, cell: int) -> Merits:
    """Whom he protects, and from how many catastrophes that have still to come (HK-SHA-2)."""
    block = view.village.block_at(cell)
    if block is None or seat not in block.houses:
        return
    yield phrase("hk-merit-shaman", count=block.houses[seat].bit_count(), block=block.name)
    coming = len(threats(view, block))
    if coming:
        yield phrase("hk-merit-shaman-threats", count=coming)


def threats(view: View, block: Block) -> list[str]:
    """Catastrophes, not yet seen, that would strike a block as it stands."""
    seen = view.catastrophes.seen
    return [card for card, blocks in struck(view).items() if card not in seen and block.first in blocks]


# Cards


def of_group(view: View, move: m.ScoreGroup) -> Merits:
    """Points at once; a full group wakes the clan's power (HK-SCO-1, HK-SCO-2, HK-CLAN-2)."""
    size = move.cards + move.jokers
    yield phrase("hk-merit-points", count=view.box.ladder[size])
    if size == largest_group(view):
        yield phrase("hk-merit-full-group")
        if view.options.is_expert:
            yield phrase("hk-merit-power", power=view.box.power[view.players[move.seat].clan])
    pending = view.pending
    if view.is_last and isinstance(pending, todo.CardWindow) and pending.phase == END:
        yield phrase("hk-merit-last-chance", count=size)


def of_card(view: View, seat: Seat, element: todo.Element) -> Merits:
    """What the element could win, in the block where it wins most (HK-CARD-8)."""
    changes = [found for move in element_moves(view, seat, element) if (found := change(view, move)) is not None]
    best = max(changes, key=lambda each: len(each.won), default=None)
    if best is None or not best.won:
        return
    piles = tuple(phrase("pile", pile=pile) for pile in best.won)
    yield phrase("hk-merit-could-draw", count=len(piles), piles=piles, block=best.block.name)


def of_keeping(view: View, seat: Seat) -> Merits:
    """The longest group in hand, and what one more card would make of it (HK-SCO-1)."""
    hand = view.players[seat].hand
    if not isinstance(hand, tuple) or not hand:
        return
    held = Counter(view.box.symbol[card] for card in hand)
    symbol: Symbol = max((each for each in held if each != JOKER), key=lambda each: held[each], default=JOKER)
    count, ladder = held[symbol], view.box.ladder
    if count < largest_group(view):
        yield phrase("hk-merit-keeps", symbol=symbol, count=count, now=ladder[count], then=ladder[count + 1])


def of_return(view: View, seat: Seat, pile: str) -> Merits:
    """Whether the pile could pay again, and where one would draw from it (HK-P4-1, HK-ASP-8)."""
    kinds: list[str] = [each.ref for each in view.box.piles[view.options.mode]]
    at = kinds.index(pile)
    if not view.piles[at].count:
        yield phrase("hk-merit-fills", count=len(view.players[seat].spent))
    blocks = [block for block in view.village.blocks if block.is_contested]
    won = [block for block in blocks if verdicts(view, block)[at].winner == seat]
    if won:
        yield phrase("hk-merit-first-there", count=len(won), blocks=tuple(block.name for block in won))


# Catastrophes, inspection, powers


def of_loss(view: View, seat: Seat, cell: int) -> Merits:
    """What stays in spite of the loss (HK-CAL-7, HK-RUI-4)."""
    pending = view.pending
    if not isinstance(pending, todo.Lose):
        return
    after = without_loss(view, pending.what, cell)
    drawn = len(draws_of(after, seat))
    if drawn and drawn >= len(draws_of(view, seat)):
        yield phrase("hk-merit-keeps-draws", count=drawn)
    if pending.what == "house":
        if not attached(view.village, cell):
            yield phrase("hk-merit-bare")
        house = view.village.house(cell)
        if house is not None and house.storeys == 1:
            yield phrase("hk-merit-low")
        if after.village.family_counts[seat] >= view.village.family_counts[seat]:
            yield phrase("hk-merit-families-stay", count=after.village.family_counts[seat])


def of_inspection(view: View, seat: Seat, first: int) -> Merits:
    """Who would draw there, and last cards that one would take (HK-ASP-3)."""
    block = view.village.block_at(first)
    if block is None:
        return
    drawing = [each for each in verdicts(view, block) if each.draws]
    own = [each.pile for each in drawing if each.winner == seat]
    if own:
        piles = tuple(phrase("pile", pile=pile) for pile in own)
        yield phrase("hk-merit-you-draw", count=len(own), piles=piles)
    if own and len(own) == len(drawing):
        yield phrase("hk-merit-only-you")
    kinds = [pile.ref for pile in view.box.piles[view.options.mode]]
    last = [pile for pile in own if view.piles[kinds.index(pile)].count == 1]
    if last:
        yield phrase("hk-merit-last-card", count=len(last), piles=tuple(phrase("pile.the", pile=pile) for pile in last))


def of_theft(view: View, move: m.StealPiece) -> Merits:
    """Cards that the victim would no longer draw (HK-CLAN-6)."""
    cell = NUMBER[move.cell]
    pending = view.pending
    if isinstance(pending, todo.Steal) and move.piece == "cattle" and pending.loose == cell:
        return
    after = without_loss(view, move.piece, cell)
    for victim in range(len(view.players)):
        lost = lost_draws(draws_of(view, victim), draws_of(after, victim)) if victim != move.seat else ()
        if lost:
            piles = tuple(phrase("pile", pile=pile) for _, pile in lost)
            yield phrase(
                "hk-merit-takes", count=len(lost), piles=piles, victim=SeatName(victim), block=name_at(view, cell)
            )


def lost_draws(before: Draws, after: Draws) -> Draws:
    return tuple(each for each in before if each not in after)


def name_at(view: View, cell: int) -> str:
    block = view.village.block_at(cell)
    return block.name if block is not None else name_of(cell)
