"""What somebody does on a chart with a tool in hand: each makes one change of the data."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.own_box.chart import edits
from desktop.own_box.chart.laid import Link, Spot
from rules.boxes.own import OwnBox

if TYPE_CHECKING:
    from desktop.own_box.chart.view import ChartView


class Doing:
    def __init__(self, view: "ChartView") -> None:
        self.view = view
        self.is_open: Callable[[str], bool] = lambda path: True
        """Whether a datum may be changed without a question."""

    def change(self, own: OwnBox, key: str = "") -> bool:
        """Make it other data, or ask first about what may only be changed knowingly. Whether they are these now."""
        view = self.view
        closed = self.closed(own)
        if closed:
            view.knowing_wanted.emit(closed)
            view.update()
        elif own is not view.draft.own:
            view.draft.change(own, key)
        return not closed

    def closed(self, own: OwnBox) -> str:
        """The first datum that would be changed and is not open to changes; empty where all are."""
        before = {each.path: each.value for each in self.view.draft.own.corrections}
        paths = (each.path for each in own.corrections if each.path not in before or before[each.path] != each.value)
        return next((path for path in paths if not self.is_open(path)), "")

    def add(self, at: QPointF, *, apart: bool = False) -> None:
        """A spot or a site of the kind in hand, at a point of the plane."""
        view = self.view
        sort = next((each for each in view.chart.spots if each.tool == view.tool), None)
        if sort is None:
            return
        kind = view.kind if view.kind in sort.kinds else next(iter(sort.kinds), "")
        made = edits.added(view.laid, sort, at, kind, apart=apart)
        if self.change(made.own):
            view.select(made.id)

    def remove(self) -> None:
        view = self.view
        match view.item:
            case Spot() as spot if spot.sort.tool is not None or spot.sort.members:
                self.change(edits.removed(view.laid, spot))
            case Link() as link:
                self.change(edits.unlinked(view.laid, link))

    def join(self, start: str, end: str) -> None:
        """A line between two spots; where there is one, it goes."""
        view = self.view
        one, other = (self._end(each) for each in (start, end))
        if one is None or other is None or one.id == other.id:
            return
        sorts = [each for each in view.chart.links if each.between == one.sort.id == other.sort.id]
        links = (edits.link_between(view.laid, each, one.name, other.name) for each in sorts)
        old = next((each for each in links if each is not None), None)
        if old is not None:
            self.change(edits.unlinked(view.laid, old))
        elif sorts:
            sort = next((each for each in sorts if each.path == view.kind), sorts[0])
            if self.change(edits.linked(view.laid, sort, one.name, other.name)):
                view.select(f"line:{one.name} {other.name}")

    def _end(self, id: str) -> Spot | None:
        """The spot that lines lead to: of what lies on a plate, the plate."""
        item = self.view.laid.items.get(id)
        if not isinstance(item, Spot):
            return None
        return self.view.laid.plate_under(item) or item

    def retype(self, kind: str) -> None:
        view = self.view
        match view.item:
            case Spot() as spot if spot.sort.kind and kind in spot.sort.kinds:
                if self.change(edits.retyped(view.laid, spot, kind)):
                    view.confirmed.emit(spot.id, True)

    def cross(self, at: QPointF) -> bool:
        """A line that runs there is led through the site that is held, or no longer; False where no site is held."""
        view, site = self.view, self.view.item
        if not isinstance(site, Spot) or not site.sort.lines:
            return False
        links = [each for each in view.lines_at(at) if edits.may_cross(view.laid, site, each)]
        if links:
            self.change(edits.through(view.laid, site, links[0]))
        return True

    def write(self, cells: Mapping[str, str]) -> None:
        """Letters over spaces of the grid, all at once."""
        view, own = self.view, self.view.draft.own
        assert view.chart.letters is not None
        for letter in dict.fromkeys(cells.values()):
            these = [each for each in view.laid.cells if cells.get(each.id) == letter]
            own = edits.lettered(own, view.chart.letters, these, letter)
        if self.change(own):
            for id in cells:
                view.confirmed.emit(id, True)

    def nudge(self, by: QPointF) -> None:
        """What is held a small step aside."""
        view = self.view
        if isinstance(view.item, Spot):
            self.change(edits.moved(view.laid, [view.item], by), f"move {view.selected}")
