"""Medals: missions and levels of automas that were won, from the results, and from the profile, which is older.

They are won with the published data: with those of another box a mission may be another one.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.core.contract import AnyGame
from rules.core.finished_game import FinishedGame
from rules.core.modes import row_of_challenges
from rules.core.options import Level
from rules.core.profile import Profile
from rules.core.records import has_won
from rules.core.types import Phrase, phrase

Metal = Literal["", "bronze", "silver", "gold"]
FOR_GOLD = 3
"""So many wins without going back on fate."""


@dataclass(frozen=True, slots=True)
class Medal:
    sign: str
    """What stands on it."""
    name: Phrase
    metal: Metal = ""


@dataclass(frozen=True, slots=True)
class Row:
    """The medals of a game's missions, or of its automa."""

    game: str
    heading: Phrase
    medals: tuple[Medal, ...]

    @property
    def won(self) -> int:
        return sum(bool(medal.metal) for medal in self.medals)


def rows_of(
    games: Sequence[AnyGame],
    mine: Sequence[FinishedGame],
    all_results: Sequence[FinishedGame],
    profile: Profile,
    name: str,
) -> tuple[Row, ...]:
    """`all_results`: what others have won on this computer is not mine, though the profile does not say who it was."""
    return tuple(row for game in games for row in rows_of_game(game, Wins(game, mine, all_results, profile, name)))


@dataclass(frozen=True, slots=True)
class Wins:
    game: AnyGame
    mine: Sequence[FinishedGame]
    everybody: Sequence[FinishedGame]
    profile: Profile
    name: str

    def metal(self, *, mode: str = "", level: str = "", achievements: Iterable[str] = ()) -> Metal:
        won = [each for each in self._alike(self.mine, mode, level) if has_won(each, self.name)]
        if any(each.counts for each in won):
            alone = sum(each.counts and not each.advised for each in won)
            return "gold" if alone >= FOR_GOLD else "silver"
        if won:
            return "bronze"
        is_old = any(self.profile.has(self.game.id, each) for each in achievements)
        is_of_somebody = any(
            seat.won and seat.is_person for each in self._alike(self.everybody, mode, level) for seat in each.seats
        )
        return "bronze" if is_old and not is_of_somebody else ""

    def _alike(self, results: Iterable[FinishedGame], mode: str, level: str) -> Iterator[FinishedGame]:
        return (
            each
            for each in results
            if each.game == self.game.id
            and not each.corrected
            and (not mode or each.mode == mode)
            and (not level or each.level == level)
        )


def rows_of_game(game: AnyGame, wins: Wins) -> Iterator[Row]:
    row = row_of_challenges(game)
    if row is not None:
        modes = {mode.id for mode in game.modes}
        wanted = [value for value in row.choices if f"{row.id}-{value}" in modes]
        medals = tuple(
            Medal(str(value), phrase(f"mode-{game.id}-{mode}"), wins.metal(mode=mode, achievements=(mode,)))
            for value in wanted
            if (mode := f"{row.id}-{value}")
        )
        yield Row(game.id, phrase("own-medals-missions", game=phrase(f"drawer-{game.id}")), medals)
    for player in dict.fromkeys(level.player for level in game.levels):
        levels = [level for level in game.levels if level.player == player]
        medals = tuple(
            Medal(
                str(number),
                phrase(f"level-{level.id}"),
                wins.metal(level=level.id, achievements=achievements_of(level, levels, game)),
            )
            for number, level in enumerate(levels, 1)
        )
        named = {"game": phrase(f"drawer-{game.id}"), "automa": phrase(f"player-{player}")}
        yield Row(game.id, phrase("own-medals-automa", **named), medals)


def achievements_of(level: Level, levels: Sequence[Level], game: AnyGame) -> tuple[str, ...]:
    """What the profile calls a win at this level, where a value that no other level has says it."""
    for id, value in level.values.items():
        spec = next(spec for spec in game.option_specs if spec.id == id)
        if spec.kind == "choice" and sum(each.values.get(id) == value for each in levels) == 1:
            return f"solo-{value}", f"solo-won-{value}", f"solo-won-level-{value}"
    return ()
