"""The aim of a game shows itself once over its table, is in nobody's way, and opens the book at its first page."""

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.aim.words import has_aim
from rules.games import GAMES
from rules.text.localise import LANGUAGES, Language, Texts
from tests.desktop.at_the_table import AtTable, game, settle
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
WITH_AIM = [each for each in GAMES if has_aim(Texts("fr", game=each), each)]


def first_time(sit_down: SitDown, number: int = 0) -> AtTable:
    at = sit_down(game(of=WITH_AIM[number]))
    at.screen.program.settings_file.change(seen={})
    at.screen.uncover()
    at.screen.aim.open_once()
    settle()
    return at


@pytest.mark.parametrize("number", range(len(WITH_AIM)), ids=[each.id for each in WITH_AIM])
def test_it_shows_itself_once(sit_down: SitDown, number: int) -> None:
    at = first_time(sit_down, number)
    aim = at.screen.aim
    assert aim.isVisible()
    assert aim.board.height() <= at.screen.area.height()
    aim.put_away()
    aim.open_once()
    assert not aim.isVisible()


def test_esc_a_click_beside_it_and_a_move_put_it_away(sit_down: SitDown) -> None:
    at = first_time(sit_down)
    at.screen.area.view.setFocus()
    at.key(KEY.Key_Escape)
    assert not at.screen.aim.isVisible()
    at.screen.aim.open()
    at.click_the_window(QPoint(3, 3))
    assert not at.screen.aim.isVisible()
    at.screen.aim.open()
    at.table.propose(at.table.legal[0])
    assert not at.screen.aim.isVisible()


def test_f1_opens_the_book_at_the_aim(sit_down: SitDown) -> None:
    at = first_time(sit_down)
    at.screen.area.view.setFocus()
    at.key(KEY.Key_F1)
    assert at.shell.trail[-1].opened_as == "reader"
    assert at.shell.trail[-1].section == "aim"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aim_is_whole_in_both_languages(language: Language) -> None:
    for each in WITH_AIM:
        texts, prefix = Texts(language, game=each, strict=True), each.prefix.lower()
        parts = ("goal", "turn", "loop-1", "loop-2", "loop-3", "end", "tip-1", "tip-2", "tip-3")
        assert [part for part in parts if not texts.has(f"{prefix}-aim-{part}")] == []
