"""Magnastorm: labs ahead of the storm. `GAME` is all that others import from here."""

from collections.abc import Sequence

from rules.core.contract import Game, Mode, Seated
from rules.core.step import Step
from rules.core.types import Phrase, phrase
from rules.magnastorm import scoring, words
from rules.magnastorm.asking import asked
from rules.magnastorm.box import box_of
from rules.magnastorm.candidates import legal_moves
from rules.magnastorm.components import Box
from rules.magnastorm.effects import acts, applied
from rules.magnastorm.events import AdministrationBegan, Event
from rules.magnastorm.integrity import box_census_of, census_of, problems_of
from rules.magnastorm.legality import objections
from rules.magnastorm.merits import merits
from rules.magnastorm.moves import Move
from rules.magnastorm.notation import stated_position
from rules.magnastorm.options import CONSORTIUM, LEVELS, OPTION_SPECS, Options
from rules.magnastorm.parts import Parts
from rules.magnastorm.regrets import warnings
from rules.magnastorm.setup import COLOURS, first_position, objections_to_start, order_to_start
from rules.magnastorm.state import State
from rules.magnastorm.summary import summary
from rules.magnastorm.text_table import lines_of
from rules.magnastorm.view import View, imagined, view_of
from rules.magnastorm.worth import worth


def acts_of(state: State, move: Move, events: Sequence[Event]) -> Sequence[Step[State, Event]]:
    return acts(state, move) if any(isinstance(each, AdministrationBegan) for each in events) else ()


def seated(state: State) -> Sequence[Seated]:
    return tuple(Seated(player.colour, CONSORTIUM if player.is_automa else "") for player in state.players)


def stage(state: State) -> Phrase | None:
    layout = state.layout
    return phrase("ms-stage", round=state.round, rounds=layout.rounds, threshold=layout.threshold)


GAME: Game[Box, Options, State, Move, Event, View] = Game(
    home=__name__,
    id="magnastorm",
    prefix="MS",
    rules_version=2,
    seats=(2, 3, 4),
    modes=(
        Mode("competitive", (2, 3, 4)),
        Mode(CONSORTIUM, (2,), official=False, automa=CONSORTIUM),
    ),
    automas=(CONSORTIUM,),
    colours=COLOURS,
    hides=False,
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
    acts=acts_of,
    scores=scoring.score_sheet,
    score_rows=scoring.SCORE_ROWS,
    totals=scoring.totals,
    achievements=scoring.achievements,
    keepsakes=scoring.keepsakes,
    knows_keepsake=lambda box, ref: ref in box.artefacts,
    view=view_of,
    imagine=imagined,
    census=census_of,
    box_census=box_census_of,
    seated=seated,
    problems=problems_of,
    position=stated_position,
    worth=worth,
    merits=merits,
    summary=summary,
    say_move=words.say_move,
    say_event=words.say_event,
    say_arg=words.say_arg,
    chapter=words.chapter_of,
    stage=stage,
    table_in_text=lines_of,
)
