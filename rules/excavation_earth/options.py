"""What can be chosen before a game of Excavation Earth."""

from dataclasses import dataclass
from typing import Literal

from rules.core.options import OptionSpec, switch

BY_LOT = "lot"
FACTIONS = ("GUL", "ISS", "AQU", "DAL", "KUT")

FactionChoice = Literal["lot", "GUL", "ISS", "AQU", "DAL", "KUT"]


@dataclass(frozen=True, slots=True)
class Options:
    faction_1: FactionChoice = "lot"
    """Of the first seat; drawn by lot from those that nobody chose, or a faction (EE-SET-2)."""
    faction_2: FactionChoice = "lot"
    faction_3: FactionChoice = "lot"
    faction_4: FactionChoice = "lot"
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

    @property
    def factions(self) -> tuple[str, ...]:
        """Of each seat; what stands there for Zu or for nobody is not looked at."""
        return (self.faction_1, self.faction_2, self.faction_3, self.faction_4)


DIFFICULTY: dict[str, str] = {
    **{f"easier_{n}": f"EE-SOLO-DIFF-E{n}" for n in range(1, 6)},
    **{f"harder_{n}": f"EE-SOLO-DIFF-H{n}" for n in range(1, 6)},
}
"""The ten switches of the solo game, and the rule of each (EE-SOLO-DIFF-1)."""

OPTION_SPECS = (
    *(OptionSpec(f"faction_{n}", "choice", BY_LOT, (BY_LOT, *FACTIONS), "EE-SET-2") for n in range(1, 5)),
    switch("opening_draft", "EE-SET-8b"),
    switch("promotion_optional", "EE-ACT-SEL-10"),
    switch("sell_with_travel_cards", "EE-ACT-SEL-13", default=True),
    switch("aquilla_both_markets", "EE-FAC-AQU-1"),
    switch("zu_influence_gap", "EE-SOLO-PRI-1", default=True),
    OptionSpec("zu_relicless_buyer", "choice", "random", ("random", "none"), "EE-SOLO-MKT-3"),
    switch("zu_count_black_market", "EE-SOLO-DIG-5"),
    *(switch(id, rule) for id, rule in DIFFICULTY.items()),
)
