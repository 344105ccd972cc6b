"""What a thing is worth here and now: stated positions with the figures of the rules, and random ones held to them."""

from itertools import permutations

import pytest

from rules.core.thing import thing
from rules.core.types import Phrase, phrase
from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from rules.excavation_earth.prospects import actions_of_card, most_dug
from rules.excavation_earth.state import State, colour_of, type_of
from tests.rules.excavation_earth.random_games import RANDOM
from tests.rules.excavation_earth.table import BOX, Table, finish, table

USES = {
    "ee-use-travel": m.Travel,
    "ee-use-excavate": m.Excavate,
    "ee-use-market": m.Market,
    "ee-use-sell": m.Sell,
    "ee-use-command": m.Command,
    "ee-use-smuggle": m.Smuggle,
    "ee-use-survey": m.Survey,
}


def worth(at: Table, sort: str, seat: int = 0, /, **args: object) -> Phrase | None:
    return GAME.worth(GAME.view(at.state, seat), seat, thing(sort, **args))


def parts(said: Phrase | None) -> dict[str, dict[str, object]]:
    """The figures of each sentence, by its id."""
    if said is None:
        return {}
    if said.id == "ee-worth-both":
        return parts(said.named["first"]) | parts(said.named["second"])
    return {said.id: said.named}


# Stated positions


def test_a_market_says_what_a_relic_would_sell_for_there() -> None:
    """Two purple buyers and a white one; purple is the most popular: 9 and three times 2."""
    at = table(queues={"M3": "VWV"}, hold="Vg1", traders="M3", hand="R-SA")
    said = parts(worth(at, "queue", market=3))["ee-worth-sale"]
    assert said["credits"] == 15
    assert (said["popularity"], said["buyers"], said["trader"], said["relics"]) == (9, 3, "yes", 1)
    at.play(m.Sell(seat=0, card=at.card("R-SA")), m.Offer(seat=0, relic="Vg1", store="hold", market=2))
    at.play(m.CloseSale(seat=0))
    assert sum(points for _, points in at.earned()) == 15


def test_a_market_without_a_trader_says_that_one_is_lacking() -> None:
    at = table(queues={"M3": "VV"}, hold="Vg1")
    assert parts(worth(at, "queue", market=3))["ee-worth-sale"]["trader"] == "no"


def test_an_empty_queue_pays_nothing() -> None:
    assert worth(table(), "queue", market=2) == phrase("ee-worth-nobody-waits")


def test_a_site_says_how_far_it_is_and_which_cards_dig_there() -> None:
    at = table(explorers="R1 M4 M2", hand="R-SA R-SB Y-SC", sites="Rg2 Rg2")
    said = parts(worth(at, "place-site", place="R1", symbol="", colour="R"))
    assert said["ee-worth-reach"] == {"steps": 0}
    assert said["ee-worth-dig"] == {"colour": "R", "cards": 2, "relics": 2}


def test_a_location_further_away_counts_its_steps() -> None:
    at = table(explorers="R1 R2 R3")
    steps = {place: parts(worth(at, "place-site", place=place))["ee-worth-reach"]["steps"] for place in ("R1", "O2")}
    assert steps["R1"] == 0
    assert int(str(steps["O2"])) > 2


def test_a_free_cell_says_what_its_sample_adds() -> None:
    """The fourth of its column: 15 instead of 9."""
    at = table(guards="Yg1 Yg2 Yg3", sites="Yg4")
    said = parts(worth(at, "cell-free", relic="Yg4", mine="yes"))
    assert said["ee-worth-sample"]["credits"] == 6
    assert said["ee-worth-lies-on-site"] == {"place": "M3"}


def test_a_line_says_what_it_pays_and_what_it_would_pay() -> None:
    at = table(guards="Yg1 Yg2 Gg1")
    column = phrase("ee-worth-line", samples=2, credits=4, more=1, next=9)
    row = phrase("ee-worth-line", samples=1, credits=0, more=2, next=4)
    assert worth(at, "gallery-column", line="Y", mine="yes") == column
    assert worth(at, "gallery-row", line="g2", mine="yes") == row


