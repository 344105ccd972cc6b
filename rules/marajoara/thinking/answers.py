"""Quick answers to every question of the game: a rule of thumb each, no search. The first of equals is chosen."""

from collections.abc import Callable, Sequence

from rules.bots.search import best
from rules.core.types import Seat
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.components import SECOND, TRACKS, Die
from rules.marajoara.queries import geometry, movable_tracks
from rules.marajoara.state import CAPTURED, State
from rules.marajoara.thinking.free_actions import gain
from rules.marajoara.thinking.grid import Prospect, capture_of
from rules.marajoara.thinking.insight import Change, Insight, turns_left

WORTH_A_FREE_ACTION = 0.05
"""A free action that gains less than this is not taken."""

Moves = Sequence[m.Move]


def quick_answer(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    if not state.agenda:
        return answer_in_turn(insight, state, seat, legal)
    return ANSWERS[type(state.agenda[0])](insight, state, seat, legal)


# The turn


def answer_in_turn(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Choose before the main action the best capture; after it, or if none is possible, the best free action."""
    if isinstance(legal[0], m.Capture):
        offers = Prospect(insight, state, seat, turns_left(state, seat)).offers()
        return capture_of(state, seat, best(offers, lambda offer: offer.worth))
    return best_free_action(insight, state, seat, legal)


def best_free_action(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """The free action that gains most, or the end of the turn."""
    chosen, most = legal[-1], WORTH_A_FREE_ACTION
    for move in legal:
        if not isinstance(move, (m.FieldWork, m.EndTurn)):
            gained = gain(insight, state, seat, move)
            if gained > most:
                chosen, most = move, gained
    return chosen


# Bonuses


def answer_increase(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """The pip that is worth most; none when it would only do harm (MJ-MIS-7b)."""
    return best(legal, lambda move: pip_worth(insight, state, seat, move))


def pip_worth(insight: Insight, state: State, seat: Seat, move: m.Move) -> float:
    if not isinstance(move, m.Raise):
        return 0.0
    turns = turns_left(state, seat)
    player = state.players[seat]
    die = state.captured if move.slot == CAPTURED else player.die_at(move.slot)
    assert die is not None
    penalty, face = 0.0, die.face + 1
    if face > state.box.top_face:
        penalty, face = insight.goals.overflow, 1
    if move.slot == CAPTURED:
        prospect = Prospect(insight, state, seat, turns)
        return prospect.figure(die.colour, face) - prospect.figure(die.colour, die.face) - penalty
    number = int(move.slot.startswith(SECOND))
    return insight.changed(player, number, Change(die.colour, die.face, face), turns) - penalty + SMALL_PIP


SMALL_PIP = 0.02
"""Pips that are of no use yet are better than none."""


def answer_track(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    assert state.captured is not None
    turns = turns_left(state, seat)
    arrivals = {TRACKS[track]: (track, to) for track, to in movable_tracks(state, seat, state.captured.face)}
    return best(legal, lambda move: insight.discs.arrival(state, seat, *arrivals[move.track], turns))


def answer_museum(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    die = state.captured
    assert die is not None
    player, turns = state.players[seat], turns_left(state, seat)
    return best(legal, lambda move: insight.changed(player, move.museum, Change(die.colour, None, die.face), turns))


def answer_swap(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Gives what is missed least, takes what is worth most."""
    if isinstance(legal[0], m.GiveDie):
        return best(legal, lambda move: -loss(insight, state, seat, move))
    dice = {die.ref: die for die in state.cart if die is not None}
    prospect = Prospect(insight, state, seat, turns_left(state, seat))
    return best(legal, lambda move: prospect.die(dice[move.die]))


def loss(insight: Insight, state: State, seat: Seat, move: m.Move) -> float:
    """What a stored die is worth to its seat; declining costs as much as a middling exchange gains."""
    if not isinstance(move, m.GiveDie):
        return USUAL_SWAP
    player = state.players[seat]
    die = player.die_at(move.slot)
    assert die is not None
    turns = turns_left(state, seat)
    return -insight.changed(player, int(move.slot.startswith(SECOND)), Change(die.colour, die.face, None), turns)


USUAL_SWAP = 4.0
"""What a die of the cart is usually worth: no better die is given away for it."""


def answer_cheap_exhibit(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Red 7: the highest red die."""
    player = state.players[seat]

    def face(move: m.Move) -> int:
        die = player.die_at(move.slot) if isinstance(move, m.ExhibitCheaply) else None
        return die.face if die else 0

    return best(legal, face)


def answer_reward(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Blue 8: the fragment with most placed neighbours."""
    museums = state.players[seat].museums

    def touching(move: m.ScoreFragment) -> int:
        museum = museums[int(move.fragment.startswith(SECOND))]
        neighbours = state.box.neighbours[move.fragment.removeprefix(SECOND)]
        return sum(other in neighbours for other in museum.fragments)

    return best(legal, touching)


def answer_vase(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Red 8: taken when it pays more than a vase on display is worth."""
    museums = state.players[seat].museums

    def points(move: m.Move) -> float:
        if not isinstance(move, m.TakeBackVase):
            return 0.0
        return insight.discs.vase_taken_back(state, museums[move.museum], 2)

    return best(sorted(legal, key=lambda move: isinstance(move, m.TakeBackVase)), points)


# Tokens


START_FIGURES = {"blue": 3, "grey": 2, "red": 2, "yellow": 1}
"""What each jump onto a magnifier counts in the opening, by the colour of the die it captures."""


def answer_start_token(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    def figure(move: m.PlaceStartToken) -> int:
        onto = state.box.number[move.space]
        captured = [over for start, over in pairs(state, onto) if start and over]
        return sum(START_FIGURES[die.colour] for die in captured)

    return best(legal, figure)


def answer_token(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Place the token where most jumps could end right now; then nearest to the centre."""
    return best(legal, lambda move: token_figure(state, state.box.number[move.space]))


def token_figure(state: State, onto: int) -> tuple[float, int]:
    jumps = sum(1.0 if start and over else 0.5 for start, over in pairs(state, onto) if start or over)
    space = state.box.spaces[onto]
    middle = len({each.row for each in state.box.spaces}) - 1
    return jumps, -abs(2 * space.row - middle) - abs(2 * space.column - middle)


def pairs(state: State, onto: int) -> list[tuple[Die | None, Die | None]]:
    """The two dice of every line that ends here: the jumper and the die it would capture."""
    return [(state.grid[start], state.grid[over]) for start, over in geometry(state).jumps_onto[onto]]


def answer_zone(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    return legal[0]


# Money, spent dice, Recycling


def answer_payment(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Frees slots when none is free; else keeps the largest single die."""
    faces = [die.face if die else 0 for die in state.players[seat].yellow]

    def figure(move: m.PayWith) -> tuple[int, int]:
        left = [face - paid for face, paid in zip(faces, move.pips, strict=True)]
        empty = left.count(0)
        return (empty, max(left)) if 0 not in faces else (max(left), empty)

    return best(legal, figure)


def answer_spend(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    return legal[-1]  # the usual order


def answer_removal(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Solo: the neighbour that costs least at the end, then the one that is worth least."""
    prospect = Prospect(insight, state, seat, turns_left(state, seat))

    def figure(move: m.RemoveDie) -> tuple[float, float]:
        die = state.grid[state.box.number[move.space]]
        assert die is not None
        return -insight.goals.loss(die), -prospect.die(die)

    return best(legal, figure)


def answer_recycling(insight: Insight, state: State, seat: Seat, legal: Moves) -> m.Move:
    """Place the die where it can be captured from the fewest directions: never, in a corner."""
    number = state.box.number
    return best(legal, lambda move: -insight.exposure[number[move.space]])


Answer = Callable[[Insight, State, Seat, Moves], m.Move]
ANSWERS: dict[type, Answer] = {
    todo.PlaceStart: answer_start_token,
    todo.ChooseYellowZone: answer_zone,
    todo.Increase: answer_increase,
    todo.ChooseMuseum: answer_museum,
    todo.ChooseTrack: answer_track,
    todo.Swap: answer_swap,
    todo.CheapExhibit: answer_cheap_exhibit,
    todo.RewardFragment: answer_reward,
    todo.RemoveVase: answer_vase,
    todo.PlaceToken: answer_token,
    todo.Pay: answer_payment,
    todo.Spend: answer_spend,
    todo.RemoveNeighbour: answer_removal,
    todo.Recycling: answer_recycling,
}
"""Every question that may stand on the agenda; a test holds them against the agenda's own list."""
