"""How a step is set in the room that there is: how large its words, and what gives way so that its task is in sight."""

from collections.abc import Iterator
from dataclasses import dataclass

STEP_DOWN, LITTLE = 0.06, 0.8
"""Words shrink by such steps until they fit; down to this share rather than leave the introduction below."""


@dataclass(frozen=True, slots=True)
class Setting:
    share: float = 1.0
    """Of the size that its words should have."""
    is_tight: bool = False
    """A small title, and parts that stand closer."""
    intro_last: bool = False
    """Below the task and all that one answers with: it may be scrolled to."""
    is_folded: bool = False
    """Without the title: the top line says where one is."""
    answers_last: bool = False
    """Below what is said of the last try, which stands right under the task and what is offered with it: they may be
    scrolled to."""


def settings_of(scale: float, *, is_tight: bool) -> Iterator[Setting]:
    """The ways to set a step, the best first."""
    yield from (Setting(share, is_tight) for share in shares_of(scale) if share >= LITTLE)
    yield from (Setting(share, is_tight=True, intro_last=True) for share in shares_of(scale))


def shares_of(scale: float) -> Iterator[float]:
    """Yield shares down to where words are as large as they are at the usual text size."""
    share = 1.0
    while share * scale > 1:
        yield share
        share -= STEP_DOWN
    yield 1 / scale
