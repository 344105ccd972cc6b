"""How good a position is for a seat, in credits: what it has, what it may still earn, and what rivals get."""

from math import exp

from rules.core.types import Seat
from rules.excavation_earth.queries import interested, payout
from rules.excavation_earth.state import Player, State, colour_of, symbol_of, type_of
from rules.excavation_earth.thinking.centres import expected_pay
from rules.excavation_earth.thinking.gallery import gallery_worth
from rules.excavation_earth.thinking.places import Promises
from rules.excavation_earth.thinking.time import ROUND, cards_left, cards_now, hope
from rules.excavation_earth.thinking.weights import Weights

CUBES_A_CARD = 0.6
"""Cubes that are used for each card that is played."""


class Evaluation:
    """Compares positions that one choice may lead to. What did not change since it was judged is not judged again."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.rivals = [each for each in state.seats if each != seat]
        self.sales: dict[tuple[object, ...], float] = {}
        self.stands: dict[tuple[object, ...], float] = {}

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
        worth = player.credits + self.centres(state, seat) + self.relics(state, seat) + self.posts(state, seat)
        worth += self.weights.gallery * gallery_worth(state.box, player.guards, hope(state, seat))
        if seat != self.seat:  # of rivals only what shows in credits soon
            return worth
        return worth + self.cubes(state, seat) + self.hand(state, player) + self.places(state, seat)

    # Envoys and cubes

    def centres(self, state: State, seat: Seat) -> float:
        """Majorities of this round, and of those to come as far as envoys stay (EE-SCO-4)."""
        weights, pays = self.weights, state.box.centre_payouts
        player, rounds = state.players[seat], state.box.rounds
        cards = max(cards_now(state, each) for each in state.seats)
        last = state.round == rounds
        total = 0.0
        for centre, envoys in enumerate(state.envoys):
            own = envoys[seat]
            if not own:
                continue
            rivals = envoys[:seat] + envoys[seat + 1 :]
            total += weights.centre_now * expected_pay(own, rivals, pays[state.round], cards)
            for number in range(state.round + 1, rounds + 1):
                more = cards + round(ROUND * (number - state.round))
                total += weights.centre_later * expected_pay(own, rivals, pays[number], more)
            if not player.is_zu and not player.passed:
                symbol = state.box.centre_symbol[centre]
                times = sum(symbol_of(card) == symbol for card in player.hand) if last else 3
                total += weights.recall * min(own, times)
        return total

    def cubes(self, state: State, seat: Seat) -> float:
        """Those in the supply, as far as there is time to use them."""
        need = CUBES_A_CARD * cards_left(state, seat)
        if not need:
            return 0.0
        return self.weights.cube * need * (1 - exp(-state.players[seat].supply / need))

    # What may still be sold

    def relics(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if not player.relics:
            return 0.0
        last = state.round == state.box.rounds
        actions = 3 if player.is_zu or not last else cards_now(state, seat)
        if not actions:
            return 0.0
        traders = tuple(each[seat] for each in state.traders)
        key = (seat, player.relics, state.queues, traders, state.stock, min(actions, 6))
        found = self.sales.get(key)
        if found is None:
            found = self.sales[key] = self.sold(state, seat, actions)
        return found

    def sold(self, state: State, seat: Seat, actions: int) -> float:
        player, weights = state.players[seat], self.weights
        hopes: list[float] = []
        for colour in {colour_of(relic) for relic in player.relics}:
            own = [relic for relic in player.relics if colour_of(relic) == colour]
            fenced = weights.fence * sum(state.box.value[type_of(relic)] for relic in own)
            hopes.append(max(fenced, weights.sale * self.sale(state, seat, colour, len(own))))
        return sum(sorted(hopes, reverse=True)[:actions])

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
        )[: min(count, numbers.sell_most_markets)]
        if not offers:
            return 0.0
        spare = max(0, count - len(offers))
        return payout(state, colour) + sum(offers) + 0.7 * state.box.multi_market[len(offers)].credits + 1.5 * spare

    def posts(self, state: State, seat: Seat) -> float:
        weights = self.weights
        own = {colour_of(relic) for relic in state.players[seat].relics}
        total = 0.0
        for market, traders in enumerate(state.traders):
            if traders[seat]:
                wanted = max((interested(state, market, colour) for colour in own), default=0)
                total += weights.trader + weights.crowd * wanted + 0.3 * (traders[seat] - 1)
        return total * (0.4 if state.round == state.box.rounds and not own else 1.0)

    # What may still be done

    def hand(self, state: State, player: Player) -> float:
        weights, numbers = self.weights, state.box.numbers
        last = state.round == state.box.rounds
        if player.passed:
            return 0.0 if last else weights.kept_card * min(len(player.hand), numbers.hand_after_pass)
        worth = weights.card * len(player.hand) + weights.travel_card * len(player.travel)
        return worth + (weights.marker if player.marker and not last else 0.0)

    def places(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if player.passed or not player.hand:
            return 0.0
        key = (
            player.hand,
            player.relics,
            player.guards,
            player.explorers,
            player.credits,
            state.sites,
            state.queues,
            state.piles,
        )
        found = self.stands.get(key)
        if found is None:
            found = self.stands[key] = Promises(state, seat).worth(player.explorers)
        return self.weights.stand * found
