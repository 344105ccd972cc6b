"""Council of Shadows: more energy than one consumes. `GAME` is all that others import from here."""

from collections.abc import Sequence

from rules.core.contract import Game, Mode, Seated, Seating
from rules.core.types import Phrase, Seat, phrase
from rules.council_of_shadows import scoring, words
from rules.council_of_shadows.asking import asked
from rules.council_of_shadows.candidates import legal_moves
from rules.council_of_shadows.components import Box, box_of
from rules.council_of_shadows.effects import applied
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.imagining import imagined
from rules.council_of_shadows.integrity import box_census_of, census_of, problems_of
from rules.council_of_shadows.legality import objections
from rules.council_of_shadows.merits import merits
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.notation import stated_position
from rules.council_of_shadows.options import AUTOMA, AUTOMA_LEVELS, OPTION_SPECS, Options
from rules.council_of_shadows.parts import Parts
from rules.council_of_shadows.regrets import warnings
from rules.council_of_shadows.setup import COLOURS, colours_for, first_position, objections_to_start
from rules.council_of_shadows.state import State
from rules.council_of_shadows.summary import begins_round, summary
from rules.council_of_shadows.text_table import lines_of
from rules.council_of_shadows.view import View, seen, view_of
from rules.council_of_shadows.worth import worth


def order_to_start(options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
    """The tokens are dealt at random (CS-SET-11)."""
    return None


def seated(state: State) -> Sequence[Seated]:
    return tuple(Seated(player.colour, AUTOMA if player.is_automa else "") for player in state.players)


def stage(state: State) -> Phrase | None:
    """Return round and highest level; no round is the last one before a player is at level III (CS-END-1)."""
    return phrase("cs-stage", round=state.round, level=max(player.level for player in state.players))


GAME: Game[Box, Options, State, Move, Event, View] = Game(
    home=__name__,
    id="council_of_shadows",
    prefix="CS",
    rules_version=2,
    seats=(2, 3, 4),
    modes=(Mode("competitive", (2, 3, 4)), Mode(AUTOMA, (2,), automa=AUTOMA)),
    automas=(AUTOMA,),
    colours=COLOURS,
    hides=True,
    option_specs=OPTION_SPECS,
    levels=AUTOMA_LEVELS,
    box_type=Box,
    edition_type=Parts,
    options_type=Options,
    state_type=State,
    move_type=Move,
    event_type=Event,
    box=box_of,
    objections_to_start=objections_to_start,
    special_colours=colours_for,
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
    worth=worth,
    merits=merits,
    summary=summary,
    summed_since=begins_round,
    say_move=words.say_move,
    say_event=words.say_event,
    say_arg=words.say_arg,
    chapter=words.chapter_of,
    stage=stage,
    table_in_text=lines_of,
)
