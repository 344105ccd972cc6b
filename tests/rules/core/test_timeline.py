"""Undo, redo, branches and scrubbing, at the three kinds of table."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.codec import checksum
from rules.core.edition import Problem, problem
from rules.core.record import Change, Moved, Played, Refated
from rules.core.refusal import Refusal, refuse
from rules.core.timeline import Happened, Timeline
from rules.core.types import SeatName
from tests.fixture_game import GAME
from tests.fixture_game.moves import Keep, Rest
from tests.rules.core.tables import legal, played, record, table, wander

few = settings(max_examples=25)
seeds = st.integers(0, 10_000)


def keep(timeline: Timeline, seat: int, at: int = 0) -> Keep:
    return Keep(seat=seat, card=timeline.state.traders[seat].pack[at])


def test_an_objection_is_returned_and_nothing_happens() -> None:
    timeline = table()
    before = timeline.state
    assert timeline.propose(Rest(seat=0)) == refuse("CV-TURN-1", seat=0)
    assert (timeline.now, timeline.last, timeline.state) == (0, 0, before)


def test_a_move_says_what_happened() -> None:
    timeline = table()
    happened = timeline.propose(keep(timeline, 0))
    assert isinstance(happened, Happened)
    assert happened.number == timeline.now == 1
    assert happened.events == timeline.events_at(1)


def test_undo_at_the_start_and_redo_at_the_end_are_refused() -> None:
    timeline = table()
    assert timeline.undo() == refuse("table-undo-start")
    assert timeline.redo() == refuse("table-redo-end")
    assert timeline.go_to(1) == refuse("table-no-such-point", point=1, last=0)
    assert timeline.go_to(-1) == refuse("table-no-such-point", point=-1, last=0)


@few
@given(seed=seeds)
def test_undo_to_the_start_and_redo_to_the_end_meet_the_same_states(seed: int) -> None:
    timeline = played(table("Ana", "Ben", "Cem", seed=seed), 200, seed)
    states = [timeline.state_at(point) for point in timeline.line()]
    for state in reversed(states):
        assert timeline.state == state
        refusal = timeline.undo()
    assert refusal == refuse("table-undo-start")
    assert timeline.state == table("Ana", "Ben", "Cem", seed=seed).state
    for state in states:
        assert timeline.state == state
        refusal = timeline.redo()
    assert refusal == refuse("table-redo-end")


@few
@given(seed=seeds, policy=st.sampled_from(["teaching", "friendly", "strict"]))
def test_wandering_through_a_game_keeps_its_tree_whole_and_its_past_untouched(seed: int, policy: str) -> None:
    timeline = table("Ana", "rival", seed=seed, policy=policy)  # type: ignore[arg-type]
    chance = random.Random(seed)
    sums: dict[int, str] = {}
    for _ in range(20):
        wander(timeline, 6, chance)
        check_tree(timeline)
        for point, known in sums.items():
            assert checksum(timeline.state_at(point)) == known
        sums |= {point: checksum(timeline.state_at(point)) for point in range(timeline.last + 1)}


def check_tree(timeline: Timeline) -> None:
    line, past = timeline.line(), timeline.past()
    assert line[0] == 0
    assert past == line[: len(past)]
    assert past[-1] == timeline.now
    for after, point in pairwise(line):
        assert timeline.entry(point).after == after
    assert timeline.branches_at(line[-1]) == ()
    for point in range(1, timeline.last + 1):
        entry = timeline.entry(point)
        assert point in timeline.branches_at(entry.after)
        if isinstance(entry, Played):
            assert GAME.apply(timeline.state_at(entry.after), entry.move).state == timeline.state_at(point)


def test_redo_keeps_the_other_branch() -> None:
    timeline = table()
    timeline.propose(keep(timeline, 0, at=0))
    timeline.propose(keep(timeline, 1))
    timeline.go_to(0)
    timeline.propose(keep(timeline, 0, at=1))
    assert timeline.branches_at(0) == (1, 3)
    assert timeline.line() == (0, 3)
    timeline.go_to(2)
    assert timeline.line() == (0, 1, 2)
    timeline.go_to(0)
    assert timeline.line() == (0, 1, 2), "redo leads to the branch that was visited last"
    timeline.go_to(3)
    timeline.undo()
    assert timeline.redo() is None
    assert timeline.now == 3


def test_playing_the_same_move_again_is_redo() -> None:
    timeline = played(table(), 5)
    timeline.go_to(2)
    entry = timeline.entry(3)
    assert isinstance(entry, Played)
    happened = timeline.propose(entry.move)
    assert happened == Happened(3, timeline.events_at(3))
    assert timeline.last == 5
    assert timeline.line() == (0, 1, 2, 3, 4, 5)


def test_at_a_friendly_table_the_same_fate_comes_again() -> None:
    timeline = played(table("Ana", "rival"), 40)
    moves = [entry.move for entry in timeline.entries() if isinstance(entry, Played)]
    end = timeline.state
    timeline.go_to(0)
    again = table("Ana", "rival")
    for move in moves:
        again.propose(move)
    assert again.state == end


def test_a_point_may_be_given_another_seed_and_it_is_taken_back() -> None:
    """No table offers it; files are read that say so."""
    timeline = played(table(policy="teaching"), 3)
    before = timeline.state
    assert timeline.replay(Refated(3, 5)) is None
    assert (timeline.now, timeline.events_at(4)) == (4, ())
    assert timeline.entry(4) == Refated(3, 5)
    assert timeline.state != before
    assert timeline.undo() is None
    assert timeline.state == before
    assert timeline.replay(Refated(3, 5)) is None
    assert timeline.now == 4, "the same seed from the same point is the same entry"


# Strict


def test_a_choice_in_secret_may_be_taken_back_at_a_strict_table() -> None:
    timeline = table(policy="strict")
    timeline.propose(keep(timeline, 0))
    assert timeline.undo() is None


def test_a_strict_table_does_not_undo_what_a_seat_learned() -> None:
    timeline = table(policy="strict")
    timeline.propose(keep(timeline, 0))
    timeline.propose(keep(timeline, 1))  # the packs pass on
    refusal = refuse("table-undo-learned", seat=SeatName(0), point=2)
    assert timeline.undo() == refusal
    assert timeline.go_to(0) == refusal
    assert timeline.now == 2


def test_a_strict_table_does_not_undo_what_chance_decided() -> None:
    chance_was_drawn = False
    for seed in range(30):
        timeline = table("Ana", "rival", seed=seed, policy="strict")
        played(timeline, 60, seed)
        for point in timeline.line()[1:]:
            before = timeline.state_at(timeline.entry(point).after)
            if before.rng != timeline.state_at(point).rng:
                chance_was_drawn = True
                assert timeline.reveals(point) == refuse("table-undo-chance", point=point)
    assert chance_was_drawn


@few
@given(seed=seeds)
def test_a_strict_table_goes_back_exactly_as_far_as_nothing_was_revealed(seed: int) -> None:
    timeline = played(table("Ana", "Ben", "Cem", seed=seed, policy="strict"), 40, seed)
    for target in range(timeline.last + 1):
        revealing = [point for point in range(target + 1, timeline.last + 1) if timeline.reveals(point)]
        expected = timeline.reveals(revealing[-1]) if revealing else None
        assert timeline.objection_to_going(target) == expected


def test_any_point_may_be_looked_at_without_going_there() -> None:
    timeline = played(table(policy="strict"), 10)
    assert timeline.state_at(0) == table().state
    assert timeline.now == 10


def test_undo_does_not_show_a_seat_what_another_chose_in_secret() -> None:
    """Three choose at once; whoever undoes sees what it saw before, and the other branch tells it nothing."""
    timeline = table("Ana", "Ben", "Cem", policy="strict")
    timeline.propose(keep(timeline, 1))
    views = {seat: GAME.view(timeline.state, seat) for seat in (0, 2, None)}
    timeline.propose(keep(timeline, 2, at=1))
    assert timeline.undo() is None
    for seat, view in views.items():
        assert GAME.view(timeline.state, seat) == view
    for other in range(4):
        changed = table("Ana", "Ben", "Cem", policy="strict")
        changed.propose(keep(changed, 1))
        changed.propose(keep(changed, 2, at=other))
        for seat in (0, 1, None):
            assert changed.seen_at(2, seat) == timeline.seen_at(2, seat), "the log is the same, whatever was chosen"


def test_the_reveal_of_secret_bids_is_not_undone_at_a_strict_table() -> None:
    timeline = table("Ana", "Ben", policy="strict")
    while timeline.game.deciding(timeline.state)[0].ask != "cv-ask-bid":
        timeline.propose(legal(timeline)[0])
    timeline.propose(legal(timeline)[0])
    timeline.propose(legal(timeline)[0])
    refusal = timeline.undo()
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "table-undo-learned"


# Keeping


class Notebook:
    """Keeps what it is told, until its pages are full."""

    def __init__(self, pages: int) -> None:
        self.pages = pages
        self.changes: list[Change] = []

    def keep(self, change: Change, number: int, state: object) -> Problem | None:
        if len(self.changes) == self.pages:
            return problem("journal-not-written", "notebook", reason="full")
        self.changes.append(change)
        return None


def test_whoever_keeps_the_game_is_told_of_every_change() -> None:
    notebook = Notebook(10)
    timeline = Timeline(GAME, record(), table().box, notebook)
    move = keep(timeline, 0)
    timeline.propose(move)
    timeline.undo()
    timeline.redo()
    timeline.go_to(1)
    assert notebook.changes == [Played(0, move), Moved(0), Moved(1)]


@pytest.mark.parametrize("pages", [0, 1, 2])
def test_what_cannot_be_kept_does_not_happen(pages: int) -> None:
    timeline = Timeline(GAME, record(policy="teaching"), table().box, Notebook(pages))
    refusals = [
        timeline.propose(keep(timeline, 0)),
        timeline.replay(Refated(1, 3)) if pages else None,
        timeline.undo() if pages else None,
    ]
    unkept = refuse("journal-not-written", path="notebook", reason="full")
    assert refusals[pages] == unkept
    assert timeline.now == timeline.last == pages
