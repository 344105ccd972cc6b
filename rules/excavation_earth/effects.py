"""What each move does: one function a kind. What nobody decides is then carried out by rounds.py."""

from dataclasses import replace
from typing import assert_never

from rules.core.draft import without
from rules.core.step import Step
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth import moves as m
from rules.excavation_earth.candidates import answers, has_only_finish
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.events import Event
from rules.excavation_earth.opening import answer_hand, draft_cards
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import ISS, gul_purchases, moved, next_marker, price_of, row_is_used, survey_price
from rules.excavation_earth.rounds import carry_on
from rules.excavation_earth.selling import close_sale, draw_bonus, promote
from rules.excavation_earth.state import RowCard, State, colour_of, symbol_of, type_of
from rules.excavation_earth.tiles import activate
from rules.excavation_earth.zu import flip


def applied(state: State, move: m.Move) -> Step[State, Event]:
    draft = Draft(state)
    act(draft, move)
    settle(draft)
    carry_on(draft)
    return Step(draft.state(), tuple(draft.events))


def act(draft: Draft, move: m.Move) -> None:
    match move:
        case m.KeepHand():
            answer_hand(draft, move.seat, ())
        case m.Redraw():
            answer_hand(draft, move.seat, move.cards)
        case m.DraftCards():
            draft_cards(draft, move.seat, move.cards)
        case m.PlaceThird():
            place_third(draft, move)
        case m.Walk():
            walk(draft, move)
        case m.Travel() | m.Excavate() | m.Market() | m.Sell() | m.Command() | m.Smuggle() | m.Survey():
            begin_action(draft, move)
        case m.Pass():
            leave_round(draft, move.seat)
        case m.FlipCard():
            flip(draft, move.seat)
        case m.Discover():
            discover(draft, move)
        case m.TakeSample():
            take_sample(draft, move)
        case m.SendTrader():
            send_trader(draft, move)
        case m.AddBuyer():
            add_buyer(draft, move)
        case m.Offer():
            offer(draft, move)
        case m.CloseSale():
            close_sale(draft)
        case m.Promote():
            promote(draft, move.market)
        case m.KeepDrawn():
            keep_drawn(draft, move)
        case m.SendEnvoy():
            send_envoy(draft, move)
        case m.Recall():
            recall(draft, move)
        case m.Teleport():
            teleport(draft, move)
        case m.Fence():
            fence(draft, move)
        case m.Buy():
            buy(draft, move)
        case m.PutOnSite():
            put_drawn_on_site(draft, move)
        case m.BuyDrawn():
            buy_drawn(draft, move)
        case m.StoreDrawn():
            store_drawn(draft, move)
        case m.DiscardCard():
            discard(draft, move)
        case m.Finish():
            finish(draft)
        case _:
            assert_never(move)


def settle(draft: Draft) -> None:
    """What nobody decides is carried out, and optional steps of which nothing is left end by themselves."""
    while draft.agenda:
        pending = draft.agenda[0]
        match pending:
            case todo.GainCredits():
                draft.done()
                draft.gain(pending.seat, "tile", "EE-GEN-12", pending.credits)
            case todo.SaleBonus():
                draft.done()
                draw_bonus(draft, pending.seat, pending.markets)
            case todo.DiscardDown():
                if len(draft.players[pending.seat].hand) > draft.box.numbers.hand_after_pass:
                    return
                draft.done()
            case todo.OpeningHands() | todo.Drafting() | todo.Turn():
                return
            case _:
                if not has_only_finish(answers(draft, pending, pending.seat)):
                    return
                finish(draft)


def finish(draft: Draft) -> None:
    """What is left of an optional step is not done."""
    pending = draft.agenda[0]
    draft.done()
    if isinstance(pending, todo.Surveying):
        draft.shuffle_back(pending.seat, draft.drawn)
        draft.drawn = ()


# Turns


def place_third(draft: Draft, move: m.PlaceThird) -> None:
    draft.done()
    draft.change(move.seat, explorers=(*draft.players[move.seat].explorers, move.place))
    draft.tell(happened.ExplorerPlaced(seat=move.seat, place=move.place))


