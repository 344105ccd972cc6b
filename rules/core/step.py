"""What applying a move gives back: the new state, and what happened on the way, in order."""

from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")
E = TypeVar("E")


class Step(NamedTuple, Generic[S, E]):
    state: S
    events: tuple[E, ...]
