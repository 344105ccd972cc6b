"""Setup and the course of a turn: HK-SET, HK-TURN, rulings A18, A38, A39, A41, A44."""

from collections import Counter

import pytest

from rules.core.contract import Seating
from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk.options import Options
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import BOX, Table, begun, first_moves, seating, seats, symbols, table


def test_hk_set_1_houses_and_clan_of_each_seat() -> None:
    """HK-SET-1, HK-SET-6, ruling A39: the colour is the clan; the village is empty, everybody stands on 0."""
    at = begun(5)
    assert [player.clan for player in at.state.players] == ["EGUOR", "TREV", "UELB", "ENUAJ", "TEOIV"]
    assert [player.houses for player in at.state.players] == [25] * 5
    assert GAME.totals(at.state) == (0,) * 5
    assert at.blocks == []


@pytest.mark.parametrize(("mode", "cards"), [("classic", 12), ("intermediate", 12), ("expert", 24)])
def test_hk_set_2_catastrophes_by_mode(mode: str, cards: int) -> None:
    """HK-SET-2: the six kinds for beginners, or all twelve."""
    at = begun(mode=mode)
    assert len(at.state.catastrophes) == cards
    names = Counter(BOX.calamity[card].name for card in at.state.catastrophes)
    assert set(names.values()) == {2}
    beginners = {"bad_season", "earthquake", "fire", "locusts", "sacrifice", "tornado"}
    assert (set(names) == beginners) == (cards == 12)


@pytest.mark.parametrize(
    ("mode", "supply"),
    [("classic", (40, 20, 20, 0, 0)), ("intermediate", (40, 20, 20, 0, 0)), ("expert", (40, 20, 20, 20, 20))],
)
def test_hk_set_3_pieces_beside_the_board(mode: str, supply: tuple[int, ...]) -> None:
    """HK-SET-3, HK-SET-8."""
    assert begun(mode=mode).state.supply == supply


@pytest.mark.parametrize(
    ("mode", "piles", "shown"),
    [
        ("classic", 3, {"shrine": 7, "oven": 7, "pen": 7, "joker": 3, "house": 6}),
        ("intermediate", 5, {"shrine": 11, "oven": 11, "pen": 11, "joker": 9, "house": 8}),
        (
            "expert",
            7,
            {"shrine": 11, "oven": 11, "pen": 11, "joker": 9, "house": 8, "cattle": 10, "villager": 10},
        ),
    ],
)
def test_hk_set_4_aspect_piles(mode: str, piles: int, shown: dict[str, int]) -> None:
    """HK-SET-4, HK-INT-1, HK-EXP-1: ten cards each."""
    at = begun(mode=mode)
    assert [len(pile) for pile in at.state.piles] == [10] * piles
    assert Counter(symbols([card for pile in at.state.piles for card in pile]).split()) == shown


@pytest.mark.parametrize(("mode", "count"), [("classic", 10), ("intermediate", 10), ("expert", 15)])
def test_hk_set_5_construction_tiles(mode: str, count: int) -> None:
    """HK-SET-5: the five of the expert game are those with elements that the others lack."""
    at = begun(mode=mode)
    tiles = [*at.state.tiles, *(tile for own in at.state.dealt for tile in own)]
    assert len(tiles) == len(set(tiles)) == count
    lacking = {"cattle", "villager", "shaman"}
    assert any(lacking & set(BOX.elements[tile]) for tile in tiles) == (mode == "expert")


