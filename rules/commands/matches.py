"""Matches between bots: seats rotated over the same seeds, each game a line, so that a measurement can be resumed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Any

from rules.bots.policy import Budget, Policy
from rules.bots.registry import policy_named
from rules.commands.answer import Document
from rules.commands.boxes import Beginning, rotated
from rules.commands.headless import Played, play
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.rng import Rng, seeded
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot against others that are all alike, or alone against what the rules do."""

    level: str
    against: str
    """A level; empty where the game itself is the opponent."""
    seats: tuple[str, ...]
    """The first one is the one that is measured."""
    options: Any
    setting: str = ""
    """The level of an automa, or the mission, in a word; empty at a table of bots."""

    @property
    def name(self) -> str:
        return " ".join(filter(None, (self.level, self.against, str(len(self.seats)), self.setting)))


class Line(Document):
    """One game of a pairing."""

    pairing: str
    number: int
    won: float
    """1; or a share of the win; or 0."""
    place: float
    """1 is the first; who is level shares places."""
    margin: int
    """How far ahead of the best of the others."""
    milliseconds: Mapping[str, list[int]]
    """Of processor time, for every choice, by the bot that made it."""

    @property
    def task(self) -> tuple[str, int]:
        return self.pairing, self.number


@dataclass(frozen=True, slots=True)
class Matches:
    """What a worker needs; the box is made there, from plain data."""

    game: AnyGame
    edition: Edition
    colours: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    seed: int


class Hall:
    """Plays the games of matches, one after the other."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.box = matches.game.box(matches.edition)

    def line(self, task: tuple[int, int]) -> Line:
        """Play a game of a pairing; two games in a row, or as many as there are seats, share a seed."""
        which, number = task
        game, pairing = self.matches.game, self.matches.pairings[which]
        count = len(pairing.seats)
        seed = seeded(self.matches.seed, f"{pairing.setting}-{count}-{number // count}").word
        seating = tuple(
            Seating(player, "", colour) for player, colour in zip(pairing.seats, self.matches.colours, strict=False)
        )
        turn = number % count
        start = rotated(Beginning(game, self.matches.edition, self.box, pairing.options, seating), turn)
        state = game.setup(self.box, pairing.options, start.seating, seed)
        bots = {seat: Timed(bot) for seat, bot in bots_at(game, start.seating)}
        played = play(game, state, bots, seed)
        if not played.finished:
            raise RuntimeError(f"{pairing.name}, game {number}: {played.error}")
        won, place, margin = result_of(game, played, turn)
        return Line(
            pairing=pairing.name,
            number=number,
            won=won,
            place=place,
            margin=margin,
            milliseconds=milliseconds_of(bots.values()),
        )


def bots_at(game: AnyGame, seating: Iterable[Seating]) -> Iterator[tuple[Seat, Policy]]:
    for seat, each in enumerate(seating):
        bot = policy_named(each.player, game.id)
        if bot is not None:
            yield seat, bot


class Timed:
    """A bot, and how long each of its choices took."""

    def __init__(self, bot: Policy) -> None:
        self.bot = bot
        self.name, self.looks, self.usual_budget = bot.name, bot.looks, bot.usual_budget
        self.milliseconds: list[int] = []

    def choose(self, game: AnyGame, view: Any, legal: Any, rng: Rng, budget: Budget) -> Any:
        began = process_time()
        move = self.bot.choose(game, view, legal, rng, budget)
        self.milliseconds.append(round(1000 * (process_time() - began)))
        return move


def result_of(game: AnyGame, played: Played, seat: Seat) -> tuple[float, float, int]:
    """What share of the win the seat has, its place, and how far ahead it is."""
    sheet = played.scores(game)
    own, winners = sheet.totals[seat], sheet.winners
    others = [at for at, _ in enumerate(sheet.totals) if at != seat]
    margin = own - max((sheet.totals[at] for at in others), default=0)
    if seat in winners:
        return 1 / len(winners), (1 + len(winners)) / 2, margin
    ahead = sum(at in winners or sheet.totals[at] > own for at in others)
    level = sum(at not in winners and sheet.totals[at] == own for at in others)
    return 0.0, 1 + ahead + level / 2, margin


def milliseconds_of(bots: Iterable[Timed]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for bot in bots:
        found.setdefault(bot.name, []).extend(bot.milliseconds)
    return found
