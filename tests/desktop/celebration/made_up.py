"""Results made up in a line, for the facts that are read off them."""

from datetime import date, timedelta

from rules.core.finished_game import FinishedGame, SeatResult, id_of

FIRST = date(2026, 11, 1)


def mission(
    day: int,
    total: int,
    *,
    won: bool = True,
    number: int = 3,
    daily: str = "",
    friendly: bool = False,
    corrected: bool = False,
) -> FinishedGame:
    seats = (SeatResult("Clara", "person", total, 1, won),)
    return kept(day, seats, f"mission-{number}", daily=daily, friendly=friendly, corrected=corrected)


def against_zu(day: int, total: int, zu: int, level: str = "normal") -> FinishedGame:
    won = total > zu
    seats = (
        SeatResult("Clara", "person", total, 1 if won else 2, won),
        SeatResult("Zu", "zu", zu, 2 if won else 1, not won),
    )
    return kept(day, seats, "zu", level=level, game="excavation_earth")


def duel(day: int, total: int, other: int, player: str = "regular", name: str = "Malo") -> FinishedGame:
    won = total > other
    seats = (
        SeatResult("Clara", "person", total, 1 if won else 2, won),
        SeatResult(name, player, other, 2 if won else 1, not won),
    )
    return kept(day, seats, "competitive")


def kept(
    day: int,
    seats: tuple[SeatResult, ...],
    mode: str,
    *,
    level: str = "",
    game: str = "marajoara",
    daily: str = "",
    friendly: bool = False,
    corrected: bool = False,
) -> FinishedGame:
    return FinishedGame(
        id=id_of(f"{game}-{mode}", day),
        ended=f"{FIRST + timedelta(days=day)}T20:00:00+01:00",
        game=game,
        mode=mode,
        level=level,
        daily=daily,
        friendly=friendly,
        corrected=corrected,
        seats=seats,
    )
