"""The charts of every game: all that is printed on a board is on one, can be read, drawn and typed."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.charts import covers
from desktop.own_box.chart import edits
from desktop.own_box.chart.drawing import drawing_of
from desktop.own_box.chart.laid import Laid, Link, Spot
from desktop.own_box.chart.panel import charts_of
from rules.boxes.fields import field_at, field_of
from rules.boxes.own import MISSING
from rules.boxes.typed import is_line, line_of, read
from rules.games import GAME_IDS
from rules.text.localise import LANGUAGES
from tests.desktop.own_box.chart.at_the_chart import named, panel_of, place_px, press, published

PRINTED = {
    "magnastorm": (
        "planet.areas.0.spot", "planet.lines.3", "planet.starts.0.lines", "board_large.spaces.5.colour",
        "board_small.spaces.5.spot", "board_large.sites.1.lines", "board_small.sites.1.spot", "rows.2.cost",
        "rows.2.gain", "board_large.cells.7.bonus", "board_small.cells.7.bonus", "board_large.objective_values.1",
        "research.fields.2.bonuses.4", "centre_tile.income.leading.2", "centre_tile.calm.START_1.0",
        "player_board.labs.3", "player_board.stations.0",
    ),
    "marajoara": (
        "grid.layout", "grid.zones", "tracks.blue.3", "tracks.red.9", "museum.case.2", "museum.fragments.1",
        "museum.adjacency", "museum.shape",
    ),
    "excavation_earth": (
        "map.locations.M1.spot", "map.locations.R1.region", "map.edges", "map.wraps", "gallery.column_credits.2",
        "gallery.row_credits.3", "buyers.payout.1", "symbols.markets.2", "symbols.centres.C1", "numbers.majorities.0",
        "factions.GUL.hold",
    ),
    "council_of_shadows": (
        "galaxies.0.spot", "galaxies.0.spot_small", "galaxies.3.majority", "galaxies.3.sector", "board.shapes.4",
        "board.bands", "improvements.4.cost", "improvements.4.energy", "zones.ZONE-AVA.steps.0.cost",
        "stations.1.cost", "compensation.0.gems",
    ),
    "hoyuk": (
        "box.columns", "box.rows", "box.score_spaces", "box.zones.A", "aspects.ladder", "clans.EGUOR.colour",
        "clans.EGUOR.power",
    ),
}  # fmt: skip
"""Of each game, what its boards, maps, grids, tracks and mats bear."""
WIDE, LEAST_SIDE = 200.0, 20
"""Of our drawing: a board that is less high would be a mere piece."""


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_printed_on_boards_is_on_a_chart(game: str) -> None:
    charts, own = charts_of(game), published(game)
    for path in PRINTED[game]:
        assert own.published_value(path) is not MISSING, path
        assert any(covers(chart, path) for chart in charts), path


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_point_of_the_data_is_a_spot_within_its_board(game: str) -> None:
    own = published(game)
    points = {
        each.path for each in own.published.data() if isinstance(each.value, dict) and {"x", "y"} == set(each.value)
    }
    found: set[str] = set()
    for chart in charts_of(game):
        laid = Laid(chart, own)
        for spot in laid.spots:
            assert chart.frame.rect.contains(laid.on(spot)), (chart.id, spot.id)
            back = chart.frame.data(laid.on(spot))
            assert back == pytest.approx((spot.x, spot.y))
            found.add(spot.path)
        for link in laid.links:
            assert laid.ends(link) is not None, (chart.id, link.id)
        for place in laid.places:
            assert chart.frame.rect.contains(place.rect), (chart.id, place.path)
            others = [each for each in laid.places if each is not place and each.rect.intersects(place.rect)]
            assert not others, (chart.id, place.path, others[:1])
    assert points <= found


@pytest.mark.parametrize("game", GAME_IDS)
def test_values_at_places_are_read_as_they_are_written(game: str) -> None:
    own, root = published(game), field_of(named(game).edition_type)
    for chart in charts_of(game):
        for place in Laid(chart, own).places:
            field = field_at(root, place.path)
            assert field is not None, place.path
            if is_line(field) and place.value is not None:
                assert read(field, line_of(field, place.value, str), str).wrong is None, place.path


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_chart_is_shown_in_words_and_walked_by_tab(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    panel = panel_of(qtbot, tmp_path, game, charts_of(game)[0].id)
    for chart in panel.charts:
        panel.show_chart(chart.id)
        view = panel.view
        for language in LANGUAGES:
            panel.program.settings_file.change(language=language)
            panel.say_again()
            assert "[" not in panel.saying.title(chart)
            for places in chart.places:
                assert places.label == "" or "[" not in panel.saying.label(places.label)
            for item in view.laid.items.values():
                assert panel.saying.tag(item)
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        seen = []
        for _ in view.laid.walk:
            QTest.keyClick(view, Qt.Key.Key_Tab)
            seen.append(view.selected)
        assert seen == [each.id for each in view.laid.walk], chart.id
        image = QImage(view.size(), QImage.Format.Format_RGB32)
        view.render(image)


@pytest.mark.parametrize("game", GAME_IDS)
def test_our_drawing_shows_the_board_of_every_chart(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    panel = panel_of(qtbot, tmp_path, game, charts_of(game)[0].id)
    own = published(game)
    boards = {chart.id.partition("-")[0]: chart for chart in panel.charts}
    for chart in boards.values():
        image = drawing_of(panel.program, panel.game, chart, own, WIDE)
        assert image is not None, chart.id
        assert min(image.width(), image.height()) > LEAST_SIDE, chart.id


@pytest.mark.parametrize("game", GAME_IDS)
def test_spots_go_and_come_back(game: str) -> None:
    """A spot moved there and back is as it was published: no correction is left."""
    own = published(game)
    for chart in charts_of(game):
        laid = Laid(chart, own)
        for spot in laid.spots[:3]:
            there = edits.moved(laid, [spot], QPointF(0.2, 0.2))
            assert there.corrections, spot.id
            moved = Laid(chart, there)
            places = {each.id: (each.x, each.y) for each in laid.spots}
            assert edits.moved_to(moved, places).corrections == (), spot.id


def test_a_price_is_typed_at_its_place(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "mat")
    view = panel.view
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place_px(view, "player_board.labs.2"))
    press(view, "2")
    assert panel.filling.line.hasFocus()
    press(panel.filling.line, " 1", Qt.Key.Key_Tab)
    assert panel.draft.own.value("player_board.labs.2") == {"own": 2, "yellow": 1}
    assert view.selected == "place:player_board.labs.3"

    press(view, "x")
    press(panel.filling.line, Qt.Key.Key_Return)
    assert panel.told.isVisible()
    press(panel.filling.line, Qt.Key.Key_Escape)
    assert panel.draft.own.value("player_board.labs.3") == {"own": 1, "yellow": 0}


def test_a_bonus_is_chosen_on_the_card_of_its_place(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "magnastorm", "research")
    view = panel.view
    view.select("place:research.fields.0.bonuses.1")
    press(view, Qt.Key.Key_Return)
    assert panel.filling.card.isVisible()
    panel.filling.card.filled.emit("research.fields.0.bonuses.1", {"kind": "bag", "count": 2})
    assert panel.draft.own.value("research.fields.0.bonuses.1") == {"kind": "bag", "count": 2}
    press(panel.filling.card, Qt.Key.Key_Escape)
    assert not panel.filling.card.isVisible()


def test_the_region_of_a_dig_site_is_told_on_its_card(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "excavation_earth", "map")
    view = panel.view
    view.select("location:M1")
    press(view, Qt.Key.Key_Return)
    assert {"market", "region", "glyphs", "black_market", "="} == set(panel.filling.card.fields)
    panel.filling.fill("region", "R")
    panel.filling.fill("=", [100, 130])
    assert panel.draft.own.value("map.locations.M1.+region") == "R"
    assert panel.draft.own.value("map.locations.M1.spot") == {"x": 100, "y": 130}


def test_a_location_comes_and_goes_with_its_lines(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "excavation_earth", "map")
    view = panel.view
    panel.take("space")
    panel.tools.take_kind("black")
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.onto.map(QPointF(0.5, 0.55)).toPoint())
    new = view.item
    assert isinstance(new, Spot)
    assert new.facts["black_market"] is True
    panel.take("line")
    press(view, "l", Qt.Key.Key_Backtab)
    other = view.item
    assert isinstance(other, Spot)
    press(view, "l")
    assert any(isinstance(each, Link) and each.ends == {new.name, other.name} for each in view.laid.items.values())

    view.select(new.id)
    press(view, Qt.Key.Key_Delete)
    assert not panel.draft.own.corrections


def test_a_location_that_was_taken_away_and_is_added_again_comes_back_elsewhere() -> None:
    """Its name is free again, and stands in the published data."""
    chart = charts_of("excavation_earth")[0]
    laid = Laid(chart, published("excavation_earth"))
    market = laid.by_name["location", "M3"]
    without = Laid(chart, edits.removed(laid, market))
    added = edits.added(without, market.sort, QPointF(0.5, 0.5), "market")
    assert added.id == market.id
    again = Laid(chart, added.own).by_name["location", "M3"]
    assert again.facts["glyphs"] == market.facts["glyphs"]
    assert (again.x, again.y) == tuple(map(round, chart.frame.data(QPointF(0.5, 0.5))))


def test_a_location_that_lies_nowhere_keeps_its_name() -> None:
    chart = charts_of("excavation_earth")[0]
    own = published("excavation_earth").with_value("map.locations.M3.spot", {"x": "left", "y": None})
    laid = Laid(chart, own)
    assert edits.added(laid, chart.sort("location"), QPointF(0.5, 0.5), "market").id == "location:M7"
