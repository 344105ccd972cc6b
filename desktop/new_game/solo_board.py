"""What one plays alone: a board with a card for each mission, or for each level of an automa, or its switches."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.new_game.card_grid import CardGrid
from desktop.new_game.options_list import OptionFace, OptionList
from desktop.new_game.solo_card import SoloCard
from desktop.new_game.solo_measures import SoloFace
from desktop.paint.art import Art
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import wear_all
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import one_stop
from desktop.widgets.words import Label, heading

MISSION_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class SoloHead:
    """What stands above and below the cards."""

    title: str
    intro: str = ""
    count: str = ""
    rule: str = ""
    mix: str = ""
    """The words of the button that shows the switches, or the cards again; empty where there is nothing to mix."""
    mix_note: str = ""


class SoloBoard(Board):
    """Signals: `chosen` with a mission or a level; `mixed` with whether the switches are wanted; `set_` with an option
    and its value; `confirmed` when the chosen card is pressed once more; `asked` with a rule; `sign_pointed` with a
    card and the number of the sign under the pointer, `sign_asked` with a card whose signs are to be explained."""

    chosen = Signal(object)
    mixed = Signal(bool)
    set_ = Signal(str, object)
    confirmed = Signal()
    asked = Signal(str)
    sign_pointed = Signal(object, int)
    sign_asked = Signal(object)

    def __init__(self, art: Art, game_id: str) -> None:
        super().__init__(art, gap=6)
        self.game_id = game_id
        self.is_mixing = False
        self.title = heading(size=25, on="board")
        self.count = Label(size=16, weight="semibold", ink="muted", on="board", wraps=False)
        self.tag = RuleLink(on="board")
        self.intro = Label(size=16, ink="muted", on="board")
        self.grid = CardGrid()
        self.switches = OptionList(on="board")
        self.mix = Button(icon_name="gear", on="board")
        self.mix_note = Label(size=15, ink="muted", on="board")
        self._arrange()
        self.grid.group.buttonClicked.connect(lambda card: self.chosen.emit(card.face.value))
        self.mix.clicked.connect(lambda: self.mixed.emit(not self.is_mixing))
        self.switches.chosen.connect(self.set_)
        self.tag.followed.connect(self.asked)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        head.addWidget(self.tag)
        self.column.addLayout(head)
        self.column.addWidget(self.intro)
        self.column.addWidget(self.grid, 1)
        self.column.addWidget(self.switches)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(14)
        self.foot.addWidget(self.mix, 0, Qt.AlignmentFlag.AlignVCenter)
        self.foot.addWidget(self.mix_note, 1)
        self.column.addLayout(self.foot)
        self.column.addStretch(0)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = max(10, self.px(22))
        self.column.setContentsMargins(side, max(6, self.px(12)), side, max(12, self.px(22)))

    def show_head(self, head: SoloHead) -> None:
        self.title.setText(head.title)
        for label, words in ((self.intro, head.intro), (self.count, head.count), (self.mix_note, head.mix_note)):
            label.setText(words)
            label.setVisible(bool(words))
        self.tag.show_rule(head.rule)
        self.mix.say(head.mix)
        self.mix.setVisible(bool(head.mix))

    def show_cards(self, faces: Sequence[SoloFace], value: object) -> None:
        """Show a card for each; none is chosen where the value is that of none."""
        self.is_mixing = False
        while len(self.grid.cards) < len(faces):
            card = SoloCard(self.art, self.game_id)
            card.confirmed.connect(self.confirmed)
            card.sign_pointed.connect(lambda sign, card=card: self.sign_pointed.emit(card, sign))
            card.sign_asked.connect(lambda card=card: self.sign_asked.emit(card))
            self.grid.add(card)
            wear_all(card, self.style_now)
        self.grid.most = MISSION_COLUMNS if any(face.number for face in faces) else len(faces)
        self.grid.group.setExclusive(False)
        for number, card in enumerate(self.grid.cards):
            card.setVisible(number < len(faces))
            if number < len(faces):
                card.show_face(faces[number])
                card.setChecked(faces[number].value == value)
        self.grid.group.setExclusive(True)
        one_stop(self.grid.shown)
        self.switches.show_faces(())
        self.grid.setVisible(bool(faces))
        self.grid.updateGeometry()
        self.grid.arrange()

    def show_switches(self, faces: Sequence[OptionFace]) -> None:
        """Show the options that levels set, one by one, instead of the cards."""
        self.is_mixing = True
        self.grid.hide()
        self.switches.show_faces(faces)

    @property
    def tabs(self) -> list[QWidget]:
        return [*self.grid.cards, *self.switches.tabs, self.mix, self.tag]
