"""Marajoara: 52 dice, 14 rounds, no chance after the setup. `GAME` is all that others import from here."""

from collections.abc import Sequence

from rules.core.contract import Game, Mode, Seated
from rules.core.decision import Decision
from rules.core.types import Phrase, phrase
from rules.marajoara import words
from rules.marajoara.asking import asked
from rules.marajoara.candidates import legal_moves
from rules.marajoara.components import MISSIONS, Box, Parts, box_of
from rules.marajoara.effects import applied
from rules.marajoara.events import Event
from rules.marajoara.integrity import box_census_of, census_of, problems_of
from rules.marajoara.legality import objections, warnings
from rules.marajoara.merits import merits
from rules.marajoara.moves import Move
from rules.marajoara.notation import stated_position
from rules.marajoara.options import OPTION_SPECS, Options
from rules.marajoara.scoring import SCORE_ROWS, achievements, score_sheet
from rules.marajoara.setup import COLOURS, first_position, objections_to_start, order_to_start
from rules.marajoara.state import State
from rules.marajoara.text_table import lines_of
from rules.marajoara.view import View, imagined, view_of
from rules.marajoara.worth import worth


def deciding(state: State) -> tuple[Decision, ...]:
    return () if state.stage == "over" else (asked(state),)


def totals(state: State) -> tuple[int, ...]:
    return tuple([player.score for player in state.players])


def seated(state: State) -> Sequence[Seated]:
    return tuple(Seated(player.museums[0].colour) for player in state.players)


def stage(state: State) -> Phrase | None:
    """Alone, the round marker is not used (MJ-SOL-1)."""
    if state.options.mission:
        return None
    return phrase("stage-round", round=state.round, last=state.box.parts.box.rounds)


GAME: Game[Box, Options, State, Move, Event, View] = Game(
    home=__name__,
    id="marajoara",
    prefix="MJ",
    rules_version=2,
    seats=(1, 2, 3, 4),
    modes=(
        Mode("competitive", (2, 3, 4)),
        *(Mode(f"mission-{number}", (1,)) for number in range(1, MISSIONS + 1)),
    ),
    colours=COLOURS,
    hides=False,
    option_specs=OPTION_SPECS,
    box_type=Box,
    edition_type=Parts,
    options_type=Options,
    state_type=State,
    move_type=Move,
    event_type=Event,
    box=box_of,
    objections_to_start=objections_to_start,
    order_to_start=lambda options, seating: order_to_start(options, len(seating)),
    setup=first_position,
    deciding=deciding,
    legal=legal_moves,
    objections=objections,
    warnings=warnings,
    apply=applied,
    scores=score_sheet,
    score_rows=SCORE_ROWS,
    totals=totals,
    achievements=achievements,
    view=view_of,
    imagine=imagined,
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
)
