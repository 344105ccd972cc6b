"""What keys do on a chart."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.own_box.chart.laid import Cell, Place, Spot
from rules.boxes.references import space_name

if TYPE_CHECKING:
    from desktop.own_box.chart.view import ChartView

STEP, STRIDE = 0.0025, 0.02
"""Of the width of the board: an arrow key, and one with Shift."""
PIN_STEP, PIN_STRIDE = 1.0, 10.0
"""Pixels."""
NOTHING = 1e-6
PAN = 60.0
ZOOM = 1.25
WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
SIZING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
SIZES = {
    Qt.Key.Key_Down: "row-more",
    Qt.Key.Key_Up: "row-less",
    Qt.Key.Key_Right: "column-more",
    Qt.Key.Key_Left: "column-less",
}
"""A grid has a row or a column more, or fewer."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
GONE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


def press(view: "ChartView", event: QKeyEvent) -> bool:
    """Whether the key meant something here."""
    if event.matches(QKeySequence.StandardKey.Undo):
        view.draft.undo()
        return True
    if event.matches(QKeySequence.StandardKey.Redo):
        view.draft.redo()
        return True
    if event.modifiers() & SIZING == SIZING and event.key() in SIZES and view.has_grid:
        view.size_wanted.emit(SIZES[Qt.Key(event.key())])
        return True
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return False
    if view.is_cornering:
        return press_at_corners(view, event)
    if isinstance(view.item, Cell) and press_in_grid(view, view.item, event):
        return True
    if isinstance(view.item, Place) and press_at_place(view, view.item, event):
        return True
    return press_anywhere(view, event)


def press_at_corners(view: "ChartView", event: QKeyEvent) -> bool:
    key = Qt.Key(event.key())
    if key in WAYS:
        far = PIN_STRIDE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else PIN_STEP
        across, down = WAYS[key]
        view.move_pin(view.ground.pin, view.ground.pins[view.ground.pin] + QPointF(across, down) * far)
        return True
    if key in ENTER or key == Qt.Key.Key_Escape:
        view.tool_wanted.emit("move")
        return True
    return zoom(view, event)


def press_in_grid(view: "ChartView", cell: Cell, event: QKeyEvent) -> bool:
    """A letter is written and the next space stands ready."""
    letters = view.chart.letters
    assert letters is not None
    legend = view.laid.legend
    key, text = Qt.Key(event.key()), event.text()
    if key in WAYS:
        across, down = WAYS[key]
        step_in_grid(view, cell, across, down)
        return True
    if key == Qt.Key.Key_Backspace:
        go_on(view, cell, -1)
        return True
    if key == Qt.Key.Key_Space and "." in legend:
        text = "."
    found = next((each for each in (text, text.upper(), text.lower()) if each and each in legend), "")
    if found:
        view.doing.write({cell.id: found})
        go_on(view, cell, 1)
        return True
    return False


def step_in_grid(view: "ChartView", cell: Cell, across: int, down: int) -> None:
    wanted = f"cell:{space_name(cell.column + across, cell.row + down)}" if cell.column + across >= 0 else ""
    if wanted in view.laid.items:
        view.select(wanted)


def go_on(view: "ChartView", cell: Cell, by: int) -> None:
    """The next space as one reads, or the one before."""
    ids = [each.id for each in view.laid.cells]
    at = ids.index(cell.id) + by
    if 0 <= at < len(ids):
        view.select(ids[at])


def press_at_place(view: "ChartView", place: Place, event: QKeyEvent) -> bool:
    key, text = Qt.Key(event.key()), event.text()
    if key in ENTER:
        view.typing_wanted.emit(place.id, "")
        return True
    if text and (text.isalnum() or text == "-"):
        view.typing_wanted.emit(place.id, text)
        return True
    if key in WAYS:
        to_nearest(view, place, WAYS[key])
        return True
    if key == Qt.Key.Key_Insert or key in GONE:
        view.size_wanted.emit("place-more" if key == Qt.Key.Key_Insert else "place-less")
        return True
    return False


