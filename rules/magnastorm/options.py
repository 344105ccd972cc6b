"""What can be chosen before a game of Magnastorm."""

from dataclasses import dataclass
from typing import Literal

from rules.magnastorm.components import ConsortiumLevel, ConsortiumPart, StartName, StepKind

CONSORTIUM = "consortium"
"""How the automa is called where seats are filled."""


@dataclass(frozen=True, slots=True)
class Options:
    start: StartName = "START_1"
    """MS-SET-2."""
    first: int = 0
    """The seat that begins, counted from 1; 0: by lot (MS-POS-1)."""
    advanced: bool = False
    """Starting positions by artefact cards (MS-ART-2)."""
    artefacts: tuple[str, ...] = ()
    """By seat, the numbers of the artefact cards that it owns, between spaces."""

    consortium_level: ConsortiumLevel = "normal"
    consortium_programme: Literal["", "EAR", "EAER", "EAE", "EEA"] = ""
    """Instead of that of the level."""
    consortium_stations: int = -1
    """Instead of the limit of the level; -1: that of the level."""
    consortium_begins: Literal["", "person", "consortium"] = ""
    consortium_bonus: int = -1

    storm_escape: Literal["drive", "jump"] = "drive"
    cell_bonus_timing: Literal["after", "placement"] = "after"
    kimkin_once_per_round: bool = False
    azrea_second_level: bool = True

    def consortium(self, levels: dict[ConsortiumLevel, ConsortiumPart]) -> ConsortiumPart:
        """How hard the Consortium is: its level, with what was changed about it (MS-SOLO-15)."""
        level = levels[self.consortium_level]
        programme: tuple[StepKind, ...] = tuple(self.consortium_programme)  # type: ignore[arg-type]
        return ConsortiumPart(
            programme=programme or level.programme,
            stations=level.stations if self.consortium_stations < 0 else self.consortium_stations,
            begins=self.consortium_begins == "consortium" if self.consortium_begins else level.begins,
            round_bonus=level.round_bonus if self.consortium_bonus < 0 else self.consortium_bonus,
        )
