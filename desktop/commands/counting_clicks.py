"""Counts what a person does by hand to play a game: drags, clicks, choices in a menu, confirmations.

Each move is made by a hand over the table of its game, as people make it: of several ways the one that takes least.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.board.desk import BUTTON, AnyDesk, Handle
from desktop.board.hand import TURNS, Hand
from desktop.table.only_move import only_move
from rules.bots.policy import Policy
from rules.commands.headless import MOST_MOVES, chosen
from rules.core.contract import AnyGame
from rules.core.refusal import Refusal
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A position in which a seat must decide: all that a hand asks of a table."""

    game: AnyGame
    state: Any
    seat_to_play: Seat
    view: Any
    legal: Sequence[Any]

    def objection(self, move: Any) -> Refusal | None:
        return next(iter(self.game.objections(self.state, move)), None)


@dataclass(slots=True)
class Clicks:
    """What was done by hand in some games."""

    turns: list[int] = field(default_factory=list)
    """In each turn of a seat, with every move made by hand."""
    fewer: list[int] = field(default_factory=list)
    """The same where only moves play themselves."""
    by_kind: Counter[str] = field(default_factory=Counter)
    """By kind of move."""
    only_by_kind: Counter[str] = field(default_factory=Counter)
    """Of these, what only moves take."""


def count_game(
    game: AnyGame,
    desk: AnyDesk,
    start: Any,
    policies: dict[Seat, Policy],
    seed: int,
    into: Clicks,
    *,
    budget: int | None,
) -> bool:
    """Play a game to its end and count what the seats of bots would have done by hand. Return whether it ended."""
    state, counted = start, 0
    turn_of: dict[Seat, int] = {}
    while (decisions := game.deciding(state)) and counted < MOST_MOVES:
        seat = decisions[0].seat
        move = chosen(game, state, seat, policies.get(seat), seed=seed + counted, budget=budget)
        if seat in policies:
            asked = Asked(game, state, seat, game.view(state, seat), game.legal(state, seat))
            clicks, is_only = clicks_for(asked, desk, move), only_move(game, state, asked.legal) is not None
            turn = turn_of.setdefault(seat, len(into.turns))
            if turn == len(into.turns):
                into.turns.append(0)
                into.fewer.append(0)
            into.turns[turn] += clicks
            into.fewer[turn] += 0 if is_only else clicks
            into.by_kind[move.kind] += clicks
            into.only_by_kind[move.kind] += clicks if is_only else 0
        step = game.apply(state, move)
        for began in seats_of_turns(game, step.events, turn_of):
            turn_of.pop(began, None)
        state, counted = step.state, counted + 1
    return not decisions


def seats_of_turns(game: AnyGame, events: Sequence[Any], turn_of: dict[Seat, int]) -> Iterator[Seat]:
    """The seats whose turn begins; where all play in the same turn, all of them."""
    for event in events:
        chapter = game.chapter(event)
        if chapter is not None:
            yield from tuple(turn_of) if chapter.seat is None else (chapter.seat,)


def clicks_for(asked: Asked, desk: AnyDesk, move: Any) -> int:
    """How much is done by hand for a legal move, the shortest way."""
    hand = Hand(asked, desk)
    hand.look_again()
    warned = 1 if any(asked.game.warnings(asked.state, move)) else 0
    return warned + min(clicks_of(hand, handle, move) for handle in desk.handles(asked.view, move))


def clicks_of(hand: Hand, handle: Handle, move: Any) -> int:
    """A drag or a click; one more for each piece beside the first, for each quarter turn, for a choice in a menu."""
    if handle == BUTTON:
        return 1
    hand.let_go()
    if handle.place in hand.clickable() and move in hand.meant(handle.place):
        return 1 if len(hand.meant(handle.place)) == 1 else 2
    for piece in sorted(handle.pieces):
        hand.take(piece, more=True)
    hand.point(handle.place)
    clicks = max(1, len(handle.pieces))
    for _ in range(TURNS):
        if move in hand.meant(handle.place):
            break
        hand.turn(1)
        clicks += 1
    return clicks + (1 if len(hand.meant(handle.place)) > 1 else 0)
