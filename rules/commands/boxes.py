"""From the words of the command line to a game that can begin: edition, options, seats."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rules.bots.registry import bots_of
from rules.boxes import kept
from rules.boxes.kept import corrections_in as read_corrections
from rules.boxes.own import OwnBox
from rules.boxes.playing import as_problems, objections_to_playing
from rules.commands.arguments import with_near
from rules.commands.call import Call
from rules.commands.collection import Collection
from rules.commands.failures import Denied, WrongUsage
from rules.core import folders
from rules.core.codec import Unreadable, options_from_words
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition, Edition, Problem, read_edition
from rules.core.options import Value, settings_of
from rules.core.record import Policy, Record, new_record
from rules.core.types import phrase
from rules.teaching.editions import MadeEdition
from rules.teaching.reading import is_made, read_made

PERSON = "person"
MOST_SEATS = 12


@dataclass(frozen=True, slots=True)
class Beginning:
    """All that `game.setup` wants, but the seed."""

    game: AnyGame
    edition: Edition
    box: Any
    options: Any
    seating: tuple[Seating, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seating)

    def record(self, seed: int, policy: Policy) -> Record:
        return new_record(self.game, self.edition, self.options, self.seating, seed=seed, policy=policy)


# The edition


def edition_of(call: Call, game: AnyGame, corrections: Path | None) -> Edition:
    """The edition with an owner's corrections: those of a file, else those kept on this computer. Raises `Denied`."""
    published = printed_edition(call.collection, game)
    if corrections is None:
        return with_kept_corrections(call, game, published)
    edition, problems = with_corrections(game, published, corrections_in(game, corrections, wanted=True))
    if problems:
        raise Denied(phrase("edition-not-played", problem=problems[0].sentence, game=game.id), game)
    return edition


def with_kept_corrections(call: Call, game: AnyGame, published: Edition) -> Edition:
    """What is kept must not keep anybody from playing: what is wrong with it is told and left out."""
    own, told = kept.read(game, published)
    edition, problems = with_corrections(game, published, own.corrections)
    for each in (*told, *problems):
        print(call.texts.of(game).say(phrase("edition-left-out", problem=each.sentence)), file=sys.stderr)
    return published if problems else edition


def with_corrections(
    game: AnyGame, published: Edition, corrections: tuple[Correction, ...]
) -> tuple[Edition, tuple[Problem, ...]]:
    """The corrected edition, the published one where no box can be built; and why nothing can be played with it."""
    try:
        edition = published.corrected(corrections)
        game.box(edition)
    except BrokenEdition as broken:
        return published, broken.problems
    return edition, tuple(as_problems(objections_to_playing(game, OwnBox(published, edition.corrections))))


def owners_corrections(game: AnyGame, file: Path | None) -> tuple[Correction, ...]:
    """Read the corrections of a file, else those kept on this computer."""
    return corrections_in(game, file or folders.corrections(game.id), wanted=file is not None)


def printed_edition(collection: Collection, game: AnyGame) -> Edition:
    folder = collection.home(game.id) / "edition"
    try:
        return read_edition(folder, game.id)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Denied(phrase("edition-unreadable", folder=str(folder), reason=str(error))) from error


def corrections_in(game: AnyGame, file: Path, *, wanted: bool) -> tuple[Correction, ...]:
    """A list of corrections, or the file in which somebody hands theirs on."""
    if not file.exists() and not wanted:
        return ()
    raw = read_file(file)
    if is_made(raw):
        return corrections_handed_on(game, raw, file)
    try:
        return read_corrections(raw)
    except ValueError as error:
        raise Denied(phrase("file-no-corrections", file=str(file))) from error


def corrections_handed_on(game: AnyGame, raw: bytes, file: Path) -> tuple[Correction, ...]:
    reading = read_made(raw)
    if reading.made is None:
        raise Denied(reading.problems[0].sentence)
    if not isinstance(reading.made, MadeEdition):
        raise Denied(phrase("file-no-corrections", file=str(file)))
    if reading.made.game != game.id:
        raise Denied(phrase("file-other-game", file=str(file), game=reading.made.game))
    return reading.made.corrected


