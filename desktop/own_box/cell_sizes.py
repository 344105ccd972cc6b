"""How wide the columns of the table are and how high its lines, from what stands in them."""

from PySide6.QtCore import Qt

from desktop.own_box.model import BoxModel, Words
from desktop.own_box.sections import DataLine, HeadLine, Place
from desktop.style.fonts import height_of, width_of
from desktop.style.theme import Style

TEXT, CODE, SMALL, OWN = 16, 15, 14, 17
PAD, MARK, BAR = 8.0, 1.15, 4.0
LEAST_HIGH = 2.35
PLAN_STEP = 1.25
MOST_SIGNS, SIGN = 3, 1.35
MOST_CODE, MOST_NAME, ABOUT = 96, 240, 350
LONG, MOST_LONG = 150, 320


class CellSizes:
    def __init__(self, model: BoxModel) -> None:
        self.model, self.style_now = model, Style()
        self._rooms: dict[int, float] = {}

    def widths(self, room: int) -> list[int]:
        """Give columns what they need, and the rest to those that would like more."""
        self._rooms = {}
        columns = range(self.model.columnCount())
        found = [self.wide(column) for column in columns]
        wanted = [found[column] if column < self.model.first else self.wanted(column) for column in columns]
        more = [max(0.0, most - few) for most, few in zip(wanted, found, strict=True)]
        left = room - sum(found)
        if left > 0 and sum(more) > 0:
            share = min(1.0, left / sum(more))
            found = [few + each * share for few, each in zip(found, more, strict=True)]
            left = room - sum(found)
        if left > 0:
            weights = [self._weight(column) for column in columns]
            found = [each + left * weight / sum(weights) for each, weight in zip(found, weights, strict=True)]
        return [int(each) for each in found]

    def _weight(self, column: int) -> int:
        """What a column gets of the room that none needs."""
        if self.model.section.has_codes and column == 0:
            return 0
        return 2 if column < self.model.first else 1

    def wide(self, column: int) -> float:
        """The least width of a column, from its head and what stands in it."""
        style, model = self.style_now, self.model
        head = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        longest = max((width_of(word, style.text_size(SMALL), "semibold") for word in head.split()), default=0.0)
        if column < model.first:
            found = [each for each in model.shown if isinstance(each, DataLine)]
            is_code = model.section.has_codes and column == 0
            size = style.text_size(CODE if is_code else TEXT)
            words = [each.code if is_code else each.label for each in found]
            widest = max((width_of(each, size, "semibold") for each in words), default=0.0)
            if not is_code and any(each.about for each in found):
                widest = max(widest, style.grown(ABOUT))
            most = style.grown(MOST_CODE if is_code else ABOUT if any(each.about for each in found) else MOST_NAME)
            return max(longest, min(widest, most)) + 2 * PAD + (BAR if column == 0 else 0)
        needed = max(self.longest_word(column), longest, self.longest_figure(column))
        return max(needed + 2 * PAD, style.grown(46)) + self.mark_room(column)

    def longest_word(self, column: int) -> float:
        """What would be cut in a smaller column; of long values more, so that they are no tower."""
        size, style = self.style_now.text_size(TEXT), self.style_now
        found = [self.model.said(each) for each in self.places_in(column)]
        if any(each.plan for each in found):
            return max(len(each.plan[0]) for each in found if each.plan) * size * PLAN_STEP
        words = {word for each in found for word in each.now.split()}
        longest = max((width_of(word, size) for word in words), default=0.0)
        is_long = any(width_of(each.now, size) > style.grown(LONG) for each in found)
        return min(max(longest, style.grown(LONG) if is_long else 0.0), style.grown(MOST_LONG))

    def longest_figure(self, column: int) -> float:
        """A figure beside the one that it replaces: neither is wrapped."""
        at = column - self.model.first
        if at >= len(self.model.section.columns) or not self.model.section.columns[at].is_figures:
            return 0.0
        size = self.style_now.text_size(OWN) * 1.1
        return max((self.words_wide(self.model.said(each), size) + 2 for each in self.places_in(column)), default=0.0)

    def places_in(self, column: int) -> list[Place]:
        at = column - self.model.first
        lines = (each for each in self.model.shown if isinstance(each, DataLine))
        return [each.places[at] for each in lines if at < len(each.places)]

    def wanted(self, column: int) -> float:
        """The width at which nothing of a column is wrapped."""
        size = self.style_now.text_size(TEXT)
        said = [self.model.said(each) for each in self.places_in(column)]
        widest = max((self.words_wide(each, size) for each in said), default=0.0)
        return max(self.wide(column), widest + 2 * PAD + self.mark_room(column))

    def words_wide(self, said: Words, size: float) -> float:
        if said.plan:
            return len(said.plan[0]) * size * PLAN_STEP
        now = max((width_of(line, size) for line in said.now.split("\n")), default=0.0)
        return now + (width_of(said.was, size) + 8 if said.was else 0)

    def mark_room(self, column: int) -> float:
        """The room in which the source of a datum is marked, behind its last column."""
        if column not in self._rooms:
            is_last = any(each.is_last for each in self.places_in(column))
            self._rooms[column] = self.style_now.text_size(CODE) * MARK + 4 if is_last else 0.0
        return self._rooms[column]

    def high(self, row: int, widths: list[int]) -> int:
        """How high a line is in columns of these widths."""
        style, line = self.style_now, self.model.shown[row]
        least = round(style.text_size(TEXT) * LEAST_HIGH)
        if isinstance(line, HeadLine):
            return round(style.text_size(CODE) * 2.2)
        if not isinstance(line, DataLine):
            return least
        heights = [float(least)]
        first = self.model.first
        label = widths[first - 1] - 2 * PAD - (BAR if first == 1 else 0) - self.signs_wide(line)
        heights.append(self.label_high(line, max(20.0, label)) + 10)
        for at, place in enumerate(line.places):
            room = widths[first + at] - 2 * PAD - self.mark_room(first + at)
            heights.append(self.value_high(self.model.said(place), max(20.0, room)) + 10)
        return round(max(heights))

    def signs_wide(self, line: DataLine) -> float:
        """What the numbers of what is wrong take of the name."""
        count = len(self.model.findings_at(line)[:MOST_SIGNS])
        return count * (self.style_now.text_size(SMALL) * SIGN + 3)

    def label_high(self, line: DataLine, room: float) -> float:
        style = self.style_now
        about = height_of(line.about, room, style.text_size(SMALL)) if line.about else 0.0
        return height_of(line.label, room, style.text_size(TEXT), "semibold") + about

    def value_high(self, said: Words, room: float) -> float:
        size = self.style_now.text_size(TEXT)
        if said.plan:
            return len(said.plan) * size * PLAN_STEP
        own = self.style_now.text_size(OWN) * 1.1 if said.is_own else size
        if said.was and self.words_wide(said, own) > room:
            return height_of(said.now, room, own) + height_of(said.was, room, size)
        return height_of(said.now, room, own)
