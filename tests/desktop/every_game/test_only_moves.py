"""The only move that a person can make plays itself: nobody is asked where there is no choice, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.table.seat_at_table import Stepped
from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core import journal
from rules.core.contract import AnyGame
from rules.core.journal import Journal
from rules.core.record import Policy
from rules.core.timeline import Timeline
from rules.games import GAME_IDS, game_named
from tests.desktop.at_the_table import game
from tests.desktop.windows import library

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.parametrize("id", GAME_IDS)]

SEEDS, MOVES = range(3), 120


class Prompt:
    """Has every move at hand that needs no thought, and no bots."""

    def __init__(self, *, plays_only_moves: bool = True) -> None:
        self.plays_only_moves = plays_only_moves
        self.waiting: tuple[int, Any] | None = None

    def think(self, game: AnyGame, view: Any, legal: Any, player: str, ticket: int) -> None:
        raise AssertionError("nobody thinks here")

    def act(self, move: Any, ticket: int) -> None:
        self.waiting = ticket, move

    def stop(self) -> None:
        self.waiting = None


class Sitting:
    """People at a table who play whatever they can."""

    def __init__(self, timeline: Timeline, *, plays_only_moves: bool = True, kept: Journal | None = None) -> None:
        self.thinker = Prompt(plays_only_moves=plays_only_moves)
        self.table = Table(timeline, self.thinker, kept)
        self.curtain: int | None = None
        self.table.curtain.connect(self._cover)
        self.by_themselves: list[int] = []
        self.table.stepped.connect(self._count)
        self.table.asking.ask()
        self.settle()

    def _cover(self, seat: int) -> None:
        assert self.thinker.waiting is None, "a move plays itself behind the curtain"
        self.curtain = seat

    def _count(self, stepped: Stepped) -> None:
        if stepped.by_itself:
            self.by_themselves.append(stepped.number)

    def settle(self) -> None:
        """The curtain is lifted, and what plays itself has been played."""
        while self.curtain is not None or self.thinker.waiting is not None:
            if self.curtain is not None:
                seat, self.curtain = self.curtain, None
                self.table.lift_curtain(seat)
            elif self.thinker.waiting is not None:
                (ticket, move), self.thinker.waiting = self.thinker.waiting, None
                self.table.bots.answer(ticket, move)

    def choices(self, chance: Random, moves: int = MOVES) -> Iterator[Any]:
        """Each move that somebody chooses, before it is played."""
        for _ in range(moves):
            if not self.table.legal:
                break
            move = chance.choice(self.table.legal)
            yield move
            self.table.propose(move)
            self.settle()

    @property
    def state(self) -> Any:
        return self.table.timeline.state

    @property
    def is_choice(self) -> bool:
        """Whether whoever is asked has a choice, or something to think over."""
        legal = self.table.legal
        return len(legal) > 1 or any(self.table.warnings(legal[0]))


def of(id: str, seed: int, policy: Policy = "friendly", *, alone: bool = False) -> Timeline:
    played = game_named(id)
    assert played is not None
    if not alone:
        return game(PERSON, PERSON, seed=seed, policy=policy, of=played)
    automa = next((mode.automa for mode in played.modes if mode.automa), "")
    if automa:
        return game(PERSON, automa, seed=seed, policy=policy, of=played)
    challenge = next(mode.id for mode in played.modes if mode.seats == (1,))
    option, _, value = challenge.partition("-")
    return game(PERSON, seed=seed, policy=policy, of=played, **{option: int(value)})


@pytest.mark.parametrize("alone", [False, True])
def test_nobody_is_asked_where_there_is_no_choice(id: str, alone: bool) -> None:
    followed = 0
    for seed in SEEDS:
        at = Sitting(of(id, seed, alone=alone))
        for _ in at.choices(Random(seed)):
            assert at.is_choice, at.table.legal
        assert at.by_themselves == [point for point in at.table.timeline.past() if at.table.only_moves.was_one(point)]
        followed += len(at.by_themselves)
    assert followed


def test_what_followed_is_taken_back_with_the_choice_that_led_to_it(id: str) -> None:
    for seed in SEEDS:
        at, chance = Sitting(of(id, seed)), Random(seed)
        for _ in at.choices(chance):
            before, point = at.state, at.table.point
            at.table.propose(chance.choice(at.table.legal))
            at.settle()
            after, reached = at.state, at.table.point
            at.table.undo()
            at.settle()
            assert (at.state, at.table.point) == (before, point)
            assert at.is_choice
            at.table.redo()
            at.settle()
            assert (at.state, at.table.point) == (after, reached)
            if not at.table.legal:
                break


def test_nobody_is_asked_while_a_move_plays_itself(id: str) -> None:
    at, chance, seen = Sitting(of(id, 1)), Random(1), 0
    for _ in range(MOVES):
        if not at.table.legal:
            break
        at.table.propose(chance.choice(at.table.legal))
        while at.thinker.waiting is not None:
            seen += 1
            assert at.table.asking.following == at.thinker.waiting[1]
            assert at.table.seat_to_play is None
            assert not at.table.legal
            at.table.asking.follow_now()
        at.settle()
    assert seen


def test_who_pauses_or_does_not_want_it_plays_by_hand(id: str) -> None:
    """Without the option every only move is asked for, and taken back alone."""
    for seed in SEEDS:
        at, chance, asked = Sitting(of(id, seed), plays_only_moves=False), Random(seed), 0
        for _ in at.choices(chance):
            asked += not at.is_choice
            assert at.table.asking.following is None
            point = at.table.point
            at.table.propose(chance.choice(at.table.legal))
            at.settle()
            assert at.table.timeline.entry(at.table.point).after == point
            at.table.undo()
            at.settle()
            assert at.table.point == point
            at.thinker.plays_only_moves = True
            at.table.pause(True)
            assert (at.table.asking.following, at.thinker.waiting) == (None, None)
            at.thinker.plays_only_moves = False
            at.table.pause(False)
            at.settle()
        assert asked


def test_at_a_strict_table_no_less_can_be_taken_back(id: str) -> None:
    """What plays itself there reveals nothing."""
    for seed in SEEDS:
        at = Sitting(of(id, seed, "strict"))
        for _ in at.choices(Random(seed)):
            assert at.is_choice or at.table.timeline.would_reveal(at.table.legal[0])
        assert all(at.table.timeline.reveals(point) is None for point in at.by_themselves)


def test_the_game_is_kept_as_if_every_move_were_made_by_hand(id: str, tmp_path: Path) -> None:
    kept: list[Path] = []
    moves: list[Any] = []
    for by_itself in (True, False):
        timeline = of(id, 2)
        begun = journal.begin(tmp_path / str(by_itself), timeline)
        assert isinstance(begun, Journal)
        at = Sitting(timeline, plays_only_moves=by_itself, kept=begun)
        if by_itself:
            for _ in at.choices(Random(2)):
                pass
            moves = [timeline.entry(point).move for point in timeline.past()[1:]]  # type: ignore[union-attr]
        else:
            for move in moves:
                assert at.table.propose(move)
                at.settle()
        at.table.close()
        kept.append(begun.path)
    assert kept[0].read_bytes() == kept[1].read_bytes()
    opened = journal.resume(kept[0], library())
    assert opened.timeline is not None
    assert opened.timeline.state == at.state
