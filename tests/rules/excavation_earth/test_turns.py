"""EE-RND-1 and 2, EE-TURN-1 to 6, EE-ACT-PAS-1 to 5, EE-SOLO-TURN-1 and 2: turns, passing, rounds."""

from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from tests.rules.excavation_earth.table import Table, discard, finish, flip, pass_, table, third, walk

HANDS = [{"hand": "R-SA R-SB"}, {"hand": "G-SA G-SB"}, {"hand": "V-SA V-SB"}]


def travel(at: Table, kind: str, seat: int = 0) -> Table:
    """A travel action without a single step."""
    return at.play(m.Travel(seat=seat, card=at.card(kind, seat)), finish(seat))


def test_a_turn_is_two_actions() -> None:
    """EE-TURN-1: the same ones or others, then the next seat in turn order."""
    at = table(seats=HANDS, order=[0, 2, 1])
    assert at.asks == "EE-TURN-1"
    travel(at, "R-SA")
    assert at.seat == 0
    travel(at, "R-SB")
    assert at.seat == 2
    assert at.happened("turn_began").seat == 2
    assert at.why_not(pass_(1)) == "EE-TURN-1"


def test_whoever_has_passed_is_skipped() -> None:
    """EE-TURN-2: the others go on, one alone takes turn after turn."""
    at = table(seats=HANDS)
    at.play(pass_(0))
    assert at.seat == 1
    at.play(pass_(1))
    travel(at, "V-SA", 2)
    travel(at, "V-SB", 2)
    assert at.seat == 2
    assert at.state.players[0].passed
    assert at.state.players[1].passed


def test_the_phase_ends_when_all_have_passed() -> None:
    """EE-TURN-2, EE-RND-1: the centres are scored, then round 2 is prepared."""
    at = table(seats=HANDS)
    at.play(pass_(0), pass_(1))
    assert at.state.round == 1
    at.play(pass_(2))
    assert at.state.round == 2
    assert at.kinds.index("centre_scored") < at.kinds.index("round_began") < at.kinds.index("tiles_drawn")
    assert not any(player.passed for player in at.state.players)


def test_there_is_no_preparation_before_round_1() -> None:
    """EE-RND-1."""
    at = table(ask="opening_hands", seats=HANDS)
    for seat in range(3):
        at.play(m.KeepHand(seat=seat))
    assert at.kinds == ["hand_answered", "round_began", "turn_began"]


def test_the_game_ends_after_round_3() -> None:
    """EE-RND-2: with the galleries; then nothing is decided any more."""
    at = table(round=3).pass_all()
    assert at.state.round == 3
    assert at.kinds[-1] == "game_ended"
    assert GAME.deciding(at.state) == ()
    assert at.why_not(pass_(0)) == "EE-RND-2"
    assert not table(round=2).pass_all().all_of("game_ended")


def test_an_action_costs_a_card() -> None:
    """EE-TURN-3: of one's own hand; without any there is only passing."""
    at = table(hand="R-SA", rivals=[{"hand": "G-SA"}])
    assert at.why_not(m.Travel(seat=0, card="G-SA-1")) == "EE-TURN-3"
    empty = table(spent="2 3 4")
    assert empty.moves() == [pass_(0)]
    assert empty.asks == "EE-TURN-3"


def test_where_played_cards_go() -> None:
    """EE-TURN-4: action cards to the discard pile, travel cards stay until the next preparation."""
    at = table(hand="R-SA")
    travel(at, "R-SA")
    assert at.state.discard == ("R-SA-1",)
    travel(at, "3")
    assert at.state.players[0].spent_travel == ("T0-3",)
    assert at.state.players[0].travel == ("T0-2", "T0-4")


def test_travel_cards_have_neither_colour_nor_symbol() -> None:
    """EE-TURN-5: they dig nowhere, command nothing."""
    at = table(explorers="R1 M4 M2", sites="Rg2")
    for move in (m.Excavate(seat=0, card="T0-2"), m.Command(seat=0, card="T0-2"), m.Survey(seat=0, card="T0-2")):
        assert at.why_not(move) == "EE-TURN-5"
    assert at.why_not(m.Travel(seat=0, card="T0-2")) == "allowed"


