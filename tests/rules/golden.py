"""Whole games kept as files, for any game: how they begin, every move, checksums of the position, how they end.

One JSON value a line: first the beginning, then moves, after every twenty of them a checksum, at last the scores.

    python -m tests.rules.golden hoyuk                  plays and records anew, only when a rule has really changed
    python -m tests.rules.golden hoyuk --same-moves     records the moves that are kept, as far as each game goes
"""

import json
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.core.codec import checksum, move_from_json, move_json
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.core.types import Json, Seat
from tests.each_game import IDS
from tests.rules.core.sitting import seated

EVERY = 20
"""Moves between two checksums."""
SMALL = 60_000
"""Letters of a file, at the most."""


@dataclass(frozen=True, slots=True)
class Beginning:
    players: tuple[str, ...]
    """Who sits where: `person`, or the name of an automa."""
    seed: int
    options: Any
    notes: Json = None
    """A stated position to begin at, in the short notation; it knows seats and options by itself."""

    def state(self, game: AnyGame, box: Any) -> Any:
        if self.notes is not None:
            return game.position(self.notes, box)
        return game.setup(box, self.options, seated(game, *self.players), self.seed)


Choose = Callable[[Any, Sequence[Any]], Any]
"""What is played in a position, of the legal moves."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The kept games of one game."""

    game: AnyGame
    box: Any
    games: dict[str, Beginning]
    player: Callable[[Beginning], Choose]
    """Plays a game that begins so, when it is recorded anew."""
    winners: Mapping[str, list[Seat]] = field(default_factory=dict)
    """Of games that are kept because they end so."""
    unused: frozenset[str] = frozenset()
    """Kinds of moves that none of them makes."""
    small: int = SMALL

    # To record

    def record(self, name: str) -> None:
        """Play a game anew; only where a rule has really changed."""
        beginning = self.games[name]
        choose = self.player(beginning)
        state, moves = beginning.state(self.game, self.box), list[Any]()
        while decisions := self.game.deciding(state):
            moves.append(choose(state, self.game.legal(state, decisions[0].seat)))
            state = self.game.apply(state, moves[-1]).state
        self.keep(name, moves)

    def record_same_moves(self, name: str) -> None:
        """Play the moves that are kept, as far as the game goes: where only what is written of a position changed."""
        state, moves = self.games[name].state(self.game, self.box), list[Any]()
        for move in self.moves_of(name):
            if self.game.deciding(state):
                moves.append(move)
                state = self.game.apply(state, move).state
        self.keep(name, moves)

    def keep(self, name: str, moves: Sequence[Any]) -> None:
        self.folder.mkdir(exist_ok=True)
        self.file(name).write_text(written(self.lines_of(name, moves)), encoding="utf-8", newline="\n")

    def lines_of(self, name: str, moves: Sequence[Any]) -> Iterator[dict[str, Any]]:
        """The game as its file tells it."""
        beginning = self.games[name]
        yield asdict(beginning)
        state, ends = beginning.state(self.game, self.box), []
        for number, move in enumerate(moves, start=1):
            yield {"move": move_json(move)}
            state, events = self.game.apply(state, move)
            ends += [told(event) for event in events if event.kind.endswith(".game_ended")]
            if number % EVERY == 0:
                yield {"after": number, "checksum": checksum(state)}
        sheet = self.game.scores(state)
        yield {
            "end": ends,
            "scores": list(sheet.totals),
            "winners": list(sheet.winners),
            "goals": [goal.reached for goal in sheet.goals],
            "checksum": checksum(state),
        }

    # What is kept

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game.id / "golden"

    def file(self, name: str) -> Path:
        return self.folder / f"{name}.jsonl"

    def text_of(self, name: str) -> str:
        return self.file(name).read_text(encoding="utf-8")

    def moves_of(self, name: str) -> list[Any]:
        lines = map(json.loads, self.text_of(name).splitlines())
        return [move_from_json(self.game, line["move"]) for line in lines if "move" in line]

    def end_of(self, name: str) -> Any:
        """The last line of a kept game."""
        return json.loads(self.text_of(name).splitlines()[-1])


def told(event: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(event).items() if name != "kind"}


def written(lines: Iterator[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


# Who plays them


def any_kind(legal: Sequence[Any], chance: Rng) -> tuple[Any, Rng]:
    """Pick a move by lot: each kind of move is as likely as another, so that the games touch most rules."""
    kind, chance = chance.pick(sorted({each.kind for each in legal}))
    return chance.pick([each for each in legal if each.kind == kind])


def chance_at(beginning: Beginning, number: int, seat: Seat) -> Rng:
    """The chance of whoever makes the move of this number."""
    return chance_of(beginning.seed * 10_000 + number, seat)


def at_first_sight(game: AnyGame, *, adventure: int, reckless: Iterable[int]) -> Callable[[Beginning], Choose]:
    """Bots that answer at once play, with a taste for adventure: one move of so many is of any kind, in games with
    reckless seeds and from stated positions every move."""

    quick = quick_policy()

    def player(beginning: Beginning) -> Choose:
        by_lot = beginning.notes is not None or beginning.seed in reckless
        numbers = count()

        def choose(state: Any, legal: Sequence[Any]) -> Any:
            number, seat = next(numbers), legal[0].seat
            chance = chance_at(beginning, number, seat)
            if by_lot or number % adventure == 0:
                return any_kind(legal, chance)[0]
            return quick.choose(game, game.view(state, seat), legal, chance, Budget(1))

        return choose

    return player


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--same-moves", action="store_true")
    asked = parser.parse_args()
    shelf: Shelf = import_module(f"tests.rules.{asked.game}.golden_games").SHELF
    for name in shelf.games:
        if asked.same_moves:
            shelf.record_same_moves(name)
        else:
            shelf.record(name)


if __name__ == "__main__":
    main()
