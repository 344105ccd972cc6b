"""What is done to the data: values, rows, cures; what the rulebook prints is changed only knowingly."""

from collections.abc import Mapping

from desktop.own_box.draft import BoxDraft
from desktop.own_box.sections import AddLine, DataLine, Place, with_value_at
from desktop.own_box.shown import Shown
from rules.boxes.checking import Cure, cured
from rules.boxes.fields import begun, field_at, field_of
from rules.boxes.first import rule_of
from rules.boxes.own import MISSING, is_added, parted
from rules.core.correcting import plain_path
from rules.core.types import Json

RULEBOOK = "rulebook"


class Editing:
    def __init__(self, draft: BoxDraft, shown: Shown) -> None:
        self.draft, self.shown = draft, shown
        self.knowing: set[str] = set()
        """What the rulebook prints and somebody has decided to change all the same."""
        self.asked: Place | None = None
        """What somebody is being asked about."""

    # What the rulebook prints

    def is_open(self, place: Place) -> bool:
        """Whether a place is edited without a question."""
        return place.path in self.knowing or self.draft.own.source(place.path) != RULEBOOK

    def rule_against(self, place: Place) -> str:
        """The rule that speaks for what the rulebook prints there."""
        return rule_of(self.draft.game, self.draft.own, plain_path(place.path))

    def answer(self, *, agreed: bool) -> Place | None:
        """Take the answer to what was asked; return what that was about."""
        place, self.asked = self.asked, None
        if place is not None and agreed:
            self.knowing.add(place.path)
        return place

    def place_at(self, path: str) -> Place:
        """A whole datum as a place."""
        return Place(path, field_at(field_of(self.draft.game.edition_type), plain_path(path)))

    # Values

    def edit(self, place: Place, value: Json) -> None:
        line, own = self.shown.line_of(place), self.draft.own
        if place.field is None or line is None:
            return
        if value is None and own.value(place.path) is MISSING:
            return
        self.draft.change(with_value_at(own, place, value, line.whole(place)), place.key)

    def edit_whole(self, path: str, value: Json) -> None:
        self.draft.change(self.draft.own.with_value(path, value), path)

    def put_back(self, path: str) -> None:
        """Take a correction back; what an owner added is gone."""
        own = self.draft.own
        is_row = is_added(parted(path)[0]) and path == parted(path)[0]
        self.draft.change(own.without_row(path) if is_row else own.taken_back(path))

    def cure(self, cure: Cure) -> None:
        self.draft.change(cured(self.draft.own, cure))

    def to_base(self) -> int:
        """Take all corrections back. How many these were."""
        count = len(self.draft.own.corrections)
        self.draft.change(self.draft.own.bare())
        return count

    # Rows

    def take_row(self, path: str) -> None:
        """Take a row away, or put it back."""
        own, line = self.draft.own, self.shown.line_at(path)
        if own.is_taken(path):
            self.draft.change(own.taken_back(path))
        elif line is not None and self.can_go(line):
            self.draft.change(own.without_row(path))

    def can_go(self, line: DataLine) -> bool:
        return self.shown.is_row(line)

    def add_row(self, line: AddLine) -> str:
        """Add a row with the least that can stand there. Its path; nothing where none can be added."""
        own = self.draft.own
        where = field_at(field_of(self.draft.game.edition_type), plain_path(line.table))
        each = where.each if where is not None else None
        if each is None:
            return ""
        rows = own.value(line.table)
        try:
            more = own.with_row(line.table, begun(each), free_name(rows) if isinstance(rows, dict) else "")
        except ValueError:
            return ""
        self.draft.change(more)
        return more.row_added(own)


def free_name(rows: Mapping[str, Json]) -> str:
    """A name that no row bears yet."""
    return next(name for name in (f"X{number}" for number in range(1, len(rows) + 2)) if name not in rows)
