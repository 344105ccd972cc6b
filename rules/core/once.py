"""A property that is found when it is first asked for, then kept with its object.

Like `functools.cached_property`, without the lock that it takes in Python 3.11, which takes longer than most answers;
positions are asked for millions of them. Two threads that ask at once would find the same twice.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

FoundT = TypeVar("FoundT")


class once(Generic[FoundT]):  # read as a decorator, like property
    def __init__(self, find: Callable[[Any], FoundT]) -> None:
        self.find = find
        self.name = ""
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> "once[FoundT]": ...
    @overload
    def __get__(self, instance: object, owner: type) -> FoundT: ...
    def __get__(self, instance: object | None, owner: type) -> "once[FoundT] | FoundT":
        if instance is None:
            return self
        found = self.find(instance)
        instance.__dict__[self.name] = found  # found there from now on, without asking here
        return found


def found_when_asked(of: type, field: str, find: Callable[[Any], Any]) -> None:
    """Find a field of a frozen class when it is asked for, in objects that were made without it."""
    found = once(find)
    found.name = field
    setattr(of, field, found)
