"""How large a grid or a track is: a row or a column of letters more or fewer, a place more or fewer."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence

from desktop.own_box.chart.crossing import LEAST, with_way
from desktop.own_box.chart.crossing import size_of as crossing_size
from desktop.own_box.chart.edits import with_zones
from desktop.own_box.chart.laid import Cell, Laid, Place, rows_in
from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.view import ChartView
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import show_if
from desktop.widgets.menu import Menu
from rules.boxes.own import OwnBox
from rules.reference.values import LEAST_PLAN

MOST = 26
"""Columns have a letter each."""
WAYS = {"row-more": (0, 1), "row-less": (0, -1), "column-more": (1, 0), "column-less": (-1, 0)}
PLACES = ("place-more", "place-less")
KEYS = {
    "row-more": "Ctrl+Shift+Down",
    "row-less": "Ctrl+Shift+Up",
    "column-more": "Ctrl+Shift+Right",
    "column-less": "Ctrl+Shift+Left",
    "place-more": "Ins",
    "place-less": "Del",
}
"""As the chart hears them."""


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
    """A button that says the size, and offers another one."""

    def __init__(self, view: ChartView, saying: Saying) -> None:
        super().__init__(view)
        self.view, self.saying = view, saying
        self.button = Button("", "quiet", "chevron_down", on="panel", size=14, is_compact=True, icon_last=True)
        self.button.clicked.connect(self._open)
        view.size_wanted.connect(self.change)

    @property
    def ways(self) -> dict[str, bool]:
        """What makes the chart larger or smaller, and whether it can now."""
        view, item = self.view, self.view.item
        found: dict[str, bool] = {}
        if view.has_grid:
            least = LEAST if view.chart.crossing is not None else LEAST_PLAN
            columns, rows = grid_size(view.laid)
            for way, (across, down) in WAYS.items():
                found[way] = least <= (columns if across else rows) + across + down <= MOST
        if any(grows(view.laid.own, each) for each in view.laid.places):
            is_held = isinstance(item, Place) and grows(view.laid.own, item)
            found |= dict.fromkeys(PLACES, is_held)
        return found

    def say_again(self) -> None:
        view, say = self.view, self.saying.say
        columns, rows = grid_size(view.laid)
        words = say("chart-size-of", columns=columns, rows=rows) if view.has_grid else say("chart-size")
        self.button.say(words)
        self.button.setAccessibleName(f"{say('chart-size')} {words if view.has_grid else ''}".strip())
        self.button.setToolTip(say("chart-size.how"))
        show_if(self.button, bool(self.ways))

    def _open(self) -> None:
        menu = Menu(self.button, self.view.style_now)
        for way, can in self.ways.items():
            action = menu.addAction(self.saying.say(f"chart-size-{way}"))
            action.setShortcut(QKeySequence(KEYS[way]))
            action.setShortcutVisibleInContextMenu(True)
            action.setEnabled(can)
            action.triggered.connect(lambda _=False, way=way: self.change(way))
        menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))
        menu.stand_on_first()

    def change(self, way: str) -> None:
        """Make it larger or smaller where something is held, and hold what is there then."""
        view, item = self.view, self.view.item
        if not self.ways.get(way, False):
            return
        if way in PLACES and isinstance(item, Place):
            before = {each.id for each in view.laid.places}
            own = view.laid.own
            if view.doing.change(place_more(own, item) if way == "place-more" else own.without_row(item.path)):
                new = next((each.id for each in view.laid.places if each.id not in before), item.id)
                self._hold(new, [each.id for each in view.laid.places if each.sort is item.sort])
        elif way in WAYS:
            cell = item if isinstance(item, Cell) else None
            crossing = view.chart.crossing
            own = (
                with_way(view.laid.own, crossing, way, item) if crossing is not None else resized(view.laid, way, cell)
            )
            if view.doing.change(own) and item is not None:
                self._hold(item.id, list(view.laid.items))

    def _hold(self, id: str, others: Sequence[str]) -> None:
        """Hold it, or the last one of its sort where it is gone."""
        self.view.select(id if id in self.view.laid.items else others[-1] if others else "")
