"""What can be chosen before a game of Magnastorm."""

from dataclasses import dataclass
from typing import Literal, get_args

from rules.core.options import Level, OptionSpec, Value, one_of, switch
from rules.core.types import Ref, Seat
from rules.magnastorm.components import METALS, ConsortiumLevel, ConsortiumPart, Metal, StartName, steps_in

CONSORTIUM = "consortium"
"""How the automa is called where seats are filled."""

WonCards = Literal["none", "bronze_bronze", "bronze_silver", "bronze_gold", "silver_silver", "silver_gold", "gold_gold"]
"""What the two artefact cards are made of that a seat has won elsewhere (MS-ART-1)."""
NO_CARDS: WonCards = "none"
ELSEWHERE = tuple(each for each in get_args(WonCards) if each != NO_CARDS)
Programme = Literal["level", "EAR", "EAER", "EAE", "EEA"]
Beginner = Literal["level", "person", "consortium"]
AS_LEVEL = -1
CARD = "#[0-9]{3}"
"""The ref of an artefact card."""


@dataclass(frozen=True, slots=True)
class Options:
    start: StartName = "START_1"
    """MS-SET-2."""
    first: int = 0
    """The seat that begins, counted from 1; 0: by lot (MS-POS-1), unless artefact cards or the Consortium decide."""
    advanced: bool = False
    """Starting positions by artefact cards (MS-ART-2)."""
    artefacts: tuple[str, ...] = ()
    """Of each seat: `WonCards`, or the refs of the cards that its player keeps, with blanks between them."""

    consortium_level: ConsortiumLevel = "normal"
    consortium_programme: Programme = "level"
    """Instead of that of the level; so with all that follows."""
    consortium_stations: int = AS_LEVEL
    """At most so many."""
    consortium_begins: Beginner = "level"
    consortium_bonus: int = AS_LEVEL
    """Reputation at the end of each round."""

    storm_escape: Literal["drive", "jump"] = "drive"
    cell_bonus_timing: Literal["after", "placement"] = "after"
    kimkin_once_per_round: bool = False
    azrea_second_level: bool = True

    def won_by(self, seat: Seat) -> tuple[Metal, ...]:
        """What the artefact cards of a seat are made of that were won elsewhere."""
        won = self._of(seat)
        return tuple(metal for name in won.split("_") for metal in METALS if metal == name)

    def kept_by(self, seat: Seat) -> tuple[Ref, ...]:
        """The artefact cards that the player of a seat keeps from earlier games."""
        won = self._of(seat)
        return () if won == NO_CARDS or won in ELSEWHERE else tuple(won.split(" "))

    def _of(self, seat: Seat) -> str:
        return self.artefacts[seat] if seat < len(self.artefacts) else NO_CARDS

    def consortium(self, levels: dict[ConsortiumLevel, ConsortiumPart]) -> ConsortiumPart:
        """How hard the Consortium is: its level, with what was changed about it (MS-SOLO-15)."""
        level = levels[self.consortium_level]
        return ConsortiumPart(
            programme=level.programme if self.consortium_programme == "level" else steps_in(self.consortium_programme),
            stations=level.stations if self.consortium_stations == AS_LEVEL else self.consortium_stations,
            begins=level.begins if self.consortium_begins == "level" else self.consortium_begins == CONSORTIUM,
            round_bonus=level.round_bonus if self.consortium_bonus == AS_LEVEL else self.consortium_bonus,
        )


OPTION_SPECS = (
    one_of("start", "MS-SET-2", "START_1", "START_2"),
    OptionSpec("first", "seat", 0, (0, 1, 2, 3, 4), "MS-POS-1"),
    switch("advanced", "MS-ART-2"),
    OptionSpec(
        "artefacts", "choice", NO_CARDS, get_args(WonCards), "MS-ART-1", by_seat=True, keeps=CARD, within="advanced"
    ),
    one_of("storm_escape", "MS-MOV-8", "drive", "jump"),
    one_of("cell_bonus_timing", "MS-BON-1", "after", "placement"),
    switch("kimkin_once_per_round", "MS-CDR-16"),
    switch("azrea_second_level", "MS-CDR-07", default=True),
    OptionSpec("consortium_level", "choice", "normal", get_args(ConsortiumLevel), "MS-SOLO-15", needs=CONSORTIUM),
    one_of("consortium_programme", "MS-SOLO-15", *get_args(Programme), needs=CONSORTIUM),
    OptionSpec("consortium_stations", "choice", AS_LEVEL, (AS_LEVEL, 0, 1, 2, 3), "MS-SOLO-15", needs=CONSORTIUM),
    one_of("consortium_begins", "MS-SOLO-15", *get_args(Beginner), needs=CONSORTIUM),
    OptionSpec("consortium_bonus", "choice", AS_LEVEL, (AS_LEVEL, 0, 1, 2, 3, 4), "MS-SOLO-15", needs=CONSORTIUM),
)


KNOBS: dict[str, Value] = {
    "consortium_programme": "level",
    "consortium_stations": AS_LEVEL,
    "consortium_begins": "level",
    "consortium_bonus": AS_LEVEL,
}
"""What can be turned instead of a level: whoever turns one plays at no level."""
LEVELS = tuple(
    Level(name, CONSORTIUM, {"consortium_level": name, **KNOBS}, f"solo-{name}") for name in get_args(ConsortiumLevel)
)
