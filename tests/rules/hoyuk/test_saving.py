"""What only positions of Höyük promise."""

import pickle
from dataclasses import replace

from rules.core.codec import position_json
from rules.hoyuk import GAME
from rules.hoyuk.cells import NUMBER, WEST
from rules.hoyuk.village import House, Pen, Ruin, Thing, Village
from tests.rules.hoyuk.random_games import TABLES, played
from tests.rules.hoyuk.table import table


def test_a_village_is_written_cell_by_cell() -> None:
    cells = position_json(table("R² D4+o, B F6, pen F5↓").state)["village"]["cells"]
    assert [cell for cell in cells if cell] == ["0^o", "S", "1"]


def test_twins_cannot_sit_at_one_table() -> None:
    state = table("R D4, B F6").state
    twins = replace(state, players=(state.players[0], replace(state.players[1], clan="EGUOR")))
    assert "position-clans" in [each.id for each in GAME.problems(twins)]


def test_what_is_known_of_a_village_follows_from_its_cells() -> None:
    """Villages that grew step by step know the same as those that are read anew."""
    for number in range(len(TABLES)):
        for passed in played(number, 1)[::11]:
            village = passed.after.village
            anew = Village(village.cells)
            assert (anew.where, anew.blocks, anew.families) == (village.where, village.blocks, village.families)
            assert (anew.outline, anew.family_counts) == (village.outline, village.family_counts)


def test_a_village_is_found_again_from_what_another_process_is_sent() -> None:
    village = table("R² D4+o, B F6, pen F5↓, ruin:R C2").state.village
    sent = pickle.loads(pickle.dumps(village))
    assert (sent, hash(sent), sent.cells) == (village, hash(village), village.cells)
    assert sent.blocks == village.blocks


def test_cells_that_change_one_after_the_other_leave_blocks_as_if_at_once() -> None:
    """Blocks are looked at only in the end: built, joined, parted, cleared and built again meanwhile."""
    village = table("R D4, R D5, B F6, R H8").state.village
    assert village.blocks
    steps: tuple[tuple[str, Thing | None], ...] = (
        ("D6", House(0)), ("E6", Pen(WEST)), ("K2", House(1)), ("D5", None), ("K2", None), ("H8", Ruin(0)),
        ("H8", House(1)), ("F6", House(1, 2)), ("D5", Ruin(0)),
    )  # fmt: skip
    for name, thing in steps:
        village = village.with_cell(NUMBER[name], thing)
        for seen in (village, village.with_cell(NUMBER["M13"], House(0))):
            anew = Village(seen.cells)
            assert (anew.blocks, anew.outline) == (seen.blocks, seen.outline)
    lazy = table("R D4, R D5, B F6, R H8").state.village
    for name, thing in steps:
        lazy = lazy.with_cell(NUMBER[name], thing)
    assert (lazy, lazy.blocks, lazy.outline) == (village, village.blocks, village.outline)
