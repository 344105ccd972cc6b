"""Among the settings: the colour of each seat, and what it chooses for itself, where no cards of seats are shown."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.new_game import choices as c
from desktop.new_game.colour_dots import ColourDots
from desktop.new_game.own_choice import OwnChoice
from desktop.new_game.place_card import CardFace
from desktop.new_game.place_faces import card_face, merging_colours
from desktop.new_game.preparation import Preparation
from desktop.new_game.words import Wording
from desktop.widgets.boards import Board
from desktop.widgets.dressing import Drawn
from desktop.widgets.notice import Notice
from desktop.widgets.words import Label, heading
from rules.core.types import Seat


class SeatSetting(Drawn):
    """Signals: `coloured`; `owned` with an option and its value for this seat."""

    coloured = Signal(str)
    owned = Signal(str, object)

    def __init__(self, own: Sequence[str]) -> None:
        super().__init__()
        self.name = Label(size=16, weight="semibold", on="board")
        self.dots = ColourDots()
        self.own = {option: OwnChoice() for option in own}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 6)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.dots, 2)
        column.addLayout(head)
        for choice in self.own.values():
            column.addWidget(choice)
        self.dots.chosen.connect(self.coloured)
        for option, choice in self.own.items():
            choice.chosen.connect(lambda value, option=option: self.owned.emit(option, value))

    def show_face(self, name: str, colour: str, face: CardFace) -> None:
        self.name.setText(name)
        self.dots.offer(face.colours, colour, face.colours_said)
        for choice in self.own.values():
            choice.hide()
        for own in face.own:
            self.own[own.option].show_face(own)
            self.own[own.option].show()

    @property
    def tabs(self) -> list[QWidget]:
        return [*self.dots.dots, *(each.list for each in self.own.values())]


class SeatsBoard(Board):
    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__(preparation.program.art, gap=4)
        self.preparation, self.words = preparation, words
        own = [spec.id for spec in preparation.offer.by_seat]
        self.title = heading(on="board")
        self.clash = Notice("eye")
        self.seats = [SeatSetting(own) for _ in range(max(preparation.game.seats))]
        for widget in (self.title, self.clash, *self.seats):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.clash.acted.connect(preparation.tell_colours_apart)
        for seat, setting in enumerate(self.seats):
            self._connect(seat, setting)

    def _connect(self, seat: Seat, setting: SeatSetting) -> None:
        now = self.preparation
        setting.coloured.connect(lambda colour: now.change(c.with_colour(now.choices, seat, colour)))
        setting.owned.connect(lambda option, value: now.set_at(seat, option, value))

    def show_choices(self, *, wanted: bool) -> None:
        self.setVisible(wanted)
        if not wanted:
            return
        words, choices, by_seat = self.words, self.preparation.choices, self.preparation.offer.by_seat
        self.title.setText(words.say("new-seats"))
        self.clash.tell(*merging_colours(words, choices))
        for seat, setting in enumerate(self.seats):
            setting.setVisible(seat < len(choices.places))
            if seat < len(choices.places):
                face = card_face(words, choices, seat, by_seat)
                setting.show_face(words.name(choices, seat), choices.places[seat].colour, face)

    @property
    def tabs(self) -> list[QWidget]:
        return [self.clash.action, *(each for seat in self.seats for each in seat.tabs)]
