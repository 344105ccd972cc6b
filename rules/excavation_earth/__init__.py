"""Excavation Earth: dig, sell and gain influence in three rounds. `GAME` is all that others import from here."""

from collections.abc import Sequence

from rules.core.contract import Game, Mode, Seated, Seating
from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth import scoring, words
from rules.excavation_earth.asking import asked
from rules.excavation_earth.candidates import legal_moves
from rules.excavation_earth.components import Box, box_of
from rules.excavation_earth.effects import applied
from rules.excavation_earth.events import Event
from rules.excavation_earth.imagining import imagined
from rules.excavation_earth.integrity import box_census_of, census_of, problems_of
from rules.excavation_earth.legality import objections
from rules.excavation_earth.merits import merits
from rules.excavation_earth.moves import Move
from rules.excavation_earth.notation import stated_position
from rules.excavation_earth.options import LEVELS, OPTION_SPECS, ZU_PLAYER, Options
from rules.excavation_earth.parts import Parts
from rules.excavation_earth.regrets import warnings
from rules.excavation_earth.setup import COLOURS, first_position, objections_to_start
from rules.excavation_earth.state import State
from rules.excavation_earth.summary import summary
from rules.excavation_earth.text_table import lines_of
from rules.excavation_earth.view import View, seen, view_of
from rules.excavation_earth.worth import worth


def order_to_start(options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
    """Return None: the order is by initiative of the factions, which the lot may have to give first (EE-SET-5)."""
    return None


def seated(state: State) -> Sequence[Seated]:
    return tuple(Seated(player.colour, ZU_PLAYER if player.is_zu else "") for player in state.players)


def stage(state: State) -> Phrase | None:
    return phrase("stage-round", round=state.round, last=state.box.rounds)


GAME: Game[Box, Options, State, Move, Event, View] = Game(
    home=__name__,
    id="excavation_earth",
    prefix="EE",
    rules_version=2,
    seats=(2, 3, 4),
    modes=(Mode("competitive", (2, 3, 4)), Mode(ZU_PLAYER, (2,), automa=ZU_PLAYER)),
    automas=(ZU_PLAYER,),
    colours=COLOURS,
    hides=True,
    option_specs=OPTION_SPECS,
    levels=LEVELS,
    box_type=Box,
    edition_type=Parts,
    options_type=Options,
    state_type=State,
    move_type=Move,
    event_type=Event,
    box=box_of,
    objections_to_start=objections_to_start,
    order_to_start=order_to_start,
    setup=first_position,
    deciding=asked,
    legal=legal_moves,
    objections=objections,
    warnings=warnings,
    apply=applied,
    scores=scoring.score_sheet,
    score_rows=scoring.SCORE_ROWS,
    totals=scoring.totals,
    achievements=scoring.achievements,
    view=view_of,
    seen=seen,
    imagine=imagined,
    identities=lambda state: state.box.secrets,
    census=census_of,
    box_census=box_census_of,
    seated=seated,
    problems=problems_of,
    position=stated_position,
    say_move=words.say_move,
    say_event=words.say_event,
    say_arg=words.say_arg,
    chapter=words.chapter_of,
    stage=stage,
    table_in_text=lines_of,
    worth=worth,
    merits=merits,
    summary=summary,
)
