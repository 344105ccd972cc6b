"""What may honestly be said to cure what the check of an edition finds: numbers that fit, rows that are too many."""

from collections.abc import Callable, Iterator

from rules.boxes.findings import Cure, without, writing
from rules.boxes.own import OwnBox, is_added, parted
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.types import Arg, Json


def cures_of(game: AnyGame, own: OwnBox, wrong: Problem, path: str) -> tuple[Cure, ...]:
    """What to write at the path, as far as the problem says it."""
    args, value = dict(wrong.args), own.value(path)
    if wrong.id in ROWS_TOO_MANY and is_own_row(path):
        return (without(path),)
    if type(value) is not int:
        return ()
    numbers = NUMBERS.get(wrong.id, nothing)(args, value)
    return writing(path, *(each for each in numbers if each != value and not is_printed(own, path, value)))


def is_own_row(path: str) -> bool:
    """Whether what stands there is a row that the owner added; one that is published is rather put back."""
    head, inside = parted(path)
    return is_added(head) and not inside


def is_printed(own: OwnBox, path: str, value: Json) -> bool:
    """Whether the rulebook says so: then it is not this datum that has to change."""
    return own.source(path) == "rulebook" and own.published_value(path) == value


Numbers = Callable[[dict[str, Arg], int], Iterator[int]]


def nothing(args: dict[str, Arg], value: int) -> Iterator[int]:
    return iter(())


def as_counted(args: dict[str, Arg], value: int) -> Iterator[int]:
    """The count, or what it should be: the one that does not stand there."""
    counted, should = args["counted"], args["should"]
    if type(counted) is int and type(should) is int and value in (counted, should):
        other = should if value == counted else counted
        yield from (other,) if other > 0 else ()


def enough(args: dict[str, Arg], value: int) -> Iterator[int]:
    if value == args["counted"]:
        yield args["needed"]


def none(args: dict[str, Arg], value: int) -> Iterator[int]:
    yield 0


def slots(args: dict[str, Arg], value: int) -> Iterator[int]:
    yield args["slots"]


def one_or_two(args: dict[str, Arg], value: int) -> Iterator[int]:
    yield from (1, 2)


def least_and_most(args: dict[str, Arg], value: int) -> Iterator[int]:
    yield min(max(value, args["least"]), args["most"])


NUMBERS: dict[str, Numbers] = {
    "edition-counted": as_counted,
    "edition-too-few": enough,
    "edition-below-zero": none,
    "edition-row-length": slots,
    "edition-museums": one_or_two,
    "edition-consumption-start": least_and_most,
}
"""By the sentence, the numbers that would do."""
ROWS_TOO_MANY = frozenset({"edition-same-line", "edition-bad-line", "edition-site-of-line"})
