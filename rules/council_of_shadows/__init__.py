"""Council of Shadows: more energy than one consumes. `GAME` is all that others import from here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from rules.core.census import Census
from rules.core.contract import Chapter, Game, Mode, Seated, Seating
from rules.core.decision import Decision
from rules.core.edition import Edition, Problem
from rules.core.options import Level, OptionSpec
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.scoresheet import ScoreSheet
from rules.core.step import Step
from rules.core.types import Arg, Json, Phrase, Ref, Say, Seat, phrase
from rules.council_of_shadows import scoring, words
from rules.council_of_shadows.asking import asked
from rules.council_of_shadows.candidates import legal_moves
from rules.council_of_shadows.components import Box, box_of
from rules.council_of_shadows.effects import applied
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.imagining import imagined
from rules.council_of_shadows.integrity import box_census_of, census_of, problems_of
from rules.council_of_shadows.legality import objections
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.notation import stated_position
from rules.council_of_shadows.options import AUTOMA, AUTOMA_LEVELS, OPTION_SPECS, Options
from rules.council_of_shadows.regrets import warnings
from rules.council_of_shadows.setup import COLOURS, colours_for, first_position, objections_to_start
from rules.council_of_shadows.state import State
from rules.council_of_shadows.text_table import lines_of
from rules.council_of_shadows.view import View, seen, view_of


class CouncilOfShadows(Game[Box, Options, State, Move, Event, View]):
    id: ClassVar[str] = "council_of_shadows"
    prefix: ClassVar[str] = "CS"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    hides: ClassVar[bool] = True
    modes: ClassVar[tuple[Mode, ...]] = (Mode("competitive", (2, 3, 4)), Mode(AUTOMA, (2,), automa=AUTOMA))
    automas: ClassVar[tuple[str, ...]] = (AUTOMA,)
    colours: ClassVar[tuple[str, ...]] = COLOURS
    option_specs: ClassVar[tuple[OptionSpec, ...]] = OPTION_SPECS
    levels: ClassVar[tuple[Level, ...]] = AUTOMA_LEVELS

    box_type = Box
    options_type = Options
    state_type = State
    move_type = Move
    event_type = Event

    def box(self, edition: Edition) -> Box:
        return box_of(edition)

    def objections_to_start(self, options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
        return objections_to_start(options, seating)

    def colours_for(self, players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return colours_for(players)

    def order_to_start(self, options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
        """The tokens are dealt at random (CS-SET-11)."""
        return None

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

    def scores(self, state: State) -> ScoreSheet:
        return scoring.score_sheet(state)

    def totals(self, state: State) -> tuple[int, ...]:
        return scoring.totals(state)

    def achievements(self, state: State) -> Sequence[tuple[str, int]]:
        return scoring.achievements(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        return seen(event, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagined(view, rng)

    def identities(self, state: State) -> frozenset[Ref]:
        return state.box.secrets

    def census(self, state: State) -> Census:
        return census_of(state)

    def box_census(self, state: State) -> Census:
        return box_census_of(state)

    def seated(self, state: State) -> Sequence[Seated]:
        return tuple(Seated(player.colour, AUTOMA if player.is_automa else "") for player in state.players)

    def problems(self, state: State) -> Iterator[Problem]:
        return problems_of(state)

    def position(self, notes: Json, box: Box) -> State:
        return stated_position(notes, box)

    def stage(self, state: State) -> Phrase | None:
        """No round is the last one before somebody has reached level III (CS-END-1)."""
        return phrase("cs-stage", round=state.round, level=max(player.level for player in state.players))

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


GAME = CouncilOfShadows()
