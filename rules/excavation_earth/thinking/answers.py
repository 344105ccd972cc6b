"""Quick answers to every question of the game: a rule of thumb each, no search. The first of equals is chosen."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.bots.search import best
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.components import Box
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import Position, interested, moved, top_of_pile
from rules.excavation_earth.state import colour_of, is_travel, symbol_of, type_of
from rules.excavation_earth.thinking.gallery import gallery_worth, with_guard, without_guard
from rules.excavation_earth.thinking.places import promises, types_on_sites
from rules.excavation_earth.thinking.time import hope

Moves = Sequence[m.Move]

SAMPLE = 4.0
GROWTH = (0.0, 0.0, 2.0, 3.0)
"""A new sample; more when its column has two or three already."""
WORTH_A_STEP = 0.3
"""What a step of an explorer must promise more to be made."""


def quick_answer(position: Position, seat: Seat, legal: Moves) -> m.Move:
    if len(legal) == 1:
        return legal[0]
    pending = position.agenda[0]
    match pending:
        case todo.OpeningHands():
            return answer_opening(position, seat, legal)
        case todo.Drafting() | todo.KeepCards():
            cards = card_worths(position, seat)
            return best(legal, lambda move: sum(map(cards.of, move.cards)))
        case todo.DiscardDown():
            cards = card_worths(position, seat)
            return best(legal, lambda move: -cards.of(move.card))
        case todo.PlaceExplorer():
            return answer_third(position, seat, legal)
        case todo.FreeStep() | todo.Travelling():
            return answer_walk(position, seat, legal)
        case todo.Teleporting():
            return answer_teleport(position, seat, legal)
        case todo.Turn():
            return best(legal, action_figures(position, seat))
        case _:
            return best(legal, lambda move: step_figure(position, seat, move))


# Cards


def card_worths(position: Position, seat: Seat) -> "CardWorths":
    player = position.players[seat]
    return worths_of_cards(position.box, player.hand, player.guards, tuple(position.sites))


class CardWorths:
    """What cards promise: relics of their colour that are missing, a symbol that the hand lacks."""

    def __init__(self, box: Box, hand: tuple[Ref, ...], guards: tuple[str, ...], lying: frozenset[str]) -> None:
        self.box, self.guards, self.lying = box, guards, lying
        self.colours, self.symbols = Counter(map(colour_of, hand)), Counter(map(symbol_of, hand))
        self.known: dict[Ref, float] = {}

    def of(self, card: Ref) -> float:
        found = self.known.get(card)
        if found is None:
            found = self.known[card] = 2.0 if is_travel(card) else self.of_action_card(card)
        return found

    def of_action_card(self, card: Ref) -> float:
        colour, symbol = colour_of(card), symbol_of(card)
        missing = sum(each not in self.guards and each in self.lying for each in self.box.types_of[colour])
        worth = 3.0 + 0.7 * min(missing, 3) + 0.5 * (symbol != self.box.black_symbol)
        return worth - 0.4 * self.colours[colour] - 0.3 * self.symbols[symbol]


@lru_cache(maxsize=512)
def worths_of_cards(
    box: Box, hand: tuple[Ref, ...], guards: tuple[str, ...], sites: tuple[tuple[Ref, ...], ...]
) -> CardWorths:
    return CardWorths(box, hand, guards, types_on_sites(sites))


def answer_opening(position: Position, seat: Seat, legal: Moves) -> m.Move:
    """Put back all but three cards of a group that is too large."""
    hand = position.players[seat].hand
    colours, symbols = Counter(map(colour_of, hand)), Counter(map(symbol_of, hand))
    most = max((*colours.values(), *symbols.values()))
    wanted = max(0, most - 3)
    return next((move for move in legal if isinstance(move, m.Redraw) and len(move.cards) == wanted), legal[0])


# Explorers


def answer_third(position: Position, seat: Seat, legal: Moves) -> m.Move:
    promised, explorers = promises(position, seat), position.players[seat].explorers
    return best(legal, lambda move: promised.worth((*explorers, move.place)))


def answer_walk(position: Position, seat: Seat, legal: Moves) -> m.Move:
    """The step that promises most; none when it is not worth it."""
    promised, explorers = promises(position, seat), position.players[seat].explorers

    def figure(move: m.Move) -> float:
        if isinstance(move, m.Walk):
            return promised.worth(moved(explorers, move.explorer, move.to))
        return promised.worth(explorers) + WORTH_A_STEP

    return best(legal, figure)


def answer_teleport(position: Position, seat: Seat, legal: Moves) -> m.Move:
    promised, explorers = promises(position, seat), position.players[seat].explorers

    def figure(move: m.Move) -> float:
        if isinstance(move, m.Teleport):
            return promised.worth(moved(explorers, move.explorer, move.to))
        return promised.worth(explorers) + WORTH_A_STEP

    return best(legal, figure)


# Actions, at first sight


def action_figures(position: Position, seat: Seat) -> Callable[[m.Move], float]:
    """Rate each action: what its kind brings as a rule, less what its card promises."""
    player, cards = position.players[seat], card_worths(position, seat)

    def figure(move: m.Move) -> float:
        match move:
            case m.Sell():
                brings = 11.0
            case m.Excavate():
                missing = sum(each not in player.guards for each in position.box.types_of[colour_of(move.card)])
                brings = 8.0 + missing
            case m.Market():
                brings = 5.0 - 2.0 * position.traders[move.market][seat]
            case m.Command():
                brings = 5.0
            case m.Smuggle():
                brings = 4.5
            case m.Survey():
                brings = 4.0 + 2.0 * (player.marker == 0)
            case m.Travel():
                brings = 3.0 if is_travel(move.card) else 1.0
            case _:
                return 0.0
        return brings - 0.3 * cards.of(move.card) / 4

    return figure


# Steps within an action


def step_figure(position: Position, seat: Seat, move: m.Move) -> float:
    box = position.box
    match move:
        case m.Discover() | m.PutOnSite() | m.BuyDrawn() | m.StoreDrawn():
            worth = relic_worth(position, seat, move.relic)
            if isinstance(move, m.PutOnSite):
                return -worth
            return worth - (2 * box.value[move.relic] if isinstance(move, m.BuyDrawn) else 0.0)
        case m.TakeSample():
            return sample_figure(position, seat, move)
        case m.Offer():
            return 10.0 + 2.0 * interested(position, move.market, colour_of(move.relic)) - box.value[move.relic] / 10
        case m.CloseSale():
            return 1.0
        case m.SendTrader():
            return 2.5 - position.traders[move.market][seat] - loss_of(position, seat, move.guard)
        case m.SendEnvoy():
            return 4.0 - loss_of(position, seat, move.guard)
        case m.Promote():
            return 3.0
        case m.AddBuyer():
            return buyer_figure(position, seat, move)
        case m.Fence():
            return box.value[move.relic] - 2.0
        case m.Buy():
            relic = top_of_pile(position, move.colour)
            assert relic is not None
            worth = relic_worth(position, seat, type_of(relic)) - box.value[type_of(relic)] - 1
            return worth + (0.1 if move.store == "container" else 0.0)
        case m.Recall():
            return 1.0
        case _:
            return 0.0


def relic_worth(position: Position, seat: Seat, relic_type: str) -> float:
    """A sample that is missing counts most."""
    player = position.players[seat]
    if relic_type in player.guards:
        return 2.0
    column = sum(cell in player.guards for cell in position.box.types_of[colour_of(relic_type)])
    return 4.0 + SAMPLE + GROWTH[min(column, len(GROWTH) - 1)]


def sample_figure(position: Position, seat: Seat, move: m.TakeSample) -> float:
    """The sample, less the guard that must be taken from elsewhere."""
    pending = position.agenda[0]
    assert isinstance(pending, todo.Sampling)
    guards, hoped = position.players[seat].guards, hope(position, seat)
    after = with_guard(without_guard(guards, move.guard), type_of(pending.relic))
    gain = gallery_worth(position.box, after, hoped) - gallery_worth(position.box, guards, hoped)
    return gain + (1.0 if not move.guard else -0.5)


def loss_of(position: Position, seat: Seat, guard: str) -> float:
    """What the gallery loses with a guard; nothing when the cube comes from the supply."""
    if not guard:
        return 0.0
    guards, hoped = position.players[seat].guards, hope(position, seat)
    left = gallery_worth(position.box, without_guard(guards, guard), hoped)
    return gallery_worth(position.box, guards, hoped) - left + 0.5


def buyer_figure(position: Position, seat: Seat, move: m.AddBuyer) -> float:
    """Buyers that want own relics; not when that ejects one who wants them too."""
    own = Counter(colour_of(relic) for relic in position.players[seat].relics)
    queue = position.queues[move.market]
    lost = 0.0
    if len(queue) >= position.box.numbers.queue_most:
        lost = 1.0 if queue[0] == WHITE or queue[0] in own else 0.0
    gained = 1.5 if move.buyer == WHITE else (1.5 + 0.3 * own[move.buyer] if move.buyer in own else -0.2)
    trader = 1.0 if position.traders[move.market][seat] else 0.3
    return trader * (gained - lost)
