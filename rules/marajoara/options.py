"""What can be chosen before a game of Marajoara."""

from dataclasses import dataclass, replace

from rules.core.options import OptionSpec, switch
from rules.marajoara.components import MISSIONS


@dataclass(frozen=True, slots=True)
class Options:
    mission: int = 0
    """0: the competitive game; 1 to 8: a solo mission."""
    hard: bool = False
    ortho_only: bool = False
    cart_gravity: bool = False
    finish_last_turn: bool = False
    """Whether the free actions of the turn that ends a mission are still played (ruling A21)."""
    first: int = 1
    """Which seat begins, counted from 1; 0: drawn by lot (MJ-SET-5)."""


OPTION_SPECS = (
    OptionSpec("mission", "choice", 0, tuple(range(MISSIONS + 1)), "MJ-SOL-1"),
    switch("hard", "MJ-SOL-8"),
    switch("ortho_only", "MJ-CAP-9"),
    switch("cart_gravity", "MJ-SPD-2"),
    replace(switch("finish_last_turn", "MJ-SOL-10"), within="mission"),
    OptionSpec("first", "seat", 1, (0, 1, 2, 3, 4), "MJ-SET-5"),
)
