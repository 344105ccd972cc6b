"""Which colour each seat gets where a game does not let everybody have every colour, and which it may not have."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse


def fitting(allowed: Sequence[Sequence[str]], wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """A colour for each seat, none twice, as far as they go round: the one it wants if it may have that, else its first
    that nobody wants who may have it. Who has the least choice chooses first.
    """
    wishes = {seat: colour for seat, colour in enumerate(wanted) if colour in allowed[seat]}
    found: dict[int, str] = {}
    for seat in sorted(range(len(allowed)), key=lambda seat: len(allowed[seat])):
        free = [colour for colour in allowed[seat] if colour not in found.values()]
        unwanted = [colour for colour in free if colour not in wishes.values()]
        found[seat] = wishes[seat] if wishes.get(seat) in free else next(iter((*unwanted, *free)), "")
    return tuple(found[seat] for seat in range(len(allowed)))


def objections_to_colours(seating: Sequence[Seating], colours: Sequence[str]) -> Iterator[Refusal]:
    """The pieces are of these colours, and nobody has those of somebody else."""
    chosen = [each.colour for each in seating]
    for colour in chosen:
        if colour not in colours:
            yield refuse("table-unknown-colour", colour=colour, colours=" ".join(colours))
            return
    if len(set(chosen)) < len(chosen):
        yield refuse("table-same-colour")
