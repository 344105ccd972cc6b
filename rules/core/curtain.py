"""To whom the screen passes next, where several people share it and must not see each other's cards.

While it is on its way the table shows what a spectator may know.
"""

from collections.abc import Collection, Sequence

from rules.core.decision import Decision
from rules.core.types import Seat


def handover(
    decisions: Sequence[Decision], looking: Seat | None, persons: Collection[Seat], *, secrets: bool
) -> Seat | None:
    """The person to hand the screen to before anything private shows; None when no curtain is needed.

    The screen stays where it is while its person has something to decide, and while only automas and bots do;
    then it goes clockwise. `looking` is None while nobody has the screen, as when a game begins or is opened.
    """
    if not secrets or len(persons) == 1:
        return None
    waiting = sorted({each.seat for each in decisions} & set(persons))
    if not waiting or looking in waiting:
        return None
    if looking is None:
        return waiting[0]
    return next((seat for seat in waiting if seat > looking), waiting[0])
