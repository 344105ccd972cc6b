"""How a neighbour uses the power of its clan in the expert game: always, where it can do anything (HK-SOLO-12)."""

from rules.core.explained import Measure, Question
from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.cells import NUMBER, has, name_of
from rules.hoyuk.draft import Draft
from rules.hoyuk.neighbours.features import WINS, classes
from rules.hoyuk.neighbours.losses import seat_in
from rules.hoyuk.neighbours.mind import (
    attached,
    by_place,
    cell_words,
    choose,
    clockwise_from,
    person_of,
    tell_line,
)
from rules.hoyuk.parts import Piece
from rules.hoyuk.powers import opened_by_power
from rules.hoyuk.queries import can_place, rival_houses_beside, stealable

RULE = "HK-SOLO-12"
STEAL_ORDER: tuple[Piece, ...] = ("oven", "shrine", "pen", "cattle", "villager")


def answer_power(draft: Draft, seat: Seat) -> m.UsePower | m.DeclinePower:
    """A house for the shaman must not cost a roof piece."""
    pending = opened_by_power(draft, seat)
    if isinstance(pending, todo.HouseForShaman) and not can_place(draft, seat, "house"):
        tell_line(draft, Question(seat, "hk-neighbour-power", RULE), "power:decline", {"power:use": "hk-why-roof"})
        return m.DeclinePower(seat=seat)
    return m.UsePower(seat=seat)


def replace_house(draft: Draft, seat: Seat) -> m.ReplaceHouse:
    """The rival house with most attachments; of equals the person's."""
    village, person = draft.village, person_of(draft)

    def of_neighbour(word: str) -> int:
        return int(not has(village.where.houses[person], NUMBER[word]))

    measures = [
        Measure(RULE, lambda word: -attached(village, NUMBER[word]), "hk-by-attached"),
        Measure(RULE, of_neighbour, "hk-by-person"),
        by_place(RULE),
    ]
    words = cell_words(rival_houses_beside(village, seat))
    return m.ReplaceHouse(seat=seat, cell=choose(draft, seat, "hk-neighbour-replace", words, measures))


def steal(draft: Draft, seat: Seat, theft: todo.Steal) -> m.StealPiece:
    """Steal from the victim that leads; what wins a block first; from a block where the thief lives."""
    possible = stealable(draft, theft)
    victim = choose_victim(draft, theft, sorted({owner for owner, _, _ in possible}))
    kinds = [kind for kind in STEAL_ORDER if any((owner, piece) == (victim, kind) for owner, piece, _ in possible)]
    measures = [
        Measure(RULE, lambda kind: int(WINS not in classes(draft, seat, kind)), "hk-by-win"),
        Measure(RULE, STEAL_ORDER.index, "hk-by-rank"),
    ]
    out: dict[str, str] = {kind: "hk-why-nothing-to-steal" for kind in STEAL_ORDER if kind not in kinds}
    kind = choose(draft, seat, "hk-neighbour-steal-kind", kinds, measures, out=out)
    cells = [name_of(cell) for owner, piece, cell in possible if (owner, piece) == (victim, kind)]

    def elsewhere(word: str) -> int:
        """The cattle of a pen that was just stolen is in no block any more."""
        block = draft.village.block_at(NUMBER[word])
        return int(block is None or seat not in block.houses)

    cell = choose(draft, seat, "hk-neighbour-steal", cells, [Measure(RULE, elsewhere, "hk-by-living"), by_place(RULE)])
    return m.StealPiece(seat=seat, piece=kind, cell=cell)


def choose_victim(draft: Draft, theft: todo.Steal, victims: list[Seat]) -> Seat:
    """Both elements are stolen from the same one (HK-CLAN-6)."""
    if theft.victim is not None:
        return theft.victim
    seat = theft.seat
    person, order = person_of(draft), clockwise_from(draft, seat)
    measures = [
        Measure(RULE, lambda word: -draft.players[seat_in(word)].score, "hk-by-highest-score"),
        Measure(RULE, lambda word: int(seat_in(word) != person), "hk-by-person"),
        Measure(RULE, lambda word: order.index(seat_in(word)), "hk-by-seat"),
    ]
    out = {f"seat:{other}": "hk-why-nothing-to-steal" for other in order if other not in victims}
    words = [f"seat:{victim}" for victim in victims]
    return seat_in(choose(draft, seat, "hk-neighbour-victim", words, measures, out=out))
