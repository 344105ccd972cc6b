"""Positions from whole games of all five, as the seat that decides sees them, for tests of what desks promise."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import import_module
from random import Random
from typing import Any

from desktop.board.desk import AnyDesk, Handle, Look, no_one
from desktop.board.hand import Hand
from desktop.board.motion import Change, travels
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.desks import desk_of
from rules.core.contract import AnyGame
from rules.core.refusal import Refusal
from rules.core.types import Json, Seat
from rules.games import GAMES
from tests.rules.core.properties import Passed
from tests.rules.core.random_games import RandomGames
from tests.rules.golden import Shelf

EVERY = tuple(game.id for game in GAMES)
STRANGE, MOVES_FROM_STRANGE = 6, 40
"""Strange positions, and how far a game goes on from each."""
OF_A_KIND, STEP = 3, 200
"""A position is drawn if a kind of move may be or is made there, or something happens then, that was seen less often;
and one in so many."""
EACH_KIND = 6
"""Moves of a kind that are tried in a position."""
SAMPLE = 8
"""Of the positions drawn, one in so many is looked at from all sides."""


STATED: dict[str, tuple[Json, ...]] = {
    "marajoara": ({"captured": "G1", "seats": [{"discs": {"red": 7}, "vases": 3}, {}]},),
}
"""Positions that lead to a kind of move that is in no kept game."""


@dataclass(frozen=True, eq=False)
class Drawn:
    """A position, the move that was made in it, and what it led to."""

    game: AnyGame
    desk: AnyDesk
    passed: Passed
    seat: Seat
    look: Look

    @property
    def state(self) -> Any:
        return self.passed.before

    @cached_property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @cached_property
    def legal(self) -> Sequence[Any]:
        return self.game.legal(self.state, self.seat)

    @cached_property
    def sprites(self) -> Mapping[Key, Sprite]:
        return self.described(self.state)

    @cached_property
    def places(self) -> Mapping[Key, Place]:
        return {key: sprite.place for key, sprite in self.sprites.items()}

    @cached_property
    def hand(self) -> Hand:
        """Over this table; this is all that it asks of one."""
        hand = Hand(self, self.desk)
        hand.look_again()
        return hand

    @cached_property
    def by_gesture(self) -> Mapping[Handle, Sequence[Any]]:
        """What each gesture makes."""
        found: dict[Handle, list[Any]] = {}
        for move in self.legal:
            for handle in self.desk.handles(self.view, move):
                found.setdefault(handle, []).append(move)
        return found

    @cached_property
    def some_moves(self) -> Sequence[Any]:
        """A few of each kind."""
        known: defaultdict[str, list[Any]] = defaultdict(list)
        for move in self.legal:
            known[move.kind].append(move)
        return [move for moves in known.values() for move in self.chance.sample(moves, min(EACH_KIND, len(moves)))]

    @cached_property
    def drops(self) -> Sequence[tuple[Key, Key]]:
        """Every piece over a place of each kind: numbers tell places of a kind apart."""
        return tuple(self._drops())

    def _drops(self) -> Iterator[tuple[Key, Key]]:
        chance, places = self.chance, defaultdict[str, list[Key]](list)
        for key, sprite in self.sprites.items():
            if sprite.is_target:
                is_one_of_many = any(map(str.isdigit, key))
                places[key.partition("-")[0] if is_one_of_many else key].append(key)
        for piece in self.pieces():
            for alike in places.values():
                place = chance.choice(alike)
                if place != piece:
                    yield piece, place

    @cached_property
    def meant(self) -> Sequence[tuple[Key, Key, Any]]:
        """What these drops mean, allowed or not; those that mean nothing are left out."""
        over = {piece: self.desk.attempt(self.view, self.seat, frozenset({piece})) for piece in self.pieces()}
        found = ((piece, place, over[piece](place)) for piece, place in self.drops)
        return [each for each in found if each[2] is not None]

    @cached_property
    def astray(self) -> Sequence[tuple[Key, Key, Refusal]]:
        """Drops that mean nothing, and yet are told why not."""
        if self.desk.astray is no_one:
            return ()
        view, seat, meant = self.view, self.seat, {(piece, place) for piece, place, _ in self.meant}
        drops = (each for each in self.drops if each not in meant)
        found = ((piece, place, self.desk.astray(view, seat, frozenset({piece}), place)) for piece, place in drops)
        return [(piece, place, refusal) for piece, place, refusal in found if refusal is not None]

    @cached_property
    def changes(self) -> Sequence[Change]:
        """As whoever moves sees it, and somebody else."""
        found = []
        for seat in {self.seat, (self.seat + 1) % len(self.colours)}:
            views = self.game.view(self.state, seat), self.game.view(self.passed.after, seat)
            before = self.sprites if seat == self.seat else self.described(self.state, seat)
            tables = before, self.described(self.passed.after, seat)
            found.append(Change(*tables, views, {}, self.desk.same(*views)))
        return found

    @cached_property
    def opened(self) -> Mapping[Key, Mapping[Key, Sprite]]:
        """Every fold of the table, and what is there only while it is open."""
        found = {}
        for fold in sorted({sprite.fold for sprite in self.sprites.values() if sprite.fold}):
            table = self.described(self.state, self.seat, fold)
            found[fold] = {key: sprite for key, sprite in table.items() if self.sprites.get(key) != sprite}
        return found

    @property
    def seat_to_play(self) -> Seat | None:
        return self.seat

    def is_automa(self, seat: Seat) -> bool:
        return bool(self.game.seated(self.state)[seat].automa)

    @cached_property
    def colours(self) -> Sequence[str]:
        """Those of the seats."""
        return [each.colour for each in self.game.seated(self.state)]

    @property
    def chance(self) -> Random:
        """The same for the same position."""
        return Random(repr(self.passed.move))

    def objection(self, move: Any) -> Refusal | None:
        return next(self.game.objections(self.state, move), None)

    def objections(self, move: Any) -> list[Refusal]:
        return list(self.game.objections(self.state, move))

    def described(self, state: Any, seat: Seat | None = None, *folds: Key) -> Mapping[Key, Sprite]:
        view = self.game.view(state, self.seat if seat is None else seat)
        look = replace(self.look, seat=self.seat if seat is None else seat, open=frozenset(folds))
        return {sprite.key: sprite for sprite in self.desk.sprites(view, look)}

    def after(self, move: Any) -> Any:
        return self.game.apply(self.state, move).state

    def pieces(self) -> list[Key]:
        """What may be taken into the hand, whether it can be played or not."""
        return [key for key, sprite in self.sprites.items() if sprite.is_target and travels(sprite)]


def appearing(change: Change) -> Iterator[Key]:
    """Pieces that were not there."""
    return (key for key, sprite in change.after.items() if travels(sprite) and change.was(key) is None)


def vanishing(change: Change) -> Iterator[Key]:
    """Pieces that are there no longer."""
    stays = {change.was(key) for key in change.after}
    return (key for key, sprite in change.before.items() if travels(sprite) and key not in stays)


@cache
def drawn(id: str) -> tuple[Drawn, ...]:
    """A few positions for each kind of move, and some more."""
    game, desk = next(each for each in GAMES if each.id == id), desk_of(id)
    assert desk is not None
    look = import_module(f"tests.desktop.games.{id}.positions").look
    seen: Counter[str] = Counter()
    found = []
    for number, passed in enumerate(played(game)):
        seat = passed.move.seat
        kinds = {move.kind for move in game.legal(passed.before, seat)}
        kinds |= {f"made {passed.move.kind}", *(event.kind for event in passed.events)}
        if number % STEP == 0 or any(seen[kind] < OF_A_KIND for kind in kinds):
            seen.update(kinds)
            here = look(seat, seats=len(game.seated(passed.before)))
            found.append(Drawn(game, desk, passed, seat, here))
    # Tables that are laid out alike stand beside each other: the last places are remembered.
    return tuple(sorted(found, key=lambda each: (len(each.colours), each.seat)))


def sample(id: str) -> tuple[Drawn, ...]:
    return drawn(id)[::SAMPLE]


def played(game: AnyGame) -> Iterator[Passed]:
    """All kept games, which are of every mode and end in every way; then strange positions."""
    shelf: Shelf = import_module(f"tests.rules.{game.id}.golden_games").SHELF
    for name, beginning in sorted(shelf.games.items()):
        state = beginning.state(game, shelf.box)
        for move in shelf.moves_of(name):
            after, events = game.apply(state, move)
            yield Passed(state, move, after, events)
            state = after
    for notes in STATED.get(game.id, ()):
        state = game.position(notes, shelf.box)
        yield from (passed for first in forks(game, state) for passed in (first, *forks(game, first.after)))
    at_random: RandomGames[Any] = import_module(f"tests.rules.{game.id}.random_games").RANDOM
    for seed in range(STRANGE):
        yield from at_random.played_on(seed, MOVES_FROM_STRANGE)


def forks(game: AnyGame, state: Any) -> Iterator[Passed]:
    """Every move that may be made there."""
    for decision in game.deciding(state):
        for move in game.legal(state, decision.seat):
            after, events = game.apply(state, move)
            yield Passed(state, move, after, events)
