"""Frozen things are made and copied past their class, and stay frozen, equal and picky about their fields."""

from dataclasses import FrozenInstanceError, dataclass, replace
from typing import Any

import pytest

from rules.core.frozen import changed, made_quickly


@dataclass(frozen=True, slots=True)
class Base:
    seat: int


@made_quickly
@dataclass(frozen=True, slots=True, kw_only=True)
class Thing(Base):
    name: str
    count: int = 3


def test_a_changed_copy_is_what_replace_makes() -> None:
    thing = Thing(1, name="a")
    assert changed(thing, {"name": "b", "seat": 2}) == replace(thing, name="b", seat=2) == Thing(2, name="b", count=3)
    assert thing == Thing(1, name="a", count=3)


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        changed(Thing(1, name="a"), {"nmae": "b"})


@pytest.mark.parametrize("given", [(), (1, "a"), (1, 2, 3)])
def test_what_is_asked_by_keyword_is_not_taken_by_position(given: tuple[Any, ...]) -> None:
    made: Any = Thing
    with pytest.raises(TypeError):
        made(*given)


def test_it_stays_frozen() -> None:
    thing: Any = Thing(1, name="a")
    with pytest.raises(FrozenInstanceError):
        thing.name = "b"