def read_file(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError as error:
        raise WrongUsage(phrase("file-missing", file=str(file))) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Denied(phrase("file-unreadable", file=str(file), reason=reason)) from error


def box_of(game: AnyGame, edition: Edition) -> Any:
    try:
        return game.box(edition)
    except BrokenEdition as broken:
        raise Denied(broken.problems[0].sentence, game) from broken


# Options and seats


def options_of(game: AnyGame, words: Sequence[str] | None, given: Mapping[str, Value] | None = None) -> Any:
    """What is said on the command line, over what is given."""
    try:
        return options_from_words(game, words or (), given)
    except Unreadable as error:
        raise WrongUsage(error.problems[0].sentence, game) from error


def at_level(game: AnyGame, players: Sequence[str], wanted: str | None) -> dict[str, Value]:
    """What the options of the automas at the table are at this level; nothing where none is wanted."""
    if wanted is None:
        return {}
    levels = [each for each in game.levels if each.player in players]
    if not levels:
        raise Denied(phrase("level-without-automa", level=wanted), game)
    found = [each for each in levels if each.id == wanted]
    if not found:
        raise WrongUsage(with_near("wrong-level", wanted, list(dict.fromkeys(each.id for each in levels))))
    return {id: value for level in found for id, value in settings_of(level, levels, game.option_specs).items()}


def beginning(call: Call, players: Sequence[str], names: Sequence[str] = ()) -> Beginning:
    """What the command line asks for. Raises `Failure` when it cannot be."""
    game = call.game
    check_players(game, players)
    check_count(game, len(players))
    level = at_level(game, players, getattr(call.given, "level", None))
    options = options_of(game, call.given.option, level)
    seating = seats_for(game, players, names)
    for refusal in game.objections_to_start(options, seating):
        raise Denied(refusal.sentence, game, [seat.name for seat in seating])
    edition = edition_of(call, game, getattr(call.given, "corrections", None))
    return Beginning(game, edition, box_of(game, edition), options, seating)


def check_players(game: AnyGame, players: Sequence[str]) -> None:
    known = players_of(game)
    for player in players:
        if player not in known:
            raise WrongUsage(with_near("wrong-player", player, known))


def players_of(game: AnyGame) -> tuple[str, ...]:
    """Who may take a seat: a person, bots, automas."""
    return PERSON, *bots_of(game.id), *game.automas


def check_count(game: AnyGame, count: int) -> None:
    if count not in game.seats:
        counts = tuple(str(each) for each in game.seats)
        raise WrongUsage(phrase("wrong-seat-count", count=count, counts=counts), game)


def seats_for(game: AnyGame, players: Sequence[str], names: Sequence[str]) -> tuple[Seating, ...]:
    """A seat without a name is called by its number, in whatever language."""
    if len(names) > len(players):
        raise WrongUsage(phrase("wrong-name-count", names=len(names), seats=len(players)))
    named = [*names, *[""] * (len(players) - len(names))]
    colours = fitting(game.colours_for(players))
    return tuple(Seating(player, name, colour) for player, name, colour in zip(players, named, colours, strict=True))


def players_given(call: Call, usual: str) -> tuple[str, ...]:
    """`--seats A,B`, or only how many; else as few as the game can do with."""
    given: tuple[str, ...] | None = call.given.seats
    if given is None:
        return fewest_seats(call, usual)
    if len(given) == 1 and given[0].isdecimal():
        return (usual,) * min(int(given[0]), MOST_SEATS)
    return given


def fewest_seats(call: Call, player: str) -> tuple[str, ...]:
    """Return as many of the same bot as the game needs at least with these options."""
    game = call.game
    options = options_of(game, call.given.option)
    for count in game.seats:
        players = (player,) * count
        if not any(game.objections_to_start(options, seats_for(game, players, ()))):
            return players
    return (player,) * game.seats[0]


def rotated(beginning_: Beginning, turn: int) -> Beginning:
    """The same players, each `turn` places further round the table; colours stay where they are, as far as they may."""
    count = len(beginning_.seating)
    moved = [beginning_.seating[(at - turn) % count] for at in range(count)]
    colours = fitting(
        beginning_.game.colours_for([seat.player for seat in moved]), [seat.colour for seat in beginning_.seating]
    )
    seating = tuple(replace(seat, colour=colour) for seat, colour in zip(moved, colours, strict=True))
    return replace(beginning_, seating=seating)


def json_in(file: Path) -> Any:
    try:
        return json.loads(read_file(file))
    except (ValueError, RecursionError) as error:
        raise Denied(phrase("file-not-json", file=str(file))) from error
