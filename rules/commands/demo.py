"""`vestiges demo`: bots play a whole game in the terminal, told in words, and leave it behind as a save."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.bots.registry import bots_of
from rules.commands.answer import Answer, Document
from rules.commands.arguments import OPTION, SEED, Argument, separated
from rules.commands.boxes import Beginning, beginning, fewest_seats
from rules.commands.call import Call
from rules.commands.failures import Denied
from rules.commands.headless import play, policies_for
from rules.commands.saved import begun, keep
from rules.commands.words import Narrator
from rules.core.folders import EXTENSION
from rules.core.refusal import Refusal
from rules.core.timeline import Timeline
from rules.core.types import SeatName, phrase

USUAL_GAME = "marajoara"
DUEL = 2
NAMES = ("Inès", "Malo", "Sofia", "Clara", "Ana")
"""Who plays the demonstration: a story reads better with names."""

ARGUMENTS = (
    Argument("GAME", default=USUAL_GAME, text="demo-game"),
    SEED,
    Argument("--seats", separated),
    OPTION,
    Argument("--out", Path, default=Path("demo"), text="demo-out"),
)


class DemoDocument(Document):
    game: str
    moves: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    file: str


def run(call: Call) -> Answer:
    players = call.given.seats or usual_seats(call)
    start = beginning(call, players, NAMES[: len(players)])
    timeline = begun(start.game, start.record(call.given.seed, "teaching"), start.box)
    played = play(start.game, timeline.state, policies_for(start.game, start.seating), call.given.seed)
    if played.error is not None:
        raise Denied(phrase("demo-stopped", reason=played.error))
    for move in played.moves:
        happened = timeline.propose(move)
        if isinstance(happened, Refusal):
            raise Denied(happened.sentence, start.game, start.names)
    file = call.given.out / f"{start.game.id}-{call.given.seed}{EXTENSION}"
    keep(call, timeline, file)
    sheet = played.scores(start.game)
    document = DemoDocument(
        game=start.game.id,
        moves=len(played.moves),
        totals=sheet.totals,
        winners=sheet.winners,
        file=str(file),
    )
    return Answer(document, told(call, start, timeline, file))


def usual_seats(call: Call) -> tuple[str, ...]:
    """The best bots there are, two of them where the game allows it."""
    best = bots_of(call.game.id)[-1]
    return DUEL * (best,) if DUEL in call.game.seats else fewest_seats(call, best)


# The story


def told(call: Call, start: Beginning, timeline: Timeline, file: Path) -> Iterator[str]:
    narrator = Narrator(call.texts.of(start.game), start.game, start.names)
    title = phrase(f"game-{start.game.id}")
    players = enumerate(phrase(f"player-{seat.player}") for seat in start.seating)
    seats = tuple(phrase("seat-named", seat=SeatName(at), player=player) for at, player in players)
    yield narrator.say(phrase("demo-title", game=title, seats=seats, seed=str(timeline.record.seed)))
    yield ""
    yield from narrator.table(timeline.state_at(0), None)
    yield from story(narrator, timeline)
    yield ""
    yield narrator.say(phrase("game-over"))
    yield from narrator.scores(timeline.state)
    yield ""
    yield narrator.say(phrase("demo-saved", file=str(file), moves=timeline.last))


def story(narrator: Narrator, timeline: Timeline) -> Iterator[str]:
    """What a spectator notices, and the table after each round."""
    before = timeline.state_at(0)
    for point in timeline.line()[1:]:
        yield from narrator.happened(timeline.events_at(point), None)
        state = timeline.state_at(point)
        if round_of(state) != round_of(before):
            yield ""
            yield from narrator.table(state, None)
        before = state


def round_of(state: Any) -> Any:
    """A game that has rounds has a field of this name; others tell their story without a pause."""
    return getattr(state, "round", None)
