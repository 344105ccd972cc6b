"""The right side of the page: the edition and where its data come from, rulings with a choice, the seed, the foot."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.new_game.action_bar import ActionBar, Gap
from desktop.new_game.options_list import OptionFace, OptionList
from desktop.new_game.provenance import Provenance
from desktop.new_game.seed_field import SeedField
from desktop.style.theme import Style
from desktop.widgets.boards import Side
from desktop.widgets.links import TextLink
from desktop.widgets.options import OptionRow
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading, note

WIDE, LEAST_WIDE = 336, 280


class PlayingWith(Side):
    """Signals: `edition_wanted`, `rulings_wanted`, `ruling_set` with option and value, `seed_chosen`, `kept_set`."""

    edition_wanted = Signal()
    rulings_wanted = Signal()
    ruling_set = Signal(str, object)
    seed_chosen = Signal(object)
    kept_set = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.edition = heading()
        self.edition_line = Label(size=16)
        self.provenance = Provenance()
        self.see_edition = TextLink()
        self.rulings_title = heading()
        self.rulings = OptionList(size=15)
        self.see_rulings = TextLink()
        self.seed_title = heading()
        self.seed = SeedField()
        self.seed_note = note()
        self.keep = OptionRow("switch", size=15)
        self.action_bar = ActionBar()
        self._arrange()
        self.see_edition.clicked.connect(self.edition_wanted)
        self.see_rulings.clicked.connect(self.rulings_wanted)
        self.rulings.chosen.connect(self.ruling_set)
        self.seed.chosen.connect(self.seed_chosen)
        self.keep.clicked.connect(self.kept_set)

    def _arrange(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(18, 14, 14, 14)
        column.setSpacing(6)
        parts: list[list[QWidget]] = [
            [self.edition, self.edition_line, self.provenance, self.see_edition],
            [self.rulings_title, self.rulings, self.see_rulings],
            [self.seed_title, self.seed, self.seed_note],
            [self.keep],
        ]
        for number, part in enumerate(parts):
            for widget in ([Hairline()] if number else []) + part:
                column.addWidget(widget)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(ScrollingColumn(content), 1)
        whole.addWidget(self.action_bar)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedWidth(round(max(LEAST_WIDE, self.px(WIDE)) * style.text_scale**0.55))
        self.action_bar.fit(self.width() - 1)

    def show_rulings(self, faces: Sequence[OptionFace], see: str) -> None:
        """Nothing where the rulebook leaves nothing open."""
        self.rulings.show_faces(faces)
        self.see_rulings.say(see)
        for widget in (self.rulings_title, self.see_rulings):
            widget.setVisible(bool(see))

    def tell_foot(self, status: str, order: str, gap: Gap | None, start: str, below: str) -> None:
        self.action_bar.tell(status, order, gap)
        self.action_bar.start.tell(start, below, ready=gap is None)
        self.action_bar.fit(self.width() - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.action_bar.fit(self.width() - 1)

    @property
    def tabs(self) -> list[QWidget]:
        seed, action_bar = self.seed, self.action_bar
        own = [self.see_edition, *self.rulings.tabs, self.see_rulings, seed.field, seed.draw, self.keep]
        return [*own, action_bar.tag, *action_bar.mends, action_bar.start]
