"""What a seat could do or earn as things stand: sales, samples, envoys, ways of explorers, uses of a card."""

from collections.abc import Iterable, Sequence

from rules.core.majority import majority_points
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.excavation_earth.agenda import Selling
from rules.excavation_earth.components import Box
from rules.excavation_earth.outlook import gallery_lines, income_of
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import (
    AQU,
    Seen,
    can_command,
    can_smuggle,
    diggable,
    free_row_cards,
    free_spaces,
    interested,
    may_sell_with,
    payout,
    row_is_used,
    sale_markets,
    stands_on_black_market,
)
from rules.excavation_earth.state import colour_of, is_travel, symbol_of
from rules.excavation_earth.view import View

# Sales


def sale_at(position: Seen, market: int, colour: str) -> tuple[int, int, int]:
    """Return what a sale of one relic there pays for popularity, for buyers, and how many buyers are interested."""
    count = interested(position, market, colour)
    return payout(position, colour), count * position.box.numbers.sell_per_buyer, count


def sale_on_market(position: Seen, seat: Seat, market: int) -> str | None:
    """Find the colour that pays most there: of those in store if one is wanted, else of all; None: nobody waits."""
    wanted = [colour for colour in position.box.colours if interested(position, market, colour)]
    own = {colour_of(relic) for relic in position.players[seat].relics}
    among = [colour for colour in wanted if colour in own] or wanted
    return max(among, key=lambda colour: sum(sale_at(position, market, colour)[:2]), default=None)


def best_sale_of(view: View, seat: Seat, colour: str) -> tuple[int, int]:
    """Return the most that the relics of a colour in store would bring at once, and on how many markets."""
    symbols = symbols_in_hand(view, seat) if view.players[seat].faction == AQU else [""]
    best = max(symbols, key=lambda symbol: income_of(view, seat, symbol, colour))
    income = income_of(view, seat, best, colour)
    own = sum(colour_of(relic) == colour for relic in view.players[seat].relics)
    open_ = len(sale_markets(view, seat, Selling(seat, best), colour))
    return income, min(own, open_, view.box.numbers.sell_most_markets) if income else 0


def symbols_in_hand(view: View, seat: Seat) -> list[str]:
    """List the symbols of the action cards, and none, as of a travel card."""
    hand = view.players[seat].hand
    return ["", *dict.fromkeys(map(symbol_of, hand))] if isinstance(hand, tuple) else [""]


def payouts_after(position: Seen, market: int, buyer: str) -> dict[str, int]:
    """Return what each colour would pay once this buyer has joined this queue."""
    box = position.box
    popularity = {colour: position.popularity(at) for at, colour in enumerate(box.colours)}
    queue = position.queues[market]
    ejected = queue[0] if len(queue) >= box.numbers.queue_most else ""
    for letter, change in ((buyer, 1), (ejected, -1)):
        if letter and letter != WHITE:
            popularity[letter] += change
    return {
        colour: box.payouts[sum(other > own for other in popularity.values())] for colour, own in popularity.items()
    }


# Gallery and influence


def sample_gain(box: Box, guards: Sequence[str], relic: str) -> int:
    """Return what one more sample would add to what the gallery pays at the end."""
    before = sum(line.pays for line in gallery_lines(box, guards))
    return sum(line.pays for line in gallery_lines(box, (*guards, relic))) - before


def envoy_prospect(position: Seen, seat: Seat, centre: int, more: int = 1) -> tuple[int, int]:
    """Return what a centre would pay a seat at the end of this round as it stands, and with one envoy more."""
    pay = position.box.centre_payouts[position.round]
    envoys = list(position.envoys[centre])
    now = majority_points(envoys, pay)[seat]
    envoys[seat] += more
    return now, majority_points(envoys, pay)[seat]


# Ways


def steps_to(box: Box, explorers: Iterable[Ref], place: Ref) -> int | None:
    """Return how many steps the nearest explorer is away; None without explorers."""
    reached, steps = set(explorers), 0
    while reached and place not in reached:
        reached |= {each for at in reached for each in box.neighbours[at]}
        steps += 1
    return steps if reached else None


def places_within(box: Box, explorers: Iterable[Ref], fuel: int) -> set[Ref]:
    """Return the places that some explorer could go to, those excepted where one stands."""
    start = set(explorers)
    reached = set(start)
    for _ in range(fuel):
        reached |= {each for at in reached for each in box.neighbours[at]}
    return reached - start


# Cards


def actions_of_card(view: View, seat: Seat, card: Ref) -> tuple[Phrase, ...]:
    """List the actions that an action card could pay for, with what they would bring."""
    box, symbol = view.box, symbol_of(card)
    found = [phrase("ee-use-travel", fuel=box.fuel(card))]
    relics = most_dug(view, seat, colour_of(card)) if not is_travel(card) else 0
    if relics:
        found.append(phrase("ee-use-excavate", count=relics))
    explorers = view.players[seat].explorers
    places = [box.market_places[market] for market in box.markets_of.get(symbol, ())]
    found += [phrase("ee-use-market", market=box.market_at[place] + 1) for place in places if place in explorers]
    if may_sell_with(view, seat, card):
        most = max(income_of(view, seat, symbol, colour) for colour in box.colours)
        found.append(phrase("ee-use-sell", credits=most))
    if can_command(view, seat, symbol):
        found.append(phrase("ee-use-command", centre=box.centre_with[symbol] + 1))
    if symbol == box.black_symbol and stands_on_black_market(view, seat) and can_smuggle(view, seat):
        found.append(phrase("ee-use-smuggle"))
    if not row_is_used(view) or free_row_cards(view):
        found.append(phrase("ee-use-survey"))
    return tuple(found)


def most_dug(view: View, seat: Seat, colour: str) -> int:
    """Return how many relics an excavation of this colour could take."""
    first = diggable(view, seat, colour)
    if not first:
        return 0
    box = view.box
    room = min(free_spaces(view, seat, "hold"), box.numbers.excavate_most)
    if room == 1:
        return 1
    more = any(has_second(view, seat, colour, relic) for relic in first)
    return 2 if more else 1


def has_second(view: View, seat: Seat, colour: str, relic: str) -> bool:
    """Tell whether a second relic could be taken after this one."""
    site = view.box.sites[view.box.site_of[relic]]
    copies = sum(each.startswith(relic) for each in view.sites[view.box.site_of[relic]])
    return any(each != relic or copies > 1 for each in diggable(view, seat, colour, (site,)))