def test_a_first_turn_begins_with_the_third_explorer_then_the_free_step() -> None:
    """EE-TURN-6: Dal-Harrai places, steps, and then acts (ruling A23)."""
    at = table(seats=[{"explorers": "M1 M4"}, {"faction": "DAL", "explorers": "M1 M4"}])
    at.play(pass_(0))
    assert at.asks == "EE-SET-20"
    assert at.why_not(pass_(1)) == "EE-TURN-6"
    at.play(third("V1", 1))
    assert at.asks == "EE-FAC-DAL-1"
    at.play(walk(2, "BC", 1))
    assert at.asks == "EE-TURN-1"
    assert at.state.players[1].explorers == ("M1", "M4", "BC")


def test_a_later_turn_has_the_free_step_alone() -> None:
    """EE-TURN-6, EE-FAC-DAL-1: it may be left out; not once one has passed."""
    at = table(seats=[{}, {"faction": "DAL"}])
    at.play(pass_(0))
    assert at.asks == "EE-FAC-DAL-1"
    at.play(finish(1))
    assert at.asks == "EE-TURN-1"
    at.play(pass_(1))
    assert at.state.round == 2


# Passing


def test_passing_needs_no_card_and_sets_travel_cards_aside() -> None:
    """EE-ACT-PAS-1: they come back next round."""
    at = table(hand="R-SA G-SB").play(pass_(0))
    assert at.hand() == "R-SA G-SB"
    assert at.state.players[0].travel == ()
    assert at.state.players[0].spent_travel == ("T0-2", "T0-3", "T0-4")


def test_two_action_cards_may_be_kept() -> None:
    """EE-ACT-PAS-2: which ones is one's choice; two or fewer lose nothing (ruling A25)."""
    at = table(hand="R-SA G-SB V-SC Y-SM").play(pass_(0))
    assert at.asks == "EE-ACT-PAS-2"
    assert at.why_not(discard("T0-2")) == "EE-TURN-3"
    at.play(discard(at.card("G-SB")), discard(at.card("R-SA")))
    assert at.hand() == "V-SC Y-SM"
    assert at.seat == 1
    assert table(hand="R-SA").play(pass_(0)).hand() == "R-SA"


def test_nothing_more_after_passing() -> None:
    """EE-ACT-PAS-3, EE-ACT-PAS-4: the second action of the turn is lost too."""
    at = table(hand="R-SA G-SB").play(pass_(0))
    assert at.seat == 1
    assert at.why_not(m.Travel(seat=0, card="R-SA-1")) == "EE-TURN-1"


def test_one_may_pass_at_any_action_with_any_hand() -> None:
    """EE-ACT-PAS-5: first or second; with none it is all one can do."""
    at = table(hand="R-SA R-SB R-SC G-SA V-SA O-SA")
    assert at.why_not(pass_(0)) == "allowed"
    travel(at, "R-SA")
    assert at.why_not(pass_(0)) == "allowed"
    assert table(spent="2 3 4").moves() == [pass_(0)]


# Zu


def against_zu(**more: object) -> Table:
    return table(**({"seats": [{"hand": "R-SA"}, {"faction": "ZU"}], "turn": 1} | more))


def test_zu_turns_over_two_cards_and_passes_without_any() -> None:
    """EE-SOLO-TURN-1."""
    at = against_zu(zu={"deck": "ZV1 ZV2 ZV3"})
    assert at.asks == "EE-SOLO-TURN-1"
    assert at.why_not(pass_(1)) == "EE-SOLO-TURN-1"
    at.play(flip())
    assert at.seat == 1
    at.play(flip())
    assert at.seat == 0
    assert at.why_not(flip(0)) == "EE-SOLO-TURN-2"
    at.play(pass_(0), flip())
    assert at.state.zu is not None
    assert at.state.zu.deck == ()
    at.play(flip())
    assert at.state.round == 2


def test_an_odd_card_is_played_and_the_turn_is_over() -> None:
    """EE-SOLO-TURN-1, ruling Z19: it passes when its next turn comes."""
    at = against_zu(zu={"deck": "ZV1"}).play(flip())
    assert at.seat == 0
    assert not at.state.players[1].passed


def test_the_other_goes_on_alone() -> None:
    """EE-SOLO-TURN-2."""
    at = against_zu(zu={"deck": ""}).play(flip())
    assert at.state.players[1].passed
    travel(at, "R-SA")
    travel(at, "2")
    assert at.seat == 0
