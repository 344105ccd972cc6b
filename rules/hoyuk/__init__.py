"""Höyük: clans build a village of the Neolithic, block by block. `GAME` is all that others import from here."""

from collections.abc import Sequence

from rules.core.contract import Game, Mode, Seated
from rules.core.types import phrase
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
from rules.hoyuk.merits import merits
from rules.hoyuk.moves import Move
from rules.hoyuk.notation import stated_position
from rules.hoyuk.options import NEIGHBOUR, NEIGHBOUR_LEVELS, OPTION_SPECS, Options
from rules.hoyuk.parts import Parts
from rules.hoyuk.regrets import warnings
from rules.hoyuk.setup import first_position, objections_to_start, order_to_start
from rules.hoyuk.state import State
from rules.hoyuk.summary import summary
from rules.hoyuk.text_table import colour_of, lines_of
from rules.hoyuk.view import View, view_of
from rules.hoyuk.worth import worth


def hides_hands(options: Options) -> bool:
    """Hands, and only by an option (ruling A18)."""
    return options.hide_hands


def seated(state: State) -> Sequence[Seated]:
    return tuple(
        Seated(colour_of(state.box, player.clan), NEIGHBOUR if seat in state.neighbours else "")
        for seat, player in enumerate(state.players)
    )


GAME: Game[Box, Options, State, Move, Event, View] = Game(
    home=__name__,
    id="hoyuk",
    prefix="HK",
    rules_version=2,
    seats=(2, 3, 4, 5),
    modes=(
        Mode("competitive", (2, 3, 4, 5)),
        Mode("neighbours", (2, 3), official=False, automa=NEIGHBOUR),
    ),
    automas=(NEIGHBOUR,),
    colours=COLOURS,
    hides=False,
    option_specs=OPTION_SPECS,
    levels=NEIGHBOUR_LEVELS,
    box_type=Box,
    edition_type=Parts,
    options_type=Options,
    state_type=State,
    move_type=Move,
    event_type=Event,
    box=box_of,
    objections_to_start=objections_to_start,
    special_secrets=hides_hands,
    order_to_start=lambda options, seating: order_to_start(seating),
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
    say_move=words.say_move,
    say_event=words.say_event,
    say_arg=words.say_arg,
    chapter=words.chapter_of,
    stage=lambda state: phrase("stage-turn", turn=state.turn),
    table_in_text=lines_of,
)
