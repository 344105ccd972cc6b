"""EE-PREP-1a to EE-PREP-6 and EE-SOLO-PREP-1 to 3: between two rounds. The worked examples E10, E11 and E12."""

from typing import Any

import pytest

from rules.excavation_earth import GAME
from rules.excavation_earth.moves import DraftCards
from tests.rules.excavation_earth.table import Table, begun_with_zu, draft, keep_hand, table


def prepared(**more: Any) -> Table:
    """The last seat has passed, and the next round is prepared as far as the draft."""
    return table(**more).pass_all()


def drafted(at: Table) -> Table:
    """Everybody keeps the first cards."""
    events = at.events
    while at.asks == "EE-PREP-5b":
        at.play(at.moves()[0])
        events += at.events
    at.events = events
    return at


def test_three_tiles_come_into_play_in_round_2() -> None:
    """EE-PREP-1a: in the order drawn (ruling A41), the others leave the game."""
    at = table()
    drawn = at.state.tile_stack[:3]
    at.pass_all()
    assert at.state.tiles == drawn
    assert at.state.tile_stack == ()
    assert at.happened("tiles_drawn").tiles == drawn
    assert GAME.census(at.state)["command-tile"] == 3


def test_they_show_their_yellow_face_in_round_3() -> None:
    """EE-PREP-1b: in their places."""
    at = prepared(round=2, tiles="CT5 CT2 CT8")
    assert at.state.tiles == ("CT5", "CT2", "CT8")
    assert at.happened("tiles_flipped").tiles == ("CT5", "CT2", "CT8")


def test_e10_queues() -> None:
    """EE-PREP-2a, EE-PREP-2b, EE-PREP-2c, EE-GEN-8: a full queue loses its front, a short one is filled."""
    at = table(queues={"M1": "YGRV", "M2": "OOW", "M3": "R", "M4": "GGV", "M5": "RVO", "M6": "YYW"}, buyer_deck="G O")
    before = {colour: at.popularity(colour) for colour in "YGRVO"}
    at.pass_all()
    assert at.queue("M1") == "GRV"
    assert at.queue("M2") == "OOW"
    assert at.queue("M3") == "RGO"
    assert {colour: at.popularity(colour) - before[colour] for colour in "YGRVO"} == {
        "Y": -1,
        "G": 1,
        "R": 0,
        "V": 0,
        "O": 1,
    }
    assert at.happened("buyer_ejected").buyer == "Y"
    assert [card[1] for card in at.state.buyer_discard] == ["G", "O"]


def test_all_full_queues_eject_before_any_is_filled() -> None:
    """EE-PREP-2a, ruling A11: the buyer who has just left market 6 can come to market 1."""
    queues = {"M1": "", "M2": "RVO", "M3": "YYY", "M4": "YYY", "M5": "YGG", "M6": "YGGR"}
    at = prepared(queues=queues, buyer_deck="Y Y R")
    assert at.queue("M1")[0] == "Y"
    assert at.happened("buyer_missing").buyer == "Y"


def test_a_buyer_who_is_not_there_is_passed_over() -> None:
    """EE-PREP-2c, ruling A11: the card is discarded, the next one drawn."""
    queues = {"M1": "YYY", "M2": "YYY", "M3": "YY", "M4": "VVV", "M5": "RRR", "M6": "RRR"}
    at = prepared(queues=queues, buyer_deck="Y G")
    assert at.queue("M3") == "YYG"
    assert [card[1] for card in at.state.buyer_discard] == ["Y", "G"]


def test_the_buyer_deck_is_made_of_all_cards_again() -> None:
    """EE-SET-17, ruling A12: when it is empty, all 17 are shuffled."""
    at = prepared(seats=[{}, {}, {}, {}])
    assert len(at.state.buyer_discard) == 1
    assert len(at.state.buyer_deck) == 16
    assert "buyer_deck_reshuffled" in at.kinds


