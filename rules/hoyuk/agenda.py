"""What is still to be done, as data in the state: a stack, the first entry comes next.

A turn is written on the agenda as a whole when it begins: phases, stages, catastrophe, inspection, end. Entries with a
seat are decisions; the others are steps that the rules carry out by themselves. `kind` tells entries apart that hold
the same.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Seat

Element = Literal["house", "pen", "oven", "shrine", "cattle", "villager", "shaman"]
Planned = Literal["house", "pen", "oven", "shrine", "cattle", "villager", "shaman", "choice"]
"""What a construction tile shows; a choice is one of house, pen, oven and shrine (HK-CON-4)."""
Loss = Literal["house", "pen", "oven", "shrine", "cattle", "villager"]
Source = Literal["tile", "card", "power"]
Plan = Literal["", "all", "one", "build", "done"]


# Steps of a turn


@dataclass(frozen=True, slots=True)
class Stage:
    """Tiles are dealt, then each seat builds (HK-CON-2, HK-CON-3)."""

    number: int
    kind: Literal["stage"] = "stage"


@dataclass(frozen=True, slots=True)
class EndStage:
    """Its tiles are discarded (HK-CON-5)."""

    number: int
    kind: Literal["end_stage"] = "end_stage"


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase begins: first the card window of each seat (HK-CARD-2, HK-TURN-5)."""

    number: int
    kind: Literal["phase"] = "phase"


@dataclass(frozen=True, slots=True)
class CheckRoom:
    """After the constructions: whether anybody can still build a house (HK-END-1, ruling A15)."""

    kind: Literal["check_room"] = "check_room"


@dataclass(frozen=True, slots=True)
class Catastrophe:
    """The top card is drawn and applied (HK-CAL-2)."""

    kind: Literal["catastrophe"] = "catastrophe"


@dataclass(frozen=True, slots=True)
class Inspection:
    """The blocks that are to be inspected are listed (HK-ASP-1, HK-ASP-2)."""

    kind: Literal["inspection"] = "inspection"


@dataclass(frozen=True, slots=True)
class Tidying:
    """Used cards go under piles, and the marker is passed (HK-P4-1, HK-P4-3)."""

    kind: Literal["tidying"] = "tidying"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The shaman goes home if he has repelled; the next turn, or the final scoring (HK-P4-4, HK-TURN-4)."""

    kind: Literal["end_turn"] = "end_turn"


# Decisions


@dataclass(frozen=True, slots=True)
class CardWindow:
    """A seat plays cards or passes; the limit was taken when its window began (HK-CARD-3, ruling A19)."""

    seat: Seat
    phase: int
    limit: int = -1
    """Families owned then; below zero: this window has not begun."""
    plan: Plan = ""
    """What the script of a neighbour does in this window, once it is settled."""
    kind: Literal["card_window"] = "card_window"


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """An expert neighbour chooses which of its two tiles it builds; a person never has two (HK-SOLO-13)."""

    seat: Seat
    kind: Literal["choose_tile"] = "choose_tile"


@dataclass(frozen=True, slots=True)
class Build:
    """Elements to build, one after another in any order (HK-CON-3, HK-CON-7)."""

    seat: Seat
    elements: tuple[Planned, ...]
    source: Source
    rule: str
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Lose:
    """A clan loses so many of its pieces in a block; which ones, it chooses (HK-CAL-7)."""

    seat: Seat
    block: tuple[int, ...]
    """Its cells, as they were when the catastrophe came (ruling A11)."""
    what: Loss
    count: int
    rule: str
    kind: Literal["lose"] = "lose"


@dataclass(frozen=True, slots=True)
class Inspect:
    """The seat chooses which of these blocks is inspected next (HK-ASP-2)."""

    seat: Seat
    blocks: tuple[int, ...]
    """By their first cells."""
    kind: Literal["inspect"] = "inspect"


@dataclass(frozen=True, slots=True)
class ReturnCards:
    """Used cards go under one pile (HK-P4-1)."""

    seat: Seat
    kind: Literal["return_cards"] = "return_cards"


@dataclass(frozen=True, slots=True)
class PassMarker:
    """The holder gives the first-player marker to somebody else (HK-TURN-3)."""

    seat: Seat
    kind: Literal["pass_marker"] = "pass_marker"


@dataclass(frozen=True, slots=True)
class Power:
    """Twelve points at once: the clan's power may be used (HK-CLAN-2)."""

    seat: Seat
    kind: Literal["power"] = "power"


@dataclass(frozen=True, slots=True)
class Replace:
    """Eguor: which rival house gives way (HK-CLAN-3)."""

    seat: Seat
    kind: Literal["replace"] = "replace"


@dataclass(frozen=True, slots=True)
class Steal:
    """Enuaj: elements of one player (HK-CLAN-6)."""

    seat: Seat
    left: int
    victim: Seat | None = None
    taken: tuple[Element, ...] = ()
    loose: int | None = None
    """Where the stolen pen stood, while its cattle may still be the other element (ruling A30)."""
    kind: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class HouseForShaman:
    """Teoiv: a house, and the shaman on it (HK-CLAN-7)."""

    seat: Seat
    kind: Literal["house_for_shaman"] = "house_for_shaman"


Pending = (
    Stage
    | EndStage
    | Phase
    | CheckRoom
    | Catastrophe
    | Inspection
    | Tidying
    | EndTurn
    | CardWindow
    | ChooseTile
    | Build
    | Lose
    | Inspect
    | ReturnCards
    | PassMarker
    | Power
    | Replace
    | Steal
    | HouseForShaman
)

Asked = (
    CardWindow
    | ChooseTile
    | Build
    | Lose
    | Inspect
    | ReturnCards
    | PassMarker
    | Power
    | Replace
    | Steal
    | HouseForShaman
)
"""The entries that are questions to a seat."""