def test_hk_set_7_the_first_player_is_drawn_by_lot() -> None:
    """HK-SET-7."""
    assert {begun(3, seed=seed).state.marker for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize(("aspect_deal", "apart"), [("by_set", True), ("all_shuffled", False)])
def test_hk_set_9_each_set_feeds_its_own_bases(aspect_deal: str, apart: bool) -> None:
    """HK-SET-9, ruling A41."""
    at = begun(mode="expert", aspect_deal=aspect_deal)
    sets = [set(cards) for cards in BOX.aspects["expert"]]
    piles = [set(pile) for pile in at.state.piles]
    fits = [piles[0] | piles[1] | piles[2] == sets[0], piles[3] | piles[4] == sets[1], piles[5] | piles[6] == sets[2]]
    assert all(fits) == apart
    assert any(fits) == apart


# Tables that cannot be


def refused(*players: str, colours: tuple[str, ...] = GAME.colours) -> list[str]:
    sitting = [Seating(player, "", colour) for player, colour in zip(players, colours, strict=False)]
    return [refusal.rule for refusal in GAME.objections_to_start(Options(), sitting)]


def test_who_may_sit_down() -> None:
    """HK-SOLO-1, ruling A39: two to five; neighbours against one person; clans are different."""
    assert refused("person", "person") == refused(*["person"] * 5) == []
    assert refused("person") == ["table-seat-count"]
    assert refused("person", "voisins") == refused("person", "voisins", "voisins") == []
    assert refused("person", "person", "voisins") == ["HK-SOLO-1"]
    assert refused("voisins", "voisins") == ["HK-SOLO-1"]
    assert refused("person", "voisins", "voisins", "voisins") == ["HK-SOLO-1"]
    assert refused("person", "person", colours=("red", "red")) == ["table-same-colour"]
    assert refused("person", "person", colours=("red", "white")) == ["table-unknown-colour"]
    assert [each.player for each in seating("person", "voisins")] == ["person", "voisins"]


# The turn


def phases_of(at: Table) -> list[int]:
    return [entry.number for entry in at.state.agenda if isinstance(entry, todo.Phase)]


def test_hk_turn_1_four_phases() -> None:
    """HK-TURN-1, HK-CAL-1, ruling A38: three in the first turn."""
    first = begun()
    assert first.state.phase == 1
    assert phases_of(first) == [3, 4]
    assert phases_of(table("B F6, R K9", turn=2)) == [2, 3, 4]


def test_hk_turn_2_the_marker_holder_begins_each_phase() -> None:
    """HK-TURN-2."""
    at = table(
        "B F6+o F5, R F7 F8 A1", ask="window", phase=4, marker=1,
        seats=[{"colour": "blue", "hand": "pen"}, {"colour": "red", "hand": "oven"}],
    )  # fmt: skip
    assert at.seat == 1
    at.play(at.done())
    assert at.seat == 0


def test_hk_turn_3_the_marker_goes_to_somebody_else() -> None:
    """HK-TURN-3: to whomever one likes, never kept; he begins the next turn."""
    at = table("B F6, R F7, G A1", ask="tidy", seats=seats("blue", "red", "green"))
    assert at.why_not(at.give(0)) == "HK-TURN-3"
    assert at.why_not(at.give(5)) == "table-no-such-seat"
    assert at.why_not(at.give(1)) == ALLOWED
    at.play(at.give(2))
    assert at.state.marker == 2
    assert at.state.turn == 2
    assert at.seat == 2


def test_hk_turn_5_a_window_opens_each_phase() -> None:
    """HK-TURN-5, HK-CARD-2: phase by phase, until the cards are gone or the families used up."""
    at = table(
        "B F6 A1 A5, R K9 K10 K11", ask="window", phase=1, turn=2, catastrophes="CA-02",
        seats=[{"colour": "blue", "hand": "oven*3"}, {"colour": "red"}],
    )  # fmt: skip
    seen = []
    while at.state.turn == 2:
        if isinstance(at.pending, todo.CardWindow):
            seen.append(at.pending.phase)
            at.play(at.done())
        else:
            at.play(at.moves()[0])
    assert seen == [1, 2, 3, 4]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["classic", "intermediate", "expert"])
def test_ruling_a44_a_game_ends(count: int, mode: str) -> None:
    """Ruling A44: in well under forty turns, whatever is played."""
    at = begun(count, mode=mode, seed=count)
    for _ in first_moves(at):
        assert at.state.turn < 40
    assert at.state.is_last


# Hands and announcements


def test_ruling_a18_hands_are_open_unless_an_option_hides_them() -> None:
    """Ruling A18."""
    noted = [{"colour": "blue", "hand": "oven"}, {"colour": "red", "hand": "pen"}]
    open_ = table("B F6, R K9", seats=noted)
    assert GAME.view(open_.state, 0).players[1].hand == open_.state.players[1].hand
    hidden = table("B F6, R K9", seats=noted, hide_hands=True)
    assert not isinstance(GAME.view(hidden.state, 0).players[1].hand, tuple)
    assert GAME.view(hidden.state, 0).players[0].hand == hidden.state.players[0].hand
    assert not GAME.keeps_secrets(Options())
    assert GAME.keeps_secrets(Options(hide_hands=True))


def test_hk_var_3_the_next_catastrophe_may_be_announced() -> None:
    """HK-VAR-3: from the start of the turn until it is drawn."""
    at = table("B F6, R K9", ask="tidy", catastrophes="CA-09", reveal_next_catastrophe=True, turn=2)
    assert GAME.view(at.state, 0).catastrophes.next is None
    at.play(at.give(1))
    assert at.happened("catastrophe_announced").card == "CA-09"
    assert GAME.view(at.state, 0).catastrophes.next == "CA-09"
    while at.state.phase == 1:
        at.play(at.moves()[0])
    assert GAME.view(at.state, 0).catastrophes.next is None
    assert at.state.catastrophes[-1] == "CA-09"