def test_a_track_says_what_its_colour_pays_and_would_pay() -> None:
    """Purple shares the first rank with a buyer out each; one more makes nothing better for it."""
    at = table(queues={"M1": "VR"}, hold="Vg1 Vg2", traders="M1")
    said = parts(worth(at, "track", colour="V"))["ee-worth-track"]
    assert (said["relics"], said["credits"], said["rises"], said["sale"]) == (2, 9, "no", 11)
    green = parts(worth(at, "track", colour="G"))["ee-worth-track"]
    assert (green["credits"], green["rises"], green["next"]) == (3, "yes", 9)


def test_a_visible_relic_says_whether_it_can_be_paid() -> None:
    at = table(piles={"Y": "Yg1"}, credits=3)
    price = BOX.value["Yg1"] + 1
    assert parts(worth(at, "relic-visible", relic="Yg1"))["ee-worth-price"] == {
        "credits": price,
        "have": 3,
        "missing": price - 3,
    }


def test_a_centre_says_what_one_more_envoy_would_bring() -> None:
    """EE-SCO-1: 10 and 5 in round 2; level they share 15, ahead one has 10."""
    at = table(round=2, seats=[{"envoys": "C1"}, {"envoys": "C1"}])
    assert worth(at, "centre", centre=1) == phrase("ee-worth-envoys", count=1, credits=7, next=10)


def test_a_tile_says_what_is_lacking_to_set_it_off() -> None:
    at = table(round=2, envoys="C1", hand="R-SB")
    assert worth(at, "tile", centre=1) == phrase("ee-worth-tile", envoys=1, cards=0, symbol="SA")


def test_credits_say_how_far_ahead_one_is() -> None:
    at = table(credits=12, rivals=({"credits": 20},))
    assert worth(at, "credits") == phrase("ee-worth-ahead", side="behind", count=8)


def test_a_stored_relic_says_its_best_sale_and_what_a_fence_pays() -> None:
    """Two markets: 9, four buyers, and 3 for two markets."""
    at = table(queues={"M1": "VV", "M3": "VV"}, hold="Vg1 Vg2", traders="M1 M3")
    said = worth(at, "relic-stored", relic="Vg1", mine="yes")
    value = BOX.value["Vg1"]
    assert said == phrase("ee-worth-stored", colour="V", sale=20, markets=2, credits=value)


def test_the_row_says_which_marker_a_survey_takes() -> None:
    at = table(row="Y-SA G-SB", rivals=({"marker": 1},))
    assert worth(at, "row-card") == phrase("ee-worth-marker", own=0, n=2)


def test_nothing_is_said_of_what_belongs_to_others() -> None:
    at = table(hold="Vg1")
    assert worth(at, "relic-stored", relic="Vg1", mine="no") is None


def test_nothing_is_said_to_a_spectator_of_the_end() -> None:
    assert worth(table(round=3).pass_all().pass_all(), "credits") is None


# Random positions


@pytest.fixture(scope="module", name="turns")
def _turns() -> list[State]:
    """Positions in which somebody takes an action."""
    at = (each for each in RANDOM.choices(every=5) if each.agenda[0].KIND == "turn")
    return [each for each in at if not each.players[seat_of(each)].is_zu]


def seat_of(state: State) -> int:
    (decision,) = GAME.deciding(state)
    return decision.seat


def test_a_card_could_pay_for_what_is_allowed(turns: list[State]) -> None:
    assert len(turns) > 20
    for state in turns:
        seat = seat_of(state)
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        for card in state.players[seat].hand:
            said = {USES[each.id] for each in actions_of_card(view, seat, card)}
            allowed = {type(move) for move in legal if getattr(move, "card", None) == card}
            assert said - allowed <= {m.Survey}, card  # a survey also needs a cube
            assert allowed <= said, card


