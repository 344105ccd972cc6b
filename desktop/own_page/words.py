"""What the page says of games, days and people, in the language in use."""

from collections.abc import Iterator
from datetime import date, datetime

from desktop.kept_games.kept import day_of
from desktop.kept_games.tallies import PEOPLE, SOLO
from desktop.program import Program
from rules.core.finished_game import GENTLE, FinishedGame, SeatResult
from rules.core.records import is_alone
from rules.core.types import Phrase, phrase

MINUTE, HOUR = 60, 3600


class Wording:
    def __init__(self, program: Program) -> None:
        self.program = program

    def say(self, id: str, **args: object) -> str:
        return self.program.say(id, **args)

    def phrased(self, said: Phrase, game: str = "") -> str:
        """A phrase, with the words of a game if it is of one."""
        return self.program.say_phrase(said, self.program.library.named(game) if game else None)

    def _if_there(self, id: str, game: str) -> str:
        return self.program.texts(self.program.library.named(game)).say_if_there(phrase(id)) or ""

    # People

    def person(self, name: str) -> str:
        """The name, or what somebody is called who gave none."""
        return name or self.say("own-nameless")

    def owner(self, name: str) -> str:
        """Return what the person is called whose page it is."""
        return name or self.say("own-you")

    def seat(self, seat: SeatResult, game: str) -> str:
        """A person by their name; a computer by its level, an automa by what its game calls it."""
        if seat.is_person:
            return self.person(seat.name)
        return self._if_there(f"player-{seat.player}", game) or seat.name or seat.player

    # Games

    def game(self, id: str) -> str:
        return self._if_there(f"game-{id}", id) or id

    def contest(self, game: FinishedGame, name: str) -> str:
        """A mission by its name, an automa with its level, else who else sat there."""
        others = game.others(name)
        if not others:
            return self._if_there(f"mode-{game.game}-{game.mode}", game.game)
        if is_alone(game) and game.level:
            level = self._if_there(f"level-{game.level}", game.game) or game.level
            return self.say("own-against-automa", automa=self.seat(others[0], game.game), level=level)
        if all(seat.is_person for seat in others):
            return self.say("own-with", names=tuple(self.seat(seat, game.game) for seat in others))
        return self.say("own-against", names=tuple(self.seat(seat, game.game) for seat in others))

    def result(self, game: FinishedGame, name: str) -> str:
        seat = game.seat_of(name)
        if seat is None:
            return ""
        if len(game.seats) == 1:
            return self.say("own-mission-won" if seat.won else "own-mission-lost")
        if seat.won:
            return self.say("own-game-won")
        return self.say("own-game-rank", rank=seat.rank, seats=len(game.seats))

    def remarks(self, game: FinishedGame) -> Iterator[str]:
        """Why a game makes no record, and whether it was a challenge of the day."""
        if game.daily:
            yield self.say("own-daily")
        if any(seat.player == GENTLE for seat in game.seats):
            yield self.say("own-gentle")
        if game.friendly:
            yield self.say("own-friendly")
        if game.advised:
            yield self.say("own-advised", count=game.advised)
        if game.corrected:
            yield self.say("own-corrected")

    # Opponents

    def column(self, column: str) -> str:
        own = {PEOPLE: "own-column-people", SOLO: "own-column-solo"}
        return self.say(own.get(column, f"player-{column}"))

    # Time

    def time(self, seconds: int) -> str:
        """Hours, or minutes where it is not one yet; a game of unknown time adds nothing."""
        if seconds >= HOUR:
            return self.say("own-hours", hours=round(seconds / HOUR))
        return self.say("own-minutes", minutes=round(seconds / MINUTE))

    def day(self, moment: datetime | date, now: datetime | None) -> str:
        """Today, yesterday, a date; on paper, which has no today, always with its year."""
        if now is None:
            return self.say("when-year", day=moment.day, month=moment.month, year=str(moment.year))
        at = moment if isinstance(moment, datetime) else datetime(moment.year, moment.month, moment.day)
        said = day_of(at.replace(tzinfo=None), now.replace(tzinfo=None))
        return self.program.say_phrase(phrase("own-today") if said.id == "when-today" else said)

    # Figures

    def figure(self, value: float, digits: int) -> str:
        said = f"{value:.{digits}f}"
        return said.replace(".", ",") if self.program.settings.language == "fr" else said

    def signed(self, value: float, digits: int) -> str:
        """A figure with its sign; none where it is rounded to nothing."""
        rounded = round(value, digits)
        return ("+" if rounded > 0 else "−" if rounded < 0 else "") + self.figure(abs(rounded), digits)

    def share(self, share: float) -> str:
        return self.say("own-share", percent=round(100 * share))
