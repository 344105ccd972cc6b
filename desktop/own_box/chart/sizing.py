"""How large a grid or a track is: a row or a column of letters more or fewer, a place more or fewer."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from desktop.board.charts import Crossing
from desktop.own_box.chart.crossing import LEAST, with_way
from desktop.own_box.chart.crossing import size_of as crossing_size
from desktop.own_box.chart.edits import with_zones
from desktop.own_box.chart.laid import Cell, Item, Laid, Place, rows_in
from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.view import ChartView
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import show_if
from rules.boxes.own import OwnBox
from rules.reference.values import LEAST_PLAN

MOST = 26
"""Columns have a letter each."""
WAYS = {"row-more": (0, 1), "row-less": (0, -1), "column-more": (1, 0), "column-less": (-1, 0)}
PLACES = {"place-more": 1, "place-less": -1}


# As edits


def resized(laid: Laid, way: str, cell: Cell | None) -> OwnBox:
    """A row or column more behind that of a space, or without that of the space; the last one where none is held."""
    letters = laid.chart.letters
    across, down = WAYS[way]
    columns, rows = laid.grid_size
    wanted = columns + across, rows + down
    if letters is None or not all(LEAST_PLAN <= each <= MOST for each in wanted):
        return laid.own
    lines = [f"{line:{plain_letter(laid)}<{columns}}" for line in laid.lines]
    at = (cell.row if down else cell.column) if cell is not None else (rows if down else columns) - 1
    if down > 0:
        lines.insert(at + 1, plain_letter(laid) * columns)
    elif down < 0:
        del lines[at]
    elif across > 0:
        lines = [f"{line[: at + 1]}{plain_letter(laid)}{line[at + 1 :]}" for line in lines]
    else:
        lines = [f"{line[:at]}{line[at + 1 :]}" for line in lines]
    own = laid.own.with_value(letters.path, lines)
    return with_zones(own, letters) if letters.zones else own


def plain_letter(laid: Laid) -> str:
    """The letter of a space on which nothing is printed."""
    bare = (letter for letter, marks in laid.legend.items() if not marks)
    return next(bare, next(iter(laid.legend), "."))


def grows(own: OwnBox, place: Place) -> bool:
    """Whether a place is a row of a list that may be longer or shorter, and has no name of its own."""
    if not place.sort.path.endswith("*"):
        return False
    return isinstance(own.printed_node(place.path.rpartition(".")[0]), list)


def place_more(own: OwnBox, place: Place) -> OwnBox:
    """One more at the end, like the last one there."""
    table = place.path.rpartition(".")[0]
    last = [path for path, _ in rows_in(own, table)][-1]
    return own.with_row(table, own.value(last))


def grid_size(laid: Laid) -> tuple[int, int]:
    """Columns and rows of the grid on a chart; none where there is none."""
    crossing = laid.chart.crossing
    return laid.grid_size if crossing is None else crossing_size(laid.own, crossing)


# As buttons


class Sizing(QObject):
    def __init__(self, view: ChartView, saying: Saying) -> None:
        super().__init__(view)
        self.view, self.saying = view, saying
        self.buttons = {
            way: Button("", "quiet", "plus" if way.endswith("more") else "minus", on="panel", size=14, is_compact=True)
            for way in (*WAYS, *PLACES)
        }
        for way, button in self.buttons.items():
            button.clicked.connect(partial(self.change, way))
        view.size_wanted.connect(self.change)

    def say_again(self) -> None:
        for way, button in self.buttons.items():
            button.say(self.saying.say(f"chart-size-{way}"))
            button.setAccessibleName(self.saying.say(f"chart-size-{way}.name"))
            button.setToolTip(self.saying.say(f"chart-size-{way}.how"))
        self.show_for(self.view.item)

    def show_for(self, item: Item | None) -> None:
        """Those that make sense on this chart, for what is held."""
        view = self.view
        least = LEAST if view.chart.crossing is not None else LEAST_PLAN
        has_places = any(grows(view.laid.own, each) for each in view.laid.places)
        for way, button in self.buttons.items():
            show_if(button, view.has_grid if way in WAYS else has_places)
        is_held = isinstance(item, Place) and grows(view.laid.own, item)
        for way in PLACES:
            self.buttons[way].setEnabled(is_held)
        columns, rows = grid_size(view.laid)
        for way, (across, down) in WAYS.items():
            self.buttons[way].setEnabled(least <= (columns if across else rows) + across + down <= MOST)

    def change(self, way: str) -> None:
        """Make it larger or smaller where something is held, and hold what is there then."""
        view, item = self.view, self.view.item
        if way in WAYS and view.chart.crossing is not None:
            self._cross(view.chart.crossing, way)
        elif way in WAYS and view.chart.letters is not None:
            cell = item if isinstance(item, Cell) else None
            if view.doing.change(resized(view.laid, way, cell)) and cell is not None:
                self._hold(cell.id, [each.id for each in view.laid.cells])
        elif way in PLACES and isinstance(item, Place) and grows(view.laid.own, item):
            own = view.laid.own
            before = {each.id for each in view.laid.places}
            if view.doing.change(place_more(own, item) if way == "place-more" else own.without_row(item.path)):
                new = next((each.id for each in view.laid.places if each.id not in before), item.id)
                self._hold(new, [each.id for each in view.laid.places if each.sort is item.sort])

    def _cross(self, crossing: Crossing, way: str) -> None:
        view, item = self.view, self.view.item
        if self.buttons[way].isEnabled():
            view.doing.change(with_way(view.laid.own, crossing, way, item))
            if item is not None:
                self._hold(item.id, [each.id for each in view.laid.places])

    def _hold(self, id: str, others: Sequence[str]) -> None:
        """Hold it, or the last one of its sort where it is gone."""
        self.view.select(id if id in self.view.laid.items else others[-1] if others else "")
