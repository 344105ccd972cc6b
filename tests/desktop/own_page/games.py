"""Finished games for the page, each stated in a line; today is the 19th of November 2026."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import Any

from rules.core.finished_game import FinishedGame, SeatResult, id_of

NOW = datetime(2026, 11, 19, 20, 0, tzinfo=timezone(timedelta(hours=1)))


def finished(
    days_ago: int = 0,
    *others: str,
    total: int = 50,
    won: bool = True,
    name: str = "Clara",
    game: str = "marajoara",
    mode: str = "",
    **said: Any,
) -> FinishedGame:
    """Against these players: a bot's or an automa's id, or the name of a person."""
    mine = SeatResult(name, "person", total, 1 if won else 2, won)
    seats = [mine, *(seat_of(other, won=not won and number == 0) for number, other in enumerate(others))]
    ended = NOW - timedelta(days=days_ago)
    made = FinishedGame(
        id="",
        ended=ended.isoformat(timespec="seconds"),
        game=game,
        mode=mode or ("competitive" if others else "mission-1"),
        seconds=1_800,
        moves=days_ago,
        seed=abs(hash((days_ago, others, total, name, game))) % 2**60,
        seats=tuple(seats),
    )
    return replace(made, id=id_of(f"{game}-{days_ago}.vestiges", made.seed), **said)


def seat_of(player: str, *, won: bool) -> SeatResult:
    is_name = player[:1].isupper()
    return SeatResult(player if is_name else "", "person" if is_name else player, 40, 1 if won else 2, won)
