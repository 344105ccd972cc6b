"""Excavation Earth: dig, sell and gain influence in three rounds. `GAME` is all that others import from here."""

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
from rules.excavation_earth import scoring, words
from rules.excavation_earth.asking import asked
from rules.excavation_earth.candidates import legal_moves
from rules.excavation_earth.components import Box, box_of
from rules.excavation_earth.effects import applied
from rules.excavation_earth.events import Event
from rules.excavation_earth.imagining import imagined
from rules.excavation_earth.integrity import box_census_of, census_of, problems_of
from rules.excavation_earth.legality import objections
from rules.excavation_earth.moves import Move
from rules.excavation_earth.notation import stated_position
from rules.excavation_earth.options import LEVELS, OPTION_SPECS, ZU_PLAYER, Options
from rules.excavation_earth.regrets import warnings
from rules.excavation_earth.setup import COLOURS, first_position, objections_to_start
from rules.excavation_earth.state import State
from rules.excavation_earth.text_table import lines_of
from rules.excavation_earth.view import View, seen, view_of


class ExcavationEarth(Game[Box, Options, State, Move, Event, View]):
    id: ClassVar[str] = "excavation_earth"
    prefix: ClassVar[str] = "EE"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    hides: ClassVar[bool] = True
    modes: ClassVar[tuple[Mode, ...]] = (Mode("competitive", (2, 3, 4)), Mode(ZU_PLAYER, (2,), automa=ZU_PLAYER))
    automas: ClassVar[tuple[str, ...]] = (ZU_PLAYER,)
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
        return tuple(Seated(player.colour, ZU_PLAYER if player.is_zu else "") for player in state.players)

    def problems(self, state: State) -> Iterator[Problem]:
        return problems_of(state)

    def position(self, notes: Json, box: Box) -> State:
        return stated_position(notes, box)

    def order_to_start(self, options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
        """By the initiative of the factions, which the lot may have to give out first (EE-SET-5)."""
        return None

    def stage(self, state: State) -> Phrase | None:
        return phrase("stage-round", round=state.round, last=state.box.numbers.rounds)

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


GAME = ExcavationEarth()
