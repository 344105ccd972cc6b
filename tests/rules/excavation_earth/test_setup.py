"""EE-SET-1 to EE-SET-20 and EE-SOLO-SET-1 to EE-SOLO-SET-7: what lies where before the first turn."""

from collections import Counter

import pytest

from rules.core.contract import Seating
from rules.core.rng import seeded
from rules.excavation_earth import GAME
from rules.excavation_earth.moves import PlaceThird
from rules.excavation_earth.options import Options
from rules.excavation_earth.setup import empty_table
from rules.excavation_earth.state import type_of
from tests.rules.excavation_earth.table import (
    BOX,
    PERSON,
    ZU,
    begun,
    begun_with_zu,
    keep_hand,
    opened,
    pass_,
    seating,
    third,
)

SEATS = (2, 3, 4)


def refused(*players: str, **options: object) -> list[str]:
    return [each.rule for each in GAME.objections_to_start(Options(**options), seating(*players))]  # type: ignore[arg-type]


def test_the_round_marker_is_on_1() -> None:
    """EE-SET-1, EE-SET-6: nobody has envoys or traders yet, the mothership is empty."""
    state = begun(3).state
    assert state.round == 1
    assert state.mothership == ""
    assert {count for place in (*state.traders, *state.envoys) for count in place} == {0}


def test_factions_are_chosen_or_drawn_and_never_the_same() -> None:
    """EE-SET-2."""
    state = begun(4, factions=("lot", "KUT")).state
    factions = [player.faction for player in state.players]
    assert factions[1] == "KUT"
    assert len(set(factions)) == 4
    assert {begun(2, seed=seed).state.players[0].faction for seed in range(40)} == {"GUL", "ISS", "AQU", "DAL", "KUT"}
    assert refused(PERSON, PERSON, factions=("GUL", "GUL")) == ["EE-SET-2"]
    assert refused(PERSON, PERSON, factions=("GUL", "KUT")) == []
    assert refused(PERSON, PERSON, factions=("GUL", "lot", "GUL")) == []


def test_colours_are_free_of_factions() -> None:
    """EE-SET-3: three explorers, 22 crew; no two the same."""
    for player, colour in zip(begun(4).state.players, GAME.colours, strict=False):
        assert player.colour == colour
        assert player.supply == 22
        assert player.guards == player.hold == player.container == ()
    black, pink = seating(PERSON, PERSON)
    same = [each.rule for each in GAME.objections_to_start(Options(), [black, black])]
    unknown = [each.rule for each in GAME.objections_to_start(Options(), [pink, Seating(PERSON, "", "green")])]
    assert (same, unknown) == (["table-same-colour"], ["table-unknown-colour"])


def test_eight_credits_each() -> None:
    """EE-SET-4."""
    assert GAME.scores(begun(4).state).totals == (8, 8, 8, 8)


def test_the_smallest_initiative_begins() -> None:
    """EE-SET-5."""
    state = begun(4, factions=("KUT", "AQU", "GUL", "DAL")).state
    assert state.order == (2, 1, 3, 0)


@pytest.mark.parametrize("count", SEATS)
def test_six_action_cards_and_three_travel_cards(count: int) -> None:
    """EE-SET-7, EE-SET-8, EE-SET-9: of 60 shuffled cards; travel cards of 2, 3 and 4 fuel."""
    state = begun(count).state
    for seat, player in enumerate(state.players):
        assert len(player.hand) == 6
        assert player.travel == (f"T{seat}-2", f"T{seat}-3", f"T{seat}-4")
    assert begun(count, seed=1).state.deck != begun(count, seed=2).state.deck
    dealt = [card for player in state.players for card in player.hand] + [each.card for each in state.row]
    assert sorted((*dealt, *state.deck)) == sorted(BOX.action_cards)


