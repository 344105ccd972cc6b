"""Höyük: clans build a village of the Neolithic, block by block. `GAME` is all that others import from here."""

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
from rules.hoyuk import scoring, words
from rules.hoyuk.asking import asked
from rules.hoyuk.candidates import legal_moves
from rules.hoyuk.components import Box, box_of
from rules.hoyuk.effects import applied
from rules.hoyuk.events import Event
from rules.hoyuk.flaws import COLOURS
from rules.hoyuk.imagining import imagined
from rules.hoyuk.integrity import box_census_of, census_of, problems_of
from rules.hoyuk.legality import objections
from rules.hoyuk.moves import Move
from rules.hoyuk.notation import stated_position
from rules.hoyuk.options import NEIGHBOUR, NEIGHBOUR_LEVELS, OPTION_SPECS, Options
from rules.hoyuk.regrets import warnings
from rules.hoyuk.setup import first_position, objections_to_start, order_to_start
from rules.hoyuk.state import State
from rules.hoyuk.text_table import colour_of, lines_of
from rules.hoyuk.view import View, view_of


class Hoyuk(Game[Box, Options, State, Move, Event, View]):
    id: ClassVar[str] = "hoyuk"
    prefix: ClassVar[str] = "HK"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    hides: ClassVar[bool] = False
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("competitive", (2, 3, 4, 5)),
        Mode("neighbours", (2, 3), official=False, automa=NEIGHBOUR),
    )
    automas: ClassVar[tuple[str, ...]] = (NEIGHBOUR,)
    colours: ClassVar[tuple[str, ...]] = COLOURS
    option_specs: ClassVar[tuple[OptionSpec, ...]] = OPTION_SPECS
    levels: ClassVar[tuple[Level, ...]] = NEIGHBOUR_LEVELS

    box_type = Box
    options_type = Options
    state_type = State
    move_type = Move
    event_type = Event

    def box(self, edition: Edition) -> Box:
        return box_of(edition)

    def objections_to_start(self, options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
        return objections_to_start(options, seating)

    def keeps_secrets(self, options: Options) -> bool:
        """Hands, and only by an option (ruling A18)."""
        return options.hide_hands

    def order_to_start(self, options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
        return order_to_start(seating)

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
        return event  # whatever happens is seen by all

    def imagine(self, view: View, rng: Rng) -> State:
        return imagined(view, rng)

    def identities(self, state: State) -> frozenset[Ref]:
        return state.box.secrets

    def census(self, state: State) -> Census:
        return census_of(state)

    def box_census(self, state: State) -> Census:
        return box_census_of(state)

    def seated(self, state: State) -> Sequence[Seated]:
        return tuple(
            Seated(colour_of(state.box, player.clan), NEIGHBOUR if seat in state.neighbours else "")
            for seat, player in enumerate(state.players)
        )

    def problems(self, state: State) -> Iterator[Problem]:
        return problems_of(state)

    def position(self, notes: Json, box: Box) -> State:
        return stated_position(notes, box)

    def stage(self, state: State) -> Phrase | None:
        return phrase("stage-turn", turn=state.turn)

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


GAME = Hoyuk()