def begin_action(draft: Draft, move: m.CardMove) -> None:
    """The card is paid, and what the action allows comes first on the agenda (EE-TURN-3)."""
    turn = draft.answered(todo.Turn)
    draft.instead(todo.Turn(turn.seat, turn.left - 1))
    if not isinstance(move, m.Survey):
        draft.play_card(move.seat, move.card, move.kind)
    seat, card = move.seat, move.card
    match move:
        case m.Travel():
            draft.first_of_all(todo.Travelling(seat, draft.box.fuel(card)))
        case m.Excavate():
            draft.first_of_all(todo.Digging(seat, colour_of(card)))
        case m.Market():
            draft.first_of_all(todo.Bargaining(seat, move.market))
        case m.Sell():
            draft.first_of_all(todo.Selling(seat, symbol_of(card)))
            if gul_purchases(draft, seat):
                draft.first_of_all(todo.Buying(seat, 1, "value", "EE-FAC-GUL-1"))
        case m.Command():
            draft.first_of_all(todo.Commanding(seat, symbol_of(card)))
        case m.Smuggle():
            draft.first_of_all(todo.Smuggling(seat))
        case m.Survey():
            survey(draft, move)
        case _:
            assert_never(move)


def leave_round(draft: Draft, seat: Seat) -> None:
    """Travel cards are set aside, action cards go down to two, and the turn is over (EE-ACT-PAS-1 to 4)."""
    player = draft.players[seat]
    draft.instead(todo.DiscardDown(seat), todo.Turn(seat, 0))
    draft.change(seat, passed=True, travel=(), spent_travel=player.spent_travel + player.travel)
    draft.tell(happened.Passed(seat=seat))


def discard(draft: Draft, move: m.DiscardCard) -> None:
    draft.change(move.seat, hand=without(draft.players[move.seat].hand, move.card))
    draft.discard = (*draft.discard, move.card)
    draft.tell(happened.CardDiscarded(seat=move.seat, card=move.card))


# Explorers


def walk(draft: Draft, move: m.Walk) -> None:
    pending = draft.agenda[0]
    if isinstance(pending, todo.Travelling):
        rule = "EE-ACT-TRV-2"
        draft.instead(todo.Travelling(move.seat, pending.fuel - 1))
    else:
        rule = "EE-FAC-DAL-1"
        draft.done()
    move_explorer(draft, move.seat, move.explorer, move.to, rule)


def teleport(draft: Draft, move: m.Teleport) -> None:
    pending = draft.answered(todo.Teleporting)
    draft.instead(todo.Teleporting(move.seat, pending.left - 1, (*pending.moved, move.explorer)))
    move_explorer(draft, move.seat, move.explorer, move.to, "EE-GEN-12")


def move_explorer(draft: Draft, seat: Seat, explorer: int, to: Ref, rule: str) -> None:
    places = draft.players[seat].explorers
    draft.change(seat, explorers=moved(places, explorer, to))
    draft.tell(happened.ExplorerMoved(seat=seat, explorer=explorer, start=places[explorer], to=to, rule=rule))


# Relics


def discover(draft: Draft, move: m.Discover) -> None:
    """Take a relic into the hold, by excavating or with a command tile (EE-ACT-DIG-6)."""
    pending = draft.agenda[0]
    site = draft.box.sites[draft.box.site_of[move.relic]]
    if isinstance(pending, todo.Digging):
        draft.instead(todo.Digging(move.seat, pending.colour, (*pending.dug, site)))
    else:
        assert isinstance(pending, todo.Extracting)
        colours = (*pending.colours, colour_of(move.relic))
        draft.instead(todo.Extracting(move.seat, pending.left - 1, colours))
    relic = draft.take_from_site(move.relic)
    draft.store(move.seat, relic, "hold")
    draft.tell(happened.RelicDiscovered(seat=move.seat, relic=relic, site=site, store="hold"))
    draft.ask_for_sample(move.seat, relic)


def take_sample(draft: Draft, move: m.TakeSample) -> None:
    pending = draft.answered(todo.Sampling)
    draft.done()
    draft.take_sample(move.seat, pending.relic, move.guard)


