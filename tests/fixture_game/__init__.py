"""Caravan, a small complete game with all that makes games hard: secrets, drafts, interrupts, an automa.

It stands in for the real games in tests of what all games share.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rules.core.census import Census
from rules.core.contract import Chapter, Game, Mode, Seated, Seating
from rules.core.decision import Decision
from rules.core.edition import Edition, Problem, read_edition
from rules.core.options import Level, OptionSpec, switch
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.scoresheet import ScoreSheet
from rules.core.step import Step
from rules.core.types import Arg, Json, Phrase, Ref, Seat, phrase
from tests.fixture_game import effects, legality, notation, scoring, setup, view, words
from tests.fixture_game.candidates import candidates
from tests.fixture_game.components import Box, box_of
from tests.fixture_game.events import Event, RoundBegun
from tests.fixture_game.moves import Move
from tests.fixture_game.state import Options, State
from tests.fixture_game.view import View

EDITION_FOLDER = Path(__file__).parent / "edition"
TEXTS_FOLDER = Path(__file__).parent / "texts"


class Caravan(Game[Box, Options, State, Move, Event, View]):
    id = "caravan"
    prefix = "CV"
    rules_version = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    hides = True
    modes = (Mode("table", (2, 3)), Mode("rival", (2,), automa=setup.RIVAL))
    automas = (setup.RIVAL,)
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "green")
    option_specs: ClassVar[tuple[OptionSpec, ...]] = (
        switch("tolls", "CV-TOLL-2", default=True),
        OptionSpec("houses", "choice", setup.NO_HOUSE, setup.HOUSES, "CV-HOUSE-1", by_seat=True),
        switch("rival_wells", "CV-RIVAL-8", needs=setup.RIVAL),
        switch("rival_dunes", "CV-RIVAL-8", needs=setup.RIVAL),
    )
    levels: ClassVar[tuple[Level, ...]] = (
        Level("easy", setup.RIVAL, {"rival_dunes": True}),
        Level("normal", setup.RIVAL, {}),
        Level("hard", setup.RIVAL, {"rival_wells": True}),
    )
    box_type = Box
    options_type: ClassVar[Any] = Options
    state_type = State
    move_type = Move
    event_type = Event

    def box(self, edition: Edition) -> Box:
        return box_of(edition)

    def objections_to_start(self, options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
        return setup.objections_to_start(options, seating)

    def setup(self, box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
        return setup.set_up(box, options, seating, seed)

    def deciding(self, state: State) -> tuple[Decision, ...]:
        return legality.deciding(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return tuple(move for move in candidates(state, seat) if not any(legality.objections(state, move)))

    def objections(self, state: State, move: Move) -> Iterator[Refusal]:
        return legality.objections(state, move)

    def warnings(self, state: State, move: Move) -> Iterator[SoftWarning]:
        return legality.warnings(state, move)

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        return effects.apply(state, move)

    def scores(self, state: State) -> ScoreSheet:
        return scoring.scores(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        return view.seen(event, seat)

    def imagine(self, view_: View, rng: Rng) -> State:
        return view.imagine(view_, rng)

    def identities(self, state: State) -> frozenset[Ref]:
        return frozenset(state.box.cards)

    def census(self, state: State) -> Census:
        return notation.census(state)

    def box_census(self, state: State) -> Census:
        return notation.box_census(state)

    def seated(self, state: State) -> Sequence[Seated]:
        players = zip(self.colours, range(len(state.traders)), strict=False)
        return tuple(Seated(colour, setup.RIVAL if seat in state.rivals else "") for colour, seat in players)

    def problems(self, state: State) -> Iterator[Problem]:
        return notation.problems(state)

    def position(self, notes: Json, box: Box) -> State:
        return notation.position(notes, box)

    def chapter(self, event: Event) -> Chapter | None:
        return Chapter(phrase("chapter-round", round=event.round)) if isinstance(event, RoundBegun) else None

    def stage(self, state: State) -> Phrase | None:
        return phrase("stage-round", round=state.round, last=state.box.kit.rounds)

    def say_move(self, state: State, move: Move) -> Phrase:
        return words.say(move)

    def say_event(self, event: Event) -> Phrase:
        return words.say(event)

    def say_arg(self, name: str, value: Arg) -> Arg:
        return words.say_arg(name, value)


GAME = Caravan()


def edition() -> Edition:
    return read_edition(EDITION_FOLDER, GAME.id)


def seated(*players: str) -> tuple[Seating, ...]:
    """Seats for persons, bots or the Rival, in the colours of the box."""
    return tuple(Seating(player, player, colour) for player, colour in zip(players, GAME.colours, strict=False))


def begun(*players: str, seed: int = 1, tolls: bool = True) -> State:
    return GAME.setup(GAME.box(edition()), Options(tolls=tolls), seated(*players), seed)


def stated(ask: str, *traders: Json, seat: Seat = 0, players: tuple[str, ...] | None = None, **notes: Json) -> State:
    """A position in the middle of a game: what is asked of which seat, and what each trader has."""
    everybody = {"seats": players or ["person"] * len(traders), "traders": traders}
    return GAME.position({"ask": ask, "seat": seat, **everybody, **notes}, GAME.box(edition()))
