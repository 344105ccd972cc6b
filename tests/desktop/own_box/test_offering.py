"""The list of what may stand in a line: by ear, in forms, on the chart, several in one line."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.own_box.cell_field import CellField
from desktop.own_box.offered import Offered
from tests.desktop.listening import Listener, reader_running
from tests.desktop.own_box.at_the_box import AtBox, Open
from tests.desktop.own_box.chart.at_the_chart import click, panel_of, place_px, press

pytestmark = pytest.mark.usefixtures("unpainted")


def offered_over(window: QWidget) -> Offered | None:
    return next((each for each in window.findChildren(Offered) if each.isVisible()), None)


def test_each_entry_is_heard_with_its_number(open_box: Open) -> None:
    at = open_box("magnastorm", "board_large.spaces.0.colour", language="en")
    with reader_running():
        listener = Listener(at.shell)
        at.press(Qt.Key.Key_Return)
        assert "Red, 2 of 5" in " ".join(listener.listen())
        at.press(Qt.Key.Key_Down)
        assert "Blue, 3 of 5" in " ".join(listener.listen())
        at.type("wh")
        assert "White, 1 of 1" in " ".join(listener.listen())


def test_names_of_a_line_are_laid_one_by_one(open_box: Open) -> None:
    """By the names in the language in use, which are others than those in the file."""
    at = open_box("magnastorm", "planet.lines.0", language="fr")
    at.press(Qt.Key.Key_Return)
    assert at.field is not None
    assert at.field.text() == "SO.a, SO.b"
    at.field.clear()
    at.type("no")
    at.press(Qt.Key.Key_Down)
    assert at.field.offering.is_open
    at.type(".c, zone ne-b")
    at.press(Qt.Key.Key_Tab)
    assert at.value("planet.lines.0") == ["NW.c", "NE.b"]


def test_names_with_spaces_between_are_laid_too(open_box: Open) -> None:
    at = open_box("excavation_earth", "map.wraps", language="en")
    at.press(Qt.Key.Key_Return)
    at.press(Qt.Key.Key_Return)  # what the rulebook prints is changed knowingly
    assert at.field is not None
    at.field.clear()
    at.type("G1 M6, G2 aust")
    at.press(Qt.Key.Key_Return)
    assert at.value("map.wraps") == ["G1 M6", "G2 M6"]


def test_an_effect_is_chosen_in_its_form(open_box: Open) -> None:
    """Another effect keeps what it needs to know as well."""
    at = open_box("council_of_shadows", "automa.cards.0.rows.0", language="en")
    at.press(Qt.Key.Key_Return)
    effect = choice_in(at, "colonise")
    assert effect.hasFocus()
    at.press(Qt.Key.Key_Down)
    assert offered_over(at.shell) is not None
    at.type("disc")
    at.press(Qt.Key.Key_Return)
    first = at.value("automa.cards.0.rows.0")[0]
    assert (first["op"], first["galaxy"]) == ("discover", "GRY")
    galaxy = choice_in(at, "grey galaxy")
    galaxy.setFocus()
    galaxy.selectAll()
    at.type("pi")
    at.press(Qt.Key.Key_Tab)
    assert at.value("automa.cards.0.rows.0")[0]["galaxy"] == "PNK"


def choice_in(at: AtBox, words: str) -> CellField:
    """The line of the form in which this stands."""
    return next(each for each in at.screen.row.findChildren(CellField) if each.isVisible() and each.text() == words)


def test_a_place_of_a_chart_offers_it_too(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "excavation_earth", "ship")
    click(panel.view, place_px(panel.view, "symbols.markets.0"))
    press(panel.view, "r")
    offered = offered_over(panel.window())
    assert offered is not None
    assert [each.said for each in offered.entries] == ["Ring", "Prism", "Trident"]
    press(panel.filling.line, Qt.Key.Key_Return)
    assert panel.draft.own.value("symbols.markets.0") == "SB"


def test_the_card_of_a_spot_offers_it_too(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "planet-large")
    panel.view.select("space:SW.a1")
    press(panel.view, Qt.Key.Key_Return)
    colour = next(each for each in panel.filling.card.findChildren(CellField) if each.choosing.is_settled(0))
    colour.setFocus()
    colour.selectAll()
    press(colour, "bro", Qt.Key.Key_Return)
    assert panel.draft.own.value("board_large.spaces.0.colour") == "brown"
