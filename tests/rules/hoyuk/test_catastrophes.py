"""Phase 2: HK-CAL-1 to HK-CAL-36, rulings A7, A8, A10, A11, A23, A24, A35 to A37, A42, example W3, lesson 5."""

import pytest

from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.calamities import lost
from rules.hoyuk.options import Options
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import BOX, Table, begun, named, seats, table

BLUE_AND_RED = seats("blue", "red")


def struck(card: str, village: str, **more: object) -> Table:
    """The position after this catastrophe is drawn."""
    more.setdefault("seats", BLUE_AND_RED)
    mode = more.pop("mode", "expert")
    return table(village, ask="catastrophe", catastrophes=card, mode=mode, **more)


def hit(card: str, village: str, **more: object) -> set[str]:
    """The blocks that must lose something, or give no cards, whoever lives there."""
    at = struck(card, village, **more)
    ruined = {name for name, word in cells_of(at).items() if word.endswith("x")}
    asked = {named(entry.block)[0] for entry in at.state.agenda if isinstance(entry, todo.Lose)}
    return asked | {at.block(name).name for name in ruined}


def cells_of(at: Table) -> dict[str, str]:
    return {name: word for name, word in zip(named(range(169)), at.state.village.cells, strict=True) if word}


def losses(at: Table) -> list[tuple[int, str, int]]:
    """Who must still lose how many of what."""
    return [(entry.seat, entry.what, entry.count) for entry in at.state.agenda if isinstance(entry, todo.Lose)]


# When, and who


def test_hk_cal_1_none_in_the_first_turn() -> None:
    """HK-CAL-1, ruling A38: nor its card window."""
    at = begun(2)
    assert not any(isinstance(entry, todo.Catastrophe) for entry in at.state.agenda)
    assert not any(isinstance(entry, todo.Phase) and entry.number == 2 for entry in at.state.agenda)
    later = table("B F6, R K9", turn=2)
    assert any(isinstance(entry, todo.Catastrophe) for entry in later.state.agenda)


def test_hk_cal_2_the_card_goes_under_the_deck() -> None:
    """HK-CAL-2: no shuffle; after a round of the deck everybody knows the order."""
    at = struck("CA-07", "B F6, R K9 K10")
    assert at.state.catastrophes[-1] == "CA-07"
    assert at.state.seen == 1
    assert len(at.state.catastrophes) == 24


def test_hk_cal_2_losses_are_chosen_clockwise_from_the_first_player() -> None:
    """HK-CAL-2, HK-CAL-7, ruling A11: and the number is fixed when the card is drawn."""
    at = struck("CA-08", "B F4 F5 F6 F7, R E4 E5 E6, G G4 G5", seats=seats("blue", "red", "green"), marker=1)
    assert losses(at) == [(1, "house", 1), (2, "house", 1), (0, "house", 2)]
    assert at.seat == 1
    at.each(at.lose, "E5", "G4")
    assert losses(at) == [(0, "house", 2)]


def test_hk_cal_3_destroyed_houses_become_ruins() -> None:
    """HK-CAL-3."""
    at = struck("CA-07", "B F6, R K9 K10")
    assert at.on("F6") == "0x"


@pytest.mark.parametrize(("houses", "gone"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (7, 3)])
def test_w3_half_of_an_odd_number_is_rounded_down(houses: int, gone: int) -> None:
    """W3, HK-CAL-4: 7 houses, 3 are lost; a single one is lost too, whatever the ruling on other pieces."""
    for half_min_one in (True, False):
        assert lost(houses, "house", Options(half_min_one=half_min_one)) == gone


@pytest.mark.parametrize(("half_min_one", "left"), [(True, 20), (False, 19)])
def test_half_of_a_single_piece(half_min_one: bool, left: int) -> None:
    """HK-CAL-4, ruling A7: by the usual ruling a single oven is lost like a single house."""
    at = struck("CA-23", "B F6+o F7, R K9", half_min_one=half_min_one)
    assert at.supply("oven") == left


def test_half_of_no_piece_is_nothing() -> None:
    """Ruling A7."""
    at = struck("CA-23", "B F6 F7, R K9+o")
    assert losses(at) == []
    assert at.supply("oven") == 19


