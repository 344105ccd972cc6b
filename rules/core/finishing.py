"""The result of a game that stands at its end, from its timeline. The moment comes in as a value."""

from datetime import datetime
from typing import Any

from rules.core.contract import AnyGame
from rules.core.finished_game import CUSTOM, FinishedGame, OptionValue, SeatResult
from rules.core.modes import mode_of
from rules.core.options import level_at
from rules.core.savefile import NAME_LETTERS
from rules.core.timeline import Timeline


def result_of(timeline: Timeline, id: str, ended: datetime, seconds: int = 0, daily: str = "") -> FinishedGame:
    """The result of a game that stands at its end."""
    record, game = timeline.record, timeline.game
    return FinishedGame(
        id=id,
        ended=ended.isoformat(timespec="seconds"),
        game=game.id,
        mode=mode_of(game, record.options, record.players),
        level=level_of(game, record.options, record.players),
        options=unusual(game, record.options),
        rules_version=record.rules_version,
        corrected=bool(record.corrections),
        policy=record.policy,
        friendly=timeline.has_left_revelations,
        seed=record.seed,
        moves=len(timeline.past()) - 1,
        advised=timeline.advised_moves,
        seconds=seconds,
        daily=daily,
        seats=seats_of(timeline),
    )


def seats_of(timeline: Timeline) -> tuple[SeatResult, ...]:
    sheet = timeline.game.scores(timeline.state)
    return tuple(
        SeatResult(each.name[:NAME_LETTERS], each.player, sheet.totals[seat], sheet.ranks[seat], seat in sheet.winners)
        for seat, each in enumerate(timeline.record.seating)
    )


def level_of(game: AnyGame, options: Any, players: tuple[str, ...]) -> str:
    automa = next((player for player in players if any(level.player == player for level in game.levels)), "")
    if not automa:
        return ""
    values = {spec.id: getattr(options, spec.id) for spec in game.option_specs}
    level = level_at(automa, values, game.levels, game.option_specs)
    return level.id if level else CUSTOM


def unusual(game: AnyGame, options: Any) -> dict[str, OptionValue]:
    values = {spec.id: (getattr(options, spec.id), spec.usual) for spec in game.option_specs}
    return {id: value for id, (value, usual) in values.items() if value != usual}
