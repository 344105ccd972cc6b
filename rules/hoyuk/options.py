"""What can be chosen before a game of Höyük."""

from dataclasses import dataclass
from typing import Literal

from rules.core.options import Level, OptionSpec, one_of, switch

Mode = Literal["classic", "intermediate", "expert"]
MODES: tuple[Mode, ...] = ("classic", "intermediate", "expert")
LEVELS = (0, 1, 2, 3, 4)
NEIGHBOUR = "voisins"
"""How the automated clans of the solo challenge are called where seats are filled."""


@dataclass(frozen=True, slots=True)
class Options:
    mode: Mode = "classic"
    house_target: int = 25
    """So many houses of each clan; the one that runs out ends the game (HK-TURN-4, HK-VAR-1, HK-VAR-2)."""
    diagonal: Literal["strict", "lenient"] = "strict"
    edge_free: bool = True
    half_min_one: bool = True
    most_requires_one: bool = True
    empty_pile: Literal["refillable", "closed"] = "refillable"
    optional_elements: bool = False
    inspect_rotation: Literal["contested", "all"] = "contested"
    family_limit: Literal["window_start", "live"] = "window_start"
    aspect_deal: Literal["by_set", "all_shuffled"] = "by_set"
    own_tie: bool = True
    hide_hands: bool = False
    reveal_next_catastrophe: bool = False
    """HK-VAR-3."""
    level: int = 1
    """Of the unofficial solo challenge: 0 easy to 4 master (HK-SOLO-13)."""

    @property
    def is_expert(self) -> bool:
        return self.mode == "expert"


OPTION_SPECS = (
    OptionSpec("mode", "choice", "classic", MODES, "HK-SET-4"),
    one_of("house_target", "HK-VAR-1", 25, 20, 15),
    one_of("diagonal", "HK-HOU-3", "strict", "lenient"),
    switch("edge_free", "HK-STO-4", default=True),
    switch("half_min_one", "HK-CAL-4", default=True),
    switch("most_requires_one", "HK-CAL-36", default=True),
    one_of("empty_pile", "HK-ASP-8", "refillable", "closed"),
    switch("optional_elements", "HK-CON-3"),
    one_of("inspect_rotation", "HK-ASP-2", "contested", "all"),
    one_of("family_limit", "HK-CARD-3", "window_start", "live"),
    one_of("aspect_deal", "HK-SET-9", "by_set", "all_shuffled"),
    switch("own_tie", "HK-FIN-3", default=True),
    switch("hide_hands", "HK-CARD-4"),
    switch("reveal_next_catastrophe", "HK-VAR-3"),
    OptionSpec("level", "choice", 1, LEVELS, "HK-SOLO-13", needs=NEIGHBOUR),
)

NEIGHBOUR_LEVELS = tuple(
    Level(word, NEIGHBOUR, {"level": level}, f"solo-won-level-{level}")
    for level, word in zip(LEVELS, ("easy", "normal", "hard", "expert", "master"), strict=True)
)
