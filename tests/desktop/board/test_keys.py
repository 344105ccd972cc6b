"""Names of things on a table: spelled from what they are, and read again."""

import pytest

from desktop.board.keys import Kinds, Named
from tests.desktop.every_game.drawn import EVERY, drawn

KINDS = Kinds()
DIE, SLOT, CUBE = KINDS.of("die", str), KINDS.of("slot", int, str), KINDS.of("cube", str, int, int)
CREW = KINDS.of("crew", str, str, int)


def test_a_key_is_spelled_as_lessons_do() -> None:
    spelled = DIE("Y7"), SLOT(0, "R1"), CUBE("1-01.1", 0, 2), CREW("upper", "R1/C1", 0)
    assert spelled == ("die-Y7", "slot-0-R1", "cube-1-01.1-0-2", "crew-upper-R1/C1-0")


@pytest.mark.parametrize(
    ("key", "named"),
    [
        ("die-Y7", ("die", "Y7")),
        ("die-07", ("die", "07")),
        ("slot-0-R1", ("slot", 0, "R1")),
        ("slot-0-R-SA-1", ("slot", 0, "R-SA-1")),
        ("cube-1-01.1-0-2", ("cube", "1-01.1", 0, 2)),
        ("crew-upper-R1/C1-0", ("crew", "upper", "R1/C1", 0)),
        ("slot-of-0", ("slot", "of-0")),
        ("slot-0", ("slot", "0")),
        ("board-3-4", ("board", "3-4")),
        ("bag", ("bag",)),
    ],
)
def test_and_read_again_or_taken_for_something_else(key: str, named: Named) -> None:
    assert KINDS.read(key) == named


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("id", EVERY)
def test_no_key_of_a_table_is_too_much(id: str) -> None:
    """Whatever lies on the table may be held over whatever else."""
    for at in drawn(id)[::20]:
        for place in at.sprites:
            at.desk.meaning(at.view, at.seat, place)
        for piece in at.pieces():
            over = at.desk.attempt(at.view, at.seat, frozenset({piece}))
            for place in at.sprites:
                over(place)