def buy(draft: Draft, move: m.Buy) -> None:
    """The visible relic of a pile: by smuggling, Gul's purchase, or a command tile."""
    pending = draft.agenda[0]
    price: todo.Price
    if isinstance(pending, todo.Smuggling):
        price, rule = "plus_one", "EE-ACT-SMG-4"
        draft.instead(todo.Smuggling(move.seat, 0, (*pending.bought, move.colour)))
    else:
        assert isinstance(pending, todo.Buying)
        price, rule = pending.price, pending.rule
        bought = (*pending.bought, move.colour)
        draft.instead(todo.Buying(move.seat, pending.left - 1, pending.price, pending.rule, bought))
    relic = draft.take_from_pile(move.colour)
    draft.gain(move.seat, "black_market", rule, -price_of(draft, relic, price))
    draft.store(move.seat, relic, move.store)
    draft.tell(happened.RelicBought(seat=move.seat, relic=relic, store=move.store))
    draft.ask_for_sample(move.seat, relic)


def fence(draft: Draft, move: m.Fence) -> None:
    """Put a relic under the pile of its colour, and pay its value (EE-ACT-SMG-3)."""
    pending = draft.answered(todo.Smuggling)
    draft.instead(todo.Smuggling(move.seat, pending.fenced + 1))
    relic = draft.take_out(move.seat, move.relic, move.store)
    draft.put_under_pile(relic)
    draft.tell(happened.RelicFenced(seat=move.seat, relic=relic))
    draft.gain(move.seat, "fence", "EE-ACT-SMG-3", draft.box.value[move.relic])


def offer(draft: Draft, move: m.Offer) -> None:
    pending = draft.answered(todo.Selling)
    player = draft.players[move.seat]
    offered = [relic for relic, _ in pending.offers]
    relics = player.hold if move.store == "hold" else player.container
    relic = next(each for each in relics if type_of(each) == move.relic and each not in offered)
    draft.instead(todo.Selling(move.seat, pending.symbol, (*pending.offers, (relic, move.market))))
    draft.tell(happened.RelicOffered(seat=move.seat, relic=relic, market=move.market))


# Markets and command centres


def send_trader(draft: Draft, move: m.SendTrader) -> None:
    pending = draft.agenda[0]
    match pending:
        case todo.Bargaining():
            draft.instead(replace(pending, trader=True))
        case todo.Commanding():
            settle_command(draft, todo.Commanding(move.seat, pending.symbol, trader=True, envoy=pending.envoy))
        case todo.SendingTraders():
            markets = (*pending.markets, move.market)
            draft.instead(todo.SendingTraders(move.seat, pending.left - 1, markets))
        case _:
            raise AssertionError(pending)
    draft.add_trader(move.seat, move.market, move.guard)


def send_envoy(draft: Draft, move: m.SendEnvoy) -> None:
    pending = draft.agenda[0]
    if isinstance(pending, todo.Commanding):
        settle_command(draft, todo.Commanding(move.seat, pending.symbol, trader=pending.trader, envoy=True))
    else:
        assert isinstance(pending, todo.SendingEnvoys)
        others = tuple(centre for centre in pending.centres if centre != move.centre)
        draft.instead(todo.SendingEnvoys(move.seat, others))
    draft.add_envoy(move.seat, move.centre, move.guard)


def recall(draft: Draft, move: m.Recall) -> None:
    """The cube comes home first, so the tile may use it (EE-ACT-CMD-3)."""
    pending = draft.answered(todo.Commanding)
    settle_command(draft, todo.Commanding(move.seat, pending.symbol, trader=pending.trader, envoy=True))
    draft.take_envoy_home(move.seat, move.centre)
    tile = draft.tiles[move.centre]
    draft.tell(happened.EnvoyRecalled(seat=move.seat, centre=move.centre, tile=tile))
    activate(draft, move.seat, move.centre, tile)


def settle_command(draft: Draft, commanding: todo.Commanding) -> None:
    """Finish the command action once both its steps are done (EE-ACT-CMD-2)."""
    if commanding.trader and commanding.envoy:
        draft.done()
    else:
        draft.instead(commanding)


