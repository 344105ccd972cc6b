"""What only the table of Höyük promises."""

from dataclasses import replace

import pytest

from desktop.games.hoyuk.keys import ring_key
from desktop.games.hoyuk.printed_things import SIDES
from desktop.games.hoyuk.shown import OVERLAYS
from desktop.games.hoyuk.sprites import sprites
from rules.hoyuk import GAME
from rules.hoyuk.cells import cells_in, name_of
from rules.hoyuk.moves import BuildHouse, BuildWithCard
from tests.desktop.games.hoyuk.positions import TABLES, crowded, look, seen, some, stated
from tests.desktop.games.looks import SIZES, overlapping
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")

SPENT = 4
"""Cards used this turn, which everybody sees."""


@pytest.mark.parametrize("table", TABLES)
def test_what_is_in_the_village_is_on_the_table(table: Table) -> None:
    for state, seat, _ in some(table, 60):
        where = state.village.where
        keys = {sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=table[0]))}
        cells = {
            "house": where.standing,
            "pen": where.pens,
            "oven": where.ovens,
            "shrine": where.shrines,
            "cattle": where.cattle,
            "villager": where.villagers,
        }
        for kind, there in cells.items():
            standing = {f"{kind}-{name_of(cell)}" for cell in cells_in(there)}
            assert {key for key in keys if key.startswith(f"{kind}-") and key[-1].isdigit()} == standing


def test_every_block_has_its_label_and_its_frame() -> None:
    keys = {sprite.key for sprite in sprites(seen(crowded()), look(0))}
    blocks = {"B2", "H2", "F7", "B8", "K8", "F12"}
    assert {key.removeprefix("block-") for key in keys if key.startswith("block-")} == blocks
    assert {"extreme-K8", "extreme-F12"} <= keys


def test_open_hands_are_seen_by_all_and_hidden_ones_by_their_owner() -> None:
    open_ = {sprite.key for sprite in sprites(seen(crowded()), look(0))}
    assert sum(key.startswith("card-") for key in open_) == 5 + 4 + 3 + 6 + SPENT
    state = crowded(options={"mode": "expert", "hide_hands": True})
    hidden = {sprite.key for sprite in sprites(seen(state), look(0))}
    assert sum(key.startswith("card-") for key in hidden) == 5 + SPENT
    assert sum(key.startswith("back-") for key in hidden) == 4 + 3 + 6


def test_whoever_holds_no_hand_sees_all_hidden_ones_from_behind() -> None:
    """Also while somebody is asked for cards: the mat of that seat lies large."""
    state = crowded(ask="window", phase=3, options={"mode": "expert", "hide_hands": True})
    hidden = {sprite.key for sprite in sprites(GAME.view(state, None), look())}
    assert sum(key.startswith("card-") for key in hidden) == SPENT
    assert sum(key.startswith("back-") for key in hidden) == 5 + 4 + 3 + 6


def test_places_for_cards_do_not_grow_within_a_window() -> None:
    """HK-CARD-3, ruling A19: a family founded with a card counts from the next window, or by the option at once."""
    seats = [{"colour": "blue", "hand": "house oven*2"}, {"colour": "red"}]
    for limit, free in (("window_start", 1), ("live", 2)):
        options = {"family_limit": limit}
        state = stated(village="B C3 C7, R D3", seats=seats, ask="window", phase=4, options=options)
        for move in (BuildWithCard(seat=0, element="house"), BuildHouse(seat=0, cell="F6")):
            state = GAME.apply(state, move).state
        there = {sprite.key for sprite in sprites(seen(state, 0), look(0, seats=2))}
        assert sum(key.startswith("free-0-") for key in there) == free


