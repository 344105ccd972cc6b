"""The artefact cards of the advanced start: which ones each seat draws of those that it has (MS-ART-2)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.core.codec import Unreadable
from rules.core.edition import problem
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.magnastorm.components import Box
from rules.magnastorm.options import Options

DRAWN = 2


def without_cards(options: Options, seats: int) -> tuple[Seat, ...]:
    """Who has too few of them; where people keep their cards together, the later ones of those who do."""
    kept = [options.kept_by(seat) for seat in range(seats)]
    served: list[tuple[Ref, ...]] = []
    found = []
    for seat in range(seats):
        if options.won_by(seat):
            continue
        if enough([*served, kept[seat]]):
            served.append(kept[seat])
        else:
            found.append(seat)
    return tuple(found)


def enough(kept: Sequence[Sequence[Ref]]) -> bool:
    """Whether each of these can draw its cards, none of them twice."""
    groups = (group for count in range(1, len(kept) + 1) for group in combinations(kept, count))
    return all(len({card for cards in group for card in cards}) >= DRAWN * len(group) for group in groups)


def drawn_artefacts(box: Box, options: Options, seats: int, rng: Rng) -> tuple[list[tuple[Ref, ...]], Rng]:
    """Two cards of each seat, the highest number first; none where nobody starts by them. Raises `Unreadable` for
    cards that are not in this box."""
    if not options.advanced:
        return [()] * seats, rng
    kept = [options.kept_by(seat) for seat in range(seats)]
    unknown = [card for cards in kept for card in cards if card not in box.artefacts]
    if unknown:
        known = ", ".join(box.artefacts)
        raise Unreadable([problem("option-wrong", "", option="artefacts", value=unknown[0], choices=known)])
    gone: set[Ref] = set()
    drawn: list[tuple[Ref, ...]] = [()] * seats
    for seat in range(seats):
        if kept[seat]:
            shuffled, rng = rng.shuffled([card for card in kept[seat] if card not in gone])
            later = [[card for card in cards if card not in gone] for cards in kept[seat + 1 :] if cards]
            drawn[seat] = next(pairs(shuffled, later))
            gone |= {*drawn[seat]}
    held = set[Ref]().union(*kept)
    for seat in range(seats):
        for metal in options.won_by(seat):
            left = [ref for ref, card in box.artefacts.items() if card.metal == metal and ref not in gone]
            # Whoever keeps all of a metal leaves only those that nobody has drawn.
            cards, rng = rng.shuffled([ref for ref in left if ref not in held] or left)
            drawn[seat] = (*drawn[seat], cards[0])
            gone.add(cards[0])
    return [tuple(sorted(cards, key=lambda ref: -box.artefacts[ref].number)) for cards in drawn], rng


def pairs(own: Sequence[Ref], later: Sequence[Sequence[Ref]]) -> Iterator[tuple[Ref, ...]]:
    """Yield the pairs of cards that leave enough for the seats that draw later from the same ones."""
    for cards in combinations(own, DRAWN):
        if enough([[card for card in each if card not in cards] for each in later]):
            yield cards