@pytest.mark.parametrize(("count", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_the_survey_row(count: int, cards: int) -> None:
    """EE-SET-10, EE-SET-11: without cubes; nobody has a marker."""
    state = begun(count).state
    assert [each.owner for each in state.row] == [None] * cards
    assert [player.marker for player in state.players] == [0] * count


@pytest.mark.parametrize(("count", "on_sites", "on_piles"), [(2, 3, 2), (3, 3, 3), (4, 4, 4)])
def test_relics_on_sites_and_piles(count: int, on_sites: int, on_piles: int) -> None:
    """EE-SET-12, EE-SET-13, EE-SET-14: of each colour, the rest face down in the reserve."""
    state = begun(count).state
    assert Counter(relic[0] for site in state.sites for relic in site) == dict.fromkeys("YGRVO", on_sites)
    for at, relics in enumerate(state.sites):
        assert all(BOX.site_of[type_of(relic)] == at for relic in relics)
    assert [len(pile) for pile in state.piles] == [on_piles] * 5
    assert [len(pile) for pile in state.reserve] == [18 - on_sites - on_piles] * 5


def test_relics_revealed_later_lie_on_top() -> None:
    """EE-SET-14, ruling A9: the last one drawn for a pile is the visible one."""
    options = Options(factions=("GUL", "ISS"))
    face_down = empty_table(BOX, options, seating(PERSON, PERSON), seeded(5)).reserve
    piles = GAME.setup(BOX, options, seating(PERSON, PERSON), 5).piles
    assert [pile[::-1] for pile in piles] == [reserve[3:5] for reserve in face_down]


@pytest.mark.parametrize(("count", "coloured", "white"), [(2, 8, 6), (3, 9, 6), (4, 10, 7)])
def test_the_buyers_board(count: int, coloured: int, white: int) -> None:
    """EE-SET-15: 18 buyers wait in the queues, the others on the board."""
    state = begun(count).state
    waiting = Counter("".join(state.queues))
    assert [len(queue) for queue in state.queues] == [3] * 6
    assert [stock + waiting[colour] for colour, stock in zip("YGRVO", state.stock, strict=True)] == [coloured] * 5
    assert state.white + waiting["W"] == white


def test_buyers_come_as_the_cards_say() -> None:
    """EE-SET-16, EE-SET-17: two cards are out; after market 5 all 17 are shuffled again for market 6."""
    for seed in range(10):
        state = begun(2, seed=seed).state
        assert len(state.buyer_discard) == 3
        assert len(state.buyer_deck) == 14
        assert "".join(card[1] for card in state.buyer_discard) == state.queues[5]
        first = Counter("".join(state.queues[:5]))
        assert all(first[colour] <= 3 for colour in "YGRVO")
        assert first["W"] <= 2


def test_no_command_tile_is_in_play_yet() -> None:
    """EE-SET-18: all eight lie shuffled beside the mothership."""
    state = begun(2).state
    assert state.tiles == ()
    assert sorted(state.tile_stack) == [f"CT{n}" for n in range(1, 9)]
    assert begun(2, seed=1).state.tile_stack != begun(2, seed=2).state.tile_stack


def test_two_explorers_start_on_the_markets_1_and_4() -> None:
    """EE-SET-19."""
    assert [player.explorers for player in begun(3).state.players] == [("M1", "M4")] * 3


def test_the_third_explorer_comes_in_the_first_turn() -> None:
    """EE-SET-20: anywhere but where one of one's own stands; opponents do not matter (ruling A32)."""
    at = opened(2)
    first, second = at.state.order
    assert at.asks == "EE-SET-20"
    assert at.why_not(third("M4", first)) == "EE-SET-20"
    assert at.why_not(third("nowhere", first)) == "EE-SET-20"
    assert len(at.moves(PlaceThird)) == 19
    assert at.why_not(pass_(first)) == "EE-TURN-6"
    at.play(third("BW", first))
    assert at.state.players[first].explorers == ("M1", "M4", "BW")
    at.play(pass_(first))
    while at.seat == first:
        at.play(at.moves()[0])
    assert at.why_not(third("BW", second)) == "allowed"


def test_two_to_four_play_and_not_more() -> None:
    assert refused(PERSON) == ["table-seat-count"]
    assert refused(*[PERSON] * 5) == ["table-seat-count"]
    assert refused(PERSON, PERSON) == refused(*[PERSON] * 4) == []


# Against Zu


def test_the_solo_game_is_set_up_for_two() -> None:
    """EE-SOLO-SET-1: with a board of its own for Zu, and only one person."""
    state = begun_with_zu().state
    assert [player.faction for player in state.players][1] == "ZU"
    assert len(state.row) == 3
    assert sum(state.stock) + state.white + 18 == 46
    assert refused(PERSON, ZU) == refused(ZU, PERSON) == []
    assert refused(PERSON, PERSON, ZU) == ["EE-SOLO-SET-1"]
    assert refused(ZU, ZU) == ["EE-SOLO-SET-1"]


def test_zu_has_no_explorers_and_no_cards() -> None:
    """EE-SOLO-SET-2."""
    zu = begun_with_zu().state.players[1]
    assert (zu.explorers, zu.hand, zu.travel) == ((), (), ())


def test_there_is_no_draft_of_the_opening_hand_against_zu() -> None:
    """EE-SOLO-SET-3: among people there may be."""
    assert refused(PERSON, ZU, opening_draft=True) == ["EE-SOLO-SET-3"]
    assert refused(PERSON, PERSON, opening_draft=True) == []


def test_zu_begins_with_one_set_of_cubes_eight_credits_and_its_initiative() -> None:
    """EE-SOLO-SET-4, EE-SOLO-SET-5: it plays before Dal-Harrai and after Gul."""
    assert begun_with_zu().state.players[1].supply == 22
    assert GAME.scores(begun_with_zu().state).totals == (8, 8)
    assert begun_with_zu(factions=("GUL",)).state.order == (0, 1)
    assert begun_with_zu(factions=("DAL",)).state.order == (1, 0)


def test_zu_has_a_deck_for_each_round() -> None:
    """EE-SOLO-SET-6, EE-SOLO-SET-7: ten cards, seven and seven, by type; which ones, nobody knows."""
    zu = begun_with_zu().state.zu
    assert zu is not None
    types = [Counter(BOX.zu_cards[card].type for card in deck) for deck in (zu.deck, *zu.later)]
    assert types == [
        {"excavate": 3, "market": 2, "command": 1, "sell": 1, "quick_sale": 2, "survey": 1},
        {"excavate": 3, "command": 2, "sell": 1, "survey": 1},
        {"excavate": 2, "command": 3, "sell": 2},
    ]
    other = begun_with_zu(seed=2).state.zu
    assert other is not None
    assert other.deck != zu.deck
    assert (zu.discard, zu.gone) == ((), ())


def test_difficulty_switches_need_zu_and_two_of_them_exclude_each_other() -> None:
    """EE-SOLO-DIFF-1: E2 and H2; any others go together."""
    assert refused(PERSON, PERSON, easier_1=True) == ["EE-SOLO-DIFF-E1"]
    assert refused(PERSON, PERSON, harder_5=True) == ["EE-SOLO-DIFF-H5"]
    assert refused(PERSON, ZU, easier_2=True, harder_2=True) == ["EE-SOLO-DIFF-1"]
    all_others = [f"{way}_{n}" for way in ("easier", "harder") for n in range(1, 6) if (way, n) != ("easier", 2)]
    assert refused(PERSON, ZU, **dict.fromkeys(all_others, True)) == []


def test_zu_may_begin_without_credits() -> None:
    """EE-SOLO-DIFF-E1."""
    assert GAME.scores(begun_with_zu(easier_1=True).state).totals == (8, 0)


def test_zu_is_not_asked_about_a_hand() -> None:
    """EE-SOLO-SET-2, EE-SET-8a."""
    at = begun_with_zu()
    assert at.asked == [0]
    at.play(keep_hand())
    assert at.kinds[:2] == ["hand_answered", "round_began"]
