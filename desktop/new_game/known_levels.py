"""What is known of the levels of a game: how they were measured, and what own results say. Knows no widget."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.kept_games.own_level import Advice, Met, Place, Scale, advised, course, games_met, on_rungs, scale_of
from desktop.new_game import choices as c
from desktop.new_game.choices import PERSON
from desktop.new_game.preparation import Preparation
from rules.bots.registry import bots_of
from rules.core.finished_game import FinishedGame
from rules.core.memo import memo_of_last
from rules.reference.ladder import Ladder, ladder_of

SHOWN_GAMES = 40
"""As many of the last games the graph shows."""


@dataclass(frozen=True)
class OwnLevel:
    """What a person's games say of them."""

    games: Sequence[Met]
    scale: Scale

    @cached_property
    def advice(self) -> Advice:
        return advised(self.games, self.scale)

    @cached_property
    def course(self) -> tuple[Place, ...]:
        return course(self.games, self.scale, SHOWN_GAMES)

    def rung(self, place: float) -> float:
        return on_rungs(place, self.scale)


class KnownLevels:
    """Looks at the results when somebody chooses a level, not before."""

    def __init__(self, preparation: Preparation) -> None:
        self.preparation = preparation
        self._own = memo_of_last(own_level)

    @property
    def ladder(self) -> Ladder:
        return ladder_of(self.preparation.game.id, self.preparation.game.rules_version)

    @property
    def own_colour(self) -> str:
        """The colour of the person whom advice is for; empty where only computers play."""
        place = self.preparation.choices.places[c.me(self.preparation.choices)]
        return place.colour if place.player == PERSON else ""

    @property
    def own(self) -> OwnLevel:
        now = self.preparation
        return self._own(now.program.results.results, now.game.id, now.own_name, self.ladder)


def own_level(results: Iterable[FinishedGame], game: str, name: str, ladder: Ladder) -> OwnLevel:
    levels = bots_of(game)
    return OwnLevel(games_met(results, game, name, levels), scale_of(ladder, levels))
