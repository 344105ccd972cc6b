"""Whole games on a table that can be undone and saved: a machine plays, goes back and on, and reads its own file."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.core.chain import START, chained
from rules.core.library import Library
from rules.core.record import Record
from rules.core.refusal import refuse
from rules.core.rng import Rng
from rules.core.savefile import Scribe, read_save, texts_of
from rules.core.timeline import Happened, Timeline
from rules.hoyuk import GAME
from tests.rules.core.properties import check_components, check_decisions, check_imagined, onlookers
from tests.rules.hoyuk.random_games import TABLES, beginning
from tests.rules.hoyuk.table import BOX, EDITION, seating

LIBRARY = Library((GAME,), lambda _: EDITION)
MOST_MOVES = 25
A_GAME = 2_000


class Games(RuleBasedStateMachine):
    @initialize(number=st.sampled_from(range(len(TABLES))), seed=st.integers(0, 10_000))
    def sit_down(self, number: int, seed: int) -> None:
        players, options = TABLES[number]
        record = Record(
            game=GAME.id,
            rules_version=GAME.rules_version,
            edition_version=EDITION.version,
            corrections=(),
            options=options,
            seating=tuple(seating(*players)),
            seed=seed,
            policy="friendly",
        )
        self.timeline = Timeline(GAME, record, BOX)
        self.beginning = beginning(players, options, seed)
        self.chance = Rng(seed)

    @property
    def state(self) -> Any:
        return self.timeline.state

    def play(self, moves: int) -> None:
        for _ in range(moves):
            decisions = GAME.deciding(self.state)
            if not decisions:
                return
            move, self.chance = self.chance.pick(GAME.legal(self.state, decisions[0].seat))
            assert isinstance(self.timeline.propose(move), Happened)

    @rule(moves=st.integers(1, MOST_MOVES))
    def play_some(self, moves: int) -> None:
        self.play(moves)

    @precondition(lambda self: self.timeline.now > 0)
    @rule(share=st.floats(0, 1))
    def go_back_and_on(self, share: float) -> None:
        line = self.timeline.line()
        state, now = self.state, self.timeline.now
        assert self.timeline.go_to(line[int(share * (len(line) - 1))]) is None
        assert self.timeline.go_to(now) is None
        assert self.state == state

    @rule(steps=st.integers(1, 8))
    def undo_for_another_future(self, steps: int) -> None:
        for _ in range(steps):
            refusal = self.timeline.undo()
            assert refusal in {None, refuse("table-undo-start")}

    @rule()
    def save_and_read(self) -> None:
        """What is read is the same game at the same point, move by move."""
        raw = chained(texts_of(self.timeline, Scribe()), START)[0]
        reading = read_save(raw, "save", LIBRARY)
        assert reading.is_whole
        assert reading.timeline is not None
        assert reading.timeline.state == self.state
        assert list(reading.timeline.entries()) == list(self.timeline.entries())

    @rule(word=st.integers(0, 2**32))
    def imagine_what_is_hidden(self, word: int) -> None:
        for seat in onlookers(self.state.seats):
            check_imagined(GAME, self.state, seat, Rng(word), ())

    @invariant()
    def nothing_is_lost_and_somebody_can_go_on(self) -> None:
        if not hasattr(self, "timeline"):
            return
        check_components(GAME, self.state)
        check_decisions(GAME, self.state, self.state.seats)

    def teardown(self) -> None:
        """To the end of the game, and back to its start."""
        if not hasattr(self, "timeline"):
            return
        self.play(A_GAME)
        assert GAME.deciding(self.state) == ()
        assert self.timeline.go_to(0) is None
        assert self.state == self.beginning


TestGames = Games.TestCase
TestGames.settings = settings(max_examples=14, stateful_step_count=9, deadline=None)
