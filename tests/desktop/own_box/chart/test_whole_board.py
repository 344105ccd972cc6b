"""A whole other side of Magnastorm's planet, laid over a photo by mouse and keys; then it is played."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.charts import Chart
from desktop.games.magnastorm.charts import COLOURS
from desktop.own_box.chart.laid import Laid, Link, Spot, lines_through
from desktop.own_box.chart.panel import ChartPanel, charts_of
from rules.boxes.own import OwnBox
from tests.desktop.own_box.chart.at_the_chart import (
    LEFT,
    click,
    drag,
    drawn_photo,
    lay_photo,
    named,
    named_spot,
    panel_of,
    played,
    press,
    published,
    seen_on_photo,
    spot_px,
)

PLACES, SPACES = 12, 60
NEAR = 0.012
"""What a hand misses, in radii of the planet."""


def theirs(own: OwnBox) -> OwnBox:
    """The side in somebody's box: all spaces lie elsewhere, some have other colours."""
    for number in range(SPACES):
        path = f"board_large.spaces.{number}"
        facts = own.value(path)
        x, y = facts["spot"]["x"], facts["spot"]["y"]
        aside = {"x": round(0.95 * x + 0.03, 4), "y": round(0.94 * y - 0.02, 4)}
        own = own.with_value(f"{path}.spot", aside)
        if number % 4 == 0:
            colour = COLOURS[(COLOURS.index(facts["colour"]) + 1) % len(COLOURS)]
            own = own.with_value(f"{path}.colour", colour)
    for number in range(PLACES):
        path = f"board_large.sites.{number}.spot"
        at = own.value(path)
        own = own.with_value(path, {"x": round(0.96 * at["x"], 4), "y": round(0.96 * at["y"], 4)})
    return own


@pytest.fixture
def chart() -> Chart:
    return next(each for each in charts_of("magnastorm") if each.id == "planet-large")


@pytest.fixture
def panel(qtbot: QtBot, tmp_path: Path, chart: Chart) -> ChartPanel:
    made = panel_of(qtbot, tmp_path, "magnastorm", chart.id)
    photo = drawn_photo(tmp_path / "board.png", chart, theirs(published("magnastorm")), made.style_now)
    lay_photo(qtbot, made, photo)
    return made


def test_a_whole_side_is_laid_over_a_photo_and_played(panel: ChartPanel, chart: Chart) -> None:
    view, wanted = panel.view, Laid(chart, theirs(published("magnastorm")))
    in_box = {each.id: each for each in wanted.spots if each.sort.id in ("space", "site")}

    for id, spot in in_box.items():
        lay(panel, id, seen_on_photo(view, chart, spot.x, spot.y))
        if spot.kind and spot.kind != named_spot(view, id).kind:
            press(view, str(COLOURS.index(spot.kind) + 1))

    for each in view.laid.of_sort("space"):
        if each.source != "owner" and each.id not in view.confirmed_now:
            view.select(each.id)
            press(view, Qt.Key.Key_Space)  # it lies where we had it

    for id, spot in in_box.items():
        found = named_spot(view, id)
        assert (found.x, found.y) == pytest.approx((spot.x, spot.y), abs=NEAR), id
        assert found.kind == spot.kind, id
    assert panel.saying.foot(view)[1] == "60 spaces of 60 laid"
    for area in view.laid.of_sort("area"):
        on_it = view.laid.on_plate(area)
        assert area.x == pytest.approx(sum(each.x for each in on_it) / len(on_it), abs=1e-3), area.name
    assert played(named("magnastorm"), panel.draft.own, seats=4).wrong is None


def lay(panel: ChartPanel, id: str, to: QPoint) -> None:
    """Take a spot and let it go where it lies on the photo; what lies below another is taken by Tab and arrows."""
    view = panel.view
    at = spot_px(view, named_spot(view, id))
    under = view.hit(QPointF(at))
    if under is not None and under.id == id:
        drag(view, at, to)
        return
    view.select(id)
    step = QPointF(0.0025, 0.0025) * view.camera.scale
    for key, length in (
        (Qt.Key.Key_Right, (to.x() - at.x()) / step.x()),
        (Qt.Key.Key_Down, (to.y() - at.y()) / step.y()),
    ):
        other = {Qt.Key.Key_Right: Qt.Key.Key_Left, Qt.Key.Key_Down: Qt.Key.Key_Up}[key]
        for _ in range(abs(round(length))):
            QTest.keyClick(view, key if length > 0 else other)


