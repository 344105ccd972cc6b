"""The entries of an agenda, as its union lists them."""

from typing import Any, get_args

from rules.core.fact import Fact


def entries_that_ask(pending: Any) -> tuple[type[Fact], ...]:
    """List the classes of a union that are questions to a seat."""
    return tuple(entry for entry in get_args(pending) if entry.ASKS)


def questions(pending: Any) -> set[str]:
    """List the message ids of what they ask."""
    return {entry.ASKS for entry in entries_that_ask(pending)}