def test_what_a_catastrophe_may_take_stands_out() -> None:
    """Its light would be hidden by the houses beside it."""
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded(ask="catastrophe")), look(0))}
    at_stake = [shown[f"house-{cell}"].depth for cell in ("K10", "L10", "K11")]
    others = [each.depth for key, each in shown.items() if key.startswith(("house-", "pen-")) and each.depth < 1]
    assert min(at_stake) > max(set(others) - set(at_stake))


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("score", [0, 7, 25, 40, 63, 75, 90])
def test_score_tokens_stay_on_the_board_and_none_hides_another(size: int, score: int) -> None:
    seats = [{"colour": colour, "score": score} for colour in ("blue", "red", "yellow", "purple", "green")]
    shown = {
        sprite.key: sprite.place.rect for sprite in sprites(seen(crowded(seats=seats)), look(0, size=size, seats=5))
    }
    tokens = [shown[f"token-{seat}"] for seat in range(5)]
    board = shown["village"].adjusted(-0.5, -0.5, 0.5, 0.5)  # figures are rounded
    assert all(board.contains(token) for token in tokens)
    apart = [one.center() - other.center() for number, one in enumerate(tokens) for other in tokens[:number]]
    assert min(abs(each.x()) + abs(each.y()) for each in apart) > tokens[0].width() * 0.5


@pytest.mark.parametrize("laid", ["", *OVERLAYS])
@pytest.mark.parametrize("size", range(len(SIZES)))
def test_labels_of_blocks_cover_no_other_label(size: int, laid: str) -> None:
    shown = sprites(seen(crowded()), look(0, size=size, laid=laid))
    pills = [sprite.place.rect for sprite in shown if sprite.key.startswith("block-")]
    assert overlapping(pills) == []
    board = next(sprite.place.rect for sprite in shown if sprite.key == "village")
    assert all(board.contains(pill) for pill in pills)


# What unfolds


def test_what_has_gone_does_not_unfold() -> None:
    view, here = seen(stated(village="R F6, B F5")), look(0, seats=2)
    lying = {sprite.key for sprite in sprites(view, here)}
    gone = frozenset({"block-M13", "aspect-CATTLE", "calamity", "deck"})
    assert {sprite.key for sprite in sprites(view, replace(here, open=gone))} == lying


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_counts_of_an_aspect_cover_no_name_of_a_block(size: int) -> None:
    here = replace(look(0, size=size), open=frozenset({"aspect-OVEN"}))
    shown = sprites(seen(crowded()), here)
    names = [sprite.place.rect for sprite in shown if sprite.key.startswith("block-")]
    counts = [sprite.place.rect for sprite in shown if sprite.key.startswith("having-")]
    assert counts
    assert overlapping([*names, *counts]) == []


# What is laid over the village


def test_blocks_tell_their_size_and_who_lives_there() -> None:
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="blocks"))}
    clans, sign = shown["chips-F7"].picture.args
    assert (clans, sign) == ((("red", 2), ("yellow", 1)), "house")


def test_families_tell_their_size_and_which_would_score() -> None:
    """In the block F7 red has two houses in one family, yellow one."""
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="families"))}
    assert shown["family-F7-size"].picture.args == (2, "red", True)
    assert shown["family-F8-size"].picture.args == (1, "yellow", False)


def test_exits_of_pens_and_houses_that_may_rise_are_shown() -> None:
    """The pen on L9 is shut in but for M9, where nobody may build."""
    shown = {sprite.key for sprite in sprites(seen(crowded()), look(0, laid="exits"))}
    assert {"exit-L9-1", "kept-M9", "raise-E3"} <= shown
    assert {"exit-L9-0", "exit-L9-3", "raise-F7"} & shown == set()


def test_aspects_tell_who_would_draw_what() -> None:
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="aspects"))}
    found, _ = shown["verdicts-F7"].picture.args
    assert dict(found)["oven"] == ("red", True)
    assert dict(found)["number"][0] == "red"


def test_catastrophes_tell_whom_they_would_strike() -> None:
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="calamities"))}
    cards, _ = shown["dangers-K8"].picture.args
    assert "earthquake" in {name for name, _ in cards}
    cards, _ = shown["dangers-F12"].picture.args
    assert "earthquake" in {name for name, _ in cards}
    cards, _ = shown["dangers-F7"].picture.args
    assert "earthquake" not in {name for name, _ in cards}


def test_the_four_sides_of_the_ring_meet_at_its_corners() -> None:
    shown = {sprite.key: sprite.place.rect for sprite in sprites(seen(crowded()), look(0))}
    north, east, south, west = (shown[ring_key(side)] for side in SIDES)
    for one, other in ((north, east), (north, west), (south, east), (south, west)):
        assert not one.intersects(other)
        assert one.adjusted(-1, -1, 1, 1).intersects(other)
    assert west.right() < east.left()
    assert (north.left(), north.right()) == (west.left(), east.right())
