"""How good a position is for a seat, in points: what it has, what it may still earn, and what it leaves to others."""

from rules.core.types import Seat
from rules.marajoara.components import LAST
from rules.marajoara.queries import mission as mission_of
from rules.marajoara.queries import open_stars
from rules.marajoara.state import Player, State
from rules.marajoara.thinking.grid import Prospect, best_left, turn_worth
from rules.marajoara.thinking.insight import Insight, turns_left
from rules.marajoara.thinking.tracks import MISSED

TIE_BREAK = 0.01
"""A credit at the end of the game: it breaks ties and does nothing else (MJ-SCO-5)."""
WIN = 30.0
"""A mission that is won, besides its objectives."""


class Evaluation:
    """Compares the positions that a choice may lead to; rates rivals again only if something of theirs changed."""

    def __init__(self, insight: Insight, state: State, seat: Seat) -> None:
        self.insight, self.seat = insight, seat
        self.turns = [turns_left(state, each) for each in range(len(state.players))]
        self.rivals = [each for each in range(len(state.players)) if each != seat]
        self.before = state
        self.known: dict[Seat, float] = {}

    def worth(self, state: State) -> float:
        if state.options.mission:
            return self.mission(state)
        if state.stage == "over":
            return self.result(state)
        worth = self.own(state, self.seat)
        rivals = self.mean([self.rival(state, each) for each in self.rivals])
        share = self.majorities(state)
        return worth + share - self.insight.weights.rival * rivals + self.prospects(state)

    def result(self, state: State) -> float:
        standing = [player.score + TIE_BREAK * player.money for player in state.players]
        rivals = self.mean([standing[each] for each in self.rivals])
        return standing[self.seat] - self.insight.weights.rival * rivals

    def mean(self, rivals: list[float]) -> float:
        return sum(rivals) / len(rivals) if rivals else 0.0  # a lesson may state a table with one seat

    def own(self, state: State, seat: Seat) -> float:
        """Points, and what store, discs and tokens may still earn."""
        insight, turns = self.insight, self.turns[seat]
        player = state.players[seat]
        worth = player.score + insight.discs.worth(state, seat, turns)
        if not turns:
            return worth + TIE_BREAK * player.money
        tokens = tokens_on_grid(state, player)
        return worth + insight.stores.worth(player, turns) + tokens * insight.stores.token(turns)

    def rival(self, state: State, seat: Seat) -> float:
        """A rival's worth, from memory as long as nothing of the rival's has changed."""
        if state.players[seat] is not self.before.players[seat] or state.ends is not self.before.ends:
            return self.own(state, seat)
        found = self.known.get(seat)
        if found is None:
            found = self.known[seat] = self.own(self.before, seat)
        return found

    # Majorities

    def majorities(self, state: State) -> float:
        """The expected shares of MJ-SCO-1 and MJ-SCO-4."""
        vases = [player.vases for player in state.players]
        fragments = [player.fragments for player in state.players]
        return self.majority(state, vases) + self.majority(state, fragments)

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

    def prospects(self, state: State) -> float:
        """What the grid offers to the next seat, and what will be left to this one."""
        weights, insight = self.insight.weights, self.insight
        chance = weights.chance[len(self.rivals)]
        mine, theirs = self.turns[self.seat], self.turns[state.active]
        worth = 0.0
        if theirs and state.active != self.seat:
            offers = Prospect(insight, state, state.active, theirs - 1).offers()
            best = max(offers, default=None)
            worth -= weights.threat * best.worth if best else 0.0
        else:
            best = None
        if mine:
            own = Prospect(insight, state, self.seat, mine - 1).offers()
            left = best_left(own, best) if best else max((each.worth for each in own), default=0.0)
            worth += chance * left
        return worth

    # Missions

    def mission(self, state: State) -> float:
        insight, goals = self.insight, self.insight.goals
        player = state.players[0]
        worth = float(player.score) + self.collected(state)
        if state.stage == "over":
            ends = sum(goals.tracks[track] for track, at in enumerate(player.discs) if at == LAST)
            return worth + ends + WIN * all(state.reached)
        turns = turns_left(state, 0)
        worth -= sum(goals.loss(die) for die in state.round_track)
        worth += insight.stores.worth(player, turns) + insight.discs.worth(state, 0, turns)
        worth += tokens_on_grid(state, player) * (insight.stores.token(turns) - goals.token)
        worth += turns * turn_worth(insight, state.round)
        offers = Prospect(insight, state, 0, max(0, turns - 1)).offers()
        return worth + insight.weights.chance[0] * max((each.worth for each in offers), default=0.0)

    def collected(self, state: State) -> float:
        """What the mission's objectives have brought so far, in the same measure as they were hoped for."""
        insight, goals = self.insight, self.insight.goals
        player = state.players[0]
        worth = sum(goals.fragments[ref] for museum in player.museums for ref in museum.fragments)
        worth += sum(sum(goals.vases[: museum.vases]) for museum in player.museums)
        worth += goals.token * tokens_on_grid(state, player)
        worth -= goals.token * MISSED * insight.discs.tokens_missed(player) if goals.token else 0.0
        played = mission_of(state)
        if goals.space and played:
            stars = sum(objective.kind == "space" for objective in played.objectives)
            worth += goals.space * (stars - len(open_stars(state)))
        return worth


def tokens_on_grid(state: State, player: Player) -> int:
    return sum(state.tokens.count(colour) for colour in player.colours)
