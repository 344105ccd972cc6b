"""What is printed on the boards of Magnastorm explains itself under the mouse, and what lies on top does so first."""

import pytest
from PySide6.QtCore import QPoint

from desktop.board.sprite import Key
from desktop.games.magnastorm.desk import DESK
from desktop.table.seats import PERSON
from rules.magnastorm import GAME
from tests.desktop.at_the_table import AtTable, game, waited
from tests.desktop.conftest import SitDown
from tests.desktop.games.magnastorm.positions import crowded, look

pytestmark = pytest.mark.usefixtures("unpainted")

PRINTED = (
    "cost-R1",
    "gain-R5",
    "cell-R1/FP",
    "side-W",
    "side-E",
    "threshold",
    "track-2",
    "turns",
    "labplace-9",
    "stationplace-2",
    "crewplace-4",
    "income-NW",
    "left-station-2",
    "due-1",
    "rank-1",
    "level-green-3",
    "objective-S1",
    "tile",
)


@pytest.fixture
def table(sit_down: SitDown) -> AtTable:
    at = sit_down(game(*[PERSON] * 4, notes={"seats": [{"cubes": "gg"}, {}, {}, {}]}, of=GAME))
    at.screen.aim.put_away()
    return at


def open_card(at: AtTable) -> Key:
    cards = at.screen.area.cards
    return cards.key if cards.card.isVisible() else ""


def rest_on(at: AtTable, key: Key) -> bool:
    at.move(at.spot(key) + QPoint(2, 0))
    at.move(at.spot(key))
    return waited(lambda: bool(open_card(at)), 900)


def test_prints_explain_themselves_under_the_mouse(table: AtTable) -> None:
    for key in ("cost-R1", "side-W", "threshold", "turns"):
        assert rest_on(table, key)
        assert open_card(table) == key
        table.screen.area.cards.close()


def test_a_card_on_this_table_says_the_essential_until_it_is_kept(table: AtTable) -> None:
    """A table as full as this one shall not be hidden."""
    assert rest_on(table, "cost-R1")
    cards = table.screen.area.cards
    face = cards.card.face
    assert face is not None
    assert face.is_small
    assert len(face.rows) == 1
    cards.keep()
    kept = cards.kept[-1][1].face
    assert kept is not None
    assert not kept.is_small
    assert len(kept.rows) > 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("key", PRINTED)
def test_each_print_is_a_thing_and_is_told(key: Key) -> None:
    view = GAME.view(crowded(), 3)
    sprites = {sprite.key: sprite for sprite in DESK.sprites(view, look(3, seats=4))}
    assert DESK.thing(view, key) is not None
    assert sprites[key].words is not None
