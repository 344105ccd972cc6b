"""One of the two branches: its name, the table at one of its points, and a bar to choose that point by."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.branches.saying import Saying
from desktop.branches.ways import Way, other_branches, way
from desktop.docks.scrubber import SCRUB_MS, Scrubber
from desktop.paint.art import Art
from desktop.review.table_panel import TablePanel
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.fields import LineField
from desktop.widgets.words import Label
from rules.core.notes import NAME_LETTERS

Paint = Callable[[int, QSizeF, float], Iterator[QPixmap | None]]


class WaySide(QWidget):
    """Signals: `changed` when another point or another branch is looked at; `opened` when the table is wanted there."""

    changed = Signal()
    opened = Signal()

    def __init__(self, saying: Saying, letter: str, own: Way, art: Art, paint: Paint) -> None:
        super().__init__()
        self.saying, self.way = saying, own
        self.notes = saying.formatter.table.notes
        self.letter = Label(letter, size=22, weight="bold", serif=True, on="felt", wraps=False)
        self.name = LineField(size=16, letters=NAME_LETTERS)
        self.others = Dropdown()
        self.others.hide()
        self.picture = TablePanel(art)
        # The panel counts from 1, points from 0.
        self.picture.painted = lambda at, size, sharpness: paint(at - 1, size, sharpness)
        self.bar = Scrubber()
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.setContentsMargins(8, 0, 8, 0)
        head.setSpacing(10)
        head.addWidget(self.letter)
        head.addWidget(self.name, 1)
        head.addWidget(self.others)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.picture, 1)
        column.addWidget(self.bar)
        self.bar.setSingleStep(1)
        self.bar.setPageStep(max(1, SCRUB_MS // 8))
        self.bar.valueChanged.connect(self._look_at)
        self.name.editingFinished.connect(self._rename)
        self.name.returnPressed.connect(self.picture.setFocus)
        self.others.chosen.connect(self._choose)
        self.picture.opened.connect(self.opened)

    def offer(self, branches: Sequence[int]) -> None:
        """Offer these branches to choose from, if there is more than one."""
        timeline = self.saying.timeline
        ways = {each: way((timeline.entry(each).after, *timeline.onward_from(each))) for each in branches}
        items = [Item(point, self.saying.name(each)) for point, each in ways.items()]
        self.others.offer(self.saying.formatter.say_id("branches-other"), items, self.way.first)
        self.others.say(self.saying.formatter.say_id("branches-other"))
        self.others.setVisible(len(items) > 1)

    def show_way(self) -> None:
        """Show the name, the place on the way, and the table there."""
        say, own = self.saying.formatter.say_id, self.way
        name = self.saying.name(own)
        if not self.name.hasFocus():
            named = own.first is not None and bool(self.notes.at(own.first).name)
            self.name.setText(name if named else "")
        self.name.setPlaceholderText(self.saying.usual_name(own))
        self.name.setAccessibleName(say("branches-name", letter=self.letter.text()))
        self.name.setReadOnly(own.first is None or not self.notes.can_write)
        self.bar.show_points(len(own.points) - 1, own.at, ())
        self.bar.show_notes(tuple(at for at, point in enumerate(own.points) if self.notes.at(point).words))
        caption = self.saying.caption(own)
        self.bar.setAccessibleName(say("branches-where", letter=self.letter.text()))
        self.bar.setAccessibleDescription(caption)
        said = say("branches-table-said", letter=self.letter.text(), where=caption)
        self.picture.show_table(own.point + 1, caption, say("branches-open"), said)

    def _look_at(self, at: int) -> None:
        if at != self.way.at:
            self.way = self.way.looked_at(at)
            self.changed.emit()

    def _choose(self, branch: int) -> None:
        timeline = self.saying.timeline
        self.way = way((timeline.entry(branch).after, *timeline.onward_from(branch)))
        self.offer(other_branches(timeline, branch))
        self.changed.emit()

    def _rename(self) -> None:
        """Keep the name with the first move of the branch."""
        first, name = self.way.first, " ".join(self.name.text().split())
        if first is not None and self.notes.can_write and name != self.notes.at(first).name:
            self.notes.change(first, name=name)
            self.changed.emit()
