"""EE-SET-8a and EE-SET-8b: the opening hands, kept, replaced or drafted; all seats answer at once."""

from itertools import permutations

from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from rules.excavation_earth.state import State
from tests.rules.excavation_earth.table import Table, begun, draft, keep_hand, redraw, table

FOUR_RED = "R-SA R-SA R-SB R-SC G-SA G-SB"
TWO_GROUPS = "R-SA-1 R-SA-2 R-SB-1 R-SC-1 G-SA-1 V-SA-1"
"""Four red ones, four with the Prism."""


def asked_about(first: str, second: str = "Y-SA Y-SB G-SC G-SM V-SA V-SB") -> Table:
    return table(hand=first, rivals=[{"hand": second}], ask="opening_hands")


def test_four_cards_of_one_colour_may_be_replaced() -> None:
    """EE-SET-8a: any number of them, once; they go to the common discard pile (ruling A10)."""
    at = asked_about(FOUR_RED)
    two = at.state.players[0].hand[:2]
    at.play(keep_hand(1), redraw(*two))
    assert at.state.discard == two
    assert at.happened("hand_redrawn").cards == two
    hand = at.state.players[0].hand
    assert len(hand) == 6
    assert not set(two) & set(hand)
    assert not at.moves(m.Redraw, 0)


def test_three_of_a_kind_are_kept() -> None:
    """EE-SET-8a: a hand without a group of four can only be kept."""
    at = asked_about("R-SA R-SB R-SC G-SA G-SB G-SM")
    assert at.moves(seat=0) == [keep_hand()]
    assert at.why_not(redraw(at.card("R-SA"))) == "EE-SET-8a"


def test_cards_outside_the_group_stay() -> None:
    """EE-SET-8a: not a green one with the red ones, and not a card that is not there."""
    at = asked_about(FOUR_RED)
    red, green = at.card("R-SA"), at.card("G-SA")
    assert at.case(redraw(red, green)) == "no-group"
    assert at.case(redraw("V-SM-3")) == "not-in-hand"
    assert at.why_not(redraw()) == "EE-SET-8a"


def test_one_group_of_two_is_chosen() -> None:
    """EE-SET-8a, ruling A10: red ones or those with the Prism, not some of each; no choice is listed twice."""
    at = asked_about(TWO_GROUPS)
    assert at.why_not(redraw("R-SB-1", "R-SC-1")) == "allowed"
    assert at.why_not(redraw("G-SA-1", "V-SA-1")) == "allowed"
    assert at.why_not(redraw("R-SB-1", "G-SA-1")) == "EE-SET-8a"
    assert len(at.moves(m.Redraw, 0)) == 15 + 15 - 3


def test_nobody_answers_twice_and_nothing_shows_before_the_last_answer() -> None:
    """EE-SET-8a: the others see neither whether nor how many cards go."""
    at = asked_about(FOUR_RED)
    before = GAME.view(at.state, 1)
    at.play(redraw(*at.state.players[0].hand[:3]))
    after = GAME.view(at.state, 1)
    assert at.asked == [1]
    assert at.why_not(keep_hand()) == "EE-PREP-5b"
    assert at.kinds == ["hand_answered"]
    assert before.players[0].hand == after.players[0].hand
    kept = asked_about(FOUR_RED).play(keep_hand())
    assert GAME.view(kept.state, 1) == after


def test_it_does_not_matter_who_answers_first() -> None:
    """EE-SET-8a: the cards are drawn seat after seat."""
    hands = ["R-SA R-SB R-SC R-SM G-SA G-SB", "V-SA V-SB V-SC V-SM G-SC G-SM", "O-SA O-SB O-SC O-SM Y-SC Y-SM"]
    ends: list[State] = []
    for order in permutations(range(3)):
        at = table(seats=[{"hand": hand} for hand in hands], ask="opening_hands")
        for seat in order:
            at.play(redraw(*at.state.players[seat].hand[: seat + 1], seat=seat))
        ends.append(at.state)
    assert all(state == ends[0] for state in ends)
    assert [len(player.hand) for player in ends[0].players] == [6, 6, 6]


def test_an_opening_hand_may_be_drafted() -> None:
    """EE-SET-8b: eight cards, two kept three times, the last two discarded; nobody replaces any (ruling A38)."""
    at = begun(3, opening_draft=True)
    assert [len(player.packet) for player in at.state.players] == [8, 8, 8]
    assert at.asks == "EE-SET-8b"
    assert at.why_not(keep_hand()) == "EE-TURN-6"
    for size in (8, 6, 4):
        assert [len(player.packet) for player in at.state.players] == [size] * 3
        for seat in range(3):
            at.play(draft(*at.state.players[seat].packet[:2], seat=seat))
    assert [len(player.hand) for player in at.state.players] == [6, 6, 6]
    assert len(at.state.discard) == 6
    assert at.kinds[-3:] == ["draft_ended", "round_began", "turn_began"]


def test_packets_go_to_the_left() -> None:
    """EE-SET-8b, EE-PREP-5b: to the next seat, each time (ruling A33)."""
    at = begun(3, opening_draft=True)
    for _ in range(2):
        left = [player.packet[2:] for player in at.state.players]
        for seat in range(3):
            at.play(draft(*at.state.players[seat].packet[:2], seat=seat))
        assert [player.packet for player in at.state.players] == [left[2], left[0], left[1]]


def test_two_cards_of_the_packet_are_kept() -> None:
    """EE-PREP-5b: not one, not three, not of another packet."""
    at = begun(2, opening_draft=True)
    mine, theirs = (player.packet for player in at.state.players)
    assert at.why_not(draft(mine[0])) == "EE-PREP-5b"
    assert at.why_not(draft(*mine[:3])) == "EE-PREP-5b"
    assert at.why_not(draft(mine[0], theirs[0])) == "EE-PREP-5b"
    assert at.why_not(draft(mine[1], mine[0])) == "EE-PREP-5b"
    assert at.why_not(draft(mine[0], mine[7])) == "allowed"


def test_a_draft_does_not_depend_on_who_chooses_first() -> None:
    """EE-PREP-5b."""
    ends: list[State] = []
    for order in permutations(range(3)):
        at = begun(3, opening_draft=True)
        for _ in range(3):
            for seat in order:
                at.play(draft(*at.state.players[seat].packet[1:3], seat=seat))
        ends.append(at.state)
    assert all(state == ends[0] for state in ends)


def test_what_others_keep_does_not_show() -> None:
    """EE-PREP-5b, ruling A30: neither in a view nor in what is told."""
    at = begun(2, opening_draft=True)
    ways = [at.state.players[0].packet[:2], at.state.players[0].packet[4:6]]
    views = []
    for cards in ways:
        other = Table(at.state).play(draft(*cards))
        views.append(GAME.view(other.state, 1))
        (event,) = other.events
        heard = GAME.seen(event, 1)
        assert heard is not None
        assert getattr(heard, "cards") == ()  # noqa: B009 (the events of a union)
        assert GAME.seen(event, 0) == event
    assert views[0] == views[1]
