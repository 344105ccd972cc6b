"""What can be chosen before a game of Excavation Earth."""

from dataclasses import dataclass
from typing import Final, Literal

from rules.core.options import Level, OptionSpec, switch
from rules.core.types import Seat

ZU_PLAYER = "zu"
"""How the automa is called where seats are filled."""

BY_LOT: Final = "lot"
FACTIONS = ("GUL", "ISS", "AQU", "DAL", "KUT")

FactionChoice = Literal["lot", "GUL", "ISS", "AQU", "DAL", "KUT"]


@dataclass(frozen=True, slots=True)
class Options:
    factions: tuple[FactionChoice, ...] = ()
    """Of each seat: drawn by lot from those that nobody chose, or a faction (EE-SET-2)."""
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

    def faction_of(self, seat: Seat) -> str:
        """What stands there for Zu is not looked at."""
        return self.factions[seat] if seat < len(self.factions) else BY_LOT


DIFFICULTY: dict[str, str] = {
    **{f"easier_{n}": f"EE-SOLO-DIFF-E{n}" for n in range(1, 6)},
    **{f"harder_{n}": f"EE-SOLO-DIFF-H{n}" for n in range(1, 6)},
}
"""The ten switches of the solo game, and the rule of each (EE-SOLO-DIFF-1)."""

OPTION_SPECS = (
    OptionSpec("factions", "choice", BY_LOT, (BY_LOT, *FACTIONS), "EE-SET-2", by_seat=True),
    switch("opening_draft", "EE-SET-8b"),
    switch("promotion_optional", "EE-ACT-SEL-10"),
    switch("sell_with_travel_cards", "EE-ACT-SEL-13", default=True),
    switch("aquilla_both_markets", "EE-FAC-AQU-1"),
    switch("zu_influence_gap", "EE-SOLO-PRI-1", default=True, needs=ZU_PLAYER),
    OptionSpec("zu_relicless_buyer", "choice", "random", ("random", "none"), "EE-SOLO-MKT-3", needs=ZU_PLAYER),
    switch("zu_count_black_market", "EE-SOLO-DIG-5", needs=ZU_PLAYER),
    *(switch(id, rule, needs=ZU_PLAYER) for id, rule in DIFFICULTY.items()),
)


def zu_level(id: str, *switches: str) -> Level:
    values = dict.fromkeys(DIFFICULTY, False) | dict.fromkeys(switches, True)
    return Level(id, ZU_PLAYER, values, f"solo-level-{id}")


LEVELS = (
    zu_level("easy", "easier_1", "easier_2", "easier_4"),
    zu_level("normal"),
    zu_level("hard", "harder_1"),
    zu_level("expert", "harder_1", "harder_2", "harder_4"),
    zu_level("master", "harder_1", "harder_2", "harder_3", "harder_4", "harder_5"),
)
"""Measured against *regular*: docs/games/excavation_earth.md. From hard on each adds switches to the one before."""
