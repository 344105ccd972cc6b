"""How good a position is for a seat, in points: what it has, what it may still earn, and what it leaves to others.

The worth is a sum of terms. Search adds them up; whoever wants reasons has them one by one, from the same lists.
"""

from collections.abc import Callable, Iterator

from rules.bots.term import Share, Term
from rules.core.types import Seat
from rules.marajoara.components import LAST
from rules.marajoara.queries import mission as mission_of
from rules.marajoara.queries import open_stars
from rules.marajoara.state import Player, State
from rules.marajoara.thinking.grid import Offer, Prospect, turn_worth
from rules.marajoara.thinking.insight import Insight, turns_left
from rules.marajoara.thinking.tracks import MISSED

TIE_BREAK = 0.01
"""A credit at the end of the game: it breaks ties and does nothing else (MJ-SCO-5)."""
WIN = 30.0
"""A mission that is won, besides its objectives."""

POINTS = Term("points", "MJ-SCO-5", is_sure=True)
FRAGMENTS = Term("fragments", "MJ-RES-1")
VASES = Term("vases", "MJ-EXP-1")
TRACKS = Term("tracks", "MJ-SCO-3")
TOKENS = Term("tokens", "MJ-DIG-2")
MOST_VASES = Term("most-vases", "MJ-SCO-1")
MOST_FRAGMENTS = Term("most-fragments", "MJ-SCO-4")
NEXT_CAPTURE = Term("next-capture", "MJ-CAP-1")
LEFT_TO_RIVAL = Term("left-to-rival", "MJ-CAP-1")
OBJECTIVES = Term("objectives", "MJ-SOL-6")
TIME = Term("time", "MJ-SOL-4")

TERMS = (
    POINTS,
    FRAGMENTS,
    VASES,
    TRACKS,
    TOKENS,
    MOST_VASES,
    MOST_FRAGMENTS,
    NEXT_CAPTURE,
    LEFT_TO_RIVAL,
    OBJECTIVES,
    TIME,
)
"""Everything that a position is judged by; the weights have a scale for each, in this order."""

Judge = Callable[["Evaluation", State, Seat, int], float]
"""What a term is worth to a seat that has so many turns left."""
Judges = tuple[tuple[Term, Judge], ...]


