"""Marajoara: 52 dice, 14 rounds, no chance after the setup. `GAME` is all that others import from here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from rules.core.census import Census
from rules.core.contract import Chapter, Game, Mode, Seated, Seating
from rules.core.decision import Decision
from rules.core.edition import Edition, Problem
from rules.core.options import OptionSpec
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.scoresheet import ScoreSheet
from rules.core.step import Step
from rules.core.types import Arg, Json, Phrase, Ref, Say, Seat, phrase
from rules.marajoara import words
from rules.marajoara.asking import asked
from rules.marajoara.candidates import legal_moves
from rules.marajoara.components import MISSIONS, Box, box_of
from rules.marajoara.effects import applied
from rules.marajoara.events import Event
from rules.marajoara.integrity import box_census_of, census_of, problems_of
from rules.marajoara.legality import objections, warnings
from rules.marajoara.moves import Move
from rules.marajoara.notation import stated_position
from rules.marajoara.options import OPTION_SPECS, Options
from rules.marajoara.scoring import achievements, score_sheet
from rules.marajoara.setup import COLOURS, first_position, objections_to_start, order_to_start
from rules.marajoara.state import State
from rules.marajoara.text_table import lines_of
from rules.marajoara.view import View, imagined, view_of


class Marajoara(Game[Box, Options, State, Move, Event, View]):
    id: ClassVar[str] = "marajoara"
    prefix: ClassVar[str] = "MJ"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    hides: ClassVar[bool] = False
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("competitive", (2, 3, 4)),
        *(Mode(f"mission-{number}", (1,)) for number in range(1, MISSIONS + 1)),
    )
    automas: ClassVar[tuple[str, ...]] = ()
    colours: ClassVar[tuple[str, ...]] = COLOURS
    option_specs: ClassVar[tuple[OptionSpec, ...]] = OPTION_SPECS

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
        return order_to_start(options, len(seating))

    def setup(self, box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
        return first_position(box, options, seating, seed)

    def deciding(self, state: State) -> tuple[Decision, ...]:
        if state.stage == "over":
            return ()
        return (asked(state),)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return legal_moves(state, seat)

    def objections(self, state: State, move: Move) -> Iterator[Refusal]:
        return objections(state, move)

    def warnings(self, state: State, move: Move) -> Iterator[SoftWarning]:
        return warnings(state, move)

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        return applied(state, move)

    def scores(self, state: State) -> ScoreSheet:
        return score_sheet(state)

    def totals(self, state: State) -> tuple[int, ...]:
        return tuple([player.score for player in state.players])

    def achievements(self, state: State) -> Sequence[tuple[str, int]]:
        return achievements(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state)

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def imagine(self, view: View, rng: Rng) -> State:
        return imagined(view, rng)

    def identities(self, state: State) -> frozenset[Ref]:
        return frozenset()

    def census(self, state: State) -> Census:
        return census_of(state)

    def box_census(self, state: State) -> Census:
        return box_census_of(state)

    def seated(self, state: State) -> Sequence[Seated]:
        return tuple(Seated(player.museums[0].colour) for player in state.players)

    def problems(self, state: State) -> Iterator[Problem]:
        return problems_of(state)

    def position(self, notes: Json, box: Box) -> State:
        return stated_position(notes, box)

    def chapter(self, event: Event) -> Chapter | None:
        return words.chapter_of(event)

    def stage(self, state: State) -> Phrase | None:
        """Alone, the round marker is not used (MJ-SOL-1)."""
        if state.options.mission:
            return None
        return phrase("stage-round", round=state.round, last=state.box.parts.box.rounds)

    def table_in_text(self, view: View, say: Say) -> Iterable[str]:
        return lines_of(view, say)

    def say_move(self, state: State, move: Move) -> Phrase:
        return words.say_move(state, move)

    def say_event(self, event: Event) -> Phrase:
        return words.say_event(event)

    def say_arg(self, name: str, value: Arg) -> Arg:
        return words.say_arg(name, value)


GAME = Marajoara()
