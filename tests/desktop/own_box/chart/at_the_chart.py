"""A chart on a screen of its own, worked by mouse and keys as a person does, over a photo drawn for the test."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.board.charts import Chart
from desktop.own_box.chart.laid import Laid, Place, Spot
from desktop.own_box.chart.panel import ChartPanel
from desktop.own_box.chart.photos import corners_of
from desktop.own_box.chart.view import ChartView
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.style.theme import Style
from desktop.widgets.dressing import dress
from rules.boxes.own import OwnBox
from rules.boxes.trials import Trial, tables, tried
from rules.core.contract import AnyGame
from rules.games import game_named
from tests.desktop.own_box.chart.stand_in import DraftStandIn
from tests.desktop.windows import library, sharing

LEFT = Qt.MouseButton.LeftButton
TABLE = "#7A5A3A"
WIDE, HIGH = 1000, 750
ASKEW = ((0.16, 0.10), (0.86, 0.06), (0.90, 0.93), (0.12, 0.88))
"""Where the corners of the board lie on the photo: it was taken by hand."""


def named(id: str) -> AnyGame:
    game = game_named(id)
    assert game is not None
    return game


def published(id: str) -> OwnBox:
    return OwnBox(library().edition(named(id)))


def panel_of(qtbot: QtBot, folder: Path, game: str, chart: str) -> ChartPanel:
    settings = SettingsFile(folder / "settings.json")
    settings.change(language="en")
    program = sharing(Program(settings))
    panel = ChartPanel(program, DraftStandIn(named(game), published(game)))
    qtbot.addWidget(panel)
    dress(panel, program.style(game))
    panel.show_chart(chart)
    panel.resize(1000, 900)
    with qtbot.waitActive(panel):
        panel.show()
        panel.activateWindow()
    panel.view.setFocus()
    return panel


# What is on the screen


def spot_px(view: ChartView, spot: Spot) -> QPoint:
    return view.onto.map(view.laid.on(spot)).toPoint()


def named_spot(view: ChartView, id: str) -> Spot:
    spot = view.laid.items[id]
    assert isinstance(spot, Spot)
    return spot


def place_px(view: ChartView, path: str) -> QPoint:
    place = view.laid.items[f"place:{path}"]
    assert isinstance(place, Place)
    return view.onto.mapRect(place.rect).center().toPoint()


def cell_px(view: ChartView, column: int, row: int) -> QPoint:
    return view.onto.mapRect(view.laid.cell_area(column, row)).center().toPoint()


# What a person does


def click(view: ChartView, at: QPoint, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.mouseClick(view, LEFT, held, at)


def drag(view: ChartView, start: QPoint, *way: QPoint) -> None:
    QTest.mousePress(view, LEFT, pos=start)
    for at in ((start + way[0]) / 2, *way):
        QTest.mouseMove(view, at)
    QTest.mouseRelease(view, LEFT, pos=way[-1])


def press(widget: QWidget, *keys: Any) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(widget, key)
        else:
            QTest.keyClick(widget, key)


# The photo


def drawn_photo(path: Path, chart: Chart, own: OwnBox, style: Style) -> Path:
    """A board as it is in somebody's box, on a table, taken askew."""
    wide, laid = 600.0, Laid(chart, own)
    board = QImage(round(wide), round(wide * chart.frame.shape), QImage.Format.Format_RGB32)
    board.fill(QColor("#D8D4C8"))
    painter = QPainter(board)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    onto = QTransform.fromScale(wide, wide)
    for link in laid.links:
        if (ends := laid.ends(link)) is not None:
            painter.drawLine(onto.map(laid.on(ends[0])), onto.map(laid.on(ends[1])))
    for spot in laid.spots:
        middle, radius = onto.map(laid.on(spot)), spot.sort.radius * wide
        rect = corners_of(
            QPolygonF([middle - QPointF(radius, radius), middle + QPointF(radius, radius)]).boundingRect()
        )
        spot.sort.draw(painter, rect.boundingRect(), style, spot.facts)
    if chart.letters is not None:
        for cell in laid.cells:
            area = onto.mapRect(laid.cell_area(cell.column, cell.row))
            chart.letters.draw(painter, area, style, laid.legend[cell.letter])
    painter.end()
    photo = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    photo.fill(QColor(TABLE))
    painter = QPainter(photo)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(board_onto_photo(board.width(), board.height()))
    painter.drawImage(0, 0, board)
    painter.end()
    assert photo.save(str(path))
    return path


def board_onto_photo(wide: float, high: float) -> QTransform:
    board = QPolygonF([QPointF(0, 0), QPointF(wide, 0), QPointF(wide, high), QPointF(0, high)])
    found = QTransform.quadToQuad(board, QPolygonF([QPointF(x * WIDE, y * HIGH) for x, y in ASKEW]))
    assert isinstance(found, QTransform)
    return found


def lay_photo(qtbot: QtBot, panel: ChartPanel, photo: Path) -> None:
    """Open it, and put the four pins on the corners of the board by mouse."""
    panel.photo.open(photo)
    qtbot.waitUntil(lambda: panel.view.is_cornering, timeout=10_000)
    view = panel.view
    for number, (x, y) in enumerate(ASKEW):
        high = view.photo.image.height() / view.photo.image.width()  # type: ignore[union-attr]  # it is there
        drag(view, view.ground.pins[number].toPoint(), view.camera.transform.map(QPointF(x, y * high)).toPoint())
    press(view, Qt.Key.Key_Return)
    assert not view.is_cornering


def seen_on_photo(view: ChartView, chart: Chart, x: float, y: float) -> QPoint:
    """Where something of the board in the box lies on the screen: by the photo alone."""
    on_board = chart.frame.plane(x, y)
    photo = board_onto_photo(1, chart.frame.shape).map(on_board)
    assert view.photo is not None
    return view.onto.map(view.photo.onto(chart.frame.rect).map(photo)).toPoint()


# What comes of it


def played(game: AnyGame, own: OwnBox, mode: str = "", seats: int = 0) -> Trial:
    """A random game with these data."""
    box = game.box(own.edition)
    table = next(
        each for each in tables(game) if each.mode.id == (mode or each.mode.id) and seats in (0, len(each.seating))
    )
    return tried(game, box, table, seed=3)
