"""What a phase would bring if it came now: who would draw which cards, and whom each catastrophe would strike."""

from collections import Counter
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.hoyuk.calamities import hit_blocks
from rules.hoyuk.inspecting import drawer
from rules.hoyuk.majorities import Count, counted
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import under_locusts
from rules.hoyuk.view import View
from rules.hoyuk.village import Block


class Verdict(NamedTuple):
    """How an aspect of a block is compared."""

    pile: PileName
    counts: tuple[Count, ...]
    winner: Seat | None
    draws: bool
    """Whether the winner would draw a card: somebody else lives there, no locusts, and the pile is not empty."""


def verdicts(view: View, block: Block) -> tuple[Verdict, ...]:
    """Pile by pile, in the order of the board (HK-ASP-1)."""
    # A view answers these questions as well as a position does.
    gives = block.is_contested and not under_locusts(view, block)  # type: ignore[arg-type]  # HK-ASP-7, HK-CAL-32
    found = []
    for at, pile in enumerate(view.box.piles[view.options.mode]):
        counts = counted(view.village, block, pile.ref)
        winner = drawer(view, counts)  # type: ignore[arg-type]
        draws = gives and winner is not None and view.piles[at].count > 0  # HK-ASP-8
        found.append(Verdict(pile.ref, counts, winner, draws))
    return tuple(found)


def gains(view: View, block: Block) -> Counter[Seat]:
    """How many cards each clan would draw in a block."""
    return Counter(each.winner for each in verdicts(view, block) if each.draws and each.winner is not None)


def struck(view: View) -> dict[Ref, tuple[int, ...]]:
    """Of each catastrophe that is played with, the blocks it would strike, by their first cells."""
    box, mode = view.box, view.options.mode
    return {
        ref: tuple(block.first for block in hit_blocks(view.village, view.options, box.calamity[ref]))
        for ref in box.catastrophes[mode]
        if box.calamity[ref].effect != "flood"
    }
