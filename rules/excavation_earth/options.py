"""What can be chosen before a game of Excavation Earth."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    factions: tuple[str, ...] = ()
    """Of each seat, in order; an empty name, or none at all: drawn by lot from those that are left (EE-SET-2)."""
    opening_draft: bool = False
    """EE-SET-8b."""
    promotion_optional: bool = False
    sell_with_travel_cards: bool = True
    aquilla_both_markets: bool = False
    zu_influence_gap: bool = True
    zu_relicless_buyer: Literal["random", "none"] = "random"
    zu_count_black_market: bool = False
    easier_1: bool = False
    easier_2: bool = False
    easier_3: bool = False
    easier_4: bool = False
    easier_5: bool = False
    harder_1: bool = False
    harder_2: bool = False
    harder_3: bool = False
    harder_4: bool = False
    harder_5: bool = False
