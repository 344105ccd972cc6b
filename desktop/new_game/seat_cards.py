"""Who plays: a card for each seat, chalk where somebody may sit down, and a warning of colours that look the same."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.loading import part_of
from desktop.new_game import choices as c
from desktop.new_game.free_place import FreePlace
from desktop.new_game.helps import TUTOR, own_tutor, set_tutor
from desktop.new_game.levelling import Levelling
from desktop.new_game.place_card import PlaceCard
from desktop.new_game.place_faces import card_face, merging_colours, opening, order_to_start
from desktop.new_game.preparation import Preparation
from desktop.new_game.words import Wording
from desktop.widgets.links import RuleLink
from desktop.widgets.notice import Notice
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping
from rules.core.types import Seat


class SeatCards(QVBoxLayout):
    """Signal: `asked` with a rule to be shown."""

    asked = Signal(str)

    def __init__(self, preparation: Preparation, levelling: Levelling, words: Wording) -> None:
        super().__init__()
        self.preparation, self.levelling, self.words = preparation, levelling, words
        game, art, offer = preparation.game, preparation.program.art, preparation.offer
        self.who = Label(size=24, weight="semibold", on="felt", serif=True, wraps=False)
        self.order_line = Label(on="felt")
        self.order_line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        rule = next((spec.rule for spec in offer.naming_seats), "") or words.if_there("new-order-rule")
        self.order_tag = RuleLink(rule, on="felt")
        self.clash = Notice("eye")
        own = [*(spec.id for spec in offer.by_seat), TUTOR]
        draw_piece = part_of(game.id, "cover", "draw_seat_piece")
        self.cards = [PlaceCard(art, seat, draw_piece, own) for seat in range(max(game.seats))]
        self.free = [FreePlace() for _ in self.cards]
        self._arrange()
        self.order_tag.followed.connect(self.asked)
        self.clash.acted.connect(preparation.tell_colours_apart)
        for seat, card in enumerate(self.cards):
            self._connect_card(seat, card)
        for place in self.free:
            place.opened.connect(self._add_seat)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.who)
        head.addWidget(self.order_line, 1)
        head.addWidget(self.order_tag)
        self.places = Wrapping(gap=14, fills=True)
        for card in (*self.cards, *self.free):
            self.places.add(card)
        self.addLayout(head)
        self.addWidget(self.clash)
        self.addLayout(self.places)

    def _connect_card(self, seat: Seat, card: PlaceCard) -> None:
        now = self.preparation
        card.name.suggest(now.known_names)
        card.named.connect(lambda name: now.change(now.choices.with_place(seat, name=name.strip())))
        card.name.editingFinished.connect(lambda: self._called(seat, card.name.text().strip()))
        card.seated.connect(lambda player: now.seat(seat, player))
        card.levels_wanted.connect(lambda: self.levelling.toggle(seat))
        card.coloured.connect(lambda colour: now.change(c.with_colour(now.choices, seat, colour)))
        card.removed.connect(lambda: now.remove(seat))
        card.moved.connect(self._move)
        card.owned.connect(lambda option, value: self._own(seat, option, value))

    def _move(self, start: Seat, end: Seat) -> None:
        """A seat goes elsewhere in the order of play, and the keyboard with it."""
        now = self.preparation
        if 0 <= end < len(now.choices.places) and start != end:
            grip_had_focus = self.cards[start].grip.hasFocus()
            now.change(c.moved(now.game, now.choices, start, end))
            if grip_had_focus:
                self.cards[end].grip.setFocus(Qt.FocusReason.TabFocusReason)

    def _own(self, seat: Seat, option: str, value: object) -> None:
        """What somebody has chosen for the own seat."""
        now = self.preparation
        if option == TUTOR:
            set_tutor(now, seat, value)
        else:
            now.set_at(seat, option, value)

    def _called(self, seat: Seat, name: str) -> None:
        """The first person at the table is who plays on this computer now."""
        if seat == c.me(self.preparation.choices) and name != self.preparation.program.settings.name:
            self.preparation.call_me(name)

    def _add_seat(self, kind: str) -> None:
        self.preparation.add_seat(kind)
        self.cards[len(self.preparation.choices.places) - 1].name.setFocus()

    # Showing

    def say_again(self) -> None:
        self.who.setText(self.words.say("new-who"))

    def show_choices(self, *, wanted: bool) -> None:
        if not wanted:
            for part in (self.who, self.order_line, self.order_tag, self.clash, *self.cards, *self.free):
                part.hide()
            return
        words, choices, offer = self.words, self.preparation.choices, self.preparation.offer
        count = len(choices.places)
        self.who.show()
        for seat, card in enumerate(self.cards):
            card.setVisible(seat < count)
            if seat < count:
                is_open = self.levelling.seat == seat
                face = card_face(words, choices, seat, offer.by_seat, is_open=is_open)
                own = (*face.own, *own_tutor(words, self.preparation, seat))
                card.show_place(choices.places[seat], replace(face, own=own))
        reason, actions = opening(words, choices)
        for number, place in enumerate(self.free):
            place.setVisible(count < len(self.cards) and number == 0)
            place.tell(words.say("seat-number", number=count + number + 1), reason, actions)
        is_known = order_to_start(words.game, choices) is not None or bool(offer.naming_seats)
        self.order_line.setText(words.say("new-order" if is_known else "new-order-later"))
        self.order_line.setVisible(count > 1)
        self.order_tag.setVisible(count > 1 and bool(self.order_tag.rule))
        self.clash.tell(*merging_colours(words, choices))
        self.places.invalidate()

    @property
    def tabs(self) -> list[QWidget]:
        """Lead from name to name first: people are written down before anything else."""
        names = [card.name for card in self.cards]
        cards = [widget for card in self.cards for widget in card.tabs if widget is not card.name]
        free = [button for place in self.free for button in place.open.values()]
        return [self.clash.action, *names, *cards, *free, self.order_tag]
