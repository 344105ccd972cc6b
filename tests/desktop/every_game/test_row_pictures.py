"""The card or tile of a row, as it will look, beside its data: for every printed card of the five games."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.own_box.draft import BoxDraft
from desktop.own_box.row_picture import RowPicture
from desktop.own_box.sections import DataLine
from desktop.program import Program
from rules.boxes.sheets import Row, sheets_of
from rules.core.types import Json
from rules.games import game_named

PICTURED = {
    "excavation_earth": {"command.tiles": 8, "zu.cards.excavate": 8, "zu.cards.command": 6},
    "hoyuk": {"catastrophes.cards": 24, "tiles.elements": 15},
    "marajoara": {},
    "council_of_shadows": {
        "ai_cards": 25,
        "automa.cards": 18,
        "dark_bonus": 9,
        "dark_tech": 16,
        "leaders": 6,
        "light_bonus": 14,
        "start_cards": 6,
        "tiles.*": 31,
    },
    "magnastorm": {"artefacts.*": 120, "commanders": 16, "objectives": 8},
}
"""The tables whose rows are printed cards or tiles, and how many. Marajoara prints boards only: they have charts."""
OTHERWISE: list[tuple[str, str, str, Json]] = [
    ("excavation_earth", "command.tiles.CT2", "command.tiles.CT2.white", [{"op": "gain_credits", "n": 9}]),
    ("hoyuk", "tiles.elements.CT-03", "tiles.elements.CT-03", ["house", "house", "pen"]),
    ("council_of_shadows", "automa.cards.0", "automa.cards.0.consumption", 9),
    ("council_of_shadows", "tiles.0.0", "tiles.0.0", {"planets": "DDD", "resource": {"t": 1}}),
    ("magnastorm", "commanders.3", "commanders.3.green", 5),
    ("magnastorm", "artefacts.bronze.2", "artefacts.bronze.2", {"number": 103, "value": 4, "bonus": "own"}),
]
"""A row, and one of its data with a value that shows."""


@pytest.fixture
def program(tmp_path: Any, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Program:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    return Program()


def beside(program: Program, id: str, qtbot: QtBot) -> RowPicture:
    game = game_named(id)
    assert game is not None
    draft = BoxDraft(program, game)
    picture = RowPicture(draft)
    draft.setParent(picture)
    qtbot.addWidget(picture)
    picture.wear(program.style(id))
    picture.resize(340, 230)
    return picture


def line_of(path: str, state: Any = "printed") -> DataLine:
    return DataLine(path, "", path, places=(), cells=(), state=state)


def rows(picture: RowPicture) -> Iterator[tuple[str, Row]]:
    for sheet in sheets_of(picture.draft.game, picture.draft.own):
        for table in sheet.tables:
            for row in table.rows:
                yield table.path, row


def drawn(picture: RowPicture, line: DataLine) -> QImage:
    picture.show_line(line)
    picture.describe()
    return picture.grab().toImage()


@pytest.mark.parametrize("id", PICTURED)
def test_every_printed_card_has_its_picture(program: Program, qtbot: QtBot, id: str) -> None:
    picture, counted = beside(program, id, qtbot), dict[str, int]()
    for table, row in rows(picture):
        picture.show_line(line_of(row.path))
        picture.describe()
        if picture.shown:
            counted[table] = counted.get(table, 0) + 1
            assert all(name.painter in picture.painting.painters for _, name in picture.shown)
    assert counted == PICTURED[id]


@pytest.mark.parametrize("otherwise", OTHERWISE, ids=lambda otherwise: otherwise[2])
def test_another_value_shows_at_once(program: Program, qtbot: QtBot, otherwise: tuple[str, str, str, Json]) -> None:
    id, row, path, value = otherwise
    picture = beside(program, id, qtbot)
    before = drawn(picture, line_of(row))
    assert len({before.pixel(x, 100) for x in range(0, 340, 7)}) > 3, "something is painted"
    picture.draft.change(picture.draft.own.with_value(path, value))
    assert drawn(picture, line_of(row)) != before
    picture.draft.change(picture.draft.own.taken_back(path))
    assert drawn(picture, line_of(row)) == before


def test_a_mistake_elsewhere_takes_no_picture_away(program: Program, qtbot: QtBot) -> None:
    picture = beside(program, "magnastorm", qtbot)
    before = drawn(picture, line_of("commanders.3"))
    picture.draft.change(picture.draft.own.with_value("planet.lines.0", ["nowhere", "nowhere"]))
    assert drawn(picture, line_of("commanders.3")) == before
    assert not picture.isHidden()


def test_a_row_that_was_taken_away_has_none(program: Program, qtbot: QtBot) -> None:
    picture = beside(program, "magnastorm", qtbot)
    picture.show_line(line_of("commanders.3", "taken"))
    picture.describe()
    assert picture.isHidden()
