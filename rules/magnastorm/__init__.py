"""Magnastorm: labs ahead of the storm. `GAME` is all that others import from here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from rules.core.census import Census
from rules.core.contract import Chapter, Game, Keepsake, Mode, Seated, Seating
from rules.core.decision import Decision
from rules.core.edition import Edition, Problem
from rules.core.options import Level, OptionSpec
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.scoresheet import ScoreSheet
from rules.core.step import Step
from rules.core.types import Arg, Json, Phrase, Ref, Say, Seat, phrase
from rules.magnastorm import scoring, words
from rules.magnastorm.asking import asked
from rules.magnastorm.box import box_of
from rules.magnastorm.candidates import legal_moves
from rules.magnastorm.components import Box
from rules.magnastorm.effects import acts, applied
from rules.magnastorm.events import AdministrationBegan, Event
from rules.magnastorm.integrity import box_census_of, census_of, problems_of
from rules.magnastorm.legality import objections
from rules.magnastorm.moves import Move
from rules.magnastorm.notation import stated_position
from rules.magnastorm.options import CONSORTIUM, LEVELS, OPTION_SPECS, Options
from rules.magnastorm.regrets import warnings
from rules.magnastorm.setup import COLOURS, first_position, objections_to_start, order_to_start
from rules.magnastorm.state import State
from rules.magnastorm.text_table import lines_of
from rules.magnastorm.view import View, imagined, view_of


class Magnastorm(Game[Box, Options, State, Move, Event, View]):
    id: ClassVar[str] = "magnastorm"
    prefix: ClassVar[str] = "MS"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    hides: ClassVar[bool] = False
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("competitive", (2, 3, 4)),
        Mode(CONSORTIUM, (2,), official=False, automa=CONSORTIUM),
    )
    automas: ClassVar[tuple[str, ...]] = (CONSORTIUM,)
    colours: ClassVar[tuple[str, ...]] = COLOURS
    option_specs: ClassVar[tuple[OptionSpec, ...]] = OPTION_SPECS
    levels: ClassVar[tuple[Level, ...]] = LEVELS

    box_type = Box
    options_type = Options
    state_type = State
    move_type = Move
    event_type = Event

    def box(self, edition: Edition) -> Box:
        return box_of(edition)

    def objections_to_start(self, options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
        return objections_to_start(options, seating)

    def order_to_start(self, options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
        return order_to_start(options, seating)

    def setup(self, box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
        return first_position(box, options, seating, seed)

    def deciding(self, state: State) -> tuple[Decision, ...]:
        return asked(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return legal_moves(state, seat)

    def objections(self, state: State, move: Move) -> Iterator[Refusal]:
        return objections(state, move)

    def warnings(self, state: State, move: Move) -> Iterator[SoftWarning]:
        return warnings(state, move)

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        return applied(state, move)

    def acts(self, state: State, move: Move, events: Sequence[Event]) -> Sequence[Step[State, Event]]:
        return acts(state, move) if any(isinstance(each, AdministrationBegan) for each in events) else ()

    def scores(self, state: State) -> ScoreSheet:
        return scoring.score_sheet(state)

    def totals(self, state: State) -> tuple[int, ...]:
        return scoring.totals(state)

    def achievements(self, state: State) -> Sequence[tuple[str, int]]:
        return scoring.achievements(state)

    def keepsakes(self, state: State) -> Sequence[Keepsake]:
        return scoring.keepsakes(state)

    def knows_keepsake(self, box: Box, ref: Ref) -> bool:
        return ref in box.artefacts

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state)

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def imagine(self, view: View, rng: Rng) -> State:
        return imagined(view, rng)

    def identities(self, state: State) -> frozenset[Ref]:
        """Nothing lies face down."""
        return frozenset()

    def census(self, state: State) -> Census:
        return census_of(state)

    def box_census(self, state: State) -> Census:
        return box_census_of(state)

    def seated(self, state: State) -> Sequence[Seated]:
        return tuple(Seated(player.colour, CONSORTIUM if player.is_automa else "") for player in state.players)

    def problems(self, state: State) -> Iterator[Problem]:
        return problems_of(state)

    def position(self, notes: Json, box: Box) -> State:
        return stated_position(notes, box)

    def stage(self, state: State) -> Phrase | None:
        layout = state.layout
        return phrase("ms-stage", round=state.round, rounds=layout.rounds, threshold=layout.threshold)

    def chapter(self, event: Event) -> Chapter | None:
        return words.chapter_of(event)

    def table_in_text(self, view: View, say: Say) -> Iterable[str]:
        return lines_of(view, say)

    def say_move(self, state: State, move: Move) -> Phrase:
        return words.say_move(state, move)

    def say_event(self, event: Event) -> Phrase:
        return words.say_event(event)

    def say_arg(self, name: str, value: Arg) -> Arg:
        return words.say_arg(name, value)


GAME = Magnastorm()