def test_hk_cal_5_all_blocks_that_fit_are_hit() -> None:
    """HK-CAL-5, HK-CAL-34, ruling A42: each inhabitant apart in each block."""
    at = struck("CA-07", "B A1 A2, B F6 F7, R K9 K10 K11, R M1 M2")
    assert losses(at) == [(0, "house", 1), (0, "house", 1), (1, "house", 1)]
    assert at.refused(at.lose("F6")) == {"cell": "F6", "block": "A1"}
    assert at.why_not(at.lose("F6")) == "HK-CAL-34"
    at.each(at.lose, "A2", "F6", "M1")
    assert [cell for cell in ("A1", "A2", "F6", "F7", "M1", "M2") if at.on(cell).endswith("x")] == ["A2", "F6", "M1"]


def test_hk_cal_6_size_is_standing_houses() -> None:
    """HK-CAL-6, HK-PEN-5, HK-STO-2: neither pens nor ruins nor storeys."""
    village = "B² F6, pen F5↓ E6→ G6←, ruin F7, R K9 K10, R M1 M2 M3"
    assert hit("CA-07", village) == {"F6"}  # its pens fell with the house


def test_hk_cal_7_the_owner_chooses() -> None:
    """HK-CAL-7: only what is his, and of the kind that is lost."""
    at = struck("CA-08", "B F4+o F5 F6, R E4 E5, pen G5←")
    assert at.why_not(at.lose("E4")) == "HK-CAL-7"
    assert at.why_not(at.lose("G5")) == "HK-CAL-7"
    assert at.why_not(m.LosePiece(seat=1, cell="E4")) == "HK-TURN-2"
    assert at.why_not(at.lose("F4")) == ALLOWED
    assert len(at.moves()) == 3


def test_ruling_a10_blocks_without_inhabitants_are_passed_over() -> None:
    """Ruling A10: two ruins are no smallest block."""
    at = struck("CA-07", "ruin A1 A2, B F6, R K9 K10")
    assert at.on("F6") == "0x"


# The cards, one by one

VILLAGE = "B² A1+t A2+t A3 A4, pen B1←+c, R F6+o F7, pen G6← E6→, B H10, R K9"
"""Three sizes of blocks: A1 (4 houses), F6 (2), H10 and K9 (1 each)."""


@pytest.mark.parametrize(
    ("card", "rule", "blocks"),
    [
        ("CA-01", "HK-CAL-8", {"E6", "H10", "K9"}),
        ("CA-02", "HK-CAL-9", {"A1"}),
        ("CA-07", "HK-CAL-14", {"H10", "K9"}),
        ("CA-08", "HK-CAL-15", {"A1"}),
        ("CA-09", "HK-CAL-16", {"E6"}),
        ("CA-10", "HK-CAL-17", {"A1", "H10", "K9"}),
        ("CA-17", "HK-CAL-24", {"E6"}),
        ("CA-18", "HK-CAL-25", {"H10", "K9"}),
        ("CA-19", "HK-CAL-26", {"A1"}),
        ("CA-20", "HK-CAL-27", {"E6", "H10", "K9"}),
    ],
)
def test_what_takes_houses(card: str, rule: str, blocks: set[str]) -> None:
    """HK-CAL-8, HK-CAL-9, HK-CAL-14, HK-CAL-15, HK-CAL-16, HK-CAL-17, HK-CAL-24, HK-CAL-25, HK-CAL-26, HK-CAL-27."""
    assert BOX.calamity[card].rule == rule
    assert hit(card, VILLAGE) == blocks


@pytest.mark.parametrize(
    ("card", "count"), [("CA-02", 1), ("CA-08", 2), ("CA-09", 1), ("CA-17", 1), ("CA-19", 1), ("CA-10", 2)]
)
def test_one_house_or_half_of_them(card: str, count: int) -> None:
    """HK-CAL-9, HK-CAL-15, HK-CAL-16, HK-CAL-17, HK-CAL-24, HK-CAL-26: one each, or half."""
    assert losses(struck(card, VILLAGE))[0][1:] == ("house", count)


