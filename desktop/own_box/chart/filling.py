"""What is held on a chart, filled in: a card of fields beside a spot, a line to type on at a place."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.own_box.chart import edits
from desktop.own_box.chart.fields_card import FieldsCard, Line
from desktop.own_box.chart.laid import Place, Spot, part_path
from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.view import ChartView
from desktop.own_box.choosing import Choosing, Names
from desktop.own_box.offering import Offering
from desktop.widgets.fields import LineField
from rules.boxes.fields import Field
from rules.boxes.own import MISSING
from rules.boxes.typed import is_line, read
from rules.core.correcting import ADDED, OWNER, joined
from rules.core.types import Json

BESIDE, EDGE = 30.0, 4.0
"""Pixels: from a spot to its card, and around it."""
LEAST_WIDE = 70
POINT = "="
"""The line that says where a spot lies."""


class PlaceLine(LineField):
    """A line at a place of a chart. Signals: `walked` forwards or back by Tab, `dropped` by Escape, `left`."""

    walked = Signal(bool)
    dropped = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(size=17)
        self.setParent(parent)
        self.hide()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab leads to the next place, once what was written is taken."""
        self.walked.emit(next)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class Filling(QObject):
    """Signal: `told` with what is wrong with what was typed, or None."""

    told = Signal(object)

    def __init__(self, view: ChartView, saying: Saying) -> None:
        super().__init__(view)
        self.view, self.saying, self.draft = view, saying, view.draft
        self.names = Names(view.draft, saying.words)
        self.card = FieldsCard(view, saying, self.names)
        self.line = PlaceLine(view)
        self.offering = Offering(self.line)
        self.typing = ""
        """The place at which somebody types."""
        self.card.filled.connect(self.fill)
        self.card.closed.connect(self.close)
        self.line.returnPressed.connect(self.take)
        self.line.walked.connect(self._walk)
        self.line.dropped.connect(self.end)
        self.line.left.connect(self._leave)
        self.offering.laid.connect(self.take)
        view.fields_wanted.connect(self.show_fields)
        view.typing_wanted.connect(self.begin)

    # The card

    def show_fields(self, id: str) -> None:
        item = self.view.laid.items.get(id)
        if isinstance(item, (Spot, Place)):
            self._offer(item)
            self.view.is_filled = True
            self.card.show()
            self.place_card()
            self.card.raise_()
            self.card.begin()

    def read(self) -> None:
        """The data have changed."""
        if self.card.isVisible():
            item = self.view.item
            if isinstance(item, (Spot, Place)):
                self._offer(item)
            else:
                self.close()

    def close(self, *, focus: bool = True) -> None:
        if self.card.isVisible():
            if focus:  # before it is gone: Qt would look for the next one
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.card.hide()
            self.view.is_filled = False
            self.view.update()

    def fill(self, key: str, value: Json) -> None:
        item, own = self.view.item, self.draft.own
        if isinstance(item, Place) and (field := self.saying.field(item.path)) is not None:
            self._set(item, value, field)
        elif isinstance(item, Spot) and key == POINT:
            self.view.doing.change(edits.moved_to(self.view.laid, {item.id: (value[0], value[1])}))
        elif isinstance(item, Spot):
            self.view.doing.change(edits.with_part(own, item.row, key, value))

    def place_card(self) -> None:
        """Put the card beside what is held, where there is room."""
        item = self.view.item
        if item is None or not self.card.isVisible():
            return
        self.card.fit(round(self.view.height() - 2 * EDGE))
        at, room, card = self.view.onto.map(self.view.point_of(item)), self.view.rect(), self.card
        x = at.x() + BESIDE
        if x + card.width() > room.width():
            x = at.x() - BESIDE - card.width()
        y = min(max(EDGE, at.y() - card.height() / 2), room.height() - card.height() - EDGE)
        card.move(round(max(EDGE, x)), round(max(EDGE, y)))

    def _offer(self, item: Spot | Place) -> None:
        if isinstance(item, Place):
            field = self.saying.field(item.path)
            name, is_own = self.saying.name(item.path), self.draft.own.is_corrected(item.path)
            self.card.offer(
                name, [] if field is None else [Line(item.path, name, field, item.value, item.path, is_own)]
            )
        else:
            self.card.offer(item.name, self._lines_of(item))
        self.place_card()

    def _lines_of(self, spot: Spot) -> list[Line]:
        """The data of its row that can be filled in, and where it lies."""
        own, sort = self.draft.own, spot.sort
        record = self.saying.field(spot.row) if sort.point else None
        lines = []
        for part in record.parts if record is not None else ():
            path, is_new = joined(spot.row, part.name), ADDED in spot.row
            is_point = {"x", "y"} == {each.name for each in part.field.parts}
            if is_point or (is_new and part.name in (sort.name, sort.plate_by)):
                continue
            if not is_new and own.published_value(path) is not MISSING and own.source(path) is None:
                continue  # plain structure: names, and what belongs to what
            value = spot.facts.get(part.name, None if part.is_required else part.default)
            is_own = own.is_corrected(part_path(own, spot.row, part.name))
            lines.append(Line(part.name, self.saying.part(part.name), part.field, value, path, is_own))
        number = Field("measure" if sort.digits else "number")
        words = self.saying.say("chart-part-spot")
        point, is_own = Field("list", places=(number, number)), spot.source == OWNER
        lines.append(Line(POINT, words, point, [spot.x, spot.y], spot.path, is_own))
        return lines

    # Typing at a place

    def begin(self, id: str, text: str) -> None:
        """Write the value where it stands; what cannot be written on a line, or is chosen among some, has a card."""
        place = self.view.laid.items.get(id)
        field = self.saying.field(place.path) if isinstance(place, Place) else None
        if not isinstance(place, Place) or field is None or not is_line(field) or (not text and has_choice(field)):
            self.show_fields(id)
            return
        self.typing = id
        rect = self.view.onto.mapRect(place.rect).toRect()
        self.line.wear(self.view.style_now)
        wide, high = max(rect.width(), self.view.style_now.grown(LEAST_WIDE)), self.line.height()
        self.line.setGeometry(rect.center().x() - wide // 2, rect.center().y() - high // 2, wide, high)
        self.line.setAccessibleName(self.saying.name(place.path))
        self.line.setText(text or self.saying.words.line(field, place.value))
        self.offering.offer(Choosing(self.names, field, place.path), self.view.style_now)
        self.line.show()
        self.line.raise_()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        if text:
            self.line.deselect()
            self.line.end(False)
            self.offering.follow()
        else:
            self.line.selectAll()
            self.offering.open()

    def take(self) -> bool:
        """Take what was written; False where it cannot stand there."""
        place, choosing = self.view.laid.items.get(self.typing), self.offering.choosing
        field = self.saying.field(place.path) if isinstance(place, Place) else None
        if not isinstance(place, Place) or field is None or choosing is None:
            self.end()
            return True
        self.offering.take()
        reading = read(field, self.line.text(), choosing.word, choosing.all_known)
        if reading.wrong is not None:
            self.told.emit(reading.wrong)
            return False
        self.told.emit(None)
        self.end()
        self._set(place, reading.value, field)
        return True

    def _set(self, place: Place, value: Json, field: Field) -> None:
        own = self.draft.own
        written = as_written(value, field, own.published_value(place.path))
        if self.view.doing.change(own.with_value(place.path, written)):
            self.view.confirmed.emit(place.id, True)

    def _walk(self, forward: bool) -> None:
        """Take what was written and go on to the next place."""
        if self.take():
            self.view.focusNextPrevChild(forward)

    def _leave(self) -> None:
        """Take what was written, if it can stand there: the keyboard is elsewhere."""
        if self.typing and not self.take():
            self.end()

    def end(self) -> None:
        if self.typing:
            self.typing = ""
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.line.hide()


def has_choice(field: Field) -> bool:
    """Whether a part of a record is one of some."""
    return any(part.field.kind == "choice" for part in field.parts)


def as_written(value: Json, field: Field, published: Json) -> Json:
    """The value as the published one is written: parts that are as they are anyway go unsaid there."""
    if field.kind != "record" or not isinstance(value, dict) or not isinstance(published, dict):
        return value
    defaults = {part.name: part.default for part in field.parts if not part.is_required and part.name not in published}
    return {name: each for name, each in value.items() if name not in defaults or each != defaults[name]}
