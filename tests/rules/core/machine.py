"""A table at which anything may happen: moves, undo, redo, leaps. What must always hold is looked at after each.

For `hypothesis.stateful`.
"""

import json
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rules.core.codec import (
    checksum,
    event_json,
    move_from,
    move_json,
    position_json,
    position_state,
)
from rules.core.contract import AnyGame
from rules.core.record import Played, Record
from rules.core.refusal import refuse
from rules.core.rng import seeded
from rules.core.timeline import Happened, Timeline
from tests.rules.core.events import event_from
from tests.rules.core.properties import check_components, check_decisions, check_imagined, check_swap, onlookers
from tests.rules.core.random_games import RandomGames
from tests.rules.core.sitting import seated

NUMBERS = st.integers(0, 10_000)
"""Taken modulo what there is to choose from."""


class TableMachine(RuleBasedStateMachine):
    random: ClassVar[RandomGames[Any]]
    timeline: Timeline
    sums: dict[int, str]
    """Of every point, as it was when it was first reached."""

    @property
    def game(self) -> AnyGame:
        return self.random.game

    @initialize(number=NUMBERS, seed=NUMBERS, late=st.integers(0, 150))
    def sits_down(self, number: int, seed: int, late: int) -> None:
        """At a game that is already some moves old."""
        players, options = self.random.tables[number % len(self.random.tables)]
        seating = tuple(seated(self.game, *players))
        record = Record(self.game.id, self.game.rules_version, 1, (), options, seating, seed, "teaching")
        self.timeline = Timeline(self.game, record, self.random.box)
        self.sums = {0: checksum(self.timeline.state)}
        self.plays_on(seed, late)

    @rule(seed=NUMBERS, moves=st.integers(1, 12))
    def plays_on(self, seed: int, moves: int) -> None:
        rng = seeded(seed, "machine")
        for _ in range(moves):
            state = self.timeline.state
            decisions = self.game.deciding(state)
            if not decisions:
                return
            decision, rng = rng.pick(decisions)
            move, rng = rng.pick(self.game.legal(state, decision.seat))
            happened = self.timeline.propose(move)
            assert isinstance(happened, Happened)
            self.sums.setdefault(happened.number, checksum(self.timeline.state))

    @rule()
    def undoes(self) -> None:
        wanted = None if self.timeline.now else refuse("table-undo-start")
        assert self.timeline.undo() == wanted

    @rule()
    def redoes(self) -> None:
        ends = self.timeline.now == self.timeline.line()[-1]
        assert self.timeline.redo() == (refuse("table-redo-end") if ends else None)

    @rule(where=NUMBERS)
    def leaps(self, where: int) -> None:
        point = where % (self.timeline.last + 1)
        assert self.timeline.go_to(point) is None
        assert self.timeline.now == point

    @rule()
    def undoes_to_the_start_and_plays_it_all_again(self) -> None:
        """Every state is a fold over the moves, and nothing of the way there was changed."""
        now, past = self.timeline.now, self.timeline.past()
        while self.timeline.now:
            assert self.timeline.undo() is None
        assert checksum(self.timeline.state) == self.sums[0]
        record = self.timeline.record
        state = self.game.setup(self.random.box, record.options, record.seating, record.seed)
        for point in past[1:]:
            entry = self.timeline.entry(point)
            assert isinstance(entry, Played)
            assert move_from(self.game, json.dumps(move_json(entry.move))) == entry.move
            step = self.game.apply(state, entry.move)
            assert step.events == self.timeline.events_at(point)
            state = step.state
            assert checksum(state) == self.sums[point]
        assert self.timeline.go_to(now) is None
        assert state == self.timeline.state

    @rule()
    def is_written_and_read_again(self) -> None:
        written = json.loads(json.dumps(position_json(self.timeline.state)))
        assert position_state(self.game, written, self.random.box) == self.timeline.state
        for event in self.timeline.events_at(self.timeline.now):
            assert event_from(self.game, json.dumps(event_json(event))) == event

    @rule(seed=NUMBERS)
    def is_looked_at(self, seed: int) -> None:
        """What a seat cannot see may lie otherwise, and it sees and is told the same."""
        state, rng = self.timeline.state, seeded(seed, "machine")
        universe = [move for decision in self.game.deciding(state) for move in self.game.legal(state, decision.seat)]
        for seat in onlookers(range(len(self.timeline.record.seating))):
            check_imagined(self.game, state, seat, rng, universe)
            for pair in self.random.hidden_pairs(state, seat, rng):
                check_swap(self.game, state, seat, pair, universe)

    @invariant()
    def is_whole(self) -> None:
        if not hasattr(self, "timeline"):
            return
        state = self.timeline.state
        assert checksum(state) == self.sums[self.timeline.now]
        check_components(self.game, state)
        check_decisions(self.game, state, range(len(self.timeline.record.seating)))
