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
    problems = [*below_zero(plain, may_fall), *problems_of(parts)]
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


def below_zero(plain: Json, besides: Collection[str] = (), path: tuple[str | int, ...] = ()) -> Iterator[Problem]:
    """Whole numbers count something; `besides` names the fields that may be less than nothing."""
    for step, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
        if isinstance(value, (dict, list)):
            yield from below_zero(value, besides, (*path, step))
        elif type(value) is int and value < 0:
            where = (*path, step)
            name = next(each for each in reversed(where) if isinstance(each, str))
            if name not in COORDINATES and name not in besides:
                yield problem("edition-below-zero", ".".join(map(str, where)))
