"""What must hold of what is still to be done: it speaks of pieces and places that are there."""

from collections.abc import Collection, Iterator

from rules.core.edition import Problem, problem
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.queries import interested, needs_no_trader
from rules.excavation_earth.state import State, colour_of


def problems_of_agenda(state: State) -> Iterator[Problem]:
    for at, pending in enumerate(state.agenda):
        if not fits(state, pending):
            yield problem("position-pending", f"agenda.{at}")
    if len({colour_of(relic) for relic in state.drawn}) > 1:
        yield problem("position-pending", "drawn")


def fits(state: State, pending: todo.Pending) -> bool:
    """Whether this can be asked here, or carried out."""
    box, numbers = state.box, state.box.numbers
    markets, colours = range(len(box.market_places)), box.colours
    match pending:
        case todo.PlaceExplorer(seat=seat):
            return len(state.players[seat].explorers) < box.explorers
        case todo.Digging(colour=colour, dug=dug):
            # Kut may dig on the same site twice (EE-FAC-KUT-1)
            return colour in colours and set(dug) <= set(box.sites) and len(dug) <= numbers.excavate_most
        case todo.Bargaining(market=market):
            return market in markets
        case todo.Selling():
            return fits_sale(state, pending)
        case todo.Promoting(seat=seat, markets=own):
            return within(own, markets) and all(state.traders[each][seat] for each in own)
        case todo.SaleBonus(markets=count):
            return 0 < count < len(box.multi_market)
        case todo.KeepCards(keep=keep):
            return keep > 0
        case todo.Commanding(symbol=symbol):
            return symbol in box.centre_with
        case todo.Smuggling(fenced=fenced, bought=bought):
            return within(bought, colours) and len(bought) <= numbers.buy_most and not (fenced and bought)
        case todo.Buying(bought=bought):
            return within(bought, colours)
        case todo.Sampling(seat=seat, relic=relic):
            return relic in box.relics and relic not in state.players[seat].guards
        case todo.Teleporting(seat=seat, moved=moved):
            return within(moved, range(len(state.players[seat].explorers)))
        case todo.Extracting(colours=taken):
            return within(taken, colours)
        case todo.SendingTraders(markets=sent):
            return within(sent, markets)
        case todo.SendingEnvoys(centres=centres):
            return within(centres, range(len(box.centres)))
    return True


def within(members: Collection[object], known: Collection[object]) -> bool:
    """Each of them is known, and there once."""
    return len(set(members)) == len(members) and all(each in known for each in members)


def fits_sale(state: State, selling: todo.Selling) -> bool:
    """Relics of one colour that the seat has, each on another market where it could be offered (EE-ACT-SEL-1 to 3)."""
    box, seat = state.box, selling.seat
    relics, places = [relic for relic, _ in selling.offers], [market for _, market in selling.offers]
    known = within(relics, state.players[seat].relics) and within(places, range(len(box.market_places)))
    if not known or len(relics) > box.numbers.sell_most_markets or len(set(map(colour_of, relics))) > 1:
        return False
    return all(
        interested(state, market, colour_of(relic))
        and (
            state.traders[market][seat]
            or needs_no_trader(state, seat, selling.symbol, market, [each for each in places if each != market])
        )
        for relic, market in selling.offers
    )
