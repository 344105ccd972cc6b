"""What is still to come, as far as it can be counted on the table; and what a move does by itself."""

from functools import cache
from math import ceil
from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.draft import Draft
from rules.hoyuk.effects import act
from rules.hoyuk.moves import Move
from rules.hoyuk.state import State

HOUSES_OF_TILE = 2
OF_NO_MATTER = (todo.EndStage, todo.CheckRoom, todo.Tidying, todo.EndTurn)
"""Entries that bring nothing; most of an agenda is made of them, so they are passed over first."""


def after(state: State, move: Move) -> State:
    """The move alone, before the rules carry on: no card is turned, no tile dealt, no catastrophe known."""
    draft = Draft(state)
    act(draft, move)
    return draft.state()


class Coming(NamedTuple):
    """What the agenda of a turn still holds."""

    tiles: tuple[int, ...]
    """That each seat builds before this turn's inspection."""
    inspected: tuple[int, ...] | None
    """Blocks that this turn's inspection still asks for, by their first cells; None: all of them."""
    catastrophes: int
    """That will still be drawn."""
    windows: frozenset[Seat]
    """Who may still play cards in this turn."""

    def tiles_of_others(self, seat: Seat) -> int:
        return sum(self.tiles) - self.tiles[seat]


class Comings:
    """Remembers what agendas hold: those of one choice are alike but for the elements that are still to be built."""

    def __init__(self) -> None:
        self.known: dict[object, tuple[tuple[todo.Pending, ...], Coming]] = {}

    def of(self, state: State) -> Coming:
        agenda, seats = state.agenda, len(state.players)
        if not agenda:
            return coming_of_nothing(seats)
        first, others = agenda[0], agenda[1:]
        counts = (first.seat, first.source) if isinstance(first, todo.Build) else first
        known = self.known.get(counts)
        if known is None or known[0] != others:
            known = self.known[counts] = others, coming_of(agenda, seats)
        return known[1]


@cache
def coming_of_nothing(seats: int) -> Coming:
    return Coming((0,) * seats, (), 0, frozenset())


def coming_of(agenda: tuple[todo.Pending, ...], seats: int) -> Coming:
    tiles = [0] * seats
    inspected: tuple[int, ...] | None = ()
    catastrophes = 0
    windows: set[Seat] = set()
    for pending in agenda:
        if isinstance(pending, OF_NO_MATTER):
            continue
        match pending:
            case todo.Build(seat=seat, source="tile") | todo.ChooseTile(seat=seat):
                tiles[seat] += 1
            case todo.Stage():
                tiles = [each + 1 for each in tiles]
            case todo.Catastrophe():
                catastrophes += 1
            case todo.Inspection():
                inspected = None
            case todo.Inspect(blocks=blocks):
                inspected = blocks
            case todo.Phase():
                windows.update(range(seats))
            case todo.CardWindow(seat=seat):
                windows.add(seat)
            case _:
                pass
    return Coming(tuple(tiles), inspected, catastrophes, frozenset(windows))


def turns_left(state: State, to_come: Coming, houses_per_turn: float) -> int:
    """Estimate the whole turns after this one, by the player who is nearest to the last house (HK-TURN-4)."""
    if state.is_last:
        return 0
    left = min(
        player.houses - HOUSES_OF_TILE * tiles for player, tiles in zip(state.players, to_come.tiles, strict=True)
    )
    return max(0, ceil(left / houses_per_turn))
