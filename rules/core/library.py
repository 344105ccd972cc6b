"""The games that can be opened, each with its box. A file names a game; only what stands here is opened."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import Edition, read_edition


def published(game: AnyGame) -> Edition:
    """Read the edition that comes with the program."""
    return read_edition(resources.assets() / game.id / "edition", game.id)


@dataclass(frozen=True, slots=True)
class Library:
    games: tuple[AnyGame, ...]
    edition_of: Callable[[AnyGame], Edition]
    _editions: dict[str, Edition] = field(default_factory=dict)
    _boxes: dict[str, Any] = field(default_factory=dict)
    """The box of each game as published: building one takes longer than opening a save."""
    _corrected: dict[str, tuple[tuple[Correction, ...], Any]] = field(default_factory=dict)
    """The box of each game as it was corrected last."""

    def named(self, id: str) -> AnyGame | None:
        return next((game for game in self.games if game.id == id), None)

    def edition(self, game: AnyGame) -> Edition:
        """Return the edition as published, without corrections."""
        if game.id not in self._editions:
            self._editions[game.id] = self.edition_of(game)
        return self._editions[game.id]

    def box(self, game: AnyGame, corrections: tuple[Correction, ...] = ()) -> Any:
        """Raises `BrokenEdition` when the corrections do not fit the edition."""
        if not corrections:
            if game.id not in self._boxes:
                self._boxes[game.id] = game.box(self.edition(game))
            return self._boxes[game.id]
        known, box = self._corrected.get(game.id, (None, None))
        if known != corrections:
            box = game.box(self.edition(game).corrected(corrections))
            self._corrected[game.id] = corrections, box
        return box
