"""Random moves in all modes: whoever is asked can answer, components are conserved, every game ends, its save opens.

Of every `CHECKED` positions one is examined whole; of every `SAVED` games one is kept, read again and compared.
"""

import random
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import perf_counter

from rules.boxes.trials import tables
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.explained import Explained
from rules.core.journal import begin, read
from rules.core.rng import seeded
from rules.core.timeline import Timeline
from tests.rules.core.properties import check_components, check_decisions, check_explanation, seats_of
from tests.soak.reports import Report
from tests.soak.tables import legal, library, table

CHECKED, SAVED = 200, 25
LONGEST = 6_000


def soak(game: AnyGame, moves: int, seed: int) -> Report:
    """Play random games until so many moves were made."""
    began, done, games, saved, wrong = perf_counter(), 0, 0, 0, list[str]()
    for number in count(seed):
        if done >= moves:
            break
        games += 1
        try:
            done += played(game, number)
            if number % SAVED == 0:
                saved += 1
                wrong += kept(game, number)
        except Exception as error:  # whatever it is, it is what the trial looks for
            wrong.append(f"seed {number}: {type(error).__name__}: {error}")
            done += 1
    seconds = perf_counter() - began
    return Report("moves", game.id, done, tuple(wrong), {"games": games, "saved": saved, "seconds": round(seconds)})


def played(game: AnyGame, seed: int) -> int:
    """One random game, examined on the way: how many moves it took."""
    ways = tables(game)
    way = ways[seed % len(ways)]
    state, rng = game.setup(library().box(game), way.options, way.seating, seed), seeded(seed, "soak")
    for number in range(LONGEST):
        decisions = game.deciding(state)
        if number % CHECKED == seed % CHECKED or not decisions:
            check_components(game, state)
            check_decisions(game, state, seats_of(state))
        if not decisions:
            assert game.scores(state).totals
            return number
        decision, rng = rng.pick(decisions)
        move, rng = rng.pick(game.legal(state, decision.seat))
        state, events = game.apply(state, move)
        for event in events:
            if isinstance(event, Explained):
                check_explanation(event)
    raise AssertionError(f"no end after {LONGEST} moves")


def kept(game: AnyGame, seed: int) -> Iterator[str]:
    """What differs between a game that was played and what its file says."""
    with tempfile.TemporaryDirectory() as folder:
        timeline = table(game, seed)
        journal = begin(Path(folder), timeline)
        assert not isinstance(journal, Problem), journal
        with journal:
            play(timeline, seed)
        again = read(journal.path, library())
        if not again.is_whole or again.timeline is None:
            yield f"seed {seed}: {again.problems}"
        elif again.timeline.state != timeline.state:
            yield f"seed {seed}: another position"


def play(timeline: Timeline, seed: int) -> None:
    chance = random.Random(seed)
    while choices := legal(timeline):
        timeline.propose(chance.choice(choices))
