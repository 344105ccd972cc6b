"""Moves, events and entries of an agenda: frozen data whose `kind` tells them apart, also in files.

The decorators write the field `kind`, from the name of the class or as it is given, and put what is known of all facts
of a class at the class: the rule to read, and what an entry of the agenda asks its seat.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from inspect import get_annotations
from typing import TYPE_CHECKING, ClassVar, Literal, TypeVar, dataclass_transform

from rules.core.frozen import made_quickly
from rules.core.types import Seat

FactT = TypeVar("FactT", bound="Fact")


class Fact:
    """What moves, events and entries have in common."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def kind(self) -> str: ...

    KIND: ClassVar[str]
    RULE: ClassVar[str] = ""
    """The rule to read about every fact of this class; empty where none is named."""
    ASKS: ClassVar[str] = ""
    """Message id of what an entry of the agenda asks; empty where the rules carry it out by themselves."""


@dataclass(frozen=True, slots=True)
class SeatFact(Fact):
    """A fact about one seat: every move, and most events and entries."""

    seat: Seat


@dataclass_transform(frozen_default=True, kw_only_default=True)
def fact(game: str, kind: str = "", *, rule: str = "") -> Callable[[type[FactT]], type[FactT]]:
    """Makes a move or an event, made by keyword, whose kind begins with the letters of its game."""

    def made(cls: type[FactT]) -> type[FactT]:
        return frozen(cls, f"{game}.{kind or snake_case(cls.__name__)}", rule=rule, kw_only=True)

    return made


@dataclass_transform(frozen_default=True)
def pending(kind: str = "", *, asks: str = "", rule: str = "") -> Callable[[type[FactT]], type[FactT]]:
    """Makes an entry of an agenda, made and matched by position."""

    def made(cls: type[FactT]) -> type[FactT]:
        return frozen(cls, kind or snake_case(cls.__name__), asks=asks, rule=rule)

    return made


def frozen(cls: type[FactT], kind: str, *, asks: str = "", rule: str = "", kw_only: bool = False) -> type[FactT]:
    cls.__annotations__ = {**get_annotations(cls), "kind": Literal[kind]}
    cls.KIND, cls.ASKS, cls.RULE = kind, asks, rule
    setattr(cls, "kind", kind)  # noqa: B010  # the default of the field, which a type checker knows as a property
    return made_quickly(dataclass(frozen=True, slots=True, kw_only=kw_only)(cls))


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
