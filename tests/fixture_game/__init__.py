"""Caravan, a small complete game with all that makes games hard: secrets, drafts, interrupts, an automa.

It stands in for the real games in tests of what all games share.
"""

from collections.abc import Sequence
from pathlib import Path

from rules.core.contract import Chapter, Game, Mode, Seated, Seating
from rules.core.edition import Edition, read_edition
from rules.core.options import Level, OptionSpec, switch
from rules.core.types import Json, Seat, phrase
from tests.fixture_game import effects, legality, notation, scoring, setup, view, words
from tests.fixture_game.candidates import candidates
from tests.fixture_game.components import Box, Printed, box_of
from tests.fixture_game.events import Event, RoundBegun
from tests.fixture_game.moves import Move
from tests.fixture_game.state import Options, State
from tests.fixture_game.view import View

EDITION_FOLDER = Path(__file__).parent / "edition"
TEXTS_FOLDER = Path(__file__).parent / "texts"


COLOURS = ("red", "blue", "green")


def legal(state: State, seat: Seat) -> Sequence[Move]:
    return tuple(move for move in candidates(state, seat) if not any(legality.objections(state, move)))


def seats_in(state: State) -> Sequence[Seated]:
    players = zip(COLOURS, range(len(state.traders)), strict=False)
    return tuple(Seated(colour, setup.RIVAL if seat in state.rivals else "") for colour, seat in players)


def chapter(event: Event) -> Chapter | None:
    return Chapter(phrase("chapter-round", round=event.round)) if isinstance(event, RoundBegun) else None


GAME: Game[Box, Options, State, Move, Event, View] = Game(
    home=__name__,
    id="caravan",
    prefix="CV",
    rules_version=1,
    seats=(2, 3),
    modes=(Mode("table", (2, 3)), Mode("rival", (2,), automa=setup.RIVAL)),
    automas=(setup.RIVAL,),
    colours=COLOURS,
    hides=True,
    option_specs=(
        switch("tolls", "CV-TOLL-2", default=True),
        OptionSpec("houses", "choice", setup.NO_HOUSE, setup.HOUSES, "CV-HOUSE-1", by_seat=True),
        switch("rival_wells", "CV-RIVAL-8", needs=setup.RIVAL),
        switch("rival_dunes", "CV-RIVAL-8", needs=setup.RIVAL),
    ),
    levels=(
        Level("easy", setup.RIVAL, {"rival_dunes": True}),
        Level("normal", setup.RIVAL, {}),
        Level("hard", setup.RIVAL, {"rival_wells": True}),
    ),
    box_type=Box,
    edition_type=Printed,
    options_type=Options,
    state_type=State,
    move_type=Move,
    event_type=Event,
    box=box_of,
    objections_to_start=setup.objections_to_start,
    setup=setup.set_up,
    deciding=legality.deciding,
    legal=legal,
    objections=legality.objections,
    warnings=legality.warnings,
    apply=effects.apply,
    scores=scoring.scores,
    totals=lambda state: scoring.scores(state).totals,
    view=view.view,
    seen=view.seen,
    imagine=view.imagine,
    identities=lambda state: frozenset(state.box.cards),
    census=notation.census,
    box_census=notation.box_census,
    seated=seats_in,
    problems=notation.problems,
    position=notation.position,
    say_move=lambda state, move: words.say(move),
    say_event=words.say,
    say_arg=words.say_arg,
    chapter=chapter,
    stage=lambda state: phrase("stage-round", round=state.round, last=state.box.kit.rounds),
)


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