class Evaluation:
    """Compares the positions that a choice may lead to; rates rivals again only if something of theirs changed."""

    def __init__(self, insight: Insight, state: State, seat: Seat) -> None:
        self.insight, self.seat = insight, seat
        self.scales = dict(zip(TERMS, insight.weights.scales, strict=True))
        is_over = state.stage == "over"
        self.turns = [0 if is_over else turns_left(state, each) for each in range(len(state.players))]
        self.rivals = [each for each in range(len(state.players)) if each != seat]
        self.before = state
        self.known: dict[Seat, float] = {}
        self.looked_at: State | None = None
        self.offer: Offer | None = None
        self.of_seats = self.scaled(OF_SEATS)
        self.of_tables = self.scaled(OF_TABLES)
        self.of_missions = self.scaled(OF_MISSIONS)

    def scaled(self, judges: Judges) -> tuple[tuple[float, Judge], ...]:
        return tuple((self.scales[term], judge) for term, judge in judges)

    def worth(self, state: State) -> float:
        if state.options.mission:
            turns = turns_left(state, 0)
            return sum([scale * judge(self, state, self.seat, turns) for scale, judge in self.of_missions])
        worth = self.standing(state, self.seat)
        if self.rivals:  # a lesson may state a table with one seat
            rivals = sum([self.rival(state, each) for each in self.rivals])
            worth -= self.insight.weights.rival * rivals / len(self.rivals)
        if state.stage == "over":
            return worth
        turns = self.turns[self.seat]
        return worth + sum([scale * judge(self, state, self.seat, turns) for scale, judge in self.of_tables])

    def shares(self, state: State) -> tuple[Share, ...]:
        """The same sum by terms: what rivals have counts against the seat."""
        if state.options.mission:
            return tuple(self.shared(OF_MISSIONS, state, self.seat, 1.0))
        found = [*self.shared(OF_SEATS, state, self.seat, 1.0)]
        for rival in self.rivals:
            found += self.shared(OF_SEATS, state, rival, -self.insight.weights.rival / len(self.rivals))
        if state.stage != "over":
            found += self.shared(OF_TABLES, state, self.seat, 1.0)
        return tuple(found)

    def shared(self, judges: Judges, state: State, seat: Seat, factor: float) -> Iterator[Share]:
        turns = turns_left(state, 0) if state.options.mission else self.turns[seat]
        for term, judge in judges:
            yield Share(term, seat, factor * self.scales[term] * judge(self, state, seat, turns))

    # Each seat

    def standing(self, state: State, seat: Seat) -> float:
        """Points, and what store, discs and tokens may still earn."""
        turns = self.turns[seat]
        return sum([scale * judge(self, state, seat, turns) for scale, judge in self.of_seats])

    def rival(self, state: State, seat: Seat) -> float:
        """A rival's standing, from memory as long as nothing of the rival's has changed."""
        before = self.before
        if state.players[seat] is not before.players[seat] or state.ends is not before.ends or state.stage == "over":
            return self.standing(state, seat)
        found = self.known.get(seat)
        if found is None:
            found = self.known[seat] = self.standing(self.before, seat)
        return found

    def points(self, state: State, seat: Seat, turns: int) -> float:
        player = state.players[seat]
        return player.score + (0.0 if turns or state.options.mission else TIE_BREAK * player.money)

    def fragments(self, state: State, seat: Seat, turns: int) -> float:
        """Blue dice, and room beside restored fragments."""
        return self.insight.stores.blue(state.players[seat], turns) if self.counts_on(state, turns) else 0.0

    def vases(self, state: State, seat: Seat, turns: int) -> float:
        """Red dice, and the money to exhibit them."""
        player = state.players[seat]
        return self.insight.stores.vases(player, player.money, turns) if self.counts_on(state, turns) else 0.0

    @staticmethod
    def counts_on(state: State, turns: int) -> bool:
        """Whether stored dice may still be used: in missions in the last turn, too."""
        return state.stage != "over" and (turns > 0 or state.options.mission > 0)

    def tokens(self, state: State, seat: Seat, turns: int) -> float:
        """Tokens on the grid, and those that one is on the way to."""
        player, stores = state.players[seat], self.insight.stores
        if state.stage == "over":
            return self.insight.goals.token * tokens_on_grid(state, player)
        return stores.third_yellow(player, turns) + tokens_on_grid(state, player) * stores.token(turns)

    def tracks(self, state: State, seat: Seat, turns: int) -> float:
        return 0.0 if state.stage == "over" else self.insight.discs.worth(state, seat, turns)

    # Majorities

    def majority_of_vases(self, state: State, seat: Seat, turns: int) -> float:
        """The expected share of MJ-SCO-1."""
        return self.majority(state, [player.vases for player in state.players])

    def majority_of_fragments(self, state: State, seat: Seat, turns: int) -> float:
        """The expected share of MJ-SCO-4."""
        return self.majority(state, [player.fragments for player in state.players])

    def majority(self, state: State, counts: list[int]) -> float:
        """The position expected from how far ahead of each rival one is, between the pays of its neighbours."""
        own, turns = counts[self.seat], self.turns[self.seat]
        if not own and not turns:
            return 0.0
        behind = sum(min(1.0, max(0.0, 0.5 - (own - counts[each]) / (2 + turns / 4))) for each in self.rivals)
        pay = (*state.box.parts.box.majorities, 0, 0)
        place = int(behind)
        expected = pay[place] + (pay[place + 1] - pay[place]) * (behind - place)
        return expected if own else expected * min(1.0, turns / 8)

    # The grid

    def left_to_rival(self, state: State, seat: Seat, turns: int) -> float:
        """The best capture that the next seat finds, unless that is this one."""
        best = self.next_capture(state)
        return -self.insight.weights.threat * best.worth if best else 0.0

    def left_to_self(self, state: State, seat: Seat, turns: int) -> float:
        """The best capture that will be left, if the next seat takes its best one."""
        if not self.counts_on(state, turns):
            return 0.0
        first = self.next_capture(state)
        taken = (first.start, first.over, first.onto) if first else ()
        best = Prospect(self.insight, state, self.seat, max(0, turns - 1)).best(taken)
        return self.insight.weights.chance[len(self.rivals)] * best.worth if best else 0.0

    def next_capture(self, state: State) -> Offer | None:
        """The best capture of the seat whose turn it is, if it is another one; found once a position."""
        if state is not self.looked_at:
            turns = self.turns[state.active]
            others = turns and state.active != self.seat
            self.looked_at = state
            self.offer = Prospect(self.insight, state, state.active, turns - 1).best() if others else None
        return self.offer

    # Missions

    def objectives(self, state: State, seat: Seat, turns: int) -> float:
        """What the mission's objectives have brought so far, in the same measure as they were hoped for."""
        insight, goals = self.insight, self.insight.goals
        player = state.players[0]
        worth = sum(goals.fragments[ref] for museum in player.museums for ref in museum.fragments)
        worth += sum(sum(goals.vases[: museum.vases]) for museum in player.museums)
        if state.stage == "over":
            worth += sum(goals.tracks[track] for track, at in enumerate(player.discs) if at == LAST)
            worth += WIN * all(state.reached)
        else:
            worth -= sum(goals.loss(die) for die in state.round_track)
        worth -= goals.token * MISSED * insight.discs.tokens_missed(player) if goals.token else 0.0
        played = mission_of(state)
        if goals.space and played:
            stars = sum(objective.kind == "space" for objective in played.objectives)
            worth += goals.space * (stars - len(open_stars(state)))
        return worth

    def time(self, state: State, seat: Seat, turns: int) -> float:
        """The turns that a mission still allows."""
        return 0.0 if state.stage == "over" else turns * turn_worth(self.insight, state.round)


OF_SEATS: Judges = (
    (POINTS, Evaluation.points),
    (FRAGMENTS, Evaluation.fragments),
    (VASES, Evaluation.vases),
    (TRACKS, Evaluation.tracks),
    (TOKENS, Evaluation.tokens),
)
"""What each seat has, rivals too."""
OF_TABLES: Judges = (
    (MOST_VASES, Evaluation.majority_of_vases),
    (MOST_FRAGMENTS, Evaluation.majority_of_fragments),
    (LEFT_TO_RIVAL, Evaluation.left_to_rival),
    (NEXT_CAPTURE, Evaluation.left_to_self),
)
"""What lies between the seats of a table."""
OF_MISSIONS: Judges = (
    *OF_SEATS,
    (OBJECTIVES, Evaluation.objectives),
    (TIME, Evaluation.time),
    (NEXT_CAPTURE, Evaluation.left_to_self),
)


def tokens_on_grid(state: State, player: Player) -> int:
    return sum(state.tokens.count(colour) for colour in player.colours)