def test_lines_and_sites_are_changed_by_mouse_and_played(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "planet-large")
    view = panel.view

    take(panel, "line")
    drag(view, spot_px(view, named_spot(view, "space:NE.a1")), spot_px(view, named_spot(view, "space:NE.d1")))
    assert isinstance(view.laid.items["line:NE.a NE.d"], Link)

    click(view, spot_px(view, named_spot(view, "space:E.c1")))
    click(view, spot_px(view, named_spot(view, "space:E.a1")))
    assert link(view.laid, "E.a", "E.c") is None, "the same line once more takes it away"

    across = link(view.laid, "W.d", "NW.a")
    assert across is not None
    take(panel, "move")
    view.select(across.id)
    press(view, Qt.Key.Key_Delete)
    assert link(view.laid, "W.d", "NW.a") is None
    assert not any({"W.d", "NW.a"} == set(pair) for site in sites(view.laid) for pair in lines_through(site))

    take(panel, "line")
    drag(view, spot_px(view, named_spot(view, "space:W.d1")), spot_px(view, named_spot(view, "space:NW.a1")))
    through = [site.name for site in sites(view.laid) for pair in lines_through(site) if {"W.d", "NW.a"} == set(pair)]
    assert len(through) == 1, "a line to another sector runs through the nearest site"

    assert played(named("magnastorm"), panel.draft.own, seats=4).wrong is None
    assert played(named("magnastorm"), panel.draft.own, seats=2).wrong is None, "the other side has a site for it too"


def test_a_line_is_led_through_another_site_and_a_site_is_added(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "planet-large")
    view = panel.view
    take(panel, "site")
    click(view, spot_px(view, named_spot(view, "site:SW>W/I")))
    assert view.selected == "site:SW>W/I"
    held = link(view.laid, "SW.d", "W.a")
    assert held is not None
    at = point_of_line(panel, held)
    assert at is not None
    click(view, at)
    assert ("SW.d", "W.a") in lines_through(named_spot(view, "site:SW>W/I"))
    assert ("SW.d", "W.a") not in lines_through(named_spot(view, "site:SW>W/O"))
    assert played(named("magnastorm"), panel.draft.own, seats=4).wrong is None

    press(view, Qt.Key.Key_Escape)
    between = [each for each in view.laid.links if {each.one[:2], each.other[:2]} == {"E.", "SE"}]
    click(view, next(at for each in between if (at := point_of_line(panel, each)) is not None))
    new = [site for site in sites(view.laid) if "+" in site.row]
    assert [{area[:2] for pair in lines_through(site) for area in pair} for site in new] == [{"E.", "SE"}]
    assert played(named("magnastorm"), panel.draft.own, seats=4).wrong is None


def point_of_line(panel: ChartPanel, held: Link) -> QPoint | None:
    """A point of it where nothing else lies."""
    from desktop.own_box.chart.painting import link_path  # noqa: PLC0415

    path = link_path(held, panel.view.shown())
    for share in (0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85):
        at = path.pointAtPercent(share)
        if panel.view.hit(at) == held:
            return at.toPoint()
    return None


def test_spaces_are_added_and_taken_away(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "planet-large")
    view = panel.view
    take(panel, "space")
    button = next(each for each in panel.tools.palette.buttons if each.swatch.value == "blue")
    QTest.mouseClick(button, LEFT)
    beside = named_spot(view, "space:NE.c1")
    click(view, view.onto.map(view.laid.on(beside) + QPointF(0.0, 0.045)).toPoint())
    new = [each for each in view.laid.of_sort("space") if "+" in each.row]
    assert [(each.plate, each.kind) for each in new] == [("NE.c", "blue")]
    assert view.selected == new[0].id

    take(panel, "move")
    click(view, spot_px(view, named_spot(view, "space:W.a1")))
    press(view, Qt.Key.Key_Delete)
    assert "space:W.a1" not in view.laid.items
    assert played(named("magnastorm"), panel.draft.own, seats=4).wrong is None

    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "space:W.a1" in view.laid.items


def test_a_problem_has_its_number_where_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "planet-large")
    view = panel.view
    click(view, spot_px(view, named_spot(view, "space:W.c1")))
    press(view, Qt.Key.Key_Delete)
    for each in [each.id for each in view.laid.of_sort("space") if each.plate == "W.c"]:
        click(view, spot_px(view, named_spot(view, each)))
        press(view, Qt.Key.Key_Delete)
    assert any(is_error for numbers in view.findings.values() for _, is_error in numbers)


def take(panel: ChartPanel, tool: str) -> None:
    QTest.mouseClick(panel.tools.buttons[tool], LEFT)  # type: ignore[index]  # the names of tools


def link(laid: Laid, one: str, other: str) -> Link | None:
    return next((each for each in laid.links if each.ends == {one, other}), None)


def sites(laid: Laid) -> list[Spot]:
    return laid.of_sort("site")
