"""Whose data a new game is played with: as published, or as an owner of the box has corrected them. Knows no widget."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from desktop.new_game.choices import Choices
from desktop.program import Program
from rules.boxes import kept
from rules.boxes.findings import Finding
from rules.boxes.own import OwnBox
from rules.boxes.playing import objections_to_playing
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import Edition, Problem
from rules.core.profile import achieved_with


@dataclass(frozen=True)
class OwnData:
    """What is kept on this computer, and what is wrong with it."""

    own: OwnBox
    told: tuple[Problem, ...] = ()
    """What could not be read."""
    refused: tuple[Finding, ...] = ()
    """Why no game can be played with it."""

    @property
    def corrections(self) -> tuple[Correction, ...]:
        return self.own.corrections

    @property
    def lost(self) -> int:
        """How many corrections fit the published data no longer."""
        return len(self.own.idle)

    @property
    def where_to_look(self) -> dict[str, str]:
        """What to open *My box* with: at what is wrong, where something is."""
        return {"at": self.refused[0].path} if self.refused else {}

    @property
    def can_be_played(self) -> bool:
        return bool(self.corrections) and not self.refused


def own_data(program: Program, game: AnyGame) -> OwnData:
    """Read what is kept for a game. Nothing is lost: what cannot be read is set aside, what does not fit stays."""
    own, problems = kept.read(game, program.library.edition(game))
    told = tuple(each for each in problems if each.path not in {idle.path for idle in own.idle})
    return OwnData(own, told, objections_to_playing(game, own))


class DataInPlay:
    """What a game is played with that is being prepared: `as_published` says whether the owner leaves the own data."""

    def __init__(self, program: Program, game: AnyGame, as_published: Callable[[], bool]) -> None:
        self.program, self.game, self._as_published = program, game, as_published
        self.kept = own_data(program, game)

    @property
    def plays_own(self) -> bool:
        """Whether it is played with what the owner of the box knows better."""
        return self.kept.can_be_played and not self._as_published()

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """The corrections that it is played with."""
        return self.kept.corrections if self.plays_own else ()

    def corrections_for(self, choices: Choices) -> tuple[Correction, ...]:
        """Find the corrections that it would be played with."""
        return self.kept.corrections if self.kept.can_be_played and not choices.as_published else ()

    @property
    def edition(self) -> Edition:
        return self.kept.own.edition if self.plays_own else self.kept.own.published

    def best_at(self, achievement: str) -> int | None:
        """The best result with these data; None when it was never reached."""
        named = achieved_with(achievement, corrected=self.plays_own)
        return self.program.profile.profile.best(self.game.id, named)

    def has_won(self, achievement: str) -> bool:
        return self.best_at(achievement) is not None

    def read_again(self) -> None:
        """See what was corrected meanwhile; what was wrong with the file is still told."""
        now = own_data(self.program, self.game)
        self.kept = replace(now, told=now.told or self.kept.told)
