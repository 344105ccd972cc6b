"""What only positions of Höyük promise."""

from dataclasses import replace

from rules.core.codec import position_json
from rules.hoyuk import GAME
from rules.hoyuk.village import Village
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
