"""What is still to be done, as data in the state: a stack, the first entry comes next.

A turn is written on the agenda as a whole when it begins: phases, stages, catastrophe, inspection, end. Entries with a
seat are decisions; the others are steps that the rules carry out by themselves. `kind` tells entries apart that hold
the same.
"""

from typing import Literal

from rules.core.fact import Fact, SeatFact, pending
from rules.core.types import Seat

Element = Literal["house", "pen", "oven", "shrine", "cattle", "villager", "shaman"]
Planned = Literal["house", "pen", "oven", "shrine", "cattle", "villager", "shaman", "choice"]
"""What a construction tile shows; a choice is one of house, pen, oven and shrine (HK-CON-4)."""
Loss = Literal["house", "pen", "oven", "shrine", "cattle", "villager"]
Source = Literal["tile", "card", "power"]
Plan = Literal["", "all", "one", "build", "done"]


# Steps of a turn


@pending()
class Stage(Fact):
    """Tiles are dealt, then each seat builds (HK-CON-2, HK-CON-3)."""

    number: int


@pending()
class EndStage(Fact):
    """Its tiles are discarded (HK-CON-5)."""

    number: int


@pending()
class Phase(Fact):
    """A phase begins: first the card window of each seat (HK-CARD-2, HK-TURN-5)."""

    number: int


@pending()
class CheckRoom(Fact):
    """After the constructions: whether anybody can still build a house (HK-END-1, ruling A15)."""


@pending()
class Catastrophe(Fact):
    """The top card is drawn and applied (HK-CAL-2)."""


@pending()
class Inspection(Fact):
    """The blocks that are to be inspected are listed (HK-ASP-1, HK-ASP-2)."""


@pending()
class Tidying(Fact):
    """Used cards go under piles, and the marker is passed (HK-P4-1, HK-P4-3)."""


@pending()
class EndTurn(Fact):
    """The shaman goes home if he has repelled; the next turn, or the final scoring (HK-P4-4, HK-TURN-4)."""


# Decisions


@pending(asks="hk-ask-window", rule="HK-CARD-2")
class CardWindow(SeatFact):
    """A seat plays cards or passes; the limit was taken when its window began (HK-CARD-3, ruling A19)."""

    phase: int
    limit: int = -1
    """Families owned then; below zero: this window has not begun."""
    plan: Plan = ""
    """What the script of a neighbour does in this window, once it is settled."""


@pending(asks="hk-ask-neighbour", rule="HK-SOLO-13")
class ChooseTile(SeatFact):
    """An expert neighbour chooses which of its two tiles it builds; a person never has two (HK-SOLO-13)."""


@pending(asks="hk-ask-build", rule="HK-CON-3")
class Build(SeatFact):
    """Elements to build, one after another in any order (HK-CON-3, HK-CON-7)."""

    elements: tuple[Planned, ...]
    source: Source
    rule: str


@pending(asks="hk-ask-lose", rule="HK-CAL-7")
class Lose(SeatFact):
    """A clan loses so many of its pieces in a block; which ones, it chooses (HK-CAL-7)."""

    block: tuple[int, ...]
    """Its cells, as they were when the catastrophe came (ruling A11)."""
    what: Loss
    count: int
    rule: str


@pending(asks="hk-ask-inspect", rule="HK-ASP-2")
class Inspect(SeatFact):
    """The seat chooses which of these blocks is inspected next (HK-ASP-2)."""

    blocks: tuple[int, ...]
    """By their first cells."""


@pending(asks="hk-ask-return", rule="HK-P4-1")
class ReturnCards(SeatFact):
    """Used cards go under one pile (HK-P4-1)."""


@pending(asks="hk-ask-marker", rule="HK-TURN-3")
class PassMarker(SeatFact):
    """The holder gives the first-player marker to somebody else (HK-TURN-3)."""


@pending(asks="hk-ask-power", rule="HK-CLAN-2")
class Power(SeatFact):
    """Twelve points at once: the clan's power may be used (HK-CLAN-2)."""


@pending(asks="hk-ask-replace", rule="HK-CLAN-3")
class Replace(SeatFact):
    """Eguor: which rival house gives way (HK-CLAN-3)."""


@pending(asks="hk-ask-steal", rule="HK-CLAN-6")
class Steal(SeatFact):
    """Enuaj: elements of one player (HK-CLAN-6)."""

    left: int
    victim: Seat | None = None
    taken: tuple[Element, ...] = ()
    loose: int | None = None
    """Where the stolen pen stood, while its cattle may still be the other element (ruling A30)."""


@pending(asks="hk-ask-shaman-house", rule="HK-CLAN-7")
class HouseForShaman(SeatFact):
    """Teoiv: a house, and the shaman on it (HK-CLAN-7)."""


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

Automatic = Stage | EndStage | Phase | CheckRoom | Catastrophe | Inspection | Tidying | EndTurn
Pending = Asked | Automatic
