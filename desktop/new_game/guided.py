"""A guided first game: a person and the gentle opponent, all as usual, the person begins, everything can be undone."""

from dataclasses import replace

from desktop.new_game.beginning import Begun, begin, set_out
from desktop.new_game.choices import GUESTS, PERSON, Choices, drawn_seed, usual
from desktop.new_game.fixes import objections
from desktop.program import Program
from rules.bots.registry import GENTLE
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.timeline import Timeline

TRIES = 40
"""How many seeds are drawn at most until the person begins, where chance decides that."""


def begin_guided(program: Program, game: AnyGame) -> Begun | Problem:
    """The game, kept on the disk; a problem says why it cannot be kept."""
    return begin(program, game, guided_choices(program, game, program.settings.name))


def guided_choices(program: Program, game: AnyGame, own: str) -> Choices:
    """Seat a person of this name and the gentle opponent; the person begins."""
    choices = usual(game)
    person, opponent = choices.places[0], choices.places[1]
    guest = next(name for name in GUESTS[1:] if name.casefold() != own.casefold())
    seats = replace(person, player=PERSON, name=own), replace(opponent, player=GENTLE, name=guest)
    choices = replace(choices, places=seats, policy="teaching")
    for spec in game.option_specs:
        first = choices.with_option(spec.id, 1) if spec.kind == "seat" else choices
        choices = choices if objections(game, first) else first
    return with_first_person(program, game, choices)


def with_first_person(program: Program, game: AnyGame, choices: Choices) -> Choices:
    """The same with a seed by which the person begins, where a seed decides that."""
    for _ in range(TRIES):
        timeline = set_out(program, game, choices)
        if isinstance(timeline, Problem) or person_begins(timeline):
            break
        choices = replace(choices, seed=drawn_seed())
    return choices


def person_begins(timeline: Timeline) -> bool:
    """Whether the person plays first. Where the setup decides that, whoever is first asked alone begins, after what all
    are asked at once."""
    game, record = timeline.game, timeline.record
    order = game.order_to_start(record.options, record.seating)
    if order is not None:
        return order[0] == 0
    while len(asked := game.deciding(timeline.state)) > 1:
        timeline.propose(game.legal(timeline.state, asked[0].seat)[0])
    return bool(asked) and asked[0].seat == 0
