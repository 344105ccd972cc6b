"""A catastrophe of Höyük as a table: which blocks it struck, and how much each clan loses in each of them.

It comes as soon as the card is drawn. How much everybody loses is settled then; which pieces, clans may still have to
choose, and what falls with a house they decide with that.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.summary import Column, Row, Summary
from rules.core.types import Phrase, Seat, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.cells import NUMBER, components, has, set_of
from rules.hoyuk.components import Calamity
from rules.hoyuk.events import Event
from rules.hoyuk.queries import pieces_in, pieces_of
from rules.hoyuk.view import View

MOST_COLUMNS = 4
"""With more blocks than this the last column is that of all others."""


class Loss(NamedTuple):
    seat: Seat
    column: int
    pieces: int
    has_gone: bool
    can_choose: bool
    """Whether the clan has more of it there than it loses."""


def summary(before: View, events: Sequence[Event], after: View) -> Summary | None:
    """Sum up the catastrophe that these events bring; None where none came."""
    at = next((at for at, each in enumerate(events) if isinstance(each, happened.CatastropheDrawn)), None)
    if at is None:
        return None
    drawn, told = events[at], events[at:]
    assert isinstance(drawn, happened.CatastropheDrawn)
    calamity = after.box.calamity[drawn.card]
    struck = suffering(told) if calamity.loses else ()
    losses = tuple(losses_of(before, told, after, struck)) if calamity.loses else ()
    unseen = after.catastrophes.count - len(after.catastrophes.seen)
    return Summary(
        title=phrase("hk-summary-title", card=calamity.ref),
        world=tuple(world(calamity, told)),
        columns=tuple(columns(calamity, struck)),
        rows=tuple(row(after, seat, calamity, told, losses) for seat in after.from_marker()),
        unit=phrase("piece.plural", piece=calamity.loses or "house"),
        left=phrase("hk-summary-left", count=unseen),
    )


def suffering(told: Sequence[Event]) -> tuple[str, ...]:
    """List the blocks that were struck, without that of the shaman."""
    hit = next((each.blocks for each in told if isinstance(each, happened.BlocksHit)), ())
    spared = {each.block for each in told if isinstance(each, happened.ShamanRepelled)}
    return tuple(name for name in hit if name not in spared)


def columns(calamity: Calamity, struck: Sequence[str]) -> Iterator[Column]:
    """Name each block that was struck; of too many the last ones together."""
    is_crowded = len(struck) > MOST_COLUMNS
    for name in struck[: MOST_COLUMNS - 1] if is_crowded else struck:
        yield Column(phrase("block", block=name), calamity.rule)
    if is_crowded:
        yield Column(phrase("hk-summary-others"), calamity.rule)


# Losses


def losses_of(before: View, told: Sequence[Event], after: View, struck: Sequence[str]) -> Iterator[Loss]:
    """What was taken at once, and what is still to be chosen."""
    taken = [each for each in told if isinstance(each, happened.PieceLost)]
    there = before.village.where.built | after.village.where.built | set_of(NUMBER[each.cell] for each in taken)
    areas = components(there)

    def column_of(cell: int) -> int:
        area = next(each for each in areas if has(each, cell))
        at = next(at for at, name in enumerate(struck) if has(area, NUMBER[name]))
        return min(at, MOST_COLUMNS - 1)

    for each in taken:
        yield Loss(each.seat, column_of(NUMBER[each.cell]), 1, has_gone=True, can_choose=False)
    for pending in after.agenda:
        if isinstance(pending, todo.Lose):
            owned = len(pieces_in(after.village, pending.block, pending.seat, pending.what))
            column, more = column_of(pending.block[0]), owned > pending.count
            yield Loss(pending.seat, column, pending.count, has_gone=False, can_choose=more)


def row(after: View, seat: Seat, calamity: Calamity, told: Sequence[Event], losses: Sequence[Loss]) -> Row:
    """What a clan had of what the card takes, and what stays."""
    own = [each for each in losses if each.seat == seat]
    count = min(len(suffering(told)), MOST_COLUMNS) if calamity.loses else 0
    amounts = tuple(-sum(each.pieces for each in own if each.column == at) for at in range(count))
    standing = pieces_of(after.village, seat, calamity.loses or "house").bit_count()
    had = standing + sum(each.pieces for each in own if each.has_gone)
    notes = tuple(note(own, at) for at in range(count))
    return Row(seat, had, had + sum(amounts), amounts, notes)


def note(own: Sequence[Loss], column: int) -> Phrase | None:
    """Tell how many are still to be chosen."""
    still = sum(each.pieces for each in own if each.column == column and each.can_choose)
    return phrase("hk-summary-to-choose", count=still) if still else None


# What happened to all


def world(calamity: Calamity, told: Sequence[Event]) -> Iterator[Phrase]:
    """Which blocks, what becomes of them, and whom the shaman spared."""
    if calamity.effect == "flood":
        left = any(isinstance(each, happened.ShamanLeft) for each in told)
        yield phrase("hk-table-flood", is_there="yes" if left else "no")
        return
    hit = next((each.blocks for each in told if isinstance(each, happened.BlocksHit)), ())
    struck = tuple(phrase("block.the", block=name) for name in suffering(told))
    spared = len(hit) - len(struck)
    yield phrase("hk-table-strikes", count=len(struck), blocks=struck, spared=spared)
    if struck:
        effect = f"lose_{'half' if calamity.half else 'one'}" if calamity.loses else calamity.effect
        yield phrase("catastrophe-right.text", effect=effect, loses=calamity.loses or "")
    if spared and struck:
        names = tuple(
            phrase("block.the", block=each.block) for each in told if isinstance(each, happened.ShamanRepelled)
        )
        yield phrase("hk-summary-spared", blocks=names)