@pytest.mark.parametrize(
    ("card", "rule", "piece", "block"),
    [
        ("CA-03", "HK-CAL-10", "cattle", "small"),
        ("CA-04", "HK-CAL-11", "cattle", "large"),
        ("CA-05", "HK-CAL-12", "villager", "large"),
        ("CA-06", "HK-CAL-13", "villager", "small"),
        ("CA-15", "HK-CAL-22", "shrine", "large"),
        ("CA-16", "HK-CAL-23", "shrine", "small"),
        ("CA-21", "HK-CAL-28", "pen", "small"),
        ("CA-22", "HK-CAL-29", "pen", "large"),
        ("CA-23", "HK-CAL-30", "oven", "large"),
        ("CA-24", "HK-CAL-31", "oven", "small"),
    ],
)
def test_what_takes_pieces(card: str, rule: str, piece: str, block: str) -> None:
    """HK-CAL-10, HK-CAL-11, HK-CAL-12, HK-CAL-13, HK-CAL-22, HK-CAL-23, HK-CAL-28, HK-CAL-29, HK-CAL-30, HK-CAL-31.

    Each clan has two of each piece in the large block, and in the small one.
    """
    large = "R F6+ov F7+ov F8+tv F9+tv, pen E6→+c E7→+c"
    small = "R M1+ov M2+ov, pen L1→+c L2→+c" if piece != "shrine" else "R M1+tv M2+tv, pen L1→+c L2→+c"
    at = struck(card, f"{large}, {small}, B C1 C2 C3", seats=seats("red", "blue"))
    assert BOX.calamity[card].rule == rule
    ((seat, what, count),) = losses(at)
    assert (seat, what, count) == (0, piece, 2 if piece == "villager" and block == "large" else 1)
    assert named(at.pending.block)[-1][0] == ("F" if block == "large" else "M")


def test_hk_cal_18_the_flood_fetches_the_shaman() -> None:
    """HK-CAL-18, HK-CAL-19, HK-CAL-33, ruling A23: he repels nothing, and nothing else happens."""
    for card in ("CA-11", "CA-12"):
        at = struck(card, "B F6+s, R K9")
        assert at.on("F6") == "0"
        assert not at.state.shaman_repelled
        assert losses(at) == []
        nobody = struck(card, "B F6, R K9")
        assert nobody.on("F6") == "0"


@pytest.mark.parametrize(("card", "block"), [("CA-13", "F6"), ("CA-14", "A1")])
def test_locusts_take_the_cards_of_this_turn(card: str, block: str) -> None:
    """HK-CAL-20, HK-CAL-21, HK-CAL-32: nothing is destroyed."""
    at = struck(card, "B A1+t A2, R A3, B F6+o, R F7", mode="classic")
    at.pass_windows()
    assert [named(area)[0] for area in at.state.locusts] == [block]
    assert BOX.calamity[card].rule == {"F6": "HK-CAL-20", "A1": "HK-CAL-21"}[block]
    drawn = {"F6": at.pile("OVEN"), "A1": at.pile("SHRINE")}
    assert {name: len(pile) for name, pile in drawn.items()} == {"F6": 9, "A1": 9} | {block: 10}


def test_a_house_added_to_a_block_under_locusts_belongs_to_it() -> None:
    """HK-CAL-32: a card of the third window may still build there."""
    at = table("B F6+o, R F7", ask="window", phase=3, locusts="F6", hand="house", seats=BLUE_AND_RED, marker=0, score=3)
    at.play(at.card("house"), at.house("F5"))
    assert at.hand() == ""
    assert not at.all_of("block_inspected")


def test_locusts_are_gone_in_the_next_turn() -> None:
    """HK-CAL-32."""
    at = struck("CA-14", "B A1+t A2, R A3, B F6 F7", mode="classic").pass_windows()
    while at.state.turn == 2 and at.state.agenda:
        at.play(at.moves()[0])
    assert at.state.locusts == ()


def test_hk_cal_34_what_stands_in_other_blocks_is_safe() -> None:
    """HK-CAL-34."""
    at = struck("CA-08", "B F4 F5 F6, R E4, B K9 K10")
    assert losses(at) == [(0, "house", 1), (1, "house", 1)]
    assert {move.cell for move in at.moves()} == {"F4", "F5", "F6"}
    at.play(at.lose("F5"))
    assert at.on("E4") == "1x"