def test_e11_the_survey_row_brings_relics() -> None:
    """EE-PREP-3a, EE-PREP-3b, EE-PREP-3c: two onto their sites, the third under the pile; cubes back, a new row."""
    at = table(
        row="R-SA:1 Y-SB",
        reserve={"R": "Rg1 Rg3 Rg2", "Y": "Yg4 Yg4 Yg1"},
        piles={"R": "Rg4 Rg4", "Y": "Yg3"},
    )
    pink, old = at.state.players[1].supply, at.row
    at.pass_all()
    assert (at.site("R2"), at.site("R3"), at.site("R1")) == ("Rg1", "Rg3", "")
    assert at.pile("R") == "Rg4 Rg4 Rg2"
    assert at.site("M3") == "Yg4 Yg4"
    assert at.pile("Y") == "Yg3 Yg1"
    assert at.state.players[1].supply == pink + 1
    assert at.happened("cube_back_from_row").seat == 1
    assert set(old) <= set(at.state.discard)
    assert len(at.row) == 3
    assert [each.owner for each in at.state.row] == [None] * 3


def test_a_row_card_brings_what_is_left() -> None:
    """EE-PREP-3a, ruling A13: sites first, the black market last."""
    at = prepared(row="R-SA", sold="Rg1*5 Rg2*6 Rg3*3 Rg4*3")
    assert at.site("R3") == "Rg4"
    assert at.pile("R") == ""


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_round_2_has_a_new_row_and_round_3_has_none(seats: int, cards: int) -> None:
    """EE-PREP-3c."""
    everybody: list[dict[str, Any]] = [{} for _ in range(seats)]
    assert len(prepared(seats=everybody).row) == cards
    at = prepared(seats=everybody, round=2, row="R-SA:0 V-SB")
    assert at.row == []
    assert at.state.players[0].supply == 22


def test_e12_turn_order() -> None:
    """EE-PREP-4a, EE-PREP-4b: markers first, the others behind as they were; the markers go back."""
    black, pink, yellow, brown = range(4)
    at = prepared(seats=[{"marker": 2}, {}, {"marker": 1}, {}])
    assert at.state.order == (yellow, black, pink, brown)
    assert at.happened("order_changed").order == (yellow, black, pink, brown)
    assert [player.marker for player in at.state.players] == [0, 0, 0, 0]
    assert "markers_returned" in at.kinds


def test_without_markers_the_order_stays() -> None:
    """EE-PREP-4a: nothing is told of it."""
    at = prepared(seats=[{}, {}, {}], order=[2, 0, 1])
    assert at.state.order == (2, 0, 1)
    assert not {"order_changed", "markers_returned"} & set(at.kinds)


def test_eight_new_cards_are_dealt_beside_the_hand() -> None:
    """EE-PREP-5a: what was kept stays in hand."""
    at = prepared(hand="R-SA G-SB")
    assert at.hand() == "R-SA G-SB"
    assert [len(player.packet) for player in at.state.players] == [8, 8]
    assert at.asks == "EE-PREP-5b"


def test_six_of_them_are_kept() -> None:
    """EE-PREP-5b: two of 8, of 6 and of 4; the last two are discarded; they join the hand."""
    at = prepared(hand="R-SA G-SB")
    dealt = {card for player in at.state.players for card in player.packet}
    drafted(at)
    assert [len(player.hand) for player in at.state.players] == [8, 6]
    assert at.hand().startswith("R-SA G-SB")
    hands = {card for player in at.state.players for card in player.hand}
    assert len(dealt & hands) == 12
    assert len(dealt & set(at.state.discard)) == 4


def test_the_discard_is_shuffled_when_the_deck_runs_out() -> None:
    """EE-PREP-5a, ruling A24."""
    most = " ".join(f"{colour}-{symbol}*3" for colour in "YGR" for symbol in ("SA", "SB", "SC", "SM"))
    at = prepared(discard=f"{most} V-SA*3 V-SB*3")
    assert "deck_reshuffled" in at.kinds
    assert [len(player.packet) for player in at.state.players] == [8, 8]


