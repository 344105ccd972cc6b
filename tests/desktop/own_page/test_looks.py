"""Nothing on the page is cut or overlaps, in any window, in both languages, with large text."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.own_page.screen import OwnPage
from tests.desktop.own_page.at_the_page import SIZES, Window, kept, page_in, reviewed, some
from tests.desktop.pages import cut, outside, overlapping

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("of", [(0, False), (40, False), (40, True), (9, True)])
def test_nothing_is_cut_and_nothing_overlaps(
    window: Window, qtbot: QtBot, size: tuple[int, int], language: str, of: tuple[int, bool]
) -> None:
    number, has_reviews = of
    kept(some(number))
    if has_reviews:
        reviewed(some(number), start=3.0)
    page = page_in(window(size, language=language, name="Clara"))
    page.reviews.reading.finish()
    check(page)
    page.do("forget")
    check(page)


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", SIZES[:3])
def test_with_large_text(window: Window, qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    kept(some())
    reviewed(some(), start=3.0)
    page = page_in(window(size, language="fr", name="Clara", text_scale=scale))
    page.reviews.reading.finish()
    check(page)


def check(page: OwnPage) -> None:
    QApplication.processEvents()
    assert cut(page) == []
    assert overlapping(page) == []
    assert outside(page) == []
    panels = [each for each in vars(page.leaf).values() if hasattr(each, "put_in") and each.isVisibleTo(page)]
    assert len(panels) == (10 if page.facts.games else 7)
    for panel in panels:
        inside = [each.geometry() for each in panel.findChildren(QWidget) if each.isVisibleTo(panel)]
        assert all(panel.rect().contains(each) or each.isEmpty() for each in inside if each.width() > 1), panel


def test_games_level_and_strengths_show_at_once_in_a_large_window(window: Window, qtbot: QtBot) -> None:
    kept(some())
    reviewed(some())
    page = page_in(window((1600, 1000), language="fr", name="Clara"))
    page.reviews.reading.finish()
    check(page)
    for panel in (page.leaf.games, page.leaf.medals, page.leaf.levels, page.leaf.strengths, page.leaf.decisions):
        assert panel.geometry().bottom() <= page.scroller.viewport().height() + 8, panel