def add_buyer(draft: Draft, move: m.AddBuyer) -> None:
    pending = draft.agenda[0]
    white = move.buyer == WHITE
    if isinstance(pending, todo.Spreading):
        draft.instead(todo.Spreading(move.seat, pending.left - 1, pending.white - white))
    else:
        assert isinstance(pending, todo.Bargaining)
        draft.instead(replace(pending, white=True) if white else replace(pending, colour=True))
    draft.add_buyer(move.seat, move.market, move.buyer)


# Survey


def survey(draft: Draft, move: m.Survey) -> None:
    """The row, the initiative marker, then relics of the card's colour (EE-ACT-SUR-2 to 5)."""
    seat = move.seat
    if row_is_used(draft):
        place_in_row(draft, move)
        marker = 0 if draft.players[seat].marker else next_marker(draft)
        if marker:
            draft.change(seat, marker=marker)
            draft.tell(happened.MarkerTaken(seat=seat, marker=marker))
    else:
        draft.play_card(seat, move.card, move.kind)
    is_isisinui = draft.players[seat].faction == ISS  # EE-FAC-ISS-1
    drawn = draft.take_from_reserve(colour_of(move.card), draft.box.numbers.survey_draw + is_isisinui)
    if not drawn:
        return
    draft.tell(happened.RelicsDrawn(seat=seat, relics=drawn))
    if len(drawn) == 1:  # ruling A13
        draft.put_on_site(drawn[0])
        return
    draft.drawn = drawn
    draft.first_of_all(todo.Surveying(seat, free=is_isisinui))


def place_in_row(draft: Draft, move: m.Survey) -> None:
    player = draft.players[move.seat]
    draft.change(move.seat, hand=without(player.hand, move.card))
    draft.take_cube(move.seat, move.guard)
    mine = RowCard(move.card, move.seat)
    draft.row = tuple(mine if each.card == move.replaced else each for each in draft.row)
    draft.discard = (*draft.discard, move.replaced)
    draft.tell(
        happened.RowCardReplaced(seat=move.seat, card=move.card, replaced=move.replaced, guard=move.guard, cube=True)
    )


def put_drawn_on_site(draft: Draft, move: m.PutOnSite) -> None:
    pending = draft.answered(todo.Surveying)
    draft.instead(todo.Surveying(move.seat, placed=True, free=pending.free, may_buy=pending.may_buy))
    draft.put_on_site(take_drawn(draft, move.relic))


def buy_drawn(draft: Draft, move: m.BuyDrawn) -> None:
    pending = draft.answered(todo.Surveying)
    draft.instead(todo.Surveying(move.seat, placed=True, free=pending.free, may_buy=False))
    relic = take_drawn(draft, move.relic)
    paid = survey_price(draft, relic)
    draft.gain(move.seat, "survey", "EE-ACT-SUR-4", -paid)
    put_drawn_into_hold(draft, move.seat, relic, paid)


def store_drawn(draft: Draft, move: m.StoreDrawn) -> None:
    pending = draft.answered(todo.Surveying)
    draft.instead(todo.Surveying(move.seat, placed=True, free=False, may_buy=pending.may_buy))
    put_drawn_into_hold(draft, move.seat, take_drawn(draft, move.relic), 0)


def take_drawn(draft: Draft, relic_type: str) -> Ref:
    relic = next(each for each in draft.drawn if type_of(each) == relic_type)
    draft.drawn = without(draft.drawn, relic)
    return relic


def put_drawn_into_hold(draft: Draft, seat: Seat, relic: Ref, paid: int) -> None:
    draft.store(seat, relic, "hold")
    draft.tell(happened.DrawnRelicStored(seat=seat, relic=relic, paid=paid, store="hold"))
    draft.ask_for_sample(seat, relic)


# Cards drawn to choose from


def keep_drawn(draft: Draft, move: m.KeepDrawn) -> None:
    player = draft.players[move.seat]
    draft.done()
    thrown = tuple(card for card in player.packet if card not in move.cards)
    draft.change(move.seat, packet=(), hand=player.hand + move.cards)
    draft.discard += thrown
    draft.tell(happened.CardsKept(seat=move.seat, count=len(move.cards), cards=move.cards, discarded=thrown))
