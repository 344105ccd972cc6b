"""Looks twice: as far as a level does, and further on. Nothing counts only for where the judge stops looking."""

from dataclasses import replace

from rules.bots.mind import Level, Mind

LOOKS = 2
FURTHER = 2


def further(mind: Mind, level: Level) -> Level:
    """Judge as this level does, but some turns later."""
    return replace(level, turns=level.turns + (1 if mind.turn_is_for_all else FURTHER))
