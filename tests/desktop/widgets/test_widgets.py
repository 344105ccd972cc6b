"""The small widgets: keys, names, signals."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.program import Program
from desktop.settings import Settings, SettingsFile
from desktop.style.palette import ThemeName
from desktop.style.qss import stylesheet
from desktop.style.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import dress, held
from desktop.widgets.fields import Field
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import Pressable
from desktop.widgets.search import SearchField
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.top_line import Now, TopLine
from desktop.widgets.words import LineLabel


@pytest.fixture
def program(tmp_path: Path) -> Program:
    file = SettingsFile(tmp_path / "settings.json")
    file.settings = Settings(language="fr")
    return Program(file)


LANGUAGES = (Choice("fr", "FR", "Français"), Choice("en", "EN", "Anglais"))


@pytest.fixture
def switch(qtbot: QtBot) -> Switch:
    made = Switch()
    qtbot.addWidget(made)
    made.offer(LANGUAGES, "fr", "Langue")
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_a_switch_is_moved_by_mouse_and_arrow_keys(switch: Switch, qtbot: QtBot) -> None:
    told: list[str] = []
    switch.chosen.connect(told.append)
    qtbot.mouseClick(switch.segment("en"), Qt.MouseButton.LeftButton)
    switch.segment("en").setFocus()
    qtbot.keyClick(switch.segment("en"), Qt.Key.Key_Left)
    assert told == ["en", "fr"]
    assert switch.value == "fr"
    assert switch.segment("fr").hasFocus()
    assert switch.segment("en").accessibleName() == "Anglais"


def test_tab_stops_at_the_chosen_word_only(switch: Switch) -> None:
    stops = [each.value for each in switch.segments if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == ["fr"]


def test_choosing_from_the_program_tells_nobody(switch: Switch) -> None:
    told: list[str] = []
    switch.chosen.connect(told.append)
    switch.choose("en")
    assert (switch.value, told) == ("en", [])


def test_a_switch_without_room_stands_in_rows(switch: Switch) -> None:
    switch.offer([Choice(each, "a long word") for each in range(4)], 0, "Choice")
    whole = switch.sizeHint()
    switch.resize(whole.width() // 2, switch.high_for(whole.width() // 2))
    switch.row.activate()
    assert switch.height() > whole.height()
    assert not any(segment.is_cut() for segment in switch.segments)
    assert all(switch.rect().contains(segment.geometry()) for segment in switch.segments)


def test_the_top_line_switches_the_language_of_the_whole_program(program: Program, qtbot: QtBot) -> None:
    line = TopLine(program)
    qtbot.addWidget(line)
    line.show_now(Now("orange", "Orange · Clara", "Manche 9", "Capturez un dé."))
    assert line.menu.accessibleName() == "Menu"
    qtbot.mouseClick(line.language.segment("en"), Qt.MouseButton.LeftButton)
    assert program.settings.language == "en"
    assert line.language.segment("fr").accessibleName() == "French"
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
    button = Button("Annuler", "quiet", "undo")
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


def test_a_ring_shows_where_the_keyboard_is_and_never_where_the_mouse_was(qtbot: QtBot) -> None:
    Pressable.was_by_keyboard = False
    outside = QWidget()
    qtbot.addWidget(outside)
    one, other = (held(outside, Button(words), Style()) for words in ("Un", "Deux"))
    other.setGeometry(0, 60, 90, 40)
    with qtbot.waitActive(outside):
        outside.show()
        outside.activateWindow()
    one.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not one.is_ringed  # nobody has used the keyboard yet
    qtbot.keyClick(one, Qt.Key.Key_Tab)
    assert (other.hasFocus(), other.is_ringed) == (True, True)
    one.setFocus(Qt.FocusReason.OtherFocusReason)
    assert one.is_ringed  # the program goes on for whoever came by keyboard
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    assert one.hasFocus()  # a click on a button leaves the keyboard where it is
    other.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not other.is_ringed


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


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_field_has_the_ground_of_its_theme_on_a_dressed_page(theme: ThemeName, qtbot: QtBot) -> None:
    page, style = QWidget(), Style(theme, "hoyuk")
    qtbot.addWidget(page)
    column, field = QVBoxLayout(page), Field()
    column.addWidget(field)
    page.resize(300, 90)
    dress(page, style)
    page.show()
    place = field.mapTo(page, QPoint(field.width() - 12, field.height() // 2))
    assert page.grab().toImage().pixelColor(place).name() == QColor(style.theme.raised).name()
