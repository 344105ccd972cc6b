"""How a novice chooses: single captures by a simple table and an unsteady eye, free actions as soon as they pay."""

from collections.abc import Sequence

from rules.core.rng import Rng
from rules.core.types import Seat
from rules.marajoara import moves as m
from rules.marajoara.components import SECOND, Die
from rules.marajoara.queries import geometry
from rules.marajoara.state import Player, State
from rules.marajoara.thinking.answers import quick_answer
from rules.marajoara.thinking.grid import Prospect
from rules.marajoara.thinking.insight import Insight, turns_left

PER_PIP = 1.1
BESIDES = {"blue": 1.2, "red": 0.6, "yellow": 0.2}
"""What a captured die counts besides its pips, by colour."""
USELESS = -6.0
"""A blue die when the workshop is complete, a red one when the display case is."""
FIRST_OF_COLOUR = 1.0
OWN_TOKEN, RIVAL_TOKEN = 1.3, -1.5
NOISE = 20
"""Tenths of a point by which each capture may look better or worse than it is."""


def novice_answer(insight: Insight, state: State, legal: Sequence[m.Move], rng: Rng) -> m.Move:
    first = legal[0]
    if isinstance(first, m.Capture):
        return novice_capture(insight, state, legal, rng)
    if state.agenda or state.stage == "setup":
        return quick_answer(insight, state, first.seat, legal)
    return novice_free_action(insight, state, legal)


def novice_capture(insight: Insight, state: State, legal: Sequence[m.Move], rng: Rng) -> m.Move:
    best, most = legal[0], float("-inf")
    for move in legal:
        if isinstance(move, m.Capture):
            noise, rng = rng.below(2 * NOISE + 1)
            figure = capture_figure(insight, state, move) + (noise - NOISE) / 10
            if figure > most:
                best, most = move, figure
    return best


def capture_figure(insight: Insight, state: State, move: m.Capture) -> float:
    number = state.box.number
    start, onto = number[move.start], number[move.to]
    player = state.players[move.seat]
    die = state.grid[geometry(state).over[start, onto]]
    assert die is not None
    figure = die_figure(insight, state, move.seat, die)
    token = state.tokens[onto]
    if token is not None:
        figure += OWN_TOKEN if token in player.colours else RIVAL_TOKEN
    return figure


def die_figure(insight: Insight, state: State, seat: Seat, die: Die) -> float:
    player = state.players[seat]
    if die.colour == "grey":
        return insight.die(state, seat, "grey", die.face, turns_left(state, seat))
    figure = PER_PIP * die.face + BESIDES[die.colour]
    if is_useless(state, player, die):
        figure += USELESS
    rows = [museum.row(die.colour) for museum in player.museums]
    return figure + (FIRST_OF_COLOUR if all(each is None for row in rows for each in row) else 0.0)


def is_useless(state: State, player: Player, die: Die) -> bool:
    if die.colour == "blue":
        return player.fragments == len(player.museums) * len(state.box.fragments)
    return die.colour == "red" and player.vases == len(player.museums) * len(state.box.case)


def novice_free_action(insight: Insight, state: State, legal: Sequence[m.Move]) -> m.Move:
    """The restoration of most points, else the exhibition of most pips, else what makes a capture possible."""
    restorations = [move for move in legal if isinstance(move, m.Restore)]
    if restorations:
        points = {ref: fragment.points for ref, fragment in state.box.fragments.items()}
        return max(restorations, key=lambda move: (points[move.fragment.removeprefix(SECOND)], -len(move.slots)))
    player = state.players[legal[0].seat]
    exhibitions = [move for move in legal if isinstance(move, m.Exhibit)]
    if exhibitions:
        return max(exhibitions, key=lambda move: sum(die.face for slot in move.slots if (die := player.die_at(slot))))
    return helpful_field_work(insight, state, legal) if state.stage == "before" else legal[-1]


def helpful_field_work(insight: Insight, state: State, legal: Sequence[m.Move]) -> m.Move:
    """Choose, if no capture is possible, the field work that makes the best one possible, or the turn's end."""
    seat, number = legal[0].seat, state.box.number
    prospect = Prospect(insight, state, seat, turns_left(state, seat))
    best, most = legal[-1], 0.0
    for move in legal:
        if isinstance(move, m.FieldWork):
            figure = prospect.after_field_work(number[move.start], number[move.to])
            if figure > most:
                best, most = move, figure
    return best