def to_nearest(view: "ChartView", place: Place, way: tuple[int, int]) -> None:
    """The nearest place that way."""
    here = place.rect.center()
    found = []
    for each in view.laid.places:
        away = each.rect.center() - here
        ahead = away.x() * way[0] + away.y() * way[1]
        aside = abs(away.x() * way[1]) + abs(away.y() * way[0])
        if each.id != place.id and ahead > NOTHING and ahead >= aside:
            found.append((ahead + 2 * aside, each.id))
    if found:
        view.select(min(found)[1])


def press_anywhere(view: "ChartView", event: QKeyEvent) -> bool:
    key = Qt.Key(event.key())
    spot = view.item if isinstance(view.item, Spot) else None
    if key in WAYS:
        across, down = WAYS[key]
        if spot is not None:
            far = STRIDE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
            view.doing.nudge(QPointF(across, down) * far)
        else:
            view.camera.pan(QPointF(-across, -down) * PAN)
        return True
    if key in ENTER:
        if view.line_from and spot is not None:
            start, view.line_from, view.line = view.line_from, "", None
            view.doing.join(start, spot.id)
        else:
            view.ask_for_fields()
        return bool(view.selected)
    if key in GONE and view.item is not None:
        view.doing.remove()
        return True
    if key == Qt.Key.Key_Space and view.item is not None:
        view.confirmed.emit(view.selected, view.selected not in view.confirmed_now)
        return True
    if key == Qt.Key.Key_Insert:
        add_here(view, spot, event)
        return True
    if key == Qt.Key.Key_L and spot is not None and view.chart.links:
        if view.line_from:
            start, view.line_from = view.line_from, ""
            view.doing.join(start, spot.id)
        else:
            view.line_from = spot.id
        return True
    if spot is not None and event.text().isdecimal() and 0 < int(event.text()) <= len(spot.sort.kinds):
        view.doing.retype(spot.sort.kinds[int(event.text()) - 1])
        return True
    if key == Qt.Key.Key_Escape and (view.line_from or view.selected or view.hold is not None):
        view.let_go()
        view.select("")
        return True
    return zoom(view, event)


def add_here(view: "ChartView", spot: Spot | None, event: QKeyEvent) -> None:
    """One more beside the spot that is held, or in the middle of what is in sight."""
    if view.tool not in ("space", "site"):
        view.tool_wanted.emit("space")
    at = view.camera.middle
    if spot is not None:
        at = view.laid.on(spot) + QPointF(spot.sort.radius * 2.2, 0)
    view.doing.add(at, apart=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))


def zoom(view: "ChartView", event: QKeyEvent) -> bool:
    middle = QPointF(view.rect().center())
    match event.text():
        case "+" | "=":
            view.camera.zoom_at(ZOOM, middle)
        case "-":
            view.camera.zoom_at(1 / ZOOM, middle)
        case "0":
            view.look_at_all()
        case _:
            return False
    return True


def walk(view: "ChartView", step: int) -> bool:
    """Go on to the next thing on the chart, or the one before; False where there is none."""
    ground, ids = view.ground, [each.id for each in view.laid.walk]
    if view.is_cornering:
        is_there = 0 <= ground.pin + step < len(ground.pins)
        ground.pin += step if is_there else 0
        view.update()
        return is_there
    at = ids.index(view.selected) if view.selected in ids else (-1 if step > 0 else len(ids))
    is_there = 0 <= at + step < len(ids)
    view.select(ids[at + step] if is_there else "")
    return is_there


def is_chart_key(event: QKeyEvent) -> bool:
    """Whether a key acts on the chart before it opens anything of the screen: letters, arrows."""
    if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
        return False
    held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    is_letter = bool(event.text().strip()) or event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
    return not held and is_letter and event.key() != Qt.Key.Key_Escape
