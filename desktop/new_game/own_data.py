"""Whose data a new game is played with: as published, or as an owner of the box has corrected them. Knows no widget."""

from dataclasses import dataclass

from desktop.program import Program
from rules.boxes import kept
from rules.boxes.own import OwnBox
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition, Edition, Problem


@dataclass(frozen=True)
class OwnData:
    """What is kept on this computer, and what is wrong with it."""

    own: OwnBox
    told: tuple[Problem, ...] = ()
    """What could not be read."""
    refused: tuple[Problem, ...] = ()
    """Why no game can be played with it."""

    @property
    def corrections(self) -> tuple[Correction, ...]:
        return self.own.corrections

    @property
    def lost(self) -> int:
        """How many corrections fit the published data no longer."""
        return len(self.own.idle)

    @property
    def can_be_played(self) -> bool:
        return bool(self.corrections) and not self.refused

    def edition(self, *, as_published: bool) -> Edition:
        return self.own.published if as_published or not self.can_be_played else self.own.edition


def own_data(program: Program, game: AnyGame) -> OwnData:
    """Read what is kept for a game. Nothing is lost: what cannot be read is set aside, what does not fit stays."""
    own, problems = kept.read(game, program.library.edition(game))
    told = tuple(each for each in problems if each.path not in {idle.path for idle in own.idle})
    if not own.corrections:
        return OwnData(own, told)
    try:
        program.library.box(game, own.corrections)
    except BrokenEdition as broken:
        return OwnData(own, told, broken.problems)
    return OwnData(own, told)
