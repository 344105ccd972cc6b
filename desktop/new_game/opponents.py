"""Against the computer: a row for each opponent, and a place where one more can sit down."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.kept_games.tallies import NEVER
from desktop.new_game import choices as c
from desktop.new_game.levelling import Levelling
from desktop.new_game.opponent_row import OpponentFace, OpponentRow
from desktop.new_game.place_faces import opening
from desktop.new_game.preparation import Preparation
from desktop.new_game.words import Wording
from desktop.paint.marks import chalk_outline
from desktop.paint.painting import SMOOTH
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label
from rules.core.types import Seat


class Opponents(QVBoxLayout):
    def __init__(self, preparation: Preparation, levelling: Levelling, words: Wording) -> None:
        super().__init__()
        self.preparation, self.levelling, self.words = preparation, levelling, words
        self.title = Label(size=24, weight="semibold", on="felt", serif=True, wraps=False)
        self.rows = [OpponentRow(preparation.program.art) for _ in range(max(preparation.game.seats))]
        """By seat: a person sits at one of them, and has no row."""
        self.more = MoreOpponents()
        self.addWidget(self.title)
        for seat, row in enumerate(self.rows):
            self.addWidget(row)
            self._connect(seat, row)
        self.addWidget(self.more)
        self.more.add.clicked.connect(preparation.add_opponent)

    def _connect(self, seat: Seat, row: OpponentRow) -> None:
        now = self.preparation
        row.named.connect(lambda name: now.change(now.choices.with_place(seat, name=name.strip())))
        row.levels_wanted.connect(lambda: self.levelling.toggle(seat))
        row.removed.connect(lambda: now.remove(seat))

    def show_choices(self, *, wanted: bool) -> None:
        now, words = self.preparation, self.words
        places, ours = now.choices.places, c.me(now.choices)
        count = len(places) - 1
        self.title.setVisible(wanted)
        self.title.setText(words.say("new-opponents", count=count))
        for seat, row in enumerate(self.rows):
            is_there = wanted and seat < len(places) and seat != ours
            row.setVisible(is_there)
            if is_there:
                row.show_face(opponent_face(words, now, seat, is_only=count == 1, is_open=self.levelling.seat == seat))
        reason, whom = opening(words, now.choices)
        self.more.setVisible(wanted and bool(whom))
        self.more.add.say(words.say("new-add-opponent"))
        is_said = reason != words.say("new-place-free")
        self.more.reason.setText(reason if is_said else "")

    @property
    def tabs(self) -> list[QWidget]:
        return [*(each for row in self.rows for each in row.tabs), self.more.add]


def opponent_face(words: Wording, now: Preparation, seat: Seat, *, is_only: bool, is_open: bool) -> OpponentFace:
    choices, place = now.choices, now.choices.places[seat]
    tally = words.tally(now.fared.levels.get(place.player, NEVER))
    help = words.player_help(place.player)
    if tally:
        help = words.say("help-and-tally", help=help, tally=tally)
    return OpponentFace(
        place,
        called=words.name(choices, seat),
        colour=words.say("seat-colour", colour=place.colour),
        level=words.player(place.player),
        is_open=is_open,
        help="" if is_open else help,
        remove="" if is_only else words.say("new-remove", number=seat + 1),
        name_said=words.say("new-name", number=seat + 1),
        level_label=words.say("new-level"),
        level_said=words.say("new-level-at", number=seat + 1),
    )


class MoreOpponents(Drawn):
    """A place in chalk on the cloth, with the button that seats somebody there."""

    def __init__(self) -> None:
        super().__init__()
        self.add = Button(icon_name="plus", on="felt")
        self.reason = Label(on="felt", size=15)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 12)
        row.setSpacing(14)
        row.addWidget(self.add)
        row.addWidget(self.reason, 1)
        row.addStretch(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        chalk_outline(painter, QRectF(self.rect()).adjusted(4, 2, -4, -4), self.style_now)
        painter.end()
