"""Frozen data read from files that people write: an unknown key is a mistake, and is refused."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

from pydantic import ConfigDict, with_config

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def closed(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]:
    """Makes a part of an edition, or of a position as it is noted down."""

    def made(cls: type[T]) -> type[T]:
        return with_config(ConfigDict(extra="forbid"))(dataclass(frozen=True, slots=True, kw_only=kw_only)(cls))

    return made
