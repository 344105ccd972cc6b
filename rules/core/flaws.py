"""What the checks of all editions share: wrong counts, unknown names, too little of something, less than nothing.

Each sentence stands in translations/<lang>/commands.ftl.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rules.core.edition import BrokenEdition, Edition, Problem, parsed, problem
from rules.core.types import Json

SHOWN = 40
"""More names than these would make a sentence that nobody reads, and that Fluent refuses to fill."""
COORDINATES = frozenset({"x", "y"})
SIZES = frozenset({"width", "height"})
"""Of drawings, in their own measure."""
MOST = 999
"""Nothing is in a box more often; what is counted is laid out one by one, and must not fill the memory."""


PartsT = TypeVar("PartsT")


def sound_parts(
    type_: type[PartsT],
    edition: Edition,
    problems_of: Callable[[PartsT], Iterable[Problem]],
    may_fall: Collection[str] = (),
) -> PartsT:
    """Read an edition that a game can be built from; `may_fall` names the fields that may be less than nothing.
    Raises `BrokenEdition`, with every problem, if none can be.
    """
    plain = edition.plain()
    parts = parsed(type_, plain)
    problems = list(out_of_bounds(plain, may_fall)) or list(problems_of(parts))
    if problems:
        raise BrokenEdition(problems)
    return parts


def counted(path: str, what: Any, should: Any) -> Iterator[Problem]:
    if what != should:
        yield problem("edition-counted", path, counted=shown(what), should=shown(should))


def shown(value: Any) -> Any:
    """The first of many."""
    return (*value[:SHOWN], "…") if isinstance(value, (list, tuple)) and len(value) > SHOWN else value


def known(path: str, refs: Iterable[Hashable], among: Iterable[Hashable]) -> Iterator[Problem]:
    """Everything that is referred to is there."""
    there = set(among)
    for ref in refs:
        if ref not in there:
            yield problem("edition-unknown", path, ref=ref)


def at_least(path: str, amount: int, least: int) -> Iterator[Problem]:
    if amount < least:
        yield problem("edition-too-few", path, counted=amount, needed=least)


def rules_known(named: Mapping[str, str], rules: Collection[str]) -> Iterator[Problem]:
    """Rules, by the path where the edition names them, are in the book of the game."""
    for path, rule in named.items():
        if rule not in rules:
            yield problem("edition-unknown-rule", path, rule=rule)


def at_most(path: str, amount: int, most: int) -> Iterator[Problem]:
    if amount > most:
        yield problem("edition-too-great", path, most=most)


def out_of_bounds(plain: Json, may_fall: Collection[str] = (), path: tuple[str | int, ...] = ()) -> Iterator[Problem]:
    """Whole numbers count something; `may_fall` names the fields that may be less than nothing."""
    for step, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
        where = (*path, step)
        if isinstance(value, (dict, list)):
            yield from out_of_bounds(value, may_fall, where)
        elif type(value) is int and not 0 <= value <= MOST:
            name = next(each for each in reversed(where) if isinstance(each, str))
            if value < 0 and name not in COORDINATES and name not in may_fall:
                yield problem("edition-below-zero", ".".join(map(str, where)))
            elif name not in COORDINATES and name not in SIZES:
                yield from at_most(".".join(map(str, where)), abs(value), MOST)