def test_travel_cards_come_back() -> None:
    """EE-PREP-5c: after the draft, those played and those set aside."""
    at = prepared(spent="2 4")
    assert not at.state.players[0].travel
    drafted(at)
    assert at.state.players[0].travel == ("T0-2", "T0-3", "T0-4")
    assert not at.state.players[0].spent_travel
    assert [event.seat for event in at.all_of("travel_cards_back")] == [0, 1]


def test_visible_relics_go_to_the_bottom() -> None:
    """EE-PREP-6, EE-GEN-16: of each pile, face up; a single one stays where it is."""
    at = prepared(piles={"Y": "Yg1 Yg2 Yg3", "G": "Gg1"})
    assert at.pile("Y") == "Yg1 Yg2 Yg3"
    drafted(at)
    assert at.pile("Y") == "Yg2 Yg3 Yg1"
    assert at.pile("G") == "Gg1"
    assert at.happened("pile_turned").relic == "Yg1#1"


def test_the_steps_come_in_their_order() -> None:
    """EE-PREP-1a to EE-PREP-6: tiles, queues, survey, order, cards, piles."""
    at = drafted(prepared(row="R-SA:0", marker=1, order=[1, 0], piles={"Y": "Yg1 Yg2"}, spent="2"))
    wanted = [
        "round_began",
        "tiles_drawn",
        "buyer_joined",
        "relic_on_site",
        "cube_back_from_row",
        "row_dealt",
        "order_changed",
        "cards_drawn",
        "draft_ended",
        "travel_cards_back",
        "pile_turned",
        "turn_began",
    ]
    kinds = at.kinds[at.kinds.index("round_began") :]
    first = [kinds.index(kind) for kind in wanted]
    assert first == sorted(first)


# Against Zu


def with_zu(**more: Any) -> Table:
    return table(seats=[{"faction": "GUL"}, {"faction": "ZU"}], **more)


def test_zu_gets_some_of_its_cards_again() -> None:
    """EE-SOLO-PREP-1: three unseen ones of the ten join the seven of the round, the others are gone."""
    at = begun_with_zu()
    zu = at.state.zu
    assert zu is not None
    ten, seven = set(zu.deck), set(zu.later[0])
    at.play(keep_hand()).pass_all()
    zu = at.state.zu
    assert zu is not None
    assert len(zu.deck) == 10
    assert seven <= set(zu.deck)
    assert len(ten & set(zu.deck)) == 3
    assert set(zu.gone) == ten - set(zu.deck)
    assert (zu.discard, len(zu.later)) == ((), 1)
    assert at.happened("zu_deck_made").carried == 3


def test_alone_chance_takes_cards_out_of_the_packet() -> None:
    """EE-SOLO-PREP-2: 2 of 9, two go; 2 of 5, one goes; the last 2; none for Zu."""
    at = with_zu().pass_all()
    assert [len(player.packet) for player in at.state.players] == [9, 0]
    assert at.asked == [0]
    nine = at.state.players[0].packet
    at.play(draft(*nine[:2]))
    assert len(at.state.players[0].packet) == 5
    removed = at.happened("cards_removed").cards
    assert len(removed) == 2
    assert set(removed) <= set(nine[2:])
    at.play(draft(*at.state.players[0].packet[:2]))
    assert at.happened("cards_removed").count == 1
    assert len(at.state.players[0].hand) == 6
    assert set(at.state.players[0].hand) <= set(nine)
    assert at.moves(DraftCards, 0) == []
    assert at.kinds[-1] == "turn_began"


def test_the_rest_is_as_with_two() -> None:
    """EE-SOLO-PREP-3: Zu's cubes leave the row; only the person's marker counts (rulings A31, Z31)."""
    seats = [{"faction": "DAL", "marker": 1}, {"faction": "ZU"}]
    at = table(seats=seats, order=[1, 0], row="R-SA:1 Y-SB", zu={"deck": ""})
    assert at.state.players[1].supply == 21
    at.pass_all()
    assert at.state.order == (0, 1)
    assert at.state.players[1].supply == 22
    assert at.happened("row_cleared")
    assert len(at.row) == 3
