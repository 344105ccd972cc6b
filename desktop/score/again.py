"""Another game with the same seats: the same seed again, or the next mission."""

import secrets
from dataclasses import replace
from typing import Any

from rules.core.modes import Challenge, next_in_row
from rules.core.record import Record
from rules.core.timeline import Timeline

SEED_BITS = 32


def same_again(timeline: Timeline) -> Timeline:
    """The same fate from the start, nothing played yet."""
    return Timeline(timeline.game, timeline.record, timeline.box)


def next_challenge(timeline: Timeline) -> Challenge | None:
    record = timeline.record
    return next_in_row(timeline.game, record.options, record.players)


def begun_challenge(timeline: Timeline, challenge: Challenge, seed: int | None = None) -> Timeline:
    return Timeline(timeline.game, record_of(timeline.record, challenge.options, seed), timeline.box)


def record_of(record: Record, options: Any, seed: int | None) -> Record:
    fate = secrets.randbits(SEED_BITS) if seed is None else seed
    return replace(record, options=options, seed=fate, start=None)
