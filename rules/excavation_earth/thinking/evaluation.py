"""How good a position is for a seat, in credits: what it has, what it may still earn, and what rivals get.

It is a sum of terms. The search adds them up; named one by one they are the reasons that people read.
"""

from collections.abc import Callable
from math import exp
from typing import TypeVar

from rules.bots.term import Share, Term
from rules.core.types import Seat
from rules.excavation_earth.queries import interested, payout
from rules.excavation_earth.state import SOURCES, State, colour_of, symbol_of, type_of
from rules.excavation_earth.thinking import terms
from rules.excavation_earth.thinking.centres import expected_pay
from rules.excavation_earth.thinking.gallery import gallery_pays, gallery_promises
from rules.excavation_earth.thinking.places import promises
from rules.excavation_earth.thinking.time import ROUND, cards_left, cards_now, hope, is_prepared
from rules.excavation_earth.thinking.weights import Weights

CUBES_A_CARD = 0.6
"""Cubes that are used for each card that is played."""
FEW_CARDS = 3
"""With fewer, a seat will soon have passed."""
OF_GALLERY = tuple(SOURCES.index(source) for source in ("rows", "columns"))

Figure = Callable[[State, Seat], float]
Known = dict[tuple[object, ...], float]


class Evaluation:
    """Compares positions that one choice may lead to. What did not change since it was judged is not judged again."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.weights, self.seat = weights, seat
        self.rivals = [each for each in state.seats if each != seat]
        self.of_rivals = weights.rival / max(1, len(self.rivals))
        self.looked_at, self.most = state, max([cards_now(state, each) for each in state.seats])
        self.known: dict[Term, Known] = {term: {} for term in terms.TERMS}
        own: dict[Term, Figure] = {
            terms.CREDITS: self.credits,
            terms.SALES: self.sales,
            terms.TRADERS: self.traders,
            terms.CENTRES: self.centres,
            terms.ENVOYS: self.envoys,
            terms.GALLERY: self.gallery,
            terms.LINES: self.lines,
            terms.CUBES: self.cubes,
            terms.CARDS: self.cards,
            terms.PLACES: self.places,
            terms.INITIATIVE: self.initiative,
        }
        scaled = zip(terms.TERMS, weights.scales, strict=True)
        self.own = [(scale, own[term], term) for term, scale in scaled]
        self.shown = [(scale, figure, term) for scale, figure, term in self.own if term in terms.SHOWN]

    def worth(self, state: State) -> float:
        """Add up the terms of all seats; those of rivals count against the seat that judges."""
        if not state.agenda:
            return self.final_worth(state)
        worth = 0.0
        for scale, figure, _ in self.own:
            worth += scale * figure(state, self.seat)
        for rival in self.rivals:
            standing = 0.0
            for scale, figure, _ in self.shown:
                standing += scale * figure(state, rival)
            worth -= self.of_rivals * standing
        return worth

    def shares(self, state: State) -> tuple[Share, ...]:
        """Name what `worth` adds up."""
        if not state.agenda:
            return self.final_shares(state)
        return (
            *(Share(term, self.seat, scale * figure(state, self.seat)) for scale, figure, term in self.own),
            *(
                Share(term, rival, -self.of_rivals * scale * figure(state, rival))
                for rival in self.rivals
                for scale, figure, term in self.shown
            ),
        )

    # When the game is over

    def final_worth(self, state: State) -> float:
        """Credits only: all else has been paid (EE-END-2)."""
        return state.players[self.seat].credits - self.of_rivals * sum(
            state.players[rival].credits for rival in self.rivals
        )

    def final_shares(self, state: State) -> tuple[Share, ...]:
        """Credits, and of these what the galleries have paid."""
        found: list[Share] = []
        for seat, counts in ((self.seat, 1.0), *((rival, -self.of_rivals) for rival in self.rivals)):
            player = state.players[seat]
            paid = sum(player.earned[at] for at in OF_GALLERY)
            found.append(Share(terms.CREDITS, seat, counts * (player.credits - paid)))
            found.append(Share(terms.GALLERY, seat, counts * paid))
        return tuple(found)

    # What there is

    def credits(self, state: State, seat: Seat) -> float:
        return state.players[seat].credits

    def gallery(self, state: State, seat: Seat) -> float:
        return self.weights.gallery * gallery_pays(state.box, state.players[seat].guards)

    def lines(self, state: State, seat: Seat) -> float:
        return self.weights.gallery * gallery_promises(state.box, state.players[seat].guards, hope(state, seat))

    # Envoys and cubes

    def centres(self, state: State, seat: Seat) -> float:
        """Majorities at the end of this round (EE-SCO-1)."""
        cards = self.most_cards(state)
        known, key = self.known[terms.CENTRES], (seat, state.round, state.envoys, cards)
        found = known.get(key)
        if found is None:
            pay = state.box.centre_payouts[state.round]
            likely = sum(expected_pay(*ranked(envoys, seat), pay, cards) for envoys in state.envoys)
            found = known[key] = self.weights.centre_now * likely
        return found

    def envoys(self, state: State, seat: Seat) -> float:
        """Majorities of the rounds to come, as far as envoys stay (EE-SCO-4), and their tiles (EE-ACT-CMD-3)."""
        player, rounds = state.players[seat], state.box.rounds
        cards = self.most_cards(state)
        hand = player.hand if state.round == rounds else ()
        known, key = self.known[terms.ENVOYS], (seat, state.round, state.envoys, cards, hand, player.passed)
        found = known.get(key)
        if found is None:
            found = known[key] = self.stays(state, seat, cards) + self.recalls(state, seat)
        return found

    def most_cards(self, state: State) -> int:
        """How many cards may still be played before this round ends, by whoever has most."""
        if state is not self.looked_at:
            self.looked_at, self.most = state, max([cards_now(state, each) for each in state.seats])
        return self.most

    def stays(self, state: State, seat: Seat, cards: int) -> float:
        total = 0.0
        for number in range(state.round + 1, state.box.rounds + 1):
            more, pay = cards + round(ROUND * (number - state.round)), state.box.centre_payouts[number]
            total += sum(expected_pay(*ranked(envoys, seat), pay, more) for envoys in state.envoys)
        return self.weights.centre_later * total

    def recalls(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if player.is_zu or player.passed:
            return 0.0
        total = 0
        for symbol, envoys in zip(state.box.centre_symbol, state.envoys, strict=True):
            last = state.round == state.box.rounds
            times = sum(symbol_of(card) == symbol for card in player.hand) if last else 3
            total += min(envoys[seat], times)
        return self.weights.recall * total

    def cubes(self, state: State, seat: Seat) -> float:
        """Rate the cubes in the supply, as far as there is time to use them."""
        need = CUBES_A_CARD * cards_left(state, seat)
        if not need:
            return 0.0
        return self.weights.cube * need * (1 - exp(-state.players[seat].supply / need))

    # What may still be sold

    def sales(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if not player.hold and not player.container:
            return 0.0
        last = state.round == state.box.rounds
        actions = 3 if player.is_zu or not last else cards_now(state, seat)
        if not actions:
            return 0.0
        traders = tuple([each[seat] for each in state.traders])
        known = self.known[terms.SALES]
        key = (seat, player.hold, player.container, state.queues, traders, state.stock, min(actions, 6))
        found = known.get(key)
        if found is None:
            found = known[key] = self.sold(state, seat, actions)
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

    def traders(self, state: State, seat: Seat) -> float:
        """Cubes on markets: where buyers wait for own relics, more."""
        player = state.players[seat]
        known = self.known[terms.TRADERS]
        key = (seat, state.round, player.hold, player.container, state.queues, state.traders)
        found = known.get(key)
        if found is None:
            found = known[key] = self.posted(state, seat)
        return found

    def posted(self, state: State, seat: Seat) -> float:
        weights = self.weights
        own = {colour_of(relic) for relic in state.players[seat].relics}
        total = 0.0
        for market, traders in enumerate(state.traders):
            if traders[seat]:
                wanted = max((interested(state, market, colour) for colour in own), default=0)
                total += weights.trader + weights.crowd * wanted + 0.3 * (traders[seat] - 1)
        return total * (0.4 if state.round == state.box.rounds and not own else 1.0)

    # What may still be done

    def cards(self, state: State, seat: Seat) -> float:
        """Rate the cards in the hand, and those of rounds to come."""
        weights, player = self.weights, state.players[seat]
        rounds = min(state.box.rounds - state.round, len(weights.to_come) - 1)
        dealt, playing, passed = weights.to_come[rounds]
        if not is_prepared(state):
            return dealt + self.kept(state, seat)
        if player.passed:
            return passed + (self.kept(state, seat) if rounds else 0.0)
        share = min(1.0, cards_now(state, seat) / FEW_CARDS)
        held = weights.card * len(player.hand) + weights.travel_card * len(player.travel)
        return held + passed + (playing - passed) * share

    def kept(self, state: State, seat: Seat) -> float:
        return self.weights.kept_card * min(len(state.players[seat].hand), state.box.numbers.hand_after_pass)

    def initiative(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        counts = player.marker and not player.passed and state.round < state.box.rounds
        return self.weights.marker if counts else 0.0

    def places(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if player.passed or not player.hand or not is_prepared(state):
            return 0.0
        return self.weights.stand * promises(state, seat).worth(player.explorers)


CountT = TypeVar("CountT")


def ranked(envoys: tuple[CountT, ...], seat: Seat) -> tuple[CountT, tuple[CountT, ...]]:
    """Part the own count from those of the others."""
    return envoys[seat], envoys[:seat] + envoys[seat + 1 :]
