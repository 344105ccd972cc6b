"""The dock as a whole: pages, keys, languages, rules, charts, pieces, and what it remembers."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.board.sprite import Place
from desktop.docks import shortcuts
from desktop.docks.dock import Dock
from desktop.docks.pages import PAGES
from desktop.docks.playback import fitting_words
from desktop.docks.rule_rows import RuleRow
from desktop.settings import SettingsFile
from rules.core.types import phrase
from rules.marajoara.moves import Capture
from tests.desktop.docks.tables import Evening, marajoara

pytestmark = pytest.mark.usefixtures("unpainted")

LONGEST_WAIT = 0.5
"""Seconds; it takes a thirtieth of that on a quiet machine."""


def rules(evening: Evening) -> list[str]:
    return [row.rule.id for row in evening.dock.rules.list.rows if isinstance(row, RuleRow)]


def test_all_words_change_language_at_once_and_the_place_stays(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara(tmp_path, 60)
    dock = evening.dock
    for page in PAGES:
        dock.open(page)
    dock.open("log")
    bar = dock.log.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    bar.setValue(300)
    evening.program.set_language("en")
    qtbot.waitUntil(lambda: bar.value() == 300)
    assert dock.page == "log"
    assert [dock.tabs.tabText(at) for at in range(4)] == ["Moves", "Log", "Rules", "Charts"]
    assert dock.action_bar.undo.text() == "Undo"
    assert "Round 1" in evening.words("log")
    assert not any("Manche" in words for words in evening.words("log"))
    dock.open("moves")
    legal = evening.table.legal[0]
    assert dock.formatter.move(legal) in " ".join(evening.words("moves"))
    assert dock.moves.field.placeholderText() == "Filter the moves…"


def test_a_refusal_leads_to_its_rule_with_one_click(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 20)
    evening.table.propose(Capture(seat=evening.table.decisions[0].seat, start="a1", to="h8"))
    evening.dock.open("rules")
    refused = rules(evening)[0]
    assert refused.startswith("MJ-")
    evening.dock.show_rule("MJ-CAP-6")
    assert rules(evening)[:2] == ["MJ-CAP-6", refused]


def test_the_rules_of_this_step_come_first_and_a_search_finds_all(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara(tmp_path, 20)
    evening.dock.open("rules")
    assert rules(evening)[0] == evening.table.decisions[0].rule
    qtbot.keyClicks(evening.dock.rules.field, "storage full")
    english = set(rules(evening))
    evening.dock.rules.field.clear()
    qtbot.keyClicks(evening.dock.rules.field, "mj-cap-6")
    assert rules(evening) == ["MJ-CAP-6"]
    assert english or rules(evening)
    opened: list[str] = []
    evening.dock.pages.rules.open_rule.connect(opened.append)
    qtbot.keyClick(evening.dock.rules.field, Qt.Key.Key_Return)
    assert opened == ["MJ-CAP-6"]


def test_charts_are_loaded_when_first_looked_at() -> None:
    code = (
        "import sys, pathlib, tempfile; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "from tests.desktop.docks.tables import marajoara;"
        "evening = marajoara(pathlib.Path(tempfile.mkdtemp()), 30);"
        "[evening.dock.open(page) for page in ('log', 'rules', 'pieces')];"
        "assert 'pyqtgraph' not in sys.modules and 'numpy' not in sys.modules;"
        "evening.dock.open('charts'); assert 'pyqtgraph' in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_charts_show_the_points_of_every_seat(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 150)
    evening.dock.open("charts")
    scores = evening.dock.charts.scores
    sheet = evening.table.game.scores(evening.table.timeline.state)
    assert scores.samples()[-1].totals == sheet.totals
    assert sum(sum(points) for _, points in scores.sources()) == sum(sheet.totals)
    assert evening.dock.charts.drawn is not None
    assert evening.dock.charts.drawn.rounds.accessibleName() == "Points au fil de la partie"


def test_pieces_and_places_are_clicked_from_a_list_of_words(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara(tmp_path, 20)
    dock = evening.dock
    dock.open("pieces")
    pieces = {"die:a1": "Dé rouge 1 en a1", "space:b2": "Case libre b2"}
    beside = Place(-9, -9, 1, 1)
    dock.show_pieces([(key, phrase("words-themselves", words=words), beside) for key, words in pieces.items()])
    assert evening.words("pieces") == ["Dé rouge 1 en a1", "Case libre b2"]
    clicked: list[str] = []
    dock.pages.pieces.clicked.connect(clicked.append)
    qtbot.keyClicks(dock.pieces.field, "b2")
    qtbot.keyClick(dock.pieces.field, Qt.Key.Key_Return)
    assert clicked == ["space:b2"]


def test_one_key_hides_the_dock_and_brings_it_back(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara(tmp_path, 20)
    screen = QWidget()
    qtbot.addWidget(screen)
    evening.dock.setParent(screen)
    shortcuts.listen(evening.dock, screen)
    screen.show()
    evening.dock.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    qtbot.keyClick(screen, Qt.Key.Key_F9)
    assert evening.dock.isHidden()
    assert SettingsFile(tmp_path / "settings.json").settings.dock_open is False
    qtbot.keyClick(screen, Qt.Key.Key_F9)
    assert not evening.dock.isHidden()


def test_the_open_page_is_remembered(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 20)
    evening.dock.open("rules")
    assert Dock(evening.program, evening.table, evening.hand, evening.dock.situation).page == "rules"


def test_everything_has_a_name_for_screen_readers(tmp_path: Path) -> None:
    dock = marajoara(tmp_path, 40).dock
    named = (
        dock,
        dock.moves.field,
        dock.moves.list,
        dock.log.scrubber,
        dock.log.list,
        dock.rules.field,
        dock.rules.list,
        dock.pieces.field,
        dock.pieces.list,
        dock.action_bar.undo,
        dock.action_bar.redo,
        dock.action_bar.confirm,
        dock.moves.rule.link,
    )
    assert all(each.accessibleName() for each in named)
    assert [dock.tabs.accessibleTabName(at) for at in range(5)][4] == "Pièces et lieux"


def test_a_long_log_follows_without_a_wait(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 400)
    evening.dock.open("log")
    assert len(evening.words("log")) > 400
    began = time.perf_counter()
    evening.table.undo()
    assert time.perf_counter() - began < LONGEST_WAIT


@pytest.mark.parametrize(
    ("least", "most", "wanted"),
    [
        (0, 5, "0 1 2 3 4 5"),
        (0, 0, "0"),
        (0, 37, "0 10 20 30"),
        (-12, 40, "−10 0 10 20 30 40"),
        (0, 262, "0 50 100 150 200 250"),
    ],
)
def test_charts_count_in_whole_round_numbers(least: int, most: int, wanted: str) -> None:
    from desktop.docks.drawn_charts import numbered  # noqa: PLC0415 (pyqtgraph and numpy take half a second)

    assert " ".join(words for _, words in numbered(least, most)) == wanted


def test_charts_begin_at_nought_and_name_every_seat(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 0)
    evening.table.names = ("", *evening.table.names[1:])
    evening.dock.open("charts")
    charts = evening.dock.charts.drawn
    assert charts is not None
    (least, most) = charts.rounds.viewRange()[1]
    assert -1 < least <= 0
    assert most >= 5
    moves = 0
    while not evening.dock.charts.scores.sources():
        evening.table.propose(evening.table.legal[moves % len(evening.table.legal)])
        evening.dock.pages.catch_up()
        moves += 1
    evening.dock.charts.look_again()
    (ticks,) = charts.sources.getAxis("bottom")._tickLevels
    assert [words for _, words in ticks] == ["Siège 1", *evening.table.names[1:]]


def test_no_stump_of_a_sentence_stands_beside_the_badge() -> None:
    said = "Siège 2 capture le dé gris 1 en f2"
    assert fitting_words(said, 400, 40, 14) == (said, 14)
    assert fitting_words(said, 90, 40, 14)[0].endswith(" …")
    assert fitting_words(said, 20, 40, 14)[0] == ""


def test_in_large_letters_they_rather_shrink_than_lose_words() -> None:
    said = "Siège 2 capture le dé gris 1 en f2"
    shown, size = fitting_words(said, 120, 75, 28)
    assert shown == said
    assert 14 <= size < 28
