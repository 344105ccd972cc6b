"""A free game: how many play, how many of them are persons, who has the other seats, and whether a guide helps."""

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.options import OptionRow
from desktop.widgets.stepper import Stepper
from desktop.widgets.words import Label
from rules.bots.registry import GENTLE, opponents_of
from rules.core.types import phrase
from rules.reference.guide import has_guide
from rules.teaching import plan_changes as changes
from rules.teaching.plans import FreeRow

if TYPE_CHECKING:
    from desktop.plans.parts import RowParts

MOST_SEED = 9999


class GameParts(QWidget):
    def __init__(self, parts: "RowParts", row: FreeRow) -> None:
        super().__init__()
        self.parts = parts
        self.seats, self.people, self.seed = Stepper(), Stepper(), Stepper()
        self.level = Dropdown()
        self.guide = OptionRow("switch", size=15)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        game = parts.game
        has_position = row.position is not None
        bounds = (row.seats, row.seats) if has_position else (min(game.seats), max(game.seats))
        for stepper, id, value, limits in (
            (self.seats, "plans-seats", row.seats, bounds),
            (self.people, "plans-people", row.people, (1, row.seats)),
            (self.seed, "plans-seed", min(row.seed, MOST_SEED), (0, MOST_SEED)),
        ):
            stepper.offer(parts.say(id), value, limits, (parts.say("plans-fewer"), parts.say("plans-more")))
            line = QHBoxLayout()
            line.addWidget(Label(parts.say(id), 15, "semibold"), 1)
            line.addWidget(stepper)
            column.addLayout(line)
        self.level.offer(parts.say("plans-level"), list(self._levels()), row.level or GENTLE)
        line = QHBoxLayout()
        line.addWidget(Label(parts.say("plans-level"), 15, "semibold"), 1)
        line.addWidget(self.level)
        column.addLayout(line)
        self.guide.tell(parts.say("plans-guide"), parts.say("plans-guide-help"))
        self.guide.setChecked(row.guide)
        self.guide.setVisible(has_guide(game.id))
        column.addWidget(self.guide)
        self._connect()

    def _levels(self) -> list[Item]:
        """The levels of the computer, then the automas of the game."""
        texts, game = self.parts.program.texts(self.parts.game), self.parts.game
        levels = [Item(each, texts.say(phrase(f"player-{each}"))) for each in opponents_of(game.id)]
        return [*levels, *(Item(each, texts.say(phrase(f"player-{each}"))) for each in game.automas)]

    def _connect(self) -> None:
        self.seats.changed.connect(lambda seats: self._seat(seats=seats))
        self.people.changed.connect(lambda people: self._seat(people=people))
        self.seed.changed.connect(lambda seed: self.parts.draft.set_row(seed=seed))
        self.level.chosen.connect(lambda level: self.parts.draft.set_row(level=level))
        self.guide.clicked.connect(lambda: self.parts.draft.set_row(guide=self.guide.isChecked()))

    def _seat(self, **wanted: Any) -> None:
        row = self.parts.draft.row
        if isinstance(row, FreeRow):
            counts = {"seats": row.seats, "people": row.people} | wanted
            self.parts.draft.put_row(changes.seated(row, **counts))
