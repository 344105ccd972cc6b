"""The small widgets: keys, names, signals."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.program import Program
from desktop.qss import stylesheet
from desktop.settings import Settings, SettingsFile
from desktop.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.buttons import PaintedButton
from desktop.widgets.dressing import dress
from desktop.widgets.rule_link import RuleLink
from desktop.widgets.search import SearchField
from desktop.widgets.switch import Segmented, Switch
from desktop.widgets.top_line import Now, TopLine
from desktop.widgets.words import LineLabel


@pytest.fixture
def program(tmp_path: Path) -> Program:
    file = SettingsFile(tmp_path / "settings.json")
    file.settings = Settings(language="fr")
    return Program(file)


def test_a_switch_is_moved_by_mouse_and_arrow_keys(qtbot: QtBot) -> None:
    switch = Switch(("fr", "en"))
    qtbot.addWidget(switch)
    switch.say("Langue", ["FR", "EN"], ["Français", "Anglais"])
    switch.choose("fr")
    switch.show()
    told: list[str] = []
    switch.chosen.connect(told.append)
    qtbot.mouseClick(switch.parts["en"], Qt.MouseButton.LeftButton)
    switch.parts["en"].setFocus()
    qtbot.keyClick(switch.parts["en"], Qt.Key.Key_Left)
    assert told == ["en", "fr"]
    assert switch.choice == "fr"
    assert switch.parts["en"].accessibleName() == "Anglais"


def test_choosing_from_the_program_tells_nobody(qtbot: QtBot) -> None:
    segmented = Segmented(("a", "b"))
    segmented.say("Choix", ["A", "B"])
    told: list[str] = []
    segmented.chosen.connect(told.append)
    segmented.choose("b")
    assert (segmented.choice, told) == ("b", [])


def test_the_top_line_switches_the_language_of_the_whole_program(program: Program, qtbot: QtBot) -> None:
    line = TopLine(program)
    qtbot.addWidget(line)
    line.show_now(Now("orange", "Orange · Clara", "Manche 9", "Capturez un dé."))
    assert line.menu.accessibleName() == "Menu"
    qtbot.mouseClick(line.language.parts["en"], Qt.MouseButton.LeftButton)
    assert program.settings.language == "en"
    assert line.language.parts["fr"].accessibleName() == "French"
    assert line.badge.accessibleName() == "Orange · Clara"


def test_words_that_do_not_fit_are_cut_at_a_sentence_and_told_whole(qtbot: QtBot) -> None:
    label = LineLabel("Capturez un dé. Avant cela, jouez.", 16)
    qtbot.addWidget(label)
    label.resize(label.needed + 2, 30)
    assert label.shown == label.words
    label.resize(label.needed - 40, 30)
    assert label.shown == "Capturez un dé."
    assert label.accessibleName() == label.words


def test_a_rule_link_tells_its_rule(qtbot: QtBot) -> None:
    link = RuleLink("MJ-CAP-6")
    qtbot.addWidget(link)
    told: list[str] = []
    link.followed.connect(told.append)
    link.show()
    qtbot.keyClick(link, Qt.Key.Key_Space)
    assert told == ["MJ-CAP-6"]


def test_a_button_that_is_off_does_nothing(qtbot: QtBot) -> None:
    button = PaintedButton("Annuler", "quiet", "undo")
    qtbot.addWidget(button)
    told: list[bool] = []
    button.clicked.connect(lambda: told.append(True))
    button.set_kind("off")
    button.click()
    button.set_kind("quiet")
    button.click()
    assert told == [True]
    button.show_icon_only(True)
    assert (button.accessibleName(), button.toolTip()) == ("Annuler", "Annuler")


def test_a_search_field_walks_its_list_and_escape_empties_it(qtbot: QtBot) -> None:
    field = SearchField()
    qtbot.addWidget(field)
    field.say("Filtrer les coups…")
    steps: list[int] = []
    field.walked.connect(steps.append)
    qtbot.keyClicks(field, "abc")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (steps, field.text(), field.accessibleName()) == ([1], "", "Filtrer les coups…")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_dressing_reaches_what_lies_inside(theme: str, qtbot: QtBot) -> None:
    outside = QWidget()
    qtbot.addWidget(outside)
    badge = SeatBadge("orange")
    badge.setParent(outside)
    style = Style(theme, "marajoara", 1.0, 2.0)  # type: ignore[arg-type]
    dress(outside, style)
    assert badge.style_now == style
    assert style.theme.raised in stylesheet(style)
