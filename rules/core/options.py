"""What can be chosen before a game begins, as data: the new-game page and the command line read the same list."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One field of a game's `Options`. Its label and help stand in translations/ under `option-<id>`."""

    id: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    choices: tuple[bool | int | str, ...]
    rule: str
    """The rule or ruling it belongs to."""


def switch(id: str, rule: str, *, default: bool = False) -> OptionSpec:
    return OptionSpec(id, "switch", default, (False, True), rule)