def test_hk_cal_35_each_card_has_two_halves() -> None:
    """HK-CAL-35, ruling A35: none of them takes an aspect card."""
    cards = BOX.calamity.values()
    assert len(cards) == 24
    assert {card.selector for card in cards} == {"fewest", "most", "smallest", "largest", ""}
    assert {card.effect for card in cards} == {"lose", "flood", "locusts"}
    assert {card.loses for card in cards} == {"house", "cattle", "villager", "shrine", "pen", "oven", None}


@pytest.mark.parametrize(("most_requires_one", "blocks"), [(True, set()), (False, {"F6", "K9"})])
def test_hk_cal_36_most_of_nothing(most_requires_one: bool, blocks: set[str]) -> None:
    """HK-CAL-36, ruling A8: by the usual ruling no block is hit; the fewest may always be none."""
    assert hit("CA-02", "B F6, R K9", most_requires_one=most_requires_one) == blocks
    assert hit("CA-01", "B F6, R K9", most_requires_one=most_requires_one) == {"F6", "K9"}


def test_ruling_a36_a_pen_takes_its_cattle_along() -> None:
    """HK-CAL-28, ruling A36: the owner chooses the pen."""
    at = struck("CA-22", "B F4 F5 F6, pen E4→+c E5→, R K9")
    at.play(at.lose("E4"))
    assert (at.supply("pen"), at.supply("cattle")) == (39, 20)
    assert at.happened("piece_lost").what == "pen"


def test_ruling_a37_losses_only_open_sides() -> None:
    """Ruling A37: pens are not looked at again."""
    at = struck("CA-08", "B D4 D6 C5 C4 C6, R E4, pen D5↑")
    at.each(at.lose, "C5", "C4")
    assert at.on("D5") == "N"


def test_a_lost_storey_is_the_whole_house() -> None:
    """Ruling A42, HK-RUI-3."""
    at = struck("CA-19", "B² F6 F7, R K9")
    at.play(at.lose("F6"))
    assert (at.on("F6"), at.on("F7")) == ("0x", "0^")


# The shaman


def test_hk_sha_2_his_block_is_spared() -> None:
    """HK-SHA-2, HK-SHA-3, ruling A24: the other blocks that fit suffer, nobody instead of his."""
    at = struck("CA-07", "B F6+s, R K9, B A1 A2")
    assert (at.on("F6"), at.on("K9"), at.on("A1")) == ("0s", "1x", "0")
    assert at.state.shaman_repelled
    alone = struck("CA-08", "B A1+s A2 A3, R K9")
    assert losses(alone) == []
    assert alone.on("K9") == "1"


def test_hk_sha_3_he_goes_home_at_the_end_of_that_turn() -> None:
    """HK-SHA-3, HK-P4-4."""
    at = struck("CA-07", "B F6+s, R K9, B A1 A2").pass_windows()
    assert at.on("F6") == "0s"
    at.play(at.give(1))
    assert at.on("F6") == "0"
    assert at.happened("shaman_left").cell == "F6"


def test_hk_sha_4_who_has_repelled_nothing_stays() -> None:
    """HK-SHA-4."""
    at = struck("CA-07", "B F6 F7+s, R K9, B A1 A2").pass_windows()
    at.play(at.give(1))
    assert at.on("F7") == "0s"


def test_ruling_a23_he_is_used_up_by_what_would_have_had_no_effect() -> None:
    """Ruling A23: drought without cattle; locusts are aimed at blocks too."""
    for card in ("CA-03", "CA-13"):
        at = struck(card, "B F6+s, R A1 A2")
        assert at.state.shaman_repelled
        assert at.state.locusts == ()


def test_lesson_5_catastrophe_arithmetic() -> None:
    """Lesson 5: half of four and of three in the block of seven; half of five and one in the block of six."""
    village = "R² D4, R D5 E4 E5, B F4 F5 F6, G I9 I10 J9 J10 K9, R K10"
    three = seats("red", "blue", "green")
    largest = struck("CA-08", village, seats=three, mode="classic")
    assert losses(largest) == [(0, "house", 2), (1, "house", 1)]
    smallest = struck("CA-07", village, seats=three, mode="classic")
    assert losses(smallest) == [(2, "house", 2)]
    assert smallest.on("K10") == "0x"
