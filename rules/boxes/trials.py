"""Quick random games with corrected data: whether they begin, go on and end, and no component is lost on the way."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from typing import Any

from rules.boxes.blame import first_with, place_of_correction
from rules.boxes.findings import without_correction
from rules.boxes.own import OwnBox
from rules.core.census import differences
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Mode, Seating
from rules.core.edition import BrokenEdition
from rules.core.rng import seeded
from rules.core.types import Phrase, SeatName, phrase

GAMES = 200
MOST_MOVES = 6_000
"""No random game of any of the five is half as long."""
COUNTED_EVERY = 40
"""Moves; to count all components takes longer than to make some moves."""


@dataclass(frozen=True, slots=True)
class Table:
    """A way to play, with so many seats."""

    mode: Mode
    options: Any
    seating: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """A game that was tried; `wrong` says what is, with the number of the move."""

    mode: str
    seats: int
    seed: int
    moves: int
    wrong: Phrase | None = None
    paths: tuple[str, ...] = ()
    """The correction of an owner without which this game goes well, where there is one."""


Progress = Callable[[int, int], None]
"""Told how many games were played, and how many of them did not go well."""
MOST_BLAMED = 3
"""Games for which a correction is looked for; each is played some times more."""


def trials(game: AnyGame, box: Any, count: int = GAMES, seed: int = 0) -> Iterator[Trial]:
    """Play so many games, all ways to play in turns. Never raises."""
    for at, table in enumerate(islice(cycle(tables(game)), count)):
        yield tried(game, box, table, seed + at)


def failures(
    game: AnyGame, own: OwnBox, count: int = GAMES, seed: int = 0, progress: Progress | None = None
) -> tuple[Trial, ...]:
    """The games with the data of an owner that did not go well, with what is to blame. A box can be built from them."""
    found: list[Trial] = []
    for played_so_far, trial in enumerate(trials(game, game.box(own.edition), count, seed), 1):
        if trial.wrong is not None:
            found.append(blamed(game, own, trial) if len(found) < MOST_BLAMED else trial)
        if progress is not None:
            progress(played_so_far, len(found))
    return tuple(found)


def blamed(game: AnyGame, own: OwnBox, trial: Trial) -> Trial:
    """The trial with the correction that it goes wrong with: the same game goes well with all the others."""
    table = next(each for each in tables(game) if (each.mode.id, len(each.seating)) == (trial.mode, trial.seats))

    def goes_well(other: OwnBox) -> bool | None:
        """None where no box can be built."""
        try:
            box = game.box(other.edition)
        except BrokenEdition:
            return None
        return tried(game, box, table, trial.seed).wrong is None

    first = first_with(
        len(own.corrections), lambda made: goes_well(replace(own, corrections=own.corrections[:made])) is False
    )
    if first is None:
        return trial
    path = place_of_correction(own.corrections[first])
    return replace(trial, paths=(path,)) if goes_well(without_correction(own, path)) else trial


def tables(game: AnyGame) -> tuple[Table, ...]:
    """Each mode with each number of seats that it can be played with."""
    return tuple(
        found for mode in game.modes for count in mode.seats if (found := table_of(game, mode, count)) is not None
    )


def table_of(game: AnyGame, mode: Mode, count: int) -> Table | None:
    """None where mode and seats do not go together."""
    option, _, value = mode.id.rpartition("-")
    spec = next((each for each in game.option_specs if each.id == option), None)
    chosen = next((each for each in (spec.choices if spec is not None else ()) if str(each) == value), None)
    options = game.options_type(**({option: chosen} if chosen is not None else {}))
    players = ["person"] * (count - bool(mode.automa)) + [mode.automa] * bool(mode.automa)
    colours = fitting(game.colours_for(players))
    seating = tuple(Seating(player, "", colour) for player, colour in zip(players, colours, strict=True))
    return Table(mode, options, seating) if not any(game.objections_to_start(options, seating)) else None


def tried(game: AnyGame, box: Any, table: Table, seed: int) -> Trial:
    found: list[Phrase | None] = []
    try:
        for wrong in played(game, box, table, seed):
            found.append(wrong)
            if wrong is not None:
                break
    except Exception as error:  # data may be well formed and still make a game stumble
        found.append(phrase("box-trial-stumbles", reason=type(error).__name__))
    return Trial(table.mode.id, len(table.seating), seed, len(found) - 1, found[-1])


def played(game: AnyGame, box: Any, table: Table, seed: int) -> Iterator[Phrase | None]:
    """Make random moves to the end: after each, what is wrong with the position, if anything is."""
    rng = seeded(seed, "trial")
    state = game.setup(box, table.options, table.seating, seed)
    yield lost(game, state)
    for number in range(1, MOST_MOVES + 1):
        decisions = game.deciding(state)
        if not decisions:
            yield lost(game, state)
            return
        decision, rng = rng.pick(decisions)
        legal: Sequence[Any] = game.legal(state, decision.seat)
        if not legal:
            yield phrase("box-trial-stuck", seat=SeatName(decision.seat))
            return
        move, rng = rng.pick(legal)
        state = game.apply(state, move).state
        yield lost(game, state) if number % COUNTED_EVERY == 0 else None
    yield phrase("box-trial-endless", moves=MOST_MOVES)


def lost(game: AnyGame, state: Any) -> Phrase | None:
    """The first kind of component that is not as many as in the box."""
    for kind, counted, should in differences(game.census(state), game.box_census(state)):
        return phrase("box-trial-lost", kind=kind, counted=counted, should=should)
    return None