def test_a_sale_pays_what_was_said(turns: list[State]) -> None:
    """One relic on one market, for each market on which that can be done."""
    tried = 0
    for state in turns:
        seat = seat_of(state)
        sells = next((move for move in GAME.legal(state, seat) if isinstance(move, m.Sell)), None)
        if sells is None:
            continue
        selling = past_purchase(GAME.apply(state, sells).state, seat)
        if selling is None:
            continue
        for offer in GAME.legal(selling, seat):
            if isinstance(offer, m.Offer):
                colour = colour_of(offer.relic)
                args = {"market": offer.market + 1, "colour": colour}
                said = GAME.worth(GAME.view(state, seat), seat, thing("buyer-queued", **args))
                assert said is not None
                assert said.named["credits"] == income(selling, seat, (offer,))
                tried += 1
    assert tried > 20


def test_the_best_sale_is_the_best_of_all(turns: list[State]) -> None:
    tried = 0
    for state in turns:
        seat = seat_of(state)
        sells = [move for move in GAME.legal(state, seat) if isinstance(move, m.Sell)]
        said = GAME.worth(GAME.view(state, seat), seat, thing("payouts"))
        if (
            said is None
            or said.id != "ee-worth-best-sale"
            or not sells
            or state.players[seat].faction in ("GUL", "AQU")
        ):
            continue
        selling = GAME.apply(state, sells[0]).state
        assert said.named["credits"] == best_income(selling, seat)
        tried += 1
    assert tried > 5


def past_purchase(state: State, seat: int) -> State | None:
    """Without the purchase of Gul, where the sale is possible without it."""
    if state.agenda[0].KIND == "selling":
        return state
    done = finish(seat)
    if done not in GAME.legal(state, seat):
        return None
    after: State = GAME.apply(state, done).state
    return after if after.agenda[0].KIND == "selling" else None


def income(selling: State, seat: int, offers: tuple[m.Offer, ...]) -> int:
    """What a sale of these pays."""
    state = selling
    for offer in offers:
        state = GAME.apply(state, offer).state
    before = state.players[seat].credits
    after = GAME.apply(state, m.CloseSale(seat=seat)).state
    return int(after.players[seat].credits - before)


def best_income(selling: State, seat: int) -> int:
    """Of all sales, tried one after the other."""
    legal = [move for move in GAME.legal(selling, seat) if isinstance(move, m.Offer)]
    best = 0
    markets = dict.fromkeys((colour_of(each.relic), each.market) for each in legal)
    for colour in {colour for colour, _ in markets}:
        relics = sum(colour_of(type_of(each)) == colour for each in selling.players[seat].relics)
        among = [market for each, market in markets if each == colour]
        for size in range(1, min(3, relics, len(among)) + 1):
            for chosen in permutations(among, size):
                if list(chosen) == sorted(chosen):
                    best = max(best, sold(selling, seat, colour, chosen))
    return best


def sold(selling: State, seat: int, colour: str, markets: tuple[int, ...]) -> int:
    state, offers = selling, []
    for market in markets:
        offer = next(
            move
            for move in GAME.legal(state, seat)
            if isinstance(move, m.Offer) and move.market == market and colour_of(move.relic) == colour
        )
        offers.append(offer)
        state = GAME.apply(state, offer).state
    return income(selling, seat, tuple(offers))


def test_so_many_relics_can_be_dug(turns: list[State]) -> None:
    for state in turns:
        seat = seat_of(state)
        for dig in (move for move in GAME.legal(state, seat) if isinstance(move, m.Excavate)):
            said = most_dug(GAME.view(state, seat), seat, colour_of(dig.card))
            assert said == deepest(GAME.apply(state, dig).state, seat)


def deepest(state: State, seat: int) -> int:
    """How many relics can be discovered one after the other; samples are left."""
    found = [move for move in GAME.legal(state, seat) if isinstance(move, m.Discover)]
    most = 0
    for move in found:
        after = GAME.apply(state, move).state
        if after.agenda and after.agenda[0].KIND == "sampling":
            after = GAME.apply(after, finish(seat)).state
        digging = bool(after.agenda) and after.agenda[0].KIND == "digging"
        most = max(most, 1 + (deepest(after, seat) if digging else 0))
    return most
