"""What is in the box of Höyük, as frozen data built from the edition."""

from dataclasses import dataclass, field
from typing import Literal

from rules.core.types import Ref
from rules.hoyuk.agenda import Loss, Planned

Selector = Literal["fewest", "most", "smallest", "largest", "none"]
Counted = Literal["shrine", "oven", "pen", "two_storey", ""]
Effect = Literal["lose", "flood", "locusts"]
PileName = Literal["OVEN", "SHRINE", "PEN", "NUMBER", "HEIGHT", "CATTLE", "VILLAGER"]
JOKER = "joker"


@dataclass(frozen=True, slots=True)
class Calamity:
    """A catastrophe card: which blocks on its left half, what happens there on its right half (HK-CAL-35)."""

    ref: Ref
    rule: str
    selector: Selector
    counts: Counted
    effect: Effect
    loses: Loss | None
    half: bool
    """Half of them; else one."""


@dataclass(frozen=True, slots=True)
class Pile:
    """An aspect base: whose majority draws from it, and what decides between equals."""

    ref: PileName
    rule: str


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    clans: tuple[str, ...]
    houses: int
    """Tiles of each clan."""
    tiles: dict[str, tuple[Ref, ...]] = field(repr=False)
    """Construction tiles by mode."""
    elements: dict[Ref, tuple[Planned, ...]] = field(repr=False)
    """What each construction tile shows."""
    catastrophes: dict[str, tuple[Ref, ...]] = field(repr=False)
    """By mode."""
    calamity: dict[Ref, Calamity] = field(repr=False)
    piles: dict[str, tuple[Pile, ...]] = field(repr=False)
    """By mode, in the order of the board."""
    aspects: dict[str, tuple[tuple[Ref, ...], ...]] = field(repr=False)
    """By mode, the sets of aspect cards, each for its own piles (HK-SET-9)."""
    symbol: dict[Ref, str] = field(repr=False)
    """Of each aspect card."""
    cards_per_pile: int
    ladder: tuple[int, ...]
    """Points of a group by its number of cards, from 0 (HK-SCO-1)."""
    supply: dict[str, tuple[int, ...]] = field(repr=False)
    """By mode, in the order of PIECES."""
    stages: int
    elements_per_tile: int
