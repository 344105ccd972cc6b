"""How a person has fared: games won of those played, against whom. Knows no widget and no words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.bots.registry import LEVELS as BETTER
from rules.bots.registry import RANDOM
from rules.core.finished_game import GENTLE, FinishedGame
from rules.core.records import games_of, has_won, is_alone

PEOPLE, SOLO = "people", "solo"
LEVELS = (RANDOM, *BETTER)
"""The levels of opponents, weakest first."""
STRENGTH = {name: place for place, name in enumerate((GENTLE, *LEVELS))}


@dataclass(frozen=True, slots=True)
class Tally:
    won: int = 0
    played: int = 0

    def and_one(self, *, won: bool) -> "Tally":
        return Tally(self.won + won, self.played + 1)

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0


NEVER = Tally()
"""Before the first game."""


def opposition(game: FinishedGame, name: str) -> str:
    """Whom a game was played against: the strongest level at the table, people where only people sit there, or the
    game itself."""
    if is_alone(game):
        return SOLO
    bots = [seat.player for seat in game.others(name) if seat.player in STRENGTH]
    return max(bots, key=lambda player: STRENGTH[player], default=PEOPLE)


@dataclass(frozen=True, slots=True)
class Fared:
    """How a person has fared at one game."""

    levels: Mapping[str, Tally] = field(default_factory=dict)
    """By the strongest level at the table; games with advice say nothing about it."""
    automas: Mapping[tuple[str, str], Tally] = field(default_factory=dict)
    """Alone, by the automa and its level."""

    def against(self, automa: str) -> Tally:
        """Add up all levels of an automa, and what was mixed by hand."""
        found = [tally for (player, _), tally in self.automas.items() if player == automa]
        return Tally(sum(tally.won for tally in found), sum(tally.played for tally in found))


def fared(results: Iterable[FinishedGame], game: str, name: str, corrected: bool = False) -> Fared:
    """`corrected`: in games with data of one's own box, else in those with the published data."""
    levels: dict[str, Tally] = {}
    automas: dict[tuple[str, str], Tally] = {}
    for each in games_of(results, name):
        if each.game != game or each.corrected != corrected:
            continue
        won, others = has_won(each, name), {seat.player for seat in each.others(name)}
        whom = opposition(each, name)
        if whom in STRENGTH and not each.advised:
            levels[whom] = levels.get(whom, NEVER).and_one(won=won)
        elif whom == SOLO and len(others) == 1:
            automa = others.pop(), each.level
            automas[automa] = automas.get(automa, NEVER).and_one(won=won)
    return Fared(levels, automas)
