"""Positions written down by people, in lessons, puzzles and tests: what is noted badly is told in their words."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from rules.core.codec import problems_in
from rules.core.contract import BadPosition
from rules.core.types import Json, Ref, Seat, phrase

ReadT = TypeVar("ReadT")


def read_notes(adapter: TypeAdapter[ReadT], notes: Json, path: str = "") -> ReadT:
    """`path` says where they stand in a larger note."""
    try:
        return adapter.validate_python(notes)
    except ValidationError as error:
        first, *_ = problems_in(error, *([path] if path else []))
        raise BadPosition(replace(first, path=first.path or "notation").sentence) from error


def words(text: str) -> list[str]:
    """Split what is noted; `C1*3` stands for C1 C1 C1."""
    listed: list[str] = []
    for word in text.split():
        thing, _, times = word.partition("*")
        listed += [thing] * (int(times) if times.isdecimal() else 1)
    return listed


def known_words(path: str, text: str, known: Container[str]) -> tuple[str, ...]:
    """Split what is noted into words, each of which must be known."""
    found = tuple(words(text))
    for word in found:
        check_known(path, word, known)
    return found


def check_known(path: str, word: str, known: Container[str]) -> None:
    if word not in known:
        raise BadPosition(phrase("position-unknown", path=path, text=word))


def check_seats(named: Iterable[tuple[str, Seat | None]], seats: int) -> None:
    """Everybody who is named by number, under such a path, sits there."""
    for path, seat in named:
        if seat is not None and not 0 <= seat < seats:
            raise BadPosition(phrase("position-no-seat", path=path, number=seat + 1))


def take(path: str, word: str, left: list[Ref], fits: Callable[[Ref], bool] | None = None) -> Ref:
    """Hand out the first of those left that has this name, or that fits."""
    if fits is None:
        found = word if word in left else None
    else:
        found = next((each for each in left if each == word or fits(each)), None)
    if found is None:
        raise BadPosition(phrase("position-none-left", path=path, text=word))
    left.remove(found)
    return found


def otherwise(state: Any, read: Callable[[], Any], compared: Mapping[str, Callable[[Any], object]]) -> tuple[str, ...]:
    """Read the notes of a position again, and name what is otherwise then; what cannot be read asks something else."""
    try:
        again = read()
    except BadPosition:
        return ("agenda",)
    return tuple(name for name, value in compared.items() if value(state) != value(again))
