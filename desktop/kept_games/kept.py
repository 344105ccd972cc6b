"""The games kept on this computer, as lists show them: at a glance, or looked into move by move."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.program import Program
from desktop.table.seats import names_in_texts
from rules.core import folders
from rules.core.contract import Seating
from rules.core.edition import Problem
from rules.core.journal import games_in, read
from rules.core.modes import mode_of
from rules.core.savefile import Reading
from rules.core.types import YOU, Phrase, Seat, SeatName, phrase

if TYPE_CHECKING:
    from rules.core.timeline import Timeline

LOOKED_INTO = 12
"""How many games are read whole to find the one that is not over; more would be felt."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game has come."""

    moves: int
    is_over: bool
    asked: Seat | None
    stage: Phrase | None
    """How far that is as the game itself measures it."""
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Kept:
    path: Path
    changed: datetime
    game: str = ""
    mode: str = ""
    seating: tuple[Seating, ...] = ()
    colours: tuple[str, ...] = ()
    people: int = 0
    """Persons and bots; an automa is no player."""
    problems: tuple[Problem, ...] = ()
    damaged_at: int | None = None
    standing: Standing | None = None
    """None as long as only its first line was read, or nothing could be."""

    @property
    def is_lost(self) -> bool:
        """Whether not even the beginning of the game can be had."""
        return not self.game


def all_kept(program: Program) -> list[Kept]:
    """Games in progress and saves, the latest first, at a glance."""
    homes = (folders.games_in_progress(), folders.saves())
    found = [kept_of(path, reading) for folder in homes for path, reading in games_in(folder, program.library)]
    return sorted(found, key=lambda kept: kept.changed, reverse=True)


def looked_into(program: Program, kept: Kept) -> Kept:
    """The same game, with how far it has come and all that is wrong with its file."""
    reading = read(kept.path, program.library)
    whole = kept_of(kept.path, reading)
    if reading.timeline is None:
        return replace(kept, problems=reading.problems)
    return replace(whole, standing=standing_of(reading.timeline))


def in_progress(program: Program, games: list[Kept]) -> Kept | None:
    """The latest game that is not over."""
    folder = folders.games_in_progress()
    mine = [kept for kept in games if kept.path.parent == folder and not kept.is_lost]
    for kept in mine[:LOOKED_INTO]:
        whole = looked_into(program, kept)
        if whole.standing and not whole.standing.is_over:
            return whole
    return None


def kept_of(path: Path, reading: Reading) -> Kept:
    changed = changed_at(path)
    if reading.timeline is None:
        return Kept(path, changed, problems=reading.problems)
    record, game = reading.timeline.record, reading.timeline.game
    return Kept(
        path,
        changed,
        game.id,
        mode_of(game, record.options, record.players),
        record.seating,
        tuple(seat.colour for seat in record.seating),
        sum(seat.player not in game.automas for seat in record.seating),
        reading.problems,
        reading.damaged_at,
    )


def changed_at(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return datetime.fromtimestamp(0)


def standing_of(timeline: "Timeline") -> Standing:
    game, state = timeline.game, timeline.state
    decisions = game.deciding(state)
    return Standing(
        moves=len(timeline.past()) - 1,
        is_over=not decisions,
        asked=decisions[0].seat if decisions else None,
        stage=game.stage(state),
        winners=tuple(game.scores(state).winners) if not decisions else (),
    )


# Words


def title_of(kept: Kept, program: Program) -> str:
    """The game, and for how many."""
    return program.say("kept-title", game=phrase(f"drawer-{kept.game}"), seats=kept.people)


def mode_words(kept: Kept, program: Program) -> str:
    """How it is played; empty where that has no name."""
    texts = program.texts(program.library.named(kept.game))
    return texts.say_if_there(phrase(f"mode-{kept.game}-{kept.mode}")) or ""


def turn_of(kept: Kept, program: Program) -> str:
    """Say where the game is, and whose turn it is."""
    if kept.standing is None:
        return title_of(kept, program)
    return program.say("continue-below", game=phrase(f"drawer-{kept.game}"), standing=standing_words(kept, program))


def standing_words(kept: Kept, program: Program) -> str:
    """How far the game has come, and whose turn it is or who has won."""
    standing = kept.standing
    assert standing is not None
    if standing.is_over:
        winners = tuple(SeatName(seat) for seat in standing.winners)
        return say_at_table(phrase("kept-over", count=len(winners), winners=winners), kept, program)
    stage = standing.stage or phrase("kept-stage", moves=standing.moves)
    game = program.library.named(kept.game)
    said = program.say_phrase(stage, game)
    if kept.people == 1:
        return said
    asked = standing.asked or 0
    if names_of(kept, program)[asked] == YOU:
        return program.say("kept-your-turn", stage=said)
    return say_at_table(phrase("kept-going-on", stage=said, name=SeatName(asked)), kept, program)


def say_at_table(said: Phrase, kept: Kept, program: Program) -> str:
    """Say something of those who sit there, by the names that they have at their table."""
    game = program.library.named(kept.game)
    return program.say_phrase(said, game, names_of(kept, program))


def names_of(kept: Kept, program: Program) -> tuple[str, ...]:
    return names_in_texts(kept.seating, program.texts(program.library.named(kept.game)))


def day_of(moment: datetime, now: datetime) -> Phrase:
    """Today, yesterday, a day of this week, a date."""
    days = (now.date() - moment.date()).days
    week = 7
    if days <= 0:
        return phrase("when-today", hour=moment.hour, minute=moment.strftime("%M"))
    if days == 1:
        return phrase("when-yesterday")
    if days < week:
        return phrase("when-weekday", day=moment.isoweekday())
    if moment.year == now.year:
        return phrase("when-date", day=moment.day, month=moment.month)
    return phrase("when-year", day=moment.day, month=moment.month, year=str(moment.year))


def sentences(problems: tuple[Problem, ...], program: Program) -> Iterator[str]:
    """What is wrong with a file, in words."""
    return (program.say_phrase(each.sentence) for each in problems)
