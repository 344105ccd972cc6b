"""`vestiges bench`: the speed of each game beside python-chess, in the same run.

Knows no window. Whoever does hands in `Further` measures, which stand beside those of the rules in one document.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Protocol

from pydantic import ConfigDict

from rules.commands.answer import Answer, Document, InBoth
from rules.commands.arguments import Argument
from rules.commands.boxes import box_of, printed_edition
from rules.commands.call import Call
from rules.commands.collection import Collection
from rules.commands.failures import Denied
from rules.commands.measuring import QUICK, THOROUGH, Effort, alone, beside, each_takes, per_second
from rules.commands.measuring_advice import advice_times
from rules.commands.measuring_review import review_time
from rules.core.chain import START, chained
from rules.core.codec import options_from_json
from rules.core.contract import AnyGame, Seating
from rules.core.library import Library
from rules.core.record import new_record
from rules.core.savefile import Scribe, read_save, texts_of
from rules.core.timeline import Timeline
from rules.core.types import Arg, Phrase, phrase

ARGUMENTS = (Argument("GAME", text="bench-game"), Argument("--quick", flag=True))

MICRO, MILLI = 1_000_000, 1_000
GAMES_RECORDED = 3
POSITIONS = 24
"""Mid-game positions for the list of legal moves, from all recorded games together."""
MOST_PLIES = 300
"""A random game of chess may go on and on; no game of ours does."""


class Figure(Document):
    value: float
    yardstick: float | None = None
    ratio: float | None = None


Figures = Mapping[str, Figure]
Bounds = Mapping[str, tuple[float, float]]
"""What is promised and what is aimed at, by the name of the figure; of the ratio where there is a yardstick."""


class Further(Protocol):
    """Measures of another part of the program, to be taken in the same run."""

    bounds: Bounds

    def of_program(self, call: Call, effort: Effort) -> Figures:
        """Figures that belong to no game."""
        ...

    def of_game(self, call: Call, game: AnyGame, effort: Effort) -> Figures:
        """Return figures to stand beside those of the rules; none when there is not yet anything to measure."""
        ...


class GameFigures(Document):
    model_config = ConfigDict(frozen=True, extra="allow")

    engine: Figure
    """Random decisions per second; whole games."""
    legal: Figure
    """Microseconds for the list of legal moves, in mid-game."""
    replay: Figure
    """Validated moves per second."""
    jump: Figure
    """Microseconds to go to any move of a loaded game."""
    open: Figure
    """Milliseconds to open a finished game."""
    save_bytes: Figure


class BenchDocument(Document):
    """Document of a bench run; the figures of the whole program stand beside the games under their own names."""

    model_config = ConfigDict(frozen=True, extra="allow")

    games: dict[str, GameFigures]
    quick: bool
    note: InBoth | None = None
    """What could not be measured here, and why."""


BOUNDS: Bounds = {
    "engine": (0.3, 0.6),
    "legal": (1.2, 0.6),
    "replay": (0.16, 0.3),
    "jump": (1_000, 200),
    "open": (50, 20),
    "save_bytes": (40_000, 15_000),
    "words": (300, 150),
    "advice": (2_000, 1_000),
    "review": (60, 20),
}


def run(call: Call) -> Answer:
    return measured(call, None)


def measured(call: Call, further: Further | None, missing: Phrase | None = None) -> Answer:
    """Measures everything; `missing` says what cannot be measured here."""
    if find_spec("chess") is None:
        raise Denied(phrase("bench-no-chess"))
    effort = QUICK if call.given.quick else THOROUGH
    games = (call.game,) if call.given.game else call.collection.games
    program = dict(further.of_program(call, effort)) if further else {}
    figures = {game.id: figures_of(call.collection, game, effort) for game in games}
    if further:
        figures = {game.id: joined(figures[game.id], further.of_game(call, game, effort)) for game in games}
    told = {"games": figures, "quick": call.given.quick, "note": in_both(call, missing)}
    document = BenchDocument.model_validate({**program, **told})
    bounds = {**BOUNDS, **(further.bounds if further else {})}
    return Answer(document, readable(call, document, bounds, missing))


def joined(figures: GameFigures, more: Figures) -> GameFigures:
    return GameFigures.model_validate({**figures_in(figures), **more})


def figures_in(document: Document) -> dict[str, Figure]:
    """The figures of a document by name, those of the rules first."""
    return {name: figure for name, figure in document if isinstance(figure, Figure)}


def in_both(call: Call, said: Phrase | None) -> InBoth | None:
    if said is None:
        return None
    french, english = call.in_both().both(said)
    return InBoth(text_fr=french, text_en=english)


def figures_of(collection: Collection, game: AnyGame, effort: Effort) -> GameFigures:
    table = Table.of(collection, game)
    chess = Chess.of_some_games()
    seconds = effort.seconds
    engine = beside(
        lambda: per_second(table.play_at_random, seconds),
        lambda: per_second(chess.play_at_random, seconds),
        effort.rounds,
    )
    legal = beside(
        lambda: each_takes(table.list_legal, seconds) * MICRO,
        lambda: each_takes(chess.list_legal, seconds) * MICRO,
        effort.rounds,
    )
    replay = beside(
        lambda: per_second(table.replay, seconds),
        lambda: per_second(chess.replay, seconds),
        effort.rounds,
    )
    file = table.file()
    advice = advice_times(game, table.middle, len(table.seating))
    review = review_time(game, table.middle, table.recorded[0].states, len(table.seating))
    found = GameFigures(
        engine=compared(*engine),
        legal=compared(*legal),
        replay=compared(*replay),
        jump=Figure(value=round(alone(table.jump, effort.rounds) * MICRO, 2)),
        open=Figure(value=round(alone(lambda: table.open(file), effort.rounds) * MILLI, 2)),
        save_bytes=Figure(value=len(file)),
    )
    return joined(found, {name: Figure(value=value) for name, value in (advice | review).items()})


def compared(value: float, yardstick: float) -> Figure:
    return Figure(value=round(value, 2), yardstick=round(yardstick, 2), ratio=round(value / yardstick, 4))


# The game


@dataclass(frozen=True, slots=True)
class Recorded:
    start: Any
    moves: tuple[Any, ...]
    states: tuple[Any, ...]


class Table:
    """A game with as many seats as it needs at least, and some games of it that were played at random."""

    def __init__(self, game: AnyGame, library: Library, seating: tuple[Seating, ...]) -> None:
        self.game = game
        self.library = library
        self.seating = seating
        self.options = options_from_json(game, {})
        self.box = library.box(game)
        self.chance = random.Random(1)
        self.recorded = tuple(self.record(seed) for seed in range(GAMES_RECORDED))
        states = middle_of([recorded.states for recorded in self.recorded])
        self.middle = tuple((state, game.deciding(state)[0].seat) for state in states)
        self.timeline = self.loaded()

    @staticmethod
    def of(collection: Collection, game: AnyGame) -> "Table":
        library = Library((game,), lambda each: printed_edition(collection, each))
        box_of(game, library.edition(game))
        options = options_from_json(game, {})
        seatings = (bots(game, count) for count in game.seats)
        fitting = (each for each in seatings if not any(game.objections_to_start(options, each)))
        return Table(game, library, next(fitting))

    def begun(self, seed: int) -> Any:
        return self.game.setup(self.box, self.options, self.seating, seed)

    def record(self, seed: int) -> Recorded:
        game, chance = self.game, random.Random(seed)
        state, moves, states = self.begun(seed), [], []
        while decisions := game.deciding(state):
            states.append(state)
            moves.append(chance.choice(game.legal(state, decisions[0].seat)))
            state = game.apply(state, moves[-1]).state
        return Recorded(states[0], tuple(moves), tuple(states))

    def play_at_random(self) -> int:
        game, choose, played = self.game, self.chance.choice, 0
        state = self.begun(self.chance.getrandbits(32))
        while decisions := game.deciding(state):
            state = game.apply(state, choose(game.legal(state, decisions[0].seat))).state
            played += 1
        return played

    def list_legal(self) -> int:
        for state, seat in self.middle:
            list(self.game.legal(state, seat))
        return len(self.middle)

    def replay(self) -> int:
        game, recorded = self.game, self.chance.choice(self.recorded)
        state = recorded.start
        for move in recorded.moves:
            assert not any(game.objections(state, move))
            state = game.apply(state, move).state
        return len(recorded.moves)

    # As it is kept

    def loaded(self) -> Timeline:
        record = new_record(self.game, self.library.edition(self.game), self.options, self.seating)
        timeline = Timeline(self.game, record, self.box)
        for move in self.recorded[0].moves:
            timeline.propose(move)
        return timeline

    def jump(self) -> float:
        """Seconds to go to some other point, on average."""
        points = [self.chance.randrange(self.timeline.last + 1) for _ in range(200)]
        began = perf_counter()
        for point in points:
            self.timeline.go_to(point)
        return (perf_counter() - began) / len(points)

    def file(self) -> bytes:
        self.timeline.go_to(self.timeline.last)
        return chained(texts_of(self.timeline, Scribe()), START)[0]

    def open(self, file: bytes) -> float:
        began = perf_counter()
        reading = read_save(file, "bench", self.library)
        passed = perf_counter() - began
        assert reading.is_whole
        return passed


def bots(game: AnyGame, count: int) -> tuple[Seating, ...]:
    return tuple(Seating("random", colour, colour) for colour in game.colours[:count])


def middle_of(games: Sequence[Sequence[Any]]) -> Iterator[Any]:
    """Positions from the middle third of each game."""
    for states in games:
        third = len(states) // 3
        middle = states[third : 2 * third + 1]
        step = max(1, len(middle) * len(games) // POSITIONS)
        yield from middle[::step]


# The yardstick


class Chess:
    """The same things done with python-chess."""

    def __init__(self, games: Sequence[Sequence[str]], middle: Sequence[Any]) -> None:
        self.chance = random.Random(1)
        self.games = games
        self.middle = middle

    @staticmethod
    def of_some_games() -> "Chess":
        import chess

        chance, games, middle = random.Random(7), [], []
        for _ in range(GAMES_RECORDED):
            board, moves = chess.Board(), list[str]()
            while board.ply() < MOST_PLIES and (legal := list(board.legal_moves)):
                board.push(chance.choice(legal))
                moves.append(board.peek().uci())
                if board.ply() in range(20, 68, 6):
                    middle.append(board.copy())
            games.append(moves)
        return Chess(games, middle)

    def play_at_random(self) -> int:
        import chess

        board, choose = chess.Board(), self.chance.choice
        while board.ply() < MOST_PLIES and (legal := list(board.legal_moves)):
            board.push(choose(legal))
        return board.ply()

    def list_legal(self) -> int:
        for board in self.middle:
            list(board.legal_moves)
        return len(self.middle)

    def replay(self) -> int:
        import chess

        board, moves = chess.Board(), self.chance.choice(self.games)
        for move in moves:
            board.push_uci(move)
        return len(moves)


def readable(call: Call, document: BenchDocument, bounds: Bounds, missing: Phrase | None) -> Iterator[str]:
    for name, figure in figures_in(document).items():
        yield line(call, name, figure, bounds)
    for game_id, found in document.games.items():
        yield game_id
        for name, figure in figures_in(found).items():
            yield "  " + line(call, name, figure, bounds)
    if missing is not None:
        yield call.texts.say(missing)


def line(call: Call, name: str, figure: Figure, bounds: Bounds) -> str:
    """A figure beside its yardstick and what was promised; some are only told."""
    args: dict[str, Arg] = {"name": f"{name:<11}", "value": figure.value}
    if figure.yardstick is not None:
        args |= {"yardstick": figure.yardstick, "ratio": figure.ratio}
    kind = "" if figure.ratio is None else ".ratio"
    if name not in bounds:
        return call.texts.say(phrase(f"bench-told{kind}", **args))
    bound, aim = bounds[name]
    return call.texts.say(phrase(f"bench-line{kind}", bound=bound, aim=aim, **args))
