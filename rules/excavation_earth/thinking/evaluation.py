"""How good a position is for a seat, in credits: what it has, what it may still earn, and what rivals get."""

from rules.core.majority import majority_points
from rules.core.types import Seat
from rules.excavation_earth.queries import interested, payout
from rules.excavation_earth.state import Player, State, colour_of, type_of
from rules.excavation_earth.thinking.places import Promises
from rules.excavation_earth.thinking.weights import Weights

TRAVEL_VALUE = 3
"""Of each travel card the middle one's."""


class Evaluation:
    """Compares positions that one choice may lead to. Rivals are judged anew only where something of theirs changed."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.rivals = [each for each in state.seats if each != seat]

    def worth(self, state: State) -> float:
        own = self.standing(state, self.seat)
        if not self.rivals:
            return own
        rivals = sum(self.standing(state, each) for each in self.rivals) / len(self.rivals)
        return own - self.weights.rival * rivals

    def standing(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if not state.agenda:
            return float(player.credits)
        worth = player.credits + self.gallery(state, player) + self.centres(state, seat)
        worth += self.relics(state, seat) + self.posts(state, seat)
        if player.is_zu:
            return worth
        return worth + self.hand(state, player) + self.places(state, seat)

    # What pays at the end

    def gallery(self, state: State, player: Player) -> float:
        box, weights = state.box, self.weights
        total = 0.0
        lines = [(cells, box.column_table) for cells in box.types_of.values()]
        lines += [(cells, box.row_table) for cells in box.rows]
        for cells, table in lines:
            samples = sum(cell in player.guards for cell in cells)
            total += weights.gallery * table[samples]
            if samples and samples + 1 < len(table):
                total += weights.line * (table[samples + 1] > table[samples]) + weights.line * samples / 3
        return total

    def centres(self, state: State, seat: Seat) -> float:
        """Majorities of this round, and of those to come as far as envoys stay (EE-SCO-4)."""
        weights, pays = self.weights, state.box.numbers.centre_payouts
        rounds = state.box.numbers.rounds
        later = rounds - state.round
        total = 0.0
        for envoys in state.envoys:
            total += weights.envoy_now * majority_points(envoys, pays[state.round])[seat]
            total += sum(
                weights.envoy_later[min(later, 2)] * majority_points(envoys, pays[number])[seat]
                for number in range(state.round + 1, rounds + 1)
            ) * (0.6 if later else 0.0)
            total += 0.4 * min(envoys[seat], 3)
        return total

    # What may still be sold

    def relics(self, state: State, seat: Seat) -> float:
        player, weights = state.players[seat], self.weights
        if not player.relics:
            return 0.0
        last = state.round == state.box.numbers.rounds
        actions = 0 if player.passed and last else len(player.hand) + len(player.travel) + (0 if last else 3)
        if not actions and not player.is_zu:
            return 0.0
        total = 0.0
        for colour in {colour_of(relic) for relic in player.relics}:
            own = [relic for relic in player.relics if colour_of(relic) == colour]
            fenced = weights.fence * sum(state.box.value[type_of(relic)] for relic in own)
            total += max(fenced, weights.sale * self.sale(state, seat, colour, len(own)))
        return total

    def sale(self, state: State, seat: Seat, colour: str, count: int) -> float:
        """What a sale on the best markets would bring; markets that lack a trader count in part."""
        numbers = state.box.numbers
        offers = sorted(
            (
                numbers.sell_per_buyer * buyers * (1.0 if state.traders[market][seat] else self.weights.reach)
                for market in range(len(state.queues))
                if (buyers := interested(state, market, colour))
            ),
            reverse=True,
        )[: min(count, numbers.sell_max)]
        if not offers:
            return 0.0
        spare = max(0, count - len(offers))
        return payout(state, colour) + sum(offers) + 0.7 * numbers.multi_market[len(offers)].credits + 1.5 * spare

    def posts(self, state: State, seat: Seat) -> float:
        weights = self.weights
        own = {colour_of(relic) for relic in state.players[seat].relics}
        total = 0.0
        for market, traders in enumerate(state.traders):
            if traders[seat]:
                wanted = max((interested(state, market, colour) for colour in own), default=0)
                total += weights.trader + weights.crowd * wanted + 0.3 * (traders[seat] - 1)
        return total * (0.4 if state.round == state.box.numbers.rounds and not own else 1.0)

    # What may still be done

    def hand(self, state: State, player: Player) -> float:
        weights, numbers = self.weights, state.box.numbers
        last = state.round == numbers.rounds
        if player.passed:
            return 0.0 if last else weights.kept_card * min(len(player.hand), numbers.hand_after_pass)
        worth = weights.card * len(player.hand) + weights.travel_card * len(player.travel)
        return worth + (weights.marker if player.marker and not last else 0.0)

    def places(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if player.passed or not player.hand:
            return 0.0
        return self.weights.stand * Promises(state, seat).worth(player.explorers)
