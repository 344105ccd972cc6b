"""Who has played on this computer: choosing, renaming, and deleting what a person has played."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from desktop import start_cache
from desktop.program import Program
from rules.core.edition import Problem
from rules.core.profile import called


@dataclass(frozen=True, slots=True)
class Known:
    name: str
    """Empty: those who gave no name."""
    games: int


class People:
    def __init__(self, program: Program) -> None:
        self.program = program
        self._chosen: str | None = None

    @property
    def name(self) -> str:
        """Who was chosen here, else who plays now; where nobody has said so, whoever has given a name last."""
        if self._chosen is not None:
            return self._chosen
        settings = self.program.settings
        latest = next((each for each in settings.names if isinstance(each, str)), "")
        return settings.name or (latest if self.games_of(latest) else "")

    def known(self) -> tuple[Known, ...]:
        """All who have given a name or played, who plays now first."""
        names: dict[str, str] = {}
        for name in self._names():
            names.setdefault(called(name), name)
        return tuple(Known(name, self.games_of(name)) for name in names.values() if name or self.games_of(name))

    def games_of(self, name: str) -> int:
        return sum(game.seat_of(name) is not None for game in self.program.results.results)

    def _names(self) -> Iterator[str]:
        settings = self.program.settings
        yield settings.name
        yield from (each for each in settings.names if isinstance(each, str))
        for game in reversed(self.program.results.results):
            yield from (seat.name for seat in game.seats if seat.is_person)

    # Changes

    def choose(self, name: str) -> None:
        """This person plays from now on."""
        self._chosen = name
        self.program.settings_file.change(name=name, names=self._latest_first(name))

    def rename(self, old: str, new: str) -> tuple[Problem, ...]:
        """Give a person another name, in all that was played and kept."""
        self._chosen = new
        problems = [self.program.results.rename(old, new), self.program.profile.rename(old, new)]
        problems.append(self.program.puzzles.rename(old, new))
        names = [each for each in self._latest_first(new) if called(each) != called(old) or each == new]
        new_games = replaced(self.program.settings.new_games, old, new)
        self.program.settings_file.change(name=new, names=names, new_games=new_games)
        return tuple(each for each in problems if each is not None)

    def forget(self, name: str) -> tuple[Problem, ...]:
        """Delete what this person has played and kept; whoever plays next gives a name again."""
        problems = [self.program.results.forget(name), self.program.profile.forget(name)]
        problems.append(self.program.puzzles.forget(name))
        wrong = tuple(each for each in problems if each is not None)
        if not wrong:
            self._chosen = None
            settings = self.program.settings
            names = [each for each in settings.names if called(each) != called(name)]
            now = "" if called(settings.name) == called(name) else settings.name
            new_games = replaced(settings.new_games, name, "")
            tutor = {who: set_to for who, set_to in settings.tutor.items() if called(who) != called(name)}
            self.program.settings_file.change(name=now, names=names, new_games=new_games, tutor=tutor)
            start_cache.forget()
        return wrong

    def _latest_first(self, name: str) -> list[str]:
        others = [
            each for each in self.program.settings.names if isinstance(each, str) and called(each) != called(name)
        ]
        return [name, *others] if name else others


def replaced(written: Any, old: str, new: str) -> Any:
    """What is written, with another name wherever the old one stands alone: the last choices for a new game name who
    sat there."""
    match written:
        case dict():
            return {key: replaced(value, old, new) for key, value in written.items()}
        case list():
            return [replaced(each, old, new) for each in written]
        case str() if old and called(written) == called(old):
            return new
        case _:
            return written
