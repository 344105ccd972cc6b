"""Whole games kept as files, for any game: how they begin, every move, checksums of the position, how they end.

One JSON value a line: first the beginning, then moves, after every twenty of them a checksum, at last the scores.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rules.core.codec import checksum, move_from_json, move_json
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.types import Json

EVERY = 20
"""Moves between two checksums."""


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
        colours = fitting(game.colours_for(self.players))
        people = [Seating(player, f"Seat {at}", colours[at]) for at, player in enumerate(self.players)]
        return game.setup(box, self.options, people, self.seed)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The kept games of one game."""

    game: AnyGame
    box: Any
    folder: Path
    games: dict[str, Beginning]
    ended: str
    """The kind of the event that ends a game; what it says is kept."""

    def lines_of(self, beginning: Beginning, moves: Sequence[Any]) -> Iterator[dict[str, Any]]:
        """The game as its file tells it."""
        yield asdict(beginning)
        state, ends = beginning.state(self.game, self.box), []
        for number, move in enumerate(moves, start=1):
            yield {"move": move_json(move)}
            state, events = self.game.apply(state, move)
            ends += [told(event) for event in events if event.kind == self.ended]
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

    def keep(self, name: str, moves: Sequence[Any]) -> None:
        self.folder.mkdir(exist_ok=True)
        text = written(self.lines_of(self.games[name], moves))
        (self.folder / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")

    def moves_of(self, name: str) -> tuple[list[Any], str]:
        """The moves of a kept game, and its whole text."""
        text = (self.folder / f"{name}.jsonl").read_text(encoding="utf-8")
        lines = [json.loads(line) for line in text.splitlines()]
        return [move_from_json(self.game, line["move"]) for line in lines if "move" in line], text

    def check_replay(self, name: str) -> None:
        """The same beginning and the same moves, by way of JSON, lead to the same positions and scores."""
        moves, text = self.moves_of(name)
        assert written(self.lines_of(self.games[name], moves)) == text

    def check_legality(self, name: str) -> None:
        """Every move is on the list and meets no objection, and the last one ends the game."""
        moves, _ = self.moves_of(name)
        state = self.games[name].state(self.game, self.box)
        for move in moves:
            assert move in self.game.legal(state, move.seat)
            assert list(self.game.objections(state, move)) == []
            state = self.game.apply(state, move).state
        assert self.game.deciding(state) == ()

    def check_files(self) -> None:
        """None is missing, none left over."""
        assert {path.stem for path in self.folder.glob("*.jsonl")} == set(self.games)


def told(event: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(event).items() if name != "kind"}


def written(lines: Iterator[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
